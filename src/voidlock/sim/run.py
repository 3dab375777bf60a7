"""Scheduler of a run: dynamic chunking (guided self-scheduling) over an executor, and a running total."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from time import perf_counter
from typing import NamedTuple, Protocol

from .games import play_chunk, simulated_game
from .play import Chunk, Done, Settings
from .tally import Tally

CHUNK_SECONDS = 0.5
"""Target duration of a chunk: long compared to its overhead, short enough for progress and Ctrl-C."""

MOST_GAMES = 2_000
GROWTH = 8
"""How much larger than the last a chunk may be: the first game of a process is slow."""


class Executor(Protocol):
    """Plays chunks, at most `width` at a time; each is returned once or raises."""

    @property
    def width(self) -> int: ...

    def submit(self, settings: Settings, chunk: Chunk) -> None:
        """Start a chunk."""
        ...

    def wait(self) -> Done:
        """Wait for the next finished chunk. Raises what playing it raised."""
        ...

    def close(self) -> None:
        """Stop immediately and drop the chunks in progress."""
        ...


class InProcess:
    """Plays in this process."""

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
    """The progress of a run. `done` includes `earlier` games, which an earlier run played."""

    done: int
    earlier: int
    games: int
    wins: int
    seconds: float

    @property
    def rate(self) -> float:
        """Games per second of this run; 0 before the first."""
        return (self.done - self.earlier) / self.seconds if self.seconds else 0.0

    @property
    def seconds_left(self) -> float | None:
        """Estimated seconds left; None before the first game."""
        return (self.games - self.done) / self.rate if self.rate else None


class Outcome(NamedTuple):
    """The tally, and whether the run finished without being stopped."""

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
    """Play all games that `earlier` chunks lack. Ctrl-C stops the run and returns the tally so far."""
    taken = disjoint(earlier, games)
    total: Tally = simulated_game(settings.game).tally()
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
        if watch is not None:
            watch(Progress(before, before, games, total.wins, 0.0))
        while to_do or out:
            while to_do and out < width:
                executor.submit(settings, cut(to_do, size, width))
                out += 1
            done = executor.wait()
            out -= 1
            # A single assignment: an interrupt never sees a half-added chunk.
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
    """The size of the next chunk, from the duration of this one."""
    number = done.chunk.last - done.chunk.first
    wanted = int(number * CHUNK_SECONDS / max(done.seconds, 1e-6))
    return max(1, min(wanted, GROWTH * size, MOST_GAMES))


def cut(to_do: list[Chunk], size: int, width: int) -> Chunk:
    """Cut the next chunk off; chunks shrink towards the end, so that all workers finish together."""
    left = sum([chunk.last - chunk.first for chunk in to_do])
    size = min(size, ceil(left / (2 * width)))
    first, last = to_do[0]
    if last - first <= size:
        return to_do.pop(0)
    to_do[0] = Chunk(first + size, last)
    return Chunk(first, first + size)


def disjoint(earlier: Iterable[Done], games: int) -> list[Done]:
    """The chunks within the run, without overlaps: no game counts twice."""
    taken: list[Done] = []
    reached = 0
    for done in sorted(earlier, key=lambda done: done.chunk):
        if done.chunk.first >= reached and done.chunk.last <= games:
            taken.append(done)
            reached = done.chunk.last
    return taken


def missing(taken: Iterable[Chunk], games: int) -> list[Chunk]:
    """The gaps between and after these chunks, which are disjoint and sorted."""
    gaps: list[Chunk] = []
    reached = 0
    for first, last in taken:
        if first > reached:
            gaps.append(Chunk(reached, first))
        reached = last
    if reached < games:
        gaps.append(Chunk(reached, games))
    return gaps
