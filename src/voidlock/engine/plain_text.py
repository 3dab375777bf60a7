"""What people write (names, chat, titles), as text that shows what it is and stays in its line."""

from __future__ import annotations

import unicodedata

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
