"""Constants of the rules: facings and directions, roles, weapons, phases, and the numbers of the tables."""

from __future__ import annotations

from typing import Literal

from voidlock.engine import Thing

# ---------------------------------------------------------------------- facings and directions

NORTH, EAST, SOUTH, WEST = range(4)
FacingName = Literal["N", "E", "S", "W"]
FACING_NAMES: tuple[FacingName, ...] = ("N", "E", "S", "W")
FACING_THINGS = tuple(Thing("facing", name) for name in FACING_NAMES)

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight neighbours, clockwise from the north; facing f looks in direction 2 * f."""

FORWARD, SIDEWAYS, BACKWARD = range(3)
MOVE_CLASS = (FORWARD, FORWARD, SIDEWAYS, BACKWARD, BACKWARD, BACKWARD, SIDEWAYS, FORWARD)
"""MOV-2: the class of a move by its direction, counted clockwise from the facing."""

# ---------------------------------------------------------------------- marines

ROLES = ("sergeant", "brother", "librarian")

WEAPONS = (
    *("storm_bolter", "power_fist", "power_sword", "heavy_flamer", "assault_cannon", "chainfist", "thunder_hammer"),
    *("storm_shield", "lightning_claws", "force_axe"),
)

LETTERS = "ABCDEFGHIJKL"
"""The marines' letters on the map, in roster order."""

NO_GUN, BOLTER, CANNON, FLAMER = range(4)
GUNS = {"storm_bolter": BOLTER, "assault_cannon": CANNON, "heavy_flamer": FLAMER}

SHOT_DICE = {BOLTER: 2, CANNON: 3}
SHOT_NEEDS = {BOLTER: 6, CANNON: 5}
"""Section 9: the roll a die needs; one less with sustained fire."""

FLAMES_KILL = 2
STORM_KILLS = 2
STORM_KILLS_IN_SECTION = 4
EXPLOSION_KILLS = 4
"""FLA-3, PSI-4, ACN-3: a piece dies on this roll or more."""

OVERWATCH_RANGE = 12
FLAMER_RANGE = 12
PSYCHIC_RANGE = 6

MARINE_AP = 4
ALIEN_AP = 6

# ---------------------------------------------------------------------- aliens

STEALERS = 22
"""CMP-1: models in the box."""
LORD = STEALERS
"""The Broodlord's number among the aliens; blips come after it."""
FIRST_BLIP = LORD + 1
LORD_VALUE = 4
"""The value of a blip that a mission places for the Broodlord."""

OLD = 4
"""Offset for the value of a blip removed unseen that was drawn before the last reshuffle of the pile."""

STEALER_DICE = 3
BLIPS_PER_ENTRY = 3
LURK_DISTANCE = 6
AMBUSH_DISTANCE = 6
TARGET_DISTANCE = 12

# ---------------------------------------------------------------------- phases

SETUP, COMMAND, MARINES, INVASION, ALIENS, STATUS, OVER = range(7)
PhaseName = Literal["deployment", "command", "marines", "invasion", "aliens", "status", "ended"]
PHASE_NAMES: tuple[PhaseName, ...] = ("deployment", "command", "marines", "invasion", "aliens", "status", "ended")
PHASE_THINGS = tuple(Thing("phase", name) for name in PHASE_NAMES)
