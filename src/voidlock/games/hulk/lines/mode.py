"""Line mode of Space Hulk: what it prints and which commands it understands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from voidlock.engine import Choice, Event, Option, View
from voidlock.games.hulk.lines.board import HulkBoard
from voidlock.games.hulk.lines.names import ALIENS, Names, own_names
from voidlock.games.hulk.lines.questions import group_answers
from voidlock.games.hulk.lines.stakes import area_attack
from voidlock.games.hulk.view.types import HulkOpen, hulk_view
from voidlock.terminal.model.board.game_lines import FindWay, GameLines
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import plain
from voidlock.texts import Called, Words
from voidlock.words.line import Line

NUMBERED = re.compile(r"\b[sSbB]\d+\b")
"""How players type a Genestealer or a blip."""


class HulkLines(GameLines):
    """Prints the map as text, every piece in words, and the cost of each order."""

    help_id = "terminal-hulk-help"
    odds = True
    commands = ("path", "mission")

    def __init__(self) -> None:
        self._names = Names()

    def names(self, view: View, events: Sequence[Event], number: int) -> Called:
        return {**self._names.after(events, number), **own_names(hulk_view(view)["open"])}

    def spell(self, option: Option[object], words: Words) -> str:
        verb, *about = option.text.split(":")
        aliens = {thing.id: words.name(*thing) for thing in option.things if thing.kind in ALIENS}
        return ":".join([verb, *[aliens.get(id, id) if NUMBERED.fullmatch(id) else id for id in about]])

    def retype(self, line: str, view: View, words: Words) -> str:
        """A capital letter is the marine who bears it; an alien goes by its name in this game."""
        marines = hulk_view(view)["open"]["marines"]
        lettered = [id for id, marine in marines.items() if marine["letter"] == plain(line)]
        if lettered:
            return lettered[0]
        ids = {name.casefold(): id for (kind, id), name in words.called.items() if kind in ALIENS}
        reused = {id.casefold() for kind, id in words.called if kind in ALIENS} - ids.keys()

        def expand(typed: re.Match[str]) -> str:
            name = typed[0].casefold()
            if name in marines:
                return typed[0]
            if name in reused:
                raise Declined("terminal-hulk-gone", name=typed[0].upper())
            return ids.get(name, typed[0])

        return NUMBERED.sub(expand, plain(line))

    def is_said_by_board(self, event: Event) -> bool:
        return event.role == "heading"

    def opening(self, view: View, words: Words) -> list[Line]:
        return briefing(view, words)

    def recall(self, view: View, words: Words) -> list[Line]:
        return briefing(view, words)

    def landmarks(self, view: View) -> tuple[object, ...]:
        """The turn, the phase, and the active marine: a change reprints the board."""
        shown = hulk_view(view)["open"]
        return shown["turn"], shown["phase"], shown["active"]

    def board(self, view: View, words: Words, columns: int, *, whole: bool, hides: bool) -> list[Line]:
        return HulkBoard(hulk_view(view), words).lines()

    def rows(self, choice: Choice[object], view: View) -> list[tuple[Option[object], ...]]:
        """Answers that differ only in their square share a line if they hit the same pieces and squares."""
        found: list[tuple[Option[object], ...]] = []
        for alike in group_answers(choice.options):
            rows = groupby(alike, key=lambda option: area_attack(hulk_view(view), option))
            found += [tuple(row) for _, row in rows] if len(alike) > 1 else [alike]
        return found

    def row_line(self, first: str, row: tuple[Option[object], ...], words: Words) -> str:
        squares = " ".join(option.text.partition(":")[2] for option in row[1:])
        return words.say("terminal-hulk-row", first=first, squares=squares)

    async def do(self, command: str, rest: str, view: View, find_way: FindWay, words: Words) -> list[Line]:
        return briefing(view, words) if command == "mission" else [await self._path(rest, view, find_way, words)]

    async def _path(self, rest: str, view: View, find_way: FindWay, words: Words) -> Line:
        """What a walk would cost before it is walked: `path 9,5`, `path sgt 9,5`."""
        shown, typed = hulk_view(view)["open"], rest.replace(":", " ").split()
        marines = shown["marines"]
        name = typed.pop(0) if typed and typed[0] in marines else shown["active"]
        square = typed[0] if typed else ""
        if name is None or name not in marines or not marines[name]["at"] or square not in squares(shown):
            raise Declined("terminal-hulk-path-what")
        who = words.name("terminator", name)
        try:
            way = await find_way(name, square)
        except Declined:
            raise Declined("terminal-hulk-no-path", name=who, square=square) from None
        steps = words.say("terminal-comma").join(way.orders)
        return Line(words.say("terminal-hulk-path", name=who, number=way.cost, steps=steps))

    def describe_saved(self, view: View, words: Words, when: str) -> str:
        shown = hulk_view(view)["open"]
        title = words.name("mission", shown["mission"]) if shown["mission"] else shown["title"]
        return words.say("terminal-unfinished-mission", title=title, turn=shown["turn"], when=when)


def squares(shown: HulkOpen) -> set[str]:
    """The names of all squares on the map."""
    rows = enumerate(shown["map"])
    return {f"{x},{y}" for y, row in rows for x, glyph in enumerate(row) if glyph != "#"}


def briefing(view: View, words: Words) -> list[Line]:
    """The mission briefing: translated for a built-in mission, from its file for a custom one."""
    shown = hulk_view(view)["open"]
    name = shown["mission"]
    if name:
        return [Line(words.name("mission", name), "title"), Line(words.say(f"briefing-{name}"))]
    notes = [Line(note) for note in shown["notes"] if note.strip()]
    return [Line(shown["title"], "title"), *notes]
