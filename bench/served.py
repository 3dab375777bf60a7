"""A real server in a process of its own, and what it uses of the computer."""

from __future__ import annotations

import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from voidlock.server.operations.processes import Usage, usage

ENDS_WITHIN = 20
"""Seconds from SIGTERM to the end."""


class Used(dict[str, float]):
    """Processor time in seconds by kind of process."""

    def since(self, before: Used) -> Used:
        return Used({kind: seconds - before.get(kind, 0.0) for kind, seconds in self.items()})


class Served(NamedTuple):
    """A server that runs."""

    port: int
    process: subprocess.Popen[str]
    database: Path
    log: Path

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    def processes(self) -> dict[str, list[int]]:
        """The server's processes by what they do."""
        found: dict[str, list[int]] = {"front": [self.process.pid], "game": [], "thinking": []}
        for child in descendants(self.process.pid):
            with suppress(OSError):
                command = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
                found["game" if "voidlock.server.processes.game_process" in command else "thinking"].append(child)
        return found

    def memory(self) -> float:
        """Megabytes that all its processes hold."""
        return usage_of(chain(*self.processes().values())).memory / 1e6

    def used(self) -> Used:
        """Processor time that each kind of process has used."""
        return Used({kind: usage_of(found).cpu for kind, found in self.processes().items()})

    def tracebacks(self) -> int:
        text = self.log.read_text(encoding="utf-8", errors="replace")
        if "Traceback" in text:
            print("\n".join(text.splitlines()[-12:]))
        return text.count("Traceback")


def descendants(process: int) -> list[int]:
    """Everything that a process has started, and what that has started."""
    found: list[int] = []
    with suppress(OSError):
        for task in Path(f"/proc/{process}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *descendants(int(child))]
    return found


def usage_of(processes: Iterable[int]) -> Usage:
    """What these processes have used together; those that are gone count nothing."""
    found = [used for process in processes if (used := usage(process)) is not None]
    return Usage(sum([each.cpu for each in found]), sum([each.memory for each in found]))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def served(folder: Path, *options: str) -> Iterator[Served]:
    """`voidlock serve` as anybody starts it; PYTHONPATH can name the sources of another version."""
    name = secrets.token_hex(4)
    database, log = folder / f"{name}.db", folder / f"{name}.log"
    command = [sys.executable, "-m", "voidlock", "serve", "--port", "0", "--database", str(database)]
    with log.open("w", encoding="utf-8") as told:
        process = subprocess.Popen([*command, "--lang", "en", *options], stdout=subprocess.PIPE, stderr=told, text=True)
    assert process.stdout is not None
    port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
    try:
        yield Served(port, process, database, log)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            print(f"  the server did not end within {ENDS_WITHIN} s of SIGTERM", flush=True)
            process.kill()
            process.wait()
        process.stdout.close()
