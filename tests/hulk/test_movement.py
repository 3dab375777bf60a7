"""Sections 5.1, 6, 7: moving, turning, doors, exits, ladders."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, NEST, drawn
from tests.hulk.stage import Stage, stage
from voidlock.engine import Game, Json, Source, seed_of
from voidlock.hulk import RULES


def costs(t: Stage) -> dict[str, int]:
    """What each order would cost now."""
    return {text: ap + cp for text, (ap, cp) in t.costs().items()}


@pytest.mark.rule("MOV-2")
def test_forward_costs_one_backward_two_and_sideways_is_not_allowed() -> None:
    t = stage(NEST, {"a": "17,8 E"}).act("a")
    moves = {text: cost for text, cost in costs(t).items() if text.startswith("move")}
    assert moves == {
        **dict.fromkeys(("move:18,7", "move:18,8", "move:18,9"), 1),
        **dict.fromkeys(("move:16,7", "move:16,8", "move:16,9"), 2),
    }
    t.answer("move:18,7")
    assert t.marine("a") == "18,7 E"
    assert t.why_not("move:18,6") == ("sideways", "MOV-2")


def test_a_turn_is_a_quarter() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}).act("a")
    assert t.offers("turn") == ["S", "N"]
    t.answer("turn:N")
    assert (t.marine("a"), t.ap("a")) == ("3,5 N", 3)
    assert t.why_not("turn:S") == ("half_turn", "")


@pytest.mark.rule("MOV-3")
def test_a_square_must_be_free_and_no_closed_door() -> None:
    t = stage(AIRLOCK, {"a": "11,5 E", "b": "12,5 E"}).act("a")
    assert "move:12,5" not in t.options()
    assert t.why_not("move:12,5") == ("square_occupied", "MOV-3")
    t.answer("done").act("b")
    assert "move:13,5" not in t.options()
    assert t.why_not("move:13,5") == ("door_shut", "MOV-3")


@pytest.mark.rule("MOV-4")
def test_nobody_slips_between_two_blocked_squares() -> None:
    past_a_wall = stage(AIRLOCK, {"a": "7,5 E"}).act("a")
    assert "move:8,4" in past_a_wall.options()
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "8,5 E"}).act("a")
    assert t.why_not("move:8,4") == ("corner_blocked", "MOV-4")
    room = stage(NEST, {"a": "17,8 E", "b": "18,8 E", "c": "17,7 E"}).act("a")
    assert "move:18,9" in room.options()
    assert room.why_not("move:18,7") == ("corner_blocked", "MOV-4")
    barred = stage(AIRLOCK, {"a": "7,5 E"}, barriers=["8,5"]).act("a")
    assert barred.why_not("move:8,4") == ("corner_blocked", "MOV-4")


@pytest.mark.rule("MOV-5")
def test_nobody_walks_into_fire() -> None:
    t = stage(AIRLOCK, {"a": "6,5 E"}, burning=["7,5"]).act("a")
    assert t.why_not("move:7,5") == ("flames_there", "MOV-5")


@pytest.mark.rule("MOV-6")
def test_a_marine_leaves_by_an_exit_at_the_cost_of_a_move() -> None:
    t = stage(AIRLOCK, {"a": "20,5 E", "b": "1,5 E"}).act("a")
    assert costs(t)["leave:E"] == 1
    t.answer("leave:E")
    assert t.marine("a") == "left"
    assert t.state.occupied >> t.state.board.numbers[20, 5] & 1 == 0
    backwards = stage(AIRLOCK, {"a": "20,5 W", "b": "1,5 E"}).act("a")
    assert costs(backwards)["leave:E"] == 2
    sideways = stage(AIRLOCK, {"a": "20,5 N", "b": "1,5 E"}).act("a")
    assert sideways.why_not("leave:E") == ("sideways", "MOV-2")
    assert stage(AIRLOCK, {"a": "19,5 E"}).act("a").why_not("leave:E") == ("no_exit_here", "MOV-6")


@pytest.mark.rule("MOV-7")
@pytest.mark.parametrize("marker", ["overwatch", "guard"])
def test_any_action_removes_overwatch_and_guard(marker: str) -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, command_points=1).act("a", marker)
    assert t.marked("a") == [marker]
    t.answer("done")
    assert t.marked("a") == [marker]
    t.answer("command:a", "turn:N")
    assert t.marked("a") == []


def test_a_marine_may_fire_after_a_move_or_a_turn() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}, {"S1": "12,5 W"}, dice="6 1").act("a", "move:6,5")
    assert t.offers("snap") == ["S1"]
    t.answer("snap:S1")
    assert (t.alien("S1"), t.ap("a")) == ("gone", 3)
    assert t.offers("snap") == []
    turned = stage(AIRLOCK, {"a": "6,5 N"}, {"S1": "12,5 W"}).act("a", "turn:E")
    assert turned.offers("snap") == ["S1"]
    turned.answer("guard")
    assert turned.why_not("snap:S1") == ("no_move_before", "")
    never = stage(AIRLOCK, {"a": "6,5 N"}, {"S1": "12,5 W"}, settings={"fire_after_turn": False}).act("a", "turn:E")
    assert never.offers("snap") == []


def test_a_commanded_marine_may_fire_after_his_move_too() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E", "b": "1,5 E"}, {"S1": "12,5 W"}, command_points=1, dice="6 1")
    t.answer("command:a", "move:6,5")
    assert t.asked.kind == "shoot_after_moving"
    t.answer("snap:S1")
    assert t.alien("S1") == "gone"


# ---------------------------------------------------------------------- doors


@pytest.mark.rule("DOR-1")
def test_doors_in_the_front_three_squares_are_used_for_one() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E"}).act("a", "open:13,5")
    assert t.ap("a") == 3
    assert t.offers("close") == ["13,5"]
    t.answer("close:13,5", "turn:N")
    assert t.why_not("open:13,5") == ("door_not_in_front", "DOR-1")
    corner = stage(AIRLOCK, {"a": "14,4 S"}).act("a")
    assert corner.offers("open") == ["13,5"]


@pytest.mark.rule("DOR-2")
def test_a_door_with_somebody_in_it_stays_open() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E", "b": "13,5 E"}, open=["13,5"]).act("a")
    assert t.why_not("close:13,5") == ("door_held_open", "DOR-2")


@pytest.mark.rule("DOR-3")
def test_a_destroyed_door_is_floor() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E"}, dice="6 2").act("a", "fire:13,5")
    assert t.state.destroyed == t.state.board.mask([t.state.board.numbers[13, 5]])
    assert t.offers("close") == [] and "move:13,5" in t.options()
    assert t.why_not("close:13,5") == ("no_door_there", "BRD-4")


@pytest.mark.rule("DOR-4")
def test_a_door_by_the_fire_cannot_be_used() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E"}, burning=["14,5"]).act("a")
    assert t.why_not("open:13,5") == ("door_by_fire", "DOR-4")
    free = stage(AIRLOCK, {"a": "12,5 E"}, burning=["14,5"], settings={"door_by_fire": "free"}).act("a")
    assert free.offers("open") == ["13,5"]
    elsewhere = stage(AIRLOCK, {"a": "12,5 E"}, burning=["15,5"]).act("a")
    assert elsewhere.offers("open") == ["13,5"]


@pytest.mark.rule("DOR-5")
def test_using_a_door_can_be_reacted_to_and_fired_at() -> None:
    t = stage(AIRLOCK, {"a": "9,5 E overwatch"}, {"S1": "14,5 W"}, phase="aliens", dice="1, 6 3", command_points=1)
    assert t.state.closed >> t.state.board.numbers[13, 5] & 1 == 0
    assert t.asked.kind == "react"
    t.answer("hold")
    assert t.alien("S1") == "gone"


# ---------------------------------------------------------------------- ladders


@pytest.mark.rule("OBJ-4")
def test_a_ladder_costs_two_and_needs_its_other_end_free() -> None:
    text = drawn(
        ["###########", "#M^####v..E", "###########"], ["###########", "#aa####bbb#", "###########"], "L1 = 2,1 -> 7,1"
    )

    def played(**position: Json) -> Stage:
        state = RULES.place({"mission": {"text": text}, "phase": "marines", **position}, seed_of("ladder"))
        return Stage(Game(RULES, state, Source(seed_of("ladder"))).start())

    t = played(marines={"m": "2,1 E"}).act("m")
    assert costs(t)["climb:7,1"] == 2
    t.answer("climb:7,1")
    assert t.marine("m") == "7,1 E"
    taken = played(marines={"m": "2,1 E"}, aliens={"S1": "7,1 E"}).act("m")
    assert taken.offers("climb") == []
    assert taken.why_not("climb:7,1") == ("square_occupied", "OBJ-4")
    assert played(marines={"m": "1,1 E"}).act("m").why_not("climb:7,1") == ("no_ladder", "OBJ-4")


@pytest.mark.rule("OBJ-4")
@pytest.mark.parametrize(
    ("aliens", "walked"),
    [
        ({"S1": "9,1 W"}, ["8,1", "7,1", "3,1", "2,1"]),
        ({"B1": "12,1 1"}, ["11,1", "10,1", "9,1", "8,1", "7,1", "3,1"]),  # too far to be revealed for an attack
    ],
)
def test_an_alien_climbs_for_one(aliens: dict[str, Json], walked: list[str]) -> None:
    text = drawn(
        ["##############", "#M.^###v.....E", "##############"],
        ["##############", "#aaa###bbbbbb#", "##############"],
        "L1 = 3,1 -> 7,1",
    )
    state = RULES.place(
        {
            "mission": {"text": text},
            "phase": "aliens",
            "marines": {"m": "1,1 W"},
            "aliens": aliens,
            "agenda": ["alien_phase"],
        },
        seed_of("ladder"),
    )
    game = Game(RULES, state, Source(seed_of("ladder"))).start()
    assert Stage(game).walked(*aliens) == walked
