"""The levels of bots that people can play with."""

from __future__ import annotations

import random

from voidlock import angel
from voidlock.bots import Bot, Seat
from voidlock.bots.names import bot_kind
from voidlock.games import KITS
from voidlock.games.angel.rules import RULES
from voidlock.sim import simulate

LEVELS = KITS["angel"].at_tables.names


def test_the_levels_are_bots_and_the_usual_one_needs_no_thought() -> None:
    assert LEVELS == ("recruit", "brother", "veteran", "librarian")
    assert {bot_kind(name, RULES).own for name in LEVELS} == {True}
    assert KITS["angel"].at_tables.usual == "brother"


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
