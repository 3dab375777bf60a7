"""One line about a saved game, for the lists of both faces."""

from __future__ import annotations

import time

from voidlock.engine import SPECTATOR
from voidlock.games import kit_for
from voidlock.terminal.saves import Unfinished
from voidlock.texts import Words


def about(unfinished: Unfinished, words: Words) -> str:
    """A line for an unfinished game in a list: from the game's line mode, if it has one."""
    game = unfinished.game
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(unfinished.changed))
    lines = kit_for(game.rules).lines
    if lines is None:
        return words.say("terminal-unfinished-other", game=game.rules.name, when=when)
    return lines()().saved(game.view(SPECTATOR), words, when)
