"""Where the server may be made to post: https, and the public internet only."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from ipaddress import ip_address

import pytest

from tests.asynchronous import asynchronous
from tests.server.notifications.listening import web_service
from voidlock.server.notifications import post as posting
from voidlock.server.notifications.post import Forbidden, find, is_public, post, target


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/send",
        "https://push.example.net:8443/send",
        "https://user:password@push.example.net/",
        "https://push.example.net",
        "https://push.example.net/a b",
        "https://push.example.net/a\r\nHost: other",
        "https://[::1]/",
        "https://push.example.net\\@other/",
        "https://push.éxample.net/",
        "file:///etc/passwd",
        "gopher://push.example.net/",
        "",
    ],
)
def test_what_is_no_plain_https_address_is_refused(url: str) -> None:
    with pytest.raises(Forbidden):
        target(url)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.8.8.8",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
        ),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_public_addresses(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0"])
@asynchronous
async def test_names_of_this_computer_are_refused_however_they_are_written(host: str) -> None:
    async with web_service() as service:
        for url in (f"https://{host}/", f"https://{host}:{service.port}/", f"http://{host}:{service.port}/"):
            with pytest.raises((Forbidden, OSError)):
                await post(url, b"", {})
        assert service.posted == []


@asynchronous
async def test_one_private_address_among_several_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(*given: object, **named: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", ("8.8.8.8", 443)), (0, 0, 0, "", ("10.0.0.1", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    with pytest.raises(Forbidden):
        await find(target("https://push.example.net/"))


@asynchronous
async def test_the_host_may_allow_any_address_and_redirects_are_not_followed() -> None:
    async with web_service() as service:
        service.status = 307
        assert await post(f"http://127.0.0.1:{service.port}/a?b=c", b"said", {"TTL": "5"}, anywhere=True) == 307
        (posted,) = service.posted
        assert (posted.path, posted.body, posted.headers["ttl"]) == ("/a?b=c", b"said", "5")
        assert posted.headers["host"] == f"127.0.0.1:{service.port}"


@asynchronous
async def test_a_service_that_never_answers_holds_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "WITHIN", 0.1)
    async with web_service() as service:
        service.open.clear()
        with pytest.raises(TimeoutError):
            await post(f"http://127.0.0.1:{service.port}/", b"", {}, anywhere=True)


@asynchronous
async def test_what_is_no_reply_is_a_failure() -> None:
    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        with suppress(OSError):
            writer.write(b"x" * 100_000)
            writer.close()
            await writer.wait_closed()

    async with await asyncio.start_server(babble, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(OSError):
            await post(f"http://127.0.0.1:{port}/", b"", {}, anywhere=True)
