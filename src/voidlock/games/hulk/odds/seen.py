"""Parser from a view of Space Hulk to the numbers that the odds use."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Thing
from voidlock.games.hulk.map.facts import BOLTER, CANNON, DIRECTIONS, FACING_NAMES, GUNS, NO_GUN
from voidlock.games.hulk.view_types import HulkView
from voidlock.probability.figure import NoOdds


class Fighter(NamedTuple):
    """A marine: his gun, his markers and his row of the close assault table."""

    name: str
    thing: Thing
    square: str
    facing: int
    gun: int
    works: bool
    aim: str
    overwatch: bool
    guard: bool
    sees: frozenset[str]
    dice: int
    bonus: int
    veteran: int
    parries: bool
    blocks: bool
    cuts: bool
    """Doors, with a chainfist."""


def fighter(view: HulkView, name: str) -> Fighter:
    """A marine on the board. Raises NoOdds if he is not."""
    shown = view["open"]["marines"].get(name)
    if shown is None or shown["at"] is None:
        raise NoOdds(name)
    weapons = shown["weapons"]
    veteran = int(shown["role"] in ("sergeant", "librarian"))
    return Fighter(
        name=name,
        thing=Thing("terminator", name),
        square=shown["at"],
        facing=FACING_NAMES.index(shown["facing"]),
        gun=next((GUNS[weapon] for weapon in weapons if weapon in GUNS), NO_GUN),
        works=shown["gun_works"],
        aim=shown["aim"] or "",
        overwatch=shown["overwatch"],
        guard=shown["guard"],
        sees=frozenset(shown["sees"]),
        dice=2 if "lightning_claws" in weapons else 1,
        bonus=veteran + int("thunder_hammer" in weapons or "lightning_claws" in weapons),
        veteran=veteran,
        parries="power_sword" in weapons,
        blocks="storm_shield" in weapons,
        cuts="chainfist" in weapons,
    )


def stealers(view: HulkView) -> dict[str, str]:
    """The square of each stealer on the board."""
    places = {name: stealer["at"] for name, stealer in view["open"]["stealers"].items()}
    return {name: square for name, square in places.items() if square is not None}


def closed_doors(view: HulkView) -> list[str]:
    return [square for square, state in view["open"]["doors"].items() if state == "closed"]


def ahead(square: str, facing: int) -> str:
    """The square directly ahead of one."""
    x, _, y = square.partition(",")
    dx, dy = DIRECTIONS[2 * facing]
    return f"{int(x) + dx},{int(y) + dy}"


DICE = {BOLTER: 2, CANNON: 3}
NEEDS = {BOLTER: 6, CANNON: 5}
