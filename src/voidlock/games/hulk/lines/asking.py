"""Wording of the questions in line mode and on the screen."""

from __future__ import annotations

from voidlock.engine import Choice
from voidlock.games.hulk.view.types import HulkView
from voidlock.texts import Words
from voidlock.words.telling import question


def question_text(choice: Choice[object], view: HulkView, words: Words) -> str:
    """CP-2: a redraw question states the points drawn, because the heading shows them only later."""
    told = question(choice, words)
    if choice.kind != "command_points":
        return told
    points = view["open"]["command_points"]
    return words.say("screen-hulk-drawn", number=points, question=told)


def subject(view: HulkView) -> str:
    """The marine who acts or is asked about; empty if none is on the board."""
    active = view["open"]["active"]
    asked = [each["subject"] for each in view["own"]["pending"] if each["subject"]]
    named = [id for kind, id in asked if kind == "terminator"] + ([active] if active else [])
    return next((name for name in named if view["open"]["marines"][name]["at"]), "")
