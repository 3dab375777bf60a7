"""The chances after an answer that moves something are those of the position that it leads to, whatever is hidden."""

import random

import pytest

from tests.odds.sampling import view_of
from tests.stage import Stage, stage
from voidlock.games.angel.odds.board import board
from voidlock.games.angel.odds.moves import chances_after, idle, spot_chances
from voidlock.games.angel.view.types import angel_view

SQUAD = "zael> 1, omnio<, leon<, claudio> 2, gideon<, goriel>"
SWARMS = {"R1": "claw tail", "L2": "head head tongue", "R4": "tail", "L5": "claw", "R6": "head tail claw"}
MOVES = {
    "strategize": ["place:zael"],
    "reorganize": [],
    "run_and_gun": [],
    "onward_brothers": ["stop"],
    "block": [],
}


def at(card: str) -> Stage:
    t = stage(SQUAD, play=card, **SWARMS)  # type: ignore[arg-type]
    for answer in MOVES[card]:
        t = t.answer(answer)
    return t


@pytest.mark.parametrize("card", MOVES)
def test_they_are_those_of_the_position_after_it(card: str) -> None:
    t = at(card)
    now, found = spot_chances(board(view_of(t))), chances_after(t.game, 1)
    assert found
    for text, changes in found.items():
        other = t.game.clone()
        other.apply(1, text)
        then = {spot: chance for spot, chance in {**now, **changes}.items() if chance is not None}
        assert then == spot_chances(board(angel_view(other.view(1)))), text


@pytest.mark.parametrize("card", MOVES)
def test_what_is_hidden_does_not_change_them(card: str) -> None:
    game = at(card).game
    dealt = game.redealt(1, random.Random(card))
    assert chances_after(dealt, 1) == chances_after(game, 1)


def test_a_marine_without_a_target_would_attack_nobody() -> None:
    game = stage(SQUAD, event="quick_instincts", R1="claw tail").game
    without = set[str]()
    for text in game.choices_of(1)[0].texts():
        if any(event.data()["event"] == "no_target" for event in game.clone().apply(1, text)):
            without.add(text)
    assert set(idle(game, 1)) == without
    assert 0 < len(without) < 6


def test_only_who_is_asked_learns_them_and_nothing_is_done() -> None:
    game = at("reorganize").game
    before = game.view(1)
    assert chances_after(game, 0) == {}
    assert game.view(1) == before
