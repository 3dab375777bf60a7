"""Start screen, a wizard: resume a game, or start one with the questions of that game."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from voidlock.engine import Argument, FileError, of_the_day
from voidlock.games import KITS, kit_of
from voidlock.terminal.columns import wrapped
from voidlock.terminal.console import printable
from voidlock.terminal.saves import Unfinished
from voidlock.terminal.screen.drawing import STYLES
from voidlock.terminal.screen.keys import AT_ONCE, DELETE, ENTER, ESCAPE
from voidlock.terminal.screen.line import Line
from voidlock.terminal.screen.lists import LitList
from voidlock.terminal.screen.paces import Likings
from voidlock.terminal.screen.stoppable import Stoppable
from voidlock.terminal.sitting.files import completed
from voidlock.terminal.telling import about, file_trouble
from voidlock.texts import LANGUAGES, Words

from .game_start import Asker, Message, Way, start_of
from .options import BadFile, BadOption, Wished


async def any_lesson(menu: Asker) -> Wished:
    """A lesson, to be picked next."""
    return Wished(lesson="")


async def any_puzzle(menu: Asker) -> Wished:
    """One of the puzzles of all games; today's is marked."""
    # Imported late: few games are puzzles.
    from .puzzling import puzzled, puzzles_of

    found = [(puzzle, puzzle is of_the_day(puzzles_of(kit))) for kit in puzzled() for puzzle in puzzles_of(kit)]
    told: list[dict[str, Argument]] = [
        {"title": puzzle.thing(), "state": "today" if today else "new"} for puzzle, today in found
    ]
    place = await menu.ask(Message("puzzle-which"), [Message("puzzle-listed", each) for each in told])
    return Wished(puzzle=found[place][0].id)


class Back(Exception):
    """The player goes back to the first question."""


