"""Advice: one answer is called the best only if it is, and whose chances they are is said."""

from __future__ import annotations

from typing import TypeVar

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.saying import said
from tests.terminal.model.table import BOARD, Hand, new
from voidlock.engine import Choice, State, Thing
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.odds.figure import Because
from voidlock.terminal.model.advice import Advice, Estimate, Verdict
from voidlock.terminal.model.asking import chance_range, describe_advice
from voidlock.terminal.sessions.local import LocalGame
from voidlock.texts import LANGUAGES, Words

S = TypeVar("S", bound=State)

OVERLAPPING = [
    Estimate("choose:overwatch", 0.43, 0.40, 0.46),
    Estimate("choose:run_and_gun", 0.42, 0.38, 0.46),
    Estimate("choose:dead_aim", 0.20, 0.10, 0.30),
]


def test_an_interval_that_rounds_to_one_figure_is_not_told() -> None:
    words = Words("en")
    assert chance_range(Estimate("stop", 0.08, 0.078, 0.081), words) == "8%"
    told = words.say("play-advice-range", chance="43%", low="40%", high="46%")
    assert chance_range(OVERLAPPING[0], words) == told


def staged(verdict: Verdict, choice: Choice[object], level: int) -> Advice:
    """Estimates for the first answers of the choice, so many of which are level."""
    texts = choice.texts()
    answers = [each._replace(answer=text) for each, text in zip(OVERLAPPING, texts, strict=False)]
    return Advice(verdict, answers, texts[:level], texts[1], "brother")


class Advised(LocalGame[S]):
    """Its librarian has thought already."""

    given: Advice

    async def advise(self, choice: Choice[object]) -> Advice:
        return self.given


def told_by(sitting: Advised[S], advice: Advice, language: str = "en") -> str:
    """The answers and the notice after this advice."""
    sitting.given = advice
    with Hand(sitting, words=Words(language)) as hand:
        hand.enter("advice")
        hand.wait(hand.controller.advisers.adviser.wait)
        return "\n".join([hand.lines, hand.said[-1]])


def shown(verdict: Verdict, level: int, language: str = "en") -> str:
    """What is shown after advice about the first card."""
    sitting = Advised(new(), BOARD)
    return told_by(sitting, staged(verdict, sitting.game.pending[0], level), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_answer_is_named(language: str) -> None:
    words = Words(language)
    told = shown("best", 1, language)
    assert words.say("screen-wins-best", bot="brother", chance="43%") in told
    assert told.count(words.say("screen-wins", bot="brother", chance="42%")) == 1
    assert words.say("screen-advice-best", answer=words.name("action", "block")) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_intervals_overlap_nothing_is_called_the_best(language: str) -> None:
    words = Words(language)
    told = shown("close", 2, language)
    for chance in ("43%", "42%"):
        assert words.say("screen-wins-level", bot="brother", chance=chance) in told
    assert words.say("screen-wins-level", bot="brother", chance="20%") not in told
    assert words.say("screen-wins-best", bot="brother", chance="43%") not in told
    assert words.say("screen-advice-close", answers="").rstrip(".") in told


def test_too_few_games_tell_the_rule_of_thumb_with_its_reason_and_no_chances() -> None:
    told = shown("few", 1)
    assert said("play-advice-few") in told and "43%" not in told
    table = stage(AIRLOCK, {"a": "7,5 E", "b": "6,5 E"}, {"S1": "8,5 W"}).answer("activate:a")
    texts = table.asked.texts()
    why = Because("because-shoot_them", {"target": Thing("stealer", "S1"), "points": 0, "hits": "31%"})
    advice = Advice("few", [], texts[:1], texts[0], "sergeant", table.asked.options[:2], why, 0)
    told = told_by(Advised(table.game, HulkGameBoard()), advice)
    assert said("because-shoot_them", target=("stealer", "S1"), points=0, hits="31%") in told
    assert said("play-advice-uncompared") in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("chance", "id"), [(0.0, "screen-advice-lost"), (1.0, "screen-advice-won")])
def test_where_all_lose_or_all_win_that_is_said(chance: float, id: str, language: str) -> None:
    choice, words = new().pending[0], Words(language)
    close = staged("close", choice, 3)
    level = close._replace(answers=[each._replace(chance=chance) for each in close.answers])
    assert describe_advice(choice, level, words) == words.say(id, bot="brother")
    assert describe_advice(choice, close, words) != words.say(id, bot="brother")
