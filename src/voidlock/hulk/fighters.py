"""What follows from a marine's role and weapons."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.table import Thing

from .facts import GUNS, NO_GUN
from .mission import Marine

VETERANS = ("sergeant", "librarian")


class Fighter(NamedTuple):
    """A marine of the mission: his gun, and his row of the close assault table (CLS-2)."""

    id: str
    thing: Thing
    role: str
    gun: int
    dice: int
    veteran: int
    """The veteran bonus of sergeants and librarians."""
    weapon: int
    """The bonus of a thunder hammer or of lightning claws."""
    parries: bool
    blocks: bool
    chainfist: bool
    psyker: bool
    force_axe: bool


def fighter_of(marine: Marine) -> Fighter:
    has = marine.weapons
    return Fighter(
        id=marine.id,
        thing=Thing("terminator", marine.id),
        role=marine.role,
        gun=next((GUNS[weapon] for weapon in has if weapon in GUNS), NO_GUN),
        dice=2 if "lightning_claws" in has else 1,
        veteran=int(marine.role in VETERANS),
        weapon=int("thunder_hammer" in has or "lightning_claws" in has),
        parries="power_sword" in has,
        blocks="storm_shield" in has,
        chainfist="chainfist" in has,
        psyker=marine.role == "librarian",
        force_axe="force_axe" in has,
    )
