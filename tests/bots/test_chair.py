"""A bot that fails loses its seat."""

import random
from pathlib import Path
from time import monotonic

import pytest

from tests.bots.persons import persons
from voidlock import angel
from voidlock.bots import Seat
from voidlock.bots.chair import Chair, FaultyBot
from voidlock.bots.names import bot_kind
from voidlock.engine import Game


def chair(name: str, *, limit: float = 5.0, strict: bool = False) -> tuple[Game[angel.State], Chair[angel.State]]:
    game = angel.new(1, seed=1)
    return game, Chair(bot_kind(name, angel.RULES), Seat(game, 1), random.Random(1), limit=limit, strict=strict)


def play(name: str, *, limit: float = 5.0) -> Chair[angel.State]:
    """A whole game with the bot; the chair it sat in."""
    game, seat = chair(name, limit=limit)
    while game.pending:
        game.play(seat.place(game.pending[0]))
    return seat


@pytest.mark.parametrize("bot", ["First", "Redealing", "Equal"])
def test_a_good_bot_keeps_its_seat(tmp_path: Path, bot: str) -> None:
    if bot == "Redealing":
        game, seat = chair(persons(tmp_path, bot))
        assert 0 <= seat.place(game.pending[0]) < len(game.pending[0].options)
    else:
        seat = play(persons(tmp_path, bot))
    assert seat.fault is None


def test_an_equal_answer_is_found(tmp_path: Path) -> None:
    game, seat = chair(persons(tmp_path, "Equal"))
    assert seat.place(game.pending[0]) == len(game.pending[0].options) - 1


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Rubbish", "rubbish", "'no answer to anything' (persons.py, line 40)"),
        ("Raises", "raised", "ZeroDivisionError: all is lost (persons.py, line 47)"),
        ("Leaves", "raised", "SystemExit: 3 (persons.py, line 53)"),
        ("Hangs", "hung", "0.1 s"),
    ],
)
def test_a_faulty_bot_loses_its_seat_to_random(tmp_path: Path, bot: str, kind: str, detail: str) -> None:
    start = monotonic()
    name = persons(tmp_path, bot)
    fault = play(name, limit=0.1).fault
    assert fault is not None and fault[:4] == (1, name, kind, detail)
    assert fault.trace.startswith("Traceback") == (kind == "raised")
    assert monotonic() - start < 5


@pytest.mark.parametrize("bot", ["Rubbish", "Raises", "Leaves", "Hangs"])
def test_no_fault_is_forgiven_where_one_is_strict(tmp_path: Path, bot: str) -> None:
    game, seat = chair(persons(tmp_path, bot), limit=0.1, strict=True)
    with pytest.raises(FaultyBot) as faulty:
        while game.pending:
            game.play(seat.place(game.pending[0]))
    assert faulty.value.fault.bot.endswith(bot)
    assert not game.result


def test_ours_are_not_watched() -> None:
    assert play("random", limit=1e-9).fault is None
