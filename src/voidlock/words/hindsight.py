"""What choices were worth, in words: for the teacher after a round, and for the review of a game."""

from __future__ import annotations

from voidlock.odds.figure import percent
from voidlock.odds.hindsight import Costly, Hindsight, Progress
from voidlock.texts import Words
from voidlock.words.telling import answer


def describe_choice(each: Costly, game: str, words: Words) -> str:
    """What was chosen, and what would have been better."""
    given, better = answer(each.given, words), answer(each.better, words)
    return words.say("hindsight-choice", given=given, better=better, game=game)


def describe_worth(each: Costly, words: Words) -> str:
    """What it cost, or that both answers are about equal."""
    worth = {"cost": percent(each.cost), "low": percent(each.low), "high": percent(each.high)}
    return words.say("hindsight-worth" if each.clear else "hindsight-equal", worth)


def describe_progress(progress: Progress, words: Words) -> str:
    """How many choices were looked at so far, and how many of the dearest were studied."""
    return words.say("hindsight-progress", progress._asdict())


def describe_comparisons(found: Hindsight, words: Words) -> str:
    """How many choices were compared in time."""
    rest = found.choices - found.looked
    return words.say("hindsight-looked", looked=found.looked, choices=found.choices, rest=rest)
