"""The menu on the full screen: asks one question after the other, as pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import OptionList, Static

from voidlock.engine import FileError
from voidlock.terminal.full_screen.line import Line
from voidlock.terminal.full_screen.lists import LitList
from voidlock.terminal.full_screen.panels import Reader
from voidlock.terminal.full_screen.stoppable import Stoppable
from voidlock.terminal.menu.first_page import FIRST, Choose
from voidlock.terminal.menu.game_start import Back, Delete, Message
from voidlock.terminal.menu.menu_page import Page
from voidlock.terminal.menu.options import BadFile, BadOption, GameOptions
from voidlock.terminal.model.keys import ENTER
from voidlock.terminal.model.preferences import Preferences, after
from voidlock.terminal.model.typed import plain
from voidlock.terminal.saves import Unfinished
from voidlock.terminal.sessions.files import complete_path
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import file_trouble


class Menu(Stoppable):
    """Asks one question after the other. `picked` is an unfinished game, the options of a new one, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "go_back", ""),
        ("ctrl+c,ctrl+q,f10", "leave", ""),
        ("f4,ctrl+g", "language", ""),
        ("delete", "delete", ""),
    ]

    def __init__(
        self, choose: Choose, words: Words, preferences: Preferences | None = None, notes: Sequence[str] = ()
    ) -> None:
        super().__init__(preferences)
        self._choose, self.words, self.notes = choose, words, notes
        self.picked: Unfinished | GameOptions | None = None
        self._answer: asyncio.Future[int] | None = None
        self._first = ""
        """The id of the first question: Escape leaves from there, and returns to it from any other."""
        self._asked = Message("")
        self._answers: Sequence[Message] = []
        self._deletes = 0
        """How many of the first answers can be deleted."""
        self._typing = False
        """Whether the answer can be typed: a path or a link."""
        self._number = ""
        """The digits that were typed last."""
        self.numbered = False
        """Whether the last key took effect without Enter: an Enter right after it is ignored."""

    def compose(self) -> ComposeResult:
        with Container(id="start"), Vertical(id="menu"):
            yield Static(id="title", markup=False)
            yield Static(id="notes", markup=False)
            with Horizontal(id="pages"):
                with Vertical(id="asked"):
                    yield Static(id="question", markup=False)
                    yield LitList(id="answers", markup=False)
                    yield Line(self._press)
                    yield Static(id="below", markup=False)
                yield Static(id="more", markup=False)
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.run_worker(self._flow(), group="flow")

    # ------------------------------------------------------------------ questions

    async def _flow(self) -> None:
        while self.picked is None:
            # The only page that is asked has no page before it.
            with suppress(Back):
                self.picked = await self._choose(self)
        self.another_follows = True
        self.exit(0)

    async def ask_file(self, asked: Message, found: Sequence[Path], check: Callable[[str, Words], object]) -> str:
        """Ask for a path, typed or one of `found`. If `check` refuses the file, say why and ask again."""
        hint = self.words.say("screen-start-path")
        return await self._ask_typed(asked, found, check, hint, is_file=True)

    async def ask_line(self, asked: Message, check: Callable[[str, Words], object]) -> str:
        """Ask for a line. If `check` refuses it, say why and ask again."""
        return await self._ask_typed(asked, (), check, "", is_file=False)

    async def _ask_typed(
        self, asked: Message, found: Sequence[Path], check: Callable[[str, Words], object], hint: str, *, is_file: bool
    ) -> str:
        while True:
            self._typing = True
            self.query_one(Line).placeholder = hint
            place = await self.ask(asked, [Message("screen-start-file", {"path": str(path)}) for path in found])
            self._typing = False
            named = self.query_one(Line).value.strip() or (str(found[place]) if found else "")
            if named and await self._passes(named, check, is_file=is_file):
                return named

    async def _passes(self, named: str, check: Callable[[str, Words], object], *, is_file: bool) -> bool:
        """Whether the line will do. If not, a note says why, or its errors can be read."""
        try:
            check(named, self.words)
        except BadFile as faulty:
            await self.read(faulty.lines, faulty.game)
        except FileError as error:
            self.notes = [file_trouble(error, self.words)]
        except BadOption as wrong:
            self.notes = [self.words.say("screen-start-no-file", path=named[:400]) if is_file else str(wrong)]
        else:
            return True
        return False

    async def ask(self, asked: Message, answers: Sequence[Message], at: int = 0, *, deletes: int = 0) -> int:
        self._first = self._first or asked.id
        self._asked, self._answers, self._deletes, self._number = asked, answers, deletes, ""
        self._answer = asyncio.get_running_loop().create_future()
        self._show(at)
        return await self._answer

    async def read(self, lines: list[str], rulebook: str) -> None:
        await self.push_screen_wait(Reader(lines, self.words, rulebook))

    @property
    def _page(self) -> Page:
        return Page(self.screen_stack[0], self.ground, self.words, first=self._asked.id == FIRST)

    def _show(self, at: int) -> None:
        self._page.show(self._asked, self._answers, self.notes, typing=self._typing, deletes=bool(self._deletes))
        shown = self._list
        shown.highlighted = at if self._answers else None
        self._page.explain(self._answers[at] if self._answers else None)
        self.set_focus(self.query_one(Line) if self._typing else shown)

    @property
    def _list(self) -> OptionList:
        return self.screen_stack[0].query_one(OptionList)

    def on_resize(self, event: events.Resize) -> None:
        # The new size applies only after this event.
        if self._answer is not None:
            self.call_later(self._show, self._list.highlighted or 0)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self._answers):
            self._page.explain(self._answers[event.option_index])

    # ------------------------------------------------------------------ keys

    def _give(self, place: int) -> None:
        if self._answer is not None and not self._answer.done():
            self.notes = []
            self._answer.set_result(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.numbered:
            self.numbered = False
            self.note(self.words.say("screen-key-counted", key=ENTER))
            self._show(event.option_index)
            return
        if self._typing:
            # A clicked file counts, whatever is typed.
            self.query_one(Line).value = ""
        self._give(event.option_index)

    async def _press(self, event: events.Key, typed: str) -> bool:
        """Keys in the line for a path: Tab completes it, the arrow keys move through the listed files."""
        line, shown = self.query_one(Line), self._list
        if event.key in ("up", "down") and shown.option_count:
            shown.highlighted = ((shown.highlighted or 0) + (1 if event.key == "down" else -1)) % shown.option_count
        elif event.key == "tab":
            line.value = complete_path(line.value)
            line.cursor_position = len(line.value)
        elif event.key == "enter" and (line.value.strip() or shown.option_count):
            self._give(shown.highlighted or 0)
        elif event.key != "enter":
            return False
        return True

    def on_key(self, event: events.Key) -> None:
        """A key picks its answer. A digit that another may follow moves the cursor."""
        before, self._number = self._number, ""
        self.numbered = self.numbered and event.key == "enter"
        character = plain(event.character or "")
        if self._typing or not character or len(self.screen_stack) > 1:
            return
        keyed = [place for place, answer in enumerate(self._answers) if answer.key == character.upper()]
        if keyed:
            self._take_at_once(keyed[0])
        elif character.isdecimal() and not any(answer.key for answer in self._answers):
            self._take_number(before, character)

    def _take_number(self, before: str, digit: str) -> None:
        places = range(1, len(self._answers) + 1)
        meant = next((number for number in (int(before + digit), int(digit)) if number in places), 0)
        if 10 * meant > len(places):
            self._take_at_once(meant - 1)
        elif meant:
            self._number = str(meant)
            self._list.highlighted = meant - 1

    def _take_at_once(self, place: int) -> None:
        self.numbered = True
        self._give(place)

    def on_mouse_down(self) -> None:
        self.numbered = False

    async def on_click(self, event: events.Click) -> None:
        """A click on one of the keys at the bottom."""
        if "action" in event.style.meta:
            await self.run_action(event.style.meta["action"])

    def action_choose(self) -> None:
        if self._typing or self._list.highlighted is not None:
            self._give(self._list.highlighted or 0)

    def action_go_back(self) -> None:
        """Back to the first question; from there, leave."""
        if self._asked.id == self._first or self._answer is None:
            self.leave(0)
        elif not self._answer.done():
            self._typing, self.notes = False, []
            self._answer.set_exception(Back())

    def action_delete(self) -> None:
        """Ask whether to delete the saved game under the cursor."""
        place = self._list.highlighted
        if place is not None and place < self._deletes and self._answer is not None and not self._answer.done():
            self._answer.set_exception(Delete(place))

    def note(self, text: str) -> None:
        self.notes = [text]

    def switch_language(self) -> None:
        self.words = Words(after(self.words.language, LANGUAGES))
        self.preferences.speak(self.words.language)

    def action_language(self) -> None:
        self.switch_language()
        if self._asked.id == self._first and self._answer is not None and not self._answer.done():
            # Saved games are described again.
            self._answer.set_exception(Back())
        else:
            self._show(self._list.highlighted or 0)

    def action_read(self, lines: int) -> None:
        """Scroll the page of rules that is open."""
        if isinstance(self.screen, Reader):
            self.screen.query_one("#reader").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        self.leave(0)
