"""The story of a finished mission in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from voidlock.engine import Thing
from voidlock.games.hulk.state import DEAD, State


class SquadUnhurt(NamedTuple):
    number: int
    condition: Thing


class OneStanding(NamedTuple):
    terminator: Thing
    lost: int
    condition: Thing


class SquadSlayer(NamedTuple):
    terminator: Thing
    slain: int
    condition: Thing


class SquadHome(NamedTuple):
    home: int
    squad: int
    condition: Thing


class LastMarine(NamedTuple):
    terminator: Thing
    cause: Thing
    turn: int


class TooLate(NamedTuple):
    """The mission failed while marines were still alive."""

    home: int
    squad: int
    condition: Thing


Story = SquadUnhurt | OneStanding | SquadSlayer | SquadHome | LastMarine | TooLate

MANY_SLAIN = 5


def story(state: State, slain: Mapping[Thing, int], last: tuple[Thing, Thing] | None) -> Story:
    """The story of a mission: aliens slain by each marine, and the last marine to die with the cause."""
    marines = state.board.marine_things
    home = [marine for marine, square in zip(marines, state.where, strict=True) if square != DEAD]
    condition = Thing("condition", state.ended_by)
    if state.result != "win":
        return TooLate(len(home), len(marines), condition) if home or last is None else LastMarine(*last, state.turn)
    if len(home) == len(marines):
        return SquadUnhurt(len(home), condition)
    if len(home) == 1:
        return OneStanding(home[0], len(marines) - 1, condition)
    best = max(home, key=lambda marine: slain.get(marine, 0), default=None)
    if best is not None and slain.get(best, 0) >= MANY_SLAIN:
        return SquadSlayer(best, slain[best], condition)
    return SquadHome(len(home), len(marines), condition)
