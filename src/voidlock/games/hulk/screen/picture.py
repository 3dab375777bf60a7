"""Screen rendering of the board from a view: a scrolling map with the squad beside it."""

from __future__ import annotations

from functools import cache, cached_property

from rich.style import Style
from rich.text import Text

from voidlock.engine import Thing
from voidlock.games.hulk.lines.board import ARROWS, HulkBoard, Point, cells, letter_of, marks_of, point
from voidlock.games.hulk.lines.questions import subject
from voidlock.games.hulk.screen.plan import HulkPlan, carries, name_of
from voidlock.games.hulk.view.squares import things_by_square
from voidlock.games.hulk.view.types import HulkView, Marine
from voidlock.odds.figure import percent
from voidlock.terminal.model.board.drawing import CAN, CHOSEN, POINTED, STYLES, cut
from voidlock.terminal.model.board.game_board import Sight
from voidlock.words.columns import wrap

SOLID = "#"
"""What the map has where there is no square."""

FLOORS = (".", ",", ":", ";")
"""Floor characters; adjacent sections get different ones."""

PATH, DOWN, OBJECT, WALL = "~", "▾", "!", "░░"

SIDE, NARROWEST = 26, 12
"""The columns of the squad panel, and the fewest squares across that a map is drawn with."""

SCALES = ((3, 1.0), (2, 0.6))
"""How many lines high a square can be, and twice as wide; how much of the map must be in view for it."""

EDGE = 3
"""The columns of the row numbers beside the map."""

EVERY = 5
"""The column numbers above the map are this many squares apart."""

MARGIN = 2
"""The squares kept in view around the cursor."""

SURFACE_OF = {"b": "contact", "*": "fire", "+": "door", "/": "door"}
"""By sign on the map, the surface it is drawn on; the signs alone carry the same information."""

INK = "default"
"""Signs on the floor are in the colour of text, not in that of the floor."""

ENTRY = "E"
"""The sign of an entry area."""


