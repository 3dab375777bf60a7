"""Pointing at a square of the map: what Enter means there, and what is said."""

from __future__ import annotations

import asyncio

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.terminal.model.table import ENGLISH, Played, on_mission
from voidlock.engine import Thing
from voidlock.terminal.model.emitted import Answered


def pointed(square: str) -> tuple[str, list[str], str]:
    """What is said of the square, what Enter answers there, and the last notice."""
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "9,5 W"}, dice="1 1").answer("activate:a")
    played = Played(on_mission(t.game))

    async def story() -> str:
        controller = played.controller
        await controller.begin()
        controller.pointing.look_at(Thing("square", square))
        told = controller.text.detail()
        await controller.pointing.act()
        await controller.end()
        return told

    told = asyncio.run(story())
    answers = [each.option.text for each in played.emitted if isinstance(each, Answered)]
    return told, answers, played.said[-1] if played.said else ""


@pytest.mark.parametrize(("square", "answers"), [("8,5", ["move:8,5"]), ("9,5", ["fire:S1"]), ("1,5", [])])
def test_enter_does_what_can_be_done_there(square: str, answers: list[str]) -> None:
    told, given, _ = pointed(square)
    assert given == answers
    assert (ENGLISH.say("screen-look-enter-nothing") in told) == (not answers)


def test_a_square_is_described_and_where_nothing_can_be_done_it_says_why() -> None:
    assert "S1" in pointed("9,5")[0]
    assert pointed("1,5")[2]
