"""What would be wrong by one: events that nobody reads, second marines, the first square, ways and their costs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.hulk.boards import AIRLOCK, FORGE, NEST, RESCUE, drawn, mission_text
from tests.hulk.stage import Stage, stage
from tests.hulk.stories import Story, check, params
from tests.refusing import for_reason
from voidlock.engine import FileError, Json, seed_of
from voidlock.games.hulk.aliens.brood import connected_aliens
from voidlock.games.hulk.aliens.invasion import ambush_squares
from voidlock.games.hulk.aliens.look import Look
from voidlock.games.hulk.aliens.paths import Way
from voidlock.games.hulk.facts import EAST, FIRST_BLIP, NORTH
from voidlock.games.hulk.files.written import write
from voidlock.games.hulk.map.board import board_of
from voidlock.games.hulk.marines.routes import named_route
from voidlock.games.hulk.numbers import EVERY_ALIEN, EVERY_SQUARE, Alien, Marine, Square
from voidlock.games.hulk.state.pieces import kill_alien
from voidlock.hulk import RULES, State

CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}

# ---------------------------------------------------------------------- what aliens do


@pytest.mark.rule("S-8")
@pytest.mark.parametrize(("other", "tied"), [("8,9 N", 0), ("8,8 N", 1)])
def test_how_many_others_were_as_close_is_told(other: str, tied: int) -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,2 S", "S2": other}, phase="aliens", dice="3 3 3 3 " * 9)
    assert t.tell("alien_activated")[0]["tied"] == tied


@pytest.mark.parametrize(("start", "line"), [("8,2 S", "fire_power"), ("8,1 S", "only")])
def test_a_marine_whom_it_could_attack_with_its_last_point_counts_in_its_reasons(start: str, line: str) -> None:
    """Five steps to b and the attack are six points; from a square farther he is out of reach."""
    marines = {"a": "7,5 W", "b": "12,5 E overwatch"}
    t = stage(AIRLOCK, marines, {"S1": start}, phase="aliens", dice="3 3 3 3 " * 9)
    told = t.tell("alien_targets")[0]
    assert (told["marine"], told["row"], told["line"]) == ("a", "reach", line)


@pytest.mark.rule("S-2")
def test_a_stealer_placed_before_a_diagonal_step_faces_either_way_by_lot() -> None:
    t = stage(AIRLOCK, {"a": "8,3 W"}, {"S1": "7,5 W"})
    assert {way.start & 3 for way in ways(t, Look.any_facing)} == {NORTH, EAST}


def ways(t: Stage, looks: Callable[[State, Alien, Square], Look]) -> list[Way]:
    """S1's ways to the first marine, by lot."""
    found: list[Way] = []
    for luck in range(12):
        t.state.luck = luck
        way = looks(t.state, EVERY_ALIEN[0], EVERY_SQUARE[t.state.place[0]]).way(Marine(0))
        assert way is not None
        found.append(way)
    return found


def test_the_marine_who_is_near_wakes_the_broodlord() -> None:
    special = {
        "special": "dormant = broodlord 6",
        "aliens": "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@19,10",
    }
    marines = {"a": "1,8 E", "b": "13,8 W"}
    t = stage(NEST, marines, {"B1": "19,10 broodlord"}, phase="aliens", mission=special, dice="3 3 3 6 " * 3)
    assert [event["marine"] for event in t.tell("lord_wakes")] == ["b"]


@pytest.mark.rule("S-6", "A4")
@pytest.mark.parametrize(("lurking", "dice"), [("path", "1"), ("entry", "")])
def test_a_stealer_that_has_entered_does_not_break_out_into_sight(lurking: str, dice: str) -> None:
    """It has moved: it stops where a marine would see it, and no test is made but the one before it entered."""
    t = stage(AIRLOCK, {"a": "9,5 W"}, {"S1": "E2"}, phase="aliens", settings={"lurking": lurking}, dice=dice)
    assert (t.stops(), len(t.told("brood_tested"))) == ({"S1": ("sight", 3)}, len(dice))


