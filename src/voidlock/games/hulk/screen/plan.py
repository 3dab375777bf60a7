"""Cursor navigation over the squares of a view, and a description of each."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Thing
from voidlock.games.hulk.facts import FACING_NAMES
from voidlock.games.hulk.lines.board import Point, letter_of, lurking, marks_of, point
from voidlock.games.hulk.lines.questions import subject
from voidlock.games.hulk.lines.stakes import describe_points
from voidlock.games.hulk.map.arrows import arrows
from voidlock.games.hulk.view.squares import things_by_square
from voidlock.games.hulk.view.types import HulkOpen, hulk_view
from voidlock.games.kit import Route
from voidlock.terminal.model.board.game_board import Plan
from voidlock.terminal.model.board.game_values import View
from voidlock.texts import Words


def name_of(at: Point) -> str:
    return f"{at[0]},{at[1]}"


NAMED_BY_SQUARE = ("square", "door")
"""Kinds of things that answers call by the name of their square."""

PLAIN = {"bulkhead": "hulk-bulkhead", "flames": "hulk-burning", "barrier": "hulk-barrier"}
"""By kind, the message about a thing that needs no details."""


class HulkPlan(Plan):
    """The deck plan: the floor, and the entry areas beside it."""

    def begin(self, view: View) -> Thing:
        shown = hulk_view(view)["open"]
        acting = shown["marines"].get(subject(hulk_view(view)))
        squares = [acting["at"]] if acting is not None else [each["at"] for each in shown["marines"].values()]
        at = next((square for square in squares if square), "")
        return Thing("square", at or name_of(min(self._squares(shown))))

    def _squares(self, shown: HulkOpen) -> set[Point]:
        rows = shown["map"]
        return {(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph != "#"}

    def step(self, view: View, at: Thing, by: tuple[int, int]) -> Thing:
        """Repeat the arrow key until the cursor has gone far enough or there is no floor that way."""
        dx, dy = by
        facing = FACING_NAMES[(1 if dx > 0 else 3) if dx else (2 if dy > 0 else 0)]
        table, here = arrows(hulk_view(view)["open"]["map"]), at.id
        x, y = point(here)
        while facing in table[here]:
            here = table[here][facing]
            across, down = point(here)[0] - x, point(here)[1] - y
            if abs(across if dx else down) >= abs(dx + dy):
                break
        return Thing("square", here)

    def of(self, view: View, things: Sequence[Thing]) -> Thing | None:
        """Where the first of them is that is on one square alone."""
        held = things_by_square(hulk_view(view)["open"])
        for thing in things:
            squares = [thing.id] if thing.kind in NAMED_BY_SQUARE else [name for name in held if thing in held[name]]
            if len(squares) == 1:
                return Thing("square", squares[0])
        return None

    def things(self, view: View, at: Thing) -> list[Thing]:
        named = [Thing(kind, at.id) for kind in NAMED_BY_SQUARE]
        return [*named, *things_by_square(hulk_view(view)["open"]).get(at.id, ())]

    def walker(self, view: View) -> str:
        return subject(hulk_view(view))

    def describe_way(self, view: View, way: Route, words: Words) -> str:
        seen = hulk_view(view)
        letter, purse = letter_of(seen["open"], subject(seen)), seen["own"]["purse"]
        points = describe_points(purse["ap"] if purse else 0, seen["open"]["command_points"], words)
        if way.cost > way.ap + way.cp:
            return words.say("screen-hulk-way-far", letter=letter, number=way.cost, points=points)
        return words.say("screen-hulk-way", letter=letter, cost=describe_points(way.ap, way.cp, words), points=points)

    def likely_answer(self, view: View, at: Thing) -> str:
        """Fire at an alien that stands there, else move onto the square."""
        things = self.things(view, at)
        alien = next((thing.id for thing in things if thing.kind in ("stealer", "blip")), "")
        return f"fire:{alien}" if alien else f"move:{at.id}"

    # ------------------------------------------------------------------ in words

    def describe(self, view: View, at: Thing, words: Words) -> str:
        shown, name = hulk_view(view)["open"], at.id
        comma = words.say("terminal-comma")
        things = things_by_square(shown).get(name, ())
        told = [text for thing in things for text in self._describe(shown, name, thing, words)]
        seers = [letter_of(shown, id) for id, each in shown["marines"].items() if each["at"] and name in each["sees"]]
        if seers:
            told.append(words.say("hulk-seen-by", names=" ".join(seers)))
        x, y = point(name)
        section = shown["sections"][y][x]
        id = "screen-hulk-beside" if section == "#" else "screen-hulk-square"
        told = told or [words.say("hulk-floor")]
        return words.say(id, square=name, section=section, things=comma.join(told))

    def _describe(self, shown: HulkOpen, name: str, thing: Thing, words: Words) -> list[str]:
        kind, id = thing
        if kind == "terminator":
            return self._marine(shown, id, words)
        if kind in ("stealer", "blip"):
            return self._alien(shown, thing, words)
        if kind == "door":
            return [words.say("hulk-door", state=shown["doors"][id])]
        if kind in ("object", "objective"):
            return [words.say(f"hulk-{kind}", name=thing)]
        if kind == "exit":
            return [words.say("hulk-exit", facing=("facing", shown["exits"][id]["facing"]))]
        if kind in ("entry", "entry_square"):
            said = "hulk-entry" if kind == "entry" else "hulk-entry-square"
            return [words.say(said, name=id, number=len(lurking(shown, id)))]
        if kind == "ladder":
            return [words.say("hulk-ladder", square=end) for end in shown["ladders"][id] if end != name]
        return [words.say(PLAIN[kind])]

    def _marine(self, shown: HulkOpen, id: str, words: Words) -> list[str]:
        marine, thing = shown["marines"][id], shown["object"]
        named = words.say("hulk-named", letter=letter_of(shown, id), name=("terminator", id))
        told = [words.say("hulk-marine", name=named, facing=("facing", marine["facing"]))]
        told += [words.say(f"hulk-mark-{mark}") for mark in marks_of(marine)]
        if thing is not None and carries(shown, id):
            told.append(words.say("hulk-carries", name=Thing("object", thing["name"])))
        return told

    def _alien(self, shown: HulkOpen, alien: Thing, words: Words) -> list[str]:
        """Lurkers are not told one by one: their entry area says how many there are."""
        kind, id = alien
        if (shown["blips"] if kind == "blip" else shown["stealers"])[id]["entry"] is not None:
            return []
        if kind == "blip":
            return [words.say("hulk-blip", name=words.name(kind, id))]
        said = "hulk-lord" if id == "broodlord" else "hulk-stealer"
        return [words.say(said, name=words.name(kind, id), facing=("facing", shown["stealers"][id]["facing"]))]


def carries(shown: HulkOpen, marine: str) -> bool:
    """Whether he carries the mission's object."""
    thing = shown["object"]
    return bool(thing and thing["carrier"] and thing["carrier"] == marine)
