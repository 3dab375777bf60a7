"""Odds on the screen: survival chances of marines and success chances of answers."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Event, Thing
from voidlock.games.hulk.odds import answers
from voidlock.games.hulk.odds.assault import assault_odds
from voidlock.games.hulk.odds.seen import stealers
from voidlock.games.hulk.view.types import HulkView
from voidlock.odds.figure import NoOdds
from voidlock.terminal.model.board.game_values import Figures, Promise

TOLD = {
    answers.HITS: "screen-promise-hits",
    answers.LIVES: "screen-promise-lives",
    answers.DIES: "screen-promise-dies",
    answers.KILLS: "screen-promise-kills",
    answers.BREAKS: "screen-promise-breaks",
    answers.WATCHES: "screen-promise-watches",
    answers.MORE: "screen-promise-more",
}
"""By kind of success, the message that states its chance."""


def figures(view: HulkView, events: Sequence[Event] = ()) -> Figures:
    """For each marine the chance to survive the most dangerous next attack; for each answer that rolls, its chance."""
    promised = answers.promises(view, events).items()
    found = {text: [Promise(TOLD[hope], float(chance)) for hope, chance in hopes] for text, hopes in promised}
    return Figures(_survives(view), found)


def _survives(view: HulkView) -> dict[Thing, float]:
    found: dict[Thing, float] = {}
    if view["open"]["result"]:
        return found
    for marine in view["open"]["marines"]:
        for stealer in stealers(view):
            try:
                lives = 1 - float(assault_odds(view, marine, stealer).dies.chance)
            except NoOdds:
                continue
            thing = Thing("terminator", marine)
            found[thing] = min(lives, found.get(thing, 1.0))
    return found
