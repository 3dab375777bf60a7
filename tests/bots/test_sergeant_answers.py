"""The squad leader's answers: why, a position (tests/hulk/stories.py), the answers before, and what he says.

`not flame` means that he could and does not; an answer may be a pattern.
"""

from __future__ import annotations

import re

import pytest

from tests.bots.commanding import played, says
from tests.hulk.boards import AIRLOCK, DEFEND, RESCUE, SUICIDE
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, params, place
from voidlock import hulk
from voidlock.games.hulk.state.sight import seen_squares

CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}

FIRE = """
the last rounds of a cannon are for what is beside him
    AIRLOCK a 3,5 E assault_cannon power_fist ammunition=3; S1 10,5 W | mission={"special": "cannon_reload = 0"}
    > activate:a = not fire:S1
an empty cannon is loaded
    AIRLOCK a 3,5 E assault_cannon power_fist ammunition=0; S1 9,5 W
    > activate:a = reload
5.1 (a), a shot for nothing is taken after a step, also at what is far away
    AIRLOCK a 1,5 E; S1 12,5 W | mission={"victory": "win = exited(1)"}
    > activate:a move:2,5 = snap:S1
5.1 (a), a commanded marine fires after his step
    AIRLOCK a 5,5 E; b 1,5 E; S1 12,5 W | command_points=1
    > command:a move:6,5 = snap:S1
5.1 (a), a door is no target for nothing
    AIRLOCK a 9,5 E; b 1,5 E | command_points=1
    > command:a move:10,5 = not snap:13,5
the nearer of two stealers is shot at first
    NEST a 15,8 E; S1 19,8 W; S2 17,7 W
    > activate:a = fire:S2
OVW-6: of those revealed the nearest is fired at
    NEST a 15,8 E overwatch; b 17,9 N; B1 18,7 2 | dice=6 1 | open=["14,8"]
    > activate:b turn:E place:18,6 = fire:S1
the cannon that may explode fires last
    NEST a 15,7 E assault_cannon power_fist overwatch may_explode; b 15,9 E overwatch; S1 19,8 W | phase=aliens
    | dice=1 2, 6 5 1
    = next:b
"""

FLAMES = """
three in a corridor
    AIRLOCK a 4,5 E heavy_flamer power_fist ammunition=6; S1 7,5 W; S2 8,5 W; S3 9,5 W
    > activate:a = flame:.*
not where a brother stands
    AIRLOCK a 5,5 E heavy_flamer power_fist ammunition=6; b 9,5 W; S1 7,5 W; S2 8,5 W
    > activate:a = not flame:.*
not the section that loses the mission
    AIRLOCK a 5,5 E heavy_flamer power_fist ammunition=6; S1 7,5 W; S2 8,5 W; S3 9,5 W
    | mission={"objectives": "junction = 8,5", "defeat": "lose1 = flame_in_section(junction);;lose2 = all_marines_dead"}
    > activate:a = not flame:.*
OBJ-3: not the object that must be carried out
    RESCUE a 27,15 E heavy_flamer power_fist ammunition=6; S1 30,15 W; S2 31,15 W
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15;;flamer_ammo = 6"}
    | open=["29,15"]
    > activate:a = not flame:.*
the room that must burn, as soon as it is seen
    SUICIDE a 21,9 N heavy_flamer power_fist ammunition=6; S1 20,9 E
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"} | open=["21,4"]
    > activate:a = flame:21,.*
the last shot is kept for the mission
    SUICIDE a 19,12 E heavy_flamer power_fist ammunition=1; S1 24,12 W; S2 25,12 W; S3 26,12 W
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    > activate:a = not flame:.*
the door of the room that must burn is shot away from afar
    SUICIDE a 21,8 N; b 21,12 N heavy_flamer power_fist ammunition=6
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"} | dice=1 1
    > activate:a = fire:21,4
two points are kept for the shot: he opens the door before him
    SUICIDE a 21,5 N heavy_flamer power_fist ammunition=6 | command_points=0
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    > activate:a = open:21,4
a command point pays for another step
    SUICIDE a 21,7 N heavy_flamer power_fist ammunition=6 | command_points=1
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    > activate:a = move:21,6
FLA-1: the flamer turns to a room twelve squares away
    SUICIDE a 21,16 S heavy_flamer power_fist ammunition=6 | command_points=0 | open=["21,4"]
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    > activate:a = turn:W
FLA-1: he does not burn where he stands: a step back
    SUICIDE a 21,4 N heavy_flamer power_fist ammunition=6 | command_points=0 | open=["21,4"]
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    > activate:a = move:21,5
the door in between is opened, then the next room burns
    AIRLOCK a 15,5 E heavy_flamer power_fist ammunition=6 | command_points=0
    | mission={"objectives": "there = 20,5", "victory": "win = flame_any(there)", "special": "flamer_ammo = 6"}
    > activate:a = move:16,5
"""

