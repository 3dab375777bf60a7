"""At a table of a real server: sitting down, beginning, talking, answering, going back, coming back."""

from __future__ import annotations

import asyncio
import json
import random
import stat
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.server import ServerConnection, serve

from tests.saying import first_line, opening, said
from tests.server.serving import Client, connected, in_a_file, serving
from tests.terminal.screen.acting import Actor, acting
from tests.web.browsing import Server
from voidlock.engine import Reason, Thing
from voidlock.protocol import PROTOCOL
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import Rate
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.network.table import AtTable
from voidlock.terminal.sitting.sitting import Declined
from voidlock.texts import Words

PATIENCE = 60

TEAMS = [["red", "blue"], ["green", "grey"]]

ASKED = "Player 2. Green team: choose an Action card."


def at_table(address: str, table: str, folder: Path, *names: str) -> AtTable:
    link = read_link(
        f"{address.replace('ws://', 'http://').removesuffix('socket')}{f'#table={table}' if table else ''}"
    )
    assert link.socket == address
    return AtTable(link, Seats(folder, link), list(names) or ["Bob"])


async def seen(actor: Actor, text: str) -> str:
    until = asyncio.get_running_loop().time() + PATIENCE
    while text not in " ".join(actor.text().split()):
        assert asyncio.get_running_loop().time() < until, f"{text!r} did not come:\n{actor.text()}"
        await actor.pilot.pause(0.05)
    return actor.text()


@asynccontextmanager
async def met(folder: Path, access: Access | None = None) -> AsyncIterator[tuple[Client, Actor, AtTable]]:
    """Ann at a socket, Bob before a screen, and the first question of their game."""
    async with serving(in_a_file(folder), access=access) as address, met_at(address, folder) as together:
        yield together


@asynccontextmanager
async def met_at(address: str, folder: Path) -> AsyncIterator[tuple[Client, Actor, AtTable]]:
    async with connected(address) as ann:
        table = await ann.open(2, TEAMS, seed="join")
        sitting = at_table(address, table, folder)
        async with acting(sitting) as actor:
            await seen(actor, "Player 2 Bob: you")
            await ann.ask("start")
            await seen(actor, ASKED)
            yield ann, actor, sitting


def served(folder: Path, story: Callable[[Server], Coroutine[None, None, None]]) -> None:
    """With a server in a process of its own."""
    server = Server(folder)
    try:
        asyncio.run(story(server))
    finally:
        server.stop()


@pytest.mark.slow
def test_keys_undo_and_refusals_go_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (_, actor, _):
            await actor.press("1")
            await seen(actor, "Player 2. Grey team: choose an Action card.")
            await actor.press("ctrl+z")
            await seen(actor, ASKED)
            await actor.type("why choose:overwatch")
            await seen(actor, said("reason-card_of_other_team", name="Overwatch"))

    asyncio.run(story())


@pytest.mark.slow
def test_what_happened_is_told_before_the_next_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, sitting):
            actor.app.controller.likings.pace = "slow"
            await actor.pilot.press("1")
            await seen(actor, "Player 2. Grey team: choose an Action card.")
            await actor.pilot.press("1")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[-1])
            # The cards are turned up, and the first of them asks.
            await seen(actor, said("screen-meanwhile"))
            assert actor.app.answers.option_count == 0 and actor.app.log_lines.option_count < len(sitting.events)
            await actor.pilot.press("1")
            await actor.pilot.pause()
            assert sitting.asked is not None and sitting.asked.kind == "place_token"
            assert actor.app.log_lines.option_count == len(sitting.events)
            assert said("screen-meanwhile") not in actor.text()

    asyncio.run(story())


@pytest.mark.slow
def test_who_is_there_and_who_has_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, _):
            await seen(actor, "Player 1 Ann: deciding; Player 2 Bob: deciding")
            for owed in ann.owed(1):
                await ann.answer(owed, owed.texts[0])
            await seen(actor, "Player 1 Ann: has chosen; Player 2 Bob: deciding")
            await ann.socket.close()
            await seen(actor, "Player 1 Ann: away")

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
            await seen(actor, first_line(said("screen-undo-asked", name="Ann")))
            await seen(actor, "2. Decline")
            before = len(sitting.events)
            await actor.press(key)
            await seen(actor, "Player")
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
            await actor.press("ctrl+z")
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


async def in_turn(ann: Client, actor: Actor, sitting: AtTable, enough: Callable[[], bool]) -> None:
    """They play on, for example until one has answered after the other, who would have to ask for an answer back."""
    rng = random.Random(2)
    until = asyncio.get_running_loop().time() + PATIENCE
    while not enough():
        assert asyncio.get_running_loop().time() < until, actor.text()
        owed = ann.owed(1)
        if owed:
            await ann.answer(owed[0], rng.choice(owed[0].texts))
        elif sitting.asked is not None:
            await sitting.answer(sitting.asked, rng.choice(sitting.asked.options))
        with suppress(TimeoutError):
            await asyncio.wait_for(ann.next(), 0.2)


