"""Sections 3 to 5: the turn, command points, activation."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.hulk.stories import Story, check, params
from voidlock.games.hulk.marines.answering import queue_responses
from voidlock.games.hulk.numbers import Alien

STORIES = """
CP-2: neither brothers nor librarians give a second draw
    AIRLOCK a 3,5 E; b 2,5 E librarian storm_bolter force_axe | phase=command | dice=3
    = state cp 3; asked next_marine
CP-3 ACT-1 ACT-2: command points follow when the action points are used up
    AIRLOCK a 3,5 E; b 1,5 E | command_points=2
    > activate:a move:4,5 move:5,5 move:6,5 move:7,5 = ap a 0; state cp 2
    > move:8,5 = ap a 0; state cp 1
    > done = may_not activate:a
    > command:a move:9,5 = a 9,5 E; state cp 0; offers command
CP-5 BLP-10: placing revealed stealers is reacted to in the alien phase alone
    # A blip opens the door to a marine who looks at it; a marine who turns to a blip may go on as he likes.
    AIRLOCK a 9,5 E; B1 14,5 1 | phase=aliens | command_points=1 | dice=1, 6 1
    = stealers 14,5 W; asked react
    > command:a fire:S1 = stealers
CP-5 BLP-10: placing revealed stealers is reacted to in the alien phase alone (2)
    AIRLOCK a 9,5 S; B1 12,5 1 | command_points=1
    > activate:a turn:E = stealers 12,5 W; asked order
CP-5: what nobody sees cannot be reacted to
    AIRLOCK a 3,5 W; S1 8,3 S | phase=aliens | command_points=6 | dice=3 3 3 3
    = asked face_attacker; no marine_commanded
    > stay = S1 4,5 W; state cp 6
CP-6: command points are lost at the end of the turn
    AIRLOCK a 3,5 E | command_points=6 | dice=1 | agenda=null
    > end = state turn 2; state cp 1
CP-1 CP-2 S-1: with a sergeant the counter may be drawn again once
    AIRLOCK a 3,5 E sergeant storm_bolter power_sword | phase=command | dice=2 5
    = asked command_points
    > redraw = state cp 5; command_redrawn.number 5; asked next_marine
CP-4: command points break into another activation
    AIRLOCK a 3,5 E; b 5,5 E | command_points=1
    > activate:a move:4,5 command:b move:6,5 hold move:5,5 = a 5,5 E; b 6,5 E; ap a 2
    > done activate:b = ap b 4
CP-5 OVW-2: a marine who is named and does nothing has not reacted and fires
    # The shot of overwatch is compulsory: it cannot be held back by naming him and giving no order.
    AIRLOCK a 1,5 E overwatch; S1 8,4 S | phase=aliens | command_points=1 | dice=5, 6 1
    > command:a done = S1 gone; state cp 1; marks a overwatch
OVW-8 CP-5: what a reveal has hidden since gets no reaction
    # S1 was seen when it came; then S2 was placed before it.
    AIRLOCK a 3,5 E; S1 9,5 W; S2 7,5 W | phase=aliens | command_points=1
    | agenda=["reaction S1 9,5 -", "next_marine"]
    = asked next_marine
ACT-1: aliens have six action points
    AIRLOCK a 1,5 W; S1 8,1 S; B1 15,10 1 | phase=aliens
    = stops S1 no_ap 0; walked S1 8,2 8,3 8,4 7,5 6,5 5,5
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("CP-3")
def test_the_view_tells_what_pays_for_an_order() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, command_points=1)
    assert (t.purse, t.costs()) == (None, {})
    t.act("a", "turn:N", "turn:E", "turn:N")
    assert t.purse == (1, 1)
    assert t.costs() == {"turn:E": (1, 0), "turn:W": (1, 0), "overwatch": (1, 1), "guard": (1, 1)}


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


@pytest.mark.rule("ACT-3", "OVW-8")
def test_an_action_is_resolved_with_all_that_follows_before_the_next() -> None:
    """A marine steps aside: a blip is seen and revealed, overwatch fires, and only then he is asked again."""
    t = stage(AIRLOCK, {"a": "8,5 N", "b": "3,5 E overwatch"}, {"B1": "10,5 1"}, dice="6 1").act("a", "move:8,4")
    names = [event.name for _, event in t.game.events]
    wanted = ["marine_moved", "blip_revealed", "stealer_placed", "shot_fired", "stealer_died"]
    assert [name for name in names if name in wanted] == wanted
    assert t.asked.kind == "order" and t.ap("a") == 3


@pytest.mark.rule("OVW-8")
@pytest.mark.parametrize(("before_it", "due"), [({}, ["reaction"]), ({"B1": "7,5 1"}, ["reveals"])])
def test_what_nobody_saw_when_it_ended_is_answered_by_nobody(before_it: dict[str, str], due: list[str]) -> None:
    """A blip hides the stealer: it is revealed first, and what is seen after that does not count."""
    state = stage(AIRLOCK, {"a": "3,5 E overwatch"}, {"S1": "9,5 W", **before_it}).state
    state.agenda = []
    queue_responses(state, Alien(0), state.place[0])
    assert [name for name, *_ in state.agenda] == due


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
