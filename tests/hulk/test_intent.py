"""What everybody may know of the aliens' plans: priority, targets, paths."""

from __future__ import annotations

import pytest

from tests.hulk.boards import AIRLOCK, NEST, SUICIDE
from tests.hulk.stage import Stage, stage
from voidlock.games.hulk.aliens.intent import intents

MARINES = {"a": "7,5 E", "b": "3,5 E overwatch", "c": "2,5 W storm_shield thunder_hammer"}


def targets(t: Stage) -> dict[str, str]:
    return {alien: intent.target for alien, intent in intents(t.state).enemies.items()}


def test_the_ranks_follow_the_list_without_the_alien_and_without_the_dice() -> None:
    ranks = intents(stage(AIRLOCK, MARINES, {"S1": "8,6 N"}).state).targets
    assert {name: (rank.rank, rank.lines) for name, rank in ranks.items()} == {
        "a": (1, ("fire_power", "bolter")),
        "c": (2, ("fire_power",)),
        "b": (3, ("bolter",)),
    }
    alike = intents(stage(AIRLOCK, {"a": "7,5 E", "b": "3,5 E"}, {}).state).targets
    assert [rank.rank for rank in alike.values()] == [1, 1]


@pytest.mark.parametrize("aliens", [{"S1": "8,5 S"}, {"S1": "8,8 N"}, {"B1": "8,8 1"}, {"B1": "E2 2"}, {"S1": "E2 N"}])
def test_an_alien_goes_for_whom_it_intends_to(aliens: dict[str, str]) -> None:
    marines = {"a": "12,5 E", "b": "14,5 E overwatch"}
    before = stage(AIRLOCK, marines, dict(aliens))
    [(alien, target)] = targets(before).items()
    then = stage(AIRLOCK, marines, dict(aliens), phase="aliens", dice="1 1 1 1 1 1 1 1 1 1 1 1")
    first, *_ = then.tell("alien_targets")
    assert first["marine"] == target, alien


def test_its_squares_are_those_that_its_points_pay_for_now() -> None:
    [far] = intents(stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "19,5 W"}).state).enemies.values()
    # The door at 17,5 takes one of its six points.
    assert (far.squares[0], far.squares[-1], far.row, far.distance) == ("19,5", "14,5", "closest", 18)
    [beside] = intents(stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 W"}).state).enemies.values()
    assert (beside.row, beside.squares) == ("beside", ())


def test_stealers_come_before_blips_and_lurkers_and_the_closest_first() -> None:
    aliens = {"S1": "12,5 W", "S2": "9,5 W", "B1": "8,6 2", "B2": "E1 1"}
    orders = {alien: intent.order for alien, intent in intents(stage(AIRLOCK, MARINES, aliens).state).enemies.items()}
    assert orders == {"S2": 1, "S1": 2, "B1": 3, "B2": 4}


@pytest.mark.parametrize(("board", "at"), [(AIRLOCK, "8,8"), (SUICIDE, "16,12"), (NEST, "9,8")])
def test_the_values_of_blips_and_the_dice_to_come_make_no_difference(board: str, at: str) -> None:
    where = {AIRLOCK: "7,5 E", SUICIDE: "8,12 E", NEST: "5,8 E"}[board]
    found = []
    for value, luck in ((1, 3), (3, 99)):
        t = stage(board, {"a": where}, {"B1": f"{at} {value}"})
        t.state.luck = luck
        found.append(intents(t.state))
    assert found[0] == found[1]


def test_a_game_that_is_asked_for_intents_goes_on_as_if_nobody_had_asked() -> None:
    t = stage(AIRLOCK, MARINES, {"S1": "12,5 W", "B1": "8,6 2"}, phase="aliens")
    before = t.game.view(1)
    intents(t.state)
    assert t.game.view(1) == before
