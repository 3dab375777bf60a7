"""What players tell each other of their choices before they make them (R-5.4): a type of action, or a combat team."""

from __future__ import annotations

from voidlock.engine import Choice, Option, Thing

from .facts import TYPE_NAMES


def leaning(choice: Choice[object], option: Option[object]) -> Thing | None:
    """The type of the card, never the card itself; in the draft the team."""
    if choice.kind == "choose_action" and isinstance(option.value, int):
        return Thing("type", TYPE_NAMES[option.value])
    if choice.kind == "choose_team":
        return option.things[0]
    return None
