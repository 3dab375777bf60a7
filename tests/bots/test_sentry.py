"""Plain overwatch, the measure of a mission that is won by standing still (`tests/hulk/policies.py`)."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.policies import Sentry
from tests.hulk.stage import Stage, stage
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.hulk import RULES

FLAMER = "heavy_flamer power_fist"


def says(table: Stage) -> str:
    return Sentry().answer(Seat(table.game, 1), table.asked, random.Random(1)).text


def test_everybody_watches_where_he_stands_and_the_flamer_stands_on_guard() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E", "b": f"2,5 E {FLAMER} ammunition=6"}, {"S1": "7,5 W"})
    told: list[str] = []
    while table.game.pending:
        told.append(says(table))
        table.game.apply(1, told[-1])
    assert told == ["activate:a", "overwatch", "done", "activate:b", "guard", "done"]


@pytest.mark.rule("JAM-2", "CP-5")
def test_a_command_point_clears_a_jam_and_nothing_else() -> None:
    for mark, answer in (("overwatch jammed", "command:a"), ("overwatch", "hold")):
        table = stage(AIRLOCK, {"a": f"3,5 E {mark}"}, {"S1": "9,5 W"}, phase="aliens", command_points=2, dice="1 2")
        assert says(table) == answer
    table = stage(AIRLOCK, {"a": "3,5 E overwatch jammed"}, {"S1": "9,5 W"}, phase="aliens", command_points=2)
    assert says(table.answer("command:a")) == "clear"


def test_anybody_can_call_him_by_his_file() -> None:
    assert type(bot_kind("tests/hulk/policies.py:Sentry", RULES).make()).__name__ == "Sentry"
