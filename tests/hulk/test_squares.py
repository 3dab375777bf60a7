"""What lies on each square, the topmost first."""

from __future__ import annotations

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from voidlock.games.hulk.marines.orders import ORDERS
from voidlock.games.hulk.reasons import ASKED_ABOUT, CARRIER_ASKED, LOOKS, WEAPON_ASKED
from voidlock.games.hulk.view.squares import LAYERS, things_by_square


def test_pieces_lie_on_top_of_what_burns_and_of_what_is_drawn() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "20,5 E"}, {"B1": "8,7 1"}, burning=["8,7"])
    squares = things_by_square(t.view["open"])
    assert squares["3,5"] == [("terminator", "a")]
    assert squares["8,7"] == [("blip", "B1"), ("flames", "8,7")]
    assert [kind for kind, _ in squares["20,5"]] == ["terminator", "exit"]
    assert squares["13,5"] == [("door", "13,5")]
    assert "4,5" not in squares


def test_lurkers_are_in_the_cell_of_their_entry_area() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E"}, {"B1": "E2 1", "S1": "E2"})
    shown = t.view["open"]
    squares, entry = things_by_square(shown), shown["entries"]["E2"]
    assert squares[entry["cell"]] == [("stealer", "S1"), ("blip", "B1"), ("entry", "E2")]
    assert squares[entry["square"]] == [("entry_square", "E2")]


def test_a_marine_who_left_is_on_no_square() -> None:
    t = stage(AIRLOCK, {"a": "3,5 E", "b": "20,5 E"}).act("b", "leave:E")
    assert [things for things in things_by_square(t.view["open"]).values() if ("terminator", "b") in things] == []


def test_what_players_may_ask_about_are_orders_with_a_reason() -> None:
    asked = {verb for verbs in ASKED_ABOUT["order"].values() for verb in verbs}
    assert asked | {*WEAPON_ASKED.values(), *CARRIER_ASKED} <= LOOKS.keys() & set(ORDERS)
    assert {kind for about in ASKED_ABOUT.values() for kind in about} <= {*LAYERS, "square"}
