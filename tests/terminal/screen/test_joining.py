"""At a table of a real server: sitting down, answering, coming back."""

from __future__ import annotations

import asyncio
import json
import random
import stat
from pathlib import Path

import pytest
import websockets

from tests.server.serving import Client, in_a_file, serving
from tests.terminal.screen.acting import Actor, acting
from voidlock.terminal.screen.links import Seats, read_link
from voidlock.terminal.screen.sitting import Declined
from voidlock.terminal.screen.table import AtTable

PATIENCE = 60


def at_table(address: str, table: str, folder: Path, name: str = "Bob") -> AtTable:
    link = read_link(f"{address.replace('ws://', 'http://').removesuffix('socket')}#table={table}")
    assert link.socket == address
    return AtTable(link, Seats(folder, link), name)


async def seen(actor: Actor, text: str) -> str:
    until = asyncio.get_running_loop().time() + PATIENCE
    while text not in actor.text():
        assert asyncio.get_running_loop().time() < until, actor.text()
        await actor.pilot.pause(0.05)
    return actor.text()


@pytest.mark.slow
def test_somebody_in_a_browser_and_somebody_in_a_terminal_finish_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address, websockets.connect(address) as socket:
            ann = Client(socket)
            table = await ann.open(2, [["red", "blue"], ["green", "grey"]], seed="join")
            sitting = at_table(address, table, tmp_path)
            async with acting(sitting) as actor:
                await seen(actor, "Player 2: Bob")
                await ann.ask("start")
                playing = asyncio.create_task(ann.play(1, random.Random(3)))
                await seen(actor, "Player 2. Green team: choose an Action card.")
                rng = random.Random(4)
                until = asyncio.get_running_loop().time() + 10 * PATIENCE
                while "The game is over" not in actor.text():
                    assert asyncio.get_running_loop().time() < until
                    choice = sitting.asked
                    if choice is None:
                        await actor.pilot.pause(0.02)
                    else:
                        await sitting.answer(choice, rng.choice(choice.options))
                await playing
                assert ann.result

    asyncio.run(story())


@pytest.mark.slow
def test_keys_undo_and_refusals_go_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address, websockets.connect(address) as socket:
            ann = Client(socket)
            table = await ann.open(2, [["red", "blue"], ["green", "grey"]], seed="join")
            async with acting(at_table(address, table, tmp_path)) as actor:
                await seen(actor, "Player 2: Bob")
                await ann.ask("start")
                await seen(actor, "Player 2. Green team: choose an Action card.")
                await actor.press("1")
                await seen(actor, "Player 2. Grey team: choose an Action card.")
                await actor.press("ctrl+z")
                await seen(actor, "Player 2. Green team: choose an Action card.")
                await actor.type("why choose:overwatch")
                await seen(actor, "Overwatch is")

    asyncio.run(story())


@pytest.mark.slow
def test_it_comes_back_to_its_seat_when_the_connection_breaks(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address, websockets.connect(address) as socket:
            ann = Client(socket)
            table = await ann.open(2, [["red", "blue"], ["green", "grey"]], seed="join")
            sitting = at_table(address, table, tmp_path)
            async with acting(sitting) as actor:
                await seen(actor, "Player 2: Bob")
                await ann.ask("start")
                await seen(actor, "Player 2. Green team: choose an Action card.")
                assert sitting._socket is not None
                await sitting._socket.close()
                await seen(actor, "The connection is lost")
                await actor.press("1")
                await seen(actor, "Player 2. Grey team: choose an Action card.")
            async with acting(at_table(address, table, tmp_path)) as actor:
                await seen(actor, "Player 2. Grey team: choose an Action card.")

    asyncio.run(story())


def test_secrets_are_for_their_owner_alone(tmp_path: Path) -> None:
    link = read_link("https://example.org/play/#table=0123456789ab")
    assert link.socket == "wss://example.org/play/socket"
    secret = Seats(tmp_path, link).make(2)
    path = tmp_path / "tables" / "0123456789ab.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert json.loads(path.read_text(encoding="utf-8")) == {"seats": {"2": secret}}
    assert Seats(tmp_path, link).secrets == {2: secret}


def test_a_private_link_brings_its_secret_along(tmp_path: Path) -> None:
    link = read_link("http://localhost:8421/#table=0123456789ab&seat3=abcdefghijklmnopqrstuv")
    assert Seats(tmp_path, link).secrets == {3: "abcdefghijklmnopqrstuv"}


@pytest.mark.parametrize("text", ["", "leon", "http://localhost/", "ftp://localhost/#table=0123456789ab", "http://[/#"])
def test_what_is_no_link_is_said(text: str) -> None:
    with pytest.raises(Declined):
        read_link(text)
