"""`voidlock lesson check`: plays a lesson through, and names the step that does not work."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import read_lesson
from voidlock.engine.files.lesson import faults
from voidlock.games import DEFAULT, kit_of
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import because


def checked(file: Path, game: str | None, words: Words) -> tuple[bool, list[str]]:
    """Whether the lesson can be played, and the lines that say so or what is wrong. Raises FileError."""
    kit = kit_of(game or _game_of(file))
    lesson = read_lesson(kit.name, file)
    wrong = faults(lesson, kit.loaded(dict(lesson.file))[0])
    lines = [words.say("learn-fault", number=fault.step, why=because(fault.reason, words)) for fault in wrong]
    for language in LANGUAGES:
        book = Words(language)
        missing = {f"{kind}-{id}" for kind, id in lesson.things()} - {*book.ids()}
        lines += [words.say("learn-no-words", id=id, language=language) for id in sorted(missing)]
    if lines:
        return False, lines
    return True, [words.say("learn-sound", name=lesson.id, steps=len(lesson.steps))]


def _game_of(file: Path) -> str:
    """The game whose folder the file is in: `angel/lessons/01-facing.toml`."""
    return file.absolute().parent.parent.name if file.absolute().parent.name == "lessons" else DEFAULT
