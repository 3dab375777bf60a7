"""Exact chances of Space Hulk, from a view: a shot, overwatch over a path, a jam, a close assault."""

from .assault import Assault, assaulted
from .shots import Watch, hit, jam, overwatch

__all__ = ["Assault", "Watch", "assaulted", "hit", "jam", "overwatch"]
