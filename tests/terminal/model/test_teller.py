"""The teller: one thing after the other by a clock, or all at once."""

from __future__ import annotations

from tests.terminal.model.table import AIRLOCK_BOARD, BOARD, events_of
from voidlock.terminal.model.teller import Teller


class Clock:
    """Time passes when the test says so."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_all_but_the_last_are_told_at_a_pace() -> None:
    clock, told = Clock(), events_of("choose:block", "choose:overwatch", "choose:counter_attack")
    teller = Teller(clock)
    assert not teller.follow(told[:2], BOARD, "ann", 0.3)
    assert (teller.heard, teller.waits) == (2, False)
    assert teller.follow(told, BOARD, "ann", 0.3)
    assert teller.waits and teller.wait == 0
    steps = []
    while teller.tell(0.3):
        steps.append(teller.heard)
        assert abs(teller.wait - 0.3) < 1e-9
        clock.now += 0.3
    assert steps == list(range(3, len(told)))
    teller.finish()
    assert (teller.heard, teller.waits) == (len(told), False)


def test_a_new_listener_or_no_pace_or_a_single_thing_is_told_at_once() -> None:
    told = events_of("choose:block", "choose:overwatch", "choose:counter_attack")
    for listener, pause, heard in (("bob", 0.3, 2), ("ann", 0.0, 2), ("ann", 0.3, len(told) - 1)):
        teller = Teller(Clock())
        teller.follow(told[:heard], BOARD, "ann", 0.3)
        assert not teller.follow(told, BOARD, listener, pause)
        assert teller.heard == len(told)


def test_an_undo_is_not_told_backwards() -> None:
    told = events_of("choose:block", "choose:overwatch", "choose:counter_attack")
    teller = Teller(Clock())
    teller.follow(told, BOARD, "ann", 0.3)
    assert not teller.follow(told[:3], BOARD, "ann", 0.3)
    assert teller.heard == 3


def test_reasons_take_no_time_of_their_own() -> None:
    """What tells why an alien acts comes with what it does."""
    game, board = AIRLOCK_BOARD
    told = game.events_for(1)
    teller = Teller(Clock())
    teller.follow([], board, "ann", 0.3)
    assert teller.follow(told, board, "ann", 0.3)
    stops = []
    while teller.tell(0.3):
        stops.append(told[teller.heard - 1])
    assert stops and not any(board.explains(event) for event in stops)
    assert any(board.explains(event) for event in told)
