"""Where the squad leader could be wrong by one: the first square of the map, the second marine, two that are equal."""

from __future__ import annotations

from typing import cast

import pytest

from tests.bots.commanding import says
from tests.hulk.boards import AIRLOCK, FORGE, NEST, RESCUE, SUICIDE
from tests.hulk.stage import stage
from voidlock.engine import Choice
from voidlock.games.hulk.bots.sergeant import SergeantBot
from voidlock.games.hulk.bots.sergeant.fire import BLIP, _burned, must_not_burn, striking
from voidlock.games.hulk.bots.sergeant.goals import goals, to_go
from voidlock.games.hulk.bots.sergeant.orders import burn_them, in_the_way, reaction_worth, worths
from voidlock.games.hulk.bots.sergeant.relay import chain
from voidlock.games.hulk.numbers import EVERY_ALIEN, Marine
from voidlock.games.hulk.state.options import Answer

FLAMES = "heavy_flamer power_fist ammunition=6"
GUN = "assault_cannon power_fist"
LEAVE = {"victory": "win = exited(1)"}
CARRY = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@30,15"}

# ---------------------------------------------------------------------- the first square of the map


def test_a_marine_there_can_be_struck() -> None:
    table = stage(AIRLOCK, {"a": "8,1 S"}, {"S1": "8,5 N"})
    assert striking(table.state, EVERY_ALIEN[0]) == 3


def test_a_marine_there_keeps_stealers_at_a_distance() -> None:
    """Of the free squares beside 8,3 the lower one is farther from him."""
    table = stage(AIRLOCK, {"a": "8,1 N", "b": "1,5 E"}, {"B1": "8,3 2"}).act("a", "turn:E", "turn:S")
    assert says(table) == "place:8,4"


def test_a_marine_there_is_not_burnt_and_an_alien_is() -> None:
    marine = stage(AIRLOCK, {"a": "8,1 N"}, {"B1": {"at": "8,2", "value": 1}})
    assert _burned(marine.state, 0b11, [], 0) == 0
    table = stage(AIRLOCK, {"a": "3,5 W"}, {"S1": "8,1 S", "B1": {"at": "8,2", "value": 1}})
    assert _burned(table.state, 0b1, [], 0) == pytest.approx(5 / 6)
    assert _burned(table.state, 0b10, [], 0) == pytest.approx(BLIP * 5 / 6)


def test_it_may_burn_where_nothing_forbids_it() -> None:
    assert must_not_burn(stage(AIRLOCK, {"a": "3,5 E"}).state) == 0


def test_he_looks_there_if_that_is_his_goal() -> None:
    mission = {"objectives": "console = 8,1", "victory": "win = operate_each(console)"}
    table = stage(AIRLOCK, {"a": "8,2 E"}, mission=mission, phase="deployment", agenda=["look_round a"])
    assert says(table) == "face:N"


def test_a_bearer_there_is_let_past() -> None:
    """Marine b stands beside him and nearer to the exit."""
    state = stage(AIRLOCK, {"a": "8,1 S", "b": "8,2 S"}, mission=LEAVE).state
    wanted = goals(state)
    assert [in_the_way(state, marine, wanted) for marine in state.marines()] == [False, True]


def test_the_object_is_fetched_there() -> None:
    mission = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@21,2"}
    table = stage(RESCUE, {"a": "21,4 N"}, mission=mission)
    assert goals(table.state)[table.number("a")].field[table.state.where[0]] == 2


def test_the_broodlord_is_hunted_there() -> None:
    pool = "start_blips = 0;;reinforcement = 0;;blip_pool = 1x9 2x4 3x9;;broodlord = yes"
    mission = {"victory": "win = broodlord_dead", "aliens": pool}
    table = stage(NEST, {"a": "15,8 E"}, {"broodlord": "9,2 W"}, mission=mission)
    assert goals(table.state)[table.number("a")].field[0] == 0


def test_nobody_holds_it_where_nothing_must_be_held() -> None:
    assert goals(stage(AIRLOCK, {"a": "3,5 E"}, mission={"victory": "win = survive(9)"}).state) == {}
    leaving = goals(stage(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE).state)
    assert [goal.ways_in for goal in leaving.values()] == [0]


# ---------------------------------------------------------------------- the second of two


def test_the_second_marines_cannon_that_may_explode_fires_last() -> None:
    marines = {"c": "9,2 W", "a": f"15,7 E {GUN} overwatch may_explode", "b": "15,9 E overwatch"}
    table = stage(NEST, marines, {"S1": "19,8 W"}, phase="aliens", dice="1 2, 6 5 1")
    assert says(table) == "next:b"


