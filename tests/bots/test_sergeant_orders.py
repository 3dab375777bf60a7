"""The squad leader weighs his orders: who goes where the room burns, what a place is worth, whom to fire at."""

from __future__ import annotations

from typing import cast

import pytest

from tests.hulk.boards import AIRLOCK, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock.engine import Choice
from voidlock.games.hulk.bots.sergeant.orders import (
    CAREFUL,
    STEP,
    into_range,
    walk_in_full,
)
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


def reached(table: Stage, points: int) -> dict[tuple[str, str], int]:
    """By square and facing what it costs him to get there."""
    return {
        (table.state.board.names[walk.square], "NESW"[walk.facing]): walk.cost
        for walk in walks(table.state, Marine(0), points)
    }


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
