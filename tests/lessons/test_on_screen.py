"""Lessons on the full screen: what is said, what is pointed at, wrong answers, and what comes after."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.lessons.walking import LESSONS, begun, moments
from tests.terminal.full_screen.acting import acting
from voidlock.terminal.menu.learning import session_for
from voidlock.terminal.sessions.lesson import Progress, Teaching
from voidlock.texts import LANGUAGES, Words

FIRST = {lesson.game: lesson for lesson in reversed(LESSONS)}


def squeezed(text: str) -> str:
    """Without the line breaks of the screen."""
    return "".join(text.split())


@pytest.mark.parametrize(("game", "language"), list(zip(FIRST, LANGUAGES, strict=True)))
def test_a_whole_lesson(tmp_path: Path, game: str, language: str) -> None:
    lesson = FIRST[game]

    async def play() -> None:
        words, progress = Words(language), Progress(tmp_path)
        teaching = Teaching(lesson, progress, last=False)
        game = begun(lesson)
        sitting = session_for(teaching)
        async with acting(sitting, language, size=(140, 60)) as actor:
            for moment in moments(lesson, game):
                controller = actor.app.controller
                says = words.name(*lesson.thing(moment.step.says))
                assert squeezed(says)[:60] in squeezed(controller.text.lesson_text())
                assert actor.app.query_one("#coach").display
                if moment.refused:
                    wrong = lesson.wrong(game, moment.refused[0])
                    assert wrong is not None
                    await controller.dialogue.enter(moment.refused[0])
                    await actor.settle()
                    assert lesson.count_done(sitting.game) == moment.number
                await controller.dialogue.enter(moment.answer)
                await actor.settle()
                game.apply(moment.choice.seat, moment.answer)
            assert squeezed(words.name(*lesson.thing("end")))[:60] in squeezed(actor.app.controller.text.lesson_text())
            assert progress.is_done(lesson)
            await actor.press("1")
        assert sitting.chosen == "next"

    asyncio.run(play())


def test_what_the_lesson_points_at_is_marked(tmp_path: Path) -> None:
    lesson = LESSONS[0]

    async def play() -> str:
        teaching = Teaching(lesson, Progress(tmp_path), last=False)
        async with acting(session_for(teaching), size=(120, 50)) as actor:
            return actor.text()

    picture = asyncio.run(play())
    assert any("!" in line and "Leon" in line for line in picture.splitlines())


def test_a_lesson_fits_on_a_small_screen(tmp_path: Path) -> None:
    """The question and its answers stay visible below what is said."""
    lesson = LESSONS[0]

    async def play() -> str:
        teaching = Teaching(lesson, Progress(tmp_path), last=False)
        async with acting(session_for(teaching), size=(80, 24)) as actor:
            return actor.text()

    picture = asyncio.run(play())
    assert "Turn Leon around" in picture and "1." in picture
