"""Where brother stands and looks: a position, the question, his answer and why."""

from __future__ import annotations

import pytest

from tests.bots.asking import FIVE, at, says
from tests.stage import Stage, stage
from voidlock.games.angel.bots.brother.manoeuvres import Ground, machine_gain, move_gain
from voidlock.games.angel.bots.brother.weights import WEIGHTS
from voidlock.games.angel.facts import (
    marine_called,
    team_called,
)

W = WEIGHTS
LAST = 1 + W["last"]
"""What the last Marine of a team is worth."""


def stands(table: Stage, marine: str, place: int, side: int) -> float:
    return Ground(table.state).stands(marine_called(marine), place, side)


def test_how_well_he_stands() -> None:
    """The danger, less a little for what he can attack there and what may come out of Terrain."""
    table = stage("deino> 1, lorenzo<, leon>", L1="claw claw", R1="claw", R2="tail tail tail tail")
    facing_left = -(1 - (1 - 1 / 4) * (1 - 1 / 3)) + 2 * W["attackable"]
    assert stands(table, "deino", 0, 0) == pytest.approx(facing_left)
    facing_right = -(1 - (1 - 1 / 9) * (1 - 1 / 2)) + (1 + 3) * W["attackable"]
    assert stands(table, "deino", 0, 1) == pytest.approx(facing_right)


def test_he_looks_at_terrain_from_which_they_come() -> None:
    """A Ventilation Duct sends more than a Corridor; what he has in front of him counts more than what he can reach."""
    table = stage("deino>, lorenzo<, gideon>", terrain={"corridor": "L1", "ventilation_duct": "R2"})
    assert stands(table, "deino", 0, 0) == pytest.approx(0.35 * (W["spawn_front"] + W["spawn_reach"]))
    assert stands(table, "deino", 0, 1) == pytest.approx(1.2 * W["spawn_reach"])
    assert stands(table, "gideon", 2, 1) == 0
    yellow, orange = (
        stage("gideon>, leon<", terrain={"door": "R1"}),
        stage("gideon>, leon<", terrain={"dark_corner": "R1"}),
    )
    each = W["spawn_front"] + W["spawn_reach"]
    assert stands(orange, "gideon", 0, 1) == pytest.approx(0.9 * each)
    assert stands(yellow, "gideon", 0, 1) == pytest.approx(0.6 * each + W["seek"] * W["door_far"])


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


def test_a_trade_is_worth_what_both_gain() -> None:
    """Those of the team may turn around afterwards, others look as they did."""
    table = stage("leon< 1, deino> 2, lorenzo<", R1="claw claw")
    ground, leon, deino = Ground(table.state), marine_called("leon"), marine_called("deino")
    blue, red = team_called("blue"), team_called("red")
    assert ground.best_side(deino, 0) == 1
    left = Ground(stage("deino>, leon<", L1="claw").state)
    assert left.best_side(deino, 0) == 0
    assert left.turned(deino, 0) == left.stands(deino, 0, 0)
    assert ground.best_side(leon, 0) == 1
    with_lord = stage("deino< 1, leon>", L1="claw claw claw", R2="lord_head_tail", location="genestealer_lair")
    assert Ground(with_lord.state).best_side(deino, 0) == 0
    deino_here, deino_there = ground.turned(deino, 0), ground.turned(deino, 1)
    left_here, left_there = ground.stands(leon, 1, 0), ground.stands(leon, 0, 0)
    assert ground.trade_gain(blue, deino, leon) == pytest.approx(deino_here - deino_there + left_here - left_there)
    leon_gains = ground.turned(leon, 1) - ground.turned(leon, 0)
    deino_gains = ground.stands(deino, 0, 1) - ground.stands(deino, 1, 1)
    assert ground.trade_gain(red, leon, deino) == pytest.approx(leon_gains + deino_gains)


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
    ground, deino = Ground(table.state), marine_called("deino")
    gained = ground.turned(deino, place) - ground.stands(deino, 1, 1)
    if place != 1:
        other = table.state.formation[place]
        facing = table.state.facing[other]
        gained += ground.stands(other, 1, facing) - ground.stands(other, place, facing)
    assert move_gain(ground, team_called("blue")) == pytest.approx(gained), why
    assert gained > 0.4


def test_a_machine_beside_him_counts_as_well() -> None:
    table = stage("leon>, deino>, gideon<", terrain={"artefact": "R2"})
    ground, deino = Ground(table.state), marine_called("deino")
    assert ground.best_side(deino, 1) == 1
    assert move_gain(ground, team_called("blue")) == pytest.approx(W["artefact"])


@pytest.mark.parametrize("facing", "<>")
@pytest.mark.parametrize("side", "LR")
def test_he_can_use_a_machine_on_either_side_of_him(facing: str, side: str) -> None:
    for used, worth in ((False, W["artefact"]), (True, 0)):
        place = {"spot": f"{side}2", "activated": used}
        table = stage(f"leon>, deino{facing}, gideon<", terrain={"artefact": place})
        deino = marine_called("deino")
        assert machine_gain(table.state, deino, 1) == pytest.approx(worth)
