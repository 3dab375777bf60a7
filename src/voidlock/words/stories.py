"""The story of a finished game, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voidlock.engine import Json, Thing
from voidlock.texts import Words
from voidlock.texts.words import Argument


def tell_story(id: str, about: Mapping[str, Json | Thing], words: Words) -> str:
    """The message `story-<id>` with the facts of a review: numbers, chances, and things as pairs."""
    return words.say(f"story-{id}", {name: _argument(value, words) for name, value in about.items()})


def _argument(told: Json | Thing, words: Words) -> Argument:
    """A thing is called by its short name if it is a place."""
    if isinstance(told, int | str):
        return told
    assert isinstance(told, Sequence)
    kind, id = str(told[0]), str(told[1])
    return words.short(kind, id) if kind == "location" else Thing(kind, id)
