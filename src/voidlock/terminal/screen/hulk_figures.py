"""The chances of Space Hulk, by what they are about."""

from __future__ import annotations

from voidlock.odds.figure import NoOdds
from voidlock.odds.hulk.assault import assaulted
from voidlock.odds.hulk.seen import closed_doors, stealers
from voidlock.odds.hulk.shots import hit
from voidlock.table import Json, Thing

from ..shown import Shown
from .game_board import Figures, Promise, View

HITS, KILLS = "screen-promise-hits", "screen-promise-kills"

SHOTS = ("fire", "snap")


def figures(view: View) -> Figures:
    """Beside marines the chance to survive the next attack, from the alien they have most to fear of; before each shot
    and close assault what it promises."""
    promised: dict[str, Promise] = {}
    for question in Shown(view)["own"]["pending"].rows:
        about = question["subject"]
        if about and about.texts[0] == "terminator":
            for option in question["options"].rows:
                promised |= _promised(view, about.texts[1], option["text"].text)
    return Figures(_survives(view), promised)


def _promised(view: View, marine: str, text: str) -> dict[str, Promise]:
    verb, _, target = text.partition(":")
    try:
        if verb in SHOTS:
            # 5.1 a: fire on the move is never sustained.
            seen = view if verb == "fire" else _but(view, marine, aim=None)
            return {text: Promise(HITS, float(hit(seen, marine, target).chance))}
        if verb == "assault" and target not in closed_doors(view):
            # MOV-7: whoever attacks is not on guard any more.
            return {
                text: Promise(KILLS, float(assaulted(_but(view, marine, guard=False), marine, target).kills.chance))
            }
    except NoOdds:
        pass
    return {}


def _but(view: View, marine: str, **changed: Json) -> View:
    """The view with something else about a marine."""
    opened = view["open"]
    assert isinstance(opened, dict)
    marines = opened["marines"]
    assert isinstance(marines, dict)
    shown = marines[marine]
    assert isinstance(shown, dict)
    return {**view, "open": {**opened, "marines": {**marines, marine: {**shown, **changed}}}}


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
