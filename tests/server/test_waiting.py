"""A server whose store cannot be used yet keeps trying to begin, whatever goes wrong meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.serving import in_a_file
from voidlock.server.processes import waiting
from voidlock.server.processes.backend import LocalBackend
from voidlock.server.processes.waiting import WaitingBackend
from voidlock.server.store.store import StoreFailed
from voidlock.server.tables.hub import Hub
from voidlock.server.workers.thinkers import Thinkers


@asynchronous
async def test_an_error_in_the_program_does_not_end_the_trying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is logged, and the next attempt succeeds. What is waited for is logged before anybody asks."""
    monkeypatch.setattr(waiting, "AGAIN_AFTER", 0.0)
    store = in_a_file(tmp_path)
    backend, errors = LocalBackend(Hub(store, Thinkers(1))), [StoreFailed("full"), ValueError("a mistake")]
    begin = backend.begin

    async def stumble() -> None:
        if errors:
            raise errors.pop(0)
        await begin()

    monkeypatch.setattr(backend, "begin", stumble)
    tables = WaitingBackend(backend, store)
    await tables.begin()
    async with asyncio.timeout(20):
        await tables.begun.wait()
    told = [record.message for record in caplog.records]
    assert told == ["not_ready", "beginning_failed", "not_ready", "ready"]
    assert await tables.readiness.problem() == ""
    await tables.end()
    assert [record.message for record in caplog.records if record.exc_info] == ["beginning_failed"]
