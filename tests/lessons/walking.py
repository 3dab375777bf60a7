"""Lessons as a learner goes through them: the right answer of every step, and the wrong ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from voidlock.engine import Choice, Game, Lesson, State
from voidlock.engine.files.lesson import Step, open_choice, right
from voidlock.games import KITS, kit_of

LESSONS = [lesson for kit in KITS.values() for lesson in kit.lessons]

NAMES = [f"{lesson.game}-{lesson.id}" for lesson in LESSONS]

MOST = 400
"""Answers that a free step may take."""


class Moment(NamedTuple):
    """A question of a lesson: the step it belongs to, the answer to give, and the legal ones that are refused."""

    number: int
    step: Step
    choice: Choice[object]
    answer: str
    refused: list[str]


def begun(lesson: Lesson) -> Game[State]:
    return kit_of(lesson.game).load(dict(lesson.file))[0]


def moments(lesson: Lesson, game: Game[State]) -> Iterator[Moment]:
    """Every question of the lesson; the caller gives the answer."""
    for _ in range(MOST):
        step = lesson.step(game)
        if step is None:
            return
        choice = open_choice(step, game)
        assert choice is not None, f"{lesson.id}: no answer to {[each.kind for each in game.pending]} is allowed"
        refused = [text for each in game.pending for text in each.texts() if lesson.wrong(game, text) is not None]
        yield Moment(lesson.count_done(game), step, choice, right(step, choice)[0], refused)
    raise AssertionError(f"{lesson.id} does not end")


def answers_of(lesson: Lesson) -> list[str]:
    """The right answers in order."""
    game, given = begun(lesson), []
    for moment in moments(lesson, game):
        game.apply(moment.choice.seat, moment.answer)
        given.append(moment.answer)
    return given
