"""How the squad leader sees the board: danger, ways, goals and who hands the object on."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, CLEANSE, FORGE, NEST, RESCUE, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock.games.hulk.bots.sergeant import danger as dangers
from voidlock.games.hulk.bots.sergeant.danger import FLANK, NEVER, chance, danger, in_front, sides, squad, threat
from voidlock.games.hulk.bots.sergeant.fire import must_not_burn, rooms_to_burn
from voidlock.games.hulk.bots.sergeant.goals import FOLLOW, GO, KEEP, goals, to_go
from voidlock.games.hulk.bots.sergeant.orders import BEARER, STEP, walk_in_full, worths
from voidlock.games.hulk.bots.sergeant.relay import chain
from voidlock.games.hulk.bots.sergeant.walks import walks
from voidlock.games.hulk.numbers import Marine, Square

FLAMES = "heavy_flamer power_fist ammunition=6"
GUN = "assault_cannon power_fist"
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


def test_a_stealer_that_nobody_sees_is_hidden() -> None:
    table = stage(AIRLOCK, {"a": "3,5 W"}, {"S1": "7,5 W"})
    near = threat(table.state)
    assert (near.bare[square(table, "7,5")], near.hidden[square(table, "7,5")]) == (NEVER, 0)


def test_what_lurks_comes_in_for_one_point() -> None:
    table = stage(AIRLOCK, {"a": "3,5 W"}, {"B1": {"at": "E1", "value": 1}})
    assert threat(table.state).hidden[square(table, "8,1")] == 1


def test_more_may_arrive_where_no_marine_is_near() -> None:
    """S3: an entry area with a marine within six squares stays shut."""
    arriving = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9 2x4 3x9"}
    table = stage(AIRLOCK, {"a": "8,7 N"}, mission=arriving)
    near = threat(table.state).later
    assert near[square(table, "15,10")] == 1
    assert near[square(table, "8,9")] == NEVER


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


def test_how_likely_he_dies_depends_on_his_weapons_and_on_the_side() -> None:
    weapons = ["thunder_hammer storm_shield", "lightning_claws", "storm_bolter power_sword", ""]
    found = [in_front(stage(AIRLOCK, {"a": f"3,5 E {given}"}).state.board.fighters[0]) for given in weapons]
    assert found == [0.35, 0.4, 0.6, 0.8]
    assert in_front(stage(AIRLOCK, {"a": "3,5 E storm_bolter force_axe librarian"}).state.board.fighters[0]) == 0.5
    assert max(found) < FLANK < 1


def test_he_can_be_attacked_from_free_squares_alone() -> None:
    """Not through a brother, flames or a bulkhead; from his front he defends himself."""
    table = stage(AIRLOCK, {"a": "8,5 N", "b": "7,5 E"}, mission={"special": "cannon_reload = 1"})
    a = table.number("a")
    named = {table.state.board.names[near]: dies for near, dies in sides(table.state, a, square(table, "8,5"), 0)}
    assert named == {"8,4": 0.8, "9,5": FLANK, "8,6": FLANK}
    with_b = sides(table.state, a, square(table, "8,5"), 0, mover=table.number("b"))
    assert len(with_b) == 4


def test_overwatch_of_a_brother_halves_the_danger() -> None:
    lost = []
    for mark in ("", " overwatch"):
        table = stage(AIRLOCK, {"a": "3,5 E", "b": f"4,5 E{mark}"}, {"B1": {"at": "8,2", "value": 2}})
        state = table.state
        others = squad(state, Marine(0), threat(state), [1.0, 1.0])
        lost.append(danger(others, [], square(table, "3,5"), 1.0, 0, 0))
    seen = 1 - (1 - dangers.SEEN) * (1 - dangers.AMBUSH_SEEN)
    # In front of him 5,5; behind him 3,5 is where the mover stands.
    assert lost[0] == pytest.approx(0.8 * seen)
    assert lost[1] == pytest.approx(0.8 * seen * dangers.WATCHED)


def test_those_on_whom_the_mission_hangs_are_worth_more() -> None:
    table = stage(RESCUE, {"a": "10,28 S", "b": "10,26 S"}, mission=CARRY, object={"at": "a"})
    assert worths(table.state, goals(table.state)) == [BEARER, 1.0]
    state = table.state
    lost = danger(squad(state, Marine(1), threat(state), [BEARER, 1.0]), [], square(table, "10,26"), 1.0, 0, 0)
    alone = danger(squad(state, Marine(1), threat(state), [1.0, 1.0]), [], square(table, "10,26"), 1.0, 0, 0)
    assert lost == pytest.approx(BEARER * alone)


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


def test_he_does_not_walk_through_brothers_or_flames() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E", "b": "5,5 E"}).answer("activate:a")
    reached = {table.state.board.names[walk.square] for walk in walks(table.state, Marine(0), 6)}
    assert reached == {"1,5", "2,5", "3,5", "4,5"}


# ---------------------------------------------------------------------- goals


def goal_of(table: Stage, marine: str) -> tuple[int, float, bool]:
    """How far he has to go, how much a step counts, and whether the mission hangs on him."""
    goal = goals(table.state)[table.number(marine)]
    return goal.field[table.state.where[table.number(marine)]], goal.weight, goal.bearer


def test_everybody_leaves() -> None:
    table = stage(AIRLOCK, {"a": "18,5 E", "b": "12,5 E"}, mission=LEAVE)
    assert (goal_of(table, "a"), goal_of(table, "b")) == ((2, GO, True), (8, GO, True))
    assert to_go(table.state, goals(table.state)) == 2


def test_as_many_as_must_leave_are_counted() -> None:
    table = stage(AIRLOCK, {"a": "18,5 E", "b": "12,5 E", "c": "3,5 E"}, mission={"victory": "win = exited(2)"})
    assert to_go(table.state, goals(table.state)) == 8


def test_the_flamer_goes_for_the_room_and_the_others_cover_him() -> None:
    table = stage(SUICIDE, {"a": "21,8 N", "b": f"21,12 N {FLAMES}"}, mission=BURN)
    assert goal_of(table, "b") == (9, GO, True)
    assert goal_of(table, "a") == (5, FOLLOW, False)
    assert to_go(table.state, goals(table.state)) == 9
    spent = stage(SUICIDE, {"a": "21,8 N", "b": f"21,12 N {FLAMES}".replace("=6", "=0")}, mission=BURN)
    assert goals(spent.state) == {}


def test_the_nearest_go_for_the_consoles() -> None:
    both = {"victory": "win = operate_each(console_north,console_south)"}
    table = stage(FORGE, {"a": "15,3 E", "b": "14,3 E", "c": "10,3 E"}, mission=both)
    bearers = [marine for marine, goal in goals(table.state).items() if goal.bearer]
    assert bearers == [0, 1]
    assert goals(table.state)[Marine(2)].weight == FOLLOW


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


def test_to_fetch_the_object_is_not_all() -> None:
    table = stage(RESCUE, {"a": "28,15 E"}, mission=CARRY)
    carried = stage(RESCUE, {"a": "30,15 E"}, mission=CARRY, object={"at": "a"})
    assert to_go(table.state, goals(table.state)) == 2 + to_go(carried.state, goals(carried.state))


def test_the_cannon_goes_in_front_for_the_broodlord() -> None:
    pool = "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"
    lord = {"victory": "win = broodlord_dead", "aliens": pool}
    table = stage(NEST, {"a": f"16,8 E {GUN}", "b": "15,8 E"}, {"broodlord": "19,8 W"}, mission=lord)
    assert goal_of(table, "a") == (3, GO, False)
    assert goal_of(table, "b") == (4, FOLLOW, False)


def test_they_stay_by_what_must_be_kept() -> None:
    kept = {
        "objectives": "panel = 15,4",
        "victory": "win = survive(9)",
        "defeat": "lose1 = alien_on(panel);;lose2 = all_marines_dead",
    }
    table = stage(AIRLOCK, {"a": "12,5 E", "b": "15,5 E"}, mission=kept)
    assert goal_of(table, "a") == (1, KEEP, False)
    assert goal_of(table, "b") == (0, KEEP, False)


def test_what_is_only_waited_for_comes_after_what_can_be_done() -> None:
    both = {
        "objectives": "panel = 15,4",
        "victory": "win1 = survive(9);;win2 = exited(1)",
        "defeat": "lose1 = alien_on(panel);;lose2 = all_marines_dead",
    }
    assert goal_of(stage(AIRLOCK, {"a": "18,5 E"}, mission=both), "a") == (2, GO, True)


def test_they_keep_away_from_entry_areas_that_must_empty() -> None:
    """Aliens come out where no marine is within six squares."""
    finite = "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9 2x4 3x9;;recycle = no"
    mission = {"victory": "win = exterminate", "aliens": finite}
    table = stage(AIRLOCK, {"a": "8,5 E", "b": "1,5 E"}, mission=mission)
    assert goal_of(table, "a") == (4, GO, False)
    assert goal_of(table, "b") == (0, GO, False)


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


def test_nobody_has_it() -> None:
    table = stage(RESCUE, {"a": "28,15 E"}, mission=CARRY)
    assert chain(table.state, goals(table.state)).marines == ()


def test_more_may_arrive_as_long_as_the_pile_lasts_or_is_renewed() -> None:
    pool = "start_blips = 0;;reinforcement = 1;;blip_pool = 1x1;;recycle = "
    for recycle, left, arrives in (("yes", [], True), ("no", [1], True), ("no", [], False)):
        mission = {"aliens": pool + recycle, **LEAVE}
        table = stage(AIRLOCK, {"a": "1,5 E", "b": "8,7 E"}, mission=mission, pool=left, used=[] if left else [1])
        later = threat(table.state).later
        assert (later[square(table, "15,10")] == 1) == arrives
        assert later[square(table, "8,9")] == NEVER


def test_an_alien_on_the_first_square_of_the_map_is_seen() -> None:
    table = stage(AIRLOCK, {"a": "8,5 N"}, {"S1": "8,1 S"})
    assert threat(table.state).bare[square(table, "8,1")] == 0


def test_a_marine_on_the_first_square_of_the_map_keeps_its_entry_area_shut() -> None:
    """So what comes to 8,2 has come from E2 in the south, eight squares away."""
    arriving = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"}
    table = stage(AIRLOCK, {"a": "8,1 S"}, mission=arriving)
    assert threat(table.state).later[square(table, "8,2")] == 8


def test_a_marine_six_squares_away_keeps_an_entry_area_shut() -> None:
    arriving = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"}
    table = stage(AIRLOCK, {"a": "8,3 S"}, mission=arriving)
    assert threat(table.state).later[square(table, "8,9")] == NEVER


def test_flames_and_marines_stop_aliens_and_nothing_else_does() -> None:
    table = stage(AIRLOCK, {"a": "8,5 W"}, {"S1": "7,5 E"}, burning=["5,5"])
    near = threat(table.state).bare
    reached = {name: near[square(table, name)] for name in ("8,5", "6,5", "5,5", "4,5")}
    assert reached == {"8,5": NEVER, "6,5": 1, "5,5": NEVER, "4,5": NEVER}
    other = stage(AIRLOCK, {"a": "6,5 E"}, {"S1": "7,5 E"})
    assert threat(other.state).bare[square(other, "8,5")] == 1
    first = stage(AIRLOCK, {"a": "8,1 S"}, {"S1": "8,3 N"})
    assert threat(first.state).bare[square(first, "8,1")] == NEVER
    shut = stage(FORGE, {"a": "12,9 E"}, {"B1": {"at": "14,9", "value": 1}})
    assert threat(shut.state).hidden[square(shut, "13,9")] == NEVER


def test_a_brother_sees_past_the_marine_who_is_about_to_move() -> None:
    table = stage(AIRLOCK, {"a": "5,5 E", "b": "4,5 E overwatch"})
    others = squad(table.state, Marine(0), threat(table.state), [1.0, 1.0])
    assert others.view >> square(table, "7,5") & 1
    assert others.watch == others.view
    assert not others.view >> square(table, "8,1") & 1


def test_he_can_be_attacked_from_the_first_square_of_the_map_but_not_through_flames() -> None:
    table = stage(AIRLOCK, {"a": "8,2 S"}, burning=["8,3"])
    assert sides(table.state, Marine(0), square(table, "8,2"), 2) == [(square(table, "8,1"), FLANK)]


def test_what_must_and_must_not_burn() -> None:
    assert rooms_to_burn(stage(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE).state) == 0
    table = stage(SUICIDE, {"a": f"21,8 N {FLAMES}"}, mission=BURN)
    assert rooms_to_burn(table.state) >> square(table, "21,4") & 1
    carried = {**CARRY, "special": "object = cat@21,2"}
    assert must_not_burn(stage(RESCUE, {"a": "28,15 E"}, mission=carried).state) == 1


@pytest.mark.parametrize(
    ("burned", "left"), [([], "north south"), (["bank_north"], "south"), (["bank_south"], "north")]
)
def test_what_has_burned_need_not_burn_again(burned: list[str], left: str) -> None:
    banks = {"victory": "win = flame_each(bank_north,bank_south)", "special": "flamer_ammo = 6"}
    table = stage(CLEANSE, {"a": f"31,11 W {FLAMES}"}, mission=banks, burned=burned)
    rooms = rooms_to_burn(table.state)
    found = [name for name, at in (("north", "10,7"), ("south", "10,18")) if rooms >> square(table, at) & 1]
    assert " ".join(found) == left


def test_without_a_broodlord_on_the_map_nobody_goes_for_it() -> None:
    pool = "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"
    lord = {"victory": "win = broodlord_dead", "aliens": pool}
    table = stage(NEST, {"a": "15,8 E"}, {"B1": {"at": "11,2", "value": 2}}, mission=lord)
    assert goals(table.state) == {}


def test_two_marines_go_and_blockade_what_two_can() -> None:
    def found(*marines: str) -> list[tuple[float, bool]]:
        table = stage(
            AIRLOCK,
            dict(zip("ab", marines, strict=False)),
            mission={"victory": "win = blockade(6)"},
        )
        return [goal[1:3] for goal in goals(table.state).values()]

    assert found("8,5 E", "1,5 E") == [(GO, True), (GO, True)]
    assert found("8,5 E") == []


def test_a_marine_who_has_acted_carries_the_object_on_command_points_alone() -> None:
    table = stage(RESCUE, {"a": "10,26 S"}, mission=CARRY, object={"at": "a"}, command_points=1, activated=["a"])
    way_out = goals(table.state)[Marine(0)].field
    assert chain(table.state, goals(table.state)).far == way_out[square(table, "10,27")]


def test_a_whole_walk_with_his_own_points() -> None:
    """Four steps towards the exit; where nothing calls him he watches."""
    going = stage(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE).answer("activate:a")
    orders = [option.text for option in walk_in_full(going.game, Marine(0), STEP)]
    assert orders == ["move:4,5", "move:5,5", "move:6,5", "move:7,5"]
    staying = stage(AIRLOCK, {"a": "3,5 E"}).answer("activate:a")
    assert [option.text for option in walk_in_full(staying.game, Marine(0), STEP)] == ["overwatch"]
    assert walk_in_full(stage(AIRLOCK, {"a": "3,5 E"}).game, Marine(0), STEP) == []
