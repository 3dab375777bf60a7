"""The first screen: go on with a game, or begin one, alone, with others or with bots."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from voidlock.table import Argument, Thing
from voidlock.texts import LANGUAGES, Words

from ..columns import wrapped
from ..console import printable
from ..options import Wished
from ..saves import HULK, Unfinished
from ..telling import about
from .drawing import STYLES
from .keys import ENTER, ESCAPE
from .lists import LitList
from .stoppable import Stoppable

SEATS = ("person", "brother", "librarian", "random")
"""Who can sit on a seat."""

MOST = 6


class Message(NamedTuple):
    """A message and what it tells."""

    id: str
    arguments: Mapping[str, Argument] = {}


class Back(Exception):
    """Somebody thinks better of it."""


class Menu(Stoppable):
    """Asks one question after the other; `picked` is a kept game, what a new one is to be, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "go_back", ""),
        ("ctrl+c,ctrl+q,f10", "leave", ""),
        ("f4", "language", ""),
    ]

    def __init__(self, games: list[Unfinished], notes: list[str], words: Words) -> None:
        super().__init__()
        self.games = games
        self.notes = notes
        self.words = words
        self.picked: Unfinished | Wished | None = None
        self._answer: asyncio.Future[int] | None = None
        self._asked = Message("")
        self._answers: list[Message] = []

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="notes", markup=False)
        yield Static(id="question", markup=False)
        yield LitList(id="answers", markup=False)
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.run_worker(self._flow(), group="flow")

    # ------------------------------------------------------------------ what is asked

    async def _flow(self) -> None:
        while True:
            try:
                await self._begin()
            except Back:
                continue
            self.exit(0)
            return

    async def _begin(self) -> None:
        told = [Message("screen-start-go-on", self._about(game)) for game in self.games]
        ways = ("screen-start-alone", "screen-start-others", "screen-start-hulk")
        place = await self._ask(Message("screen-start"), [*told, *[Message(way) for way in ways]])
        if place < len(self.games):
            self.picked = self.games[place]
            return
        way = ways[place - len(self.games)]
        if way == "screen-start-hulk":
            self.picked = Wished(game=HULK)
        elif way == "screen-start-alone":
            self.picked = Wished(players=1)
        else:
            self.picked = await self._others()

    def _about(self, game: Unfinished) -> dict[str, Argument]:
        return {"game": self.words.say("terminal-unfinished-game", about(game, self.words))}

    async def _others(self) -> Wished:
        """How many seats, and who sits on each: a person or a bot."""
        numbers = list(range(1, MOST + 1))
        asked = [Message("screen-start-seats", {"number": number}) for number in numbers]
        players = numbers[await self._ask(Message("screen-start-how-many"), asked)]
        bots = []
        for seat in range(1, players + 1):
            sitters = [Message("screen-start-sitter", {"who": who}) for who in SEATS]
            who = SEATS[await self._ask(Message("screen-start-who", {"seat": Thing("seat", str(seat))}), sitters)]
            bots += [f"{seat}={who}"] if who != "person" else []
        teams = ("draft", "random")
        asked = [Message(f"screen-start-teams-{way}") for way in teams]
        way = teams[await self._ask(Message("screen-start-teams"), asked)]
        return Wished(players=players, teams=way, bots=",".join(bots) or None)

    async def _ask(self, asked: Message, answers: list[Message]) -> int:
        self._asked, self._answers = asked, answers
        self._answer = asyncio.get_running_loop().create_future()
        self._show()
        return await self._answer

    def _show(self) -> None:
        words = self.words
        self.query_one("#title", Static).update(Text(words.say("screen-title") + "\n", STYLES["title"]))
        notes = "".join(printable(note) + "\n" for note in self.notes)
        self.query_one("#notes", Static).update(Text(notes, STYLES["wrong"]))
        self.query_one("#question", Static).update(Text(words.say(*self._asked), STYLES["question"]))
        lines = [f"{number}. {words.say(*answer)}" for number, answer in enumerate(self._answers, start=1)]
        width = max(self.size.width - 3, 20)
        shown = self.query_one(OptionList)
        shown.set_options([Item(Text("\n".join(wrapped(line, width, "   ")))) for line in lines])
        shown.highlighted = 0
        shown.focus()
        keys = words.say("screen-start-keys", enter=ENTER, escape=ESCAPE)
        self.query_one("#keys", Static).update(Text(keys, STYLES["quiet"]))

    # ------------------------------------------------------------------ keys

    def _given(self, place: int) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._given(event.option_index)

    def on_key(self, event: Key) -> None:
        digit = event.character or ""
        if digit.isdecimal() and 1 <= int(digit) <= len(self._answers):
            self._given(int(digit) - 1)

    def action_go_back(self) -> None:
        """To the first question; from there one leaves."""
        if self._asked.id == "screen-start" or self._answer is None:
            self.leave(0)
        elif not self._answer.done():
            self._answer.set_exception(Back())

    def action_language(self) -> None:
        others = [language for language in LANGUAGES if language != self.words.language]
        self.words = Words(others[0])
        self._show()

    def action_leave(self) -> None:
        self.leave(0)
