"""Which card brother chooses, and what its ability adds: a position, the question, his answer and why."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tests.bots.asking import FIVE, at, says
from tests.stage import Stage, stage
from voidlock.games.angel.bots.brother.abilities import ability_gain
from voidlock.games.angel.bots.brother.actions import WEIGHTS as ACTION_WEIGHTS
from voidlock.games.angel.bots.brother.needs import NAMES, Needs
from voidlock.games.angel.bots.brother.threat import danger
from voidlock.games.angel.bots.brother.tokens import token_gain
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    MOVE_ACTIVATE,
    SUPPORT,
    team_by_name,
)

# ---------------------------------------------------------------------- what the abilities of cards add


@pytest.mark.parametrize(
    ("team", "type", "formation", "position", "gain"),
    [
        # Block, Counter Attack: the danger to Gideon, to Lorenzo.
        ("green", SUPPORT, "gideon>, noctis<", {"R1": "claw", "R2": FIVE}, 1 / 3),
        ("blue", SUPPORT, "deino>, lorenzo<", {"R1": FIVE, "L2": "claw"}, 1 / 3),
        ("blue", SUPPORT, "deino>, leon<", {"R1": FIVE}, 0),
        # Defensive Stance: a roll that a token buys always misses, but for a sixth.
        ("yellow", SUPPORT, "claudio> 1, goriel<", {"R1": "claw tail", "L2": "claw"}, 1 / 4 - 1 / 12),
        ("yellow", SUPPORT, "claudio> 3, leon<", {"R1": "claw"}, 0),
        # Overwatch: everyone who can pay.
        ("red", SUPPORT, "leon> 2, valencio< 1, deino<", {}, 2),
        ("red", SUPPORT, "leon>, valencio<, deino< 1", {}, 0),
        # Strategize: the worst danger there is. Power Field: the worst swarm.
        ("purple", SUPPORT, "zael>, omnio<", {"R1": "claw", "L2": "claw tail"}, 1 / 2),
        ("grey", SUPPORT, "scipio>, leon<", {"R1": "claw", "L2": "claw tail"}, 1 / 2),
        ("grey", SUPPORT, "scipio>, leon<", {}, 0),
        # Stealth Tactics: a pile that it empties.
        ("grey", MOVE_ACTIVATE, "scipio>, leon<", {"piles": {"left": 1, "right": 4}}, 1),
        ("grey", MOVE_ACTIVATE, "scipio>, leon<", {"piles": {"left": 2, "right": 4}}, 0),
        # Intimidation: 2.5 cards of those around the Blue Marines.
        ("blue", MOVE_ACTIVATE, "deino>, leon<", {"R1": "claw claw", "L2": FIVE}, 1 / 2),
        ("blue", MOVE_ACTIVATE, "deino>, lorenzo<", {"R1": "claw claw", "L2": FIVE}, (1 / 2 + 1) * 2.5 / 7),
        ("blue", MOVE_ACTIVATE, "deino>, leon<", {"L2": FIVE}, 0),
        # Run and Gun has none that shows on the board.
        ("green", MOVE_ACTIVATE, "gideon>, noctis<", {"R1": FIVE}, 0),
    ],
)
def test_what_an_ability_adds(team: str, type: int, formation: str, position: dict[str, object], gain: float) -> None:
    table = at(formation, position)
    assert ability_gain(table.state, team_by_name(team), type) == pytest.approx(gain)


# ---------------------------------------------------------------------- which card


def needs(table: Stage, team: str) -> dict[str, float]:
    return dict(zip(NAMES, Needs(table.state).features(team_by_name(team)), strict=True))


def test_what_the_board_needs() -> None:
    """Counted by hand for the Blue team: what threatens whom, what lies behind backs, piles, tokens, who is left."""
    table = stage(
        "deino> 1, lorenzo<, leon>, gideon<", R1="claw claw", R2="tail", L3="head", piles={"left": 7, "right": 3}
    )
    found = needs(table, "blue")
    deino, lorenzo, leon = 1 / 4, 1 / 3, 1 / 3
    assert found["danger"] == pytest.approx(deino + lorenzo + leon)
    assert found["danger"] == pytest.approx(danger(table.state))
    assert found["own_danger"] == pytest.approx(deino + lorenzo)
    assert found["worst"] == pytest.approx(1 / 3)
    assert found["cards"] == pytest.approx(4 / 4)
    assert found["behind"] == pytest.approx(2 / 2)
    assert found["pile"] == pytest.approx(3 / 5)
    assert needs(stage("deino>, leon<", piles={"left": 3, "right": 7}), "blue")["pile"] == pytest.approx(3 / 5)
    assert found["token"] == pytest.approx(max(token_gain(table.state, marine) for marine in table.state.formation))
    spent = needs(stage("deino> 4, leon< 4, gideon> 4"), "blue")
    assert (spent["token"], spent["supply"]) == (0, 1)
    assert found["tokens"] == pytest.approx(1 / 3)
    assert found["own_tokens"] == pytest.approx(1 / 2)
    assert found["marines"] == pytest.approx(4 / 6)
    assert (found["one"], found["pair"], found["others_can"], found["supply"]) == (1, 1, 2, 0)
    assert needs(table, "red")["pair"] == 0
    red, green = needs(table, "red")["attack"], needs(table, "green")["attack"]
    assert found["others_attack"] == pytest.approx(red + green)
    assert red > 0
    assert not any(found[name] for name in NAMES[NAMES.index("last") :])


@pytest.mark.parametrize(
    ("why", "formation", "swarms", "answer"),
    [
        ("a swarm in front is attacked", "leon>, valencio>, deino<", {"R1": "claw claw"}, "full_auto"),
    ],
)
def test_which_card(why: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    table = at(formation, {"teams": [["red", "blue"]], **swarms})
    assert says(table) == f"choose:{answer}", why


def test_a_feature_that_was_not_fitted_says_nothing() -> None:
    fitted = json.loads(files("voidlock.games.angel.bots.brother").joinpath("needs.json").read_text(encoding="utf-8"))
    for number, name in enumerate(ACTION_NAMES):
        missing = [feature for feature in NAMES if feature not in fitted[name]]
        assert [ACTION_WEIGHTS[number][NAMES.index(feature)] for feature in missing] == [0.0] * len(missing)
    assert any(feature not in fitted[name] for name in ACTION_NAMES for feature in NAMES)
