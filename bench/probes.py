"""What the computer itself does meanwhile: a bare echo beside the server, and how long the disk takes to flush.

A move that took long is explained if one of these was slow at the same moment; otherwise the server was.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.lean_socket import connect
from bench.load import Move, percentile
from bench.served import free_port

ECHO = """
import sys
import uvicorn
async def echo(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
uvicorn.run(echo, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off",
            log_level="error", loop="uvloop")
"""

EVERY = 0.02
"""Seconds between two probes."""

SLOW_PROBE = 0.003
"""Seconds from which a probe counts as slow; both take a fraction of a millisecond on a quiet computer."""

PAGE = bytes(4096)


@contextmanager
def echoing() -> Iterator[int]:
    """A server that only echoes, at this port."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.05)
    try:
        yield port
    finally:
        process.terminate()
        process.wait()


class Probes(NamedTuple):
    """When each probe began, and how long it took."""

    echoes: list[Move]
    flushes: list[Move]

    def explain(self, moves: Sequence[Move], longer: float) -> str:
        """How many of the moves that took longer than this met a slow probe."""
        late = [move for move in moves if move.took > longer]
        disk = [move for move in late if _met(move, self.flushes)]
        processor = [move for move in late if move not in disk and _met(move, self.echoes)]
        rest = len(late) - len(disk) - len(processor)
        return (
            f"{len(late)} moves over {longer * 1e3:.0f} ms: {len(disk)} while a bare flush of the disk took over "
            f"{SLOW_PROBE * 1e3:.0f} ms, {len(processor)} while a bare echo did, {rest} neither"
        )

    def summary(self) -> str:
        parts = []
        for name, probes in (("echo", self.echoes), ("disk flush", self.flushes)):
            took = [probe.took for probe in probes]
            shares = [percentile(took, share) * 1e3 for share in (0.5, 0.99, 0.999)]
            parts.append(f"bare {name} p50 {shares[0]:.2f} p99 {shares[1]:.2f} p99.9 {shares[2]:.2f} ms")
        return "; ".join(parts)


def _met(move: Move, probes: Sequence[Move]) -> bool:
    end = move.sent + move.took
    return any(probe.took > SLOW_PROBE and probe.sent < end and probe.sent + probe.took > move.sent for probe in probes)


@asynccontextmanager
async def probing(port: int, folder: Path) -> AsyncIterator[Probes]:
    """Probe as long as this lasts."""
    found = Probes([], [])
    ended = threading.Event()
    flushing = threading.Thread(target=_flush, args=(folder, found.flushes, ended))
    flushing.start()
    echo = asyncio.create_task(_echo(port, found.echoes))
    try:
        yield found
    finally:
        ended.set()
        echo.cancel()
        await asyncio.to_thread(flushing.join)


def _flush(folder: Path, found: list[Move], ended: threading.Event) -> None:
    """Append a page to a file and wait until it is on disk, again and again."""
    with (folder / "probe").open("wb") as file:
        while not ended.wait(EVERY):
            began = time.perf_counter()
            file.write(PAGE)
            file.flush()
            os.fdatasync(file.fileno())
            found.append(Move(began, time.perf_counter() - began))


async def _echo(port: int, found: list[Move]) -> None:
    heard = asyncio.Event()
    line = await connect(f"ws://127.0.0.1:{port}/", lambda _: heard.set())
    while True:
        heard.clear()
        began = time.perf_counter()
        line.send(PAGE.replace(b"\0", b"x"))
        await heard.wait()
        found.append(Move(began, time.perf_counter() - began))
        await asyncio.sleep(EVERY)
