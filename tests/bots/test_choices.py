"""What choices cost: a blunder is found, and nothing is claimed where luck explains the difference."""

from __future__ import annotations

import pytest

from voidlock.engine import Answer, rounds_of
from voidlock.games.angel.kit import KIT
from voidlock.odds.hindsight import LookBack
from voidlock.search.choices import costly, costs, hindsight, look_on

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
    game = KIT.load(LAST_STAND)[0]  # type: ignore[arg-type]
    for text in answers:
        game.apply(1, text)
    found = costly(game, [1], "1", seconds=4).told
    for each in found:
        assert 0 < each.low <= each.cost <= each.high
    return [(each.given.text, each.better.text) for each in found]


def test_not_to_attack_is_a_blunder() -> None:
    assert ("stop", "attack:leon:L1") in played("stop")


def test_the_only_sensible_answer_costs_nothing() -> None:
    assert "attack:leon:L1" not in [given for given, _ in played("attack:leon:L1")]


def test_a_look_back_goes_on_where_it_was_left() -> None:
    game = KIT.load(LAST_STAND)[0]  # type: ignore[arg-type]
    game.apply(1, "stop")
    whole = look_on(game, [1], "1", 60, LookBack())
    sofar, steps = LookBack(), 0
    while not sofar.over:
        before, sofar, steps = sofar, look_on(game, [1], "1", 60, sofar, batch=0), steps + 1
        assert sofar.looked + sofar.studied <= before.looked + before.studied + 1
        assert 0 < sofar.progress(60).share < 1
    assert steps >= whole.looked + whole.studied > 1
    assert sofar._replace(spent=0.0) == whole._replace(spent=0.0)
    assert costs(game, sofar) == costs(game, whole)


FIRING_LINE: dict[str, object] = {
    "voidlock": 1,
    "seed": "hindsight",
    "position": {
        "formation": ["leon<", "valencio> 1", "gideon<", "noctis>", "claudio<", "goriel> 1"],
        "swarms": {"L1": "claw claw claw claw"},
        "round": 3,
        "phase": "event",
    },
}
"""Round 4 begins after an Event: Leon faces a swarm of four."""


def test_a_round_is_looked_back_at_once_the_next_has_begun() -> None:
    game = KIT.load(FIRING_LINE)[0]  # type: ignore[arg-type]
    while 5 not in rounds_of(game):
        game.apply(1, next(text for text in game.pending[0].texts()[::-1]))
    answers = [given for given in game.inputs if isinstance(given, Answer)]
    inputs = rounds_of(game)[4]
    found = hindsight(game, [1], 4, "1", seconds=3)
    assert found.choices == len([given for given in game.inputs[inputs.start : inputs.stop] if given in answers])
    assert 0 < found.looked <= found.choices
    assert all(each.place is not None and inputs.start <= each.place.inputs < inputs.stop for each in found.told)
    for each in found.told:
        assert each.cost <= each.high
        assert each.low > 0 or not each.clear
    assert [each.clear for each in found.told] in ([], [False], [True], [True] * 2, [True] * 3)


def test_a_round_that_never_began_is_no_round() -> None:
    game = KIT.load(FIRING_LINE)[0]  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        hindsight(game, [1], 9, "1", seconds=1)
