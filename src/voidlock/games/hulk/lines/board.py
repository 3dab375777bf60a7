"""Text rendering of the board from a view: a map with coordinates, then one line of words per piece."""

from __future__ import annotations

from typing import Literal

from voidlock.games.hulk.view.types import HulkOpen, HulkView, Marine
from voidlock.texts import Words
from voidlock.words.line import Line

ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}
FLOOR = {"#": " ", "M": ".", "O": "o", "X": "x", "+": ".", "/": ".", "B": "."}
MARKS: tuple[Literal["overwatch", "guard", "jammed", "may_explode"], ...] = (
    "overwatch",
    "guard",
    "jammed",
    "may_explode",
)
LORD = "l"
DOORS = {"closed": "+", "open": "/", "destroyed": "."}

Point = tuple[int, int]


def cells(shown: HulkOpen, words: Words) -> dict[Point, str]:
    """By square, two characters: what is there, and its facing. An entry area shows how many aliens lurk in it."""
    rows = shown["map"]
    found = {(x, y): FLOOR.get(glyph, glyph) + " " for y, row in enumerate(rows) for x, glyph in enumerate(row)}
    for name, door in shown["doors"].items():
        found[point(name)] = DOORS[door] + " "
    for squares, glyph in ((shown["bulkheads"], "B"), (shown["barriers"], "="), (shown["burning"], "*")):
        for name in squares:
            found[point(name)] = glyph + " "
    for name, entry in shown["entries"].items():
        lurkers = len(lurking(shown, name))
        found[point(entry["cell"])] = f"{min(lurkers, 9)}?" if lurkers else "E "
    return found | {point(name): glyph for name, glyph in _pieces(shown, words).items()}


def lurking(shown: HulkOpen, entry: str) -> list[str]:
    """The aliens in an entry area."""
    stealers = [name for name, stealer in shown["stealers"].items() if stealer["entry"] == entry]
    return stealers + [name for name, blip in shown["blips"].items() if blip["entry"] == entry]


def _pieces(shown: HulkOpen, words: Words) -> dict[str, str]:
    """By square, the symbol of what stands or lies there."""
    found: dict[str, str] = {}
    thing = shown["object"]
    if thing and thing["at"]:
        found[thing["at"]] = "! "
    for name, stealer in shown["stealers"].items():
        if stealer["at"]:
            sign = LORD if name == "broodlord" else stealer_sign(words.name("stealer", name))
            found[stealer["at"]] = sign + ARROWS[stealer["facing"]]
    for name, blip in shown["blips"].items():
        if blip["at"]:
            found[blip["at"]] = blip_sign(words.name("blip", name))
    for marine in shown["marines"].values():
        if marine["at"]:
            found[marine["at"]] = marine["letter"] + ARROWS[marine["facing"]]
    return found


def stealer_sign(name: str) -> str:
    """One-character label, next to the facing arrow: the alien's number if it has one digit."""
    number = name.removeprefix("S")
    return number if len(number) == 1 else "s"


def blip_sign(name: str) -> str:
    """Two characters: `b3` is B3; a two-digit number stands alone."""
    number = name.removeprefix("B")
    return f"b{number}" if len(number) == 1 else number


