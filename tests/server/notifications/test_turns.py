"""From a closed page to a message: one for each turn owed, by every channel, and none to anybody else."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from email import message_from_string
from email.policy import default
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.asynchronous import asynchronous, eventually
from tests.server.gathering import refused, seat_of, together, until
from tests.server.notifications.listening import MailServer, WebService, mail_server, web_service
from tests.server.notifications.test_push import decrypt
from tests.server.serving import SERVICES, UNHURRIED, Client, connected, in_a_file, serving
from tests.server.test_rematch import LOST
from voidlock.server.notifications.push import encode, new_key, point
from voidlock.server.notifications.settings import NotificationSettings
from voidlock.server.processes.backend import LocalBackend
from voidlock.server.store.sqlite import SqliteStore
from voidlock.server.tables import absence
from voidlock.server.tables.hub import Hub

LINK = "https://games.example.org/"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is gone soon."""
    monkeypatch.setattr(absence, "TELL_AFTER", 0.05)
    monkeypatch.setattr(absence, "GRACE", 0.05)


class Place(NamedTuple):
    """A server with every channel, its table, and where its messages arrive."""

    address: str
    table: str
    ann: Client
    bob: Client
    web: WebService
    mail: MailServer
    store: SqliteStore

    def endpoint(self, path: str = "/push") -> str:
        return f"http://127.0.0.1:{self.web.port}{path}"


@asynccontextmanager
async def playing(tmp_path: Path, *, anywhere: bool = True, **options: object) -> AsyncIterator[Place]:
    async with AsyncExitStack() as stack:
        web = await stack.enter_async_context(web_service())
        mail = await stack.enter_async_context(mail_server())
        notifications = NotificationSettings(
            link=LINK,
            contact="host@example.org",
            mail=mail.address,
            webhook=f"http://127.0.0.1:{web.port}/hook",
            push_key=new_key().decode(),
            push_anywhere=anywhere,
        )
        store = in_a_file(tmp_path)
        settings = UNHURRIED._replace(notifications=notifications)
        address = await stack.enter_async_context(serving(store, settings))
        ann, bob = [await stack.enter_async_context(connected(address)) for _ in range(2)]
        name = await ann.open(2, **options)
        await bob.join(name, 2)
        await ann.ask("start")
        yield Place(address, name, ann, bob, web, mail, store)


def browser() -> tuple[ec.EllipticCurvePrivateKey, dict[str, str]]:
    key = ec.generate_private_key(ec.SECP256R1())
    return key, {"p256dh": encode(point(key)), "auth": encode(b"0123456789abcdef")}


async def away(place: Place) -> None:
    """Bob closes the page."""
    await place.bob.socket.close()
    await until(place.ann, lambda info: seat_of(info, 2)["here"] is False, "table")


