"""Two servers on one PostgreSQL behind a proxy: one is killed, nothing is lost, and everybody goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.operations.test_recipes import Certificate, Proxy, caddy, certificate, nginx
from tests.server.people import all_go_on, every_answer_is_kept_once, everybody_at, playing, some_answers
from tests.server.processes import Server

__all__ = ["certificate"]


@pytest.mark.parametrize("proxied", [nginx, caddy])
def test_one_of_two_servers_is_killed(
    proxied: Callable[..., AbstractContextManager[Proxy]],
    new_server: Callable[..., Server],
    shared_database: str,
    certificate: Certificate,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    both = [new_server(shared_database, relay=True) for _ in range(2)]
    for server in both:
        server.options = ["--trust-proxy", "127.0.0.1"]
    monkeypatch.setenv("SSL_CERT_FILE", certificate.chain)
    asyncio.run(both[0].start())
    asyncio.run(both[1].start())
    with proxied(both[0], certificate, tmp_path, other=both[1]) as proxy:
        kill_the_owner(both, f"wss://{proxy.place}/socket", shared_database)


@asynchronous
async def kill_the_owner(both: list[Server], address: str, database: str) -> None:
    """Players of one table come by both servers, and one of these plays it."""
    async with playing(lambda: address) as parties:
        owner = max(both, key=lambda server: server.count("tables"))
        await some_answers(parties, 6)
        owner.kill()
        await owner.all_gone()
        await all_go_on(parties)
        await owner.start()
        await all_go_on(parties)
    assert await asyncio.gather(*[server.end() for server in both]) == [0, 0]
    assert await every_answer_is_kept_once(database, everybody_at(parties)) > 20
