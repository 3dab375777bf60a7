"""One die for each piece somewhere: who dies in flames, in an explosion, in a psychic storm."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Script, Thing
from voidlock.games.hulk.events.marines import FateRolled
from voidlock.games.hulk.map.facts import FIRST_BLIP, LORD, LORD_VALUE
from voidlock.games.hulk.numbers import Square
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.pieces import kill_alien, kill_marine
from voidlock.games.hulk.state.tasks import roll

DIES, SURVIVES = Thing("fate", "dies"), Thing("fate", "survives")


class Area(NamedTuple):
    """What an order would strike: the squares, and all that may be lost there."""

    squares: int
    endangers: list[Thing]


def endangered(state: State, squares: int) -> list[Thing]:
    """Everybody on the squares for whom `roll_fates` would roll."""
    return [_piece_at(state, square) for square in state.board.each(squares & state.occupied)]


def _piece_at(state: State, square: Square) -> Thing:
    marine = state.marine_at(square)
    return state.board.marine_things[marine] if marine >= 0 else ALIEN_THINGS[state.alien_at(square)]


def roll_fates(state: State, squares: int, needs: int, cause: Thing) -> Script[None]:
    """Every piece on the squares dies if its die shows enough."""
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
    """BRO-5, BRO-7: the square where the Broodlord stands, as itself or as the blip a mission placed for it."""
    found = 1 << state.place[LORD] if state.place[LORD] >= 0 else 0
    for blip in range(FIRST_BLIP, len(state.place)):
        if state.place[blip] >= 0 and state.value[blip] == LORD_VALUE:
            found |= 1 << state.place[blip]
    return found
