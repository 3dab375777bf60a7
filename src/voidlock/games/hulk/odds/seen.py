"""Adapter from a view of Space Hulk to the numbers that the odds use."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.games.hulk.facts import DIRECTIONS, FACING_NAMES
from voidlock.games.hulk.map.fighters import Fighter as Arms
from voidlock.games.hulk.map.fighters import fighter_of
from voidlock.games.hulk.mission.mission import name_of, point_of
from voidlock.games.hulk.view.types import HulkView
from voidlock.odds.figure import NoOdds


class Fighter(NamedTuple):
    """A marine's current profile: what his role and weapons give him, his markers, and what he sees."""

    arms: Arms
    square: str
    facing: int
    works: bool
    aim: str
    overwatch: bool
    guard: bool
    sees: frozenset[str]


def fighter(view: HulkView, name: str) -> Fighter:
    """The profile of a marine. Raises NoOdds if he is not on the board."""
    shown = view["open"]["marines"].get(name)
    if shown is None or shown["at"] is None:
        raise NoOdds(name)
    return Fighter(
        arms=fighter_of(name, shown["role"], shown["weapons"]),
        square=shown["at"],
        facing=FACING_NAMES.index(shown["facing"]),
        works=shown["gun_works"],
        aim=shown["aim"] or "",
        overwatch=shown["overwatch"],
        guard=shown["guard"],
        sees=frozenset(shown["sees"]),
    )


def stealers(view: HulkView) -> dict[str, str]:
    """The square of each stealer on the board."""
    places = {name: stealer["at"] for name, stealer in view["open"]["stealers"].items()}
    return {name: square for name, square in places.items() if square is not None}


def closed_doors(view: HulkView) -> list[str]:
    return [square for square, state in view["open"]["doors"].items() if state == "closed"]


def ahead(square: str, facing: int) -> str:
    """The name of the square directly ahead."""
    (x, y), (dx, dy) = point_of(square), DIRECTIONS[2 * facing]
    return name_of((x + dx, y + dy))
