"""The squad leader's rules of thumb one by one: a position, the question, his answer and why."""

from __future__ import annotations

import pytest

from tests.bots.commanding import says
from tests.hulk.boards import AIRLOCK, FORGE, NEST, RESCUE, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock import hulk
from voidlock.bots.sergeant import danger as dangers
from voidlock.bots.sergeant.danger import FLANK, NEVER, chance, danger, in_front, sides, squad, threat
from voidlock.bots.sergeant.fire import chance_to_hit, strong, urgency
from voidlock.bots.sergeant.goals import FOLLOW, GO, KEEP, goals, to_go
from voidlock.bots.sergeant.orders import BEARER, points_for, worths
from voidlock.bots.sergeant.relay import chain
from voidlock.bots.sergeant.walks import walks
from voidlock.hulk.facts import BOLTER, CANNON

FLAMES = "heavy_flamer power_fist ammunition=6"
GUN = "assault_cannon power_fist"
NO_RELOAD = {"special": "cannon_reload = 0"}
LEAVE = {"victory": "win = exited(1)"}
CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}
BURN = {"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}


def square(table: Stage, name: str) -> int:
    return table.state.board.names.index(name)


def acts(table: Stage, marine: str = "a") -> str:
    """The first order of a marine."""
    return says(table, f"activate:{marine}")


# ---------------------------------------------------------------------- fire


@pytest.mark.parametrize(
    ("gun", "sustained", "lord", "hits"),
    [
        # SHT-1: a storm bolter has two dice and needs a 6, a cannon three and a 5; sustained fire one less.
        (BOLTER, False, False, 1 - (5 / 6) ** 2),
        (BOLTER, True, False, 1 - (4 / 6) ** 2),
        (CANNON, False, False, 1 - (4 / 6) ** 3),
        # BRO-4: the Broodlord dies of two hits.
        (BOLTER, False, True, 1 / 36),
    ],
)
def test_the_chance_to_hit(gun: int, sustained: bool, lord: bool, hits: float) -> None:
    assert chance_to_hit(gun, sustained, lord) == pytest.approx(hits)


def test_a_shot_is_urgent_where_the_target_can_strike_soon() -> None:
    """A twentieth less for every step it has to go; what is seven steps away can wait."""
    table = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, {"S1": "6,5 W", "S2": "10,5 W", "S3": "11,5 W"})
    hits = 1 - (5 / 6) ** 2
    assert urgency(table.state, 0, ("fire", 1)) == pytest.approx(hits * (1 - 2 * 0.05))
    assert urgency(table.state, 0, ("fire", 2)) == pytest.approx(hits * (1 - 6 * 0.05))
    assert urgency(table.state, 0, ("fire", 3)) == pytest.approx(hits * 0.15)


def test_fire_is_sustained_by_an_aimed_shot_only() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E"}, {"S1": "6,5 W"}, dice="1 1").act("a", "fire:S1")
    again = 1 - (4 / 6) ** 2
    assert urgency(table.state, 0, ("fire", 1)) == pytest.approx(again * 0.9)
    assert urgency(table.state, 0, ("snap", 1)) == pytest.approx((1 - (5 / 6) ** 2) * 0.9)


@pytest.mark.parametrize(
    ("why", "marine", "alien", "mission", "fires"),
    [
        ("what is near is shot at", "3,5 E", "9,5 W", {}, True),
        ("what is far is left to overwatch", "1,5 E", "12,5 W", {}, False),
        (
            "the last rounds of a cannon are for what is beside him",
            f"3,5 E {GUN} ammunition=3",
            "10,5 W",
            NO_RELOAD,
            False,
        ),
        ("with more rounds it fires", f"3,5 E {GUN} ammunition=4", "10,5 W", NO_RELOAD, True),
        ("and with rounds to reload", f"3,5 E {GUN} ammunition=3", "10,5 W", {}, True),
        ("near enough for the last rounds", f"3,5 E {GUN} ammunition=3", "5,5 W", NO_RELOAD, True),
    ],
)
def test_who_is_shot_at(why: str, marine: str, alien: str, mission: dict[str, str], fires: bool) -> None:
    assert (acts(stage(AIRLOCK, {"a": marine}, {"S1": alien}, mission=mission)) == "fire:S1") == fires, why


