"""The tasks of the game, its die, and its one seat."""

from __future__ import annotations

from voidlock.engine import Chance, Script, Tasks

TASKS = Tasks()
step = TASKS.step
script = TASKS.script

D6 = Chance("die", 6, first=1)

SEAT = 1
"""The player of the marines; there is no other seat."""


def roll() -> Script[int]:
    """One die, 1 to 6."""
    face = yield D6
    return face


def roll_all(number: int) -> Script[list[int]]:
    """So many dice, in the order in which they fall."""
    faces = []
    for _ in range(number):
        faces.append((yield D6))
    return faces


def told_dice(faces: list[int]) -> str:
    """Dice as events tell them."""
    return " ".join([str(face) for face in faces])
