"""The levels of bots that people can play with."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from voidlock import angel
from voidlock.bots import Bot, Seat
from voidlock.bots.names import bot_kind
from voidlock.games import KITS
from voidlock.games.angel.rules import RULES
from voidlock.sim import simulate
from voidlock.texts import Words

BENCHMARK = Path(__file__).parents[2] / "docs" / "benchmark.json"

LEVELS = KITS["angel"].at_tables.names


def test_the_levels_are_bots_and_the_usual_one_needs_no_thought() -> None:
    assert LEVELS == ("recruit", "brother", "veteran", "librarian")
    assert {bot_kind(name, RULES).own for name in LEVELS} == {True}
    assert KITS["angel"].at_tables.usual == "brother"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_people_are_told_how_often_each_level_wins(language: str) -> None:
    """Of ten games, as the benchmark has it."""
    words, rows = Words(language), json.loads(BENCHMARK.read_text(encoding="utf-8"))
    runs = ["recruit-1", "brother-1", "veteran-1", "librarian-second"]
    won = [round(10 * rows[run]["wins"] / rows[run]["games"]) for run in runs]
    for level, wins in zip(LEVELS, won, strict=True):
        assert str(wins) in re.findall(r"\d+", words.say("screen-start-sitter", who=level))
    assert [int(number) for number in re.findall(r"\d+", words.say("web-bots").partition("10")[2])[:4]] == won


def test_a_recruit_slips_in_some_answers_and_reproducibly() -> None:
    def answers(bot: Bot[angel.State], rng: random.Random) -> list[str]:
        game, given = angel.new(2, seed="recruit", teams="random"), []
        while game.pending:
            choice = game.pending[0]
            option = bot.answer(Seat(game, choice.seat), choice, rng)
            given.append(option.text)
            game.apply(choice.seat, option)
        return given

    recruit, brother = bot_kind("recruit", RULES), bot_kind("brother", RULES)
    played = answers(recruit.make(), random.Random(4))
    assert played == answers(recruit.make(), random.Random(4))
    assert played != answers(brother.make(), random.Random(4))


def test_a_recruit_wins_less_than_a_brother_and_more_than_chance() -> None:
    won = {
        bot: simulate(players=1, teams="random", bot=bot, games=300, seed="levels", jobs=1).outcome.tally.wins
        for bot in ("random", "recruit", "brother")
    }
    assert won["random"] < won["recruit"] < won["brother"]