@pytest.mark.rule("S-7")
def test_aliens_across_an_open_corner_are_one_group() -> None:
    """S2 stands in another section, diagonally next to S1; there is no door on the whole board."""
    rows = ["########", "#....E##", "#M...###", "########"]
    sections = ["########", "#aabb###", "#aabb###", "########"]
    mission: Json = {"text": drawn(rows, sections)}
    state = RULES.place({"mission": mission, "aliens": {"S1": "2,1 W", "S2": "3,2 W"}}, seed_of("corner"))
    assert connected_aliens(state, [EVERY_ALIEN[0]]) == [EVERY_ALIEN[1]]


STORIES = """
BLP-1: a blip in play is none of those that come back into the pile
    AIRLOCK a 1,5 E; B1 8,2 1 | mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x1 2x2"}
    | phase=invasion | used=[2, 2] | pool=[] | dice=2
    = some pool_renewed; state old 8388608
OVW-1: the second marine does not watch twice
    AIRLOCK a 1,5 E; b 3,5 E overwatch
    > activate:b = refuses overwatch marked_already OVW-1
BRD-5: a chainfist cuts bulkheads and nothing else
    AIRLOCK a 3,5 E assault_cannon chainfist | mission={"special": "bulkhead = chainfist_only"}
    > activate:a = offers assault
OVW-7 JAM-1: the second marine loses overwatch with his jam if the setting says so
    AIRLOCK a 1,5 W; b 5,5 E overwatch; S1 12,5 W | phase=aliens | settings={"jam_keeps_overwatch": false}
    | dice=1, 2 2
    = some gun_jammed; marks b jammed
DOR-4: a door that burns is not closed
    AIRLOCK a 12,5 E | open=["13,5"] | burning=["13,5"]
    > activate:a = refuses close:13,5 door_by_fire DOR-4
the operated console is told with its marine
    FORGE a 15,3 E | mission={"victory": "win = operate_each(console_north,console_south)"}
    > activate:a operate:console_north = console_operated.terminator a; console_operated.objective console_north
OBJ-1 OBJ-3: what becomes of the object is told
    RESCUE a 29,15 E | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}
    | open=["29,15"]
    > activate:a move:30,15 = first object_taken.terminator a
    > drop = first object_put_down.square 30,15
OBJ-1 OBJ-3: what becomes of the object is told (2)
    AIRLOCK a 1,5 W; S1 7,5 W | phase=aliens
    | mission={"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@5,5;;object_wander = cat 1"}
    | dice=3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3
    = first object_harmed.state damaged
OVW-5 OVW-6: whose targets are all dead fires at the first and is not asked
    NEST a 15,8 E overwatch; b 15,7 E overwatch; c 15,9 E overwatch; d 17,10 N; B1 18,8 2 | dice=6 1, 6 1, 1 2
    | exposed=["B1"] | agenda=["reveals", "next_marine"]
    > place:18,7 next:a fire:S2 next:b = shot_fired.target S2 S1 S1
SHT-1: a miss is told
    AIRLOCK a 3,5 E; S1 7,5 W | dice=1 2
    > activate:a fire:S1 = shot_missed.terminator a; shot_missed.target S1
BLP-4: a marine there is near its entry area
    AIRLOCK a 8,1 N | phase=invasion | mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x9"}
    | dice=2
    = blip_arrived.distance 0; blip_arrived.lurk forced
SHT-2: a stealer there is aimed at again
    AIRLOCK a 8,4 N; S1 8,1 S | dice=1 2, 1 5
    > activate:a fire:S1 fire:S1 = shot_fired.needs 6 5; S1 gone
OVW-2: a stealer that enters there is fired at
    AIRLOCK a 8,4 N overwatch; S1 E1 | phase=aliens | dice=6, 6 1
    = stealer_died.stealer S1; stealer_died.square 8,1
OVW-6: a stealer placed there is one of the targets
    FORGE a 15,4 N overwatch; B1 15,2 2 | exposed=["B1"] | agenda=["reveals", "next_marine"]
    > place:14,2 = offers fire S1 S2
BLP-10: a blip there is revealed when it is seen
    AIRLOCK a 8,4 E; B1 8,1 1
    > activate:a turn:N = some blip_revealed
CP-3: a marine there can be commanded
    AIRLOCK a 8,1 S; b 1,5 E | activated=["a"] | command_points=1
    > command:a = asked order; may move:8,2
BRO-5: flames do not harm the broodlord there
    AIRLOCK a 8,5 N power_fist heavy_flamer; broodlord 8,1 S
    > activate:a flame:8,2 = broodlord 8,1 S; no fate_rolled
a set of stealers in a file names all of them
    AIRLOCK a 1,5 W; S1 12,5 W; S2 11,5 W; S3 10,5 W | phase=aliens | agenda=["next_born S1+S3 a"]
    | dice=1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1, 1 1 1 / 1,
    = set alien_activated.alien S1 S3
OVW-2: a marine on the first square fires on overwatch
    AIRLOCK a 8,1 S overwatch; S1 8,6 N | phase=aliens | dice=6 1
    = shot_fired.terminator a
CP-3: a marine on the first square is commanded
    AIRLOCK a 8,1 S | command_points=1 | agenda=["commanded a"]
    = asked order
a marine on the first square is a target
    AIRLOCK a 8,1 S; S1 8,9 N | phase=aliens | acting={"alien": "S1", "target": "a", "chosen": "a"} | agenda=[]
    = state target 0; state chosen 0
"""


