"""At a table of a real server: sitting down, beginning, talking, answering, going back, coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import websockets

from tests.saying import first_line, said
from tests.server.gathering import until
from tests.server.serving import Client, items, table
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.joining import ASKED, PATIENCE, TEAMS, at_table, in_turn, met, met_at, seen, served
from tests.web.browsing import Server
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import Rate


@pytest.mark.slow
def test_keys_undo_and_refusals_go_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (_, actor, _):
            await actor.press("1")
            await seen(actor, "Bob (2). Grey team: choose an Action card.")
            await actor.press("u")
            await seen(actor, ASKED)
            await actor.type("why choose:overwatch")
            await seen(actor, said("reason-card_of_other_team", name="Overwatch"))

    asyncio.run(story())


@pytest.mark.slow
def test_who_is_there_and_who_has_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, _):
            await seen(actor, "Ann (1): deciding; Bob (2): deciding")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[0])
            await seen(actor, "Ann (1): has chosen; Bob (2): deciding")
            await ann.socket.close()
            await seen(actor, "Ann (1): away")

    asyncio.run(story())


@pytest.mark.slow
def test_they_talk(tmp_path: Path) -> None:
    talkative = Access(Limits(chats=Rate(1000, 1.0, 1000)))

    async def story() -> None:
        async with met(tmp_path, talkative) as (ann, actor, _):
            await ann.ask("chat", seat=1, text="I hold the left side.")
            await seen(actor, "Ann: I hold the left side.")
            await actor.pilot.press("f9")
            await actor.type("Good.")
            assert (await ann.hear("talk"))["text"] == "Good."
            await seen(actor, "Bob: Good.")
            for number in range(25):
                await ann.ask("chat", seat=1, text=f"line {number}")
            assert "I hold the left side." not in await seen(actor, "Ann: line 24")
            await actor.press(*["pageup"] * 3)
            assert "I hold the left side." in actor.text()

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize(("key", "back"), [("1", True), ("2", False)])
def test_an_undo_is_agreed_to_or_declined(tmp_path: Path, key: str, back: bool) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, sitting):
            for _ in range(2):
                await actor.press("1")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[-1])
            await in_turn(ann, actor, sitting, lambda: ann.last["state"]["undo"] == "ask")
            await ann.ask("undo")
            proposal = table((await until(ann, lambda info: info["proposal"] is not None, "table"))["proposal"])
            gone = len(items(proposal["answers"]))
            await seen(actor, first_line(said("screen-undo-asked", name="Ann", number=gone, others=1)))
            await seen(actor, "2. Decline")
            before = len(sitting.events)
            await actor.press(key)
            await seen(actor, "Ann (1)")
            while ann.last["table"]["proposal"] is not None:
                await ann.next()
            assert (len(sitting.events) < before) == back

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("yes", [True, False])
def test_a_player_who_asked_for_an_undo_hears_the_answer(tmp_path: Path, yes: bool) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, sitting):
            await actor.press("1")
            await actor.press("1")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[-1])
            await in_turn(ann, actor, sitting, lambda: sitting.state is not None and sitting.state.undo == "ask")
            await actor.press("u")
            await seen(actor, first_line(said("screen-undo-waits")))
            before = len(sitting.events)
            await ann.ask("agree", yes=yes)
            if yes:
                while len(sitting.events) >= before:
                    await actor.settle()
                assert first_line(said("screen-undo-declined"), 20) not in actor.text()
            else:
                await seen(actor, first_line(said("screen-undo-declined")))
                assert len(sitting.events) == before

    asyncio.run(story())


@pytest.mark.slow
def test_it_comes_back_to_its_seat_when_the_server_is_killed(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with websockets.connect(address) as socket:
            ann = Client(socket)
            table = await ann.open(2, TEAMS, seed="join")
            sitting = at_table(address, table, tmp_path)
            async with acting(sitting) as actor:
                await seen(actor, "Bob (2): you")
                await ann.ask("start")
                await seen(actor, ASKED)
                server.kill()
                await seen(actor, said("screen-lost"))
                await actor.pilot.press("1")
                await actor.pilot.pause(0.5)
                await asyncio.to_thread(server.start)
                await seen(actor, "Bob (2). Grey team: choose an Action card.")
                assert "lost" not in actor.text()
            async with acting(at_table(address, table, tmp_path)) as actor:
                await seen(actor, "Bob (2). Grey team: choose an Action card.")
        assert server.answers(table) == ["2 choose:block"]

    served(tmp_path, story)


@pytest.mark.slow
def test_a_past_board_and_the_file_come_from_the_server(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with met_at(f"ws://127.0.0.1:{server.port}/socket", tmp_path) as (ann, actor, _):
            await actor.press("1")
            await actor.press("1")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[-1])
            await seen(actor, "Resolve Actions Phase.")
            await actor.press("f7", "home")
            await seen(actor, "The board as it was.")
            until = asyncio.get_running_loop().time() + PATIENCE
            while "Resolve Actions Phase" in actor.text().splitlines()[1]:
                assert asyncio.get_running_loop().time() < until, actor.text()
                await actor.pilot.pause(0.05)
            await actor.press("escape")
            assert "Resolve Actions Phase" in actor.text().splitlines()[0]
            await actor.type(f"save {tmp_path / 'game.json'}")
            await seen(actor, first_line(said("reason-table_file_later")))

    served(tmp_path, story)
