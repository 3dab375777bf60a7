"""Mutation fuzzing in a few seconds: 5,000 frames and files; `make long` tries a million."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server import fuzzing
from tests.server.mutating import mutated
from tests.server.serving import in_a_file, serving
from tests.server.test_floods import UPGRADE, line_to
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits

TIMES = int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""`VOIDLOCK_GAMES=20` tries twenty times as many."""

FRAMES, FILES, STREAMS = 4_000 * TIMES, 900 * TIMES, 100


@asynchronous
async def test_every_mutated_frame_is_answered(tmp_path: Path) -> None:
    found = await fuzzing.frames(FRAMES, "tests", tmp_path)
    assert found.strays == []
    assert {"told", "entered", "table_unreadable", "table_stale"} <= {*found.answers}


def test_every_mutated_file_is_loaded_or_refused() -> None:
    found = fuzzing.files(FILES, "tests")
    assert found.strays == []
    assert found.answers["loaded"] > FILES / 20


STREAM = UPGRADE + b"Origin: http://localhost\r\n\r\n"
CLOSE = b"\x88"
"""How a close frame begins: the server then waits for the client's own."""
FRAME = b"\x81\xb3" + bytes(4) + b'{"type":"watch","table":"000000000000"}            '


@asynchronous
async def test_mutated_bytes_on_real_sockets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Requests, handshakes and frames: answered or closed, never a traceback."""
    rng = random.Random("streams")
    async with serving(in_a_file(tmp_path), access=Access(Limits(first_seconds=0.05, request_seconds=0.05))) as address:

        async def say(head: bytes, frame: bytes) -> None:
            async with line_to(address, head) as line:
                await line.flood(frame, times=1)
                await line.rest(CLOSE)

        heads = [mutated(rng, STREAM) if rng.random() < 0.5 else STREAM for _ in range(STREAMS)]
        for first in range(0, STREAMS, 10):
            await asyncio.gather(*[say(head, mutated(rng, FRAME)) for head in heads[first : first + 10]])
        async with line_to(address, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
            await line.until(b"ok\n")
        await asyncio.sleep(0)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
