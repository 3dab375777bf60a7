"""`voidlock learn`: the list of lessons with the player's progress, and one lesson after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voidlock.engine import Lesson, State
from voidlock.games import KITS, Kit, kit_of, required
from voidlock.terminal.console import Console
from voidlock.terminal.sitting.here import Here
from voidlock.terminal.sitting.teaching import Progress, Teaching
from voidlock.terminal.typed import plain
from voidlock.texts import Words

from .commands import face_for
from .game_start import Asker, GameStart, Message
from .options import BadOption, Wished
from .start import Face, sitting_at


def learn(words: Words, environ: Mapping[str, str], wished: Wished) -> int:
    """Play lessons and return the exit code. Raises BadOption and Lacking."""
    with face_for(words, environ, plain=wished.plain) as face:
        return teach(wished, face)


def teach(wished: Wished, face: Face) -> int:
    """Play a lesson, and others after it as long as the player wants. Returns the exit code."""
    progress, code = Progress(face.folder), 0
    while True:
        lesson = named(wished, face.words) if wished.lesson else None
        if lesson is None:
            picked = face.complete(wished, LessonStart(progress))
            if isinstance(picked, int):
                return picked
            lesson = named(picked, face.words)
        lessons = lessons_of(kit_of(lesson.game))
        teaching = Teaching(lesson, progress, last=lesson is lessons[-1])
        code = face.run(seated(lesson, teaching), resumed=progress.is_begun(lesson))
        if teaching.chosen not in ("next", "again"):
            return code
        after = lessons[lessons.index(lesson) + (teaching.chosen == "next")]
        wished = wished._replace(game=lesson.game, lesson=after.id)


def seated(lesson: Lesson, teaching: Teaching) -> Here[State]:
    """The sitting that plays a lesson. Its progress is saved, not its game."""
    sitting = sitting_at(teaching.progress.game(lesson), None)
    assert isinstance(sitting, Here)
    sitting.teaching = teaching
    return sitting


def lessons_of(kit: Kit[State]) -> list[Lesson]:
    """The lessons of a game. Raises Lacking."""
    return list(required(kit.lessons, "lessons"))


def taught() -> list[Kit[State]]:
    """The games that have lessons."""
    return [kit for kit in KITS.values() if kit.lessons is not None and kit.lessons()]


def named(wished: Wished, words: Words) -> Lesson:
    """The lesson that was typed: its number, or its id. Raises BadOption."""
    lessons, typed = lessons_of(wished.kit), wished.lesson or ""
    if typed.isdecimal() and 1 <= int(typed[:4]) <= len(lessons):
        return lessons[int(typed[:4]) - 1]
    found = next((lesson for lesson in lessons if lesson.id == typed.casefold()), None)
    if found is None:
        known = words.say("terminal-comma").join(lesson.id for lesson in lessons)
        raise BadOption(words.say("learn-unknown", text=typed[:40], number=len(lessons), lessons=known))
    return found


def asked_number(asked: str, lines: Sequence[str], usual: int, words: Words, console: Console) -> int:
    """Ask for one of the lines by its number; Enter alone takes the usual one. Raises InputEnded."""
    console.say(asked, "question")
    for number, line in enumerate(lines, start=1):
        console.say(f"{number:2}. {line}")
    while True:
        typed = plain(console.ask(words.say("learn-number", number=usual + 1)))
        if not typed:
            return usual
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(lines):
            return int(typed[:4]) - 1
        console.say(words.say("terminal-no-such-number", number=len(lines)), "wrong")


class LessonStart(GameStart):
    """Asks for the game, then for the lesson; the first one that is not done comes first."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    async def picked(self, wished: Wished, menu: Asker) -> Wished:
        kits = taught()
        asked = [Message("learn-game", {"game": kit.name}) for kit in kits]
        kit = wished.kit if wished.game is not None else kits[await menu.ask(Message("learn-which-game"), asked)]
        lessons = lessons_of(kit)
        place = await menu.ask(Message("learn-which"), [self._line(lesson) for lesson in lessons])
        return wished._replace(game=kit.name, lesson=lessons[place].id)

    def asked(self, wished: Wished, words: Words, console: Console) -> Wished:
        kit, kits = wished.kit, taught()
        if wished.game is None:
            lines = [words.say("learn-game", game=each.name) for each in kits]
            kit = kits[asked_number(words.say("learn-which-game"), lines, 0, words, console)]
        lessons = lessons_of(kit)
        lines = [words.say(line.id, line.arguments) for line in map(self._line, lessons)]
        usual = lessons.index(self.progress.next_of(lessons))
        place = asked_number(words.say("learn-which"), lines, usual, words, console)
        return wished._replace(game=kit.name, lesson=lessons[place].id)

    def _line(self, lesson: Lesson) -> Message:
        done = self.progress.is_done(lesson)
        state = "done" if done else "begun" if self.progress.is_begun(lesson) else "new"
        return Message("learn-lesson", {"title": lesson.thing(), "state": state})
