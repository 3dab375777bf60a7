"""Sections 5.1, 6, 7: moving, turning, doors, exits, ladders."""

from __future__ import annotations

import pytest

from tests.hulk.boards import drawn
from tests.hulk.stage import Stage
from tests.hulk.stories import Story, check, params
from voidlock.engine import Game, Json, Source, seed_of
from voidlock.hulk import RULES

STORIES = """
MOV-2: forward costs one, backward two, and sideways is not allowed
    NEST a 17,8 E
    > activate:a = offers move 18,7 18,8 18,9 16,9 16,8 16,7; cost move:18,7 1; cost move:18,8 1; cost move:18,9 1
    = cost move:16,7 2; cost move:16,8 2; cost move:16,9 2
    > move:18,7 = a 18,7 E; refuses move:18,6 sideways MOV-2
a turn is a quarter
    AIRLOCK a 3,5 E
    > activate:a = offers turn S N
    > turn:N = a 3,5 N; ap a 3; refuses turn:S half_turn
MOV-3: a square must be free and no closed door
    AIRLOCK a 11,5 E; b 12,5 E
    > activate:a = may_not move:12,5; refuses move:12,5 square_occupied MOV-3
    > done activate:b = may_not move:13,5; refuses move:13,5 door_shut MOV-3
MOV-4: nobody slips between two blocked squares
    AIRLOCK a 7,5 E; b 8,5 E
    > activate:a = refuses move:8,4 corner_blocked MOV-4
MOV-5: nobody walks into fire
    AIRLOCK a 6,5 E | burning=["7,5"]
    > activate:a = refuses move:7,5 flames_there MOV-5
MOV-6: a marine leaves by an exit at the cost of a move
    AIRLOCK a 20,5 E; b 1,5 E
    > activate:a = cost leave:E 1
    > leave:E = a left
MOV-2: nobody leaves sideways
    AIRLOCK a 20,5 N; b 1,5 E
    > activate:a = refuses leave:E sideways MOV-2
MOV-6: nobody leaves from a square beside the exit
    AIRLOCK a 19,5 E
    > activate:a = refuses leave:E no_exit_here MOV-6
MOV-7: any action removes overwatch
    AIRLOCK a 3,5 E; b 1,5 E | command_points=1
    > activate:a overwatch done = marks a overwatch
    > command:a turn:N = marks a
a marine may fire right after a turn
    AIRLOCK a 6,5 N; S1 12,5 W
    > activate:a turn:E = offers snap S1
    > guard = refuses snap:S1 no_move_before
DOR-1: doors in the front three squares are used for one
    AIRLOCK a 12,5 E
    > activate:a open:13,5 = ap a 3; offers close 13,5
    > close:13,5 turn:N = refuses open:13,5 door_not_in_front DOR-1
DOR-2: a door with somebody in it stays open
    AIRLOCK a 12,5 E; b 13,5 E | open=["13,5"]
    > activate:a = refuses close:13,5 door_held_open DOR-2
DOR-3: a destroyed door is floor
    AIRLOCK a 12,5 E | dice=6 2
    > activate:a fire:13,5 = squares destroyed 13,5; offers close; may move:13,5
    = refuses close:13,5 no_door_there BRD-4
DOR-4: a door by the fire cannot be used
    AIRLOCK a 12,5 E | burning=["14,5"]
    > activate:a = refuses open:13,5 door_by_fire DOR-4
DOR-4: a door by the fire can be used if the setting says so
    AIRLOCK a 12,5 E | burning=["14,5"] | settings={"door_by_fire": "free"}
    > activate:a = offers open 13,5
DOR-5: using a door can be reacted to and fired at
    AIRLOCK a 9,5 E overwatch; S1 14,5 W | phase=aliens | dice=1, 6 3 | command_points=1
    = door_opened.door 13,5; asked react
    > hold = S1 gone
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


def costs(t: Stage) -> dict[str, int]:
    """What each order would cost now."""
    return {text: ap + cp for text, (ap, cp) in t.costs().items()}


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
