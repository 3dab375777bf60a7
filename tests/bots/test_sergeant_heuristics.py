"""The squad leader's rules of thumb one by one: a position, the question, his answer and why."""

from __future__ import annotations

import pytest

from tests.bots.commanding import says
from tests.hulk.boards import AIRLOCK, FORGE, NEST, RESCUE, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock import hulk
from voidlock.games.hulk.numbers import Square

FLAMES = "heavy_flamer power_fist ammunition=6"
GUN = "assault_cannon power_fist"
NO_RELOAD = {"special": "cannon_reload = 0"}
LEAVE = {"victory": "win = exited(1)"}
CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}


def square(table: Stage, name: str) -> Square:
    return table.state.board.square_called(name)


def acts(table: Stage, marine: str = "a") -> str:
    """The first order of a marine."""
    return says(table, f"activate:{marine}")


# ---------------------------------------------------------------------- fire


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


# ---------------------------------------------------------------------- orders


def test_marines_that_can_shoot_act_first_then_the_foremost() -> None:
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
def test_a_marine_turns_to_an_attacker_beside_him(facing: str, answer: str) -> None:
    """S1 has come to the side of a, and b sees it too."""
    marines = {"a": f"8,6 {facing}", "b": "3,5 E"}
    table = stage(AIRLOCK, marines, {"S1": "8,4 S"}, phase="aliens", command_points=2, dice="5")
    assert says(table) == "command:a"
    assert says(table, "command:a") == answer


def test_a_single_stealer_far_away_is_not_worth_the_flamer() -> None:
    table = stage(SUICIDE, {"a": f"11,12 E {FLAMES}"}, {"S1": "20,12 W"})
    assert not acts(table).startswith("flame:")
    assert any(option.startswith("flame:") for option in table.options())


@pytest.mark.parametrize(("group", "burns"), [(["20,12", "21,12"], False), (["20,12", "21,12", "22,12"], True)])
def test_far_away_it_takes_three_to_be_worth_the_flamer(group: list[str], burns: bool) -> None:
    """Five of six die: two count less than 1.8 stealers."""
    aliens = {f"S{number}": f"{at} W" for number, at in enumerate(group, start=1)}
    assert acts(stage(SUICIDE, {"a": f"11,12 E {FLAMES}"}, dict(aliens))).startswith("flame:") == burns


def test_overwatch_is_not_paid_for_twice() -> None:
    assert acts(stage(AIRLOCK, {"a": "3,5 E overwatch"})) == "done"


def test_those_in_overwatch_get_no_command_points() -> None:
    """The next one does: a shot for b."""
    marines = {"a": "3,5 E overwatch", "b": "8,6 N"}
    table = stage(AIRLOCK, marines, {"S1": "8,3 S"}, command_points=2, activated=["a", "b"])
    assert says(table) == "command:b"
    both = stage(AIRLOCK, {"a": "3,5 E overwatch"}, {"S1": "6,5 W"}, command_points=2, activated=["a"])
    assert says(both) == "end"
    second = stage(
        AIRLOCK, {"a": "1,5 W", "b": "3,5 E overwatch"}, {"S1": "6,5 W"}, command_points=2, activated=["a", "b"]
    )
    assert says(second) == "end"


def test_a_bearer_is_commanded_on_towards_the_exit_and_nobody_else() -> None:
    marines = {"a": "10,24 S", "b": "10,22 S"}
    table = stage(RESCUE, marines, mission=CARRY, object={"at": "a"}, command_points=1, activated=["a", "b"])
    assert says(table) == "command:a"
    follows = stage(RESCUE, marines, mission=CARRY, object={"at": "10,28"}, command_points=1, activated=["a", "b"])
    assert says(follows) in ("command:a", "command:b")


def test_his_best_shot_counts_when_it_is_asked_who_acts_first() -> None:
    """Marine b sees two stealers, one of them near."""
    marines = {"a": "18,5 W", "b": "3,5 E"}
    assert says(stage(AIRLOCK, marines, {"S1": "5,5 W", "S2": "12,5 W"}, mission=LEAVE)) == "activate:b"


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