@pytest.mark.parametrize("story", params(STORIES))
def test_stories(story: Story) -> None:
    check(story)


@pytest.mark.rule("BLP-1")
@pytest.mark.parametrize(("old", "left"), [([], 1), (["B1"], 2)])
def test_of_twos_that_are_certain_one_that_is_killed_is_certain_no_more(old: list[str], left: int) -> None:
    """The mission counts kills, so that a blip killed unseen is looked at."""
    t = stage(
        AIRLOCK,
        {"a": "1,5 E"},
        {"B1": "8,2 2"},
        mission={"aliens": "start_blips = 0;;reinforcement = 1;;blip_pool = 1x1 2x3"},
        pool=[1, 2, 2],
        known=[0, 2, 0],
        old=old,
    )
    kill_alien(t.state, EVERY_ALIEN[FIRST_BLIP])
    assert (t.state.known[2], t.state.kills) == (left, 2)


def test_the_broodlord_in_its_blip_is_one_casualty() -> None:
    pool = "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9;;broodlord = placed;;placed = broodlord@19,10"
    t = stage(NEST, {"a": "1,8 E"}, {"B1": "19,10 broodlord"}, mission={"aliens": pool})
    kill_alien(t.state, EVERY_ALIEN[FIRST_BLIP])
    assert (t.state.kills, t.state.lord_dead) == (1, True)


# ---------------------------------------------------------------------- what marines do


def test_the_second_marine_clears_his_jam() -> None:
    assert "clear" in stage(AIRLOCK, {"a": "1,5 E", "b": "3,5 E jammed"}).act("b").options()


@pytest.mark.rule("CP-6", "PSI-1")
def test_a_librarian_without_points_is_told_that_he_has_too_few() -> None:
    """His powers cost none, so he is still asked; he is the second marine, and S1 is on the first square."""
    psyker = {"a": "1,5 E", "b": "8,4 N librarian storm_bolter force_axe jammed ap=0"}
    t = stage(AIRLOCK, psyker, {"S1": "8,1 S"}, activated=["b"], active="b", agenda=["activation b"])
    assert t.why_not("clear") == ("too_few_points", "CP-6")
    psyker["b"] = psyker["b"].replace(" jammed", "")
    t = stage(AIRLOCK, psyker, {"S1": "8,1 S"}, activated=["b"], active="b", agenda=["activation b"])
    assert t.why_not("fire:S1") == ("too_few_points", "CP-6")


def test_a_fallen_marine_is_told_with_the_square_and_the_cause() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "1,5 E"}, {"S1": "8,5 W"}, phase="aliens", dice="6 1 1 / 1" + " 3 3 3 3" * 9)
    (died,) = t.tell("marine_died")
    assert (died["terminator"], died["square"], died["cause"]) == ("a", "7,5", "assault")


def test_no_route_leads_through_a_bulkhead_or_a_door_at_the_side() -> None:
    t = stage(AIRLOCK, {"a": "12,5 N"}).act("a")
    walk = named_route(t.state, "a", "13,5")
    assert walk is not None and walk.orders == ("turn:E", "open:13,5", "move:13,5")
    shut = stage(FORGE, {"a": "15,3 E"})
    shut.state.bulkheads |= 1 << shut.state.board.square_by_name("16,3")
    beyond = named_route(shut.state, "a", "16,3")
    assert beyond is None


