"""Lessons: a game file with a prepared position and scripted dice, and steps that say what to do next.

A lesson is an ordinary game. The step it has reached follows from the answers so far, so undo and saving need nothing
more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from ..choice import Choice, Reason, Thing
from ..events import Json
from ..game import AnyGame
from ..inputs import Answer
from .reading import FileError, Reader, name_of, read_table, texts_of

STEP = ("say", "at", "allow", "until", "point", "wrong")

WORDS = "lesson"
"""The kind of a lesson's messages: `lesson-<game>-<lesson>-<what is said>`."""


class Step(NamedTuple):
    """One step.

    says     the message that explains it
    at       the kind of question it waits for
    allows   patterns of the answers that may be given (`attack:leon:*`)
    until    patterns of the answer that ends the step, if it takes several; without any, the end of the game does
    points   the things to look at
    wrong    by pattern, the message about a legal answer that the step does not allow
    """

    says: str
    at: str
    allows: tuple[str, ...]
    until: tuple[str, ...]
    points: tuple[Thing, ...]
    wrong: tuple[tuple[str, str], ...]

    @property
    def free(self) -> bool:
        """Whether the step takes any number of answers."""
        return self.until != self.allows


class Lesson:
    """A lesson of a game: its id, its game file and its steps."""

    def __init__(self, game: str, id: str, file: dict[str, Json], steps: Sequence[Step]) -> None:
        self.game, self.id, self.file, self.steps = game, id, file, steps

    def thing(self, said: str = "") -> Thing:
        """The lesson's name, or something said in it; `lesson-<game>-<lesson>` is its title."""
        return Thing(WORDS, "-".join([self.game, self.id, *([said] if said else [])]))

    def count_done(self, game: AnyGame) -> int:
        """How many steps are done."""
        return self._progress(game)[0]

    def has_answers(self, game: AnyGame) -> bool:
        """Whether the step takes any number of answers and has had one."""
        place, given = self._progress(game)
        return place < len(self.steps) and self.steps[place].free and bool(given)

    def _progress(self, game: AnyGame) -> tuple[int, list[str]]:
        """How many steps are done, and the answers given since."""
        if game.result:
            return len(self.steps), []
        left = answers(game)
        for place, step in enumerate(self.steps):
            found = next((at for at, text in enumerate(left) if _matches(text, step.until)), -1)
            if found < 0:
                return place, left
            # Answers that were revealed together are in the order of their questions, perhaps not in that of the steps.
            left = left[found + 1 :] if step.free else [*left[:found], *left[found + 1 :]]
        return len(self.steps), left

    def step(self, game: AnyGame) -> Step | None:
        """The step that the game has reached; None when the lesson is over."""
        place = self.count_done(game)
        return self.steps[place] if place < len(self.steps) else None

    def wants(self, game: AnyGame) -> list[str]:
        """The right answers to the open questions; none if every answer is right, or the lesson is over."""
        step = self.step(game)
        if step is None:
            return []
        wanted = [text for choice in game.pending for text in right(step, choice)]
        return wanted if len(wanted) < sum(len(choice.options) for choice in game.pending) else []

    def says(self, game: AnyGame) -> Thing:
        """What is said now: about the step, or at the end."""
        step = self.step(game)
        return self.thing(step.says if step is not None else "end")

    def wrong(self, game: AnyGame, text: str) -> Reason | None:
        """What is said to a legal answer that the step does not allow; None if it does."""
        step = self.step(game)
        if step is None or _matches(text, step.allows):
            return None
        said = next((says for pattern, says in step.wrong if fnmatchcase(text, pattern)), "")
        # A step without its own words says what to do once more.
        return Reason("lesson_other", arguments={"why": self.thing(said or step.says)})

    def things(self) -> Iterator[Thing]:
        """Everything the lesson says."""
        yield self.thing()
        for step in self.steps:
            yield self.thing(step.says)
            yield from [self.thing(says) for _, says in step.wrong]
        yield self.thing("end")