class HulkBoard:
    """Renders one view."""

    def __init__(self, view: HulkView, words: Words) -> None:
        self.open = view["open"]
        self.words = words

    def lines(self) -> list[Line]:
        return [self.heading(), *self.map(), *[Line(text) for text in (*self.marines(), *self.aliens(), *self.rest())]]

    def _say(self, id: str, **arguments: str | int) -> str:
        return self.words.say(id, arguments)

    def _list(self, items: list[str]) -> str:
        return self._say("terminal-comma").join(items)

    def heading(self) -> Line:
        shown = self.open
        told = self._say(
            "terminal-hulk-heading",
            turn=shown["turn"],
            limit=shown["turn_limit"] if shown["turn_limit"] else 0,
            phase=self.words.name("phase", shown["phase"]),
            points=shown["command_points"],
        )
        if shown["result"]:
            result = self.words.name("result", shown["result"])
            told = self._say("terminal-hulk-over", turn=shown["turn"], result=result)
        return Line(told, "title")

    # ------------------------------------------------------------------ the map

    def map(self) -> list[Line]:
        """Two characters per square, with numbers along the sides."""
        rows, drawn = self.open["map"], cells(self.open, self.words)
        width = len(rows[0])
        lines = ["   " + "".join(f"{x // 10 or ' '} " for x in range(width)).rstrip()]
        lines += ["   " + "".join(f"{x % 10} " for x in range(width)).rstrip()]
        for y in range(len(rows)):
            lines.append(f"{y:2} " + "".join(drawn[x, y] for x in range(width)).rstrip())
        return [Line(line) for line in lines]

    # ------------------------------------------------------------------ pieces in words

    def names(self, kind: str, ids: list[str]) -> list[str]:
        return [self.words.name(kind, id) for id in ids]

    def marine(self, letter: str, id: str, role: str) -> str:
        """The marine's letter, his name or role, and the id that players type."""
        name = self.words.name("terminator", id)
        return self._say(
            "terminal-hulk-named",
            letter=letter,
            name="" if name == id else name,
            typed=id,
            role=self.words.name("role", role),
        )

    def marines(self) -> list[str]:
        told = []
        for name, shown in self.open["marines"].items():
            marine = self.marine(shown["letter"], name, shown["role"])
            weapons = self._list([self.words.name("weapon", weapon) for weapon in shown["weapons"]])
            if not shown["at"]:
                id = "terminal-hulk-left" if shown["left"] else "terminal-hulk-dead"
                told.append(self._say(id, marine=marine))
                continue
            line = self._say(
                "terminal-hulk-marine",
                marine=marine,
                weapons=weapons,
                square=shown["at"],
                facing=self.words.name("facing", shown["facing"]),
            )
            told.append(line + self.marks(shown) + self.sees(shown))
        return told

    def marks(self, shown: Marine) -> str:
        told = ""
        if shown["ap"]:
            told += self._say("terminal-hulk-ap", number=shown["ap"])
        for mark in marks_of(shown):
            told += self._say(f"terminal-hulk-{mark.replace('_', '-')}")
        if {"heavy_flamer", "assault_cannon"} & set(shown["weapons"]):
            told += self._say("terminal-hulk-shots", number=shown["ammunition"])
        if shown["role"] == "librarian":
            told += self._say("terminal-hulk-psi", number=shown["psi"])
        return told

    def sees(self, shown: Marine) -> str:
        """The stealers and closed doors that he sees."""
        there = set(shown["sees"])
        stealers = self.open["stealers"].items()
        seen = self.names("stealer", [name for name, each in stealers if each["at"] and each["at"] in there])
        doors = [name for name, door in self.open["doors"].items() if door == "closed" and name in there]
        if not seen and not doors:
            return self._say("terminal-hulk-sees-nothing")
        seen += [self._say("terminal-hulk-door", square=name) for name in doors]
        return self._say("terminal-hulk-sees", things=self._list(seen))

    def aliens(self) -> list[str]:
        told = []
        for name, shown in self.open["stealers"].items():
            facing = self.words.name("facing", shown["facing"])
            if shown["at"]:
                named = self.words.name("stealer", name)
                told.append(self._say("terminal-hulk-stealer", name=named, square=shown["at"], facing=facing))
        at = {self.words.name("blip", name): shown["at"] for name, shown in self.open["blips"].items() if shown["at"]}
        blips = [f"{name} {square}" for name, square in at.items()]
        if blips:
            told.append(self._say("terminal-hulk-blips", blips=self._list(blips)))
        return [*told, *self.lurkers()]

    def lurkers(self) -> list[str]:
        stealers, blips = self.open["stealers"].items(), self.open["blips"].items()
        found = [("stealer", name, each["entry"], each["forced"]) for name, each in stealers]
        found += [("blip", name, each["entry"], each["forced"]) for name, each in blips]
        lurkers = [
            self._say("terminal-hulk-lurker", name=self.words.name(kind, name), entry=entry, forced=int(forced))
            for kind, name, entry, forced in found
            if entry
        ]
        return [self._say("terminal-hulk-lurkers", lurkers=self._list(lurkers))] if lurkers else []

    def rest(self) -> list[str]:
        return [*self.pile(), *self.goals()]

    def pile(self) -> list[str]:
        return [self._say("terminal-hulk-pile", number=self.open["pile"]["cards"])]

    def goals(self) -> list[str]:
        """Mission progress: where the object is, what has been operated and burned."""
        told = []
        thing = self.open["object"]
        if thing:
            carrier = self.words.name("terminator", thing["carrier"]) if thing["carrier"] else "-"
            where = thing["at"] if thing["at"] else carrier
            state = self.words.name("state", thing["state"])
            name = self.words.name("object", thing["name"])
            told.append(self._say("terminal-hulk-object", name=name, where=where, state=state))
        for field, objectives in (("operated", self.open["operated"]), ("burned", self.open["burned"])):
            if objectives:
                names = self._list(self.names("objective", objectives))
                told.append(self._say(f"terminal-hulk-{field}", names=names))
        return told


def marks_of(marine: Marine) -> list[str]:
    """The markers of a marine on the board."""
    return [mark for mark in MARKS if marine[mark]]


def letter_of(shown: HulkOpen, marine: str) -> str:
    """A marine's letter on the map."""
    return shown["marines"][marine]["letter"]


def point(name: str) -> Point:
    x, _, y = name.partition(",")
    return int(x), int(y)
