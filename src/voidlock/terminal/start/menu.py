"""The first screen: go on with a game, or begin one, alone, with others or with bots, or a mission."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from voidlock.engine import Argument, FileError, Thing
from voidlock.games.hulk.lines.missions import FaultyMission, new_mission
from voidlock.games.hulk.screen.faults import FaultyFile
from voidlock.terminal.columns import wrapped
from voidlock.terminal.console import printable
from voidlock.terminal.saves import Unfinished
from voidlock.terminal.screen.drawing import STYLES
from voidlock.terminal.screen.keys import AT_ONCE, ENTER, ESCAPE
from voidlock.terminal.screen.line import Line
from voidlock.terminal.screen.lists import LitList
from voidlock.terminal.screen.stoppable import Stoppable
from voidlock.terminal.sitting.files import completed, mission_files
from voidlock.terminal.telling import about, file_trouble
from voidlock.texts import LANGUAGES, Words

from .options import BadOption, Wished

SEATS = ("person", "brother", "librarian", "random")
"""Who can sit on a seat."""

MOST = 6


class Message(NamedTuple):
    """A message and what it tells; the id of what else is said of an answer while it is under the cursor."""

    id: str
    arguments: Mapping[str, Argument] = {}
    more: str = ""


class Back(Exception):
    """Somebody thinks better of it."""


class Menu(Stoppable):
    """Asks one question after the other; `picked` is a kept game, what a new one is to be, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "go_back", ""),
        ("ctrl+c,ctrl+q,f10", "leave", ""),
        ("f4", "language", ""),
    ]

    first = "screen-start"
    """The question before which there is none."""

    def __init__(self, games: list[Unfinished], notes: list[str], words: Words) -> None:
        super().__init__()
        self.games = games
        self.notes = notes
        self.words = words
        self.picked: Unfinished | Wished | None = None
        self._answer: asyncio.Future[int] | None = None
        self._asked = Message("")
        self._answers: list[Message] = []
        self._path = False
        """Whether a path is asked for, which can be typed."""
        self._number = ""
        """The digits that were typed last."""
        self.numbered = False
        """Whether the last key was a number that took effect: an Enter right behind it means nothing more."""

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

    # ------------------------------------------------------------------ what is asked

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
        told = [Message("screen-start-go-on", self._about(game)) for game in self.games]
        ways = ("screen-start-alone", "screen-start-others", "screen-start-hulk")
        place = await self._ask(Message("screen-start"), [*told, *[Message(way) for way in ways]])
        if place < len(self.games):
            self.picked = self.games[place]
            return
        way = ways[place - len(self.games)]
        if way == "screen-start-hulk":
            self.picked = await self._mission()
        elif way == "screen-start-alone":
            self.picked = Wished(players=1)
        else:
            self.picked = await self._others()

    async def _mission(self) -> Wished:
        """Which mission; its briefing is read before it is chosen."""
        from voidlock.games.hulk.mission.file import mission_names

        names = mission_names()
        asked = [
            Message("screen-start-mission-named", {"title": Thing("mission", name)}, f"briefing-{name}")
            for name in names
        ]
        asked.append(Message("screen-start-mission-own", more="screen-start-mission-own-more"))
        place = await self._ask(Message("screen-start-mission"), asked)
        return Wished(mission=names[place] if place < len(names) else await self._own_mission())

    async def _own_mission(self) -> str:
        """A mission file of the person's own, by its path or from the folder: looked at before it is played."""
        found = mission_files(Path())
        while True:
            self._path = True
            asked = [Message("screen-start-file", {"path": str(path)}) for path in found]
            place = await self._ask(Message("screen-start-mission-file"), asked)
            self._path = False
            named = self.query_one(Line).value.strip() or (str(found[place]) if found else "")
            if named and await self._can_be_played(named):
                return named

    async def _can_be_played(self, named: str) -> bool:
        """If not, what is wrong is shown: on the map of the file, where there is one."""
        try:
            new_mission(named, None, self.words)
        except FaultyMission as faulty:
            self.notes = []
            await self.push_screen_wait(FaultyFile(faulty, self.words))
            return False
        except FileError as error:
            self.notes = [file_trouble(error, self.words)]
            return False
        except BadOption:
            self.notes = [self.words.say("screen-start-no-file", path=named[:400])]
            return False
        self.notes = []
        return True

    def _about(self, game: Unfinished) -> dict[str, Argument]:
        return {"game": about(game, self.words, "terminal-unfinished")}

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
            self.query_one("#more", Static).update(Text(self.words.say(more) if more else ""))

    # ------------------------------------------------------------------ keys

    def _given(self, place: int) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.numbered:
            self.numbered = False
            return
        if self._path:
            # Whoever presses a file means that one, whatever is typed.
            self.query_one(Line).value = ""
        self._given(event.option_index)

    async def _typed(self, event: Key, empty: bool) -> bool:
        """Keys in the line for a path: Tab completes it, the arrow keys go through the files of the folder."""
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
        """A digit gives its answer; in a longer list it goes there, because another may follow."""
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
        """To the first question; from there one leaves."""
        if self._asked.id == self.first or self._answer is None:
            self.leave(0)
        elif not self._answer.done():
            self._answer.set_exception(Back())

    def action_language(self) -> None:
        others = [language for language in LANGUAGES if language != self.words.language]
        self.words = Words(others[0])
        self._show()

    def action_leave(self) -> None:
        self.leave(0)


class MissionMenu(Menu):
    """Asks for a mission of Space Hulk and nothing else."""

    first = "screen-start-mission"

    async def _begin(self) -> None:
        self.picked = await self._mission()
