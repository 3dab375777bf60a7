"""Deserialisation of the server's messages into questions, events and reasons of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Raw, Struct

from voidlock.engine import (
    AnyOpen,
    AnyOwn,
    Argument,
    Choice,
    Event,
    Json,
    LegalAnswer,
    OpenQuestion,
    Option,
    Question,
    Reason,
    Seat,
    Thing,
)
from voidlock.games import kit_of
from voidlock.odds.figure import Because
from voidlock.odds.hindsight import Costly, Hindsight
from voidlock.protocol.replies import Fact, Planned, Refusal, Talk
from voidlock.protocol.requests import TRIBUTES
from voidlock.terminal.model.session import ChatMessage

OPEN, OWN = msgspec.json.Decoder(AnyOpen), msgspec.json.Decoder(AnyOwn)


def data(raw: Raw) -> Json:
    value: Json = msgspec.json.decode(raw)
    return value


def table(raw: Raw) -> dict[str, Json]:
    value = data(raw)
    assert isinstance(value, dict)
    return value


def argument(value: Json) -> Argument:
    """A pair of strings is a thing; a list of pairs is a list of things."""
    if isinstance(value, list):
        if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], str):
            return Thing(value[0], value[1])
        return tuple(thing for each in value if isinstance(thing := argument(each), Thing))
    return value if isinstance(value, int | str) else ""


def arguments(given: Mapping[str, Raw]) -> dict[str, Argument]:
    return {name: argument(data(raw)) for name, raw in given.items()}


def fact(told: Fact | None) -> Because | None:
    return None if told is None else Because(told.id, arguments(told.arguments))


def planned(steps: Sequence[Planned]) -> list[Option[object]]:
    """The answers of a plan."""
    return [option(LegalAnswer(text=each.answer, things=[Thing(*thing) for thing in each.things])) for each in steps]


def reason(refusal: Refusal) -> Reason:
    because = None if refusal.because is None else reason(refusal.because)
    return Reason(refusal.id, refusal.rule, arguments(refusal.arguments), because)


def event(raw: Raw, game: str) -> Event | None:
    """An event of this game; None if this version does not know it."""
    fields = table(raw)
    kind = kit_of(game).event_kinds.get(str(fields.pop("event", "")))
    for name in ("role", "roll"):
        fields.pop(name, None)
    if kind is None:
        return None
    try:
        return kind(**{name: argument(value) for name, value in fields.items()})
    except TypeError:
        return None


def line_of(talk: Talk, events: int) -> ChatMessage:
    """A line of the talk, after so many events."""
    named = {name: bot_thing(str(value)) if name == "bot" else value for name, value in talk.arguments.items()}
    about = tuple(talk.about)
    if talk.line in TRIBUTES:
        # Its own words name whom it is for.
        return ChatMessage(events, talk.name, talk.text, talk.line, {**named, "about": about})
    return ChatMessage(events, talk.name, talk.text, talk.line, named, about)


def bot_thing(name: str) -> Thing:
    """A bot, as messages name it: without its budget."""
    return Thing("web-bot", name.partition(":")[0])


class _Costly(Struct):
    events: int
    given: LegalAnswer
    better: LegalAnswer
    cost: float
    low: float
    high: float
    clear: bool

    def to_costly(self) -> Costly:
        given, better = option(self.given), option(self.better)
        return Costly(self.events, given, better, self.cost, self.low, self.high, self.clear)


class _Hindsight(Struct):
    choices: int
    looked: int
    told: list[_Costly]
    round: int = 0


def hindsight(review: Raw) -> Hindsight:
    """What choices were worth, from a review."""
    found = msgspec.json.decode(review, type=_Hindsight)
    return Hindsight(found.choices, found.looked, [each.to_costly() for each in found.told], found.round)


def questions(own: Raw) -> list[Choice[object]]:
    """The questions of a seat, from the private part of any game's view."""
    return [_choice(question) for question in OWN.decode(own)["pending"]]


def open_questions(opened: Raw) -> list[OpenQuestion]:
    """What everybody knows of the open questions, from the public part of any game's view."""
    return OPEN.decode(opened)["owed"]


def result(opened: Raw) -> str:
    """The result of the game; empty while it continues."""
    return OPEN.decode(opened)["result"]


def _choice(question: Question) -> Choice[object]:
    return Choice(
        Seat(question["seat"]),
        question["kind"],
        [option(told) for told in question["options"]],
        card=question["card"],
        subject=question["subject"],
        face=question["face"],
        outcome=question["outcome"],
        secret=question["secret"],
    )


def option(told: LegalAnswer) -> Option[object]:
    """An answer as the server tells it."""
    return Option(None, told["text"].partition(":")[0], *told["things"])
