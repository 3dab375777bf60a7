"""What people at a table ask of the game while they watch: whose roll it was, and whose Marines have all fallen."""

from __future__ import annotations

from voidlock.engine import Event, Seat
from voidlock.games.kit import Rolled

from .events import DieRolled
from .facts import MARINE_NAMES
from .numbers import Marine
from .state import SETUP, State


def rolled(state: State, event: Event) -> Rolled | None:
    """A roll belongs to the player of the Marine who attacks or defends; a card's roll to nobody."""
    if not isinstance(event, DieRolled):
        return None
    kind, name = event.roller
    seat = state.seat_of(Marine(MARINE_NAMES.index(name))) if kind == "marine" else 0
    return Rolled(seat, event.face in event.good if event.good else None)


def fallen(state: State, seat: int) -> bool:
    """Whether all teams of a seat are eliminated (R-13.8). Before there is a formation, none is."""
    return state.phase != SETUP and Seat(seat) not in {state.controller[team] for team in state.teams_in_play()}
