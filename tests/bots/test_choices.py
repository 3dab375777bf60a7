"""What choices cost: a blunder is found, and nothing is claimed where luck explains the difference."""

from __future__ import annotations

import random

from voidlock.games.angel.kit import KIT
from voidlock.search.choices import costly

LAST_STAND: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon<"],
        "location": "toxin_pumping_station",
        "ahead": [],
        "piles": {"left": 0, "right": 0},
        "terrain": {},
        "phase": "resolve",
        "table": {"red": "full_auto"},
        "swarms": {"L1": "claw"},
    },
    "dice": [0],
}
"""The last Genestealer: a hit wins, and a 0 in defence loses."""


def played(*answers: str) -> list[tuple[str, str]]:
    """The answers given and the better ones, as far as they differ by more than luck."""
    game = KIT.loaded(LAST_STAND)[0]  # type: ignore[arg-type]
    for text in answers:
        game.apply(1, text)
    found = costly(game, [1], random.Random(1), seconds=4)
    for each in found:
        assert 0 < each.low <= each.cost <= each.high
    return [(each.given.text, each.better.text) for each in found]


def test_not_to_attack_is_a_blunder() -> None:
    assert ("stop", "attack:leon:L1") in played("stop")


def test_the_only_sensible_answer_costs_nothing() -> None:
    assert "attack:leon:L1" not in [given for given, _ in played("attack:leon:L1")]