@pytest.mark.parametrize(
    ("start", "square", "orders"),
    [
        ("7,5 E", "8,3", ("turn:N", "move:8,4", "move:8,3")),
        ("14,4 E", "16,5", ("move:15,4", "move:16,5")),
        ("14,4 E", "16,4", ("move:15,4", "move:16,4")),
        ("10,5 W", "12,5", ("move:11,5", "move:12,5")),
    ],
)
def test_of_equal_routes_the_one_that_keeps_his_facing_turns_first_and_slants_last_is_taken(
    start: str, square: str, orders: tuple[str, ...]
) -> None:
    walk = named_route(stage(AIRLOCK, {"a": start}).state, "a", square)
    assert walk is not None and walk.orders == orders


# ---------------------------------------------------------------------- the first square of the map, whose number is 0


def test_a_stealer_there_is_on_the_board() -> None:
    assert stage(AIRLOCK, {"a": "3,5 E"}, {"S1": "8,1 S"}).state.stealers() == [0]


def test_no_ambush_beside_a_marine_there() -> None:
    """8,2 is six squares from a; with b on the first square it is beside him."""
    for marines, free in (({"a": "4,5 W"}, True), ({"a": "4,5 W", "b": "8,1 N"}, False)):
        t = stage(AIRLOCK, marines)
        assert (t.state.board.square_by_name("8,2") in ambush_squares(t.state, t.number("a"))) is free


def test_a_stealer_goes_for_the_marine_there_whom_it_has_chosen() -> None:
    t = stage(
        AIRLOCK,
        {"a": "8,1 N"},
        {"S1": "8,4 N"},
        phase="aliens",
        acted=["S1"],
        acting={"alien": "S1", "target": "a"},
        agenda=["stealer_acts S1"],
        dice="3 3 3 3 " * 9,
    )
    assert [event["defender"] for event in t.tell("assault_rolled")][:1] == ["a"]


@pytest.mark.rule("LOS-3")
def test_he_sees_past_it_where_the_other_side_of_the_corner_is_blocked() -> None:
    t = stage(FORGE, {"a": "14,3 N"}, {"S1": "15,3 W"})
    assert t.view["open"]["marines"]["a"]["sees"] == ["14,2", "15,2"]


def test_an_object_there_is_written() -> None:
    mission = {**CARRY, "special": "object = cat@21,2"}
    assert write(stage(RESCUE, {"a": "28,15 E"}, mission=mission).state)["object"] == {
        "at": "21,2",
        "state": "undamaged",
    }


# ---------------------------------------------------------------------- what a file keeps


def test_a_blip_that_is_forced_to_lurk_and_a_set_of_stealers_are_written() -> None:
    forced: Json = {"at": "E1", "value": 1, "forced": 1}
    t = stage(
        AIRLOCK,
        {"a": "1,5 W"},
        {"B1": forced, "B2": "E2 1", "S1": "12,5 W", "S2": "11,5 W", "S3": "10,5 W"},
        agenda=["next_marine", "next_born S1+S3 a"],
    )
    written = write(t.state)
    aliens = written["aliens"]
    assert isinstance(aliens, dict)
    assert (aliens["B1"], "forced" in str(aliens["B2"])) == (forced, False)
    assert written["agenda"] == ["next_born S1+S3 a"]


def test_the_first_marine_is_written_as_the_one_who_acts() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"})
    assert write(table.state)["active"] is None
    assert write(table.act("a").state)["active"] == "a"


@pytest.mark.parametrize("task", ["stealer_acts B1", "blip_acts S1"])
def test_a_task_for_stealers_is_none_for_blips(task: str) -> None:
    with pytest.raises(FileError, check=for_reason("task_does_not_fit")):
        stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "12,5 W", "B1": {"at": "8,2", "value": 1}}, phase="aliens", agenda=[task])


def test_empty_lines_count_in_notes_alone() -> None:
    whole = mission_text(AIRLOCK)
    text = whole.replace("[sections]\n", "\n[sections]\n").replace("\nA marine leaves", "\n\nA marine leaves")
    assert board_of(text).names == board_of(whole).names
    assert len(board_of(text).mission.notes) == len(board_of(whole).mission.notes) + 1
