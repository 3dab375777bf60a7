"""Questions as views tell them."""

from __future__ import annotations

from .choice import Choice, Thing
from .events import Json


def pair(thing: Thing) -> list[Json]:
    """A thing as clients get it: its kind and its name."""
    return [thing.kind, thing.id]


def open_question(choice: Choice[object]) -> dict[str, Json]:
    """What everybody may know of a question: of a secret one only that it is owed, and for what subject."""
    if choice.secret:
        return {"seat": choice.seat, "secret": True, "subject": pair(choice.subject) if choice.subject else None}
    return _whole(choice)


def question(choice: Choice[object]) -> dict[str, Json]:
    """A question as its own seat sees it, with the legal answers and the things they point at."""
    options: list[Json] = []
    for option in choice.options:
        things: list[Json] = [pair(thing) for thing in option.things]
        options.append({"text": option.text, "things": things})
    return {**_whole(choice), "options": options}


def _whole(choice: Choice[object]) -> dict[str, Json]:
    return {
        "seat": choice.seat,
        "secret": choice.secret,
        "kind": choice.kind,
        "card": pair(choice.card) if choice.card else None,
        "subject": pair(choice.subject) if choice.subject else None,
        "face": pair(choice.face) if choice.face else None,
        "outcome": pair(choice.outcome) if choice.outcome else None,
    }
