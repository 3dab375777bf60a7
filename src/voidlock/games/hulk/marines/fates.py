"""Area damage: one die per piece in flames, in an explosion, or in a psychic storm."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Script, Thing
from voidlock.games.hulk.events.marines import FateRolled
from voidlock.games.hulk.facts import FIRST_BLIP, LORD, LORD_VALUE
from voidlock.games.hulk.numbers import Square
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.pieces import kill_alien, kill_marine
from voidlock.games.hulk.state.tasks import roll

DIES, SURVIVES = Thing("fate", "dies"), Thing("fate", "survives")


class Area(NamedTuple):
    """What an area attack hits: the squares, everything that may be lost there, and the roll on which a piece dies."""

    squares: int
    endangers: list[Thing]
    dies_on: int


def pieces_in_danger(state: State, squares: int) -> list[Thing]:
    """Every piece on the squares for which `roll_fates` would roll."""
    return [_piece_at(state, square) for square in state.board.each(squares & state.occupied)]


def _piece_at(state: State, square: Square) -> Thing:
    marine = state.marine_at(square)
    return state.board.marine_things[marine] if marine >= 0 else ALIEN_THINGS[state.alien_at(square)]


def roll_fates(state: State, squares: int, needs: int, cause: Thing) -> Script[None]:
    """Roll one die per piece on the squares; it dies on `needs` or more."""
    for square in state.board.each(squares & state.occupied):
        yield from roll_fate(state, square, needs, cause)


def roll_fate(state: State, square: Square, needs: int, cause: Thing) -> Script[None]:
    marine, alien = state.marine_at(square), state.alien_at(square)
    face = yield from roll()
    state.tell(FateRolled(_piece_at(state, square), cause, face, needs, DIES if face >= needs else SURVIVES))
    if face < needs:
        return
    if marine >= 0:
        kill_marine(state, marine, cause)
    else:
        kill_alien(state, alien)


def unharmed_lord(state: State) -> int:
    """BRO-5, BRO-7: the square of the Broodlord, as itself or as the blip a mission placed for it."""
    found = 1 << state.place[LORD] if state.place[LORD] >= 0 else 0
    for blip in range(FIRST_BLIP, len(state.place)):
        if state.place[blip] >= 0 and state.value[blip] == LORD_VALUE:
            found |= 1 << state.place[blip]
    return found
