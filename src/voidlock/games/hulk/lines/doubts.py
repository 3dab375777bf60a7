"""Answers of Space Hulk that are asked about once more: they may cost one's own marines their lives, or their turn."""

from __future__ import annotations

from voidlock.engine import Argument, Option, Thing
from voidlock.games.hulk.view_types import HulkView
from voidlock.texts import Words

from .areas import area_of, chance_to_die
from .board import letter_of
from .points import subject

Message = tuple[str, dict[str, Argument]]


def doubt_about(view: HulkView, option: Option[object], words: Words) -> Message | None:
    """What is asked before the answer is given; None if nothing."""
    return _harm(view, option, words) or _left_idle(view, option, words)


def _harm(view: HulkView, option: Option[object], words: Words) -> Message | None:
    """What an order may cost whoever gives it: his own marines and what they carry."""
    area = area_of(view, option)
    if area is not None and (harm := area.harm_told(words)):
        return "terminal-hulk-doubt-area", {"verb": option.verb, "harm": harm}
    if option.text in view["own"]["perils"]:
        chance = chance_to_die("flame", words)
        return "terminal-hulk-doubt-flames", {"who": Thing("terminator", subject(view)), "chance": chance}
    return None


def _left_idle(view: HulkView, option: Option[object], words: Words) -> Message | None:
    """Whoever ends the phase takes their turn from those who have not acted (ACT-2)."""
    names = idle(view)
    if option.verb != "end" or not names:
        return None
    letters = [letter_of(view["open"], name) for name in names]
    return "hulk-idle", {"number": len(names), "names": words.say("terminal-comma").join(letters)}


def idle(view: HulkView) -> list[str]:
    """The marines who can still be activated in this phase: those that the question offers."""
    texts = [each["text"] for asked in view["own"]["pending"] for each in asked["options"]]
    return [name for verb, _, name in (text.partition(":") for text in texts) if verb == "activate"]
