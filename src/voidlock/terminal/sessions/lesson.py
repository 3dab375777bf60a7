"""A lesson on this computer: what is said at each step, and a player's progress in the data folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from voidlock.engine import AnyGame, FileError, Game, Lesson, Reason, State, Thing, read_file, save
from voidlock.engine.files.record import write_text
from voidlock.games import kit_of, load_game
from voidlock.installation import command
from voidlock.terminal.sessions.coaching import Coaching, KeptIds
from voidlock.texts import Words


class Progress:
    """Which lessons are done, and the games of those that are not finished."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "lessons"
        self._done = KeptIds(self._folder / "done.json")

    def _file(self, lesson: Lesson) -> Path:
        return self._folder / f"{lesson.game}-{lesson.id}.json"

    def is_done(self, lesson: Lesson) -> bool:
        return self._file(lesson).stem in self._done

    def is_begun(self, lesson: Lesson) -> bool:
        return self._file(lesson).is_file()

    def next_of(self, lessons: Sequence[Lesson]) -> Lesson:
        """The first lesson that is not done; the first of all if every one is."""
        return next((lesson for lesson in lessons if not self.is_done(lesson)), lessons[0])

    def game(self, lesson: Lesson) -> Game[State]:
        """The lesson's game, where the player left it."""
        if self.is_begun(lesson):
            # A lesson that has changed since begins again.
            with suppress(FileError):
                return load_game(read_file(self._file(lesson)))[0]
        return kit_of(lesson.game).load(dict(lesson.file))[0]

    def keep(self, lesson: Lesson, game: AnyGame) -> None:
        """Save the player's place in the lesson; a lesson that cannot be saved is played anyway."""
        file = self._file(lesson)
        with suppress(OSError):
            if lesson.step(game) is not None:
                write_text(file, json.dumps(save(game), ensure_ascii=False) + "\n")
                return
            file.unlink(missing_ok=True)
            self._done.add(file.stem)


class Teaching(Coaching):
    """The lesson that a session plays."""

    kind = "learn"

    def __init__(self, lesson: Lesson, progress: Progress, *, last: bool) -> None:
        self.lesson, self.progress, self.last = lesson, progress, last

    def game(self) -> Game[State]:
        return self.progress.game(self.lesson)

    def describe(self, game: AnyGame, words: Words) -> str:
        """What is said now, after the number of the step if there are several."""
        text = words.name(*self.lesson.says(game))
        number, steps = self.lesson.count_done(game) + 1, len(self.lesson.steps)
        if number > steps or steps == 1:
            return words.say("learn-said-last", title=self.lesson.thing(), text=text)
        return words.say("learn-said", title=self.lesson.thing(), number=number, steps=steps, text=text)

    def points(self, game: AnyGame) -> Sequence[Thing]:
        step = self.lesson.step(game)
        return step.points if step is not None else ()

    def wrong(self, game: AnyGame, text: str) -> Reason | None:
        return self.lesson.wrong(game, text)

    def is_over(self, game: AnyGame) -> bool:
        return self.lesson.step(game) is None

    def keep(self, game: AnyGame) -> None:
        self.progress.keep(self.lesson, game)

    def farewell(self, game: AnyGame, words: Words) -> list[str]:
        return [] if self.is_over(game) else [words.say("learn-left", command=command())]
