"""Floods on real sockets: too many pings, fragments, headers, tables; each ends with a reason, nobody else notices."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import thread_time

import pytest
import websockets

from tests.asynchronous import asynchronous, eventually
from tests.server.deaf import narrow
from tests.server.serving import Client, connected, in_a_file, serving, table
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import UNLIMITED, Rate
from voidlock.server.log.entries import AnyEntry
from voidlock.server.operations.event_log import ADDRESS
from voidlock.server.operations.metrics import REFUSALS
from voidlock.server.operations.refusals import refusals
from voidlock.server.processes.event_loop import run_fast
from voidlock.server.processes.game_process import PASSING_ON, GameServer
from voidlock.server.tables.room import Room

ELSEWHERE = "127.0.0.2"
"""What the server takes for another computer."""

UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(bytes(16)) + b"\r\n"
)

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

POST = b"POST /missions HTTP/1.1\r\nHost: localhost\r\n"

PING, TEXT_BEGINS, EMPTY_FRAGMENT = b"\x89\x80" + bytes(4), b"\x01\x81" + bytes(4) + b"{", b"\x00\x80" + bytes(4)


class Line:
    """Raw bytes to the server and back."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def say(self, data: bytes) -> None:
        self._writer.write(data)

    def close(self) -> None:
        self._writer.close()

    async def answered(self) -> bool:
        """Whether a page is sent that is asked for."""
        self.say(HEALTH)
        return (await self.rest(b"ok\n")).startswith(b"HTTP/1.1 200")

    async def until(self, mark: bytes) -> bytes:
        async with asyncio.timeout(20):
            return await self._reader.readuntil(mark)

    async def rest(self, mark: bytes = b"") -> bytes:
        """Everything until the server closes, or until the mark."""
        found = b""
        try:
            async with asyncio.timeout(20):
                while not (mark and mark in found) and (more := await self._reader.read(1 << 16)):
                    found += more
        except ConnectionError:
            pass
        return found

    async def flood(self, data: bytes, times: int = 10_000) -> None:
        """Send it as long as the server takes it."""
        try:
            for _ in range(times):
                self._writer.write(data)
                await self._writer.drain()
        except ConnectionError:
            pass


@asynccontextmanager
async def line_to(address: str, opening: bytes = b"", source: str = "127.0.0.1") -> AsyncIterator[Line]:
    port = int(address.rpartition(":")[2].partition("/")[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(opening)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


@pytest.fixture(autouse=True)
def _nothing_refused_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    REFUSALS.clear()
    monkeypatch.setattr(refusals, "_now", Counter())


def refused() -> dict[str, float]:
    """What the server has counted, by kind."""
    return {sample.labels["kind"]: sample.value for metric in REFUSALS.collect() for sample in metric.samples}


async def plays_on(guest: Client) -> None:
    assert (await guest.ask("chat", seat=1, text="Still here."))["type"] == "told"


@pytest.mark.parametrize(
    ("frames", "kind"),
    [(PING * 2000, "pings"), (TEXT_BEGINS + EMPTY_FRAGMENT * 2000, "fragments")],
    ids=["pings", "fragments"],
)
@asynchronous
async def test_a_flood_of_frames_is_slowed_down_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frames: bytes, kind: str
) -> None:
    """With the policy's close code and the limit that was broken; a table beside it plays on."""
    monkeypatch.setattr("voidlock.server.net.websocket_protocol.LONGEST_PAUSE", 0.05)
    limits = Limits(first_seconds=60, pings=Rate(2, 1.0, 20 if kind == "pings" else 1000))
    async with serving(in_a_file(tmp_path), access=Access(limits)) as address, connected(address) as ann:
        await ann.open()
        async with line_to(address, UPGRADE + b"\r\n") as line:
            await line.until(b'"hello"')
            flooding = asyncio.create_task(line.flood(frames))
            heard = await line.rest()
            await plays_on(ann)
            assert b"\x03\xf0limit " + kind.encode() in heard
            await flooding
        assert refused()[kind] >= 1


@asynchronous
async def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        for _ in range(10):
            await asyncio.wait_for(await ann.socket.ping(), 10)
        await plays_on(ann)


@pytest.mark.parametrize(
    ("opening", "flood", "status", "kind"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"a: b\r\n" * 1000, b"431", "header_bytes"),
        (b"GET /", b"x" * 4000, b"431", "header_bytes"),
        (POST + b"Content-Length: 9999999\r\n\r\n", b"x" * 4000, b"413", "body_bytes"),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\na\r\n" * 1000, b"413", "body_bytes"),
        (b"\x16\x03\x01\x02", b"\x00" * 100, b"400", "bad_request"),
    ],
    ids=["headers", "path", "body", "chunks", "not HTTP"],
)
@asynchronous
async def test_endless_requests_end(tmp_path: Path, opening: bytes, flood: bytes, status: bytes, kind: str) -> None:
    async with serving(in_a_file(tmp_path)) as address, line_to(address, opening) as line:
        flooding = asyncio.create_task(line.flood(flood))
        assert (await line.rest()).startswith(b"HTTP/1.1 " + status)
        await flooding
        assert refused()[kind] == 1


