"""How the squad leader sees the board: danger, ways, goals and who hands the object on."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, RESCUE, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock.games.hulk.bots.sergeant import SergeantBot
from voidlock.games.hulk.bots.sergeant import danger as dangers
from voidlock.games.hulk.bots.sergeant.danger import NEVER, chance, threat
from voidlock.games.hulk.bots.sergeant.fire import BLIP, _burned
from voidlock.games.hulk.bots.sergeant.goals import FOLLOW, GO, goals, to_go
from voidlock.games.hulk.bots.sergeant.orders import STEP, walk_in_full
from voidlock.games.hulk.bots.sergeant.relay import chain
from voidlock.games.hulk.bots.sergeant.walks import walks
from voidlock.games.hulk.numbers import Marine, Square

FLAMES = "heavy_flamer power_fist ammunition=6"
LEAVE = {"victory": "win = exited(1)"}
CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}
BURN = {"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}


def square(table: Stage, name: str) -> Square:
    return table.state.board.square_called(name)


# ---------------------------------------------------------------------- danger


def test_how_soon_aliens_are_where() -> None:
    """A closed door costs one more; marines and flames stop them; what is seen and what is hidden are told apart."""
    table = stage(AIRLOCK, {"a": "3,5 E"}, {"S1": "11,5 W", "B1": {"at": "8,2", "value": 2}})
    near = threat(table.state)
    assert [near.bare[square(table, name)] for name in ("11,5", "4,5", "13,5", "14,5")] == [0, 7, 3, 4]
    assert [near.hidden[square(table, name)] for name in ("8,2", "8,5", "4,5")] == [0, 3, 6]
    assert near.bare[square(table, "2,5")] == NEVER
    assert set(near.later) == {NEVER}


@pytest.mark.parametrize(
    ("hidden", "bare", "later", "seen", "watched", "chance_of_one"),
    [
        (NEVER, NEVER, NEVER, False, False, dangers.AMBUSH),
        (NEVER, NEVER, NEVER, True, False, dangers.AMBUSH_SEEN),
        (5, NEVER, NEVER, False, False, 1),
        (5, NEVER, NEVER, True, False, 1 - (1 - dangers.SEEN) * (1 - dangers.AMBUSH_SEEN)),
        (6, NEVER, NEVER, False, False, 1 - (1 - dangers.SOON) * (1 - dangers.AMBUSH)),
        (11, NEVER, NEVER, True, False, 1 - (1 - dangers.SOON_SEEN) * (1 - dangers.AMBUSH_SEEN)),
        (12, NEVER, NEVER, False, False, dangers.AMBUSH),
        (NEVER, 5, NEVER, True, False, 1 - (1 - dangers.BARE) * (1 - dangers.AMBUSH_SEEN)),
        (NEVER, 6, NEVER, True, False, dangers.AMBUSH_SEEN),
        (NEVER, NEVER, 5, False, False, 1 - (1 - dangers.LATER) * (1 - dangers.AMBUSH)),
        (NEVER, NEVER, 5, True, False, 1 - (1 - dangers.LATER_SEEN) * (1 - dangers.AMBUSH_SEEN)),
        (NEVER, NEVER, 6, False, False, dangers.AMBUSH),
        (5, NEVER, NEVER, True, True, (1 - (1 - dangers.SEEN) * (1 - dangers.AMBUSH_SEEN)) * dangers.WATCHED),
    ],
)
def test_how_likely_an_alien_comes(
    hidden: int, bare: int, later: int, seen: bool, watched: bool, chance_of_one: float
) -> None:
    """What is there within five points can strike; what is seen dares less; overwatch halves it."""
    near = dangers.Threat([NEVER, hidden], [NEVER, bare], [NEVER, later])
    assert chance(near, Square(1), 2 * seen, 2 * watched) == pytest.approx(chance_of_one)


def test_what_is_likely_beats_what_is_not() -> None:
    """Unseen before seen, in sight before hidden, now before later, anything before an ambush."""
    d = dangers
    assert d.UNSEEN > d.BARE > d.SEEN > d.LATER > d.SOON > d.LATER_SEEN > d.SOON_SEEN > d.AMBUSH > d.AMBUSH_SEEN > 0
    assert 0 < d.WATCHED < 1


# ---------------------------------------------------------------------- walks


def test_where_he_can_get() -> None:
    """A turn costs 1, a step forward 1, backward 2, a closed door 1 more."""
    table = stage(AIRLOCK, {"a": "12,5 E"}).answer("activate:a")
    costs = {
        (table.state.board.names[walk.square], walk.facing): (walk.cost, walk.first)
        for walk in walks(table.state, Marine(0), 4)
    }
    assert costs["12,5", 1] == (0, None)
    assert costs["13,5", 1] == (2, ("open", -1 - square(table, "13,5")))
    assert costs["14,5", 1][0] == 3
    assert costs["11,5", 1] == (2, ("move", square(table, "11,5")))
    assert costs["12,5", 0] == (1, ("turn", 0))
    assert costs["12,5", 2] == (1, ("turn", 2))
    assert costs["12,5", 3][0] == 2
    assert ("10,5", 3) in costs
    assert ("15,5", 1) in costs and ("16,5", 1) not in costs


# ---------------------------------------------------------------------- goals


def goal_of(table: Stage, marine: str) -> tuple[int, float, bool]:
    """How far he has to go, how much a step counts, and whether the mission hangs on him."""
    goal = goals(table.state)[table.number(marine)]
    return goal.field[table.state.where[table.number(marine)]], goal.weight, goal.bearer


def test_everybody_leaves() -> None:
    table = stage(AIRLOCK, {"a": "18,5 E", "b": "12,5 E"}, mission=LEAVE)
    assert (goal_of(table, "a"), goal_of(table, "b")) == ((2, GO, True), (8, GO, True))
    assert to_go(table.state, goals(table.state)) == 2


def test_the_flamer_goes_for_the_room_and_the_others_cover_him() -> None:
    table = stage(SUICIDE, {"a": "21,8 N", "b": f"21,12 N {FLAMES}"}, mission=BURN)
    assert goal_of(table, "b") == (9, GO, True)
    assert goal_of(table, "a") == (5, FOLLOW, False)
    assert to_go(table.state, goals(table.state)) == 9
    spent = stage(SUICIDE, {"a": "21,8 N", "b": f"21,12 N {FLAMES}".replace("=6", "=0")}, mission=BURN)
    assert goals(spent.state) == {}


def test_two_fetch_the_object_and_the_others_come_along() -> None:
    table = stage(RESCUE, {"a": "28,15 E", "b": "27,15 E", "c": "26,15 E"}, mission=CARRY, open=["29,15"])
    assert [goal_of(table, name) for name in "abc"] == [(2, GO, True), (3, GO, True), (4, FOLLOW, False)]


def test_the_carrier_of_the_object_makes_for_the_exit() -> None:
    """Those within eight squares go with him, those farther away come to meet him."""
    marines = {"a": "10,21 S", "b": "10,29 S", "c": "10,30 S"}
    table = stage(RESCUE, marines, mission=CARRY, object={"at": "a"})
    out = {name: goal_of(table, name) for name in "abc"}
    assert out["a"][1:] == (GO, True)
    assert out["a"][0] == out["b"][0] + 8
    assert out["b"][1:] == (FOLLOW, False)
    assert out["c"] == (9, FOLLOW, False)


# ---------------------------------------------------------------------- handing the object on


def test_the_object_goes_as_far_as_all_points_bring_it() -> None:
    marines = {"a": "10,21 S", "b": "10,24 S"}
    table = stage(RESCUE, marines, mission=CARRY, object={"at": "a"}, command_points=0)
    found = chain(table.state, goals(table.state))
    way_out = goals(table.state)[Marine(0)].field
    assert found.marines == (0, 1)
    # Two steps and the object handed over; Brother b has four points of his own.
    assert found.far == way_out[square(table, "10,28")]
    assert found.first is not None and found.first[0] == "move"
    alone = stage(RESCUE, {"a": "10,21 S"}, mission=CARRY, object={"at": "a"}, command_points=2)
    assert chain(alone.state, goals(alone.state)).far == way_out[square(table, "10,27")]


def test_a_whole_walk_with_his_own_points() -> None:
    """Four steps towards the exit; where nothing calls him he watches."""
    going = stage(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE).answer("activate:a")
    orders = [option.text for option in walk_in_full(going.game, Marine(0), STEP)]
    assert orders == ["move:4,5", "move:5,5", "move:6,5", "move:7,5"]
    staying = stage(AIRLOCK, {"a": "3,5 E"}).answer("activate:a")
    assert [option.text for option in walk_in_full(staying.game, Marine(0), STEP)] == ["overwatch"]
    assert walk_in_full(stage(AIRLOCK, {"a": "3,5 E"}).game, Marine(0), STEP) == []


def test_a_marine_on_the_first_square_of_the_map_is_not_burnt_and_an_alien_is() -> None:
    marine = stage(AIRLOCK, {"a": "8,1 N"}, {"B1": {"at": "8,2", "value": 1}})
    assert _burned(marine.state, 0b11, [], 0) == 0
    table = stage(AIRLOCK, {"a": "3,5 W"}, {"S1": "8,1 S", "B1": {"at": "8,2", "value": 1}})
    assert _burned(table.state, 0b1, [], 0) == pytest.approx(5 / 6)
    assert _burned(table.state, 0b10, [], 0) == pytest.approx(BLIP * 5 / 6)


def test_he_needs_games_that_can_be_dealt_again() -> None:
    assert SergeantBot.redeals
