"""Runs: the same result however they are cut up, and nothing counted twice."""

from tests.sim.settings import of_angel
from voidlock.games.angel.tally import AngelTally
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk, Done
from voidlock.sim.run import InProcess, Progress, better_size, cut, disjoint, missing, run
from voidlock.sim.written import tally_data

SETTINGS = of_angel(2, "draft", ("random", "random"), "run")


def whole(games: int) -> object:
    return tally_data(play_chunk(SETTINGS, Chunk(0, games)).tally)


def done(first: int, last: int) -> Done:
    return play_chunk(SETTINGS, Chunk(first, last))


class Stopped(InProcess):
    """Ctrl-C is pressed after so many chunks."""

    def __init__(self, chunks: int) -> None:
        super().__init__()
        self.chunks = chunks
        self.closed = False

    def wait(self) -> Done:
        if not self.chunks:
            raise KeyboardInterrupt
        self.chunks -= 1
        return super().wait()

    def close(self) -> None:
        self.closed = True


# ---------------------------------------------------------------------- stopping and going on


def test_ctrl_c_gives_what_is_done_so_far() -> None:
    executor = Stopped(3)
    kept: list[Done] = []
    outcome = run(SETTINGS, 1_000_000, executor, keep=kept.append)
    assert not outcome.complete
    assert executor.closed
    assert outcome.tally.games == sum(part.tally.games for part in kept)
    assert tally_data(outcome.tally) == whole(outcome.tally.games)


def test_a_run_goes_on_where_it_stopped() -> None:
    kept: list[Done] = []
    run(SETTINGS, 60, Stopped(2), keep=kept.append)
    assert kept
    outcome = run(SETTINGS, 60, InProcess(), earlier=kept)
    assert tally_data(outcome.tally) == whole(60)


def test_chunks_that_overlap_are_counted_once() -> None:
    earlier = [done(5, 9), done(0, 6), done(0, 6), done(20, 40)]
    outcome = run(SETTINGS, 30, InProcess(), earlier=earlier)
    assert tally_data(outcome.tally) == whole(30)
    assert [part.chunk for part in disjoint(earlier, 30)] == [(0, 6)]


def test_nothing_to_play_asks_nobody() -> None:
    outcome = run(SETTINGS, 6, Stopped(0), earlier=[done(0, 6)])
    assert outcome.complete
    assert outcome.tally.games == 6


def test_gaps() -> None:
    assert missing([], 10) == [(0, 10)]
    assert missing([Chunk(0, 2), Chunk(4, 5)], 10) == [(2, 4), (5, 10)]
    assert missing([Chunk(0, 10)], 10) == []


# ---------------------------------------------------------------------- chunks and progress


def test_chunks_are_cut_off_and_become_small_towards_the_end() -> None:
    to_do = [Chunk(0, 4), Chunk(10, 40)]
    assert cut(to_do, 10, 1) == (0, 4)
    assert cut(to_do, 10, 1) == (10, 20)
    assert to_do == [(20, 40)]
    assert cut(to_do, 100, 2) == (20, 25)


def test_chunks_grow_and_shrink_with_the_time_they_take() -> None:
    assert better_size(1, Done(Chunk(0, 1), AngelTally(), 0.001)) == 8
    assert better_size(100, Done(Chunk(0, 100), AngelTally(), 0.25)) == 200
    assert better_size(100, Done(Chunk(0, 100), AngelTally(), 100.0)) == 1


def test_progress_is_told_after_every_chunk() -> None:
    told: list[Progress] = []
    run(SETTINGS, 40, InProcess(), earlier=[done(0, 10)], watch=told.append)
    assert told[-1].done == told[-1].games == 40
    assert told[-1].earlier == 10
    assert [progress.done for progress in told] == sorted({progress.done for progress in told})
    assert told[-1].seconds_left == 0
    assert told[0] == Progress(10, 10, 40, told[0].wins, 0.0)  # a bar can be seen before the first game is over
    assert told[1].rate > 0


def test_rate_and_time_left() -> None:
    progress = Progress(done=30, earlier=10, games=130, wins=2, seconds=4.0)
    assert progress.rate == 5.0
    assert progress.seconds_left == 20.0
    assert Progress(10, 10, 130, 2, 0.0).seconds_left is None
