"""Space Hulk: Death Angel, the base game for one to six players.

>>> from voidlock import angel
>>> game = angel.new(players=1, seed=7)
"""

from voidlock.games.angel import RULES, AngelGame, DeathAngel, State, new
from voidlock.games.angel.view.types import AngelView, angel_view

__all__ = ["RULES", "AngelGame", "AngelView", "DeathAngel", "State", "angel_view", "new"]