ORDERS = """
a bulkhead is cut with a chainfist
    FORGE a 12,9 E storm_bolter chainfist | mission={"special": "bulkhead = chainfist_only"}
    > activate:a = assault:13,9
a console is operated
    FORGE a 15,3 E | mission={"victory": "win = operate_each(console_north)"}
    > activate:a = operate:console_north
a jam is cleared
    AIRLOCK a 3,5 E jammed; B1 {"at": "8,2", "value": 2}
    > activate:a = clear
a hammer strikes first
    AIRLOCK a 3,5 E thunder_hammer storm_shield sergeant; S1 4,5 W
    > activate:a = assault:S1
claws too
    AIRLOCK a 3,5 E lightning_claws; S1 4,5 W
    > activate:a = assault:S1
a power fist does not
    AIRLOCK a 3,5 E; S1 4,5 W
    > activate:a = not assault:S1
nobody leaves without the object
    RESCUE a 10,31 S; b 28,15 E
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}
    > activate:a = not leave:S
a brother in the way takes the object
    RESCUE a 10,28 S; b 10,29 S
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"} | object={"at": "a"}
    > activate:a = pass:b
"""

COMMAND_POINTS = """
what is left of the command points is fired
    AIRLOCK a 3,5 E; S1 6,5 W | command_points=2 | activated=["a"]
    = command:a
those in overwatch get none, the next does: a shot for b
    AIRLOCK a 3,5 E overwatch; b 8,6 N; S1 8,3 S | command_points=2 | activated=["a", "b"]
    = command:b
the bearer is commanded on towards the exit
    RESCUE a 10,24 S; b 10,22 S
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"} | object={"at": "a"}
    | command_points=1 | activated=["a", "b"]
    = command:a
while nobody bears it, somebody follows
    RESCUE a 10,24 S; b 10,22 S
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"} | object={"at": "10,28"}
    | command_points=1 | activated=["a", "b"]
    = command:[ab]
a step that brings him no nearer is not paid for
    AIRLOCK a 16,5 N; B1 {"at": "11,5", "value": 1} | mission={"victory": "win = exited(1)"} | command_points=2
    | activated=["a"]
    = end
four are not
    AIRLOCK a 3,5 E storm_bolter power_sword sergeant | phase=command | agenda=["command_phase"] | dice=4
    = keep
"""

ALIENS = """
and fires
    AIRLOCK a 3,5 E; S1 8,4 S | phase=aliens | command_points=2 | dice=5
    > command:a = fire:S1
he clears his jam in overwatch
    AIRLOCK a 1,5 E overwatch jammed; S1 8,4 S | phase=aliens | command_points=2 | dice=5
    > command:a = clear
without overwatch it is not worth a point
    AIRLOCK a 1,5 E jammed; S1 8,4 S | phase=aliens | command_points=2 | dice=5
    = hold
he turns to an attacker beside him first
    AIRLOCK a 8,6 E; b 3,5 E; S1 8,4 S | phase=aliens | command_points=2 | dice=5
    = command:a
S1 is behind b, and a hits it with his cannon more often than not
    AIRLOCK a 5,5 E assault_cannon power_fist ammunition=9; b 8,6 S; S1 8,4 S | phase=aliens | command_points=2
    | dice=5
    = command:a
he parries what would kill
    AIRLOCK a 7,5 E storm_bolter power_sword sergeant; S1 8,5 W | phase=aliens | dice=6 1 1 2
    = parry
guard rolls again where he would die
    AIRLOCK a 7,5 E guard; S1 8,5 W | phase=aliens | dice=5 2 2 / 1
    = reroll_all
and not where he wins
    AIRLOCK a 7,5 E guard; S1 8,5 W | phase=aliens | dice=2 1 1 / 6
    = accept
all Psi points that help are spent
    AIRLOCK a 7,5 E storm_bolter force_axe librarian; S1 8,5 W | phase=aliens | dice=6 2 2 / 3
    = psi:3
an attacked marine turns to his attacker
    AIRLOCK a 7,5 N; S1 8,5 W | phase=aliens | dice=3 3 3 / 3, 6 1 1 / 1
    = face:E
stealers of his choice are placed far away
    AIRLOCK a 5,5 W; B1 9,5 3
    > activate:a turn:N turn:E = place:10,5
a marine on the first square of the map counts
    AIRLOCK a 5,5 W; b 8,1 N; B1 9,5 2
    > activate:a turn:N turn:E = place:10,5
"""

