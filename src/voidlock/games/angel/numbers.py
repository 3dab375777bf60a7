"""Named integers: Marines, spots and teams are numbered, and mypy keeps them apart at no cost at run time."""

from __future__ import annotations

from typing import NewType

from voidlock.engine import Seat

Marine = NewType("Marine", int)
"""A Marine by his index in the facts."""

Spot = NewType("Spot", int)
"""A place beside the formation, 2 * (position - 1) + side; with `SECOND` added, the second swarm there.

A number below 0 is not a spot: see `NOWHERE` and `held_by` in `state`.
"""

Team = NewType("Team", int)
"""A Combat Team by its index in the facts."""

NOBODY = Marine(-1)
NO_TEAM = Team(-1)
NO_SEAT = Seat(0)
"""Holds the teams that are out of the game."""
