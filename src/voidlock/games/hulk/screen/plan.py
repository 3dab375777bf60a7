"""Cursor navigation over the squares of a view, and a description of each."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Thing
from voidlock.games.hulk.lines.asking import subject
from voidlock.games.hulk.lines.board import Point, letter_of, lurking, marks_of, point
from voidlock.games.hulk.lines.stakes import points_told
from voidlock.games.hulk.map.arrows import arrows
from voidlock.games.hulk.map.facts import FACING_NAMES
from voidlock.games.hulk.view_types import HulkOpen, hulk_view
from voidlock.terminal.screen.game_board import Plan, View, Way
from voidlock.texts import Words


def name_of(at: Point) -> str:
    return f"{at[0]},{at[1]}"


def standing(shown: HulkOpen) -> dict[Thing, str | None]:
    """By piece, its square; None if it has none."""
    return {
        **{Thing("terminator", id): marine["at"] for id, marine in shown["marines"].items()},
        **{Thing("stealer", id): stealer["at"] for id, stealer in shown["stealers"].items()},
        **{Thing("blip", id): blip["at"] for id, blip in shown["blips"].items()},
    }


def lying(shown: HulkOpen) -> dict[str, list[Thing]]:
    """By square, the pieces, entry areas and objectives that answers can be about."""
    found: dict[str, list[Thing]] = {}
    for piece, square in standing(shown).items():
        if square:
            found.setdefault(square, []).append(piece)
    for id, entry in shown["entries"].items():
        found.setdefault(entry["cell"], []).append(Thing("entry", id))
    for id, squares in shown["objectives"].items():
        for square in squares:
            found.setdefault(square, []).append(Thing("objective", id))
    return found


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
        shown = hulk_view(view)["open"]
        for thing in things:
            kind, id = thing
            where: str | None = ""
            if kind in ("square", "door"):
                where = id
            elif kind == "entry":
                where = shown["entries"][id]["cell"]
            else:
                where = standing(shown).get(thing)
            if where:
                return Thing("square", where)
        return None

    def things(self, view: View, at: Thing) -> list[Thing]:
        return [Thing("square", at.id), Thing("door", at.id), *lying(hulk_view(view)["open"]).get(at.id, ())]

    def walker(self, view: View) -> str:
        return subject(hulk_view(view))

    def told_way(self, view: View, way: Way, words: Words) -> str:
        seen = hulk_view(view)
        letter, purse = letter_of(seen["open"], subject(seen)), seen["own"]["purse"]
        points = points_told(purse["ap"] if purse else 0, seen["open"]["command_points"], words)
        if way.cost > way.ap + way.cp:
            return words.say("screen-hulk-way-far", letter=letter, number=way.cost, points=points)
        return words.say("screen-hulk-way", letter=letter, cost=points_told(way.ap, way.cp, words), points=points)

    def wanted(self, view: View, at: Thing) -> str:
        """Fire at an alien that stands there, else move onto the square."""
        things = self.things(view, at)
        alien = next((thing.id for thing in things if thing.kind in ("stealer", "blip")), "")
        return f"fire:{alien}" if alien else f"move:{at.id}"

    # ------------------------------------------------------------------ in words

    def described(self, view: View, at: Thing, words: Words) -> str:
        shown, name = hulk_view(view)["open"], at.id
        comma = words.say("terminal-comma")
        told = [*self._pieces(shown, name, words), *self._lies(shown, name, words)]
        seers = [letter_of(shown, id) for id, each in shown["marines"].items() if each["at"] and name in each["sees"]]
        if seers:
            told.append(words.say("hulk-seen-by", names=" ".join(seers)))
        x, y = point(name)
        section = shown["sections"][y][x]
        id = "screen-hulk-beside" if section == "#" else "screen-hulk-square"
        told = told or [words.say("hulk-floor")]
        return words.say(id, square=name, section=section, things=comma.join(told))

    def _pieces(self, shown: HulkOpen, name: str, words: Words) -> list[str]:
        told = []
        for id, marine in shown["marines"].items():
            if marine["at"] and marine["at"] == name:
                facing = ("facing", marine["facing"])
                named = words.say("hulk-named", letter=letter_of(shown, id), name=("terminator", id))
                told.append(words.say("hulk-marine", name=named, facing=facing))
                told += [words.say(f"hulk-mark-{mark}") for mark in marks_of(marine)]
                thing = shown["object"]
                if thing is not None and carries(shown, id):
                    told.append(words.say("hulk-carries", name=Thing("object", thing["name"])))
        for id, stealer in shown["stealers"].items():
            if stealer["at"] and stealer["at"] == name:
                kind = "hulk-lord" if id == "broodlord" else "hulk-stealer"
                told.append(words.say(kind, name=id, facing=("facing", stealer["facing"])))
        blips = [id for id, blip in shown["blips"].items() if blip["at"] and blip["at"] == name]
        return told + [words.say("hulk-blip", name=id) for id in blips]

    def _lies(self, shown: HulkOpen, name: str, words: Words) -> list[str]:
        told = []
        door = shown["doors"].get(name)
        if door:
            told.append(words.say("hulk-door", state=door))
        told += [words.say("hulk-bulkhead")] if name in shown["bulkheads"] else []
        told += [words.say("hulk-burning")] if name in shown["burning"] else []
        told += [words.say("hulk-barrier")] if name in shown["barriers"] else []
        thing = shown["object"]
        if thing and thing["at"] and thing["at"] == name:
            told.append(words.say("hulk-object", name=("object", thing["name"])))
        for id, squares in shown["objectives"].items():
            told += [words.say("hulk-objective", name=("objective", id))] if name in squares else []
        for _, way in shown["exits"].items():
            if way["square"] == name:
                told.append(words.say("hulk-exit", facing=("facing", way["facing"])))
        for id, entry in shown["entries"].items():
            number = len(lurking(shown, id))
            if entry["cell"] == name:
                told.append(words.say("hulk-entry", name=id, number=number))
            elif entry["square"] == name:
                told.append(words.say("hulk-entry-square", name=id, number=number))
        for _, ends in shown["ladders"].items():
            told += [words.say("hulk-ladder", square=end) for end in ends if name in ends and end != name]
        return told


def carries(shown: HulkOpen, marine: str) -> bool:
    """Whether he carries the mission's object."""
    thing = shown["object"]
    return bool(thing and thing["carrier"] and thing["carrier"] == marine)
