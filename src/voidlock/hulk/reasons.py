"""Why an answer is not legal: the first rule that forbids it, with its number."""

from __future__ import annotations

from voidlock.table import Choice, Reason

from .state import State


def why_not(state: State, choice: Choice[object], text: str) -> Reason:
    """Why this text, which begins with a verb of the game, is not among the answers to the question."""
    verb = text.casefold().partition(":")[0]
    if verb not in [option.verb for option in choice.options]:
        return Reason("not_asked_now", "", {"text": text[:80]})
    return Reason("not_an_option", "", {"text": text[:80]})
