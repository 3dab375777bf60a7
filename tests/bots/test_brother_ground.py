"""Where brother stands and looks: a position, the question, his answer and why."""

from __future__ import annotations

import pytest

from tests.bots.asking import FIVE, at, says
from tests.stage import Stage, stage
from voidlock.games.angel.bots.brother.manoeuvres import Ground, move_gain
from voidlock.games.angel.bots.brother.weights import WEIGHTS
from voidlock.games.angel.facts import (
    marine_by_name,
    team_by_name,
)

W = WEIGHTS


def stands(table: Stage, marine: str, place: int, side: int) -> float:
    return Ground(table.state).stands(marine_by_name(marine), place, side)


def test_he_seeks_machines_that_are_worth_it() -> None:
    """At the final location more so; one that has been activated is none."""
    for location, seek in (("maintenance_tunnels", "seek"), ("launch_control_room", "seek_final")):
        table = stage("deino>, leon<", terrain={"artefact": "R1"}, location=location)
        spawns = 0.35 * (W["spawn_front"] + W["spawn_reach"])
        assert stands(table, "deino", 0, 1) == pytest.approx(spawns + W[seek] * W["artefact"])
        other = stage("deino<, leon<", terrain={"artefact": "L1"}, location=location)
        assert stands(other, "deino", 0, 0) == pytest.approx(spawns + W[seek] * W["artefact"])
    used = stage("deino>, leon<", terrain={"artefact": {"spot": "R1", "activated": True}})
    assert stands(used, "deino", 0, 1) == pytest.approx(0.35 * (W["spawn_front"] + W["spawn_reach"]))


def test_a_brood_lord_within_reach_counts_where_he_is_hunted() -> None:
    for location, lord in (("genestealer_lair", W["lord_reach"]), ("launch_control_room", 0)):
        table = stage("deino>, leon<", R1="lord_head_tail", location=location)
        assert stands(table, "deino", 0, 1) == pytest.approx(-1 / 2 + 2 * W["attackable"] + lord)


@pytest.mark.parametrize(
    ("why", "formation", "swarms", "answer"),
    [
        (
            "he takes the place of one who is weaker there",
            "leon>, deino> 3, lorenzo<",
            {"R1": FIVE[:14]},
            "move:deino:leon",
        ),
        ("a trade must be worth the trouble", "leon>, deino>, lorenzo<", {"R1": "claw"}, "stop"),
    ],
)
def test_who_trades_places(why: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    assert says(at(formation, swarms, play="intimidation")) == answer, why


def test_nobody_turns_for_nothing() -> None:
    table = stage("deino<, lorenzo<, leon>", L1="claw", R1="claw", play="intimidation")
    assert says(table, "stop") == "stop"


@pytest.mark.parametrize(
    ("why", "swarms", "place"),
    [
        ("he takes Leon's place, who has no tokens", {"R1": "claw claw claw"}, 0),
        ("he takes Gideon's place", {"L3": "claw claw claw"}, 2),
        ("he turns around where he is", {"L2": "claw claw claw"}, 1),
    ],
)
def test_what_a_manoeuvre_is_worth(why: str, swarms: dict[str, object], place: int) -> None:
    """To turn, or to trade places with a neighbour, who goes on looking as he does."""
    table = at("leon>, deino> 3, gideon<", swarms)
    ground, deino = Ground(table.state), marine_by_name("deino")
    gained = ground.rating_turned(deino, place) - ground.stands(deino, 1, 1)
    if place != 1:
        other = table.state.formation[place]
        facing = table.state.facing[other]
        gained += ground.stands(other, 1, facing) - ground.stands(other, place, facing)
    assert move_gain(ground, team_by_name("blue")) == pytest.approx(gained), why
    assert gained > 0.4