def answers(game: AnyGame) -> list[str]:
    """The answers given so far, secret ones that wait for others last."""
    given = [each.option.text for each in game.inputs if isinstance(each, Answer)]
    return given + [text.partition(" ")[2] for text in game.open_answers()]


def _matches(text: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


# ---------------------------------------------------------------------- reading


def read_lessons(game: str, folder: Path) -> list[Lesson]:
    """The lessons of a folder, in the order of their file names: `02-tokens.toml` is the second."""
    return [read_lesson(game, path) for path in sorted(folder.glob("*.toml"))]


def read_lesson(game: str, path: Path) -> Lesson:
    """The lesson of a file. Raises FileError."""
    data = read_table(path)
    steps = [_step(each) for each in Reader(data.pop("step", []), "step").items()]
    if not steps:
        raise FileError("lesson_empty", "step")
    return Lesson(game, name_of(path), {"voidlock": 1, "game": game, **data}, steps)


def _step(reader: Reader) -> Step:
    fields = reader.table(STEP)
    for needed in ("say", "at"):
        if needed not in fields:
            raise FileError("missing", f"{reader.where}.{needed}")
    allows = texts_of(fields.get("allow")) or ("*",)
    until = texts_of(fields.get("until")) if "until" in fields else allows
    wrong = fields["wrong"].table() if "wrong" in fields else {}
    return Step(
        says=fields["say"].text(),
        at=fields["at"].text(),
        allows=allows,
        until=until,
        points=tuple([Thing(*text.split(":", 1)) for text in texts_of(fields.get("point"))]),
        wrong=tuple([(pattern, said.text()) for pattern, said in wrong.items()]),
    )


# ---------------------------------------------------------------------- checking


class LessonFault(NamedTuple):
    """What is wrong with a step, counted from 1."""

    step: int
    reason: Reason


MOST = 400
"""Answers that a free step may take."""


def faults(lesson: Lesson, game: AnyGame) -> list[LessonFault]:
    """Play the lesson through on its own game, always giving the first answer that a step allows."""
    for place, step in enumerate(lesson.steps, start=1):
        found = _faults_at(lesson, step, game)
        if found:
            return [LessonFault(place, reason) for reason in found]
        for _ in range(MOST):
            choice = open_choice(step, game)
            if choice is None or lesson.count_done(game) != place - 1:
                break
            game.apply(choice.seat, right(step, choice)[0])
        if lesson.count_done(game) != (len(lesson.steps) if game.result else place):
            return [LessonFault(place, Reason("lesson_stuck"))]
    return []


def open_choice(step: Step, game: AnyGame) -> Choice[object] | None:
    """The open question that allows an answer of this step; in a free step any that is open."""
    return next((choice for choice in game.pending if right(step, choice)), None)


def right(step: Step, choice: Choice[object]) -> list[str]:
    """The answers to a question that a step allows, those that end it first."""
    allowed = [text for text in choice.texts() if _matches(text, step.allows)]
    return sorted(allowed, key=lambda text: not _matches(text, step.until))


def _faults_at(lesson: Lesson, step: Step, game: AnyGame) -> list[Reason]:
    """What is wrong with a step when it begins."""
    kinds = [choice.kind for choice in game.pending]
    if step.at not in kinds:
        return [Reason("lesson_other_question", arguments={"at": step.at, "now": " ".join(kinds)})]
    texts = [text for choice in game.pending if choice.kind == step.at for text in choice.texts()]
    found = [] if step.free else [pattern for pattern in step.allows if not _some(pattern, texts)]
    legal = [text for choice in game.pending for text in choice.texts()]
    found += [pattern for pattern, _ in step.wrong if not _some(pattern, legal)]
    return [
        Reason("lesson_no_answer", arguments={"text": pattern, "answers": " ".join(texts[:12])}) for pattern in found
    ]


def _some(pattern: str, texts: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for text in texts)
