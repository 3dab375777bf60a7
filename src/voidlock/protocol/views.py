"""Views and events by game: what the JSON Schema is made from, and what clients validate views with."""

from __future__ import annotations

from functools import cache

from msgspec import Raw, ValidationError, json

from voidlock.engine import View
from voidlock.games import kit_of, require


class WrongView(ValueError):
    """A view from a server lacks a field, or has one of another type."""


Decoders = tuple[json.Decoder[View], json.Decoder[View]]


@cache
def _decoders(game: str) -> Decoders:
    """For the open part and the own part."""
    types = require(kit_of(game).views, "views")
    return json.Decoder(types.open), json.Decoder(types.own)


def read_view(game: str, seat: int, opened: Raw, own: Raw) -> View:
    """A view as a server tells it, checked field by field. Raises WrongView, which names the field."""
    try:
        of_all, of_seat = _decoders(game)
        return {"seat": seat, "open": of_all.decode(opened), "own": of_seat.decode(own)}
    except ValidationError as error:
        raise WrongView(f"the view of {game} is not as this version knows it: {error}") from error
