"""Named integers: marines, aliens and squares are numbered, and mypy keeps them apart at no cost at run time."""

from __future__ import annotations

from typing import Annotated, NewType

from .map.facts import FIRST_BLIP

Marine = NewType("Marine", int)
"""A marine by his place in the mission file."""

Alien = NewType("Alien", int)
"""A stealer, the Broodlord or a blip; below `FIRST_BLIP` it is no blip."""

Square = NewType("Square", int)
"""A floor square, counted from the top left; below 0 it is off the board (`State.where`, `State.place`)."""

NOBODY = Marine(-1)
NO_ALIEN = Alien(-1)
NO_SQUARE = Square(-1)

MOST_ALIENS = FIRST_BLIP + 61
MOST_SQUARES = 1000
"""More no mission may have."""
EVERY_MARINE = tuple([Marine(number) for number in range(100)])
EVERY_ALIEN = tuple([Alien(number) for number in range(MOST_ALIENS)])
EVERY_SQUARE = tuple([Square(number) for number in range(MOST_SQUARES)])
STEALERS_AND_LORD = EVERY_ALIEN[:FIRST_BLIP]
"""In the order of their numbers: to be zipped with the lists of the state, or cut to their length."""

# ---------------------------------------------------------------------- what tasks are about

Stealer = Annotated[Alien, "stealer"]
Blip = Annotated[Alien, "blip"]
"""A task about one alien ends with it, because another may get its number."""
AlienSeen = Annotated[Alien, "seen"]
"""What was seen of an alien can still be answered when it is dead: its number becomes NO_ALIEN."""
AlienSet = Annotated[int, "aliens"]
"""A bit set of aliens."""
MarineOrNobody = Annotated[Marine, "or nobody"]
SquareOrNone = Annotated[Square, "or none"]

# ---------------------------------------------------------------------- what a shot or an assault is aimed at

Target = NewType("Target", int)
"""An alien or a door in one number, as `State.aim` and answers hold it."""

NOTHING = Target(0)


def at_alien(alien: Alien) -> Target:
    return Target(alien + 1)


def at_door(square: Square) -> Target:
    return Target(-1 - square)


def alien_of(target: Target) -> Alien:
    """The alien that is the target, or NO_ALIEN if a door is."""
    return EVERY_ALIEN[target - 1] if target > 0 else NO_ALIEN


def door_of(target: Target) -> Square:
    """The square of the door that is the target."""
    return Square(-1 - target)
