"""Presence tracking: who is connected, and who acts for an absent host."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

from voidlock.server.log.entries import (
    AnyEntry,
    Arranged,
    BotSeated,
    Freed,
    Reclaimed,
    Seated,
    Started,
    Swapped,
    TakenOver,
)
from voidlock.server.log.seats import PERSON
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.operations.refusals import refusals

from .absence import Absences
from .bots import BotScheduler
from .budget import CpuBudget
from .cache import RoomCache
from .room import Client, Room
from .writer import Writer

HOST_AWAY = 120.0
"""Seconds after which the player who has been here longest acts for an absent host."""


class Presence:
    """Which players are connected."""

    def __init__(
        self,
        cache: RoomCache,
        writer: Writer,
        bots: BotScheduler,
        budget: CpuBudget | None = None,
        absences: Absences | None = None,
    ) -> None:
        self._budget = budget or CpuBudget()
        self._absences = absences or Absences(cache, writer)
        self._cache = cache
        self._writer = writer
        self._bots = bots

    async def enter(self, client: Client) -> None:
        """Add a client to its room and show it everything; a bot that stood in for its player gives the seat back.

        Raises `Refused` if it may not be there.
        """
        async with self._cache.lock_room(client.table) as room:
            if room.in_doubt:
                await self._cache.catch_up(room)
            await self._absences.load(room)
            self._budget.charge(client.address, partial(self._welcome, room, client))
        self._absences.come(room, client)
        for seat in client.seats:
            chair = room.table.chair(seat)
            if chair.bot or chair.wanted_by:
                self._writer.soon(room, partial(_reclaim, seat))

    def _welcome(self, room: Room, client: Client) -> None:
        room.identify(client)
        room.admit(client)
        if not client.seats and not client.asking and not client.host:
            room.greet(client)
        self.update(room)
        room.show_again(client)
        room.show_around()
        room.show_talk(client)

    def leave(self, client: Client) -> None:
        for task in client.thinking:
            task.cancel()
        room = self._cache.rooms.get(client.table)
        if room is not None:
            room.clients.discard(client)
            self._budget.charge(client.address, partial(self.update, room))

    def update(self, room: Room) -> None:
        """The clients have changed. Bots rest while there are none."""
        for client, reason in room.surplus().items():
            refusals.count(reason.id, client.address, room.table.id)
            room.dismiss(client, reason)
        self.show(room)
        self._bots.ask(room)

    def show(self, room: Room) -> None:
        """Show who is here, and look after those who are not."""
        self._find_host(room)
        room.show_table()
        room.show_gallery()
        room.show_waits()
        self._absences.look(room)

    def _find_host(self, room: Room) -> None:
        """While the host is away, let somebody act for them, after a time; their place is taken at once if they go."""
        seated = [client for client in room.clients if client.seats]
        if not seated or any(client.host for client in room.clients):
            if room.hostless is not None:
                room.hostless.cancel()
                room.hostless = None
            room.appoint(0)
        elif room.acting and room.acting not in room.connected_seats():
            self._appoint(room)
        elif not room.acting and room.hostless is None:
            room.hostless = asyncio.get_running_loop().call_later(HOST_AWAY, self._appoint, room)

    def _appoint(self, room: Room) -> None:
        """The player who has been here longest acts for the absent host."""
        room.hostless = None
        seated = [client for client in room.clients if client.seats]
        if seated:
            room.appoint(min(seated, key=lambda client: client.number).seats[0])

    def follow(self, room: Room, fresh: Iterable[AnyEntry]) -> None:
        """React to new entries: timers start with the game, and a connected player is never replaced by a bot."""
        if any(isinstance(entry, Arranged | BotSeated | Freed | Seated | Swapped) for entry in fresh):
            # A waiting client has its seat, or a player has none any more.
            self.update(room)
        elif any(isinstance(entry, Started) for entry in fresh):
            self.show(room)
        elif room.waits():
            self._absences.look(room)
        for entry in fresh:
            if isinstance(entry, BotSeated | Freed | Seated):
                self._absences.vacate(room, entry.seat)
            if isinstance(entry, Swapped):
                self._absences.resettle(room)
            if isinstance(entry, TakenOver) and entry.seat in room.connected_seats():
                # A server that has lost the lease, and does not know it yet, did not see that the player is here.
                self._writer.soon(room, partial(_reclaim, entry.seat))

    def stop(self) -> None:
        for room in self._cache.rooms.values():
            room.stop_timers()


def _reclaim(seat: int, table: Table) -> AnyEntry:
    chair = table.chair(seat)
    if chair.holder != PERSON or not (chair.bot or chair.wanted_by):
        raise NotAllowed("table_is_here", seat=seat)
    return Reclaimed(seat=seat)
