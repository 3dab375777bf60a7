"""The title: our own lettering, painted with spaces in reverse video, which are one column wide in every terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

LETTERS = {
    "V": ("##   ##", "##   ##", "##   ##", " ## ## ", "  ###  "),
    "O": (" ##### ", "##   ##", "##   ##", "##   ##", " ##### "),
    "I": ("####", " ## ", " ## ", " ## ", "####"),
    "D": ("###### ", "##   ##", "##   ##", "##   ##", "###### "),
    "L": ("##     ", "##     ", "##     ", "##     ", "#######"),
    "C": (" ##### ", "##   ##", "##     ", "##   ##", " ##### "),
    "K": ("##   ##", "##  ## ", "#####  ", "##  ## ", "##   ##"),
}
TITLE, GAP = "VOIDLOCK", "  "
LINES = len(LETTERS["V"])
COLUMNS = sum(len(LETTERS[letter][0]) for letter in TITLE) + len(GAP) * (len(TITLE) - 1)

EYES = ("o o", 2)
"""The eyes in the title's first O, and their line."""


def lettering(colours: Sequence[str]) -> list[Text]:
    """The title in five lines, each in its colour."""
    lines = []
    for row in range(LINES):
        paint = Style(reverse=True, color=colours[row])
        line = Text()
        for place, letter in enumerate(TITLE):
            line += Text(GAP if place else "")
            pixels = LETTERS[letter][row]
            for pixel in pixels:
                line += Text(" ", paint) if pixel == "#" else Text(" ")
        lines.append(line)
    eyes, row = EYES
    at = len(LETTERS["V"][0]) + len(GAP) + 2
    line = lines[row]
    lines[row] = line[:at] + Text(eyes, "bold red") + line[at + len(eyes) :]
    return lines
