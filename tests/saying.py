"""Messages by id: what a test expects the program to say, in whatever words it says it."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from voidlock.texts import Words
from voidlock.texts.words import Argument

ENGLISH = Words("en")


def said(id: str, arguments: Mapping[str, Argument] | None = None, /, **more: Argument) -> str:
    """A message in English."""
    return ENGLISH.say(id, arguments, **more)


def opening(id: str, *arguments: str) -> str:
    """A message up to the first of these arguments, where a test cannot know what they are."""
    return said(id, dict.fromkeys(arguments, CUT)).partition(CUT)[0]


def first_line(text: str, columns: int = 40) -> str:
    """The words of a text that stand on its first line in a narrow column of the screen."""
    return textwrap.wrap(text, columns)[0]


CUT = "\N{REPLACEMENT CHARACTER}"
