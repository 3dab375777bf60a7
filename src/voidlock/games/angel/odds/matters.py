"""What a player should look at now: three facts from the odds, none of which tells the answer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from voidlock.engine import Argument
from voidlock.games.angel.facts import (
    LOCATION_NAMES,
    LOCATION_THINGS,
    LOCATIONS,
    MARINE_THINGS,
    PILE_THINGS,
    SPOT_THINGS,
    SPOTS_AT,
    spot_by_name,
)
from voidlock.games.angel.view.types import AngelOpen, AngelView
from voidlock.odds.figure import Because, Matter, percent

from .board import Board, board, piles
from .event import empty_chances, next_event
from .phase import play_out, running

MOST = 3


def matters(view: AngelView) -> list[Matter]:
    """The facts, the most urgent first; none without a formation."""
    opened = view["open"]
    if opened["result"] or not opened["formation"]:
        return []
    return list(islice(_find(view), MOST))


def _find(view: AngelView) -> Iterator[Matter]:
    opened, here = view["open"], board(view)
    yield from _danger(here)
    if opened["ahead"]:
        yield _pile(view)
        yield _travel(opened)
    else:
        yield from _goals(opened)
    yield from _spawn(view, here)


def _danger(here: Board) -> Iterator[Matter]:
    """The Marine who is most likely to be slain in the coming attacks, if anybody can be."""
    coming = play_out(here, running(here))
    lives = [coming.survives[name].chance for name in coming.survives]
    place = lives.index(min(lives))
    if lives[place] == 1:
        return
    row, spots = here.rows[place], SPOTS_AT[place]
    engaged = [spot for spot in spots if here.pending(spot).size]
    told: dict[str, Argument] = {
        "marine": MARINE_THINGS[row.marine],
        "percent": percent(1 - lives[place]),
        "front": here.pending(spots[row.facing]).size,
        "behind": here.pending(spots[1 - row.facing]).size,
        "tokens": row.tokens,
    }
    yield Matter(Because("matters-danger", told), (MARINE_THINGS[row.marine], *[SPOT_THINGS[spot] for spot in engaged]))


def _pile(view: AngelView) -> Matter:
    """R-14.1: the blip pile that runs out first."""
    chances, cards = empty_chances(view), piles(view["open"])
    side = 0 if (chances[0], -cards[0]) >= (chances[1], -cards[1]) else 1
    told: dict[str, Argument] = {
        "pile": PILE_THINGS[side],
        "number": cards[side],
        "percent": percent(chances[side]),
        "certain": "no" if chances[side] == 0 else "yes" if chances[side] == 1 else "maybe",
    }
    return Matter(Because("matters-pile", told), (PILE_THINGS[side],))


def _travel(opened: AngelOpen) -> Matter:
    """R-14.4: the locations that the next one can be, and the new blip piles there."""
    here = LOCATION_NAMES.index(opened["location"])
    can_be = [number for number, fact in enumerate(LOCATIONS) if fact.tier == opened["ahead"][0] and number != here]
    blips = [LOCATIONS[number].blips for number in can_be]
    told: dict[str, Argument] = {
        "locations": [LOCATION_THINGS[number] for number in can_be],
        "left": _between([left for left, _ in blips]),
        "right": _between([right for _, right in blips]),
    }
    return Matter(Because("matters-travel", told), (LOCATION_THINGS[here],))


def _between(numbers: list[int]) -> str:
    least, most = min(numbers), max(numbers)
    return f"{least}–{most}" if least < most else str(least)


def _goals(opened: AngelOpen) -> Iterator[Matter]:
    """What the final location still needs."""
    location = LOCATION_THINGS[LOCATION_NAMES.index(opened["location"])]
    for goal in opened["goals"]:
        told: dict[str, Argument] = {"location": location, "now": goal["now"], "needed": goal["needed"]}
        yield Matter(Because(f"matters-goal-{goal['what']}", told), (location,))


def _spawn(view: AngelView, here: Board) -> Iterator[Matter]:
    """The spot where most Genestealers are expected with the next Event."""
    spawns = next_event(view).spawns
    if not spawns:
        return
    name = max(spawns, key=lambda name: spawns[name].mean)
    spot = spot_by_name(name)
    marine = MARINE_THINGS[here.rows[spot >> 1].marine]
    told: dict[str, Argument] = {
        "spot": SPOT_THINGS[spot],
        "marine": marine,
        "percent": percent(spawns[name].spawns.chance),
        "most": max(spawns[name].numbers),
    }
    yield Matter(Because("matters-spawn", told), (SPOT_THINGS[spot], marine))
