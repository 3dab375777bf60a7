"""Bot scheduler: one background task per bot that owes an answer, retried after a failure."""

from __future__ import annotations

import asyncio
from functools import partial

from voidlock.engine import Refused, save
from voidlock.server.log.permissions import Move, answered
from voidlock.server.log.table import Table
from voidlock.server.operations.event_log import failure

from .cache import RoomCache
from .room import Room
from .thinkers import Thinkers
from .writer import Writer

RETRY_AFTER = 2.0
"""Seconds before a bot that failed is asked again."""


class BotScheduler:
    """Lets bots answer; their answers are entries like a person's."""

    def __init__(self, thinkers: Thinkers, cache: RoomCache, writer: Writer) -> None:
        self._thinkers = thinkers
        self._cache = cache
        self._writer = writer

    def ask(self, room: Room) -> None:
        """Start a task for every bot that owes an answer and is not thinking yet."""
        for seat, bot in room.table.bots_asked().items():
            if seat not in room.thinking:
                room.thinking[seat] = asyncio.create_task(self._answer(room, seat, bot))

    def stop(self) -> None:
        for room in self._cache.rooms.values():
            for work in room.thinking.values():
                work.cancel()

    async def _answer(self, room: Room, seat: int, bot: str) -> None:
        """Write a bot's answers. One that comes too late is stale, and nobody is told."""
        table = room.table
        game = table.playing()
        names = [table.name_of(choice) for choice in game.owed_by(seat)]
        # An answer that is taken back is asked for again under the same name: the number makes the key unique.
        asked = f"bot-{table.number}"
        # No client knows the seed, and the rest follows from the rules: the bot's dice give nothing away.
        chance = f"{game.origin.seed} {len(game.inputs)} {seat}"
        try:
            texts, saved = await self._thinkers.answers(save(game), seat, bot, chance, room.saved.get(seat, 0.0))
            room.saved[seat] = saved
            for name, text in zip(names, texts, strict=True):
                await self._writer.change(table.id, f"{asked}-{name}", partial(_answered, seat, name, text))
        except Refused as refused:
            if refused.reason.id != "table_stale":
                await asyncio.sleep(RETRY_AFTER)
        except Exception:
            failure("bot_failed", table=table.id, seat=seat, bot=bot)
            await asyncio.sleep(RETRY_AFTER)
        finally:
            room.thinking.pop(seat, None)
        if self._cache.holds(room):
            self.ask(room)


def _answered(seat: int, name: str, text: str, table: Table) -> Move:
    return answered(table, [seat], name, text)
