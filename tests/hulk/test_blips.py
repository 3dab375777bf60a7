"""Section 13: blips, lurking, reveals; CMP-1."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, BROTHER, NEST, with_marines
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params
from tests.stage import LaidOut
from voidlock.engine import Game, Json, seed_of
from voidlock.games.hulk.aliens.look import Look
from voidlock.games.hulk.numbers import Alien
from voidlock.games.hulk.state.sight import seen_squares
from voidlock.hulk import RULES

ONE_EACH_TURN = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x2 2x1"}


def crowd(count: int) -> dict[str, str]:
    """So many stealers in the big room of the nest."""
    squares = [(x, y) for y in (6, 7, 8, 9, 10) for x in range(15, 20)]
    return {f"S{number + 1}": f"{x},{y} W" for number, (x, y) in enumerate(squares[:count])}


@pytest.mark.rule("CMP-1")
def test_there_are_never_more_than_22_stealers() -> None:
    t = stage(NEST, {"a": "5,8 W"}, {**crowd(21), "B1": "9,8 3"}).act("a", "turn:N", "turn:E")
    assert t.alien("S22") == "9,8 W"
    assert len(t.on_board()) == 22
    assert t.tell("stealers_lost") == [{"event": "stealers_lost", "number": 2}]


@pytest.mark.rule("BLP-1")
def test_blips_are_drawn_without_replacement_and_the_used_pile_comes_back() -> None:
    t = stage(AIRLOCK, {"a": "12,5 E"}, mission=ONE_EACH_TURN, phase="invasion", dice="2", pool=[2], used=[1, 1])
    assert t.state.pool == []
    again = stage(AIRLOCK, {"a": "12,5 E"}, mission=ONE_EACH_TURN, phase="invasion", dice="2", used=[1, 1, 2])
    assert len(again.told("pool_renewed")) == 1
    assert (len(again.state.pool), again.state.used) == (2, [])


@pytest.mark.rule("BLP-2")
def test_the_value_of_a_blip_is_in_no_view() -> None:
    views = [
        stage(AIRLOCK, {"a": "1,5 E"}, {"B1": f"8,1 {value}"}, pool=pool).game.view(1)
        for value, pool in ((1, [3]), (3, [1]))
    ]
    assert views[0] == views[1]


STORIES = """
BLP-3 A19: an entry area takes one blip a turn and holds three
    AIRLOCK a 12,5 E; B1 E1 1; B2 E1 1; B3 E1 1
    | mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"} | phase=invasion | dice=6
    = offers enter E2 E3
    > enter:E3 = B4 E3
BLP-6 BLP-7: entering costs one and every step one
    AIRLOCK a 20,5 E; B1 E1 1 | phase=aliens
    = some alien_entered; walked B1 8,2 8,3 8,4 9,5 10,5
BLP-9: a voluntary reveal may cost action points
    AIRLOCK a 8,5 W; B1 8,2 1 | phase=aliens | dice=3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    > stay stay stay stay = count assault_ended 4
BLP-9: a voluntary reveal may cost action points (2)
    AIRLOCK a 8,5 W; B1 8,2 1 | phase=aliens | dice=3 3 3 3 | settings={"reveal_cost": 3}
    > stay = count assault_ended 1
BLP-10: flames that go out reveal without an answer
    AIRLOCK a 5,5 E overwatch; B1 12,5 1 | burning=["8,5"] | phase=status | dice=1
    = stealers 12,5 W; no shot_fired
BLP-12: several blips are revealed in the players order
    NEST a 17,6 E; B1 16,9 1; B2 18,9 1
    > activate:a turn:S = asked reveal_order
    > first:B2 = blip_revealed.blip B2 B1
BLP-5 S-13: a blip that cannot enter lurks on
    AIRLOCK a 8,1 S; B1 E1 1 | phase=aliens
    = B1 E1; stops B1 entry_taken 6; state acted 8388608
