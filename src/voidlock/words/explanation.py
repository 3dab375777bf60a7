"""Why a bot gave an answer, in one sentence."""

from __future__ import annotations

from voidlock.odds.explanation import Explanation
from voidlock.odds.figure import percent
from voidlock.texts import Words
from voidlock.words.telling import answer


def describe_explanation(found: Explanation, words: Words) -> str:
    """The answer and what speaks for it."""
    return words.say(
        f"explanation-{found.why}",
        given=answer(found.given, words),
        other=answer(found.other, words),
        number=f"{found.number:.1f}",
        chance=percent(found.chance),
        less=percent(found.less),
    )
