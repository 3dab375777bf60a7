"""A run: which games are still to be played, in chunks, by whom, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from time import perf_counter
from typing import NamedTuple, Protocol

from .games import play_chunk, simulated
from .play import Chunk, Done, Settings
from .tally import Tally

CHUNK_SECONDS = 0.5
"""How long a chunk should take: long beside what handing it out costs, short for whoever looks on or stops the run."""

MOST_GAMES = 2_000
GROWTH = 8
"""A chunk is at most so many times as large as the last one: the first game of a process is slow."""


class Executor(Protocol):
    """Who plays. At most `width` chunks are out at once; each comes back once or raises."""

    @property
    def width(self) -> int: ...

    def submit(self, settings: Settings, chunk: Chunk) -> None:
        """Hand out a chunk."""
        ...

    def wait(self) -> Done:
        """One of the chunks that are out, as soon as it is played. Raises what playing it raised."""
        ...

    def close(self) -> None:
        """Stop at once; chunks that are out are lost."""
        ...


class Here:
    """Plays in this very process."""

    width = 1

    def __init__(self) -> None:
        self._out: list[tuple[Settings, Chunk]] = []

    def submit(self, settings: Settings, chunk: Chunk) -> None:
        self._out.append((settings, chunk))

    def wait(self) -> Done:
        return play_chunk(*self._out.pop())

    def close(self) -> None:
        self._out.clear()


class Progress(NamedTuple):
    """How far a run is. `earlier` games are counted in `done` but were played by a run before this one."""

    done: int
    earlier: int
    games: int
    wins: int
    seconds: float

    @property
    def rate(self) -> float:
        """Games a second of this run; 0 before the first."""
        return (self.done - self.earlier) / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float | None:
        """Seconds to go, if one can say."""
        return (self.games - self.done) / self.rate if self.rate else None


class Outcome(NamedTuple):
    """What was counted; `complete` unless somebody stopped the run."""

    tally: Tally
    complete: bool


Watcher = Callable[[Progress], None]
Keeper = Callable[[Done], None]


def run(
    settings: Settings,
    games: int,
    executor: Executor,
    *,
    earlier: Iterable[Done] = (),
    keep: Keeper | None = None,
    watch: Watcher | None = None,
) -> Outcome:
    """Play all games that `earlier` chunks do not hold yet. Ctrl-C stops the run and gives what is done so far."""
    taken = disjoint(earlier, games)
    total: Tally = simulated(settings.game).tally()
    for done in taken:
        total = total.plus(done.tally)
    before = total.games
    to_do = missing([done.chunk for done in taken], games)
    out = 0
    size = 1
    complete = False
    try:
        width = executor.width if to_do else 0
        start = perf_counter()
        while to_do or out:
            while to_do and out < width:
                executor.submit(settings, cut(to_do, size, width))
                out += 1
            done = executor.wait()
            out -= 1
            # One assignment, so that no interruption finds a chunk half added.
            total = total.plus(done.tally)
            if keep is not None:
                keep(done)
            if watch is not None:
                watch(Progress(total.games, before, games, total.wins, perf_counter() - start))
            size = better_size(size, done)
        complete = True
    except KeyboardInterrupt:
        pass
    finally:
        executor.close()
    return Outcome(total, complete)


def better_size(size: int, done: Done) -> int:
    """How many games the next chunk should hold, going by how long this one took."""
    number = done.chunk.last - done.chunk.first
    wanted = int(number * CHUNK_SECONDS / max(done.seconds, 1e-6))
    return max(1, min(wanted, GROWTH * size, MOST_GAMES))


def cut(to_do: list[Chunk], size: int, width: int) -> Chunk:
    """Take the next chunk off what is to be done; towards the end smaller ones, so that nobody is left waiting."""
    left = sum([chunk.last - chunk.first for chunk in to_do])
    size = min(size, ceil(left / (2 * width)))
    first, last = to_do[0]
    if last - first <= size:
        return to_do.pop(0)
    to_do[0] = Chunk(first + size, last)
    return Chunk(first, first + size)


def disjoint(earlier: Iterable[Done], games: int) -> list[Done]:
    """Chunks within the run of which no two share a game: none is counted twice."""
    taken: list[Done] = []
    reached = 0
    for done in sorted(earlier, key=lambda done: done.chunk):
        if done.chunk.first >= reached and done.chunk.last <= games:
            taken.append(done)
            reached = done.chunk.last
    return taken


def missing(taken: Iterable[Chunk], games: int) -> list[Chunk]:
    """The games between and after these chunks, which are disjoint and in order."""
    gaps: list[Chunk] = []
    reached = 0
    for first, last in taken:
        if first > reached:
            gaps.append(Chunk(reached, first))
        reached = last
    if reached < games:
        gaps.append(Chunk(reached, games))
    return gaps