def test_an_empty_cannon_is_loaded() -> None:
    assert acts(stage(AIRLOCK, {"a": f"3,5 E {GUN} ammunition=0"}, {"S1": "9,5 W"})) == "reload"
    assert acts(stage(AIRLOCK, {"a": f"3,5 E {GUN} ammunition=4"}, {"S1": "12,5 W"})) != "reload"


def test_a_shot_for_nothing_is_taken_after_a_step() -> None:
    """5.1 (a): also at what is far away."""
    table = stage(AIRLOCK, {"a": "1,5 E"}, {"S1": "12,5 W"}, mission=LEAVE)
    assert says(table, "activate:a", "move:2,5") == "snap:S1"


# ---------------------------------------------------------------------- flames


@pytest.mark.parametrize(
    ("why", "aliens", "burns"),
    [
        ("one stealer that is about to strike", {"S1": "8,5 W"}, True),
        ("one that can wait", {"S1": "8,1 S"}, False),
        ("three in a corridor", {"S1": "7,5 W", "S2": "8,5 W", "S3": "9,5 W"}, True),
    ],
)
def test_what_is_burnt(why: str, aliens: dict[str, str], burns: bool) -> None:
    table = stage(AIRLOCK, {"a": f"4,5 E {FLAMES}"}, dict(aliens))
    assert acts(table).startswith("flame:") == burns, why


def test_the_section_that_loses_the_mission_is_not_burnt() -> None:
    group = {"S1": "7,5 W", "S2": "8,5 W", "S3": "9,5 W"}
    keep = {"objectives": "junction = 8,5", "defeat": "lose1 = flame_in_section(junction);;lose2 = all_marines_dead"}
    for mission, burns in (({}, True), (keep, False)):
        table = stage(AIRLOCK, {"a": f"5,5 E {FLAMES}"}, dict(group), mission=mission)
        assert acts(table).startswith("flame:") == burns
        assert any(option.startswith("flame:") for option in table.options())


def test_the_object_is_not_burnt() -> None:
    """OBJ-3: what must be carried out would be damaged."""
    aliens = {"S1": "30,15 W", "S2": "31,15 W"}
    for at, burns in (("30,15", False), ("10,30", True)):
        mission = {**CARRY, "special": f"object = cat@{at};;flamer_ammo = 6"}
        table = stage(RESCUE, {"a": f"27,15 E {FLAMES}"}, dict(aliens), mission=mission, open=["29,15"])
        assert acts(table).startswith("flame:") == burns


def test_who_wins_a_close_assault() -> None:
    wanted = {
        "": False,
        "thunder_hammer storm_shield": True,
        "lightning_claws": True,
        "storm_bolter power_sword": False,
    }
    for weapons, wins in wanted.items():
        table = stage(AIRLOCK, {"a": f"3,5 E {weapons}"})
        assert strong(table.state.board.fighters[0]) == wins


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
    assert chance(near, 1, 2 * seen, 2 * watched) == pytest.approx(chance_of_one)


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
    assert max(found) < FLANK


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
        others = squad(state, 0, threat(state), [1.0, 1.0])
        lost.append(danger(others, [], square(table, "3,5"), 1.0, 0, 0))
    seen = 1 - (1 - dangers.SEEN) * (1 - dangers.AMBUSH_SEEN)
    # In front of him 5,5; behind him 3,5 is where the mover stands.
    assert lost[0] == pytest.approx(0.8 * seen)
    assert lost[1] == pytest.approx(0.8 * seen * dangers.WATCHED)


