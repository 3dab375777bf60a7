"""Space Hulk, the board game, played alone against aliens that play themselves.

>>> from voidlock import hulk
>>> game = hulk.new("airlock-nine", seed=7)
"""

from voidlock.games.hulk import RULES, HulkGame, SpaceHulk, State, mission_named, mission_names, new
from voidlock.games.hulk.view.types import HulkView, hulk_view

__all__ = ["RULES", "HulkGame", "HulkView", "SpaceHulk", "State", "hulk_view", "mission_named", "mission_names", "new"]
