"""A game of Death Angel whose views have their type."""

from __future__ import annotations

from voidlock.engine import Game

from .state import State
from .view.types import AngelView, angel_view


class AngelGame(Game[State]):
    """A game of Death Angel."""

    def view(self, seat: int) -> AngelView:
        """What this seat may know, as `Game.view`."""
        return angel_view(super().view(seat))
