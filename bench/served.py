"""A real server in a process of its own, and what it uses of the computer."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import NamedTuple

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
        return sum([resident(process) for process in chain(*self.processes().values())])

    def used(self) -> Used:
        """Processor time that each kind of process has used."""
        return Used({kind: sum([processor_time(each) for each in found]) for kind, found in self.processes().items()})

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


def resident(process: int) -> float:
    with suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def processor_time(process: int, *, ended: bool = False) -> float:
    """Processor time of a process in seconds; with `ended`, that of the processes it has outlived as well."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return sum([int(field) for field in fields[11 : 15 if ended else 13]]) / os.sysconf("SC_CLK_TCK")
    return 0.0


@contextmanager
def served(folder: Path, options: Sequence[str] = (), source: str = "") -> Iterator[Served]:
    """`voidlock serve` as anybody starts it; `source` is the folder of another version's sources."""
    name = secrets.token_hex(4)
    database, log = folder / f"{name}.db", folder / f"{name}.log"
    command = [sys.executable, "-m", "voidlock", "serve", "--port", "0", "--database", str(database)]
    environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
    with log.open("w", encoding="utf-8") as told:
        process = subprocess.Popen(
            [*command, "--lang", "en", *options], stdout=subprocess.PIPE, stderr=told, text=True, env=environment
        )
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