@pytest.mark.slow
def test_the_host_opens_a_table_and_begins_in_the_terminal(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address:
            sitting = at_table(address, "", tmp_path, "Ann")
            sitting.opening.settings = {"merge": "event"}
            async with acting(sitting) as actor:
                told = await seen(actor, "The table is open.")
                assert said("screen-offer-begin") not in told
                await seen(actor, first_line(said("setting-merge-event"), 60))
                async with connected(address) as bob:
                    await bob.join(sitting.link.table, 2, invite=sitting.seats.invite)
                    await seen(actor, f"1. {said('screen-offer-begin')}")
                    await actor.press("1")
                    await bob.hear("state")
                    await seen(actor, "Player 1 Ann")
                    assert sitting.asked is not None or "deciding" in actor.text()
            again = Seats(tmp_path, sitting.link)
            assert again.host and list(again.secrets) == [1]

    asyncio.run(story())


@pytest.mark.slow
def test_the_host_seats_a_bot_and_is_asked_before_the_table_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(in_a_file(tmp_path)) as address,
            acting(at_table(address, "", tmp_path, "Ann")) as actor,
        ):
            await seen(actor, said("screen-offer-bot", bot="brother", seat=("seat", "2")))
            await actor.type("brother:2")
            await seen(actor, "Player 2 brother: bot")
            await actor.type("close")
            await seen(actor, f"Are you sure? 1. Back 2. {said('screen-offer-close')}")
            await actor.press("enter")
            await seen(actor, "The table is open.")
            await actor.type("close")
            await seen(actor, "Are you sure?")
            await actor.press("escape")
            await seen(actor, "The table is open.")
            await actor.type("close")
            await actor.press("2")
            await seen(actor, said("screen-table-closed"))

    asyncio.run(story())


@pytest.mark.slow
def test_two_people_at_one_keyboard_sit_at_a_table(tmp_path: Path) -> None:
    """What one chooses is covered before the other looks; what is open both look at."""

    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
            table = await ann.open(3, [["red", "blue"], ["green", "grey"], ["purple", "yellow"]], seed="join")
            sitting = at_table(address, table, tmp_path, "Bob", "Cid")
            async with acting(sitting) as actor:
                await seen(actor, "Player 2 Bob: you; Player 3 Cid: you")
                await ann.ask("start")
                assert "Block" not in await seen(actor, "Hand the keyboard to Player 2")
                await actor.press("enter")
                assert "Block" in await seen(actor, ASKED)
                await actor.press("1")
                await seen(actor, "Player 2. Grey team: choose")
                await actor.press("1")
                assert "Block" not in await seen(actor, "Hand the keyboard to Player 3")
                await actor.press("enter")
                assert "Block" not in await seen(actor, "Player 3. Yellow team: choose")
                await actor.press("1")
                await seen(actor, "Player 3. Purple team: choose")
                await actor.press("1")
                await seen(actor, "Player 2 Bob: has chosen")
                told = await seen(actor, "Cid: has chosen")
                assert "Block" not in told and opening("terminal-chosen", "card", "team") not in told

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
                await seen(actor, "Player 2 Bob: you")
                await ann.ask("start")
                await seen(actor, ASKED)
                server.kill()
                await seen(actor, said("screen-lost"))
                await actor.pilot.press("1")
                await actor.pilot.pause(0.5)
                await asyncio.to_thread(server.start)
                await seen(actor, "Player 2. Grey team: choose an Action card.")
                assert "lost" not in actor.text()
            async with acting(at_table(address, table, tmp_path)) as actor:
                await seen(actor, "Player 2. Grey team: choose an Action card.")
        assert server.answers(table) == ["2 choose:block"]

    served(tmp_path, story)


