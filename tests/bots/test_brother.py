"""The rules of thumb, as stories at the table and over many games."""

from __future__ import annotations

import random

import pytest

from tests.stage import Stage, stage
from tests.texts.sources import kinds_of_choice
from voidlock import angel
from voidlock.angel import RULES
from voidlock.bots import Seat
from voidlock.engine import Game, Json, Source, seed_of
from voidlock.games.angel.bots.brother import HEURISTICS, BrotherBot, choose_by_heuristics
from voidlock.sim import simulate


def would_answer(table: Stage) -> str:
    """What the bot would answer, and the rules of thumb alike."""
    choice = table.game.pending[0]
    answer = BrotherBot().answer(Seat(table.game, choice.seat), choice, random.Random(1))
    assert answer is choice.options[choose_by_heuristics(table.game.state, choice)]
    return answer.text


def test_he_does_not_pay_where_nothing_can_save_him() -> None:
    """Five cards slay whatever the die shows; the Artefact is another matter."""
    swarm = "claw claw tail tail head"
    table = stage("leon> 2, valencio<", R1=swarm, agenda=["attack_phase"], dice=[4])
    assert would_answer(table) == "accept"
    table = stage(
        "leon> 2, valencio<", R1=swarm, agenda=["attack_phase"], dice=[4], terrain={"artefact": {"held_by": 1}}
    )
    assert would_answer(table) == "discard:artefact"


def test_he_picks_the_teams_that_win_most() -> None:
    game = angel.new(2, seed="draft", teams="draft")
    picked = []
    while game.pending[0].kind == "choose_team":
        choice = game.pending[0]
        picked.append(choice.options[choose_by_heuristics(game.state, choice)].text)
        game.apply(choice.seat, picked[-1])
    assert picked == ["team:blue", "team:yellow", "team:purple", "team:red"]


def test_a_healed_marine_keeps_his_facing() -> None:
    table = stage("deino<, leon>", location="apothecarion", terrain={"control_panel": "L1"}, play="intimidation")
    table.activate("deino", "control_panel").answer("place:deino")
    assert table.asked.kind == "panel_turn"
    assert would_answer(table) == "no"


@pytest.mark.parametrize("players", range(1, 7))
def test_he_has_an_answer_to_everything(players: int) -> None:
    """From positions that random play leads to, which he himself would never see."""
    for number in range(15):
        rng = random.Random(number)
        readings: Json = {"merge": "event", "targets": "any", "activate": "any"} if number % 2 else {}
        state = RULES.set_up({"players": players, "teams": "random", "settings": readings})
        game = Game(RULES, state, Source(seed_of(f"answers {number}")), keep=False).start()
        while game.pending:
            choice = game.pending[0]
            place = choose_by_heuristics(game.state, choice)
            assert 0 <= place < len(choice.options)
            game.play(place if rng.random() < 0.3 else rng.randrange(len(choice.options)))


def test_every_kind_of_choice_has_its_rule() -> None:
    assert set(HEURISTICS) == kinds_of_choice(("games/angel",))


@pytest.mark.parametrize("players", [1, 3])
def test_hidden_cards_make_no_difference(players: int) -> None:
    game = angel.new(players, seed="brother sees", teams="random")
    for _ in range(40):
        choice = game.pending[0]
        twin = game.redealt(choice.seat, random.Random(99))
        (same,) = [asked for asked in twin.choices_of(choice.seat) if asked.texts() == choice.texts()]
        answers = [
            BrotherBot().answer(Seat(table, choice.seat), asked, random.Random(1)).text
            for table, asked in ((game, choice), (twin, same))
        ]
        assert answers[0] == answers[1]
        game.apply(choice.seat, answers[0])


@pytest.mark.parametrize(("players", "games", "floor"), [(1, 150, 14), (3, 80, 9), (6, 40, 2)])
def test_he_wins_far_more_often_than_chance(players: int, games: int, floor: int) -> None:
    """Random play wins one game in some thousands. Alone and with three the floor is close below what he wins now."""
    report = simulate(players=players, teams="random", bot="brother", games=games, seed="brother", jobs=1)
    assert report.outcome.tally.wins >= floor
