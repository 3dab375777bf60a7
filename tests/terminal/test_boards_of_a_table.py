"""At a table of a server, the terminal shows the board after each event as the server tells it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec import json

from tests.server.showing import Guest, data, happens, seated
from voidlock import angel, hulk
from voidlock.engine import AnyGame
from voidlock.protocol.replies import FromServer
from voidlock.server.log.entries import Answered
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.network.table import AtTable

DECODER = json.Decoder(FromServer)


def hear(sitting: AtTable, guest: Guest) -> None:
    guest.hear()
    for frame in guest.frames:
        sitting._hear(DECODER.decode(frame))
    guest.frames.clear()


@pytest.mark.parametrize(
    "game", [hulk.new("airlock-nine", seed="told"), angel.new(1, seed="told")], ids=["hulk", "angel"]
)
def test_the_board_stays_behind_with_what_a_server_tells(tmp_path: Path, game: AnyGame) -> None:
    room, (_, guest) = seated(game, 1)
    link = read_link("http://localhost:8421/#table=abcdefabcdef")
    seats = Seats(tmp_path, link)
    seats.make(1)
    sitting = AtTable(link, seats, ["Ann"])
    happened, rng = 0, random.Random(2)
    for _ in range(40):
        hear(sitting, guest)
        game = room.table.playing()
        if not game.pending:
            break
        option = rng.choice(game.pending[0].options)
        told = len(game.events)
        recorded = game.clone_recording()
        recorded.apply(1, option.text)
        assert recorded.recorder is not None
        happens(room, Answered(seat=1, answer=option.text))
        hear(sitting, guest)
        for number, view in enumerate(recorded.recorder.views[:-1], start=told + 1):
            frame = sitting.frame(number)
            assert frame is not None
            assert data(frame["open"]) == data(view["open"])
            happened += 1
        assert sitting.frame(len(sitting.events)) is None
        assert sitting.view is not None
        assert data(sitting.view["open"]) == data(room.table.playing().open_part())
    assert happened > 20
