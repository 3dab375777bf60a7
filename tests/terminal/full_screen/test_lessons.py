"""Lessons in the smallest usual window: whatever a player answers, the answers stay in sight."""

from __future__ import annotations

import asyncio
from operator import itemgetter
from pathlib import Path

import pytest
from textual.widgets import Static

from tests.terminal.full_screen.acting import Actor, acting, short_steps
from voidlock.engine import Lesson, Option
from voidlock.games import KITS
from voidlock.terminal.full_screen.layout import LISTED, Answers
from voidlock.terminal.full_screen.line import Line
from voidlock.terminal.menu.learning import session_for
from voidlock.terminal.sessions.lesson import Progress, Teaching
from voidlock.texts import LANGUAGES
from voidlock.words.telling import because

LESSONS = [lesson for kit in KITS.values() for lesson in kit.lessons]
SIZE = 80, 24


def answers_in_sight(actor: Actor) -> int:
    """The lines of the list that are drawn; everything below it must be drawn too."""
    screen = actor.app.screen
    message, typed = screen.query_one("#message", Static), screen.query_one(Line)
    if message.display:
        assert message.region.height == len(str(message.content).splitlines())
    assert typed.region.height == 1 and typed.region.bottom < SIZE[1]
    return screen.query_one(Answers).region.height


async def give(actor: Actor, option: Option[object]) -> None:
    """Give the answer, and wait until what follows is drawn; the odds, which take longest, need no room."""
    await actor.app.controller.dialogue.enter(option.text)
    actor.app.controller.narrator.hurry()
    with short_steps():
        await actor.pilot.pause()
        while actor.app.screen._callbacks:
            await actor.pilot.pause()


async def play(actor: Actor, steps: int) -> int:
    """Play a lesson of so many steps with the longest correction of each. Returns how many there were."""
    app, given = actor.app, 0
    # A step takes a few answers at most, but the last one may be the rest of a game.
    for _ in range(3 * steps):
        choice = app.sitting.question
        if choice is None or app.sitting.offers is not None:
            break
        mistakes = [
            (len(because(why, app.controller.words)), option)
            for option in choice.options
            if (why := app.sitting.wrong(option)) is not None
        ]
        if mistakes:
            total = sum(len(line.splitlines()) for line in app.layout_of_game.answer_lines)
            before = answers_in_sight(actor)
            _, option = max(mistakes, key=itemgetter(0))
            await give(actor, option)
            assert app.sitting.question == choice and str(app.query_one("#message", Static).content)
            now = answers_in_sight(actor)
            assert now >= min(LISTED, total) and now >= min(before, total), option.text
            given += 1
        await give(actor, next(option for option in choice.options if app.sitting.wrong(option) is None))
    return given


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_correction_hides_no_answer(lesson: Lesson, language: str, tmp_path: Path) -> None:
    async def learn() -> int:
        sitting = session_for(Teaching(lesson, Progress(tmp_path), last=False))
        async with acting(sitting, language, SIZE) as actor:
            return await play(actor, len(lesson.steps))

    wanted = any(step.allows != ("*",) for step in lesson.steps)
    assert (asyncio.run(learn()) > 0) == wanted
