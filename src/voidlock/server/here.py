"""Tables of one device: the sessions of a page without a server, over logs that the page stores."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from itertools import count
from typing import Protocol

from msgspec import json

from voidlock.protocol.replies import Channels

from .access.limits import Limits
from .store.store import Known, Line, Listener, Missing, StoreFailed, Taken
from .tables.hub import Hub
from .tables.sessions import Session, Sessions, hello
from .workers.fair_queue import Owner
from .workers.jobs import SHORT, Job, MissionSurvey, NoThought, job, result
from .workers.trials import MOST_GAMES, trial

LINES = json.Decoder(list[tuple[int, str, str]])

MOST_TABLES = 4
"""Tables in memory. The others are read again when somebody wants them."""

NOBODY = Owner("", "")
"""Of whom nobody here has to keep any limits."""


class Page(Protocol):
    """What the page does for its tables. Calls that wait raise when it cannot do them now."""

    async def read(self, table: str) -> str:
        """The entries of a table in order, as a JSON list of number, key and body."""
        ...

    async def write(self, table: str, number: int, key: str, body: str) -> None:
        """Store an entry, durable once the call returns. Raises if the table has one of this number."""
        ...

    async def think(self, number: int, body: str, seconds: float) -> str | None:
        """The result of a long job, carried out beside the tables; None if it takes much longer than these seconds."""
        ...

    def withdraw(self, number: int) -> None:
        """End a long job."""
        ...


class Device:
    """The tables of this device. Its owner is the only guest, so nothing is limited."""

    def __init__(self, page: Page) -> None:
        self._hub = Hub(DeviceLog(page), DeviceThinkers(page), limits=Limits(idle_tables=MOST_TABLES))
        self._sessions = Sessions(self._hub)

    async def begin(self) -> None:
        await self._hub.begin()

    async def end(self) -> None:
        """Stop, as when the page is closed: what was not acknowledged is asked again."""
        await self._sessions.end()
        await self._hub.end()

    def connect(self, post: Callable[[str | None], None]) -> Connection:
        """A connection like a WebSocket's; `post` takes what the page is sent, and None when it is sent away."""
        return Connection(self._sessions, post)

    async def survey(self, mission: str) -> str:
        """The contents of a mission from a player's file, and its faults, as JSON."""
        return (await self._hub.thinkers.think(job(NOBODY, MissionSurvey(mission)))).decode()

    async def trial(self, mission: str, games: int, post: Callable[[str], bool]) -> None:
        """Let a bot play a mission; `post` takes the results so far as JSON, and says whether more are wanted."""
        async with aclosing(trial(self._hub.thinkers, NOBODY, mission, min(games, MOST_GAMES))) as results:
            async for sofar in results:
                if not post(json.encode(sofar).decode()):
                    return


class Connection:
    """One connection of the page."""

    def __init__(self, sessions: Sessions, post: Callable[[str | None], None]) -> None:
        self._sessions = sessions
        self._session: Session | None = None
        self._post = post
        self._send(hello(Channels()))

    def _send(self, frame: bytes | None) -> None:
        self._post(None if frame is None else frame.decode())

    def receive(self, frame: str) -> None:
        if self._session is None:
            self._session = self._sessions.begin("", frame.encode(), self._send, limited=False)
        else:
            self._session.receive(frame.encode())

    def close(self) -> None:
        if self._session is not None:
            self._session.close()


class DeviceLog:
    """The last logs in memory; an entry counts once the page has stored it."""

    shared = False

    def __init__(self, page: Page) -> None:
        self._page = page
        self._logs: dict[str, list[Line]] = {}

    async def open(self, listener: Listener | None = None) -> None:
        """Nobody else writes, so there is nothing to hear."""

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        log = await self._log(table)
        if any(line.key == key for line in log):
            raise Known(key)
        if number <= len(log):
            raise Taken(number)
        if number > len(log) + 1:
            raise Missing(number - 1)
        try:
            await self._page.write(table, number, key, body.decode())
        except Exception as error:
            # It may be stored all the same.
            self._logs.pop(table, None)
            raise StoreFailed(str(error)) from error
        log.append(Line(number, key, body))

    async def read(self, table: str, after: int = 0) -> list[Line]:
        return (await self._log(table))[after:]

    async def _log(self, table: str) -> list[Line]:
        if table not in self._logs:
            try:
                lines = LINES.decode(await self._page.read(table))
            except Exception as error:
                raise StoreFailed(str(error)) from error
            self._logs.setdefault(table, [Line(number, key, body.encode()) for number, key, body in lines])
        log = self._logs[table] = self._logs.pop(table)
        while len(self._logs) > MOST_TABLES:
            del self._logs[next(iter(self._logs))]
        return log


class DeviceThinkers:
    """Short jobs are carried out between two requests, long ones by the page's second worker."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._numbers = count(1)

    async def think(self, job: Job) -> bytes:
        try:
            return result(job.body) if job.lane == SHORT else await self._ask(job)
        except NoThought:
            raise
        except Exception as error:
            raise NoThought("failed", str(error)) from error

    async def _ask(self, job: Job) -> bytes:
        number = next(self._numbers)
        try:
            found = await self._page.think(number, job.body.decode(), job.seconds)
        except asyncio.CancelledError:
            self._page.withdraw(number)
            raise
        if found is None:
            raise NoThought("too_long")
        return found.encode()


def think(body: str) -> str:
    """Carry out a long job, in the second worker."""
    return result(body.encode()).decode()
