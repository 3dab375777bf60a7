"""A game of Space Hulk whose views have their type."""

from __future__ import annotations

from voidlock.engine import Game

from .state import State
from .view.types import HulkView, hulk_view


class HulkGame(Game[State]):
    """A game of Space Hulk."""

    def view(self, seat: int) -> HulkView:
        """What this seat may know, as `Game.view`."""
        return hulk_view(super().view(seat))
