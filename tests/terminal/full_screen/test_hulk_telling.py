"""What the aliens do, told on the whole screen: with its reason, its board, and before the next question."""

from __future__ import annotations

import asyncio

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.saying import said
from tests.terminal.full_screen.acting import acting
from tests.terminal.model.table import on_mission
from voidlock.engine import Json
from voidlock.games.hulk.events.aliens import AlienMoved
from voidlock.games.hulk.view.types import hulk_view
from voidlock.terminal.sessions.past import Past


def test_a_line_of_the_log_says_why_the_alien_did_that() -> None:
    t = stage(
        AIRLOCK, {"a": "7,5 W"}, {"S1": "8,2 S"}, dice="1 1 1 6 1 1 1 6 1 1 1 6", agenda=["alien_phase", "next_marine"]
    )

    async def look() -> None:
        async with acting(on_mission(t.game), size=(100, 36)) as actor:
            told = await actor.press("end", "enter")
            assert "S1 moves to 8,3" in told
            assert "goes for a" not in told
            await actor.press("f7", "home")
            while "S1 goes for a" not in " ".join(actor.text().split()):
                await actor.press("down")
            assert "The board as it was." in actor.text()
            assert "goes for" not in await actor.press("escape")

    asyncio.run(look())


def test_each_move_of_an_alien_has_its_own_board() -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,2 S"}, agenda=["alien_phase", "next_marine"])
    past = Past(t.game)
    past.remember()
    t.answer("end")
    moved = [number for number, event in enumerate(t.game.events_for(1), start=1) if isinstance(event, AlienMoved)]
    assert len(moved) > 3
    places = [hulk_view(past.view_when_told(number, 1))["open"]["stealers"]["S1"]["at"] for number in moved]
    assert places[:3] == ["8,3", "8,4", "7,5"]


def test_what_was_taken_back_is_not_looked_at_any_more() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})
    t.answer("activate:a")
    past, told = Past(t.game), len(t.game.events_for(1))

    def facing_after(text: str) -> Json:
        past.remember()
        t.answer(text, "guard")
        return hulk_view(past.view_when_told(told + 1, 1))["open"]["marines"]["a"]["facing"]

    assert facing_after("turn:N") == "N"
    t.game.undo()
    t.game.undo()
    assert facing_after("turn:S") == "S"


def test_the_next_question_waits_until_the_aliens_are_told() -> None:
    """A key that is pressed meanwhile ends the telling, and answers nothing that was not seen."""
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,2 S"}, agenda=["next_marine", "alien_phase", "next_marine"])

    async def look() -> None:
        async with acting(on_mission(t.game), size=(80, 24), pace="slow") as actor:
            await actor.pilot.press("end", "enter", "2")
            await actor.pilot.pause()
            assert said("screen-hulk-aliens-act") in actor.text()
            assert actor.app.answers.option_count == 0
            answered = len(t.game.inputs)
            await actor.pilot.press("A")
            await actor.pilot.pause()
            assert "Choose a marine to activate" in actor.text() and "The aliens’ turn." not in actor.text()
            assert len(t.game.inputs) == answered
            await actor.pilot.press("A")
            await actor.pilot.pause()
            assert t.state.active == 0

    asyncio.run(look())


def test_the_question_comes_by_itself_once_the_aliens_are_told() -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,2 S"}, agenda=["next_marine", "alien_phase", "next_marine"])

    async def look() -> None:
        async with acting(on_mission(t.game), pace="fast") as actor:
            assert "Choose a marine to activate" in await actor.press("end", "enter", "2")
            assert actor.app.answers.highlighted == 0

    asyncio.run(look())


def test_a_single_step_keeps_no_question_waiting() -> None:
    t = stage(AIRLOCK, {"a": "1,5 E"})

    async def look() -> None:
        async with acting(on_mission(t.game), pace="slow") as actor:
            await actor.pilot.press("A", "1")
            await actor.pilot.pause()
            assert t.marine("a") == "2,5 E"
            assert "choose an action" in actor.text()

    asyncio.run(look())
