"""The fixed loop that figures are compared with: machines differ, and are busy."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import NamedTuple


class Figure(NamedTuple):
    """`value` is a rate (`/s`) or processor time (`µs`, `ms`); `loop` is the best time of the loop beside it."""

    name: str
    value: float
    unit: str
    loop: float

    @property
    def in_loops(self) -> float:
        """How many fit into the time of the loop, or how many loops one takes."""
        return self.value * self.loop if self.unit == "/s" else self.value / SECONDS[self.unit] / self.loop

    def better(self, other: Figure) -> Figure:
        """The better one: whatever else the machine does makes figures worse."""
        return min(self, other, key=lambda figure: -figure.in_loops if self.unit == "/s" else figure.in_loops)


SECONDS = {"ms": 1e3, "µs": 1e6}


def loop() -> float:
    """Seconds for a fixed piece of plain Python: calls, lists, dictionaries, integers."""
    start = process_time()
    counts: dict[int, int] = {}
    items = list(range(64))
    total = 0
    for number in range(60_000):
        item = items[number & 63]
        counts[item] = counts.get(item, 0) + number
        if item & 7 == 0:
            items = items[:]
        total += max(item, number & 31)
    assert total and counts
    return process_time() - start


class Trial(NamedTuple):
    """Something to measure; `prepare` returns what is run several times and gives its own value."""

    name: str
    unit: str
    prepare: Callable[[], Callable[[], float]]
    times: int = 5

    def measure(self) -> Figure:
        """The best of several short runs, and the best of the loops that precede them."""
        once = self.prepare()
        best, fixed = 0.0, 1e9
        for _ in range(self.times):
            fixed = min(fixed, loop())
            value = once()
            best = value if not best else max(best, value) if self.unit == "/s" else min(best, value)
        return Figure(self.name, best, self.unit, fixed)


def rate(play: Callable[[int], int], games: int) -> Callable[[], float]:
    """Choices a second of whole games; `play` plays the game of a number and returns its choices."""

    def once() -> float:
        start = process_time()
        choices = sum([play(number) for number in range(games)])
        return choices / (process_time() - start)

    return once
