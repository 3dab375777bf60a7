"""How games and refusals read to people, which the registry of games fills in, and what people write themselves."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .choice import Refused
    from .game import AnyGame


def _as_data(refused: Refused) -> str:
    return str(refused.reason)


@dataclass
class Wording:
    """`board` is what `print(game)` shows, `refusal` what an error says."""

    board: Callable[[AnyGame], str] = repr
    refusal: Callable[[Refused], str] = _as_data


WORDING = Wording()

MOST_MARKS = 4
"""Marks on one letter: the most that UTS 39 (5.4) lets pass, and more than any writing needs."""


def plain(text: str) -> str:
    """One line in NFC: no control characters, nothing that turns the writing direction, no towers of marks."""
    if text.isascii() and text.isprintable():
        return text
    spaced = "".join([" " if letter.isspace() else letter for letter in text])
    kept: list[str] = []
    # Nothing may be put on what stands before the text.
    marks = MOST_MARKS
    for letter in unicodedata.normalize("NFC", "".join([letter for letter in spaced if letter.isprintable()])):
        if unicodedata.category(letter) not in ("Mn", "Me"):
            marks = 0
        elif marks == MOST_MARKS or letter == kept[-1]:
            continue
        else:
            marks += 1
        kept.append(letter)
    return "".join(kept)
