"""A throw-away PostgreSQL server, and ways to look into both kinds of databases."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from voidlock.server.store.databases import is_postgres, store_for
from voidlock.server.store.store import Line

SETTINGS = (
    # Found by the socket's file alone, so that no port can be taken.
    *("-c", "listen_addresses="),
    # What is kept need not outlive the computer.
    *("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"),
    *("-c", "shared_buffers=16MB", "-c", "max_connections=60"),
)

# PostgreSQL ends when the pipe is closed, which happens even if the test run is killed.
WATCHED = '"$@" & cat >/dev/null; kill -INT $!; wait $!'


def programs() -> Path | None:
    """Where the newest PostgreSQL of this computer has its programs; Debian keeps them off the PATH."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    found = shutil.which("initdb")
    return versions[-1].parent if versions else Path(found).parent if found else None


class Postgres:
    """A server of our own, which can be stopped and started again. It refuses to be run by root."""

    def __init__(self, folder: Path, programs: Path, settings: Sequence[str] = SETTINGS) -> None:
        self._folder = folder
        self._settings = settings
        self._programs = programs
        self._user = "postgres" if os.geteuid() == 0 else None
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        if self._user is not None:
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        initdb = [str(programs / "initdb"), "-D", "data", "-U", "voidlock", "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*initdb, "--no-locale", "--no-sync"],
            cwd=folder,
            user=self._user,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        postgres = [str(self._programs / "postgres"), "-D", "data", "-k", str(self._folder), *self._settings]
        with (self._folder / "log").open("ab") as told:
            self._process = subprocess.Popen(
                ["sh", "-c", WATCHED, "sh", *postgres],
                stdin=subprocess.PIPE,
                stdout=told,
                stderr=told,
                cwd=self._folder,
                user=self._user,
            )
        asyncio.run(self._ready())

    async def _ready(self) -> None:
        for _ in range(600):
            try:
                connection = await asyncpg.connect(self.address("postgres"))
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)
            else:
                await connection.close()
                return
        raise TimeoutError((self._folder / "log").read_text())

    def stop(self) -> None:
        """All connections are cut."""
        process, self._process = self._process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            process.wait(30)

    def kill(self) -> None:
        """All of its processes at once, as when the power fails; the operating system lives on."""
        process, self._process = self._process, None
        if process is not None:
            family = self.processes()
            for member in family:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(member, signal.SIGKILL)
            assert process.stdin is not None
            process.stdin.close()
            process.wait(30)
            while any(Path(f"/proc/{member}").exists() for member in family):
                time.sleep(0.01)
            (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def processes(self) -> list[int]:
        """The postmaster and its processes."""
        postmaster = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        return [postmaster, *children(postmaster)]

    def address(self, database: str) -> str:
        return f"postgresql://voidlock@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The address of an empty one."""
        self._databases += 1
        name = f"tables{self._databases}"

        async def create() -> None:
            connection = await asyncpg.connect(self.address("postgres"))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.address(name)


def children(parent: int) -> list[int]:
    """The processes that this one has started."""
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(child) for child in listed.split()]


@contextmanager
def running_postgres(programs: Path, settings: Sequence[str] = SETTINGS) -> Iterator[Postgres]:
    # Not pytest's folder, into which only its own user may look.
    with tempfile.TemporaryDirectory(prefix="voidlock-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), programs, settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()


class Ears:
    """Keeps what other processes are heard to do."""

    def __init__(self, **held: int) -> None:
        self.entries: list[tuple[str, int]] = []
        self._held = held

    def loaded_tables(self) -> dict[str, int]:
        return self._held

    async def on_append(self, table: str, number: int) -> None:
        self.entries.append((table, number))


async def entry(database: str, table: str, number: int) -> Line:
    """An entry of a log that nobody serves."""
    store = store_for(database)
    await store.open(Ears())
    lines = await store.read(table, number - 1)
    await store.close()
    return lines[0]


async def overwrite(database: str, table: str, number: int, line: Line | None) -> None:
    """What no server does: replace an entry, or remove it."""
    if is_postgres(database):
        connection = await asyncpg.connect(database)
        await connection.execute('DELETE FROM voidlock_log WHERE "table" = $1 AND number = $2', table, number)
        if line is not None:
            await connection.execute("INSERT INTO voidlock_log VALUES ($1, $2, $3, $4)", table, *line)
        await connection.close()
    else:
        file = sqlite3.connect(database, isolation_level=None)
        file.execute('DELETE FROM log WHERE "table" = ? AND number = ?', (table, number))
        if line is not None:
            file.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", (table, *line, time.time()))
        file.close()
