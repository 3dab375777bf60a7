"""Names of one game's pieces. The engine gives the number of a dead alien to the next one; no name is given twice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from voidlock.engine import Event, Thing
from voidlock.games.hulk.events.aliens import (
    AlienActivated,
    AlienEntered,
    BlipAmbushes,
    BlipArrived,
    StealerPlaced,
)
from voidlock.games.hulk.events.marines import StealerDied
from voidlock.games.hulk.view.types import HulkOpen
from voidlock.texts import Called

ALIENS = ("stealer", "blip")

COMES: Mapping[type[Event], str] = {StealerPlaced: "stealer", BlipArrived: "blip", BlipAmbushes: "blip"}
"""By the event that brings an alien into play, the field that names it."""

ACTS = (AlienActivated, AlienEntered)
"""The first events told of a Genestealer whose blip was revealed while it lurked."""

NUMBERED = re.compile(r"([SB])(\d+)")


class Names:
    """The names of aliens after any number of a game's events. The page has the same rule (`hulk/figures/names.ts`)."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._read: list[Event] = []
        self._called: list[Called] = [{}]
        """The names by number of events; one object as long as they stay the same."""
        self._given: set[str] = set()
        self._highest: dict[str, int] = {}
        self._gone: set[Thing] = set()
        """The dead, whose numbers are free."""

    def after(self, events: Sequence[Event], number: int) -> Called:
        """The names after this many events; after an undo they are computed again."""
        if list(events[: len(self._read)]) != self._read:
            self._begin()
        for event in events[len(self._read) : number]:
            self._read.append(event)
            self._called.append(self._names_after(event))
        return self._called[number]

    def _names_after(self, event: Event) -> Called:
        called, comes = self._called[-1], COMES.get(type(event))
        for field, thing in event.arguments().items():
            if not isinstance(thing, Thing) or thing.kind not in ALIENS:
                continue
            # A shot can still be fired at the dead (OVW-5): only what the next one does brings it into play.
            if thing not in called or field == comes or (thing in self._gone and isinstance(event, ACTS)):
                called = {**called, **self._name(thing)}
                self._gone.discard(thing)
            if isinstance(event, StealerDied):
                self._gone.add(thing)
        return called

    def _name(self, thing: Thing) -> Called:
        """The name of an alien that comes into play: the next number if its own was given before."""
        numbered = NUMBERED.fullmatch(thing.id)
        if numbered is None:
            return {}
        letter, number = numbered[1], int(numbered[2])
        if thing.id in self._given:
            number = self._highest[letter] + 1
        self._given.add(f"{letter}{number}")
        self._highest[letter] = max(self._highest.get(letter, 0), number)
        return {thing: f"{letter}{number}"}


def own_names(shown: HulkOpen) -> Called:
    """The names that a mission's file gives its marines."""
    marines = shown["marines"].items()
    return {Thing("terminator", id): marine["name"] for id, marine in marines if marine.get("name")}
