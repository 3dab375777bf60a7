"""Bot scheduler: one background task per bot that owes an answer, retried after a failure, while somebody attends."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from msgspec import json

from voidlock.bots.consulted import Answered
from voidlock.engine import Refused
from voidlock.games import kit_of
from voidlock.server.log.permissions import Move, answer_choice
from voidlock.server.log.table import Table
from voidlock.server.operations.event_log import event, failure
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import BotAnswers, NoThought, Thinker, file_of, job

from .cache import RoomCache
from .room import Room
from .writer import Writer

RETRY_AFTER = 2.0
"""Seconds before a bot that failed is asked again."""


class BotScheduler:
    """Lets bots answer; their answers are entries like a person's."""

    def __init__(self, thinkers: Thinker, cache: RoomCache, writer: Writer) -> None:
        self._thinkers = thinkers
        self._cache = cache
        self._writer = writer
        self._stopped = False

    def ask(self, room: Room) -> None:
        """Start a task for every bot that owes an answer and is not thinking yet; stop them all if the table rests."""
        if self._stopped or not self._cache.holds(room):
            return
        if not room.attended() or room.table.closed:
            room.stop_thinking()
            return
        for seat, bot in room.table.bots_to_answer().items():
            if seat not in room.thinking:
                task = asyncio.create_task(self._answer(room, seat, bot))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._finish, room, seat))

    def stop(self) -> None:
        self._stopped = True
        for room in self._cache.rooms.values():
            room.stop_thinking()

    def _finish(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        """The bot has answered, failed or was stopped; by now it may owe the next answer, or a client is back."""
        room.thinking.pop(seat, None)
        self.ask(room)

    async def _answer(self, room: Room, seat: int, bot: str) -> None:
        """Write a bot's answers. One that comes too late is stale and is dropped silently."""
        table = room.table
        game = table.playing()
        names = [table.name_of(choice) for choice in game.choices_of(seat)]
        # An answer that is taken back is asked for again under the same name: the number makes the key unique.
        asked = f"bot-{table.number}"
        # No client knows the seed, and the rest follows from the rules: the bot's dice give nothing away.
        chance = f"{game.origin.seed} {len(game.inputs)} {seat}"
        work = BotAnswers(
            file_of(game), game=game.rules.name, seat=seat, bot=bot, chance=chance, saved=room.saved.get(seat, 0.0)
        )
        try:
            texts, room.saved[seat] = await self._texts(Owner(table.id, room.address()), work)
            for name, text in zip(names, texts, strict=True):
                await self._writer.change(table.id, f"{asked}-{name}", partial(_answer_choice, seat, name, text))
                room.intents.tell(name, text)
            room.show_intents()
        except Refused as refused:
            if refused.reason.id != "table_stale":
                await asyncio.sleep(RETRY_AFTER)
        except Exception:
            failure("bot_failed", table=table.id, seat=seat, bot=bot)
            await asyncio.sleep(RETRY_AFTER)

    async def _texts(self, owner: Owner, work: BotAnswers) -> Answered:
        """The bot's answers, or a simpler bot's if it takes too long."""
        simpler = [name for name in (kit_of(work.game).at_tables.usual, "random") if name != work.bot]
        while True:
            try:
                return json.decode(await self._thinkers.think(job(owner, work)), type=Answered)
            except NoThought as none:
                if none.why != "too_long" or not simpler:
                    raise
                event("bot_too_slow", level=logging.WARNING, table=owner.table, seat=work.seat, bot=work.bot)
                work.bot = simpler.pop(0)


def _answer_choice(seat: int, name: str, text: str, table: Table) -> Move:
    return answer_choice(table, [seat], name, text)
