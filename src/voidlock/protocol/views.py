"""Views and events by game: what the JSON Schema is made from, and what clients validate views with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Raw, ValidationError, json

from voidlock.engine import View
from voidlock.games import ANGEL, HULK
from voidlock.games.angel.view_types import AngelOpen, AngelOwn
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