BLP-8: a blip stays out of sight
    AIRLOCK a 3,5 E; B1 8,1 2 | phase=aliens | dice=1
    = B1 8,4
BLP-8: a blip stays away from marines
    AIRLOCK a 9,5 E; B1 8,1 1 | phase=aliens | settings={"reveal_cost": 6}
    = B1 8,3; stops B1 near 4
BLP-9: stealers that do not fit are lost
    AIRLOCK a 8,5 W; B1 8,1 3 | phase=aliens | dice=3*16
    > stay* = stealers_lost.number 1; count stealer_placed 2
BLP-10 S-3: a blip that is seen is revealed at once and the player picks the squares
    AIRLOCK a 5,5 W; B1 9,5 3
    > activate:a turn:N turn:E = asked place_stealer; offers place 10,5 8,6 8,5 8,4
    > place:10,5 place:8,5 = stealers 10,5 W 8,5 W 9,5 W; asked order; offers snap S3
BLP-11 S-7 S-12: stealers of a blip that had not acted may act this phase
    # A stealer opens the door; the blip behind it is exposed before its turn came.
    AIRLOCK a 9,5 E; S1 14,4 S; B1 15,5 1 | phase=aliens | dice=1 3 3 3 3
    = alien_activated.alien S1 S2
BLP-13: adjacent means the eight neighbours round no corner
    AIRLOCK a 3,5 W; b 9,5 E; B1 8,5 3
    > activate:a turn:N turn:E = offers place 8,4 8,6 7,5
BLP-14: without any blip left none is drawn
    AIRLOCK a 12,5 E | phase=invasion | pool=[] | used=[1]
    | mission={"aliens": "start_blips = 0;;reinforcement = 2;;blip_pool = 1x1;;recycle = no",
    "victory": "win = exited(1)"}
    = count no_blip_left 2
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("BLP-4", "S-6", "S-8")
def test_a_blip_that_arrives_near_a_marine_waits_a_turn() -> None:
    mission = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"}
    near = stage(
        AIRLOCK, {"a": "8,5 W"}, mission=mission, phase="invasion", agenda=["invasion", "alien_phase"], dice="3"
    )
    assert (near.alien("B1") in ("E1", "E2"), near.told("alien_activated")) == (True, [])
    assert near.state.forced[23] == 1
    forced: dict[str, Json] = {"at": "E1", "value": 1, "forced": 1}
    dice = "3 3 3 3 " * 2
    next_turn = stage(AIRLOCK, {"a": "8,5 W"}, {"B1": forced}, phase="aliens", turn=2, dice=dice)
    assert next_turn.told("alien_activated")
    far = stage(AIRLOCK, {"a": "1,5 W"}, mission=mission, phase="invasion", dice="3")
    assert far.state.forced[23] == 0


@pytest.mark.rule("A31")
def test_the_acting_alien_hides_nothing_behind_it() -> None:
    t = stage(AIRLOCK, {"a": "2,5 E"}, {"S1": "8,5 W"})
    behind = 1 << t.state.board.numbers[9, 5]
    assert not seen_squares(t.state) & behind
    assert Look.of_stealer(t.state, Alien(0)).seen & behind


@pytest.mark.rule("S-2", "S-10", "A26")
def test_starting_blips_come_by_the_table_and_are_forced_through_turn_one() -> None:
    text = with_marines(
        AIRLOCK, {"a": f"{BROTHER}; 8,5; E; A"}, aliens="start_blips = 1;;reinforcement = 0;;blip_pool = 1x9"
    )
    # The table of S3, then two draws of command points, and the brood test that is not needed.
    dice = LaidOut(seed_of("setup"), {"die": [3, 2, 2, *[3] * 40]})
    t = Stage(Game(RULES, RULES.set_up({"mission": {"text": text}}), dice).start())
    assert t.tell("blip_arrived")[0]["lurk"] == "forced"
    t.answer("end")
    assert t.state.turn == 2 and not t.told("alien_activated")
    t.answer("end")
    assert t.told("alien_activated")
