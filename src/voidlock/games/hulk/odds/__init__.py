"""Exact chances of Space Hulk, from a view: a shot, overwatch over a path, a jam, a close assault."""

from .assault import Assault, assaulted
from .sheet import ASSUMED, sheet
from .shots import Watch, hit, jam, overwatch

__all__ = ["ASSUMED", "Assault", "Watch", "assaulted", "hit", "jam", "overwatch", "sheet"]
