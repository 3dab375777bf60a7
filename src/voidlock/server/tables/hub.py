"""Composition root of a game process: wires the room cache, the writer, the bots and presence together."""

from __future__ import annotations

import logging

from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import AnyEntry
from voidlock.server.notifications.subscription import Notifier
from voidlock.server.operations.event_log import event, failure
from voidlock.server.store.store import StoreFailed, Subscriptions, TableLog
from voidlock.server.workers.jobs import Thinker

from .absence import Absences
from .bots import BotScheduler
from .budget import CpuBudget
from .cache import RoomCache
from .presence import Presence
from .room import Room
from .writer import Writer


class Hub:
    """The parts of a game process, and what each tells the others. The store tells the cache what others have written.

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
        subscriptions: Subscriptions | None = None,
        notifier: Notifier | None = None,
    ) -> None:
        self.slow = slow
        self.store = store
        self.bot_games = bot_games
        """Games that a bot may play out for an answer; None: what each game allows."""
        self.thinkers = thinkers
        self.budget = budget or CpuBudget()
        self.cache = RoomCache(store, announce=self._announce, budget=self.budget, limits=limits)
        self.writer = Writer(store, self.cache, self._announce, self.budget)
        self.bots = BotScheduler(thinkers, self.cache, self.writer)
        self.absences = Absences(self.cache, self.writer, subscriptions, notifier)
        self.presence = Presence(self.cache, self.writer, self.bots, self.budget, self.absences)

    async def begin(self) -> None:
        """Start serving. Raises StoreFailed if the log cannot be used."""
        await self.store.open(self.cache)

    async def end(self) -> None:
        """Stop writing. Clients repeat requests that were not acknowledged."""
        self.bots.stop()
        self.presence.stop()
        for room in self.cache.rooms.values():
            room.stop_reviews()
        self.absences.stop()
        await self.store.close()

    async def wake(self, table: str) -> None:
        """The table's alarm rings: look after its absent players, and let its bots play."""
        try:
            await self.absences.wake(table)
            room = self.cache.rooms.get(table)
            if room is not None:
                self.bots.ask(room)
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, table=table, reason=str(error))
        except Exception:
            failure("waking_failed", table=table)

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
