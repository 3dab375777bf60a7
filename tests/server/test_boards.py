"""The board told after every event is the engine's own at that moment, in random games of both games."""

from __future__ import annotations

import gc
import random
from typing import TypeVar

import pytest

from tests.server.showing import Eyes, Guest, data, happens, seated
from voidlock import angel, hulk
from voidlock.engine import AnyGame, Event, Game, State
from voidlock.games.hulk import mission_names
from voidlock.server.log.entries import Answered, Undone

pytestmark = pytest.mark.usefixtures("either_wire")

ANSWERS = 45

S = TypeVar("S", bound=State)


def boards_agree(game: Game[S], players: int, rng: random.Random) -> int:
    """Play at random; the number of boards that were told and compared."""
    room, guests = seated(game, players)
    compared = 0
    for _ in range(ANSWERS):
        if not game.pending:
            break
        choice = rng.choice(list(game.pending))
        option, given = rng.choice(choice.options), len(game.inputs)
        eyes = Eyes()
        game._listen(eyes, lambda _: game.rules.open_view(game.state))
        game.apply(choice.seat, option)
        happens(room, Answered(seat=choice.seat, answer=option.text))
        for guest in guests:
            guest.hear()
            assert guest.boards == (eyes.boards or None)
            assert guest.open == data(game.open_part())
        compared += len(eyes.boards)
        if rng.random() < 0.1 and not game.open_answers() and game.why_no_undo(given) is None:
            game.undo(given)
            happens(room, Undone(inputs=given))
            for guest in guests:
                guest.hear()
                assert guest.boards is None
                assert guest.open == data(game.open_part())
    return compared


@pytest.mark.parametrize("players", range(1, 7))
def test_the_boards_of_death_angel_are_those_of_the_engine(players: int) -> None:
    assert boards_agree(angel.new(players, seed=f"boards {players}"), players, random.Random(players)) > 30


@pytest.mark.parametrize("mission", mission_names())
def test_the_boards_of_space_hulk_are_those_of_the_engine(mission: str) -> None:
    assert boards_agree(hulk.new(mission, seed="boards"), 1, random.Random(mission)) > 30


def test_a_guest_who_comes_later_has_nothing_to_patch() -> None:
    room, _ = seated(angel.new(1, seed="boards"), 1)
    game = room.table.playing()
    choice = game.pending[0]
    happens(room, Answered(seat=1, answer=choice.options[0].text))
    late = Guest(room, 1)
    room.tell([])
    late.hear()
    assert late.boards is None
    assert late.open == data(room.table.playing().open_part())


def test_boards_are_left_out_when_two_answers_are_told_at_once() -> None:
    """Another worker wrote both: the first patch would build on a board that nobody was shown."""
    room, (_, guest) = seated(hulk.new("airlock-nine", seed="boards"), 1)
    for _ in range(2):
        choice = room.table.playing().pending[0]
        room.table.apply(Answered(seat=1, answer=choice.options[0].text), record=True)
    room.tell([])
    guest.hear()
    assert guest.boards is None
    assert guest.open == data(room.table.playing().open_part())


class Whispered(Event):
    """Told to seat 1 alone."""

    def for_seat(self, seat: int) -> Event | None:
        return self if seat == 1 else None


def test_what_changes_with_an_event_that_a_seat_is_not_told_comes_with_the_next() -> None:
    room, guests = seated(hulk.new("airlock-nine", seed="boards"), 1)
    game = room.table.playing().clone_recording()
    choice = game.pending[0]
    game.apply(1, choice.options[0].text)
    assert game.recorder is not None
    boards = [view["open"] for view in game.recorder.views]
    game.events[-2] = game.events[-2][0], Whispered()
    room.table.apply(Answered(seat=1, answer=choice.options[0].text), game)
    room.tell([])
    for guest in guests:
        guest.hear()
    spectator, player = guests
    assert player.boards == [data(board) for board in boards]
    assert spectator.boards == [data(board) for board in [*boards[:-2], boards[-1]]]


def test_nothing_is_recorded_where_nobody_looks() -> None:
    room, _ = seated(hulk.new("airlock-nine", seed="boards"), 1)
    room.table.apply(Answered(seat=1, answer=room.table.playing().pending[0].options[0].text))
    assert room.table.playing().recorder is None


@pytest.mark.parametrize(
    "game", [angel.new(players=2, seed=3), hulk.new("airlock-nine", seed=3)], ids=["angel", "hulk"]
)
def test_a_game_that_has_been_played_on_leaves_nothing_to_the_garbage_collector(game: AnyGame) -> None:
    """It would stop all tables of the process for tenths of a second, every thousand moves."""
    room, guests = seated(game, len(game.seats))
    gc.collect()
    gc.disable()
    try:
        for _ in range(10):
            choice = room.table.playing().pending[0]
            happens(room, Answered(seat=choice.seat, answer=choice.options[0].text))
            for guest in guests:
                guest.hear()
        assert gc.collect() < 100
    finally:
        gc.enable()
