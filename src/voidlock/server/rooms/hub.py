"""Composition root of a worker process: wires the room cache, the writer, the bots and presence together."""

from __future__ import annotations

import logging

from voidlock.server.connection.limits import Limits
from voidlock.server.log.entries import AnyEntry
from voidlock.server.store.store import Store

from .bots import BotScheduler
from .cache import RoomCache
from .presence import Presence
from .room import Room
from .thinkers import Thinkers
from .workers import Workers
from .writer import Writer

log = logging.getLogger("voidlock.server")


class Hub:
    """The parts of a worker, and what each tells the others. The store reports other workers' writes to it."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.cache = RoomCache(store, loaded=self._loaded, announce=self._announce, limits=limits)
        self.writer = Writer(store, self.cache, self._announce)
        self.bots = BotScheduler(thinkers, self.cache, self.writer)
        self.workers = Workers(store, self.cache.rooms, self._elsewhere_changed)
        self.presence = Presence(self.cache, self.writer, self.workers)

    async def begin(self) -> None:
        """Start serving. Raises StoreFailed if the log cannot be used."""
        await self.store.open(self)
        self.workers.begin()

    async def end(self) -> None:
        """Stop writing. Clients repeat requests that were not acknowledged."""
        self.bots.stop()
        self.presence.stop()
        self.thinkers.close()
        await self.workers.end()
        await self.store.close()

    def counters(self) -> dict[str, int]:
        """Metrics of this process."""
        rooms = self.cache.rooms.values()
        return {
            "moves_total": self.writer.moves,
            "tables": len(rooms),
            "connections": sum([len(room.clients) for room in rooms]),
            "bots_thinking": sum([len(room.thinking) for room in rooms]),
        }

    # ------------------------------------------------------------------ from the parts

    def _loaded(self, room: Room) -> None:
        """A room was loaded: find out who is connected elsewhere, and let its bots play."""
        self.workers.ask([room.table.id])
        self.bots.ask(room)

    def _elsewhere_changed(self, room: Room) -> None:
        """The players connected to other workers have changed."""
        self.presence.show(room)

    def _announce(self, room: Room, fresh: list[AnyEntry]) -> None:
        """Stored entries count even if telling them fails: then everybody reconnects and sees what the log says."""
        try:
            room.tell(fresh)
            self.presence.follow(room, fresh)
            self.bots.ask(room)
        except Exception:
            log.exception("table=%s announcing failed", room.table.id)
            self.cache.drop(room)
            for client in room.clients:
                client.send_away()

    # ------------------------------------------------------------------ from the store

    async def appended(self, table: str, number: int) -> None:
        await self.cache.appended(table, number)

    async def missed(self) -> None:
        self.workers.missed()
        await self.cache.missed()

    def received(self, message: str) -> None:
        self.workers.received(message)
