"""Combat profile of a marine, from his role and weapons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from voidlock.engine import Thing
from voidlock.games.hulk.facts import GUNS, NO_GUN

VETERANS = ("sergeant", "librarian")
BONUS_WEAPONS = ("thunder_hammer", "lightning_claws")


class Fighter(NamedTuple):
    """A marine of the mission: his gun, and his row of the close assault table (CLS-2)."""

    id: str
    thing: Thing
    role: str
    gun: int
    dice: int
    veteran: int
    """The bonus of veterans: sergeants and librarians."""
    weapon: int
    """The bonus of a thunder hammer or lightning claws."""
    modifiers: tuple[Thing, ...]
    """The parts of the two bonuses, +1 each."""
    parries: bool
    blocks: bool
    chainfist: bool
    psyker: bool
    force_axe: bool


def fighter_of(id: str, role: str, has: Sequence[str]) -> Fighter:
    """The profile of a marine by his name, role and weapons."""
    veteran = [role] if role in VETERANS else []
    strong = [weapon for weapon in has if weapon in BONUS_WEAPONS][:1]
    return Fighter(
        id=id,
        thing=Thing("terminator", id),
        role=role,
        gun=next((GUNS[weapon] for weapon in has if weapon in GUNS), NO_GUN),
        dice=2 if "lightning_claws" in has else 1,
        veteran=len(veteran),
        weapon=len(strong),
        modifiers=tuple([Thing("modifier", name) for name in (*veteran, *strong)]),
        parries="power_sword" in has,
        blocks="storm_shield" in has,
        chainfist="chainfist" in has,
        psyker=role == "librarian",
        force_axe="force_axe" in has,
    )
