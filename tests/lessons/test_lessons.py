"""Every lesson of the package, step by step, with the right answers and the wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.walking import LESSONS, NAMES, begun, moments
from tests.terminal.conversation import run
from voidlock.engine import FileError, Lesson, read_lesson, save
from voidlock.engine.files.lesson import WORDS, answers, faults
from voidlock.engine.files.reading import LARGEST
from voidlock.games import KITS, kit_of, load_game
from voidlock.texts import LANGUAGES, Words

EACH = pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
FACING = next(lesson for lesson in LESSONS if lesson.id == "facing")
CARDS = next(lesson for lesson in LESSONS if lesson.id == "cards")


def test_both_games_have_lessons() -> None:
    assert {lesson.game for lesson in LESSONS} == set(KITS)
    assert len(NAMES) == len(set(NAMES))


@EACH
def test_the_right_answers_lead_through(lesson: Lesson) -> None:
    game, steps = begun(lesson), []
    for moment in moments(lesson, game):
        steps.append(moment.number)
        assert moment.step.free or moment.choice.kind == moment.step.at
        assert lesson.wrong(game, moment.answer) is None
        game.apply(moment.choice.seat, moment.answer)
    assert sorted(set(steps)) == list(range(len(lesson.steps))), "every step has its turn"
    assert lesson.step(game) is None and lesson.says(game) == lesson.thing("end")


@EACH
def test_a_wrong_answer_is_told_why_and_changes_nothing(lesson: Lesson) -> None:
    game, said = begun(lesson), 0
    for moment in moments(lesson, game):
        before = save(game)
        for text in moment.refused:
            reason = lesson.wrong(game, text)
            assert reason is not None and reason.id == "lesson_other"
            why = reason.arguments["why"]
            assert isinstance(why, tuple)
            assert all(words.say("reason-lesson_other", why=why) for words in map(Words, LANGUAGES))
            said += 1
        assert save(game) == before
        game.apply(moment.choice.seat, moment.answer)
    assert said or all(step.free for step in lesson.steps), "there is something to do wrong"


@EACH
def test_every_step_points_at_things_that_are_there(lesson: Lesson) -> None:
    game, words = begun(lesson), Words("en")
    for moment in moments(lesson, game):
        for thing in moment.step.points:
            assert words.name(*thing)
        game.apply(moment.choice.seat, moment.answer)


@EACH
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert len(lesson.steps) <= 8
    for words in map(Words, LANGUAGES):
        for thing in lesson.things():
            assert len(words.name(*thing)) <= 330, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_lessons(language: str) -> None:
    needed = {"-".join(thing) for lesson in LESSONS for thing in lesson.things()}
    assert {id for id in Words(language).ids() if id.startswith(f"{WORDS}-")} == needed


def test_undo_is_a_step_back() -> None:
    game = begun(FACING)
    game.apply(1, "turn:leon")
    assert FACING.count_done(game) == 1
    game.undo()
    assert FACING.count_done(game) == 0


def test_cards_chosen_together_count_in_the_order_of_the_steps() -> None:
    """The file lists them by team, not as they were chosen."""
    game = begun(CARDS)
    for place, text in enumerate(["choose:dead_aim", "choose:overwatch"], start=1):
        game.apply(1, text)
        assert CARDS.count_done(game) == place
    backwards = Lesson("angel", "cards", CARDS.file, [CARDS.steps[1], CARDS.steps[0]])
    assert answers(game) == ["choose:dead_aim", "choose:overwatch"]
    assert backwards.count_done(game) == 2


def test_a_saved_lesson_goes_on_at_its_step() -> None:
    game = begun(FACING)
    game.apply(1, "turn:leon")
    game.apply(1, "attack:noctis:R4")
    again, _ = load_game(save(game))
    assert FACING.count_done(again) == 2
    again.apply(1, "attack:gideon:R1")
    assert FACING.step(again) is None


# ---------------------------------------------------------------------- the checker


def lesson_file(folder: Path, text: str) -> Path:
    path = folder / "01-facing.toml"
    path.write_text(text, encoding="utf-8")
    return path


POSITION = """
dice = [2]
[position]
formation = ["leon<", "valencio>"]
swarms = { L1 = "claw" }
terrain = {}
phase = "resolve"
table = { red = "full_auto" }
agenda = ["next_action"]
"""


def first_fault(folder: Path, steps: str) -> tuple[int, str]:
    lesson = read_lesson("angel", lesson_file(folder, POSITION + steps))
    found = faults(lesson, kit_of("angel").load(dict(lesson.file))[0])
    return found[0].step, found[0].reason.id


def test_the_checker_names_the_step_that_does_not_work(tmp_path: Path) -> None:
    good = '[[step]]\nsay = "turn"\nat = "attack"\nallow = "attack:leon:L1"\n'
    assert first_fault(tmp_path, '[[step]]\nsay = "turn"\nat = "move"\n') == (1, "lesson_other_question")
    assert first_fault(tmp_path, good + good) == (2, "lesson_other_question")
    wrong = '[[step]]\nsay = "turn"\nat = "attack"\nallow = "attack:leon:R1"\n'
    assert first_fault(tmp_path, wrong) == (1, "lesson_no_answer")
    never = '[[step]]\nsay = "turn"\nat = "attack"\nuntil = "reroll"\n'
    assert first_fault(tmp_path, never) == (1, "lesson_stuck")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("no toml at all", "file_no_toml"),
        (POSITION, "lesson_empty"),
        (POSITION + '[[step]]\nsay = "turn"\n', "missing"),
        (POSITION + '[[step]]\nsay = "turn"\nat = "attack"\nwho = "leon"\n', "unknown_field"),
        ("#" * (LARGEST + 1), "file_too_large"),
    ],
    ids=["no TOML", "no step", "no place", "another word", "large"],
)
def test_a_file_that_is_no_lesson_is_refused(tmp_path: Path, text: str, id: str) -> None:
    with pytest.raises(FileError) as refused:
        read_lesson("angel", lesson_file(tmp_path, text))
    assert refused.value.reason.id == id


def test_the_command_checks_a_file(tmp_path: Path) -> None:
    folder = Path(KITS["angel"].sources) / "lessons"
    for path in sorted(folder.glob("*.toml")):
        checked = run(tmp_path, "lesson", "check", str(path))
        assert checked.returncode == 0, checked.stderr
    faulty = lesson_file(tmp_path, POSITION + '[[step]]\nsay = "turn"\nat = "move"\n')
    checked = run(tmp_path, "lesson", "check", str(faulty), "--game", "angel")
    assert checked.returncode == 1 and "Step 1" in checked.stderr


@EACH
def test_every_lesson_passes_the_checker(lesson: Lesson) -> None:
    assert faults(lesson, begun(lesson)) == []
