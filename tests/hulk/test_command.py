"""Sections 3 to 5: the turn, command points, activation."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from voidlock.games.hulk.events.marines import CommandRedrawn

SERGEANT = "sergeant storm_bolter power_sword"


@pytest.mark.rule("CP-1", "CP-2", "S-1")
def test_with_a_sergeant_the_counter_may_be_drawn_again_once() -> None:
    t = stage(AIRLOCK, {"a": f"3,5 E {SERGEANT}"}, phase="command", dice="2 5")
    assert t.asked.kind == "command_points"
    t.answer("redraw")
    assert t.state.cp == 5
    assert [event.number for _, event in t.game.events if isinstance(event, CommandRedrawn)] == [5]
    assert t.asked.kind == "next_marine"
    kept = stage(AIRLOCK, {"a": f"3,5 E {SERGEANT}"}, phase="command", dice="2").answer("keep")
    assert kept.state.cp == 2


@pytest.mark.rule("CP-2")
def test_neither_brothers_nor_librarians_give_a_second_draw() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "2,5 E librarian storm_bolter force_axe"}, phase="command", dice="3")
    assert (t.state.cp, t.asked.kind) == (3, "next_marine")


@pytest.mark.rule("CP-3", "ACT-1", "ACT-2")
def test_command_points_follow_when_the_action_points_are_used_up() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, command_points=2)
    t.act("a", "move:4,5", "move:5,5", "move:6,5", "move:7,5")
    assert (t.ap("a"), t.state.cp) == (0, 2)
    t.answer("move:8,5")
    assert (t.ap("a"), t.state.cp) == (0, 1)
    t.answer("done")
    assert "activate:a" not in t.options()
    t.answer("command:a", "move:9,5")
    assert (t.marine("a"), t.state.cp) == ("9,5 E", 0)
    assert t.offers("command") == []


@pytest.mark.rule("CP-3")
def test_one_action_may_be_paid_with_both() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=1)
    t.act("a", "turn:N", "turn:E", "turn:N", "overwatch")
    assert (t.ap("a"), t.state.cp) == (0, 0)
    assert t.marked("a") == ["overwatch"]


@pytest.mark.rule("CP-3")
def test_the_view_tells_what_pays_for_an_order() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=1)
    assert (t.purse, t.costs()) == (None, {})
    t.act("a", "turn:N", "turn:E", "turn:N")
    assert t.purse == (1, 1)
    assert t.costs() == {"turn:E": (1, 0), "turn:W": (1, 0), "overwatch": (1, 1), "guard": (1, 1)}


@pytest.mark.rule("CP-3", "CP-4")
def test_the_view_tells_the_costs_of_a_marine_who_interrupts() -> None:
    t = stage(AIRLOCK, {"a": "8,5 E", "b": "3,5 E"}, command_points=1).act("a", "command:b")
    assert t.purse == (0, 1)
    assert t.costs() == {"move:4,5": (0, 1), "turn:S": (0, 1), "turn:N": (0, 1)}
    t.answer("done")
    assert t.purse == (4, 1)


@pytest.mark.rule("CP-4")
def test_command_points_break_into_another_activation() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "5,5 E"}, command_points=1)
    t.act("a", "move:4,5", "command:b", "move:6,5", "hold")
    assert t.asked.subject == t.state.board.marine_things[t.number("a")]
    t.answer("move:5,5")
    assert (t.marine("a"), t.marine("b"), t.ap("a")) == ("5,5 E", "6,5 E", 2)
    t.answer("done")
    assert t.act("b").ap("b") == 4


@pytest.mark.rule("CP-5", "CP-6")
def test_a_reaction_is_one_action_of_one_marine_for_command_points_alone() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "2,5 E"}, {"S1": "8,4 S"}, phase="aliens", command_points=2, dice="5, 6 6")
    assert t.asked.kind == "react"
    view = t.game.view(1)["open"]
    assert isinstance(view, dict)
    assert view["acting"] == {"alien": "S1", "ap": 5, "target": "a"}
    assert t.alien("S1") == "7,5 W"
    t.answer("command:b", "turn:N")
    assert t.state.cp == 1
    t.answer("hold")
    assert t.asked.kind == "react"
    t.answer("command:a", "fire:S1")
    assert t.alien("S1") == "gone"
    t.nothing_left_to_roll()


@pytest.mark.rule("CP-5", "OVW-2")
def test_a_marine_who_is_named_and_does_nothing_has_not_reacted_and_fires() -> None:
    """The shot of overwatch is compulsory: it cannot be held back by naming him and giving no order."""
    t = stage(AIRLOCK, {"a": "1,5 E overwatch"}, {"S1": "8,4 S"}, phase="aliens", command_points=1, dice="5, 6 1")
    t.answer("command:a", "done")
    assert (t.alien("S1"), t.state.cp, t.marked("a")) == ("gone", 1, ["overwatch"])
    placed = stage(
        AIRLOCK,
        {"a": "1,5 E overwatch"},
        {"S1": "8,5 W"},
        phase="aliens",
        command_points=1,
        dice="6 1",
        agenda=["reaction_to_placing S1"],
    )
    assert placed.answer("command:a", "done").alien("S1") == "gone"


@pytest.mark.rule("CP-5", "BLP-10")
def test_placing_revealed_stealers_is_reacted_to_in_the_alien_phase_alone() -> None:
    """A blip opens the door to a marine who looks at it; a marine who turns to a blip may go on as he likes."""
    t = stage(AIRLOCK, {"a": "9,5 E"}, {"B1": "14,5 1"}, phase="aliens", command_points=1, dice="1, 6 1")
    assert (t.on_board(), t.asked.kind) == (["14,5 W"], "react")
    t.answer("command:a", "fire:S1")
    assert t.on_board() == []
    turning = stage(AIRLOCK, {"a": "9,5 S"}, {"B1": "12,5 1"}, command_points=1).act("a", "turn:E")
    assert (turning.on_board(), turning.asked.kind) == (["12,5 W"], "order")


@pytest.mark.rule("CP-5")
def test_what_nobody_sees_cannot_be_reacted_to() -> None:
    t = stage(AIRLOCK, {"a": "3,5 W"}, {"S1": "8,3 S"}, phase="aliens", command_points=6, dice="3 3 3 3")
    assert t.asked.kind == "face_attacker"
    assert not t.told("marine_commanded")
    t.answer("stay")
    assert t.alien("S1") == "4,5 W"
    assert t.state.cp == 6


@pytest.mark.rule("CP-6")
def test_command_points_are_lost_at_the_end_of_the_turn() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=6, dice="1", agenda=None)
    t.answer("end")
    assert (t.state.turn, t.state.cp) == (2, 1)


@pytest.mark.rule("CP-6")
def test_nothing_costs_more_than_there_is() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E ap=1"}, command_points=0, activated=["a"], active="a", agenda=["activation a"])
    assert "overwatch" not in t.options()
    assert "move:2,5" not in t.options()
    assert "move:4,5" in t.options()


@pytest.mark.rule("ACT-2")
def test_each_marine_is_activated_once() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"})
    t.act("a", "move:4,5", "done")
    assert t.offers("activate") == ["b"]
    t.act("b", "done")
    assert not t.game.pending


@pytest.mark.rule("ACT-3", "OVW-8")
def test_an_action_is_resolved_with_all_that_follows_before_the_next() -> None:
    """A marine steps aside: a blip is seen and revealed, overwatch fires, and only then he is asked again."""
    t = stage(AIRLOCK, {"a": "8,5 N", "b": "3,5 E overwatch"}, {"B1": "10,5 1"}, dice="6 1").act("a", "move:8,4")
    names = [event.name for _, event in t.game.events]
    wanted = ["marine_moved", "blip_revealed", "stealer_placed", "shot_fired", "stealer_died"]
    assert [name for name in names if name in wanted] == wanted
    assert t.asked.kind == "order" and t.ap("a") == 3


@pytest.mark.rule("ACT-1")
def test_aliens_have_six_action_points() -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,1 S", "B1": "15,10 1"}, phase="aliens")
    assert t.stops()["S1"] == ("no_ap", 0)
    assert len(t.walked("S1")) == 6


@pytest.mark.rule("CP-5")
@pytest.mark.parametrize(("marine", "reacts"), [("14,6 S", True), ("14,6 N", False)])
def test_a_door_that_opens_in_view_can_be_reacted_to_though_the_alien_is_not_seen(marine: str, reacts: bool) -> None:
    t = stage(AIRLOCK, {"a": marine}, {"S1": "15,8 N"}, phase="aliens", command_points=1, dice="1 " * 9)
    assert [event["door"] for event in t.tell("door_opened")] == ["15,7"]
    assert (t.asked.kind == "react" and t.alien("S1") == "15,8 N") == reacts


@pytest.mark.rule("CP-5")
def test_a_marine_who_looks_at_the_first_square_of_the_map_sees_nothing_of_what_happens_elsewhere() -> None:
    t = stage(AIRLOCK, {"a": "8,5 N"}, {"S1": "15,8 N"}, phase="aliens", command_points=6)
    assert t.state.board.names[0] == "8,1"
    assert t.walked("S1") and not t.game.pending