def test_the_second_console_is_done() -> None:
    both = {"victory": "win = operate_each(console_north,console_south)"}
    table = stage(FORGE, {"a": "15,3 E", "b": "14,3 E"}, mission=both, operated=["console_south"])
    (north,) = {tuple(goal.field) for goal in goals(table.state).values()}
    console = table.state.board.objectives[table.state.board.objective_names.index("console_north")]
    assert [north[square] for square in table.state.board.each(console)] == [0] * console.bit_count()


def test_the_second_marine_does_not_pay_for_overwatch_twice() -> None:
    table = stage(AIRLOCK, {"a": "20,5 E", "b": "3,5 E overwatch"}).answer("activate:b")
    assert says(table) == "done"


def test_nobody_who_is_on_guard_pays_for_it_again() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E guard", "b": "20,5 E"}).answer("activate:a")
    assert says(table) == "done"


def test_the_second_marine_who_watches_may_clear_his_jam() -> None:
    watching = stage(AIRLOCK, {"a": "1,5 E", "b": "3,5 E overwatch jammed"})
    assert reaction_worth(watching.state, Marine(1)) == 0.3
    idle = stage(AIRLOCK, {"a": "1,5 E", "b": "3,5 E jammed"})
    assert reaction_worth(idle.state, Marine(1)) == 0


def test_the_second_marine_who_has_acted_is_not_given_the_object() -> None:
    for acted, bearers in (([], (0, 1)), (["b"], (0,))):
        marines = {"a": "10,17 S", "b": "10,19 S"}
        table = stage(RESCUE, marines, mission=CARRY, object={"at": "a"}, command_points=0, activated=acted)
        assert chain(table.state, goals(table.state)).marines == bearers


def test_the_others_follow_the_flamer_who_is_nearest() -> None:
    room = " ".join([f"{x},{y}" for x in (20, 21, 22) for y in (1, 2, 3)])
    mission = {
        "objectives": f"control_room = {room};;crossing = 21,12",
        "victory": "win = flame_each(control_room,crossing)",
        "special": "flamer_ammo = 6",
    }
    table = stage(SUICIDE, {"a": f"21,6 N {FLAMES}", "b": f"16,12 E {FLAMES}", "c": "15,12 E"}, mission=mission)
    wanted = goals(table.state)
    near, far = wanted[table.number("b")], wanted[table.number("a")]
    assert near.field != far.field
    assert wanted[table.number("c")].field == near.field


def test_the_first_marine_carries_the_object_out() -> None:
    """He stands on the exit: nothing is left to go."""
    mission = {"victory": "win = exit_with(cat,undamaged)", "special": "object = cat@8,1"}
    state = stage(AIRLOCK, {"a": "20,5 E"}, mission=mission, object={"at": "a"}).state
    assert to_go(state, goals(state)) == 0


# ---------------------------------------------------------------------- two that are equal


def test_of_flames_that_are_worth_the_same_he_takes_the_first() -> None:
    """17,12 and 18,12 are in one section."""
    table = stage(SUICIDE, {"a": f"11,12 E {FLAMES}"}, {"S1": "18,12 W", "S2": "19,12 W"})
    assert says(table, "activate:a") == "flame:17,12"
    assert "flame:18,12" in table.options()


@pytest.mark.parametrize(("stealer", "burns"), [("18,12 W", True), ("19,12 W", False)])
def test_a_single_stealer_is_burnt_if_it_can_strike_for_six_points(stealer: str, burns: bool) -> None:
    table = stage(SUICIDE, {"a": f"11,12 E {FLAMES}"}, {"S1": stealer}).answer("activate:a")
    assert says(table).startswith("flame:") == burns
    assert (burn_them(table.state, Marine(0), cast("Choice[Answer]", table.asked)) >= 0) == burns


def test_a_likely_shot_goes_before_a_turn_to_an_attacker() -> None:
    """S1 stands behind marine b, and a hits it with his cannon more often than not."""
    marines = {"a": f"5,5 E {GUN} ammunition=9", "b": "8,6 S"}
    table = stage(AIRLOCK, marines, {"S1": "8,4 S"}, phase="aliens", command_points=2, dice="5")
    assert table.asked.kind == "react"
    assert says(table) == "command:a"


def test_a_marine_on_whom_the_mission_hangs_is_worth_two_and_a_half() -> None:
    """Here the flamer."""
    mission = {"victory": "win = flame_any(control_room)", "special": "flamer_ammo = 6"}
    state = stage(SUICIDE, {"a": "21,8 N", "b": f"21,12 N {FLAMES}"}, mission=mission).state
    assert worths(state, goals(state)) == [1.0, 2.5]


def test_he_needs_games_that_can_be_dealt_again() -> None:
    assert SergeantBot.redeals
