"""Advice on the screen: one answer is called the best only if it is, and whose chances they are is said."""

from __future__ import annotations

import asyncio

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.terminal.full_screen.acting import acting
from voidlock import angel, hulk
from voidlock.angel import State
from voidlock.engine import Choice
from voidlock.games.angel.screen.board import AngelBoard
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.terminal.model.advice import Advice, Estimate, Verdict
from voidlock.terminal.model.asking import advised, chance_range
from voidlock.terminal.sessions.local import LocalGame
from voidlock.texts import Words

TEAMS = [["red", "blue", "green"]]
WIDE = (140, 45)

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
    return Advice(verdict, answers, texts[:level], texts[1], "", "brother")


class Advised(LocalGame[State]):
    """Its librarian has thought already."""

    given: Advice

    async def advise(self, choice: Choice[object]) -> Advice:
        return self.given


class SquadAdvised(LocalGame[hulk.State]):
    given: Advice

    async def advise(self, choice: Choice[object]) -> Advice:
        return self.given


def shown(verdict: Verdict, level: int, language: str = "en") -> str:
    """What the screen shows after advice about the first card."""
    game = angel.new(1, seed="5", teams=TEAMS)
    sitting = Advised(game, AngelBoard(), None, None)
    sitting.given = staged(verdict, game.pending[0], level)

    async def look() -> str:
        async with acting(sitting, language, WIDE) as actor:
            return await actor.press("f2")

    return asyncio.run(look())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_best_answer_is_named(language: str) -> None:
    words = Words(language)
    told = shown("best", 1, language)
    assert words.say("screen-wins-best", bot="brother", chance="43%") in told
    assert told.count(words.say("screen-wins", bot="brother", chance="42%")) == 1
    assert words.say("screen-advice-best", answer="").rstrip(".") in told


@pytest.mark.parametrize("language", ["en", "ja"])
def test_where_intervals_overlap_nothing_is_called_the_best(language: str) -> None:
    words = Words(language)
    told = shown("close", 2, language)
    for chance in ("43%", "42%"):
        assert words.say("screen-wins-level", bot="brother", chance=chance) in told
    assert words.say("screen-wins-level", bot="brother", chance="20%") not in told
    assert words.say("screen-wins-best", bot="brother", chance="43%") not in told
    assert words.say("screen-advice-best", answer="").rstrip(".") not in told
    assert words.say("screen-advice-close", answers="").rstrip(".") in told


def test_too_few_games_show_no_chances() -> None:
    words = Words("en")
    told = shown("few", 1)
    assert words.say("play-advice-few") in told
    assert "43%" not in told


def test_too_few_games_of_a_mission_tell_the_order_with_its_reason() -> None:
    words = Words("en")
    table = stage(AIRLOCK, {"a": "7,5 E", "b": "6,5 E"}, {"S1": "8,5 W"}).answer("activate:a")
    sitting = SquadAdvised(table.game, HulkGameBoard(), None, None)
    texts = table.asked.texts()
    sitting.given = Advice("few", [], texts[:1], texts[0], "shoot_them", "sergeant")

    async def look() -> str:
        async with acting(sitting, size=WIDE) as actor:
            return await actor.press("f2")

    told = " ".join(asyncio.run(look()).split())
    assert words.say("play-advice-few") in told
    assert words.say("because-shoot_them") in told


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("chance", "id"), [(0.0, "screen-advice-lost"), (1.0, "screen-advice-won")])
def test_where_all_lose_or_all_win_that_is_said(chance: float, id: str, language: str) -> None:
    game, words = angel.new(1, seed="5", teams=TEAMS), Words(language)
    choice = game.pending[0]
    close = staged("close", choice, 3)
    level = close._replace(answers=[each._replace(chance=chance) for each in close.answers])
    assert advised(choice, level, words) == words.say(id, bot="brother")
    assert advised(choice, close, words) != words.say(id, bot="brother")
