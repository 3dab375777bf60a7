"""Lessons in the browser: found from the start, gone through step by step, left and gone on with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.lessons.walking import LESSONS, begun, moments
from tests.web.browsing import Meet, Person
from voidlock.engine import Lesson
from voidlock.games import KITS
from voidlock.texts import Words


def of(game: str) -> list[Lesson]:
    """The lessons of a game that have the same answers each time."""
    return [each for each in LESSONS if each.game == game and not any(step.free for step in each.steps)]


def open_list(person: Person, game: str) -> None:
    person.visit()
    person.find(f"[data-game={game}]").check(force=True)
    person.click("[data-learn]")


WORDS = Words("en")


def says(person: Person, thing: tuple[str, str]) -> None:
    """The panel says this."""
    expect(person.find(f"[data-says='{thing[1]}'] .says")).to_have_text(WORDS.name(*thing))


def go_through(person: Person, lesson: Lesson) -> None:
    """Every step, with one wrong answer before the right one where there is one."""
    game = begun(lesson)
    for moment in moments(lesson, game):
        says(person, lesson.thing(moment.step.says))
        person.wait_until_asked()
        offered = [text for text in moment.refused if text in person.asked()]
        if offered:
            wrong = lesson.wrong(game, offered[0])
            assert wrong is not None
            why = wrong.arguments["why"]
            assert isinstance(why, tuple)
            person.answer(offered[0])
            expect(person.find("[data-wrong]")).to_have_text(WORDS.name(str(why[0]), str(why[1])))
        person.answer(moment.answer)
        game.apply(moment.choice.seat, moment.answer)
    says(person, lesson.thing("end"))
    expect(person.find("[data-answer]:visible")).to_have_count(0)


@pytest.mark.parametrize("game", KITS)
def test_all_lessons_one_after_the_other(meet: Meet, game: str) -> None:
    ann = meet()
    open_list(ann, game)
    first, *others = of(game)
    ann.click(f"[data-lesson={first.id}][data-state=start]")
    go_through(ann, first)
    for lesson in others:
        ann.click("[data-next-lesson]")
        go_through(ann, lesson)
    open_list(ann, game)
    for lesson in of(game):
        expect(ann.find(f"[data-lesson={lesson.id}]")).to_have_attribute("data-state", "done")


def test_a_lesson_is_left_and_gone_on_with(meet: Meet) -> None:
    ann, lesson = meet(), of("angel")[0]
    open_list(ann, "angel")
    ann.click(f"[data-lesson={lesson.id}]")
    says(ann, lesson.thing("turn"))
    ann.answer("turn:leon")
    says(ann, lesson.thing("far"))
    ann.click("[data-leave-lesson]")
    ann.find("[data-play-now]").wait_for()
    assert ann.find("[data-continue]").count() == 0, "a lesson is not among the games"
    ann.click("[data-learn]")
    ann.click(f"[data-lesson={lesson.id}][data-state=begun]")
    says(ann, lesson.thing("far"))


def test_a_step_back_and_a_new_start(meet: Meet) -> None:
    ann, lesson = meet(), of("angel")[0]
    open_list(ann, "angel")
    ann.click(f"[data-lesson={lesson.id}]")
    says(ann, lesson.thing("turn"))
    ann.answer("turn:leon")
    says(ann, lesson.thing("far"))
    ann.click("[data-step-back]")
    says(ann, lesson.thing("turn"))
    ann.answer("turn:leon")
    ann.answer("attack:noctis:R4")
    says(ann, lesson.thing("close"))
    ann.click("[data-restart]")
    says(ann, lesson.thing("turn"))


def test_what_is_meant_is_pointed_at(meet: Meet) -> None:
    ann, lesson = meet(), of("angel")[0]
    open_list(ann, "angel")
    ann.click(f"[data-lesson={lesson.id}]")
    expect(ann.find(".pointed[data-thing='marine:leon']")).to_be_visible()
    expect(ann.find(".pointed[data-thing='spot:R3']")).to_be_visible()