@pytest.mark.slow
def test_a_seat_that_was_freed_is_said_and_forgotten(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with connected(address) as ann:
            sitting = at_table(address, await ann.open(2, TEAMS, seed="join"), tmp_path)
            async with acting(sitting) as actor:
                await seen(actor, "Player 2 Bob: you")
                await ann.ask("start")
                await seen(actor, ASKED)
                assert list(sitting.seats.secrets) == [2]
                await ann.ask("free", seat=2)
                await seen(actor, first_line(said("screen-seat-lost", seat=("seat", "2"))))
                assert sitting.seats.secrets == {}
                await seen(actor, "Player 1 Ann: deciding")
                await actor.press("f8")
                await seen(actor, "2. Sit down as Player 2")
                await actor.press("2")
                await seen(actor, first_line(said("screen-asking", seat=("seat", "2"))))
                await ann.ask("admit", seat=2, yes=True)
                await seen(actor, "Player 2 Bob")
                assert "(before: Bob)" in " ".join(actor.text().split())
                assert list(sitting.seats.secrets) == [2]

    served(tmp_path, story)


@pytest.mark.slow
def test_where_the_host_plays_again_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, sitting):
            await ann.ask("close")
            assert ASKED not in " ".join((await seen(actor, said("screen-table-closed"))).split())
            async with connected(sitting.link.socket) as again:
                new = await again.open(after=ann.host)
            await seen(actor, first_line(said("terminal-next-table", command="voidlock", link=""), 60))
            (farewell,) = sitting.farewell(Words("en"))
            link = read_link(farewell.split()[-1])
            assert (link.table, link.socket, link.seats) == (new, sitting.link.socket, {})

    asyncio.run(story())


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


def test_nothing_is_said_to_a_server_of_another_protocol(tmp_path: Path) -> None:
    said: list[str | bytes] = []

    async def greet(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL + 1, "version": "99", "rules": {}}))
        said.extend([frame async for frame in socket])

    async def story() -> None:
        async with serve(greet, "localhost", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            sitting = at_table(f"ws://localhost:{port}/socket", "0123456789ab", tmp_path)
            await asyncio.wait_for(sitting.connection.stay(), PATIENCE)
        assert sitting.refused == Reason("table_other_protocol")

    asyncio.run(story())
    assert said == []


def test_secrets_are_for_their_owner_alone(tmp_path: Path) -> None:
    link = read_link("https://example.org/play/#table=0123456789ab")
    assert link.socket == "wss://example.org/play/socket"
    secret = Seats(tmp_path, link).make(2)
    path = tmp_path / "tables" / "0123456789ab.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert json.loads(path.read_text(encoding="utf-8")) == {"seats": {"2": secret}, "host": "", "invite": ""}
    assert Seats(tmp_path, link).secrets == {2: secret}


def test_a_private_link_brings_its_secrets_along(tmp_path: Path) -> None:
    link = read_link(
        "http://localhost:8421/#table=0123456789ab&seat3=abcdefghijklmnopqrstuv&host=bcdefghijklmnopqrstuvw"
    )
    kept = Seats(tmp_path, link)
    assert kept.secrets == {3: "abcdefghijklmnopqrstuv"}
    assert kept.host == "bcdefghijklmnopqrstuvw"
    assert link.page == "http://localhost:8421/#table=0123456789ab"


@pytest.mark.parametrize(
    "text", ["", "leon", "http://localhost/#leon", "ftp://localhost/#table=0123456789ab", "http://[/#"]
)
def test_what_is_no_link_is_said(text: str) -> None:
    with pytest.raises(Declined):
        read_link(text)


@pytest.mark.slow
def test_the_host_gives_a_bots_seat_to_who_asks_for_it(tmp_path: Path) -> None:
    """Ann plays with a bot in the terminal; Bob comes by the link to join, after one who may only watch."""

    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address:
            sitting = at_table(address, "", tmp_path / "ann", "Ann")
            async with acting(sitting) as actor:
                await seen(actor, "Player 1 Ann: you")
                assert sitting.link.invitation.startswith(f"{sitting.link.page}&invite=")
                assert sitting.info is not None and sitting.info.fair_dice is not None
                await actor.type("dice For the Emperor")
                await seen(actor, "Player 1 added to the seed: For the Emperor")
                assert sitting.info.fair_dice.words == {"1": "For the Emperor"}
                await actor.type("brother:2")
                await actor.type("begin")
                await seen(actor, "Player 1")
                async with connected(address) as cat:
                    assert (await cat.join(sitting.link.table, 2))["id"] == "table_no_invitation"
                async with connected(address) as bob:
                    fields = {"seat": 2, "name": "Bob", "secret": bob.secret, "invite": sitting.link.invite}
                    await bob.send("join", table=sitting.link.table, **fields)
                    assert (await bob.hear("entered"))["asking"] == [2]
                    await seen(actor, said("screen-seat-asked", name="Bob", seat=Thing("seat", "2")))
                    await actor.type("admit:2")
                    while not bob.last["entered"]["seats"]:
                        await bob.next()

    asyncio.run(story())


def test_a_link_to_join_keeps_its_invitation_and_one_to_watch_has_none(tmp_path: Path) -> None:
    invite = "i" * 32
    link = read_link(f"https://voidlock.example/#table=0123456789ab&invite={invite}")
    assert (link.invite, link.page) == (invite, "https://voidlock.example/#table=0123456789ab")
    assert read_link(link.invitation) == link
    Seats(tmp_path, link)
    assert Seats(tmp_path, read_link(link.page)).invite == invite
