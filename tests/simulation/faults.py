"""Faults that are planted in a server: the simulation must find each."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

import pytest
import websockets

from tests.simulation import disk
from voidlock.engine import Reason, Refused, View, play
from voidlock.games.angel.facts import EVENT_NAMES
from voidlock.games.angel.state import State
from voidlock.server.access.rate_limit import RateLimiter
from voidlock.server.log.entries import encode
from voidlock.server.net import connection
from voidlock.server.processes import relay
from voidlock.server.store import measured_log
from voidlock.server.store.clock import ClockState
from voidlock.server.store.store import StoreFailed
from voidlock.server.tables import room, writer


def acknowledged_early(patch: pytest.MonkeyPatch) -> None:
    """A request is granted before its entry is on disk."""
    append = measured_log.MeasuredLog.append

    async def early(self: measured_log.MeasuredLog, table: str, number: int, key: str, body: bytes) -> None:
        self._append = asyncio.create_task(append(self, table, number, key, body))  # type: ignore[attr-defined]

    patch.setattr(measured_log.MeasuredLog, "append", early)


def failure_ignored(patch: pytest.MonkeyPatch) -> None:
    """A write that failed counts as one that did not."""
    append = measured_log.MeasuredLog.append

    async def ignore(self: measured_log.MeasuredLog, table: str, number: int, key: str, body: bytes) -> None:
        with suppress(StoreFailed):
            await append(self, table, number, key, body)

    patch.setattr(measured_log.MeasuredLog, "append", ignore)


def written_behind(patch: pytest.MonkeyPatch) -> None:
    """The disk says that it has written what is still in its cache."""
    write = disk.DiskStore._write

    def behind(self: disk.DiskStore, done: asyncio.Future[None], entry: tuple[str, int, str, bytes]) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(1, write, self, loop.create_future(), entry)
        done.set_result(None)

    patch.setattr(disk.DiskStore, "_write", behind)


def key_forgotten(patch: pytest.MonkeyPatch) -> None:
    """A repeated request has another key."""
    keys, used = room.Client.keys, iter(range(10**6))
    patch.setattr(room.Client, "keys", lambda self, key: [f"{keys(self, key)[0]}~{next(used)}"])


def wake_up_lost(patch: pytest.MonkeyPatch) -> None:
    """One reply of the store in a hundred wakes nobody."""
    settle, count = disk.DiskStore._settle, iter(range(10**9))

    def lost(self: disk.DiskStore, done: asyncio.Future[None], failed: Exception | None) -> None:
        if next(count) % 100 != 99:
            settle(self, done, failed)

    patch.setattr(disk.DiskStore, "_settle", lost)


def somebody_not_told(patch: pytest.MonkeyPatch) -> None:
    """One client hears nothing of a change."""

    def show_game(self: room.Room) -> None:
        for client in sorted(self.clients, key=lambda client: client.seats)[:-1]:
            self.show_game_to(client)

    patch.setattr(room.Room, "show_game", show_game)


def nothing_shown_on_return(patch: pytest.MonkeyPatch) -> None:
    """A client that comes back is not shown what has happened."""
    patch.setattr(room.Room, "show_again", lambda self, client: None)


def process_dies_unnoticed(patch: pytest.MonkeyPatch) -> None:
    """Clients of a game process that has died are not told to come back."""
    patch.setattr(connection.SocketConnection, "reconnect", lambda self: None)


def memory_ahead_of_disk(patch: pytest.MonkeyPatch) -> None:
    """A change takes effect before it is stored."""

    async def write(self: writer.Writer, room: room.Room, key: str, planned: writer.Planned) -> None:
        table = room.table
        number = table.number + 1
        table.apply(*planned)
        self._announce(room, [planned.entry])
        room.keys.add(key)
        await self._store.append(table.id, number, key, encode(planned.entry))

    patch.setattr(writer.Writer, "_write", write)


def secrets_shown(patch: pytest.MonkeyPatch) -> None:
    """Everybody at a table is shown the view of every seat."""
    identify = room.Room.identify

    def all_seats(self: room.Room, client: room.Client) -> None:
        identify(self, client)
        client.seats = [1, 2]

    patch.setattr(room.Room, "identify", all_seats)


def log_read_short(patch: pytest.MonkeyPatch) -> None:
    """The last entry of a log is not read."""
    read = disk.DiskStore.read

    async def short(self: disk.DiskStore, table: str, after: int = 0) -> object:
        return (await read(self, table, after))[: -1 if after == 0 else None]

    patch.setattr(disk.DiskStore, "read", short)


def repeats_refused(patch: pytest.MonkeyPatch) -> None:
    """A request that was granted before is refused when it is repeated."""
    change = writer.Writer.change

    async def refuse(self: writer.Writer, name: str, key: str, make: writer.Make, others: object = ()) -> None:
        async with self._cache.lock_room(name) as room:
            if key in room.keys:
                raise Refused(Reason("table_unknown"))
        await change(self, name, key, make, others)  # type: ignore[arg-type]

    patch.setattr(writer.Writer, "change", refuse)


def lease_kept_by_two(patch: pytest.MonkeyPatch) -> None:
    """A server that has lost a lease plays on."""

    async def keep(self: relay.LeasedBackend) -> None:
        """Renew nothing, and look at nothing."""

    patch.setattr(relay.LeasedBackend, "_renew", keep)


def clock_believed(patch: pytest.MonkeyPatch) -> None:
    """A clock that has jumped by months is believed."""
    patch.setattr(ClockState, "at", lambda self, now: ClockState(now))


def frames_reordered(patch: pytest.MonkeyPatch) -> None:
    """A frame to a client may overtake the one before."""
    post, chance = connection.SocketConnection.post, random.Random("reordered")

    def later(self: connection.SocketConnection, frame: bytes | None) -> None:
        asyncio.get_running_loop().call_later(chance.uniform(0, 0.5), post, self, frame)

    patch.setattr(connection.SocketConnection, "post", later)


def relay_behind(patch: pytest.MonkeyPatch) -> None:
    """A server keeps the last frame for a client that it relays until the next one comes."""

    async def receive(self: relay.RelayedSession) -> None:
        kept = b""
        try:
            while True:
                frame = await self._socket.recv(decode=False)
                if kept:
                    self._connection.post(kept)
                kept = frame
        except websockets.ConnectionClosed:
            self._connection.reconnect()

    patch.setattr(relay.RelayedSession, "_receive", receive)


def card_seen_through(patch: pytest.MonkeyPatch) -> None:
    """Every seat is shown the top card of the Event deck."""
    own_part = play.Play.own_part

    def seen(self: play.Play[State], seat: int) -> View:
        top = [{"from_top": 1, "card": EVENT_NAMES[card]} for card in self.state.events[-1:]]
        return {**own_part(self, seat), "looked_at": top}

    patch.setattr(play.Play, "own_part", seen)


def nobody_refused(patch: pytest.MonkeyPatch) -> None:
    """A rate limiter allows whatever comes."""
    patch.setattr(RateLimiter, "allows", lambda self, tokens=1.0: True)
    patch.setattr(RateLimiter, "spend", lambda self, tokens: None)


FAULTS: list[Callable[[pytest.MonkeyPatch], None]] = [
    acknowledged_early,
    failure_ignored,
    written_behind,
    key_forgotten,
    wake_up_lost,
    somebody_not_told,
    nothing_shown_on_return,
    process_dies_unnoticed,
    memory_ahead_of_disk,
    secrets_shown,
    log_read_short,
    repeats_refused,
    lease_kept_by_two,
    clock_believed,
    frames_reordered,
    relay_behind,
    card_seen_through,
    nobody_refused,
]
