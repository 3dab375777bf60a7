"""Odds on the screen: survival chances of marines and success chances of answers."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Event, Thing
from voidlock.games.hulk.lines.promises import find_promises
from voidlock.games.hulk.odds.assault import assault_odds
from voidlock.games.hulk.odds.seen import stealers
from voidlock.games.hulk.view.types import HulkView
from voidlock.odds.figure import NoOdds
from voidlock.terminal.model.game_values import Figures, Promise


def figures(view: HulkView, events: Sequence[Event] = ()) -> Figures:
    """For each marine the chance to survive the most dangerous next attack; for each answer that rolls, its chance."""
    found = {text: [Promise(*promise) for promise in told] for text, told in find_promises(view, events).items()}
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
