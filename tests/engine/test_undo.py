"""Going back: to exactly where one was, and never across chance or a reveal."""

from itertools import permutations

import pytest

from examples.toy_game import Cave
from tests.engine.cave import placed, play
from tests.refusing import for_reason
from voidlock.engine import Game, Reason, UndoRefused
from voidlock.engine.laws import same


def walking(agenda: str = "walk 3, walk 2, walk 1", dice: list[int] | None = None) -> Game[Cave]:
    return placed("deep_round, " + agenda, gold=[2, 2, 2], round=1, dice=dice or [3] * 9)


def test_undo_drops_the_events_and_rounds_that_followed() -> None:
    game = play(walking("walk 2, deep_round, walk 1"), "1 stay")
    assert len(game.rounds) == 1
    game.undo()
    assert game.rounds == []
    play(game, "1 Fight", "1 fast")
    assert [event.name for _, event in game.events] == ["stone_rolled"]
    assert [number for number, _ in game.events] == [3]


def test_nothing_to_undo() -> None:
    game, before = walking(), walking()
    for number in (None, 0, 1, -1):
        assert game.why_no_undo(number) == Reason("undo_nothing")
        with pytest.raises(UndoRefused, check=for_reason("undo_nothing")):
            game.undo(number)
    same(before, game, "refused")


@pytest.mark.parametrize(
    ("agenda", "answers", "dice", "reason"),
    [
        ("walk 2, walk 1", ["1 Fight", "1 slow"], [3], "undo_chance: chance=die"),
        ("walk 2, walk 1", ["1 Fight", "1 slow"], [0], "undo_chance: chance=draw"),
        ("walk 2, walk 1", ["1 mix:deck", "1 slow"], [], "undo_chance: chance=shuffle"),
        ("walk 2, walk 1", ["1 look:deck", "1 slow"], [], "undo_reveal: event=torch_lit"),
        ("walk 2, draw 1, walk 1", ["1 stay"], [], "undo_reveal: event=gem_read"),
        ("walk 2, show_plans, walk 1", ["1 stay"], [], "undo_reveal: event=plan_shown"),
    ],
)
def test_undo_never_crosses_chance_or_a_reveal(agenda: str, answers: list[str], dice: list[int], reason: str) -> None:
    game = play(placed(agenda, gold=[2, 2], round=2, dice=dice), *answers)
    before = game.clone()
    assert game.pending
    for number in [None, *range(len(game.inputs))]:
        assert str(game.why_no_undo(number)) == reason
        with pytest.raises(UndoRefused) as refused:
            game.undo(number)
        assert str(refused.value.reason) == reason
    same(before, game, "refused")


def test_undo_goes_back_as_far_as_what_stops_it() -> None:
    game = play(walking(), "1 Fight", "1 slow")
    after_the_die = game.clone()
    play(game, "2 stay", "3 look:deck")
    game.undo(3)
    same(after_the_die, game, "undo to the die")
    assert str(game.why_no_undo()) == "undo_chance: chance=die"


def test_a_reveal_inside_a_task_stops_undo_there() -> None:
    game = placed("walk 1, read", gold=[2, 2], round=2, looked=1, deck=[1, 3], dice=[3])
    play(game, "1 keep")
    game.undo()
    assert game.pending[0].kind == "deed"
    play(game, "1 give", "1 take:2")
    assert str(game.why_no_undo()) == "undo_chance: chance=die"
    assert [event.name for _, event in game.events] == ["gem_read", "gem_found", "stone_rolled"]


def choosing() -> Game[Cave]:
    return placed("deep_round, walk 1, choose", gold=[2, 2, 2], round=3)


ANSWERS = ["1 rest", "2 dig", "1 bet:1", "2 bet:2", "3 bet:3"]


@pytest.mark.parametrize("order", list(permutations(ANSWERS)))
def test_undo_takes_out_the_last_answer_given_together(order: tuple[str, ...]) -> None:
    """While choices are open and after they are closed, in whatever order the players answered."""
    game = play(choosing(), *order)
    for given in range(len(order) - 1, -1, -1):
        earlier, game = game, game.clone()
        for undone in (game, earlier):
            undone.undo()
            same(play(choosing(), *order[:given]), undone, f"undo {order[given]}")
    assert game.why_no_undo() == Reason("undo_nothing")
    play(game, *order[:3])
    game.undo()
    same(play(choosing(), *order[:2]), game, "and once more")
