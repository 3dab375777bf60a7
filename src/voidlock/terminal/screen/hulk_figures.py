"""The chances of Space Hulk, by what they are about."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.odds.figure import NoOdds
from voidlock.odds.hulk.assault import assaulted
from voidlock.odds.hulk.seen import stealers
from voidlock.table import Event, Thing

from ..hulk_promises import promised
from ..shown import Shown
from .game_board import Figures, Promise, View


def figures(view: View, events: Sequence[Event] = ()) -> Figures:
    """Beside marines the chance to survive the next attack, from the alien they have most to fear of; before each roll
    what it promises."""
    return Figures(_survives(view), {text: Promise(*promise) for text, promise in promised(view, events).items()})


def _survives(view: View) -> dict[Thing, float]:
    found: dict[Thing, float] = {}
    if Shown(view)["open"]["result"]:
        return found
    for marine, _ in Shown(view)["open"]["marines"].items:
        for stealer in stealers(view):
            try:
                lives = 1 - float(assaulted(view, marine, stealer).dies.chance)
            except NoOdds:
                continue
            thing = Thing("terminator", marine)
            found[thing] = min(lives, found.get(thing, 1.0))
    return found