def window(length: int, shown: int, centre: int, at: int) -> int:
    """The first square of a scrolling window: centred, but shifted as far as the cursor requires."""
    begin = max(min(centre - shown // 2, length - shown), 0)
    begin = min(begin, max(at - MARGIN, 0))
    return max(begin, min(at + MARGIN, length - 1) - shown + 1)


def scale_for(view: HulkView, size: tuple[int, int]) -> int:
    """The lines of a square on a map of at most this many columns and lines."""
    rows = view["open"]["map"]
    for scale, most in SCALES:
        across, down = (size[0] - EDGE) // (2 * scale), (size[1] - 1) // scale
        if across >= most * len(rows[0]) and down >= most * len(rows):
            return scale
    return 1


def columns_for(view: HulkView, size: tuple[int, int]) -> int:
    """The columns that the whole map takes where it may have this size."""
    return EDGE + 2 * scale_for(view, size) * len(view["open"]["map"][0])


class Picture:
    """Renders one view."""

    def __init__(self, view: HulkView, sight: Sight) -> None:
        self.view, self.sight, self.words = view, sight, sight.words
        self.surfaces = sight.surfaces
        self.board = HulkBoard(view, self.words)
        self.open, self.own = self.board.open, view["own"]
        self.plan = HulkPlan()
        self.marine = subject(view)
        self.scale = 1
        self._lying = things_by_square(self.open)
        rows = self.open["map"]
        self.width, self.height = len(rows[0]), len(rows)

    # ------------------------------------------------------------------ above

    def title(self) -> str:
        """Turn, phase and command points, and the points of the marine or alien that acts."""
        told = self.board.heading().text
        points = "" if self.open["result"] else self._points()
        if points:
            told = self.words.say("screen-hulk-heading", heading=told, points=points)
        return told

    def _points(self) -> str:
        """The action points of the marine or the alien that acts."""
        acting = self.open["acting"]
        if acting:
            kind = "blip" if acting["alien"] in self.open["blips"] else "stealer"
            return self.words.say("screen-hulk-acting", name=(kind, acting["alien"]), number=acting["ap"])
        active = self.open["active"]
        if not self.marine or not active or active != self.marine:
            return ""
        points = self.open["marines"][self.marine]["ap"]
        return self.words.say("screen-hulk-points", letter=letter_of(self.open, self.marine), number=points)

    # ------------------------------------------------------------------ the map

    def focus(self) -> Point:
        """The point to keep in view: acting alien, wandering object, acting marine, or the subject of the answer."""
        acting, thing = self.open["acting"], self.open["object"]
        things = [Thing("stealer", acting["alien"]), Thing("blip", acting["alien"])] if acting else []
        if self.open["phase"] == "status" and thing and thing["at"]:
            # OBJ-3
            things.append(Thing("square", thing["at"]))
        things += [Thing("terminator", self.marine)] if self.marine else []
        at = self.plan.of(self.view, [*things, *self.sight.lit.chosen]) or self.plan.begin(self.view)
        return point(at.id)

    def draw(self, rows: int) -> list[Text]:
        """The map in at most this many lines, one of them for the numbers.

        The squad is beside it, unless a panel of its own tells about it.
        """
        side = 0 if self.sight.beside else SIDE
        room = self.sight.size[0] - side
        self.scale = 1 if side else scale_for(self.view, (room, rows))
        across = max((room - EDGE) // (2 * self.scale), NARROWEST)
        columns, lines = min(across, self.width), min((rows - 1) // self.scale, self.height)
        centre = self.focus()
        at = point(self.sight.at.id) if self.sight.at is not None else centre
        left, top = window(self.width, columns, centre[0], at[0]), window(self.height, lines, centre[1], at[1])
        found = [self._numbers(left, columns)]
        found += [line for y in range(top, top + lines) for line in self._row(y, left, columns)]
        if not side:
            return found
        panel = self.panel(self.sight.size[0] - EDGE - 2 * columns - 1, len(found))
        return [Text.assemble(line, " ", beside) for line, beside in zip(found, panel, strict=True)]

    def _numbers(self, left: int, columns: int) -> Text:
        wide, before = 2 * self.scale, self.scale - 1
        numbers = "".join(f"{x:<{wide * EVERY}}" if not x % EVERY else "" for x in range(left, left + columns))
        numbers = " " * (before + wide * (-left % EVERY)) + numbers
        numbers = f"{numbers:<{wide * columns}}"[: wide * columns]
        if self.sight.at is not None:
            place = before + wide * (point(self.sight.at.id)[0] - left)
            numbers = f"{numbers[:place]}{DOWN} {numbers[place + 2 :]}"
        return Text(" " * EDGE + numbers, STYLES["quiet"])

    def _row(self, y: int, left: int, columns: int) -> list[Text]:
        """The lines of a row of squares. Its number and its signs are on the middle one."""
        at = point(self.sight.at.id) if self.sight.at is not None else None
        squares = [self._square((x, y), at) for x in range(left, left + columns)]
        number, middle = f"{y:2}{CHOSEN if at is not None and at[1] == y else ' '}", (self.scale - 1) // 2
        lines = []
        for line in range(self.scale):
            edge = Text(number if line == middle else " " * EDGE, STYLES["quiet"])
            lines.append(Text.assemble(edge, *[self._line(*square, signs=line == middle) for square in squares]))
        return lines

    def _line(self, glyph: str, style: Style, *, signs: bool) -> Text:
        """One line of a square: its signs, or only what they are drawn on."""
        around = glyph[0] if glyph == WALL else " "
        # A line is drawn under signs alone.
        blank = style + Style(underline=False)
        if not signs:
            return Text(around * 2 * self.scale, blank)
        beside = around * (self.scale - 1)
        return Text.assemble((beside, blank), (glyph, style), (beside, blank))

    def _square(self, here: Point, at: Point | None) -> tuple[str, Style]:
        """The two signs of a square, and their style."""
        glyph = self._cells[here]
        if glyph == "  ":
            wall = WALL if here in walls_of(tuple(self.open["map"])) else glyph
            solid = self.surfaces["wall"] if wall == WALL else ""
            return wall, Style.parse(self.surfaces["chosen"] if here == at else solid)
        square = Thing("square", name_of(here))
        sign, lit = self.sight.lit.mark(*self._lying.get(square.id, ()), square, Thing("door", square.id))
        if here in self._path and glyph[0] in FLOORS:
            glyph = PATH + " "
        if sign in (CAN, CHOSEN, POINTED) and glyph[1] == " ":
            glyph = glyph[0] + sign
        if here == at:
            lit = self.surfaces["chosen"]
        elif sign == CAN and glyph[0] not in FLOORS:
            # A figure keeps its colours, in which it can be read on its surface.
            lit = STYLES["can"]
        layers = [Style.parse(style) for style in (self._deck(here), self._style(glyph), lit)]
        return glyph, Style.combine([*layers, Style(meta={"thing": tuple(square)})])

    def _deck(self, here: Point) -> str:
        """The floor below everything on a square."""
        floor = shades_of(tuple(self.open["sections"])).get(here, FLOORS[0])
        return self.surfaces[f"deck-{FLOORS.index(floor)}"]

    def _style(self, glyph: str) -> str:
        letters = [marine["letter"] for marine in self.open["marines"].values()]
        if glyph[1] in ARROWS.values() and glyph[0] not in letters:
            return self.surfaces["alien"]
        if glyph[1] in ARROWS.values():
            acts = self.marine and glyph[0] == letter_of(self.open, self.marine)
            return self.surfaces["acting" if acts else "marine"]
        if glyph[0].isdecimal():
            return self.surfaces["contact"]
        if glyph[0] == ENTRY:
            return STYLES["contact"]
        return self.surfaces[SURFACE_OF[glyph[0]]] if glyph[0] in SURFACE_OF else INK if glyph[0] not in FLOORS else ""

    @cached_property
    def _cells(self) -> dict[Point, str]:
        """The characters of all squares, with floor that distinguishes sections."""
        shades = shades_of(tuple(self.open["sections"]))
        found = cells(self.open, self.words)
        return {here: f"{shades.get(here, '.')} " if glyph == ". " else glyph for here, glyph in found.items()}

    @cached_property
    def _path(self) -> set[Point]:
        way = self.sight.way
        steps = [answer.partition(":") for answer in way.orders] if way is not None else []
        return {point(square) for verb, _, square in steps if verb == "move"}

    # ------------------------------------------------------------------ beside the map

    def panel(self, columns: int, lines: int) -> list[Text]:
        """The squad, what the acting marine sees, and the lurkers, as far as there is room."""
        told = self.squad(columns, lines)
        if len(told) > lines:
            told = [*told[: lines - 1], Text(cut(told[lines - 1].plain + "...", columns))]
        return told + [Text("")] * (lines - len(told))

    def squad(self, columns: int, lines: int = 99) -> list[Text]:
        """A line for each marine, who is left out once he is gone if the lines don't suffice, and the rest in words."""
        squad = self.open["marines"].items()
        told = [self._member(name, each, columns) for name, each in squad]
        if len(told) > lines:
            told = [line for line, (_, each) in zip(told, squad, strict=True) if each["at"]]
        for text in self._rest():
            told += [Text(line) for line in wrap(text, columns, " ")]
        return told

    def _member(self, name: str, marine: Marine, columns: int) -> Text:
        """A marine's facing, points and marks, and his chance to survive the next attack on him."""
        thing, letter = Thing("terminator", name), marine["letter"]
        sign, lit = self.sight.lit.mark(thing)
        called = self.words.short(*thing)
        if not marine["at"]:
            waits = self.open["phase"] == "deployment"
            gone = self.words.say(f"screen-hulk-{'out' if marine['left'] else 'waits' if waits else 'dead'}")
            return Text(cut(f"{sign}{letter}  {called} {gone}", columns), STYLES["quiet"])
        told = [f"{sign}{letter}{ARROWS[marine['facing']]} {called}"]
        told += [OBJECT] if carries(self.open, name) else []
        active = self.open["active"]
        if active and active == name:
            told.append(self.words.say("screen-hulk-ap", number=marine["ap"]))
        told += [self.words.say(f"screen-hulk-short-{mark}") for mark in marks_of(marine)]
        if {"heavy_flamer", "assault_cannon"} & set(marine["weapons"]):
            told.append(self.words.say("screen-hulk-shots", number=marine["ammunition"]))
        if marine["role"] == "librarian":
            told.append(self.words.say("screen-hulk-psi", number=marine["psi"]))
        chance = self.sight.figures.on_board.get(thing)
        if chance is not None:
            told.append(self.words.say("screen-survives", chance=percent(chance)))
        # One whose activation is interrupted keeps his points (CP-4).
        acted = marine["activated"] and not marine["ap"] and name != self.marine
        if acted and self.open["phase"] == "marines":
            told.append(self.words.say("screen-hulk-acted"))
        style = lit or ("bold bright_blue" if name == self.marine else "bright_blue")
        return Text(cut(" ".join(told), columns), Style.parse(style) + Style(meta={"thing": tuple(thing)}))

    def _rest(self) -> list[str]:
        told = []
        if self.marine:
            sees = self.board.sees(self.open["marines"][self.marine])
            told.append(self.words.say("screen-hulk-of", letter=letter_of(self.open, self.marine), text=sees))
        return [*told, *self.board.goals(), *self.board.lurkers(), *self.board.pile()]


@cache
def walls_of(rows: tuple[str, ...]) -> frozenset[Point]:
    """The solid squares beside a square of the map, corners included."""
    solid = {(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph == SOLID}
    beside = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if (across, down) != (0, 0)]
    squares = {(x, y) for y, row in enumerate(rows) for x in range(len(row))} - solid
    return frozenset((x, y) for x, y in solid if any((x + across, y + down) in squares for across, down in beside))


@cache
def shades_of(sections: tuple[str, ...]) -> dict[Point, str]:
    """Greedy graph colouring: a floor character per square, different for adjacent sections."""
    letters = {(x, y): letter for y, row in enumerate(sections) for x, letter in enumerate(row) if letter != "#"}
    touching: dict[str, set[str]] = {}
    for (x, y), letter in letters.items():
        beside = {letters.get(other, letter) for other in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))}
        touching.setdefault(letter, set()).update(beside - {letter})
    chosen: dict[str, str] = {}
    for letter, others in touching.items():
        taken = {chosen.get(other) for other in others}
        chosen[letter] = next((floor for floor in FLOORS if floor not in taken), FLOORS[0])
    return {here: chosen[letter] for here, letter in letters.items()}
