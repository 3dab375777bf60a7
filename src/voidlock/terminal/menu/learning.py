"""Lessons and puzzles: which one is meant, its session, and the one that comes after it."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.engine import Lesson, Puzzle, State, of_the_day
from voidlock.games import DEFAULT, KITS, Kit, Lacking, kit_of
from voidlock.terminal.menu.game_start import Asker, GameStart, Message
from voidlock.terminal.menu.options import GameOptions, NothingFound
from voidlock.terminal.menu.start import Face, Start, sitting_at
from voidlock.terminal.saves import data_folder
from voidlock.terminal.sessions.coaching import Coaching
from voidlock.terminal.sessions.lesson import Progress, Teaching
from voidlock.terminal.sessions.local import LocalGame
from voidlock.terminal.sessions.puzzle import Puzzling, solved_puzzles
from voidlock.texts import Words


def session_for(coaching: Coaching) -> LocalGame[State]:
    """The session that plays a lesson or a puzzle. Its progress is saved, not its game."""
    sitting = sitting_at(coaching.game(), None)
    sitting.coaching = coaching
    return sitting


# ---------------------------------------------------------------------- lessons


def teach(options: GameOptions, face: Face) -> Start | int:
    """The lesson that was typed or is picked now; an exit code if they leave. Raises NothingFound and Lacking."""
    progress = Progress(face.folder)
    picked = options if options.lesson else face.complete(options, LessonStart(progress))
    if isinstance(picked, int):
        return picked
    lesson = find_lesson(picked, face.words)
    lessons = kit_of(lesson.game).lessons
    teaching = Teaching(lesson, progress, last=lesson is lessons[-1])
    again = options._replace(game=lesson.game, lesson=lesson.id)
    after = None if teaching.last else again._replace(lesson=lessons[lessons.index(lesson) + 1].id)
    return Start(session_for(teaching), again, after, resumed=progress.is_begun(lesson))


def find_lesson(options: GameOptions, words: Words) -> Lesson:
    """The lesson that was typed: its number, or its id. Raises NothingFound and Lacking."""
    lessons, typed = options.kit.lessons, options.lesson or ""
    if not lessons:
        raise Lacking("lessons")
    if typed.isdecimal() and 1 <= int(typed[:4]) <= len(lessons):
        return lessons[int(typed[:4]) - 1]
    found = next((lesson for lesson in lessons if lesson.id == typed.casefold()), None)
    if found is None:
        known = words.say("terminal-comma").join(lesson.id for lesson in lessons)
        raise NothingFound(words.say("learn-unknown", text=typed[:40], number=len(lessons), lessons=known))
    return found


class LessonStart(GameStart):
    """Asks for the game, then for the lesson; the first one that is not done comes first."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    async def complete(self, options: GameOptions, asker: Asker) -> GameOptions:
        kits = [kit for kit in KITS.values() if kit.lessons]
        asked = [Message("learn-game", {"game": kit.name}) for kit in kits]
        kit = options.kit if options.game is not None else kits[await asker.ask(Message("learn-which-game"), asked)]
        if not kit.lessons:
            raise Lacking("lessons")
        usual = kit.lessons.index(self.progress.next_of(kit.lessons))
        place = await asker.ask(Message("learn-which"), [self._line(lesson) for lesson in kit.lessons], usual)
        return options._replace(game=kit.name, lesson=kit.lessons[place].id)

    def _line(self, lesson: Lesson) -> Message:
        done = self.progress.is_done(lesson)
        state = "done" if done else "begun" if self.progress.is_begun(lesson) else "new"
        return Message("learn-lesson", {"title": lesson.thing(), "state": state})


# ---------------------------------------------------------------------- puzzles


def solve(options: GameOptions, face: Face) -> Start:
    """The puzzle that the options name, or that of the day. Raises NothingFound and Lacking."""
    puzzle = find_puzzle(options.game, options.puzzle or "", face.words)
    puzzles = kit_of(puzzle.game).puzzles
    again = options._replace(game=puzzle.game, puzzle=puzzle.id)
    after = puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)]
    return Start(session_for(Puzzling(puzzle, face.folder)), again, again._replace(puzzle=after.id))


def kits_with_puzzles() -> list[Kit[State]]:
    """The games that have puzzles."""
    return [kit for kit in KITS.values() if kit.puzzles]


def find_puzzle(game: str | None, name: str, words: Words) -> Puzzle:
    """The puzzle of this name; without one, the puzzle of the day. Raises NothingFound and Lacking."""
    if not name:
        puzzles = kit_of(game or DEFAULT).puzzles
        if not puzzles:
            raise Lacking("puzzles")
        return of_the_day(puzzles)
    for kit in kits_with_puzzles():
        for puzzle in kit.puzzles:
            if puzzle.id == name.casefold() and game in (None, kit.name):
                return puzzle
    raise NothingFound(words.say("puzzle-unknown", text=name[:40]))


def list_puzzles(words: Words, environ: Mapping[str, str]) -> list[str]:
    """A line for each puzzle: its name, its title, and whether it is solved or today's."""
    solved, lines = solved_puzzles(data_folder(environ)), []
    for kit in kits_with_puzzles():
        lines.append(words.say("learn-game", game=kit.name))
        for puzzle in kit.puzzles:
            today = puzzle is of_the_day(kit.puzzles)
            state = "solved" if puzzle.thing().id in solved else "today" if today else "new"
            title = words.say("puzzle-listed", title=puzzle.thing(), state=state)
            lines.append(f"  {puzzle.id:<16} {title}")
    return lines
