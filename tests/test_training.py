"""The programs that train the bots, with as few games as will do; nothing is written."""

from __future__ import annotations

import random

import numpy as np
import pytest

from training import actions, calibration, heuristics, ruler, value
from training.games import HULK_VALUE, VALUE
from training.games import NEEDS as NEEDS_FILE
from training.games import WEIGHTS as WEIGHTS_FILE
from training.logistic import fitted, loss
from voidlock.games.angel.bots.brother.needs import NAMES as NEEDS
from voidlock.games.angel.bots.brother.weights import WEIGHTS
from voidlock.games.angel.bots.value import NAMES
from voidlock.search import Budget, LibrarianBot


def test_the_weights_are_where_training_writes_them() -> None:
    assert all(path.is_file() for path in (HULK_VALUE, NEEDS_FILE, VALUE, WEIGHTS_FILE))


def test_judgement_learns_who_wins() -> None:
    """From rows in which only the first number counts."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(400, 3))
    won = (rows[:, 0] + 0.3 * rng.normal(size=400) > 0).astype(float)
    weights = fitted(rows, won, np.zeros(3), 0.002)
    assert weights[0] > 5 * max(abs(weights[1]), abs(weights[2]))
    assert loss(rows, won, weights) < loss(rows, won, np.zeros(3))


def test_a_strong_pull_keeps_what_was_there() -> None:
    rows, won = np.random.default_rng(1).normal(size=(50, 3)), np.ones(50)
    before = np.array([1.0, 2.0, 3.0])
    assert np.allclose(fitted(rows, won, before, 1e6), before, atol=1e-3)


def test_a_game_gives_a_row_a_round() -> None:
    for budget in (0, 4):
        rows, _ = value.played(1, budget, "row")
        assert rows
        assert {len(row) for row in rows} == {len(NAMES)}


def test_with_little_trust_a_position_is_worth_what_the_next_one_was() -> None:
    games = [(np.array([[0.0], [2.0], [4.0]]), 1.0)]
    later = 1 / (1 + np.exp(-np.array([2.0, 4.0])))
    assert np.allclose(value.returns(games, np.array([1.0]), 0.0), [*later, 1.0])
    assert np.allclose(value.returns(games, np.array([1.0]), 1.0), 1.0)


def test_weights_are_stretched_to_the_win_rate() -> None:
    rng = np.random.default_rng(2)
    games = [
        (np.array([[1.0, skill]]), float(rng.random() < 1 / (1 + np.exp(-1 - 2 * skill))))
        for skill in rng.normal(size=4000)
    ]
    assert np.allclose(value.stretched(games, np.array([0.0, 1.0])), [1.0, 2.0], atol=0.25)


def test_cards_are_tried_on_the_same_deals() -> None:
    rows = actions.played(1, "cards")
    assert {len(row.features) for row in rows} == {len(NEEDS)}
    assert any(row.better > 0 for row in rows)
    assert set(actions.fitted([row for row in rows if row.card == rows[0].card])) <= set(NEEDS)


def test_a_pair_leaves_the_numbers_as_they_were() -> None:
    before = dict(WEIGHTS)
    change, better = heuristics.pair(before, dict.fromkeys(before, 0.01), [1], 2, "pair")
    assert before == WEIGHTS
    assert set(change) == set(before)
    assert -1 <= better <= 1


FROZEN = ruler.read()


@pytest.mark.parametrize("position", FROZEN[::6], ids=lambda position: position.words)
def test_a_frozen_position_replays_to_its_question(position: ruler.Position) -> None:
    asked = ruler.owed(position.game(), position.seat)
    assert asked[0].kind == position.kind
    assert {len(half) for half in position.values} == {len(ruler.hands(asked))}


def test_the_ruler_has_positions_of_every_number_of_players_and_place() -> None:
    assert {position.players for position in FROZEN} == set(range(1, 7))
    assert {position.ahead for position in FROZEN} == set(range(5))


def test_regret_takes_the_best_answer_from_one_half_and_its_price_from_the_other() -> None:
    position = FROZEN[0]._replace(values=[[1000, 3000], [2000, 2500]])
    assert position.regret(0) == pytest.approx(0.125)
    assert position.regret(1) == 0
    # The halves disagree: the best answer of one is the worse one of the other.
    assert FROZEN[0]._replace(values=[[3000, 1000], [1000, 2000]]).regret(0) == pytest.approx(-0.1)


def test_a_bot_answers_a_frozen_question() -> None:
    position = next(each for each in FROZEN if each.kind == "choose_action" and each.players == 1)
    answer = ruler.answer_of(LibrarianBot(Budget(games=8)), position, random.Random(1))
    assert 0 <= answer < len(position.values[0])


def test_calibration_counts_chances_that_lie_close_together() -> None:
    found = [calibration.Named(0.31, 0.2, 0.4, None, won) for won in (True, False, False)]
    row = calibration.table([*found, calibration.Named(1.0, 0.9, 1.0, None, True)])[2:]
    assert [line.split(" | ")[:3] for line in row] == [["| 30-40 %", "3", "31.0"], ["| 90-100 %", "1", "100.0"]]


def test_a_calibration_game_names_a_chance_and_ends() -> None:
    found = calibration.named(40, 1, "calibrated 0")
    assert found is not None and found.again is not None
    assert 0 <= found.low <= found.chance <= found.high <= 1