class Menu(Stoppable):
    """Asks one question after the other. `picked` is an unfinished game, the options of a new one, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "go_back", ""),
        ("ctrl+c,ctrl+q,f10", "leave", ""),
        ("f4", "language", ""),
        ("delete", "delete", ""),
    ]

    def __init__(self, games: list[Unfinished], notes: list[str], words: Words, likings: Likings | None = None) -> None:
        super().__init__()
        self.likings = likings or Likings()
        self.games = games
        self.notes = notes
        self.words = words
        self.picked: Unfinished | Wished | None = None
        self._answer: asyncio.Future[int] | None = None
        self._first = ""
        """The id of the first question: Escape leaves from there, and returns to it from any other."""
        self._asked = Message("")
        self._answers: Sequence[Message] = []
        self._doomed: Unfinished | None = None
        """The saved game that the player wants to delete."""
        self._path = False
        """Whether the question is for a path, which can be typed."""
        self._number = ""
        """The digits that were typed last."""
        self.numbered = False
        """Whether the last key was a number that took effect: an Enter right after it is ignored."""

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="notes", markup=False)
        yield Static(id="question", markup=False)
        yield LitList(id="answers", markup=False)
        yield Line(self._typed)
        yield Static(id="more", markup=False)
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.run_worker(self._flow(), group="flow")

    # ------------------------------------------------------------------ questions

    async def _flow(self) -> None:
        while True:
            self._path = False
            try:
                await self._begin()
            except Back:
                self.notes = []
                continue
            self.another_follows = True
            self.exit(0)
            return

    async def _begin(self) -> None:
        """Resume an unfinished game, or start a new one."""
        told = [Message("screen-start-go-on", self._about(game), "screen-start-delete-key") for game in self.games]
        ways = [way for kit in KITS.values() for way in start_of(kit).ways]
        ways += [Way("learn-way", any_lesson)] if any(kit.lessons for kit in KITS.values()) else []
        ways += [Way("puzzle-way", any_puzzle)] if any(kit.puzzles for kit in KITS.values()) else []
        place = await self.ask(Message("screen-start"), [*told, *[Message(way.id) for way in ways]])
        if self._doomed is not None:
            await self._delete(self._doomed)
            raise Back
        if place < len(self.games):
            self.picked = self.games[place]
        else:
            self.picked = await ways[place - len(self.games)].chosen(self)

    async def _delete(self, game: Unfinished) -> None:
        """Delete a saved game if the player is sure."""
        self._doomed = None
        sure = Message("screen-start-delete", self._about(game))
        if await self.ask(sure, [Message("screen-start-delete-no"), Message("screen-start-delete-yes")]):
            # A game that cannot be deleted stays in the list.
            with suppress(OSError):
                game.keeper.delete()
                self.games.remove(game)

    async def ask_file(self, asked: Message, found: Sequence[Path], check: Callable[[str, Words], object]) -> str:
        """Ask for a path, typed or one of `found`. If `check` refuses the file, say why and ask again."""
        while True:
            self._path = True
            place = await self.ask(asked, [Message("screen-start-file", {"path": str(path)}) for path in found])
            self._path = False
            named = self.query_one(Line).value.strip() or (str(found[place]) if found else "")
            if named and await self._passes(named, check):
                return named

    async def _passes(self, named: str, check: Callable[[str, Words], object]) -> bool:
        """Whether the file can be played. If not, its errors are shown on the game's own page or in a note."""
        self.notes = []
        try:
            check(named, self.words)
        except BadFile as faulty:
            page = faults_page(faulty, self.words)
            if page is None:
                self.notes = [str(faulty)]
            else:
                await self.push_screen_wait(page)
        except FileError as error:
            self.notes = [file_trouble(error, self.words)]
        except BadOption:
            self.notes = [self.words.say("screen-start-no-file", path=named[:400])]
        else:
            return True
        return False

    def _about(self, game: Unfinished) -> dict[str, Argument]:
        return {"game": about(game, self.words, "terminal-unfinished")}

    async def ask(self, asked: Message, answers: Sequence[Message]) -> int:
        """Ask a question and return the place of the answer. Raises Back."""
        self._first = self._first or asked.id
        self._asked, self._answers, self._number = asked, answers, ""
        self._answer = asyncio.get_running_loop().create_future()
        self._show()
        return await self._answer

    def _show(self) -> None:
        words = self.words
        self.query_one("#title", Static).update(Text(words.say("screen-title") + "\n", STYLES["title"]))
        notes = "".join(printable(note) + "\n" for note in self.notes)
        self.query_one("#notes", Static).update(Text(notes, STYLES["wrong"]))
        self.query_one("#question", Static).update(Text(self._said(self._asked), STYLES["question"]))
        lines = [f"{number}. {self._said(answer)}" for number, answer in enumerate(self._answers, start=1)]
        width = max(self.size.width - 3, 20)
        shown = self.query_one(OptionList)
        shown.set_options([Item(Text("\n".join(wrapped(line, width, "   ")))) for line in lines])
        self.query_one("#more", Static).update("")
        shown.highlighted = 0 if lines else None
        self.query_one(Line).display = self._path
        self.query_one(Line).placeholder = words.say("screen-start-path")
        self.set_focus(self.query_one(Line) if self._path else shown)
        told = "screen-start-keys" if len(lines) <= AT_ONCE else "screen-start-keys-many"
        keys = words.say(told, enter=ENTER, escape=ESCAPE)
        self.query_one("#keys", Static).update(Text(keys, STYLES["quiet"]))

    def _said(self, message: Message) -> str:
        return self.words.say(message.id, message.arguments)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self._answers):
            more = self._answers[event.option_index].more
            self.query_one("#more", Static).update(Text(self.words.say(more, key=DELETE) if more else ""))

    # ------------------------------------------------------------------ keys

    def _given(self, place: int) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.numbered:
            self.numbered = False
            return
        if self._path:
            # A clicked file counts, whatever is typed.
            self.query_one(Line).value = ""
        self._given(event.option_index)

    async def _typed(self, event: Key, empty: bool) -> bool:
        """Keys in the line for a path: Tab completes it, the arrow keys move through the listed files."""
        line, shown = self.query_one(Line), self.query_one(OptionList)
        if event.key in ("up", "down") and shown.option_count:
            shown.highlighted = ((shown.highlighted or 0) + (1 if event.key == "down" else -1)) % shown.option_count
        elif event.key == "tab":
            line.value = completed(line.value)
            line.cursor_position = len(line.value)
        elif event.key == "enter" and (line.value.strip() or shown.option_count):
            self._given(shown.highlighted or 0)
        elif event.key != "enter":
            return False
        return True

    def on_key(self, event: Key) -> None:
        """A digit picks its answer. In a longer list it moves the cursor there, because another digit may follow."""
        before, self._number = self._number, ""
        self.numbered = self.numbered and event.key == "enter"
        digit = event.character or ""
        if self._path or not digit.isdecimal():
            return
        places = range(1, len(self._answers) + 1)
        meant = next((number for number in (int(before + digit), int(digit)) if number in places), 0)
        if meant and len(places) <= AT_ONCE:
            self.numbered = True
            self._given(meant - 1)
        elif meant:
            self._number = str(meant)
            self.query_one(OptionList).highlighted = meant - 1

    def on_mouse_down(self) -> None:
        self.numbered = False

    def action_go_back(self) -> None:
        """Back to the first question; from there, leave."""
        if self._asked.id == self._first or self._answer is None:
            self.leave(0)
        elif not self._answer.done():
            self._answer.set_exception(Back())

    def action_delete(self) -> None:
        """Ask whether to delete the saved game under the cursor."""
        place = self.query_one(OptionList).highlighted
        if self._asked.id == self._first and place is not None and place < len(self.games):
            self._doomed = self.games[place]
            self._given(place)

    def action_language(self) -> None:
        others = [language for language in LANGUAGES if language != self.words.language]
        self.words = Words(others[0])
        self.likings.speak(others[0])
        self._show()

    def action_leave(self) -> None:
        self.leave(0)


class ShortMenu(Menu):
    """Asks only what a game that is already chosen leaves open."""

    def __init__(
        self, words: Words, chosen: Callable[[Asker], Awaitable[Wished]], likings: Likings | None = None
    ) -> None:
        super().__init__([], [], words, likings)
        self.chosen = chosen

    async def _begin(self) -> None:
        self.picked = await self.chosen(self)


class OnePage(Stoppable):
    """An application that shows a single page."""

    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c,ctrl+q,f10", "leave", "")]

    def __init__(self, page: Screen[None]) -> None:
        super().__init__()
        self.page = page

    async def on_mount(self) -> None:
        self.push_screen(self.page, lambda _: self.leave(0))

    def action_leave(self) -> None:
        self.leave(0)


def faults_page(faulty: BadFile, words: Words) -> Screen[None] | None:
    """The game's own page about a faulty file; None if it has none."""
    screen = kit_of(faulty.game).screen
    page = screen().faults if screen is not None else None
    return page(faulty, words) if page is not None else None
