"""The board of any moment: after each event of the last answer, and of the whole game."""

from __future__ import annotations

from itertools import pairwise

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.terminal.model.table import on_the_eve
from voidlock.engine import Json
from voidlock.games.hulk.events.aliens import AlienMoved
from voidlock.games.hulk.view.types import hulk_view
from voidlock.terminal.sessions.past import Past


def test_the_board_stays_behind_with_what_is_told() -> None:
    game = on_the_eve()
    past, told = Past(game), len(game.events_for(1))
    past.remember()
    game.apply(1, game.pending[0].options[-1])
    numbers = range(told, len(game.events_for(1)) + 1)
    views = [past.view_after(number, 1)["open"] for number in numbers]
    assert views[-1] == game.view(1)["open"]
    from_the_beginning = Past(game)
    assert views == [from_the_beginning.view_after(number, 1)["open"] for number in numbers]
    assert sum(earlier != later for earlier, later in pairwise(views)) > 3


def test_each_move_of_an_alien_has_its_own_board() -> None:
    t = stage(AIRLOCK, {"a": "1,5 W"}, {"S1": "8,2 S"}, agenda=["alien_phase", "next_marine"])
    past = Past(t.game)
    past.remember()
    t.answer("end")
    moved = [number for number, event in enumerate(t.game.events_for(1), start=1) if isinstance(event, AlienMoved)]
    assert len(moved) > 3
    places = [hulk_view(past.view_after(number, 1))["open"]["stealers"]["S1"]["at"] for number in moved]
    assert places[:3] == ["8,3", "8,4", "7,5"]


def test_what_was_taken_back_is_not_looked_at_any_more() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"})
    t.answer("activate:a")
    past, told = Past(t.game), len(t.game.events_for(1))

    def facing_after(text: str) -> Json:
        past.remember()
        t.answer(text, "guard")
        return hulk_view(past.view_after(told + 1, 1))["open"]["marines"]["a"]["facing"]

    assert facing_after("turn:N") == "N"
    t.game.undo()
    t.game.undo()
    assert facing_after("turn:S") == "S"
