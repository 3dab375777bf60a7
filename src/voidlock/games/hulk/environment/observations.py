"""A view of Space Hulk as numbers. Only the view is read: what the seat cannot know cannot be in its observation."""

from __future__ import annotations

from typing import cast

import numpy as np

from voidlock.engine import Json
from voidlock.environment.blocks import Block, offset
from voidlock.environment.catalogue import Observation
from voidlock.games.hulk.map.board import Board

from .layout import MOST_AMMUNITION, MOST_BLIPS, MOST_LURKERS, MOST_TURNS, layout_of

Table = dict[str, Json]


def _table(value: Json) -> Table:
    assert isinstance(value, dict)
    return value


def _number(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _list(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(each) for each in value]


class HulkObserver:
    """Makes observations of games on one board."""

    def __init__(self, board: Board) -> None:
        self.layout = layout_of(board)
        self._blocks = {block.name: block for block in self.layout.blocks}
        self._rows = {
            name: {row: self.layout.starts[name] + place * block.size for place, row in enumerate(block.each)}
            for name, block in self._blocks.items()
        }
        self._offsets = {
            name: {field.name: offset(block, field.name) for field in block.fields}
            for name, block in self._blocks.items()
        }
        self._labels = {name: _labels(block) for name, block in self._blocks.items()}
        self._counts = bytearray()

    def observation(self, view: dict[str, Json]) -> Observation:
        """A new array: what the view shows and what is asked."""
        self._counts = bytearray(self.layout.size)
        shown, own = _table(view["open"]), _table(view["own"])
        self._count_table(shown)
        for name, marine in _table(shown["marines"]).items():
            self._count_marine(name, _table(marine))
        self._count_aliens(shown)
        self._count_floor(shown)
        pending = own["pending"]
        if isinstance(pending, list) and pending:
            self._count_question(_table(pending[0]))
        made: Observation = np.frombuffer(self._counts, dtype=np.uint8) * self.layout.scale
        return made

    # ------------------------------------------------------------------ writing

    def _set(self, block: str, row: str, field: str, count: int) -> None:
        self._counts[self._rows[block][row] + self._offsets[block][field]] = count

    def _add(self, block: str, row: str, field: str, most: int) -> None:
        place = self._rows[block][row] + self._offsets[block][field]
        self._counts[place] = min(self._counts[place] + 1, most)

    def _mark(self, block: str, row: str, field: str, label: Json, count: int = 1) -> None:
        """The number of one label of a field; nothing for a label that is not there."""
        place = self._labels[block][field].get(str(label))
        if place is not None:
            self._counts[self._rows[block][row] + place] = count

    # ------------------------------------------------------------------ parts

    def _count_table(self, shown: Table) -> None:
        pile, lord = _table(shown["pile"]), _table(shown["broodlord"])
        for field, count, most in (
            ("turn", _number(shown["turn"]), MOST_TURNS),
            ("turn_limit", _number(shown["turn_limit"]), MOST_TURNS),
            ("command_points", _number(shown["command_points"]), 6),
            ("power_used", int(bool(shown["power_used"])), 1),
            ("pile", _number(pile["cards"]), MOST_BLIPS),
            ("unseen", _number(pile["unseen"]), MOST_BLIPS),
            ("kills", _number(shown["kills"]), MOST_BLIPS),
        ):
            self._set("table", "", field, min(count, most))
        for field in ("phase", "result", "active"):
            self._mark("table", "", field, shown[field])
        used = _list(pile["used"])
        for value in sorted(set(used)):
            self._mark("table", "", "used", value, used.count(value))
        for value, number in _table(shown["known"]).items():
            self._mark("table", "", "known", value, _number(number))
        for name, happened in lord.items():
            self._mark("table", "", "lord", name, int(bool(happened)))
        for field in ("operated", "burned"):
            for name in _list(shown[field]):
                self._mark("table", "", field, name)
        if isinstance(shown["object"], dict):
            self._mark("table", "", "carrier", shown["object"]["carrier"])
            self._mark("table", "", "object", shown["object"]["state"])
            if shown["object"]["at"] is not None:
                self._set("square", str(shown["object"]["at"]), "object", 1)
        if isinstance(shown["acting"], dict):
            self._set("table", "", "acting_ap", _number(shown["acting"]["ap"]))
            self._mark("table", "", "target", shown["acting"]["target"])

    def _count_marine(self, name: str, marine: Table) -> None:
        self._set("marine", name, "left", int(bool(marine["left"])))
        if marine["at"] is None:
            return
        self._set("marine", name, "on_board", 1)
        self._mark("marine", name, "faces", marine["facing"])
        self._set("marine", name, "aims", int(marine["aim"] is not None))
        self._set("marine", name, "ammunition", min(_number(marine["ammunition"]), MOST_AMMUNITION))
        for field in ("ap", "reloads", "psi"):
            self._set("marine", name, field, min(_number(marine[field]), 255))
        for field in ("activated", "overwatch", "guard", "jammed", "gun_works"):
            self._set("marine", name, field, int(bool(marine[field])))
        here = str(marine["at"])
        self._set("square", here, "marine_here", 1)
        self._set("square", here, "marine", 1 + list(self._rows["marine"]).index(name))
        for square in _list(marine["sees"]):
            self._add("square", square, "seen", len(self._rows["marine"]))

    def _count_aliens(self, shown: Table) -> None:
        acting = shown["acting"]["alien"] if isinstance(shown["acting"], dict) else None
        activated, brood = _list(shown["activated"]), _list(shown["brood"])
        for kind, many, most in (("stealer", "stealers", MOST_LURKERS), ("blip", "blips", 3)):
            for name, told in _table(shown[many]).items():
                alien = _table(told)
                if alien["at"] is None:
                    self._add("entry", str(alien["entry"]), many, most)
                    if alien["forced"]:
                        self._add("entry", str(alien["entry"]), "forced", MOST_LURKERS)
                    continue
                here = str(alien["at"])
                self._set("square", here, kind, 1)
                if kind == "stealer":
                    self._mark("square", here, "stealer_faces", alien["facing"])
                lord = name == "broodlord" or bool(alien.get("broodlord"))
                for field, holds in (
                    ("broodlord", lord),
                    ("acting", name == acting),
                    ("acted", name in activated),
                    ("brood", name in brood),
                ):
                    self._set("square", here, field, int(holds))

    def _count_floor(self, shown: Table) -> None:
        for square, door in _table(shown["doors"]).items():
            self._mark("square", square, "door", door)
        for field, many in (("bulkhead", "bulkheads"), ("burning", "burning"), ("barrier", "barriers")):
            for square in _list(shown[many]):
                self._set("square", square, field, 1)

    def _count_question(self, question: Table) -> None:
        self._set("question", "", "owed", 1)
        self._mark("question", "", "kind", question["kind"])
        for part, field in (("subject", "marine"), ("outcome", "outcome")):
            thing = cast("tuple[str, str] | None", question[part])
            if thing is not None:
                self._mark("question", "", field, thing[1])
                if thing[0] == "square":
                    self._set("question", "", "square", 1)


def _labels(block: Block) -> dict[str, dict[str, int]]:
    """By field and label the place within a repetition of the block."""
    return {
        field.name: {label: offset(block, field.name) + place for place, label in enumerate(field.labels)}
        for field in block.fields
    }
