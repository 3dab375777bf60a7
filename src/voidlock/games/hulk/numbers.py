"""NewType ids for marines, aliens, squares and targets: mypy keeps them apart at no cost at run time."""

from __future__ import annotations

from typing import Annotated, NewType

from .facts import FIRST_BLIP

Marine = NewType("Marine", int)
"""A marine's index in the mission file."""

Alien = NewType("Alien", int)
"""A stealer, the Broodlord or a blip; numbers from `FIRST_BLIP` on are blips."""

Square = NewType("Square", int)
"""A floor square, counted from the top left; below 0 it is off the board (`State.where`, `State.place`)."""

NOBODY = Marine(-1)
NO_ALIEN = Alien(-1)
NO_SQUARE = Square(-1)

MOST_ALIENS = FIRST_BLIP + 61
MOST_SQUARES = 1000
"""The limit for any mission."""
EVERY_MARINE = tuple([Marine(number) for number in range(100)])
EVERY_ALIEN = tuple([Alien(number) for number in range(MOST_ALIENS)])
EVERY_SQUARE = tuple([Square(number) for number in range(MOST_SQUARES)])
STEALERS_AND_LORD = EVERY_ALIEN[:FIRST_BLIP]
"""In numerical order, to be zipped with the lists of the state or cut to their length."""

# ---------------------------------------------------------------------- arguments of tasks

Stealer = Annotated[Alien, "stealer"]
Blip = Annotated[Alien, "blip"]
"""A task about one alien ends with it, because another may get its number."""
AlienSeen = Annotated[Alien, "seen"]
"""A sighting can still be answered after the alien is dead; its number then becomes NO_ALIEN."""
AlienSet = Annotated[int, "aliens"]
"""A bit set of aliens."""
MarineOrNobody = Annotated[Marine, "or nobody"]
SquareOrNone = Annotated[Square, "or none"]

# ---------------------------------------------------------------------- targets of shots and assaults

Target = NewType("Target", int)
"""An alien or a door encoded in one number, as in `State.aim` and in answers."""

NOTHING = Target(0)


def at_alien(alien: Alien) -> Target:
    return Target(alien + 1)


def at_door(square: Square) -> Target:
    return Target(-1 - square)


def alien_of(target: Target) -> Alien:
    """The target alien, or NO_ALIEN if the target is a door."""
    return EVERY_ALIEN[target - 1] if target > 0 else NO_ALIEN


def door_of(target: Target) -> Square:
    """The square of the target door."""
    return Square(-1 - target)
