"""Hidden information at one keyboard (hot seat): who may look at a question, and what only they may see."""

from __future__ import annotations

from typing import TypeVar

from voidlock.engine import SPECTATOR, AnyGame, Choice, Event, Game, State

S = TypeVar("S", bound=State)


def open_viewer(game: AnyGame) -> int:
    """The seat whose view everybody may see: a single player's own, otherwise the spectator's."""
    return 1 if len(game.seats) == 1 else SPECTATOR


def own_events(game: Game[S], seat: int) -> list[Event]:
    """Recent events that look different to this seat than to the table."""
    told: list[Event] = []
    for inputs, event in reversed(game.events):
        if inputs < len(game.inputs) or event.ends_secret:
            break
        own = event.for_seat(seat)
        if own is not None and own != event.for_seat(SPECTATOR):
            told.append(own)
    return told[::-1]


def viewer_for(game: Game[S], choice: Choice[object]) -> int:
    """The seat that may look at this question: the asked one alone if the question or what led to it is secret."""
    everybody = open_viewer(game)
    if everybody != SPECTATOR:
        return everybody
    return choice.seat if choice.secret or own_events(game, choice.seat) else SPECTATOR
