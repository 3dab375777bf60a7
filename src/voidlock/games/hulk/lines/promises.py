"""Success chances of answers that roll dice, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Event
from voidlock.games.hulk.odds import answers
from voidlock.games.hulk.view.types import HulkView

TOLD = {
    answers.HITS: "screen-promise-hits",
    answers.LIVES: "screen-promise-lives",
    answers.DIES: "screen-promise-dies",
    answers.KILLS: "screen-promise-kills",
    answers.BREAKS: "screen-promise-breaks",
    answers.WATCHES: "screen-promise-watches",
    answers.MORE: "screen-promise-more",
}
"""By kind of success, the message that states its chance."""


def find_promises(view: HulkView, events: Sequence[Event]) -> dict[str, list[tuple[str, float]]]:
    """By answer, the messages and the chances they state."""
    found = answers.promises(view, events).items()
    return {text: [(TOLD[hope], float(chance)) for hope, chance in promises] for text, promises in found}
