"""A mission of Space Hulk on this computer."""

from __future__ import annotations

from voidlock.games.hulk import State
from voidlock.games.hulk.marines.routes import route
from voidlock.games.hulk.numbers import NOBODY
from voidlock.terminal.screen.game_board import Way
from voidlock.terminal.sitting.here import Here
from voidlock.terminal.sitting.sitting import Declined


class HulkHere(Here[State]):
    """Knows the board itself, so that it can say what a walk would cost."""

    async def way(self, walker: str, square: str) -> Way:
        state = self.game.state
        names, squares = state.board.marine_names, state.board.names
        marine = state.board.marine_called(walker) if walker in names else NOBODY
        if marine < 0 or square not in squares or state.where[marine] < 0:
            raise Declined("reason-no_way")
        found = route(state, marine, squares.index(square))
        if found is None:
            raise Declined("reason-no_way")
        return Way(found.cost, found.orders)