DEPLOYMENT = """
he looks where he will go
    AIRLOCK a 12,5 N | mission={"victory": "win = exited(1)"} | phase=deployment | agenda=["look_round a"]
    = face:E
without a goal he looks where he sees most
    AIRLOCK a 12,5 N | phase=deployment | agenda=["look_round a"]
    = face:W
"""


def asked(story: Story) -> tuple[Stage, str]:
    """The table when he is asked, and what is expected of him."""
    *before, last = story.steps
    table = place(story.position)
    for step in before:
        table.answer(*step[2:].split())
    return table, last[2:]


@pytest.mark.parametrize("story", params(FIRE, FLAMES, ORDERS, COMMAND_POINTS, ALIENS, DEPLOYMENT))
def test_his_answer(story: Story) -> None:
    table, answer = asked(story)
    said = says(table)
    if answer.startswith("not "):
        could = answer.removeprefix("not ")
        assert any(re.fullmatch(could, option) for option in table.options())
        assert not re.fullmatch(could, said)
    else:
        assert re.fullmatch(answer, said)


def test_the_flamer_stands_in_front_where_something_must_burn() -> None:
    game = Stage(hulk.new(SUICIDE, seed="front"))
    assert says(game) == "arrange"
    assert says(game, "arrange") == "deploy:flamer"
    assert says(game, "deploy:flamer") == game.options()[0]
    assert says(Stage(hulk.new(AIRLOCK, seed="front"))) == "listed"


# ---------------------------------------------------------------------- whole activations

WALKS = r"""
a clear way to the exit is walked
    AIRLOCK a 18,5 E | mission={"victory": "win = exited(1)"}
    = move:19,5 move:20,5 .*
with nowhere to go he watches the side from which they come
    AIRLOCK a 1,5 W; B1 {"at": "8,2", "value": 2}
    = \S+ turn:E overwatch.*
the flamer opens the door and has points left to fire
    SUICIDE a 21,6 N heavy_flamer power_fist ammunition=6
    | mission={"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    = move:21,5 open:21,4 flame:[0-9,]*
the object is fetched
    RESCUE a 28,15 E | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}
    | open=["29,15"]
    = move:29,15 move:30,15 .*
the object is not handed backwards
    RESCUE a 10,24 S; b 10,23 S
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"} | object={"at": "a"}
    = (?!.*pass:b).*
nobody walks into flames
    AIRLOCK a 4,5 E | burning=["6,5"] | mission={"victory": "win = exited(1)"}
    = (?!.*move:6,5).*
those far away come to meet him who carries the object
    RESCUE b 20,15 W; a 10,27 N
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"} | object={"at": "b"}
    = move:10,26 move:10,25.*
"""


@pytest.mark.parametrize("story", params(WALKS))
def test_his_orders(story: Story) -> None:
    table, orders = asked(story)
    assert re.fullmatch(orders, " ".join(played(table, "a")))


@pytest.mark.parametrize("start", ["16,2 N", "17,4 E", "15,2 W"])
def test_a_marine_who_holds_a_room_watches_a_way_in(start: str) -> None:
    keep = {"victory": "win = survive(16)", "defeat": "lose = alien_on(ducting)"}
    table = stage(DEFEND, {"a": start}, mission=keep)
    assert "overwatch" in played(table, "a")
    doors = table.state.board.mask([table.state.board.numbers[at] for at in ((16, 5), (14, 3), (18, 3))])
    assert seen_squares(table.state) & doors


def test_the_object_goes_from_hand_to_hand_out_of_the_hulk() -> None:
    """No marine could carry it so far in one turn; the next in the chain has waited for it."""
    table = stage(RESCUE, {"c": "10,28 S", "b": "10,25 S", "a": "10,23 S"}, mission=CARRY, object={"at": "a"})
    told: list[str] = []
    while table.game.pending:
        told.append(says(table))
        table.game.apply(1, told[-1])
    wanted = ["activate:a", "pass:b", "activate:b", "pass:c", "activate:c", "leave:S"]
    assert [answer for answer in told if answer in wanted] == wanted
    assert table.result == "win"