@asynchronous
async def test_pipelined_requests_are_all_answered(tmp_path: Path) -> None:
    """However many come at once, and whatever pieces they are parsed in."""
    async with serving(in_a_file(tmp_path)) as address, line_to(address) as line:
        await line.flood(HEALTH * 100, times=1)
        for _ in range(100):
            assert b" 200 " in await line.until(b"ok\n")


@asynchronous
async def test_an_address_that_keeps_offending_is_shut_out(tmp_path: Path) -> None:
    """For a while; others are not."""
    access = Access(Limits(address_offences=Rate(1, 3600.0, 2)))
    async with serving(in_a_file(tmp_path), access=access) as address:
        heard = []
        for _ in range(4):
            async with line_to(address, b"nonsense\r\n\r\n", ELSEWHERE) as line:
                heard.append((await line.rest())[9:12])
        assert heard == [b"400", b"400", b"", b""]
        async with line_to(address, HEALTH, "127.0.0.3") as line:
            await line.until(b"ok\n")
        assert refused()["address_offences"] == 2


@asynchronous
async def test_a_name_or_a_page_that_is_not_ours_is_refused_in_plain_words(tmp_path: Path) -> None:
    """For pages and for the socket; DNS rebinding gets nowhere, nor does a stranger's page that posts to us."""
    trial = b"POST /missions/trial HTTP/1.1\r\nContent-Length: 0\r\nHost: localhost:8421\r\n"
    async with serving(in_a_file(tmp_path), access=Access(host_names=("games.example.org",))) as address:
        for head, status in (
            (b"GET /healthz HTTP/1.1\r\nHost: evil.example:80\r\n\r\n", b"421"),
            (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", b"400"),
            (b"GET /healthz HTTP/1.1\r\nHost: games.example.org\r\n\r\n", b"200"),
            (UPGRADE.replace(b"localhost", b"evil.example") + b"\r\n", b"421"),
            (b"GET /healthz HTTP/1.1\r\n\r\n", b"400"),
            (b"GET /healthz HTTP/1.0\r\n\r\n", b"200"),
            (UPGRADE + b"Origin: http://[::1\r\n\r\n", b"403"),
            (trial + b"\r\n", b"200"),
            (trial + b"Origin: http://localhost:8421\r\nSec-Fetch-Site: same-origin\r\n\r\n", b"200"),
            (trial + b"Origin: http://localhost:3000\r\nSec-Fetch-Site: same-site\r\n\r\n", b"403"),
            (trial + b"Origin: null\r\n\r\n", b"403"),
            (trial + b"Sec-Fetch-Site: cross-site\r\n\r\n", b"403"),
            (trial.replace(b"/trial", b"") + b"Origin: http://evil.example\r\n\r\n", b"403"),
            (b"GET /missions HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\n\r\n", b"200"),
        ):
            async with line_to(address, head) as line:
                heard = await line.until(b"\r\n\r\n")
                assert heard[9:12] == status, head
                if status == b"421":
                    assert b"--host-name evil.example" in await line.until(b"\n")
        assert refused() == {"host": 4, "origin": 5}


# ---------------------------------------------------------------------- budgets of an address


@asynccontextmanager
async def caller(address: str, source: str = ELSEWHERE) -> AsyncIterator[Client]:
    async with websockets.connect(address, max_size=None, local_addr=(source, 0)) as socket:
        client = Client(socket)
        await client.hear("hello")
        yield client


async def opening(eve: Client, **more: object) -> str:
    """Open a table; the id of the refusal, or nothing."""
    options = {"players": 1, "teams": "random"}
    await eve.send("open", name="Eve", host=eve.host, secret=eve.secret, options=options, **more)
    return str((await eve.hear("entered", "refusal")).get("id", ""))


@asynchronous
async def test_an_address_opens_so_many_tables(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The operator is told once, with the address."""
    access = Access(Limits(address_tables=Rate(1, 3600.0, 2)))
    async with serving(in_a_file(tmp_path), access=access) as address:
        found = []
        for _ in range(4):
            async with caller(address) as eve:
                found.append(await opening(eve))
        assert found == ["", "", "table_too_many_tables", "table_too_many_tables"]
        async with connected(address) as ann:
            assert await opening(ann) == ""
        assert refused()["table_too_many_tables"] == 2
    (told,) = [vars(record)["fields"] for record in caplog.records if record.levelno == logging.WARNING]
    assert (told["kind"], told["address"]) == ("table_too_many_tables", ELSEWHERE)


CHAT = {"type": "chat", "seat": 1, "text": "x" * 80}


@pytest.mark.parametrize(
    ("limits", "wish", "granted", "reason"),
    [
        (Limits(address_cpu=Rate(1e-6, 3600.0, 1e-9)), CHAT, 0, "table_too_much_time"),
        (Limits(address_bytes=Rate(1, 3600.0, 3000)), CHAT, 1, "table_too_much_saved"),
        (Limits(address_thoughts=Rate(1, 3600.0, 1)), {"type": "odds", "seat": 1}, 1, "table_too_many_thoughts"),
        (Limits(chats=Rate(1, 3600.0, 2)), CHAT, 2, "table_too_fast"),
        # Everybody at the table is shown a name, as what is said.
        (Limits(chats=Rate(1, 3600.0, 2)), {"type": "rename", "seat": 1, "name": "Eva"}, 2, "table_too_fast"),
        (Limits(table_bytes=4000, chats=UNLIMITED), CHAT, 1, "table_full"),
    ],
    ids=["time", "bytes", "thoughts", "talk", "names", "a full table"],
)
@asynchronous
async def test_a_request_beyond_a_limit_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, limits: Limits, wish: dict[str, object], granted: int, reason: str
) -> None:
    """The operator is told who reached the limit, and of nothing that no limit refuses."""
    caplog.set_level(logging.INFO)
    async with serving(in_a_file(tmp_path), access=Access(limits)) as address, caller(address) as eve:
        assert await opening(eve) == ""
        assert (await eve.ask("undo"))["id"] in ("undo_nothing", reason)
        replies = [await eve.ask(**wish) for _ in range(25)]  # type: ignore[arg-type]  # the type comes with the wish
        found = [str(reply.get("id", "")) for reply in replies]
        assert (found[:granted], found[-1]) == ([""] * granted, reason)
        if reason == "table_full":
            assert (await eve.ask("close"))["type"] == "told", "a full table can still be closed"
    told = [vars(record)["fields"] for record in caplog.records if record.getMessage() == "refused"]
    assert [(each["kind"], each["address"]) for each in told] == [(reason, ELSEWHERE)]


@pytest.mark.parametrize(
    "limits",
    [Limits(address_pages=Rate(1, 3600.0, 2)), Limits(address_sent_bytes=Rate(1, 3600.0, 5))],
    ids=["pages", "bytes"],
)
@asynchronous
async def test_pages_for_an_address_have_a_rate_and_count_as_sent(tmp_path: Path, limits: Limits) -> None:
    async with serving(in_a_file(tmp_path), access=Access(limits)) as address:
        heard = []
        for _ in range(3):
            async with line_to(address, HEALTH, ELSEWHERE) as line:
                heard.append((await line.until(b"\n"))[9:12])
        assert heard == [b"200", b"200", b"429"]


@asynchronous
async def test_what_an_address_is_sent_has_a_budget(tmp_path: Path) -> None:
    """Whoever causes it: one who only looks on is told why and sent away, and refused until there is something left."""
    access = Access(Limits(address_sent_bytes=Rate(1, 3600.0, 15_000), chats=UNLIMITED))
    async with serving(in_a_file(tmp_path), access=access) as address, connected(address) as ann:
        name = await ann.open()
        async with caller(address) as eve:
            await eve.send("watch", table=name)
            await eve.hear("state")
            for _ in range(50):
                await ann.ask("chat", seat=1, text="x" * 400)
            assert (await eve.hear("refusal"))["id"] == "table_too_much_sent"
            await asyncio.wait_for(eve.socket.wait_closed(), 10)
        async with caller(address) as eve:
            await eve.send("watch", table=name)
            assert (await eve.hear("entered", "refusal"))["id"] == "table_too_much_sent"
        async with line_to(address, HEALTH, ELSEWHERE) as line:
            assert (await line.until(b"\n"))[9:12] == b"429"
        await plays_on(ann)
        assert refused() == {"table_too_much_sent": 2, "address_sent_bytes": 1}


@pytest.mark.parametrize("game_processes", [False, True])
@asynchronous
async def test_who_causes_much_to_be_sent_is_refused_before_who_gets_it(tmp_path: Path, game_processes: bool) -> None:
    """Eve talks without end; Ann, who looks on in two windows elsewhere, stays."""
    access = Access(Limits(address_sent_bytes=Rate(1, 3600.0, 40_000), chats=UNLIMITED))
    async with (
        serving(in_a_file(tmp_path), access=access, game_processes=game_processes) as address,
        caller(address) as eve,
        caller(address, "127.0.0.3") as ann,
        caller(address, "127.0.0.3") as other,
    ):
        assert await opening(eve) == ""
        for window in (ann, other):
            await window.send("watch", table=eve.last["entered"]["table"])
            await window.hear("state")
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                await eve.ask("chat", seat=1, text="x" * 400)
                await ann.hear("talk")
        assert eve.last["refusal"]["id"] == "table_too_much_sent"
        assert (await ann.ask("chat", seat=1, text="hello"))["id"] == "table_not_your_seat"


PAGES = 6


def read_to_the_end(line: socket.socket) -> bytes:
    """All that still arrives until the connection ends; raises TimeoutError if it stays open."""
    line.settimeout(10)
    heard = b""
    with suppress(ConnectionResetError):
        while more := line.recv(1 << 16):
            heard += more
    return heard


PATIENT = Limits(chats=UNLIMITED, unread_seconds=3600.0)


@pytest.mark.parametrize(
    ("what", "limits"),
    [
        ("pages", PATIENT._replace(unread_seconds=0.5)),
        ("messages", PATIENT._replace(unread_seconds=0.5)),
        ("messages", PATIENT._replace(unread_bytes=10_000)),
    ],
)
def test_who_reads_nothing_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str, limits: Limits
) -> None:
    """The kernel takes some of what is sent; then nothing moves, whether or not the client has asked for it."""
    kind = "unread_seconds" if limits.unread_seconds < 1 else "unread_bytes"

    monkeypatch.setattr("tests.server.serving.listen", narrow)
    monkeypatch.setattr("voidlock.server.serve.LOOK_EVERY", 1)

    async def story() -> None:
        async with serving(in_a_file(tmp_path), access=Access(limits)) as address, connected(address) as ann:
            name = await ann.open()
            port = int(address.rpartition(":")[2].partition("/")[0])
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect(("127.0.0.1", port))
                if what == "pages":
                    deaf.sendall(b"GET /missions HTTP/1.1\r\nHost: localhost\r\n\r\n" * PAGES)
                else:
                    watch = json.dumps({"type": "watch", "table": name}).encode()
                    deaf.sendall(UPGRADE + b"\r\n")
                    while b'"hello"' not in await asyncio.to_thread(deaf.recv, 4096):
                        pass
                    deaf.sendall(b"\x81" + bytes([0x80 | len(watch), 0, 0, 0, 0]) + watch)
                    for _ in range(120):
                        await ann.ask("chat", seat=1, text="x" * 400)
                await eventually(lambda: refused() == {kind: 1})
                # It is closed: what had not been sent by then never comes.
                assert (await asyncio.to_thread(read_to_the_end, deaf)).count(b"HTTP/1.1 200") < PAGES
                # Ann reads, so she stays.
                await asyncio.sleep(0.6)
                await plays_on(ann)

    run_fast(story())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@asynchronous
async def test_a_seat_is_open_in_so_many_windows(tmp_path: Path) -> None:
    """The newest one works, even if the others are lost connections; the oldest is told why and closed."""
    access = Access(Limits(seat_connections=3))
    async with serving(in_a_file(tmp_path), access=access) as address, AsyncExitStack() as open:
        windows = [await open.enter_async_context(connected(address)) for _ in range(5)]
        first = windows[0]
        name = await first.open()
        for window in windows[1:]:
            assert (await window.sit(name, first.secret))["type"] == "entered"
            assert (await window.hear("state"))["type"] == "state"
        for window in windows[:2]:
            refusal = await window.hear("refusal")
            assert (refusal["id"], table(refusal["arguments"])) == ("table_too_many_windows", {"most": 3})
            await asyncio.wait_for(window.socket.wait_closed(), 10)
        for window in windows[2:]:
            await plays_on(window)
        assert refused() == {"table_too_many_windows": 2}


@asynchronous
async def test_a_secret_shown_later_counts_too(tmp_path: Path) -> None:
    """As a spectator of a table without an invitation who takes the same seat with the same secret in many windows."""
    access = Access(Limits(seat_connections=2))
    async with serving(in_a_file(tmp_path), access=access) as address, AsyncExitStack() as open:
        ann = await open.enter_async_context(connected(address))
        name = await ann.open(players=2)
        windows = [await open.enter_async_context(connected(address)) for _ in range(3)]
        for window in windows:
            await window.send("watch", table=name)
            await window.hear("entered")
            taken = await window.ask("take", seat=2, name="Bob", secret=windows[0].secret)
            assert taken["type"] == "told"
        assert (await windows[0].hear("refusal"))["id"] == "table_too_many_windows"


@asynchronous
async def test_who_causes_a_change_pays_for_showing_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In processor time, however many look on."""
    shows = Room.tell

    def tell(room: Room, entries: Sequence[AnyEntry]) -> None:
        until = thread_time() + 0.05
        while thread_time() < until:
            pass
        shows(room, entries)

    access = Access(Limits(address_cpu=Rate(1, 3600.0, 0.5)))
    async with serving(in_a_file(tmp_path), access=access) as address, caller(address) as eve:
        assert await opening(eve) == ""
        monkeypatch.setattr(Room, "tell", tell)
        found = [str((await eve.ask("chat", seat=1, text="Look!")).get("id", "")) for _ in range(12)]
        assert (found[0], found[-1]) == ("", "table_too_much_time")


@asynchronous
async def test_frames_that_the_front_passes_on_are_paid_for_by_who_causes_them() -> None:
    server = GameServer()
    ADDRESS.set(ELSEWHERE)
    for connection in range(100):
        server._post(connection, b"{}")
    assert server._spent[ELSEWHERE].seconds == pytest.approx(100 * PASSING_ON)


@asynchronous
async def test_a_file_is_no_place_to_store_things(tmp_path: Path) -> None:
    """Neither in its seed nor between its fields."""
    file = {"voidlock": 1, "game": "angel", "seed": "x" * 81, "setup": {"players": 1, "teams": "random"}}
    path = tmp_path / "log.db"
    async with serving(in_a_file(tmp_path)) as address:
        async with connected(address) as eve:
            assert await opening(eve, file=file) == "seed_too_long"
        async with connected(address) as eve:
            padded = f'{{"voidlock": 1, "game": "angel", {" " * 100_000} "setup": {{"players": 1, "teams": "random"}}}}'
            hello = '{"type": "open", "name": "Eve", "host": "%s", "secret": "%s", "options": {}, "file": %s}'
            await eve.socket.send(hello % (eve.host, eve.secret, padded))
            assert (await eve.hear("entered", "refusal"))["type"] == "entered"
        assert b" " * 100 not in path.read_bytes() + (tmp_path / "log.db-wal").read_bytes()
