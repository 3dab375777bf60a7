"""The twelve Space Marines: their teams, their ranges, and what they reach."""

import pytest

from tests.stage import stage
from voidlock.games.angel.facts import MARINE_NAMES, MARINES, TEAM_NAMES

ROSTER = {
    "gideon": ("green", 0),
    "noctis": ("green", 2),
    "claudio": ("yellow", 0),
    "goriel": ("yellow", 2),
    "leon": ("red", 3),
    "valencio": ("red", 2),
    "lorenzo": ("blue", 2),
    "deino": ("blue", 2),
    "calistarius": ("grey", 2),
    "scipio": ("grey", 2),
    "zael": ("purple", 1),
    "omnio": ("purple", 2),
}

ATTACK_CARDS = {
    "green": "dead_aim",
    "yellow": "heroic_charge",
    "red": "full_auto",
    "blue": "lead_by_example",
    "grey": "psionic_attack",
    "purple": "flamer_attack",
}

KINDS = ("head", "tail", "claw", "tongue")


def test_every_marine_has_his_team_and_range() -> None:
    assert {marine.id: (TEAM_NAMES[marine.team], marine.range) for marine in MARINES} == ROSTER


def reached(marine: str, position: int, facing: str) -> list[str]:
    """What he may attack from a position among seven, with a swarm at every spot."""
    others = [other for other in MARINE_NAMES if ROSTER[other][0] != ROSTER[marine][0]][:6]
    others.insert(position - 1, marine + facing)
    swarms = {f"{side}{row}": KINDS[row % 4] for row in range(1, 8) for side in "LR"}
    t = stage(", ".join(others), **swarms, play=ATTACK_CARDS[ROSTER[marine][0]], agenda=["next_action"], dice=[])
    return [text.rpartition(":")[2] for text in t.options() if text.startswith("attack:")]


@pytest.mark.rule("R-3.7", "R-6.19")
@pytest.mark.parametrize("marine", ROSTER)
@pytest.mark.parametrize(("facing", "side"), [("<", "L"), (">", "R")])
def test_he_reaches_positions_within_his_range_on_the_side_he_faces_only(marine: str, facing: str, side: str) -> None:
    distance = ROSTER[marine][1]
    assert reached(marine, 4, facing) == [f"{side}{row}" for row in range(4 - distance, 4 + distance + 1)]


@pytest.mark.rule("R-6.19")
def test_a_turned_marine_reaches_the_other_side() -> None:
    t = stage("gideon< 1, noctis>", R1="claw", play="run_and_gun", dice=[1])
    t.answer("stop", "turn:gideon", "stop")
    assert "attack:gideon:R1" in t.options()
