"""The squad leader weighs his orders: who goes where the room burns, what a place is worth, whom to fire at."""

from __future__ import annotations

from typing import cast

import pytest

from tests.bots.commanding import says
from tests.hulk.boards import AIRLOCK, NEST, RESCUE, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock.engine import Choice, Json
from voidlock.games.hulk.bots.sergeant.danger import AMBUSH, AMBUSH_SEEN, FLANK, NEVER, WATCHED, threat
from voidlock.games.hulk.bots.sergeant.fire import urgency
from voidlock.games.hulk.bots.sergeant.goals import FOLLOW, GO, Goal, field_to, goals
from voidlock.games.hulk.bots.sergeant.orders import (
    CAREFUL,
    GLANCE,
    STEADY,
    STEP,
    WATCH,
    WAY_IN,
    Plan,
    into_range,
    plan,
    shot_value,
    walk_in_full,
)
from voidlock.games.hulk.bots.sergeant.relay import chain
from voidlock.games.hulk.bots.sergeant.walks import walks
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state.options import Answer

FLAMER = "heavy_flamer power_fist ammunition=6"
LEAVE = {"victory": "win = exited(1)"}
CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}


def square(table: Stage, name: str) -> Square:
    return table.state.board.square_called(name)


# ---------------------------------------------------------------------- the flamer on his way


def into(table: Stage) -> str:
    """The order that brings the flamer to where he can burn the room in this activation; empty if there is none."""
    choice = cast("Choice[Answer]", table.answer("activate:a").asked)
    place = into_range(table.state, table.number("a"), choice)
    return choice.options[place].text if place >= 0 else ""