def test_those_on_whom_the_mission_hangs_are_worth_more() -> None:
    table = stage(RESCUE, {"a": "10,28 S", "b": "10,26 S"}, mission=CARRY, object={"at": "a"})
    assert worths(table.state, goals(table.state)) == [BEARER, 1.0]
    state = table.state
    lost = danger(squad(state, 1, threat(state), [BEARER, 1.0]), [], square(table, "10,26"), 1.0, 0, 0)
    alone = danger(squad(state, 1, threat(state), [1.0, 1.0]), [], square(table, "10,26"), 1.0, 0, 0)
    assert lost == pytest.approx(BEARER * alone)


# ---------------------------------------------------------------------- walks


def test_where_he_can_get() -> None:
    """A turn costs 1, a step forward 1, backward 2, a closed door 1 more."""
    table = stage(AIRLOCK, {"a": "12,5 E"}).answer("activate:a")
    costs = {
        (table.state.board.names[walk.square], walk.facing): (walk.cost, walk.first)
        for walk in walks(table.state, 0, 4)
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
    reached = {table.state.board.names[walk.square] for walk in walks(table.state, 0, 6)}
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
    assert goals(table.state)[2].weight == FOLLOW


def test_two_fetch_the_object_and_the_others_come_along() -> None:
    table = stage(RESCUE, {"a": "28,15 E", "b": "27,15 E", "c": "26,15 E"}, mission=CARRY, open=["29,15"])
    assert [goal_of(table, name) for name in "abc"] == [(2, GO, True), (3, GO, True), (4, FOLLOW, False)]


def test_whoever_has_the_object_makes_for_the_exit() -> None:
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
    way_out = goals(table.state)[0].field
    assert found.marines == (0, 1)
    # Two steps and the object handed over; Brother b has four points of his own.
    assert found.far == way_out[square(table, "10,28")]
    assert found.first is not None and found.first[0] == "move"
    alone = stage(RESCUE, {"a": "10,21 S"}, mission=CARRY, object={"at": "a"}, command_points=2)
    assert chain(alone.state, goals(alone.state)).far == way_out[square(table, "10,27")]


def test_nobody_has_it() -> None:
    table = stage(RESCUE, {"a": "28,15 E"}, mission=CARRY)
    assert chain(table.state, goals(table.state)).marines == ()


# ---------------------------------------------------------------------- orders


def test_command_points_go_to_whom_the_mission_hangs_on() -> None:
    marines = {"a": "10,25 S", "b": "10,26 S", "c": "10,22 S"}
    table = stage(RESCUE, marines, mission=CARRY, object={"at": "a"}, command_points=3)
    for name, points in (("a", 7), ("b", 7), ("c", 4)):
        active = stage(RESCUE, marines, mission=CARRY, object={"at": "a"}, command_points=3).answer(f"activate:{name}")
        assert points_for(active.state, active.number(name), goals(active.state)) == points
    assert points_for(table.state, 0, goals(table.state)) == 3


def test_who_can_shoot_acts_first_then_the_foremost() -> None:
    marines = {"a": "3,5 E", "b": "2,5 W", "c": "1,5 W"}
    assert says(stage(AIRLOCK, marines, {"S1": "6,5 W"}, mission=LEAVE)) == "activate:a"
    assert says(stage(AIRLOCK, {"a": "1,5 E", "b": "2,5 E", "c": "3,5 E"}, mission=LEAVE)) == "activate:c"
    assert says(stage(AIRLOCK, {"a": "16,5 W", "b": "11,5 W"}, {"S1": "8,5 E"}, mission=LEAVE)) == "activate:b"


def test_what_is_left_of_the_command_points_is_fired() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E"}, {"S1": "6,5 W"}, command_points=2, activated=["a"])
    assert says(table) == "command:a"
    quiet = stage(AIRLOCK, {"a": "3,5 E"}, command_points=2, activated=["a"])
    assert says(quiet) == "end"


def test_a_bulkhead_is_cut_with_a_chainfist() -> None:
    cut = {"special": "bulkhead = chainfist_only"}
    assert acts(stage(FORGE, {"a": "12,9 E storm_bolter chainfist"}, mission=cut)) == "assault:13,9"


@pytest.mark.parametrize(
    ("why", "marine", "aliens", "dice", "answer"),
    [
        ("he fires at what comes", "3,5 E", {"S1": "8,4 S"}, "5", "fire:S1"),
        ("he clears his jam in overwatch", "1,5 E overwatch jammed", {"S1": "8,4 S"}, "5", "clear"),
        ("without overwatch it is not worth a point", "1,5 E jammed", {"S1": "8,4 S"}, "5", "hold"),
        ("overwatch fires by itself", "1,5 E overwatch", {"S1": "8,4 S"}, "5", "hold"),
    ],
)
def test_reactions(why: str, marine: str, aliens: dict[str, str], dice: str, answer: str) -> None:
    table = stage(AIRLOCK, {"a": marine}, dict(aliens), phase="aliens", command_points=2, dice=dice)
    assert table.asked.kind == "react"
    first = says(table)
    assert (first if first == "hold" else says(table, first)) == answer, why


@pytest.mark.parametrize(("facing", "answer"), [("E", "turn:N"), ("W", "turn:N"), ("N", "fire:S1")])
def test_whoever_has_an_attacker_beside_him_turns_to_it(facing: str, answer: str) -> None:
    """S1 has come to the side of a, and b sees it too."""
    marines = {"a": f"8,6 {facing}", "b": "3,5 E"}
    table = stage(AIRLOCK, marines, {"S1": "8,4 S"}, phase="aliens", command_points=2, dice="5")
    assert says(table) == "command:a"
    assert says(table, "command:a") == answer


# ---------------------------------------------------------------------- small questions


def test_the_cannon_that_may_explode_fires_last() -> None:
    marines = {"a": f"15,7 E {GUN} overwatch may_explode", "b": "15,9 E overwatch"}
    table = stage(NEST, marines, {"S1": "19,8 W"}, phase="aliens", dice="1 2, 6 5 1")
    assert says(table) == "next:b"


@pytest.mark.parametrize(("place", "target"), [("18,6", "S1"), ("17,8", "S2")])
def test_the_nearest_of_those_revealed_is_fired_at(place: str, target: str) -> None:
    """OVW-6: S1 stands at 18,7, S2 where it is placed."""
    table = stage(NEST, {"a": "15,8 E overwatch", "b": "17,9 N"}, {"B1": "18,7 2"}, dice="6 1", open=["14,8"])
    table.act("b", "turn:E", f"place:{place}")
    assert table.asked.kind == "overwatch_target"
    assert says(table) == f"fire:{target}"


def test_stealers_of_his_choice_are_placed_far_away() -> None:
    table = stage(AIRLOCK, {"a": "5,5 W"}, {"B1": "9,5 3"}).act("a", "turn:N", "turn:E")
    assert says(table) == "place:10,5"


def test_a_commanded_marine_fires_after_his_step() -> None:
    table = stage(AIRLOCK, {"a": "5,5 E", "b": "1,5 E"}, {"S1": "12,5 W"}, command_points=1)
    assert says(table, "command:a", "move:6,5") == "snap:S1"


@pytest.mark.parametrize(("dice", "answer"), [("5 2 2 / 1", "reroll_all"), ("2 1 1 / 6", "accept")])
def test_guard_rolls_again_where_he_would_die(dice: str, answer: str) -> None:
    table = stage(AIRLOCK, {"a": "7,5 E guard"}, {"S1": "8,5 W"}, phase="aliens", dice=dice)
    assert table.asked.kind == "guard_reroll"
    assert says(table) == answer


def test_the_flamer_stands_in_front_where_something_must_burn() -> None:
    game = Stage(hulk.new(SUICIDE, seed="front"))
    assert says(game) == "arrange"
    assert says(game, "arrange") == "deploy:flamer"
    assert says(Stage(hulk.new(AIRLOCK, seed="front"))) == "listed"


@pytest.mark.parametrize(
    ("why", "marine", "mission", "answer"),
    [
        ("he looks where he will go", "12,5 N", LEAVE, "face:E"),
        ("from the first square of the map too", "8,2 E", LEAVE, "face:S"),
        ("without a goal he looks where he sees most", "12,5 N", {}, "face:W"),
    ],
)
def test_where_a_marine_looks_at_first(why: str, marine: str, mission: dict[str, str], answer: str) -> None:
    table = stage(AIRLOCK, {"a": marine}, mission=mission, phase="deployment", agenda=["look_round a"])
    assert says(table) == answer, why


def test_once_the_flamer_stands_the_others_follow_as_listed() -> None:
    game = Stage(hulk.new(SUICIDE, seed="front"))
    game.answer("arrange", "deploy:flamer")
    assert says(game) == game.options()[0]


@pytest.mark.parametrize(("die", "answer"), [("3", "redraw"), ("4", "keep")])
def test_three_command_points_are_few_and_four_are_not(die: str, answer: str) -> None:
    marines = {"a": "3,5 E storm_bolter power_sword sergeant"}
    assert says(stage(AIRLOCK, marines, phase="command", agenda=["command_phase"], dice=die)) == answer


def test_all_psi_points_that_help_are_spent() -> None:
    marines = {"a": "7,5 E storm_bolter force_axe librarian"}
    table = stage(AIRLOCK, marines, {"S1": "8,5 W"}, phase="aliens", dice="6 2 2 / 3")
    assert says(table) == "psi:3"


def test_an_attacked_marine_turns_to_his_attacker() -> None:
    table = stage(AIRLOCK, {"a": "7,5 N"}, {"S1": "8,5 W"}, phase="aliens", dice="3 3 3 / 3, 6 1 1 / 1")
    assert table.asked.kind == "face_attacker"
    assert says(table) == "face:E"


def test_blips_are_revealed_as_they_are_listed() -> None:
    table = stage(NEST, {"a": "17,6 E"}, {"B1": "16,9 1", "B2": "18,9 1"}).act("a", "turn:S")
    assert says(table) == "first:B1"


def test_far_away_means_from_the_nearest_marine() -> None:
    """The one behind counts more than the one who sees it; a marine on the first square of the map counts too."""
    behind = stage(AIRLOCK, {"a": "5,5 W", "b": "12,5 E"}, {"B1": "9,5 3"}).act("a", "turn:N", "turn:E")
    assert says(behind) in ("place:8,4", "place:8,6")
    corner = stage(AIRLOCK, {"a": "5,5 W", "b": "8,1 N"}, {"B1": "9,5 2"}).act("a", "turn:N", "turn:E")
    assert says(corner) == "place:10,5"


def test_the_entry_area_is_far_from_the_nearest_marine() -> None:
    arriving = {"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9 2x4 3x9"}
    table = stage(AIRLOCK, {"a": "1,5 E", "b": "15,8 E"}, phase="invasion", dice="6", mission=arriving)
    assert says(table) in ("enter:E1", "enter:E2")
    corner = stage(AIRLOCK, {"a": "15,4 E", "b": "8,1 E"}, phase="invasion", dice="6", mission=arriving)
    assert says(corner) == "enter:E2"


def test_a_commanded_marine_without_a_target_goes_on() -> None:
    """5.1 (a): a door is no target for nothing."""
    table = stage(AIRLOCK, {"a": "9,5 E", "b": "1,5 E"}, command_points=1)
    table.answer("command:a", "move:10,5")
    assert table.asked.kind == "shoot_after_moving"
    assert says(table) == table.options()[-1]


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
