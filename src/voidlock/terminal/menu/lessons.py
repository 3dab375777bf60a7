"""`voidlock learn`: the list of lessons with the player's progress, and one lesson after the other."""

from __future__ import annotations

from voidlock.engine import Lesson, State
from voidlock.games import KITS, Kit, Lacking, kit_of
from voidlock.terminal.menu.game_start import Asker, GameStart, Message
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.menu.start import Face, Start, sitting_at
from voidlock.terminal.sessions.lesson import Progress, Teaching
from voidlock.terminal.sessions.local import LocalGame
from voidlock.texts import Words


def teach(options: GameOptions, face: Face) -> Start | int:
    """The lesson that was typed or is picked now; an exit code if the player leaves. Raises BadOption and Lacking."""
    progress = Progress(face.folder)
    picked = options if options.lesson else face.complete(options, LessonStart(progress))
    if isinstance(picked, int):
        return picked
    lesson = find_lesson(picked, face.words)
    lessons = lessons_of(kit_of(lesson.game))
    teaching = Teaching(lesson, progress, last=lesson is lessons[-1])
    again = options._replace(game=lesson.game, lesson=lesson.id)
    after = None if teaching.last else again._replace(lesson=lessons[lessons.index(lesson) + 1].id)
    return Start(seated(lesson, teaching), again, after, resumed=progress.is_begun(lesson))


def seated(lesson: Lesson, teaching: Teaching) -> LocalGame[State]:
    """The sitting that plays a lesson. Its progress is saved, not its game."""
    sitting = sitting_at(teaching.progress.game(lesson), None)
    sitting.teaching = teaching
    return sitting


def lessons_of(kit: Kit[State]) -> list[Lesson]:
    """The lessons of a game. Raises Lacking."""
    if not kit.lessons:
        raise Lacking("lessons")
    return list(kit.lessons)


def taught() -> list[Kit[State]]:
    """The games that have lessons."""
    return [kit for kit in KITS.values() if kit.lessons]


def find_lesson(options: GameOptions, words: Words) -> Lesson:
    """The lesson that was typed: its number, or its id. Raises BadOption."""
    lessons, typed = lessons_of(options.kit), options.lesson or ""
    if typed.isdecimal() and 1 <= int(typed[:4]) <= len(lessons):
        return lessons[int(typed[:4]) - 1]
    found = next((lesson for lesson in lessons if lesson.id == typed.casefold()), None)
    if found is None:
        known = words.say("terminal-comma").join(lesson.id for lesson in lessons)
        raise BadOption(words.say("learn-unknown", text=typed[:40], number=len(lessons), lessons=known))
    return found


class LessonStart(GameStart):
    """Asks for the game, then for the lesson; the first one that is not done comes first."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    async def complete(self, options: GameOptions, asker: Asker) -> GameOptions:
        kits = taught()
        asked = [Message("learn-game", {"game": kit.name}) for kit in kits]
        kit = options.kit if options.game is not None else kits[await asker.ask(Message("learn-which-game"), asked)]
        lessons = lessons_of(kit)
        usual = lessons.index(self.progress.next_of(lessons))
        place = await asker.ask(Message("learn-which"), [self._line(lesson) for lesson in lessons], usual)
        return options._replace(game=kit.name, lesson=lessons[place].id)

    def _line(self, lesson: Lesson) -> Message:
        done = self.progress.is_done(lesson)
        state = "done" if done else "begun" if self.progress.is_begun(lesson) else "new"
        return Message("learn-lesson", {"title": lesson.thing(), "state": state})
