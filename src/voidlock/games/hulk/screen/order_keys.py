"""Steady keys: an order has the same key after every step, so that the key of a step never fires."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from voidlock.engine import Choice, Option
from voidlock.games.hulk.facts import DIRECTIONS, FACING_NAMES
from voidlock.games.hulk.view.types import HulkView
from voidlock.terminal.model.board.game_board import Row
from voidlock.terminal.model.keys import LETTERS

MOVES = {0: "1", 7: "2", 1: "3", 4: "-", 5: "[", 3: "]"}
"""By direction, counted clockwise from the facing: ahead, ahead to the left and right, and back."""

TURNS = {3: "4", 1: "5"}
"""By quarters of a turn, clockwise: left and right."""

VERBS = {
    **{"snap": "6", "fire": "6", "assault": "7", "overwatch": "8", "guard": "9", "done": "0", "hold": "0"},
    **{"open": "/", "close": "/", "flame": "*", "reload": "=", "clear": "!", "leave": ">", "climb": "^", "end": "."},
}
"""By verb. The first answer of a verb has its key; a shot at a door has none, because it is rarely meant."""

STEADY = ("order", "next_marine", "react")
"""The questions that come again after every step."""


ORDER = "123456789/*=!>^-[]"
"""The keys in the order of the list; then those without one of their own, other marines, and the end."""


def assign_keys(choice: Choice[object], rows: Sequence[Row], view: HulkView) -> list[Row]:
    """Give each row its key, and sort them. What has no key of its own gets a small letter, which needs Enter."""
    marines = view["open"]["marines"]
    activated = {row.options[0].things[0].id for row in rows if row.options[0].verb == "activate"}
    keys: list[str] = []
    for option in [row.options[0] for row in rows]:
        key = ""
        if option.verb in ("activate", "command"):
            named = option.things[0].id
            key = marines[named]["letter"]
            key = key.lower() if option.verb == "command" and named in activated else key
        elif option.verb in ("move", "turn"):
            key = _bearing(option, choice, view)
        elif not (option.verb in ("fire", "snap", "assault") and _at_door(option)):
            key = VERBS.get(option.verb, "")
        keys.append(key if key not in keys else "")
    spare = iter(letter for letter in ascii_lowercase if letter not in keys and letter not in LETTERS)
    found = [row._replace(key=key or next(spare, "")) for row, key in zip(rows, keys, strict=True)]
    return sorted(found, key=_rank)


def _rank(row: Row) -> tuple[int, int]:
    key = row.key
    if key in ("0", "."):
        return 4, 0
    if key in ORDER:
        return 0, ORDER.index(key)
    verb = row.options[0].verb
    return (1 if verb == "activate" else 3 if verb == "command" else 2), ord(key[:1] or "~")


def _bearing(option: Option[object], choice: Choice[object], view: HulkView) -> str:
    """The key of a move or a turn, as the marine faces."""
    marine = view["open"]["marines"].get(choice.subject.id) if choice.subject is not None else None
    if marine is None or marine["at"] is None:
        return ""
    facing = FACING_NAMES.index(marine["facing"])
    if option.verb == "turn":
        names: Sequence[str] = FACING_NAMES
        return TURNS.get((names.index(option.things[0].id) - facing) % 4, "")
    (x, y), (to_x, to_y) = _point(marine["at"]), _point(option.things[0].id)
    step = (to_x - x, to_y - y)
    return MOVES.get((DIRECTIONS.index(step) - 2 * facing) % 8, "") if step in DIRECTIONS else ""


def _point(square: str) -> tuple[int, int]:
    x, _, y = square.partition(",")
    return int(x), int(y)


def _at_door(option: Option[object]) -> bool:
    return any(thing.kind == "door" for thing in option.things)
