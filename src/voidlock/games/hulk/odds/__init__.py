"""Exact probabilities of Space Hulk from a view: shots, overwatch along a path, jams, close assaults."""

from .assault import Assault, assault_odds
from .sheet import ASSUMED, sheet
from .shots import Watch, hit, jam, overwatch

__all__ = ["ASSUMED", "Assault", "Watch", "assault_odds", "hit", "jam", "overwatch", "sheet"]
