"""Line mode with others: bots at the same game, people at a server's table, a Librarian who is asked."""

from __future__ import annotations

import asyncio
import io
import os
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.serving import connected, in_a_file, serving
from tests.terminal.conversation import finished, run, running
from tests.terminal.full_screen.joining import ASKED, PATIENCE, TEAMS, at_table
from voidlock.engine import read_file
from voidlock.games.angel.kit import KIT
from voidlock.terminal.console import Console
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.network.table import AtTable
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import open_game
from voidlock.terminal.sessions.local import read_kept_bots
from voidlock.texts import Words

ENGLISH = Words("en")


def test_bots_play_along(tmp_path: Path) -> None:
    """The bot picks its teams and cards; the person is asked for their own alone, and nothing has to be hidden."""
    setup = ("play", "--plain", "--players", "2", "--bots", "2=random", "--teams", "red,blue/green,grey", "--seed", "3")
    done = run(tmp_path, *setup, typed="1\n1\nodds\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Player 2. " not in done.stdout and "Hand the keyboard" not in done.stdout
    assert "Player 1. Red team: choose an Action card." in done.stdout
    assert "Resolve Actions Phase" in done.stdout and ENGLISH.say("screen-odds-on") in done.stdout
    (kept,) = running(tmp_path)
    assert read_kept_bots(kept) == {2: "random"}
    assert KIT.load(read_file(kept))[0].state.round == 1
    again = run(tmp_path, "play", "--plain")
    assert "Player 2. " not in again.stdout and "Player 1. " in again.stdout


def test_a_bot_plays_a_mission_to_its_end(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--plain", "--mission", "airlock-nine", "--bots", "random", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert not running(tmp_path)
    game, _ = open_game(finished(tmp_path)[0])
    assert ENGLISH.name("result", game.result) in done.stdout
    assert str(finished(tmp_path)[0]) in done.stdout


def test_a_program_without_input_gives_up_on_a_server_that_does_not_answer(tmp_path: Path) -> None:
    link = read_link("http://127.0.0.1:9/#table=0123456789ab")
    table, target = AtTable(link, Seats(tmp_path, link), ["Ann"]), io.StringIO()
    assert LineMode(table, ENGLISH, Console(io.BytesIO(), target)).play() == 1
    told = target.getvalue()
    assert told.count(ENGLISH.say("screen-connecting", host=link.host)) == 1
    assert told.count(ENGLISH.say("screen-unreached", host=link.host)) == 1


class Bob:
    """A player who types into a pipe and reads what line mode writes."""

    def __init__(self, address: str, table: str, folder: Path) -> None:
        read, self._write = os.pipe()
        self._source, self._target = os.fdopen(read, "rb"), io.StringIO()
        self.mode = LineMode(
            at_table(address, table, folder), ENGLISH, Console(self._source, self._target, person=True)
        )
        self._read = 0

    async def type(self, line: str) -> None:
        os.write(self._write, line.encode() + b"\n")

    async def reads(self, text: str) -> str:
        """Wait until this is written behind what was read before."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while text not in self._target.getvalue()[self._read :]:
            assert asyncio.get_running_loop().time() < until, f"{text!r} did not come:\n{self._target.getvalue()}"
            await asyncio.sleep(0.02)
        told = self._target.getvalue()[self._read :]
        self._read += len(told)
        return told

    def leave(self) -> None:
        os.close(self._write)
        self._source.close()


@pytest.mark.slow
def test_a_table_of_a_server_in_lines(tmp_path: Path) -> None:
    """Bob waits in the lobby, answers, talks, sees what Ann does while he is at the prompt, and leaves."""

    async def story() -> None:
        with ExitStack() as leaving:
            await with_ann(leaving)

    async def with_ann(leaving: ExitStack) -> None:
        async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
            table = await ann.open(2, TEAMS, seed="join")
            bob = Bob(address, table, tmp_path)
            leaving.callback(bob.leave)
            playing = asyncio.create_task(asyncio.to_thread(bob.mode.play))
            await bob.reads(ENGLISH.say("screen-offer-give_up", seat="Bob (2)"))
            await ann.ask("start")
            await bob.reads(ASKED)
            await bob.type("1")
            await bob.reads("Bob (2). Grey team: choose an Action card.")
            await bob.type("undo")
            await bob.reads(ASKED)
            await bob.type("why choose:overwatch")
            await bob.reads("Overwatch")
            await bob.type("1")
            await bob.reads("Bob (2). Grey team: choose an Action card.")
            await bob.type("1")
            await bob.reads("is deciding.")
            await bob.type("say For the Emperor!")
            await bob.reads("Bob: For the Emperor!")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[-1])
            await bob.reads("Resolve Actions Phase")
            await bob.type("quit")
            assert await playing == 0

    asyncio.run(story())
