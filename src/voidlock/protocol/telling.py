"""Serialisation of events and reasons: a thing becomes a pair of its kind and name, several a list of pairs."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Raw, json

from voidlock.engine import Argument, Event, Json, Reason, Thing, plain
from voidlock.engine.views.question import pair

from .replies import Refusal

ENCODER = json.Encoder()


def encode_argument(value: Argument) -> Json:
    """An argument of a message, as JSON; what a file says is quoted as plain text."""
    if isinstance(value, Thing):
        return pair(value)
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, int):
        return value
    return [pair(thing) for thing in value]


def encode_arguments(given: Mapping[str, Argument]) -> dict[str, Raw]:
    return {name: Raw(ENCODER.encode(encode_argument(value))) for name, value in given.items()}


def encode_event(event: Event) -> Raw:
    """An event with its role, its fields and its roll, if it has one."""
    fields = {name: encode_argument(value) for name, value in event.arguments().items()}
    roll = {"roll": event.roll} if event.roll else {}
    return Raw(ENCODER.encode({"event": event.name, "role": event.role, **fields, **roll}))


def refusal(reason: Reason, key: str = "") -> Refusal:
    because = None if reason.because is None else refusal(reason.because)
    about = encode_arguments(reason.arguments)
    return Refusal(key=key, id=reason.id, rule=reason.rule, arguments=about, because=because)
