"""Logs in one SQLite file, written by one thread: what waits is written together, in one transaction."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from .store import Heard, Known, Line, StoreFailed, Taken

SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", key)
) WITHOUT ROWID;
"""

MOST_TOGETHER = 256


class Waiting(NamedTuple):
    """Something to be done with the file, and who waits for it."""

    work: Callable[[sqlite3.Connection], object]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[object]


class SqliteStore:
    """One file, one thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def open(self, heard: Heard) -> None:
        """One process writes the file, so that nobody else is ever heard."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreFailed(error.strerror or str(error)) from error
        self._thread = threading.Thread(target=self._run, name="voidlock-log", daemon=True)
        self._thread.start()
        await self._ask(lambda file: None)

    async def close(self) -> None:
        if self._thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        def work(file: sqlite3.Connection) -> None:
            row = file.execute('SELECT 1 FROM log WHERE "table" = ? AND key = ?', (table, key)).fetchone()
            if row is not None:
                raise Known(key)
            try:
                file.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", (table, number, key, body, time.time()))
            except sqlite3.IntegrityError as error:
                raise Taken(number) from error

        await self._ask(work)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        def work(file: sqlite3.Connection) -> list[Line]:
            rows = file.execute(
                'SELECT number, key, body FROM log WHERE "table" = ? AND number > ? ORDER BY number', (table, after)
            )
            return [Line(*row) for row in rows]

        found = await self._ask(work)
        assert isinstance(found, list)
        return found

    async def expire(self, before: float) -> list[str]:
        def work(file: sqlite3.Connection) -> list[str]:
            rows = file.execute('SELECT "table" FROM log GROUP BY "table" HAVING max(at) < ?', (before,)).fetchall()
            old = [table for (table,) in rows]
            file.executemany('DELETE FROM log WHERE "table" = ?', [(table,) for table in old])
            return old

        found = await self._ask(work)
        assert isinstance(found, list)
        return found

    # ------------------------------------------------------------------ the thread

    async def _ask(self, work: Callable[[sqlite3.Connection], object]) -> object:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[object] = loop.create_future()
        self._queue.put(Waiting(work, loop, done))
        return await done

    def _run(self) -> None:
        file: sqlite3.Connection | None = None
        while True:
            first = self._queue.get()
            if first is None:
                break
            together = [first]
            ending = False
            while len(together) < MOST_TOGETHER and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    ending = True
                    break
                together.append(more)
            file = self._write(file, together)
            if ending:
                break
        if file is not None:
            file.close()

    def _write(self, file: sqlite3.Connection | None, together: list[Waiting]) -> sqlite3.Connection | None:
        """Do what waits in one transaction; whoever fails alone does not spoil it for the others."""
        answers: list[tuple[Waiting, object]] = []
        try:
            file = file or self._connected()
            file.execute("BEGIN IMMEDIATE")
            for waiting in together:
                try:
                    answers.append((waiting, waiting.work(file)))
                except (Taken, Known) as refused:
                    answers.append((waiting, refused))
            file.execute("COMMIT")
        except sqlite3.Error as error:
            answers = [(waiting, StoreFailed(str(error))) for waiting in together]
            self._give_up(file)
            file = None
        for waiting, answer in answers:
            waiting.loop.call_soon_threadsafe(_settle, waiting.done, answer)
        return file

    def _connected(self) -> sqlite3.Connection:
        file = sqlite3.connect(self._path, isolation_level=None, timeout=5.0)
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = NORMAL")
        file.executescript(SCHEMA)
        return file

    def _give_up(self, file: sqlite3.Connection | None) -> None:
        """The next request opens the file anew: the disk may have room again."""
        if file is not None:
            file.close()


def _settle(done: asyncio.Future[object], answer: object) -> None:
    if done.cancelled():
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
