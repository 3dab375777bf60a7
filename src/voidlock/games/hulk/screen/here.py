"""Local game of Space Hulk on the full screen."""

from __future__ import annotations

from voidlock.games.hulk import State
from voidlock.games.hulk.marines.routes import named_route
from voidlock.terminal.screen.game_board import Way
from voidlock.terminal.sitting.here import Here
from voidlock.terminal.sitting.sitting import Declined


class HulkHere(Here[State]):
    """Has the whole state, so it computes the cost of a walk itself."""

    async def way(self, walker: str, square: str) -> Way:
        found = named_route(self.game.state, walker, square)
        if found is None:
            raise Declined("reason-no_way")
        return Way(found.cost, found.orders, found.ap, found.cp)
