"""What is served beside the socket."""

from __future__ import annotations

import asyncio
import gzip
import re
import subprocess
import sys
import threading
from collections.abc import Mapping
from email.message import Message
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.server.serving import in_a_file, serving
from voidlock.server.access.gate import Access
from voidlock.server.http.pages import STATIC, page_is_built

MOST_OF_A_PICTURE = 300_000
"""Bytes; some messengers show no larger one."""


class Got(NamedTuple):
    status: int
    body: bytes
    headers: Message

    @property
    def text(self) -> str:
        return self.body.decode(errors="replace")


def get(address: str, path: str, headers: Mapping[str, str]) -> Got:
    try:
        with urlopen(
            Request(address.replace("ws://", "http://").replace("socket", path), headers=dict(headers))
        ) as got:
            return Got(got.status, got.read(), got.headers)
    except HTTPError as error:
        return Got(error.code, error.read(), error.headers)


def served(tmp_path: Path, path: str, trusted: tuple[str, ...] = (), **headers: str) -> Got:
    async def story() -> Got:
        async with serving(in_a_file(tmp_path), access=Access(trusted=trusted)) as address:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return await asyncio.to_thread(get, address, path, named)

    return asyncio.run(story())


def test_health(tmp_path: Path) -> None:
    assert served(tmp_path, "healthz")[:2] == (200, b"ok\n")


@pytest.mark.skipif(not page_is_built(), reason="the page is not built")
def test_an_invitation_says_who_invites_to_which_game(tmp_path: Path) -> None:
    """For messengers, in their language; what a link says is text and nothing else."""
    plain = served(tmp_path, "").text
    assert re.search(r'<meta property="og:title" content="Voidlock" ?/>', plain)
    got = served(tmp_path, "?game=angel&by=Ann")
    assert re.findall(r'og:title" content="([^"]*)"', got.text) == ["Ann invites you to Death Angel"]
    assert "<title>Ann invites you to Death Angel</title>" in got.text
    assert got.text.count("cooperative card game") == 2
    (picture,) = re.findall(r'og:image" content="(http://[^"]*)"', got.text)
    assert (STATIC / picture.rpartition("/")[2]).stat().st_size < MOST_OF_A_PICTURE
    assert got.headers["content-security-policy"] and got.headers["cache-control"] == "no-cache"
    japanese = served(tmp_path, "?game=hulk&by=", accept_language="ja-JP,en;q=0.5").text
    assert "友人からスペースハルクへの招待です" in japanese
    nasty = served(tmp_path, "?game=angel&by=%22%3E%3Cscript%3Ealert(1)%3C/script%3E").text
    assert "<script>alert" not in nasty and "&lt;script&gt;" in nasty
    # A right-to-left override, an escape character and a tower of marks: a name in a link is cleaned like any other.
    odd = served(tmp_path, "?game=angel&by=%E2%80%AEA%1B[31mnn" + "%CC%B5%CC%B6" * 12).text
    assert "<title>A[31mnn\u0335\u0336\u0335\u0336 invites you to Death Angel</title>" in odd
    assert served(tmp_path, "?game=chess&by=Ann").text == plain


@pytest.mark.skipif(not page_is_built(), reason="the page is not built")
def test_only_a_trusted_proxy_says_where_the_page_is(tmp_path: Path) -> None:
    def picture(trusted: tuple[str, ...]) -> str:
        page = served(
            tmp_path, "?game=angel&by=Ann", trusted, X_Forwarded_Proto="https", X_Forwarded_Prefix="/games/voidlock"
        )
        (found,) = re.findall(r'og:image" content="([^"]*)"', page.text)
        return str(found)

    assert re.fullmatch(r"https://[^/]+/games/voidlock/invitation\.jpg", picture(("127.0.0.1",)))
    assert re.fullmatch(r"http://[^/]+/invitation\.jpg", picture(()))


FIRST_PAGE = """
import asyncio, sys
from pathlib import Path
from voidlock.server.app import Service
from voidlock.server.http.pages import STATIC, Page
from voidlock.server.store.sqlite import SqliteStore

async def story():
    async with Service(SqliteStore(Path(sys.argv[1]))).running():
        before = set(sys.modules)
        scope = {"type": "http", "method": "GET", "headers": [], "query_string": b""}
        await Page(STATIC).get_response("index.html", scope)
        print(*set(sys.modules) - before)

asyncio.run(story())
"""


@pytest.mark.skipif(not page_is_built(), reason="the page is not built (make page)")
def test_the_first_page_loads_nothing_more(tmp_path: Path) -> None:
    """Loading what sends files from a thread took 80 ms, in which no table was heard."""
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PAGE, str(tmp_path / "log.db")], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []


def test_every_answer_is_sealed(tmp_path: Path) -> None:
    for path in ("healthz", "nothing-here"):
        headers = served(tmp_path, path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "require-trusted-types-for 'script'; trusted-types svelte-trusted-html voidlock" in policy
        # Python for the browser is WebAssembly; no other code is made from text.
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert "http" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.skipif(not page_is_built(), reason="the page is not built (make page)")
def test_the_page_is_packed_and_kept(tmp_path: Path) -> None:
    """Names of assets change with what they hold; the page itself is asked for every time."""
    page = served(tmp_path, "")
    assert page.headers["cache-control"] == "no-cache"
    script = re.findall(r'src="\./(assets/[^"]+\.js)"', page.text)[0]
    plain, packed = served(tmp_path, script), served(tmp_path, script, Accept_Encoding="gzip")
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-encoding"] is None
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body).decode() == plain.text
    assert packed.headers["content-length"] == str(len(packed.body))
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert served(tmp_path, script, Accept_Encoding="gzip", If_None_Match=packed.headers["etag"]).status == 304


@pytest.mark.skipif(not page_is_built(), reason="the page is not built (make page)")
def test_the_page_is_packed_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for those who ask at the same time: otherwise they keep the server busy. Not on the event loop."""
    threads: list[str] = []

    def compress(data: bytes, *, mtime: float | None = None) -> bytes:
        threads.append(threading.current_thread().name)
        return data

    async def story() -> list[Got]:
        async with serving(in_a_file(tmp_path)) as address:
            asked = [asyncio.to_thread(get, address, "", {"Accept-Encoding": "gzip"}) for _ in range(4)]
            return [
                *await asyncio.gather(*asked),
                await asyncio.to_thread(get, address, "", {"Accept-Encoding": "gzip"}),
            ]

    monkeypatch.setattr("voidlock.server.http.pages.gzip.compress", compress)
    assert {got.status for got in asyncio.run(story())} == {200}
    assert len(threads) == 1
    assert threads != [threading.main_thread().name]
