"""Lessons in plain lines: the list, the steps, wrong answers, leaving and going on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.walking import LESSONS, NAMES, answers_of, begun, moments
from tests.terminal.conversation import run
from voidlock.engine import Lesson
from voidlock.texts import LANGUAGES, Words

FACING = next(lesson for lesson in LESSONS if lesson.id == "facing")
FIRST = {lesson.game: lesson for lesson in reversed(LESSONS)}
BOTH = pytest.mark.parametrize(("game", "language"), list(zip(FIRST, LANGUAGES, strict=True)))
"""The first lesson of each game, each in one language."""


def learned(folder: Path, lesson: Lesson, *lines: str, language: str = "en") -> str:
    """What is said when these lines are typed in the lesson."""
    typed = "".join(line + "\n" for line in lines)
    done = run(folder, "learn", lesson.game, lesson.id, "--plain", "--lang", language, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


@BOTH
def test_a_whole_lesson(tmp_path: Path, game: str, language: str) -> None:
    lesson = FIRST[game]
    told, words = learned(tmp_path, lesson, *answers_of(lesson), "leave", language=language), Words(language)
    places = [told.index(words.name(*lesson.thing(step.says))) for step in lesson.steps]
    assert places == sorted(places), "every step is explained, in order"
    assert told.index(words.name(*lesson.thing("end"))) > places[-1]
    assert words.say("learn-over") in told
    listed = run(tmp_path, "learn", lesson.game, "--plain", "--lang", language).stdout
    assert words.say("learn-lesson", title=lesson.thing(), state="done") in listed


@BOTH
def test_the_first_wrong_answer_of_a_lesson(tmp_path: Path, game: str, language: str) -> None:
    lesson = FIRST[game]
    playing = begun(lesson)
    typed: list[str] = []
    for moment in moments(lesson, playing):
        if moment.refused:
            wrong = lesson.wrong(playing, moment.refused[0])
            assert wrong is not None
            why = wrong.arguments["why"]
            assert isinstance(why, tuple)
            told = learned(tmp_path, lesson, *typed, moment.refused[0], language=language)
            said = Words(language).name(str(why[0]), str(why[1]))
            assert told.rindex(said) > told.index(Words(language).name(*lesson.thing(moment.step.says)))
            return
        typed.append(moment.answer)
        playing.apply(moment.choice.seat, moment.answer)
    raise AssertionError("nothing can be answered wrong")


def test_nobody_advises_in_a_lesson(tmp_path: Path) -> None:
    """The Librarian's odds would contradict the lesson, which says what to do."""
    assert Words("en").say("learn-no-advice") in learned(tmp_path, FACING, "advice", "quit")


def test_leaving_and_going_on(tmp_path: Path) -> None:
    words = Words("en")
    told = learned(tmp_path, FACING, "turn:leon", "quit")
    assert "learn" in told.splitlines()[-1]
    listed = run(tmp_path, "learn", "angel", "--plain").stdout
    assert words.say("learn-lesson", title=FACING.thing(), state="begun") in listed
    told = learned(tmp_path, FACING, "attack:noctis:R4", "attack:gideon:R1", "leave")
    assert words.name(*FACING.thing("turn")) not in told
    assert words.name(*FACING.thing("end")) in told


def test_the_next_lesson_follows(tmp_path: Path) -> None:
    second = LESSONS[1]
    told = learned(tmp_path, FACING, *answers_of(FACING), "next", *answers_of(second), "again", "quit")
    words = Words("en")
    assert told.count(words.name(*second.thing(second.steps[0].says))) == 2


def test_the_list_offers_the_next_lesson(tmp_path: Path) -> None:
    learned(tmp_path, FACING, *answers_of(FACING), "leave")
    told = run(tmp_path, "learn", "angel", "--plain", typed="\nquit\n").stdout
    second = LESSONS[1]
    assert Words("en").name(*second.thing(second.steps[0].says)) in told


@pytest.mark.parametrize(
    ("typed", "code", "known"),
    [(("angel", "99"), 1, "facing"), (("angel", "nothing"), 1, "facing"), (("chess", "1"), 2, "angel, hulk")],
)
def test_a_lesson_that_does_not_exist(tmp_path: Path, typed: tuple[str, str], code: int, known: str) -> None:
    done = run(tmp_path, "learn", *typed, "--plain")
    assert done.returncode == code and known in done.stderr


def test_every_lesson_has_a_name() -> None:
    assert len(NAMES) == len(LESSONS)
