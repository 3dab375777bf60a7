"""Links and secrets: what a link holds, what is kept of it, and what is no link."""

from __future__ import annotations

import asyncio
import io
import json
import stat
from base64 import b64decode
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.saying import first_line, said
from tests.server.serving import connected
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.joining import ASKED, PATIENCE, TEAMS, at_table, seen, served
from tests.terminal.model.table import at_home, new
from tests.web.browsing import Server
from voidlock.engine import Reason
from voidlock.engine.fair_dice import hash_of
from voidlock.protocol.messages import PROTOCOL, FairDiceInfo, Options, SeatInfo
from voidlock.protocol.replies import TableInfo
from voidlock.terminal.console import Console
from voidlock.terminal.full_screen.app import GameScreen
from voidlock.terminal.menu.on_screen import OnScreen
from voidlock.terminal.menu.start import Start
from voidlock.terminal.model.emitted import Copied
from voidlock.terminal.model.session import Declined
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.network.lobby import around
from voidlock.terminal.network.table import AtTable
from voidlock.terminal.plain.mode import LineMode
from voidlock.texts import LANGUAGES, Words
from voidlock.words.columns import columns_of, wrap


@pytest.mark.slow
def test_a_seat_that_was_freed_is_said_and_forgotten(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        address = f"ws://127.0.0.1:{server.port}/socket"
        async with connected(address) as ann:
            sitting = at_table(address, await ann.open(2, TEAMS, seed="join"), tmp_path)
            async with acting(sitting) as actor:
                await seen(actor, "Bob (2): you")
                await ann.ask("start")
                await seen(actor, ASKED)
                assert list(sitting.seats.secrets) == [2]
                await ann.ask("free", seat=2)
                await seen(actor, first_line(said("screen-seat-lost", seat=("seat", "2"))))
                assert sitting.seats.secrets == {}
                await seen(actor, "Ann (1): deciding")
                await actor.press("f8")
                await seen(actor, "2. Sit down as Player 2")
                await actor.press("2")
                await seen(actor, first_line(said("screen-asking", seat=("seat", "2"))))
                await ann.ask("admit", seat=2, yes=True)
                await seen(actor, "Bob (2)")
                assert "(before: Bob)" in " ".join(actor.text().split())
                assert list(sitting.seats.secrets) == [2]

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
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "seats": {"2": secret},
        "host": "",
        "invite": "",
        "hash": "",
    }
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
    "text",
    [
        *("", "leon", "http://localhost/#leon", "ftp://localhost/#table=0123456789ab", "http://[/#"),
        *("http://localhost/nope", "http://localhost/nope#", "http://localhost/?table=0123456789ab"),
    ],
)
def test_what_is_no_link_is_said(text: str) -> None:
    with pytest.raises(Declined):
        read_link(text)


@pytest.mark.parametrize("text", ["http://localhost:8421", "http://localhost:8421/", "https://example.org/voidlock/"])
def test_the_address_of_a_server_alone_opens_a_table(text: str, tmp_path: Path) -> None:
    link = read_link(text)
    assert (link.table, link.place) == ("", f"{text.removesuffix('/')}/")
    status = AtTable(link, Seats(tmp_path, link), ["Ann"]).status(Words("en"))
    assert status == said("screen-opening", host=link.host)


def test_an_invitation_fits_a_line_and_has_128_bits(tmp_path: Path) -> None:
    link = read_link("http://255.255.255.255:65535/#table=0123456789ab")
    invite = Seats(tmp_path, link).make_invite()
    assert len(b64decode(invite + "==", altchars="-_")) * 8 == 128
    shown = link._replace(invite=invite).invitation
    for words in (Words("en"), Words("ja")):
        told = words.say("screen-table-host", {"link": shown, "watch": link.page, "dice": "fair"})
        assert {shown, link.page} <= set(wrap(told, 80))


@pytest.mark.parametrize("size", [(80, 24), (80, 40)])
def test_the_invitation_is_whole_on_a_screen_of_80_columns(tmp_path: Path, size: tuple[int, int]) -> None:
    """A server at home has an address of numbers; a frame would take four columns of its link."""

    class Lobby(AtTable):
        async def begin(self) -> None:
            seats = [SeatInfo(number=1, holder="person", name="Ann"), SeatInfo(number=2, holder="nobody")]
            self._hear(TableInfo(status="open", options=Options(), seats=seats))

    link = read_link(f"http://255.255.255.255:65535/#table=0123456789ab&invite={'i' * 22}")

    async def play() -> None:
        async with acting(Lobby(link, Seats(tmp_path, link), []), size=size) as actor:
            assert {link.invitation, link.page} <= {line.strip() for line in actor.text().splitlines()}

    asyncio.run(play())


