"""Questions in line mode and on the screen: their wording, their subject, and answers that share a line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from voidlock.engine import Choice, Option
from voidlock.games.hulk.view.types import HulkView
from voidlock.texts import Words
from voidlock.words.telling import question

GATHERED = ("barrier", "flame")
"""Verbs whose answers share a line."""

FEW = 3
"""Up to this many answers keep a line each."""


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


def group_answers(options: Sequence[Option[object]]) -> list[tuple[Option[object], ...]]:
    """The answers in their original order, grouped where they share a line."""
    found: list[tuple[Option[object], ...]] = []
    for verb, run in groupby(options, key=lambda option: option.verb):
        alike = tuple(run)
        if verb in GATHERED and len(alike) > FEW:
            found.append(alike)
        else:
            found += [(option,) for option in alike]
    return found
