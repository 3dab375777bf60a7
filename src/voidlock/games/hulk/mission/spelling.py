"""What a wrong word in a mission file could have been: the valid ones, and the nearest of them."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from voidlock.engine import Reason

MOST_LETTERS = 60
NEAR = 0.7
"""How similar a word must be to be meant, as difflib counts."""


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that was meant; empty if none is near. Spaces, hyphens and capitals do not count."""
    plain = {name.casefold().replace("_", ""): name for name in known}
    meant = word.casefold().replace("_", "").replace("-", "").replace(" ", "")
    found = get_close_matches(meant[:MOST_LETTERS], list(plain), n=1, cutoff=NEAR)
    return plain[found[0]] if found else ""


def wrong_word(kind: str, key: str, text: str, known: Sequence[str]) -> Reason:
    """The refusal of a word as typed: it is not a weapon (or a role, a key ...), and these are."""
    typed = text[:MOST_LETTERS]
    arguments = {"kind": kind, "key": key[:40], "text": typed, "valid": ", ".join(known)}
    near = nearest(text, known)
    return (
        Reason("mission_word_meant", arguments={**arguments, "near": near})
        if near
        else Reason("mission_word_unknown", arguments=arguments)
    )