@asynchronous
async def test_a_webhook_names_whose_turn_it_is_and_leads_to_the_table(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        assert (await place.bob.ask("subscribe", seat=2, channel="webhook"))["type"] == "told"
        entered = await until(place.bob, lambda entered: bool(entered["channels"]), "entered")
        assert entered["channels"] == {"2": "webhook"}
        await away(place)
        await eventually(lambda: place.web.posted)
        assert place.web.posted[0].body.decode() == f"Bob's turn in Death Angel {LINK}#table={place.table}"
        assert place.web.posted[0].headers["click"] == f"{LINK}#table={place.table}"


@asynchronous
async def test_a_push_message_is_for_one_browser_and_signed(tmp_path: Path) -> None:
    key, keys = browser()
    async with playing(tmp_path) as place:
        await place.bob.ask("subscribe", seat=2, channel="push", address=place.endpoint(), language="ja", **keys)
        await away(place)
        await eventually(lambda: place.web.posted)
        (posted,) = place.web.posted
        said = json.loads(decrypt(posted.body, key, b"0123456789abcdef"))
        assert said == {"title": "デスエンジェル", "body": "デスエンジェル：あなたの番です", "table": place.table}
        assert posted.path == "/push"
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["authorization"].startswith("vapid t=")


@asynchronous
async def test_mail_needs_the_code_that_was_mailed(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        wanted = {"seat": 2, "channel": "mail", "address": "bob@example.org"}
        assert await refused(place.bob, "subscribe", **wanted) == "table_code_sent"
        assert await refused(place.bob, "subscribe", **wanted) == "table_code_sent"
        (first,) = place.mail.mails
        code = re.search(r"^Subject: (\d{6})", first, re.MULTILINE)
        assert code is not None
        wrong = f"{(int(code[1]) + 1) % 10**6:06d}"
        assert await refused(place.bob, "subscribe", **wanted, code=wrong) == "table_code_wrong"
        other = {**wanted, "address": "eve@example.org"}
        assert await refused(place.bob, "subscribe", **other, code=code[1]) == "table_code_sent"
        assert await refused(place.bob, "subscribe", **wanted, code=code[1]) == "table_code_sent"
        again = re.findall(r"^Subject: (\d{6})", "\n".join(place.mail.mails), re.MULTILINE)[-1]
        assert (await place.bob.ask("subscribe", **wanted, code=again))["type"] == "told"
        before = len(place.mail.mails)
        await away(place)
        await eventually(lambda: len(place.mail.mails) > before)
        mail = message_from_string(place.mail.mails[-1], policy=default)
        assert (mail["Subject"], mail["To"]) == ("Your turn in Death Angel", "bob@example.org")
        assert f"{LINK}#table={place.table}" in mail.get_content()


@asynchronous
async def test_codes_do_not_flood_a_mailbox(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        for address in ("bob@example.org", "BOB@example.org") * 3:
            await place.bob.ask("subscribe", seat=2, channel="mail", address=address)
        assert len(place.mail.mails) == 3


@asynchronous
async def test_whoever_looks_in_without_an_answer_is_not_told_again(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        await place.bob.ask("subscribe", seat=2, channel="webhook")
        await away(place)
        await eventually(lambda: place.web.posted)
        for _ in range(2):
            async with connected(place.address) as again:
                await again.sit(place.table, place.bob.secret)
            await asyncio.sleep(0.2)
        assert len(place.web.posted) == 1


@asynchronous
async def test_a_restart_tells_nobody_twice_and_whom_it_has_not_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        for guest, seat in ((place.ann, 1), (place.bob, 2)):
            await guest.ask("subscribe", seat=seat, channel="webhook")
        await away(place)
        await eventually(lambda: place.web.posted)
        hook = f"http://127.0.0.1:{place.web.port}/hook"
        # Ann is still here when the server ends. The next one hears of it from the alarm alone.
        await SERVICES[place.address].tables.end()
        settings = UNHURRIED._replace(notifications=NotificationSettings(link=LINK, webhook=hook))
        async with serving(in_a_file(tmp_path), settings) as address:
            await SERVICES[address].tables.wake(place.table)
            await eventually(lambda: len(place.web.posted) == 2)
            await asyncio.sleep(0.2)
        assert sorted(posted.body.decode().split()[0] for posted in place.web.posted) == ["Ann's", "Bob's"]


@asynchronous
async def test_nobody_is_told_who_does_not_want_it_any_more(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        await place.bob.ask("subscribe", seat=2, channel="webhook")
        assert (await place.bob.ask("subscribe", seat=2))["type"] == "told"
        entered = await until(place.bob, lambda entered: not entered["channels"], "entered")
        assert entered["seats"] == [2]
        await away(place)
        await asyncio.sleep(0.3)
        assert place.web.posted == []
        assert await place.store.subscriptions(place.table) == {}


@asynchronous
async def test_whoever_has_the_seat_next_is_not_told(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        await place.bob.ask("subscribe", seat=2, channel="webhook")
        await place.bob.ask("leave", seat=2)
        await until(place.ann, lambda info: seat_of(info, 2)["holder"] == "bot", "table")
        subscriptions = place.store.subscriptions
        async with asyncio.timeout(20):
            while await subscriptions(place.table):
                await asyncio.sleep(0.01)


@asynchronous
async def test_a_subscription_that_has_ended_is_forgotten(tmp_path: Path) -> None:
    _, keys = browser()
    async with playing(tmp_path) as place:
        place.web.status = 410
        await place.bob.ask("subscribe", seat=2, channel="push", address=place.endpoint(), **keys)
        await away(place)
        async with asyncio.timeout(20):
            while await place.store.subscriptions(place.table):
                await asyncio.sleep(0.01)
        assert len(place.web.posted) == 1


@asynchronous
async def test_a_busy_service_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "AGAIN_AFTER", (0.05, 0.05))
    async with playing(tmp_path) as place:
        place.web.status = 503
        await place.bob.ask("subscribe", seat=2, channel="webhook")
        await away(place)
        await eventually(lambda: len(place.web.posted) == 3)
        await asyncio.sleep(0.2)
        assert len(place.web.posted) == 3


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "169.254.169.254"])
@asynchronous
async def test_a_stranger_cannot_make_the_server_call_its_own_network(tmp_path: Path, host: str) -> None:
    _, keys = browser()
    async with playing(tmp_path, anywhere=False) as place:
        for url in (f"https://{host}/", f"http://{host}:{place.web.port}/", f"https://{host}:{place.web.port}/"):
            reason = await refused(place.bob, "subscribe", seat=2, channel="push", address=url, **keys)
            assert reason == "table_bad_address"
        assert place.web.posted == []


@asynchronous
async def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    _, keys = browser()
    async with playing(tmp_path) as place:
        bob = place.bob
        assert await refused(bob, "subscribe", seat=1, channel="webhook") == "table_not_your_seat"
        assert (
            await refused(bob, "subscribe", seat=2, channel="push", address="nonsense", **keys) == "table_bad_address"
        )
        assert await refused(bob, "subscribe", seat=2, channel="push", address=place.endpoint()) == "table_bad_address"
        for address in ("bob", "bob@", "a@b.c\r\nBcc: eve@example.org", "a@b.c,d@e.f", "nobody@example.org"):
            reason = await refused(bob, "subscribe", seat=2, channel="mail", address=address)
            assert reason == "table_bad_address", address
        assert place.mail.mails == []


@asynchronous
async def test_a_server_that_offers_nothing_takes_no_subscription(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (_, _, (ann, bob)):
        assert ann.last["hello"]["channels"] == {"push": "", "mail": False, "webhook": False}
        assert await refused(bob, "subscribe", seat=2, channel="webhook") == "table_no_channel"


@asynchronous
async def test_addresses_and_keys_are_in_no_log_and_sent_to_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, keys = browser()
    caplog.set_level(logging.DEBUG, "voidlock")
    async with playing(tmp_path) as place:
        place.web.status = 400
        await place.bob.ask("subscribe", seat=2, channel="push", address=place.endpoint("/endpoint-of-bob"), **keys)
        await away(place)
        await eventually(lambda: place.web.posted)
        await eventually(lambda: any(record.message == "undelivered" for record in caplog.records))
        told = "\n".join(
            [
                *place.ann.frames,
                *[f"{record.__dict__}" for record in caplog.records if record.name.startswith("voidlock")],
            ]
        )
        entries = b"\n".join([line.body for line in await place.store.read(place.table)]).decode()
        for secret in ("endpoint-of-bob", keys["p256dh"], keys["auth"]):
            assert secret not in told
            assert secret not in entries
        stored = await place.store.subscriptions(place.table)
        assert b"endpoint-of-bob" in stored[2]


@asynchronous
async def test_a_subscription_goes_with_its_player_to_another_seat_and_to_the_next_table(tmp_path: Path) -> None:
    notifications = NotificationSettings(link=LINK, webhook="http://127.0.0.1:9/hook")
    store = in_a_file(tmp_path)
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(store, UNHURRIED._replace(notifications=notifications)))
        ann, bob = [await stack.enter_async_context(connected(address)) for _ in range(2)]
        opening = {"name": "Ann", "host": ann.host, "secret": ann.secret, "options": {"players": 3}}
        await ann.send("open", **opening, invite="i" * 32, file=LOST)
        table = str((await ann.hear("entered"))["table"])
        await bob.join(table, 2, "Bob", "i" * 32)
        await bob.ask("subscribe", seat=2, channel="webhook", language="ja")
        await ann.ask("swap", seats=[2, 3])
        await until(bob, lambda entered: entered["channels"] == {"3": "webhook"}, "entered")
        (kept,) = (await store.subscriptions(table)).items()
        assert kept[0] == 3
        await ann.ask("seat_bot", seat=2, bot="recruit")
        await ann.ask("start")
        while not (ann.result and bob.result):
            for seat, guest in ((1, ann), (3, bob)):
                await guest.state()
                while owed := guest.owed(seat):
                    await guest.answer(owed[0], owed[0].texts[-1])
        await ann.ask("again", yes=True)
        info = await until(bob, lambda info: info["next"] != "", "table")
        assert dict([kept]) == await store.subscriptions(str(info["next"]))
        there = await stack.enter_async_context(connected(address))
        assert (await there.sit(str(info["next"]), bob.secret))["channels"] == {"3": "webhook"}


# ---------------------------------------------------------------------- deputies and long waits


@asynchronous
async def test_a_deputy_answers_while_its_player_is_away_and_what_it_did_can_be_taken_back(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        assert await refused(place.bob, "depute", seat=1, bot="brother", hours=24) == "table_not_your_seat"
        assert await refused(place.bob, "depute", seat=2, bot="nobody", hours=24) == "table_bot_unknown"
        await place.bob.ask("depute", seat=2, bot="brother", hours=24)
        info = await until(place.ann, lambda info: bool(seat_of(info, 2)["deputy"]), "table")
        assert seat_of(info, 2)["bot"] == ""
        await away(place)
        await until(place.ann, lambda info: seat_of(info, 2)["bot"] == "brother", "table")
        history = hub_of(place).cache.rooms[place.table].table.history
        await eventually(lambda: 2 in history.seats_since(0))
        async with connected(place.address) as again:
            await again.sit(place.table, place.bob.secret)
            await until(again, lambda entered: bool(entered["stood_in"]), "entered")
            await again.state()
            while again.last["state"]["undo"] == "free":
                await again.ask("undo")
            assert len(again.owed(2)) >= 1
            assert (await again.ask("depute", seat=2))["type"] == "told"
            info = await until(again, lambda info: not seat_of(info, 2)["deputy"], "table")


@asynchronous
async def test_a_deputy_goes_when_its_time_is_over(tmp_path: Path) -> None:
    async with playing(tmp_path) as place:
        await place.bob.ask("depute", seat=2, bot="brother", hours=1)
        await away(place)
        await until(place.ann, lambda info: seat_of(info, 2)["bot"] == "brother", "table")
        hub = hub_of(place)
        chair = hub.cache.rooms[place.table].table.chair(2)
        assert chair.deputy is not None
        chair.deputy = chair.deputy._replace(until=1.0)
        await SERVICES[place.address].tables.wake(place.table)
        await until(place.ann, lambda info: seat_of(info, 2)["bot"] == "", "table")
        await until(place.ann, lambda line: line["line"] == "deputy-ended", "talk")


@asynchronous
async def test_hours_count_from_the_question_and_while_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(tmp_path, takeover=86_400) as place:
        for guest in (place.ann, place.bob):
            await guest.socket.close()
        room = hub_of(place).cache.rooms[place.table]
        await eventually(lambda: not room.clients)
        assert room.table.persons() == {1, 2}
        monkeypatch.setattr(absence, "time", lambda: time.time() + 86_300)
        await SERVICES[place.address].tables.wake(place.table)
        assert room.table.persons() == {1, 2}
        monkeypatch.setattr(absence, "time", lambda: time.time() + 86_500)
        await SERVICES[place.address].tables.wake(place.table)
        await eventually(lambda: not room.table.persons())


def hub_of(place: Place) -> Hub:
    backend = SERVICES[place.address].tables
    assert isinstance(backend, LocalBackend)
    return backend._hub
