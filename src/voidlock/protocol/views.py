"""Views and events by game: what the JSON Schema is made from, and what clients validate views with."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from msgspec import Raw, ValidationError, json

from voidlock.engine import Event, View
from voidlock.games import ANGEL, HULK
from voidlock.games.angel import events as angel_events
from voidlock.games.angel.view_types import AngelOpen, AngelOwn
from voidlock.games.hulk.events import aliens as alien_events
from voidlock.games.hulk.events import marines as marine_events
from voidlock.games.hulk.view_types import HulkOpen, HulkOwn


class WrongView(ValueError):
    """A view from a server lacks a field, or has one of another type."""


READ_OPEN: Final[Mapping[str, Callable[[Raw], View]]] = {
    ANGEL: json.Decoder(AngelOpen).decode,
    HULK: json.Decoder(HulkOpen).decode,
}
READ_OWN: Final[Mapping[str, Callable[[Raw], View]]] = {
    ANGEL: json.Decoder(AngelOwn).decode,
    HULK: json.Decoder(HulkOwn).decode,
}


def read_view(game: str, seat: int, opened: Raw, own: Raw) -> View:
    """A view as a server tells it, checked field by field. Raises WrongView, which names the field."""
    try:
        return {"seat": seat, "open": READ_OPEN[game](opened), "own": READ_OWN[game](own)}
    except ValidationError as error:
        raise WrongView(f"the view of {game} is not as this version knows it: {error}") from error


EVENT_MODULES: Final = {ANGEL: (angel_events,), HULK: (marine_events, alien_events)}
"""By game the modules that hold its events."""


@cache
def event_kinds(game: str) -> Mapping[str, type[Event]]:
    """By name every event that a game can tell; classes that others are made from are none."""
    members = [kind for module in EVENT_MODULES[game] for _, kind in inspect.getmembers(module, inspect.isclass)]
    kinds = [kind for kind in members if issubclass(kind, Event)]
    return {kind.name: kind for kind in kinds if not any(issubclass(other, kind) for other in kinds if other != kind)}
