"""Why an answer is not legal, with the number of the rule."""

from __future__ import annotations

from voidlock.table import Choice, Reason

from .state import State


def why_not(state: State, choice: Choice[object], text: str) -> Reason:
    return Reason("not_an_option", arguments={"text": text[:80]})