BURN = {"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}


@pytest.mark.parametrize(
    ("why", "marine", "points", "order"),
    [
        ("the door before him is opened", "21,5 N", 0, "open:21,4"),
        ("a step, the door and the shot are four points", "21,6 N", 0, "move:21,5"),
        ("another step is one too many", "21,7 N", 0, ""),
        ("unless a command point pays for it", "21,7 N", 1, "move:21,6"),
    ],
)
def test_two_points_are_kept_for_the_shot(why: str, marine: str, points: int, order: str) -> None:
    table = stage(SUICIDE, {"a": f"{marine} {FLAMER}"}, mission=BURN, command_points=points)
    assert into(table) == order, why


@pytest.mark.parametrize(
    ("why", "marine", "order"),
    [
        ("an open door costs nothing, so he turns round", "21,9 S", "turn:W"),
        ("also where it is before him", "21,5 S", "turn:W"),
        ("the flamer reaches twelve squares", "21,16 S", "turn:W"),
        ("and not thirteen", "21,17 S", ""),
        ("he does not burn where he stands: a step back", "21,4 N", "move:21,5"),
    ],
)
def test_where_the_room_is_in_sight(why: str, marine: str, order: str) -> None:
    """FLA-1"""
    table = stage(SUICIDE, {"a": f"{marine} {FLAMER}"}, mission=BURN, command_points=0, open=["21,4"])
    assert into(table) == order, why


def test_the_flamer_sees_nothing_past_a_brother() -> None:
    marines = {"a": f"21,6 N {FLAMER}", "b": "21,5 N"}
    assert into(stage(SUICIDE, marines, mission=BURN, command_points=0, open=["21,4"])) == ""


def test_without_a_shot_left_he_need_not_go() -> None:
    empty = FLAMER.replace("=6", "=0")
    assert into(stage(SUICIDE, {"a": f"21,6 N {empty}"}, mission=BURN, command_points=0)) == ""


@pytest.mark.parametrize(
    ("why", "burns", "marine", "order"),
    [
        ("the door to the corridor is part of his room: a step, the door, the shot", "20,5", "15,5 E", "move:16,5"),
        ("two steps are too many", "20,5", "14,5 E", ""),
        ("the room that he stands in cannot be burnt from here", "15,5", "14,5 E", ""),
    ],
)
def test_a_door_in_between_costs_a_point(why: str, burns: str, marine: str, order: str) -> None:
    there = {"objectives": f"there = {burns}", "victory": "win = flame_any(there)", "special": "flamer_ammo = 6"}
    table = stage(AIRLOCK, {"a": f"{marine} {FLAMER}"}, mission=there, command_points=0)
    assert into(table) == order, why


# ---------------------------------------------------------------------- what a place is worth


def best(table: Stage, marine: str, points: int, goal: Goal | None = None) -> Plan:
    number = table.number(marine)
    wanted = {} if goal is None else {number: goal}
    return plan(table.state, number, points, wanted, [1.0] * len(table.state.where), threat(table.state))


IN_FRONT = 0.8
"""A brother with a power fist dies of so many attacks from his front."""


def lost(in_front: float, behind: float = AMBUSH) -> float:
    """In a corridor: something comes from his front or from behind."""
    return 1 - (1 - in_front * IN_FRONT) * (1 - behind * FLANK)


@pytest.mark.parametrize(
    ("why", "mark", "points", "watches"),
    [
        ("overwatch takes two points", "", 2, True),
        ("one is too few", "", 1, False),
        ("and none", "", 0, False),
        ("staying in overwatch costs nothing", " overwatch", 0, True),
    ],
)
def test_overwatch_is_worth_something_and_halves_the_danger(why: str, mark: str, points: int, watches: bool) -> None:
    found = best(stage(AIRLOCK, {"a": "20,5 E", "b": f"3,5 E{mark}"}), "b", points)
    assert (found.walk.first, found.watches) == (None, watches), why
    worth = WATCH - lost(AMBUSH_SEEN * WATCHED) if watches else -lost(AMBUSH_SEEN)
    # Brother a can be attacked from behind.
    assert found.worth == pytest.approx(worth - AMBUSH * FLANK)


def test_the_first_square_of_the_map_is_watched_by_nobody_who_does_not_watch() -> None:
    assert best(stage(AIRLOCK, {"a": "8,2 N"}), "a", 0).worth == pytest.approx(-lost(AMBUSH_SEEN))


def test_a_step_counts_as_much_as_his_part_in_the_mission() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E"})
    two_steps_off = field_to(table.state, [square(table, "1,5")])
    found = best(table, "a", 0, Goal(two_steps_off, FOLLOW))
    assert found.worth == pytest.approx(-2 * STEP * FOLLOW - lost(AMBUSH_SEEN))


def test_after_a_step_back_he_sees_past_the_square_he_has_left() -> None:
    """He keeps two doorways in sight that lie beyond it; two points have brought him back."""
    table = stage(AIRLOCK, {"a": "3,5 E"})
    ways_in = table.state.board.mask([square(table, "5,5"), square(table, "6,5")])
    found = best(table, "a", 2, Goal(field_to(table.state, [square(table, "2,5")]), GO, ways_in=ways_in))
    assert found.walk.first == ("move", square(table, "2,5"))
    assert found.worth == pytest.approx(2 * WAY_IN * GLANCE - 2 * STEADY - lost(AMBUSH_SEEN))


def test_doorways_count_in_full_for_a_marine_who_watches_them() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E overwatch"})
    ways_in = table.state.board.mask([square(table, "5,5"), square(table, "6,5"), square(table, "2,5")])
    found = best(table, "a", 0, Goal([0] * len(table.state.board.names), GO, ways_in=ways_in))
    assert found.worth == pytest.approx(2 * WAY_IN + WATCH - lost(AMBUSH_SEEN * WATCHED))


def test_of_two_places_that_are_equal_he_takes_the_first() -> None:
    """In the crossing one doorway is to his right, one to his left."""
    table = stage(AIRLOCK, {"a": "8,5 N"})
    ways_in = table.state.board.mask([square(table, "7,5"), square(table, "9,5")])
    found = best(table, "a", 1, Goal([0] * len(table.state.board.names), GO, ways_in=ways_in))
    assert found.walk.first == ("turn", 1)


def test_a_marine_who_would_rather_be_safe_stays_where_the_others_go() -> None:
    """A blip waits round the corner."""
    walked = []
    for step in (STEP, CAREFUL):
        table = stage(AIRLOCK, {"a": "3,5 E"}, {"B1": {"at": "8,2", "value": 2}}, mission=LEAVE).answer("activate:a")
        walked.append([option.text for option in walk_in_full(table.game, Marine(0), step)])
    assert walked == [["move:4,5", "move:5,5", "move:6,5", "move:7,5"], ["overwatch"]]


def test_a_walk_ends_where_it_loses_the_mission() -> None:
    """He turns to the blip, and the only square for its second stealer is the one that no alien may step on."""
    kept = {
        "objectives": "panel = 8,1",
        "victory": "win = survive(9)",
        "defeat": "lose1 = alien_on(panel);;lose2 = all_marines_dead",
    }
    table = stage(AIRLOCK, {"a": "8,3 E"}, {"B1": {"at": "8,2", "value": 2}}, mission=kept).answer("activate:a")
    assert [option.text for option in walk_in_full(table.game, Marine(0), STEP)] == ["turn:N"]


# ---------------------------------------------------------------------- ways


def test_aliens_are_flooded_for_two_phases() -> None:
    """Eleven squares to 12,5; the door at 13,5 costs one more."""
    table = stage(AIRLOCK, {"a": "20,5 E"}, {"B1": {"at": "1,5", "value": 1}})
    hidden = threat(table.state).hidden
    assert [hidden[square(table, name)] for name in ("11,5", "12,5", "13,5")] == [10, 11, 13]


def test_one_that_lurks_does_not_hold_up_one_that_is_there() -> None:
    aliens: dict[str, Json] = {"B1": {"at": "E1", "value": 1}, "B2": {"at": "8,1", "value": 1}}
    table = stage(AIRLOCK, {"a": "20,5 E"}, aliens)
    hidden = threat(table.state).hidden
    assert [hidden[square(table, name)] for name in ("8,1", "8,2", "8,3")] == [0, 1, 2]


@pytest.mark.parametrize(("marine", "steps"), [("20,5 E", 1), ("8,5 E", NEVER)])
def test_no_alien_slips_round_a_corner_that_is_shut(marine: str, steps: int) -> None:
    """MOV-3: from 8,4 to 9,5 there is a wall on one side and the marine on the other."""
    table = stage(AIRLOCK, {"a": marine}, {"S1": "8,4 S"})
    hidden = threat(table.state).hidden
    assert [hidden[square(table, name)] for name in ("7,5", "9,5")] == [steps, steps]


def reached(table: Stage, points: int) -> dict[tuple[str, str], int]:
    """By square and facing what it costs him to get there."""
    return {
        (table.state.board.names[walk.square], "NESW"[walk.facing]): walk.cost
        for walk in walks(table.state, Marine(0), points)
    }


@pytest.mark.parametrize(("marine", "door"), [("14,5 W", "13,5"), ("15,6 S", "15,7")])
def test_a_door_is_opened_whichever_way_he_looks(marine: str, door: str) -> None:
    found = reached(stage(AIRLOCK, {"a": marine}), 4)
    assert found[door, marine[-1]] == 2


def test_a_door_behind_him_stays_shut() -> None:
    """DOR-2: he turns round first."""
    found = reached(stage(AIRLOCK, {"a": "14,5 E"}), 4)
    assert [facing for name, facing in found if name == "13,5"] == ["W"]


@pytest.mark.parametrize(
    ("why", "burning", "squares"),
    [
        ("up to the flames", ["6,5"], {"2,5", "3,5", "4,5", "5,5"}),
        ("not deeper into them", ["4,5", "5,5"], {"2,5", "3,5", "4,5"}),
    ],
)
def test_he_walks_out_of_flames_and_never_into_them(why: str, burning: list[str], squares: set[str]) -> None:
    table = stage(AIRLOCK, {"a": "4,5 E"}, burning=burning)
    assert {name for name, _ in reached(table, 4)} == squares, why


def test_no_chain_has_more_than_five_links() -> None:
    """The sixth stands before the fifth and gets nothing."""
    marines = {name: f"10,{row} S" for name, row in zip("abcdef", range(17, 29, 2), strict=True)}
    table = stage(RESCUE, marines, mission=CARRY, object={"at": "a"}, command_points=0)
    assert chain(table.state, goals(table.state)).marines == (0, 1, 2, 3, 4)


# ---------------------------------------------------------------------- whom to fire at, whom to command


def test_of_his_shots_the_best_counts() -> None:
    table = stage(NEST, {"a": "15,8 E"}, {"S1": "17,7 W", "S2": "19,8 W"})
    near, far = [urgency(table.state, Marine(0), ("fire", target)) for target in (1, 2)]
    assert shot_value(table.state, Marine(0)) == near > far


def test_a_stealer_on_the_first_square_of_the_map_is_a_target_like_any() -> None:
    """OVW-6: S1 at 20,1 is as near as S2 at 21,1, and named first."""
    marines = {"a": "20,3 N overwatch", "b": "22,3 E"}
    table = stage(SUICIDE, marines, {"B1": "20,1 2"}, dice="6 1").act("b", "turn:N", "place:21,1")
    assert table.asked.kind == "overwatch_target"
    assert says(table) == "fire:S1"


def test_nearest_means_to_any_marine() -> None:
    """OVW-6: S1 is nearer to a, who fires; S2 is beside b, on the first square of the map."""
    marines = {"a": "21,4 N overwatch", "b": "20,1 N"}
    table = stage(SUICIDE, marines, {"B1": "22,2 2"}, open=["21,4"], dice="6 1").act("b", "turn:E", "place:21,1")
    assert table.asked.kind == "overwatch_target"
    assert says(table) == "fire:S2"


def test_the_bearer_is_commanded_on_though_he_is_named_last() -> None:
    marines = {"a": "10,22 S", "b": "10,24 S"}
    table = stage(RESCUE, marines, mission=CARRY, object={"at": "b"}, command_points=1, activated=["a", "b"])
    assert says(table) == "command:b"


def test_a_step_that_brings_the_bearer_no_nearer_is_not_paid_for() -> None:
    """He would rather stand in the corner, as far from the exit as before."""
    blip: dict[str, Json] = {"B1": {"at": "11,5", "value": 1}}
    table = stage(AIRLOCK, {"a": "16,5 N"}, blip, mission=LEAVE, command_points=2, activated=["a"])
    assert says(table) == "end"
    assert says(table, "command:a") == "move:16,4"
