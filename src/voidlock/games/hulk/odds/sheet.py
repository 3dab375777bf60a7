"""Odds sheet of a view: what the marines can hit, and how they may die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from voidlock.engine import AnyGame, Event
from voidlock.games.hulk.view.types import HulkView, hulk_view
from voidlock.odds.figure import FROM_VIEW, Because, Figure, NoOdds
from voidlock.odds.sheets import Sheet

from .answers import promises
from .assault import HULK_FIGHTING, assault_odds
from .matters import matters
from .seen import fighter, stealers
from .shots import hit, overwatch

STEPS = 3
"""How many actions in view the overwatch odds cover."""

ASSUMED: Final = (HULK_FIGHTING, FROM_VIEW)


def sheet(view: HulkView, events: Sequence[Event] = ()) -> dict[str, list[Figure]]:
    """The figures by title; none when the mission is over. Dice on the table are read from the events."""
    opened = view["open"]
    if opened["result"]:
        return {}
    names = list(opened["marines"])
    return {
        "odds-hulk-answers": [
            Figure(promise.chance, Because(f"odds-hulk-answer-{promise.hope}", {"answer": text}))
            for text, promised in promises(view, events).items()
            for promise in promised
        ],
        "odds-hulk-shots": list(_shots(view, names)),
        "odds-hulk-watch": list(_watches(view, names)),
        "odds-hulk-assaults": list(_assaults(view, names)),
    }


def sheet_of(game: AnyGame, seat: int) -> Sheet:
    """The odds sheet for a seat."""
    view = hulk_view(game.view(seat))
    return Sheet(sheet(view, game.events_for(seat)), ASSUMED, matters(view))


def _shots(view: HulkView, names: list[str]) -> Iterator[Figure]:
    for name in names:
        for stealer in stealers(view):
            with suppress(NoOdds):
                yield hit(view, name, stealer)


def _watches(view: HulkView, names: list[str]) -> Iterator[Figure]:
    for name in names:
        with suppress(NoOdds):
            if fighter(view, name).overwatch:
                watch = overwatch(view, name, STEPS)
                yield from (*watch.dead, watch.jammed)


def _assaults(view: HulkView, names: list[str]) -> Iterator[Figure]:
    for name in names:
        for stealer in stealers(view):
            with suppress(NoOdds):
                found = assault_odds(view, name, stealer)
                yield from (found.dies, found.kills)
