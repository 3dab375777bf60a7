"""Current line of sight of the marines (section 8)."""

from __future__ import annotations

from voidlock.games.hulk.facts import FIRST_BLIP
from voidlock.games.hulk.numbers import STEALERS_AND_LORD, Alien, Marine, Square

from . import State


def sees(state: State, marine: Marine) -> int:
    """The squares that a marine on the board sees."""
    return state.board.field_of_view(
        state.where[marine], state.facing[marine], state.blocking(), state.settings.los_corridor_rule
    )


def seen_squares(state: State) -> int:
    """S2: the squares that at least one marine sees."""
    return _seen_squares(state, state.blocking())


def squares_seen_past(state: State, square: Square) -> int:
    """The squares seen if the piece on this square does not block the view behind it (BLP-8, A31)."""
    return _seen_squares(state, state.blocking() & ~(1 << square))


def _seen_squares(state: State, blocking: int) -> int:
    found = 0
    board, rule, facing = state.board, state.settings.los_corridor_rule, state.facing
    for marine, square in enumerate(state.where):
        if square >= 0:
            found |= board.field_of_view(square, facing[marine], blocking, rule)
    return found


def stealers_seen(state: State, marine: Marine) -> list[Alien]:
    """The stealers that a marine sees."""
    there = sees(state, marine)
    return [alien for alien in STEALERS_AND_LORD if state.place[alien] >= 0 and there >> state.place[alien] & 1]


def blips_seen(state: State) -> int:
    """The bit set of blips on the board that a marine sees (BLP-10)."""
    place = state.place
    found = 0
    there = -1
    for alien in range(FIRST_BLIP, len(place)):
        if place[alien] >= 0:
            if there < 0:
                there = seen_squares(state)
            if there >> place[alien] & 1:
                found |= 1 << alien
    return found
