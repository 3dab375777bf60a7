"""Local game of Space Hulk on the full screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from voidlock.engine import Game, Reason
from voidlock.games.hulk import State
from voidlock.games.hulk.marines.routes import named_route
from voidlock.games.kit import Screen
from voidlock.terminal.model.game_values import Way
from voidlock.terminal.model.session import Declined, Sitting
from voidlock.terminal.saves import Keeper
from voidlock.terminal.sessions.local import LocalGame

from .board import HulkGameBoard
from .faults import FaultyFile


class HulkLocalGame(LocalGame[State]):
    """Has the whole state, so it computes the cost of a walk itself."""

    async def way(self, walker: str, square: str) -> Way:
        found = named_route(self.game.state, walker, square)
        if found is None:
            raise Declined("reason-no_way")
        return Way(found.cost, found.orders, found.ap, found.cp)


def _here(game: Game[State], keeper: Keeper | None, bots: Mapping[int, str] | None, notes: Sequence[Reason]) -> Sitting:
    return HulkLocalGame(game, HulkGameBoard(), keeper, bots, notes)


SCREEN: Final = Screen(HulkGameBoard, _here, FaultyFile)
