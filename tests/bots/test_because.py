"""The sergeant bot's reasons: every answer of whole games has figures that can be told, and they are true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.policies import MISSIONS
from tests.hulk.stage import Stage, stage
from voidlock import hulk
from voidlock.bots import Seat
from voidlock.engine import Choice, Thing
from voidlock.games.hulk.bots.because import REASONS, why
from voidlock.games.hulk.bots.sergeant import HEURISTICS, choose_by_heuristics
from voidlock.odds.figure import Because
from voidlock.texts import Words

FIRST = 150
LEAVE = {"victory": "win = exited(1)"}


def asked(mission: str) -> Iterator[tuple[Seat[hulk.State], Choice[object]]]:
    """The first questions of a game that the sergeant bot plays."""
    game = hulk.new(mission, seed="because")
    for _ in range(FIRST):
        if not game.pending:
            return
        choice = game.pending[0]
        yield Seat(game, 1), choice
        game.apply(1, choice.options[choose_by_heuristics(game.state, choice)])


def reason(table: Stage) -> Because:
    found = why(Seat(table.game, 1), table.asked)
    assert found is not None
    return found


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_reason_of_a_game_can_be_told(mission: str) -> None:
    words = [Words(language) for language in ("en", "ja")]
    told = 0
    for seat, choice in asked(mission):
        found = why(seat, choice)
        for language in words if found else ():
            assert found is not None
            assert language.say(found.id, found.arguments)
            told += 1
    assert told


def test_only_kinds_of_question_that_are_asked_have_reasons() -> None:
    assert set(REASONS) <= set(HEURISTICS)


def test_a_shot_names_its_target_its_way_and_its_chance() -> None:
    table = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "9,5 W"}, mission=LEAVE, agenda=None).answer("activate:a")
    found = reason(table)
    assert found.id == "because-shoot_them"
    about = found.arguments
    assert (about["target"], about["points"], about["hits"]) == (Thing("stealer", "S1"), 1, "31%")


def test_a_walk_tells_its_goal_and_what_it_risks() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE, agenda=None).answer("activate:a")
    about = reason(table).arguments
    assert (about["goal"], about["now"], about["then"]) == (1, 17, 13)
    assert float(str(about["loss"])) >= 0 and float(str(about["stay"])) >= 0


def test_nobody_in_a_hurry_is_nearest_to_the_goal() -> None:
    table = stage(AIRLOCK, {"a": "3,5 E", "b": "9,5 E"}, mission=LEAVE, agenda=None)
    assert reason(table) == Because("because-nearest_first", {"number": 11})
