"""The chances of Space Hulk, by what they are about."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.odds.figure import NoOdds
from voidlock.odds.hulk import answers
from voidlock.odds.hulk.assault import assaulted
from voidlock.odds.hulk.seen import stealers
from voidlock.table import Event, Thing

from ..shown import Shown
from .game_board import Figures, Promise, View

TOLD = {
    answers.HITS: "screen-promise-hits",
    answers.LIVES: "screen-promise-lives",
    answers.KILLS: "screen-promise-kills",
    answers.BREAKS: "screen-promise-breaks",
    answers.WATCHES: "screen-promise-watches",
    answers.MORE: "screen-promise-more",
}
"""By what an answer hopes for the message that says its chance."""


def figures(view: View, events: Sequence[Event] = ()) -> Figures:
    """Beside marines the chance to survive the next attack, from the alien they have most to fear of; before each roll
    what it promises."""
    promised = answers.promises(view, events).items()
    told = {text: Promise(TOLD[promise.hope], float(promise.chance)) for text, promise in promised}
    return Figures(_survives(view), told)


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
