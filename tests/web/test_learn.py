"""Lessons in the browser: found from the start, gone through step by step, left and gone on with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.lessons.walking import LESSONS, begun, moments
from tests.web.browsing import Meet, Person
from voidlock.engine import Lesson
from voidlock.games import KITS
from voidlock.texts import Words

LOCALES = {"en": "en-GB", "ja": "ja-JP"}


def of(game: str) -> list[Lesson]:
    """The lessons of a game that have the same answers each time."""
    return [each for each in LESSONS if each.game == game and not any(step.free for step in each.steps)]


def open_list(person: Person, game: str) -> None:
    person.visit()
    person.find(f"[data-game={game}]").check(force=True)
    person.click("[data-learn]")


def says(person: Person, thing: tuple[str, str], language: str) -> None:
    """The panel says this."""
    expect(person.find(f"[data-says='{thing[1]}'] .says")).to_have_text(Words(language).name(*thing))


def go_through(person: Person, lesson: Lesson, language: str) -> None:
    """Every step, with one wrong answer before the right one where there is one; what a step points at is in sight."""
    game = begun(lesson)
    for moment in moments(lesson, game):
        says(person, lesson.thing(moment.step.says), language)
        person.wait_until_asked()
        if any(point.id in moment.answer for point in moment.step.points):
            expect(person.find(f"[data-answer='{moment.answer}']")).to_be_in_viewport(ratio=0.99)
        offered = [text for text in moment.refused if text in person.asked()]
        if offered:
            wrong = lesson.wrong(game, offered[0])
            assert wrong is not None
            why = wrong.arguments["why"]
            assert isinstance(why, tuple)
            person.answer(offered[0])
            expect(person.find("[data-wrong]")).to_have_text(Words(language).name(str(why[0]), str(why[1])))
        person.answer(moment.answer)
        game.apply(moment.choice.seat, moment.answer)
    says(person, lesson.thing("end"), language)
    expect(person.find("[data-answer]:visible")).to_have_count(0)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", KITS)
def test_all_lessons_one_after_the_other(meet: Meet, game: str, language: str) -> None:
    ann = meet(locale=LOCALES[language])
    if language == "ja":
        ann.page.set_viewport_size({"width": 390, "height": 844})
    open_list(ann, game)
    first, *others = of(game)
    ann.click(f"[data-lesson={first.id}][data-state=start]")
    go_through(ann, first, language)
    for lesson in others:
        ann.click("[data-next-lesson]")
        go_through(ann, lesson, language)
    open_list(ann, game)
    for lesson in of(game):
        expect(ann.find(f"[data-lesson={lesson.id}]")).to_have_attribute("data-state", "done")


def test_a_lesson_is_left_and_gone_on_with(meet: Meet) -> None:
    ann, lesson = meet(), of("angel")[0]
    open_list(ann, "angel")
    ann.click(f"[data-lesson={lesson.id}]")
    says(ann, lesson.thing("turn"), "en")
    ann.answer("turn:leon")
    says(ann, lesson.thing("far"), "en")
    ann.click("[data-leave-lesson]")
    ann.find("[data-play-now]").wait_for()
    assert ann.find("[data-continue]").count() == 0, "a lesson is not among the games"
    ann.click("[data-learn]")
    ann.click(f"[data-lesson={lesson.id}][data-state=begun]")
    says(ann, lesson.thing("far"), "en")


def test_a_step_back_and_a_new_start(meet: Meet) -> None:
    ann, lesson = meet(), of("angel")[0]
    open_list(ann, "angel")
    ann.click(f"[data-lesson={lesson.id}]")
    says(ann, lesson.thing("turn"), "en")
    ann.answer("turn:leon")
    says(ann, lesson.thing("far"), "en")
    ann.click("[data-step-back]")
    says(ann, lesson.thing("turn"), "en")
    ann.answer("turn:leon")
    ann.answer("attack:noctis:R4")
    says(ann, lesson.thing("close"), "en")
    ann.click("[data-restart]")
    says(ann, lesson.thing("turn"), "en")


def test_what_is_meant_is_pointed_at(meet: Meet) -> None:
    ann, lesson = meet(), of("angel")[0]
    open_list(ann, "angel")
    ann.click(f"[data-lesson={lesson.id}]")
    expect(ann.find(".pointed[data-thing='marine:leon']")).to_be_visible()
    expect(ann.find(".pointed[data-thing='spot:R3']")).to_be_visible()
