"""The narrator: what happens is told one event at a time, and the question comes with the last of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.saying import said
from tests.stage import stage as angel_stage
from tests.terminal.conversation import positioned
from tests.terminal.model.table import Played, at_home, last_stand, on_mission, on_the_eve
from voidlock.engine import Json
from voidlock.terminal.model import preferences
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.emitted import Covered
from voidlock.terminal.model.session import Sitting

OVER = said("screen-over", result="?", past="", leave="").partition("?")[0]


def tell(sitting: Sitting, then: Callable[[Controller], Awaitable[None]], pace: str = "slow", place: int = -1) -> None:
    """The answer at this place of the list, and what follows once its first event is told."""

    async def story() -> None:
        controller = Played(sitting).controller
        controller.preferences.pace = pace
        await controller.begin()
        controller.narrator.hurry()
        await controller.dialogue.pick(place % controller.prompt.size)
        for _ in range(3):
            await asyncio.sleep(0)
        await then(controller)
        await controller.end()

    asyncio.run(story())


def test_events_come_first_and_a_key_tells_the_rest_at_once() -> None:
    game = on_the_eve()
    before = len(game.events_for(1))

    async def then(controller: Controller) -> None:
        narrator, told = controller.narrator, len(game.events_for(1))
        assert before < narrator.events_told < told and narrator.waits
        assert controller.prompt.choice is None and controller.text.question() == said("screen-meanwhile")
        assert narrator.hurry() and not narrator.hurry()
        assert narrator.events_told == told and controller.prompt.choice is game.pending[0]

    tell(at_home(game), then)


def test_the_question_comes_by_itself_once_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(preferences.PAUSES, "fast", 0.001)
    game = on_the_eve()

    async def then(controller: Controller) -> None:
        assert controller.prompt.choice is None
        await controller.narrator.wait_until_told()
        assert controller.prompt.choice is game.pending[0]

    tell(at_home(game), then, "fast")


def test_a_single_event_or_no_pace_keeps_no_question_waiting() -> None:
    async def then(controller: Controller) -> None:
        assert not controller.narrator.waits and controller.prompt.choice is not None

    tell(at_home(angel_stage("leon>, gideon<, valencio>", play="onward_brothers").game), then, place=0)
    tell(at_home(on_the_eve()), then, "none")


def test_the_end_is_not_given_away() -> None:
    sitting = at_home(last_stand())

    async def then(controller: Controller) -> None:
        assert sitting.game.result == "loss" and OVER not in controller.text.question()
        controller.narrator.hurry()
        assert OVER in controller.text.question()

    tell(sitting, then)


def test_the_end_offers_what_comes_next_once_it_is_told() -> None:
    sitting = at_home(last_stand())
    sitting.sequels = ("again", "menu")

    async def then(controller: Controller) -> None:
        assert controller.prompt.texts() == []
        controller.narrator.hurry()
        await controller.dialogue.enter("menu")
        assert sitting.chosen == "menu" and sitting.left

    tell(sitting, then)


def test_what_happened_is_told_before_the_screen_is_covered() -> None:
    """Two people at one keyboard: the attacks are seen by both, and only then does one of them choose alone."""
    position: dict[str, Json] = {"players": 2, "swarms": {"R1": "claw", "L2": "tail"}, "phase": "attack"}
    game = positioned("leon> 1, gideon<", {**position, "events": ["evasion"]}, dice=[5, 5])

    async def then(controller: Controller) -> None:
        assert {choice.kind for choice in game.pending} == {"choose_action"}
        assert controller.narrator.waits and not controller.narrator.covered
        controller.narrator.hurry()
        assert controller.narrator.covered

    tell(at_home(game), then)


def test_the_aliens_are_told_under_their_own_heading() -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,2 S"}, agenda=["next_marine", "alien_phase", "next_marine"])

    async def then(controller: Controller) -> None:
        await controller.dialogue.enter("yes")
        await asyncio.sleep(0)
        assert controller.text.question() == said("screen-hulk-aliens-act")

    tell(on_mission(t.game), then)


def test_a_line_of_the_log_says_why_the_alien_did_that() -> None:
    dice = "1 1 1 6 1 1 1 6 1 1 1 6"
    t = stage(AIRLOCK, {"a": "7,5 W"}, {"S1": "8,2 S"}, dice=dice, agenda=["alien_phase", "next_marine"])
    t.answer(t.asked.texts()[-1])

    async def story() -> None:
        played = Played(on_mission(t.game))
        await played.controller.begin()
        for number in range(1, len(t.game.events_for(1)) + 1):
            await played.controller.narrator.look_back(number)
        assert any("S1 goes for a" in told for told in played.said)
        played.controller.narrator.come_back()
        assert played.controller.narrator.is_present and not [one for one in played.emitted if isinstance(one, Covered)]
        await played.controller.end()

    asyncio.run(story())
