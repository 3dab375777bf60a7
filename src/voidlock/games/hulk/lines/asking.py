"""The questions of Space Hulk in words."""

from __future__ import annotations

from voidlock.engine import Choice, Json
from voidlock.terminal.shown import Shown
from voidlock.terminal.telling import question
from voidlock.texts import Words


def asked(choice: Choice[object], view: dict[str, Json], words: Words) -> str:
    """CP-2: with the points that may be drawn again, which the heading tells only after what led to them."""
    told = question(choice, words)
    if choice.kind != "command_points":
        return told
    points = Shown(view)["open"]["command_points"].number
    return words.say("screen-hulk-drawn", number=points, question=told)
