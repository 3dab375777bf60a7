"""Questions as views tell them."""

from __future__ import annotations

from .choice import Choice
from .events import Json


def open_question(choice: Choice[object]) -> dict[str, Json]:
    """What everybody may know of a question: of a secret one only that it is owed, and for what subject."""
    if choice.secret:
        return {"seat": choice.seat, "secret": True, "subject": choice.subject.id if choice.subject else None}
    return _whole(choice)


def question(choice: Choice[object]) -> dict[str, Json]:
    """A question as its own seat sees it, with the legal answers and the things they point at."""
    options: list[Json] = []
    for option in choice.options:
        things: list[Json] = [[thing.kind, thing.id] for thing in option.things]
        options.append({"text": option.text, "things": things})
    return {**_whole(choice), "options": options}


def _whole(choice: Choice[object]) -> dict[str, Json]:
    return {
        "seat": choice.seat,
        "secret": choice.secret,
        "kind": choice.kind,
        "card": choice.card.id if choice.card else None,
        "subject": choice.subject.id if choice.subject else None,
        "face": choice.face.id if choice.face else None,
        "outcome": choice.outcome.id if choice.outcome else None,
    }
