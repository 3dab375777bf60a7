"""Task registry of Space Hulk, its die, and its one seat."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Chance, Choice, Option, Script, Seat, TaskKind, Tasks, Thing, ask
from voidlock.games.hulk.events.marines import PhaseOpened
from voidlock.games.hulk.facts import PHASE_THINGS
from voidlock.games.hulk.numbers import Alien

from . import State
from .options import Answer

TASKS: Tasks[State] = Tasks()
step = TASKS.step
script = TASKS.script
script_of = TASKS.script_of

# Declared here because modules below the ones that define these tasks queue them too.
REVEALS: TaskKind[()] = TaskKind("reveals")
STEALER_ACTS: TaskKind[Alien] = TaskKind("stealer_acts")
BLIP_BEGINS: TaskKind[Alien] = TaskKind("blip_begins")
GROUP_BLIPS: TaskKind[()] = TaskKind("group_blips")
GROUP_LURKING_BLIPS: TaskKind[()] = TaskKind("group_lurking_blips")

D6 = Chance("die", 6, first=1)

SEAT = Seat(1)
"""The player of the marines; there is no other seat."""


def open_phase(state: State, phase: int) -> None:
    state.phase = phase
    state.tell(PhaseOpened(PHASE_THINGS[phase]))


def ask_player(
    kind: str, options: Sequence[Option[Answer]], subject: Thing | None = None, outcome: Thing | None = None
) -> Script[Answer]:
    """The verb and the number of the answer."""
    return ask(Choice(SEAT, kind, options, subject=subject, outcome=outcome))


def roll() -> Script[int]:
    """Roll one die, 1 to 6."""
    face = yield D6
    return face


def roll_all(number: int) -> Script[list[int]]:
    """Roll this many dice and return the faces in the order in which they fall."""
    faces = []
    for _ in range(number):
        faces.append((yield D6))
    return faces


def dice_text(faces: list[int]) -> str:
    """Dice as they appear in events."""
    return " ".join([str(face) for face in faces])
