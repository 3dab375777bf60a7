"""Display width and line wrapping: East Asian characters take two columns, combining marks none."""

from __future__ import annotations

import re
import unicodedata

_UNIT = re.compile(r"\s+|[^\s]")

NEVER_FIRST = "、。，．）」』】］｝〕〉》：；！？ー・％…×々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)]},.;:!?”’"
"""Characters that never start a Japanese line (kinsoku)."""

NEVER_LAST = "（「『【［｛〔〈《([{“‘"
"""Characters that never end a Japanese line."""


def columns_of(text: str) -> int:
    if text.isascii():
        return len(text)
    return sum(_columns_of_letter(letter) for letter in text)


def _columns_of_letter(letter: str) -> int:
    if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def pad(text: str, columns: int) -> str:
    """Pad the text with spaces to this many columns."""
    return text + " " * (columns - columns_of(text))


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """Wrap the text at this many columns, between words if possible; all lines but the first are indented."""
    if "\n" in text:
        return [line for part in text.split("\n") for line in wrap(part, columns, indent)]
    if columns_of(text) <= columns:
        return [text]
    lines, line = [], ""
    for unit in _units(text):
        if line.strip() and columns_of(line) + columns_of(unit.rstrip()) > columns:
            lines.append(line.rstrip())
            line = indent + unit.lstrip()
        else:
            line += unit
    return [*lines, line.rstrip()] if line.strip() else lines


def _units(text: str) -> list[str]:
    """Unbreakable units: a word with the space after it, or one wide character."""
    units: list[str] = []
    for letter in _UNIT.findall(text):
        wide = _columns_of_letter(letter[0]) == 2
        begins = not units or (units[-1][-1].isspace() and units[-1].strip())
        before = units[-1][-1] if units else ""
        after_wide = bool(units) and _columns_of_letter(before) == 2
        kept = letter[0] in NEVER_FIRST or (bool(before) and before in NEVER_LAST) or letter.isspace()
        if begins or ((wide or after_wide) and not kept):
            units.append(letter)
        else:
            units[-1] += letter
    return units
