"""`voidlock serve` as a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from bench.served import free_port
from tests.asynchronous import eventually
from tests.terminal.conversation import environment

VOIDLOCK = str(Path(sys.executable).with_name("voidlock"))
MARK = "VOIDLOCK_TEST_SERVER"


class Server:
    """A server on a port of its own, and the same one again after it has ended."""

    def __init__(
        self, database: str, folder: Path, command: Sequence[str] = (VOIDLOCK,), *, relay: bool = False
    ) -> None:
        self.port, self._admin = free_port(), free_port()
        self.folder = folder
        self._command = [*command, "serve", "--port", str(self.port), "--database", database, "--processes", "1"]
        self._command += ["--admin-port", str(self._admin)]
        self.options: list[str] = []
        """What else the command line says."""
        self.own_group = False
        """Whether it has a process group of its own, as a program in a terminal has."""
        if relay:
            self._command += ["--relay", f"127.0.0.1:{self.port}"]
        self._mark = secrets.token_hex(8)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    @property
    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None
        return self.process

    @property
    def told(self) -> str:
        """What it has said on its way, errors included."""
        return self._log.read_text()

    @property
    def _log(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    async def start(self) -> None:
        with self._log.open("ab") as told:
            self.process = subprocess.Popen(
                [*self._command, *self.options],
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=told,
                env=environment(self.folder / "data", **{MARK: self._mark}),
                process_group=0 if self.own_group else None,
            )
        async with asyncio.timeout(60):
            while not await asyncio.to_thread(self.page, "healthz"):
                assert self.process.poll() is None, self.told
                await asyncio.sleep(0.02)

    def page(self, name: str, body: str | None = None, port: int = 0) -> str:
        """A page of the server; nothing if it does not serve."""
        data = None if body is None else body.encode()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port or self.port}/{name}", data, timeout=20) as answer:
                text: str = answer.read().decode()
                return text
        except (OSError, urllib.error.URLError):
            return ""

    def count(self, name: str) -> int:
        """One of the counters of /metrics."""
        counters = dict(line.rsplit(" ", 1) for line in self.page("metrics", port=self._admin).splitlines())
        return int(float(counters.get(f"voidlock_{name}", 0)))

    def kill(self) -> None:
        """As the kernel does it: nothing is finished, nothing is said."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)

    async def end(self) -> int:
        """As a service manager does it; the exit code."""
        self.running.terminate()
        return await asyncio.to_thread(self.running.wait, 15)

    def left(self) -> list[str]:
        """The processes that this server has started, itself included, and that still run."""
        mark = f"{MARK}={self._mark}".encode()
        return [str(process) for process in Path("/proc").glob("[0-9]*") if _has(process, mark)]

    def game_processes(self) -> list[int]:
        """The processes in which its tables are."""
        return [int(Path(process).name) for process in self.left() if _plays(Path(process))]

    async def all_gone(self) -> None:
        """A process that is only just starting notices last that its server is gone."""
        await eventually(lambda: not self.left())


def game_processes_of(front: int) -> list[int]:
    """The game processes that this process has started."""
    listed = " ".join([task.read_text() for task in Path(f"/proc/{front}/task").glob("*/children")])
    return [int(child) for child in listed.split() if _plays(Path("/proc") / child)]


def _has(process: Path, mark: bytes) -> bool:
    """One that has ended has no environment, even while nobody has asked how it ended."""
    try:
        return mark in (process / "environ").read_bytes()
    except OSError:
        return False


def _plays(process: Path) -> bool:
    try:
        return b"voidlock.server.processes.game_process" in (process / "cmdline").read_bytes()
    except OSError:
        return False
