"""An inverted index of a view: by square the things there, the topmost first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from voidlock.engine import Thing

from ..map.arrows import Arrows, arrows
from ..state import State
from .types import Blip, HulkOpen, Stealer

Layer = Literal[
    "terminator",
    "stealer",
    "blip",
    "door",
    "bulkhead",
    "flames",
    "barrier",
    "object",
    "objective",
    "exit",
    "entry",
    "entry_square",
    "ladder",
]

LAYERS: tuple[Layer, ...] = get_args(Layer)
"""The kinds of things on a square: pieces, then what lies under them, then what is drawn on the map."""


def arrow_keys(state: State) -> Arrows:
    """Where arrow keys go on the map of this game."""
    return arrows(state.board.mission.map)


def things_by_square(shown: HulkOpen) -> dict[str, list[Thing]]:
    """Lurkers are in the cell of their entry area. Squares that hold nothing are left out."""
    found: dict[str, list[Thing]] = {}
    places = _places(shown)
    for layer in LAYERS:
        for id, square in places[layer]:
            if square is not None:
                found.setdefault(square, []).append(Thing(layer, id))
    return found


def _places(shown: HulkOpen) -> dict[Layer, Iterable[tuple[str, str | None]]]:
    """By kind, each thing with its square; a thing on several squares comes once for each."""
    thing, entries = shown["object"], shown["entries"]

    def alien(piece: Stealer | Blip) -> str | None:
        return entries[piece["entry"]]["cell"] if piece["entry"] is not None else piece["at"]

    return {
        "terminator": [(id, marine["at"]) for id, marine in shown["marines"].items()],
        "stealer": [(id, alien(stealer)) for id, stealer in shown["stealers"].items()],
        "blip": [(id, alien(blip)) for id, blip in shown["blips"].items()],
        "door": [(square, square) for square in shown["doors"]],
        "bulkhead": [(square, square) for square in shown["bulkheads"]],
        "flames": [(square, square) for square in shown["burning"]],
        "barrier": [(square, square) for square in shown["barriers"]],
        "object": [(thing["name"], thing["at"])] if thing is not None else [],
        "objective": [(id, square) for id, squares in shown["objectives"].items() for square in squares],
        "exit": [(id, way["square"]) for id, way in shown["exits"].items()],
        "entry": [(id, entry["cell"]) for id, entry in entries.items()],
        "entry_square": [(id, entry["square"]) for id, entry in entries.items()],
        "ladder": [(id, end) for id, ends in shown["ladders"].items() for end in ends],
    }
