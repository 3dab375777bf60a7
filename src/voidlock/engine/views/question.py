"""Questions in views: typed dictionaries that serialise to JSON as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from ..choice import Choice, Count, Thing
from ..events import Json

View = Mapping[str, object]
"""A view of any game, or a part of one. Each game types its own views, which other code does not read."""


class OpenQuestion(TypedDict):
    """What everybody knows about a question. For a secret one that is only its seat and its subject."""

    seat: int
    secret: bool
    subject: Thing | None
    kind: NotRequired[str]
    card: NotRequired[Thing | None]
    face: NotRequired[Thing | None]
    outcome: NotRequired[Thing | None]


class Counted(TypedDict):
    """Which of several questions of the same kind a question is, and of whom they are asked."""

    number: int
    of: int
    thing: Thing | None


class LegalAnswer(TypedDict):
    """A legal answer, and the things it points at."""

    text: str
    things: Sequence[Thing]


class AskedQuestion(TypedDict):
    """A question as its own seat sees it, without its answers."""

    seat: int
    secret: bool
    subject: Thing | None
    kind: str
    card: Thing | None
    face: Thing | None
    outcome: Thing | None
    count: NotRequired[Counted]


class Question(AskedQuestion):
    """A question with its legal answers. A game may add more to an answer than its text and its things."""

    options: list[LegalAnswer]


class AnyOpen(TypedDict):
    """The fields that the open part of every game's view has."""

    result: str
    owed: list[OpenQuestion]


class AnyOwn(TypedDict):
    """The fields that the own part of every game's view has."""

    pending: list[Question]
    given: list[str]


def pair(thing: Thing) -> list[Json]:
    """A thing as messages take it: its kind and its name."""
    return [thing.kind, thing.id]


def open_question(choice: Choice[object]) -> OpenQuestion:
    """What everybody may know about a question."""
    if choice.secret:
        return {"seat": choice.seat, "secret": True, "subject": choice.subject}
    return {
        "seat": choice.seat,
        "secret": False,
        "kind": choice.kind,
        "card": choice.card,
        "subject": choice.subject,
        "face": choice.face,
        "outcome": choice.outcome,
    }


def question(choice: Choice[object]) -> Question:
    """A question with all its legal answers."""
    told: Question = {
        "seat": choice.seat,
        "secret": choice.secret,
        "kind": choice.kind,
        "card": choice.card,
        "subject": choice.subject,
        "face": choice.face,
        "outcome": choice.outcome,
        "options": [{"text": option.text, "things": option.things} for option in choice.options],
    }
    if choice.count is not None:
        told["count"] = describe_count(choice.count)
    return told


def describe_count(count: Count) -> Counted:
    return {"number": count.number, "of": count.of, "thing": count.thing}
