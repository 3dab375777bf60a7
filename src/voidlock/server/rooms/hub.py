"""The tables of this process, and the one way anything is changed: written, then told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from voidlock.engine import FileError, Reason, Refused, save
from voidlock.protocol import refusal
from voidlock.server.log.entries import (
    Answered,
    AnyEntry,
    Opened,
    Reclaimed,
    Started,
    TakenOver,
    TookBack,
    Undone,
    written,
)
from voidlock.server.log.permissions import answered
from voidlock.server.log.seats import PERSON
from voidlock.server.log.table import PLAYING, Damaged, NotAllowed, Table
from voidlock.server.store.store import Known, Missing, Store, StoreFailed, Taken

from .room import Client, Room
from .thinkers import Thinkers
from .workers import Workers

TRIES = 20
"""So often a request is tried again when others write at the same moment."""

REST = 600.0
"""Seconds after which a table without clients is put away."""

AGAIN_AFTER = 2.0
"""Seconds after which a bot is asked again that could not answer, and a log that could not be read."""

log = logging.getLogger("voidlock.server")

Make = Callable[[Table], AnyEntry]


class Hub:
    """Memory is a cache of the log: a table about which there is doubt is read again."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.workers = Workers(store, self.rooms, self.show_presence)
        self.moves = 0
        """Answers written by this process."""
        self._tasks: set[asyncio.Task[None]] = set()

    def counters(self) -> dict[str, int]:
        """Plain counts of this process."""
        rooms = self.rooms.values()
        return {
            "moves_total": self.moves,
            "tables": len(rooms),
            "connections": sum([len(room.clients) for room in rooms]),
            "bots_thinking": sum([len(room.thinking) for room in rooms]),
        }

    async def begin(self) -> None:
        """Raises StoreFailed if the logs cannot be kept."""
        await self.store.open(self)
        self.workers.begin()

    async def end(self) -> None:
        """Nothing is written any more; what was not acknowledged is asked again by the clients."""
        for room in self.rooms.values():
            for work in room.thinking.values():
                work.cancel()
            for timer in room.absent.values():
                timer.cancel()
        self.thinkers.close()
        await self.workers.end()
        await self.store.close()

    # ------------------------------------------------------------------ tables

    async def open_table(self, name: str, entry: Opened) -> None:
        """A new table, or the one that the same host has opened before."""
        try:
            await self.store.append(name, 1, "open", written(entry))
        except (Known, Taken):
            room = await self.room(name)
            if room.table.host != entry.host:
                raise NotAllowed("table_try_again") from None

    async def room(self, name: str) -> Room:
        """A table, from memory or from its log."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        room = Room(name)
        await self._read(room)
        if not room.table.number:
            raise NotAllowed("table_unknown")
        # Somebody else may have read it meanwhile.
        room = self.rooms.setdefault(name, room)
        self.workers.ask([name])
        self._ask_bots(room)
        self._put_away_later(room)
        # What others have written since it was read was told to nobody.
        return await self.newest(name)

    async def newest(self, name: str) -> Room:
        """A table with all that other workers have written until now: who comes from there has seen it already."""
        room = await self.room(name)
        if self.store.shared:
            async with room.lock:
                await self.catch_up(room)
        return room

    @asynccontextmanager
    async def _alone(self, name: str) -> AsyncIterator[Room]:
        """A table that nobody else changes meanwhile; one that was dropped while it was waited for is read again."""
        while True:
            room = await self.room(name)
            async with room.lock:
                if self.rooms.get(name) is room:
                    yield room
                    return

    async def _read(self, room: Room) -> list[AnyEntry]:
        """Take in what the log says; a game of older rules goes on under today's."""
        try:
            fresh = room.take_in(await self.store.read(room.table.id, room.table.number))
            going_on = room.table.go_on()
        except Damaged as damaged:
            log.error("table=%s damaged=%r", room.table.id, str(damaged))
            raise NotAllowed("table_damaged") from damaged
        except FileError as error:
            log.error("table=%s older_rules=%r", room.table.id, str(error.reason))
            raise NotAllowed("table_older_rules") from error
        if going_on is not None:
            try:
                number, key = room.table.number + 1, f"go-on-{room.table.number + 1}"
                await self.store.append(room.table.id, number, key, written(going_on))
            except (Known, Taken):
                pass
            return [*fresh, *await self._read(room)]
        room.doubtful = False
        return fresh

    async def heard(self, name: str, number: int) -> None:
        """An entry was written, by another worker or by this one."""
        while (room := self.rooms.get(name)) is not None:
            async with room.lock:
                if number <= room.table.number:
                    return
                try:
                    await self.catch_up(room)
                    return
                except NotAllowed:
                    return
                except StoreFailed as error:
                    log.error("table=%s store=%r", name, str(error))
            await asyncio.sleep(AGAIN_AFTER)

    async def missed(self) -> None:
        """Other workers may have written entries unheard."""
        self.workers.missed()
        await asyncio.gather(*[self.heard(name, room.table.number + 1) for name, room in self.rooms.items()])

    def told(self, words: str) -> None:
        self.workers.told(words)

    async def catch_up(self, room: Room) -> bool:
        """Take in what others have written, and tell it; whether there was anything."""
        try:
            fresh = await self._read(room)
        except (NotAllowed, StoreFailed):
            room.doubtful = True
            raise
        if fresh:
            self._tell(room, fresh)
        return bool(fresh)

    def forget(self, name: str) -> None:
        """The table has expired."""
        room = self.rooms.get(name)
        if room is not None:
            self._drop(room)
            for client in room.clients:
                client.send(refusal(Reason("table_unknown")))
                client.send_away()

    def _put_away_later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(REST, self._put_away, room)

    def _put_away(self, room: Room) -> None:
        if room.clients or room.thinking or room.lock.locked():
            self._put_away_later(room)
        else:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        """Whoever wants the table next reads its log; who has it then waits for those who are gone."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        for timer in room.absent.values():
            timer.cancel()
        room.absent.clear()

    # ------------------------------------------------------------------ changing

    async def change(self, name: str, key: str, make: Make) -> None:
        """Write what `make` says, and tell everybody; nothing if the same request was granted before.

        Whatever is raised, nothing was changed, except after `StoreFailed`, when the log could not be asked either.
        """
        async with self._alone(name) as room:
            for _ in range(TRIES):
                if room.doubtful:
                    await self.catch_up(room)
                if key in room.keys:
                    return
                try:
                    await self._write(room, key, make(room.table))
                    return
                except Refused:
                    # Another worker may know better.
                    if not (self.store.shared and await self.catch_up(room)):
                        raise
                except Known:
                    await self.catch_up(room)
                    return
                except StoreFailed:
                    # It may have failed after it had written: then what was asked for is granted.
                    await self.catch_up(room)
                    if key not in room.keys:
                        raise
                    return
                except Taken:
                    await self.catch_up(room)
                except Missing:
                    self.forget(name)
                    raise NotAllowed("table_unknown") from None
        raise StoreFailed("too many at once")

    async def _write(self, room: Room, key: str, entry: AnyEntry) -> None:
        """Played on a copy, stored, and only then true."""
        table = room.table
        after = None
        if isinstance(entry, Answered | TookBack | Undone):
            after = table.played(entry)
        if isinstance(entry, Answered) and after is not None:
            table.complete(entry, after)
        try:
            await self.store.append(table.id, table.number + 1, key, written(entry))
        except (StoreFailed, asyncio.CancelledError):
            room.doubtful = True
            raise
        room.keys.add(key)
        table.apply(entry, after)
        # How often somebody answers who reads a card alone is his secret.
        self.moves += isinstance(entry, Answered) and not table.playing().reader()
        self._tell(room, [entry])

    def _tell(self, room: Room, fresh: list[AnyEntry]) -> None:
        """What is written is true. If it cannot be told, everybody comes in again and is shown what the log says."""
        try:
            room.tell(fresh)
            if any(isinstance(entry, Started) for entry in fresh):
                # Who was gone before is waited for from now on.
                self.show_presence(room)
            for entry in fresh:
                if isinstance(entry, TakenOver) and entry.seat in room.connected():
                    # Another worker has not heard in time that he is here.
                    self._soon(room, partial(_reclaimed, entry.seat))
            self._ask_bots(room)
        except Exception:
            log.exception("table=%s telling failed", room.table.id)
            self._drop(room)
            for client in room.clients:
                client.send_away()

    def _soon(self, room: Room, make: Make) -> None:
        """A change that nobody waits for."""

        async def change() -> None:
            try:
                await self.change(room.table.id, secrets.token_hex(8), make)
            except (Refused, StoreFailed) as error:
                log.info("table=%s not_changed=%r", room.table.id, str(error))

        task = asyncio.create_task(change())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ bots

    def _ask_bots(self, room: Room) -> None:
        """Every bot that owes an answer is asked, once."""
        for seat, bot in room.table.bots_asked().items():
            if seat not in room.thinking:
                room.thinking[seat] = asyncio.create_task(self._bot_answers(room, seat, bot))

    async def _bot_answers(self, room: Room, seat: int, bot: str) -> None:
        """A bot's answers are entries like a person's; one that comes too late is stale, and nobody is told."""
        table = room.table
        game = table.playing()
        names = [table.name_of(choice) for choice in game.owed_by(seat)]
        # What was taken back is asked under the same name again.
        asked = f"bot-{table.number}"
        # Nobody knows the seed, and no more than the rules tell hangs on how the game came here.
        chance = f"{game.origin.seed} {len(game.inputs)} {seat}"
        try:
            texts, saved = await self.thinkers.answers(save(game), seat, bot, chance, room.saved.get(seat, 0.0))
            room.saved[seat] = saved
            for name, text in zip(names, texts, strict=True):
                await self.change(table.id, f"{asked}-{name}", partial(_bot_answered, seat, name, text))
        except Refused as refused:
            if refused.reason.id != "table_stale":
                await asyncio.sleep(AGAIN_AFTER)
        except Exception:
            log.exception("table=%s seat=%s bot=%s failed", table.id, seat, bot)
            await asyncio.sleep(AGAIN_AFTER)
        finally:
            room.thinking.pop(seat, None)
        if self.rooms.get(table.id) is room:
            self._ask_bots(room)

    # ------------------------------------------------------------------ clients

    async def enter(self, client: Client) -> None:
        """The client is at the table from now on, and everybody sees it; whose room a bot has kept is back."""
        async with self._alone(client.table) as room:
            if room.doubtful:
                await self.catch_up(room)
            room.know(client)
            if not client.seats and not client.host:
                room.greet(client)
            room.clients.add(client)
            self.presence(room)
            room.show_again(client)
            room.remember(client)
        for seat in client.seats:
            if room.table.chair(seat).bot:
                self._soon(room, partial(_reclaimed, seat))

    def leave(self, client: Client) -> None:
        for task in client.thinking:
            task.cancel()
        room = self.rooms.get(client.table)
        if room is not None:
            room.clients.discard(client)
            self.presence(room)

    def presence(self, room: Room) -> None:
        """Who is connected to this worker has changed."""
        self.workers.tell(room.table.id)
        self.show_presence(room)

    def show_presence(self, room: Room) -> None:
        """Show who is here. While others wait, a bot plays for who is gone, after the time the table gives."""
        room.show_table()
        here = room.here()
        for seat in room.table.persons():
            timer = room.absent.get(seat)
            if seat in here or not here:
                if timer is not None:
                    timer.cancel()
                    del room.absent[seat]
            elif timer is None and room.table.options.takeover and room.table.status == PLAYING:
                wait = room.table.options.takeover
                room.absent[seat] = asyncio.get_running_loop().call_later(wait, self._take_over, room, seat)

    def _take_over(self, room: Room, seat: int) -> None:
        room.absent.pop(seat, None)

        def make(table: Table) -> AnyEntry:
            if seat in room.here() or not table.chair(seat).person:
                raise NotAllowed("table_is_here", seat=seat)
            return TakenOver(seat=seat, bot=table.options.bot)

        self._soon(room, make)


def _bot_answered(seat: int, name: str, text: str, table: Table) -> AnyEntry:
    return answered(table, [seat], name, text)


def _reclaimed(seat: int, table: Table) -> AnyEntry:
    chair = table.chair(seat)
    if chair.holder != PERSON or not chair.bot:
        raise NotAllowed("table_is_here", seat=seat)
    return Reclaimed(seat=seat)
