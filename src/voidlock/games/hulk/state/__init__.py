"""Flat state of a game of Space Hulk and the small steps that change it."""

from .state import (
    ALIEN_NAMES,
    ALIEN_THINGS,
    CARRIED,
    DAMAGED,
    DEAD,
    DESTROYED,
    GONE,
    LEFT,
    OBJECT_STATES,
    OUT,
    UNDAMAGED,
    Harm,
    State,
    carried_by,
    entry_of,
    lurking_at,
)

__all__ = [
    "ALIEN_NAMES",
    "ALIEN_THINGS",
    "CARRIED",
    "DAMAGED",
    "DEAD",
    "DESTROYED",
    "GONE",
    "LEFT",
    "OBJECT_STATES",
    "OUT",
    "UNDAMAGED",
    "Harm",
    "State",
    "carried_by",
    "entry_of",
    "lurking_at",
]
