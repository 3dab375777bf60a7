"""What the figures need of a view of Space Hulk."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Json, Thing
from voidlock.games.hulk.map.facts import BOLTER, CANNON, DIRECTIONS, FACING_NAMES, GUNS, NO_GUN
from voidlock.probability.figure import NoOdds

View = dict[str, Json]


class Fighter(NamedTuple):
    """A marine as he stands: his gun, his markers, and what the close assault table gives him."""

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


def table_of(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def fighter(view: View, name: str) -> Fighter:
    """A marine on the board. Raises NoOdds if he is not."""
    shown = table_of(table_of(view["open"])["marines"]).get(name)
    if not isinstance(shown, dict) or shown["at"] is None:
        raise NoOdds(name)
    weapons = [str(weapon) for weapon in _list(shown["weapons"])]
    veteran = int(shown["role"] in ("sergeant", "librarian"))
    return Fighter(
        name=name,
        thing=Thing("terminator", name),
        square=str(shown["at"]),
        facing=FACING_NAMES.index(str(shown["facing"])),
        gun=next((GUNS[weapon] for weapon in weapons if weapon in GUNS), NO_GUN),
        works=bool(shown["gun_works"]),
        aim=str(shown["aim"] or ""),
        overwatch=bool(shown["overwatch"]),
        guard=bool(shown["guard"]),
        sees=frozenset(str(square) for square in _list(shown["sees"])),
        dice=2 if "lightning_claws" in weapons else 1,
        bonus=veteran + int("thunder_hammer" in weapons or "lightning_claws" in weapons),
        veteran=veteran,
        parries="power_sword" in weapons,
        blocks="storm_shield" in weapons,
        cuts="chainfist" in weapons,
    )


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def stealers(view: View) -> dict[str, str]:
    """By stealer on the board its square."""
    shown = table_of(table_of(view["open"])["stealers"])
    places = {name: table_of(row)["at"] for name, row in shown.items()}
    return {name: str(square) for name, square in places.items() if square is not None}


def closed_doors(view: View) -> list[str]:
    doors = table_of(table_of(view["open"])["doors"])
    return [square for square, state in doors.items() if state == "closed"]


def ahead(square: str, facing: int) -> str:
    """The square directly ahead of one."""
    x, _, y = square.partition(",")
    dx, dy = DIRECTIONS[2 * facing]
    return f"{int(x) + dx},{int(y) + dy}"


def setting(view: View, name: str) -> Json:
    return table_of(table_of(view["open"])["settings"])[name]


DICE = {BOLTER: 2, CANNON: 3}
NEEDS = {BOLTER: 6, CANNON: 5}
