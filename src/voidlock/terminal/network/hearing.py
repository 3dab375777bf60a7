"""Questions, events and reasons as a server tells them, made into those of the game again."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from voidlock.engine import (
    AnyOpen,
    AnyOwn,
    Argument,
    Choice,
    Event,
    Json,
    OpenQuestion,
    Option,
    Question,
    Reason,
    Thing,
)
from voidlock.protocol import Refusal
from voidlock.protocol.views import event_kinds

OPEN, OWN = msgspec.json.Decoder(AnyOpen), msgspec.json.Decoder(AnyOwn)


def data(raw: Raw) -> Json:
    value: Json = msgspec.json.decode(raw)
    return value


def table(raw: Raw) -> dict[str, Json]:
    value = data(raw)
    assert isinstance(value, dict)
    return value


def argument(value: Json) -> Argument:
    """A pair of texts is a thing, a list of pairs several."""
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], str):
            return Thing(value[0], value[1])
        return tuple(thing for each in value if isinstance(thing := argument(each), Thing))
    return value if isinstance(value, int | str) else ""


def reason(refusal: Refusal) -> Reason:
    arguments = {name: argument(data(raw)) for name, raw in refusal.arguments.items()}
    because = None if refusal.because is None else reason(refusal.because)
    return Reason(refusal.id, refusal.rule, arguments, because)


def event(raw: Raw, game: str) -> Event | None:
    """What happened in a game of this name; None if this version knows no such thing."""
    fields = table(raw)
    kind = event_kinds(game).get(str(fields.pop("event", "")))
    fields.pop("role", None)
    if kind is None:
        return None
    try:
        return kind(**{name: argument(value) for name, value in fields.items()})
    except TypeError:
        return None


def questions(own: Raw) -> list[Choice[object]]:
    """What a seat is asked, from its own part of whichever game's view."""
    return [_choice(question) for question in OWN.decode(own)["pending"]]


def owed(opened: Raw) -> list[OpenQuestion]:
    """What everybody knows of the open questions, from the open part of whichever game's view."""
    return OPEN.decode(opened)["owed"]


def result(opened: Raw) -> str:
    """How the game ended; empty while it goes on."""
    return OPEN.decode(opened)["result"]


def _choice(question: Question) -> Choice[object]:
    return Choice(
        question["seat"],
        question["kind"],
        [Option(None, told["text"].partition(":")[0], *told["things"]) for told in question["options"]],
        card=question["card"],
        subject=question["subject"],
        face=question["face"],
        outcome=question["outcome"],
        secret=question["secret"],
    )
