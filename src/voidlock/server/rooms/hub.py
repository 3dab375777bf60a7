"""Composition root of a worker process: wires the room cache, the writer, the bots and presence together."""

from __future__ import annotations

from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import AnyEntry
from voidlock.server.operations.event_log import failure
from voidlock.server.store.store import TableLog
from voidlock.server.thinking.jobs import Thinker

from .bots import BotScheduler
from .budget import CpuBudget
from .cache import RoomCache
from .presence import Presence
from .room import Room
from .workers import Workers
from .writer import Writer


class Hub:
    """The parts of a worker, and what each tells the others. The store reports other workers' writes to it.

    `slow` says which tables it has: those of slow games, of quick ones, or all.
    A bot may play out `bot_games` games for an answer, or what its game allows.
    """

    def __init__(
        self,
        store: TableLog,
        thinkers: Thinker,
        budget: CpuBudget | None = None,
        *,
        slow: bool | None = None,
        bot_games: int | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.slow = slow
        self.store = store
        self.bot_games = bot_games
        """Games that a bot may play out for an answer; None: what each game allows."""
        self.thinkers = thinkers
        self.budget = budget or CpuBudget()
        self.cache = RoomCache(store, loaded=self._loaded, announce=self._announce, budget=self.budget, limits=limits)
        self.writer = Writer(store, self.cache, self._announce, self.budget)
        self.bots = BotScheduler(thinkers, self.cache, self.writer)
        self.workers = Workers(store, self.cache.rooms, self._elsewhere_changed)
        self.presence = Presence(self.cache, self.writer, self.workers, self.bots)

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
        """A room was loaded: find out who is connected elsewhere. Its bots play when a client enters."""
        self.workers.ask([room.table.id])

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
            failure("announcing_failed", table=room.table.id)
            self.cache.drop(room)
            for client in room.clients:
                client.send_away()

    # ------------------------------------------------------------------ from the store

    def held(self) -> list[str]:
        return list(self.cache.rooms)

    def behind(self, table: str, number: int) -> bool:
        room = self.cache.rooms.get(table)
        return room is not None and number > room.table.number

    async def appended(self, table: str, number: int) -> None:
        await self.cache.appended(table, number)

    async def missed(self) -> None:
        self.workers.missed()
        await self.cache.missed()

    def received(self, message: str) -> None:
        self.workers.received(message)
