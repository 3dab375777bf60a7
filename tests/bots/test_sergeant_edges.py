"""Where the squad leader could be wrong by one: the first square of the map, the second marine, two that are equal."""

from __future__ import annotations

from typing import cast

import pytest

from tests.bots.commanding import says
from tests.hulk.boards import AIRLOCK, NEST, SUICIDE
from tests.hulk.stage import stage
from voidlock.engine import Choice
from voidlock.games.hulk.bots.sergeant import SergeantBot
from voidlock.games.hulk.bots.sergeant.fire import BLIP, _burned
from voidlock.games.hulk.bots.sergeant.orders import burn_them
from voidlock.games.hulk.numbers import Marine
from voidlock.games.hulk.state.options import Answer

FLAMES = "heavy_flamer power_fist ammunition=6"
GUN = "assault_cannon power_fist"

# ---------------------------------------------------------------------- the first square of the map


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


def test_he_looks_there_if_that_is_his_goal() -> None:
    mission = {"objectives": "console = 8,1", "victory": "win = operate_each(console)"}
    table = stage(AIRLOCK, {"a": "8,2 E"}, mission=mission, phase="deployment", agenda=["look_round a"])
    assert says(table) == "face:N"


# ---------------------------------------------------------------------- the second of two


def test_the_second_marines_cannon_that_may_explode_fires_last() -> None:
    marines = {"c": "9,2 W", "a": f"15,7 E {GUN} overwatch may_explode", "b": "15,9 E overwatch"}
    table = stage(NEST, marines, {"S1": "19,8 W"}, phase="aliens", dice="1 2, 6 5 1")
    assert says(table) == "next:b"


def test_the_second_marine_does_not_pay_for_overwatch_twice() -> None:
    table = stage(AIRLOCK, {"a": "20,5 E", "b": "3,5 E overwatch"}).answer("activate:b")
    assert says(table) == "done"


def test_nobody_who_is_on_guard_pays_for_it_again() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E guard", "b": "20,5 E"}).answer("activate:a")
    assert says(table) == "done"


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


def test_he_needs_games_that_can_be_dealt_again() -> None:
    assert SergeantBot.redeals