def test_a_guest_may_wait_and_copy_the_link() -> None:
    link = read_link(f"http://localhost/#table=0123456789ab&invite={'i' * 22}")
    seats = [SeatInfo(number=1, holder="person", name="Ann"), SeatInfo(number=2, holder="person", name="Bob")]
    info = TableInfo(status="open", options=Options(), seats=seats)
    guest, host = around(info, [2], link, host=False), around(info, [1], link, host=True)
    assert [offer.text for offer in guest.offers] == ["wait", "copy", "give_up:2"]
    assert [offer.text for offer in host.offers][:2] == ["begin", "copy"]


def test_what_is_copied_goes_to_the_clipboard_or_is_a_line_of_its_own(tmp_path: Path) -> None:
    """By OSC 52, which Textual writes; plain lines have no clipboard."""
    link = read_link(f"http://localhost/#table=0123456789ab&invite={'i' * 22}")
    table = AtTable(link, Seats(tmp_path, link), ["Bob"])
    assert table.to_copy == link.invitation

    async def play() -> None:
        async with acting(at_home(new())) as actor:
            actor.app.controller.output.emit(Copied(table.to_copy))
            assert actor.app.clipboard == link.invitation
            assert said("screen-copied") in await actor.settle()

    asyncio.run(play())
    target = io.StringIO()
    LineMode(table, Words("en"), Console(io.BytesIO(), target)).controller.output.emit(Copied(table.to_copy))
    assert target.getvalue() == f"{link.invitation}\n"


def test_the_way_back_to_a_table_is_a_whole_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A terminal would break it at its edge, and what is copied by mouse would lead nowhere."""

    def leave(screen: GameScreen) -> int:
        screen.farewell = screen.sitting.farewell(screen.controller.words)
        return 0

    monkeypatch.setattr(GameScreen, "run_screen", leave)
    monkeypatch.setenv("COLUMNS", "80")
    link = read_link("http://localhost:8421/#table=0123456789ab")
    table = AtTable(link, Seats(tmp_path, link), ["Ann"])
    table.held = [1]
    for language in LANGUAGES:
        OnScreen(Words(language), tmp_path).run(Start(table))
        told = capsys.readouterr().out.splitlines()
        assert all(columns_of(line) <= 80 for line in told) and any(link.page in line for line in told)


def test_nothing_is_taken_back_before_a_table_begins(tmp_path: Path) -> None:
    link = read_link("http://localhost:8421/#table=0123456789ab")
    table = AtTable(link, Seats(tmp_path, link), ["Ann"])
    table.held = [1]
    assert not table.can_undo


def test_a_link_to_join_keeps_its_invitation_and_one_to_watch_has_none(tmp_path: Path) -> None:
    invite = "i" * 32
    link = read_link(f"https://voidlock.example/#table=0123456789ab&invite={invite}")
    assert (link.invite, link.page) == (invite, "https://voidlock.example/#table=0123456789ab")
    assert read_link(link.invitation) == link
    Seats(tmp_path, link)
    assert Seats(tmp_path, read_link(link.page)).invite == invite


@pytest.mark.parametrize(
    ("shown", "secret", "fair"),
    [(hash_of("s"), "s", True), (hash_of("s"), "t", False), (hash_of("t"), "s", False), (hash_of("t"), "t", False)],
)
def test_the_hash_that_was_seen_first_is_kept_and_compared(tmp_path: Path, shown: str, secret: str, fair: bool) -> None:
    def info(status: str, dice: FairDiceInfo) -> TableInfo:
        return TableInfo(status=status, options=Options(), seats=[], fair_dice=dice)

    async def story() -> None:
        before = at_table("ws://localhost:1/socket", "abcdefabcdef", tmp_path)
        before._hear(info("open", FairDiceInfo(hash=hash_of("s"))))
        after = at_table("ws://localhost:1/socket", "abcdefabcdef", tmp_path)
        after._hear(info("open", FairDiceInfo(hash=shown)))
        after._hear(info("over", FairDiceInfo(hash=shown, secret=secret)))
        assert after.fair is fair
        words = Words("en")
        told = words.say("web-dice-same" if fair else "web-dice-differ")
        assert told in after.farewell(words) and told in await after.dice("", words)
        assert fair or after.trouble(words) == told

    asyncio.run(story())
