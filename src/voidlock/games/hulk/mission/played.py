"""How the bundled missions were played: the sergeant's results, and how hard and how long they are by them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import ceil
from typing import NamedTuple

from .shipped import shipped_mission

MINUTES_A_MARINE, MINUTES_OF_ALIENS = 0.5, 0.5
"""What a turn takes at the page, as tried: the orders of one marine, and the aliens' phase with the reactions to it."""

ROUNDED_TO = 5
"""Minutes; a player is told no more than about how long a mission takes."""

HARDER_BELOW = (0.55, 0.40, 0.25)
"""The sergeant's shares of victories below which a mission is one step harder."""


class Played(NamedTuple):
    """The sergeant's results in a mission, and about how many minutes a player needs."""

    games: int
    wins: int
    turns: float
    minutes: int

    @property
    def hardness(self) -> int:
        """From 1, the easiest, to 4."""
        return 1 + sum(self.wins < share * self.games for share in HARDER_BELOW)


@cache
def _results() -> dict[str, dict[str, float]]:
    """The sergeant's results by mission: `bench/figures.py write` copies them from the benchmark."""
    text = files("voidlock.games.hulk").joinpath("missions", "played.json").read_text(encoding="utf-8")
    results: dict[str, dict[str, float]] = json.loads(text)
    return results


def benchmark_of(name: str) -> Played | None:
    """The benchmark of a bundled mission; its minutes are the benchmark's turns times what a turn takes."""
    found = _results().get(name)
    if found is None:
        return None
    minutes = found["turns"] * (len(shipped_mission(name).marines) * MINUTES_A_MARINE + MINUTES_OF_ALIENS)
    return Played(int(found["games"]), int(found["wins"]), found["turns"], ROUNDED_TO * ceil(minutes / ROUNDED_TO))
