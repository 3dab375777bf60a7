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
from voidlock.server.log.grants import answered
from voidlock.server.log.seats import PERSON
from voidlock.server.log.table import PLAYING, Damaged, NotAllowed, Table
from voidlock.server.store.store import Known, Missing, Store, StoreFailed, Taken

from .place import Guest, Place
from .thinkers import Thinkers
from .workers import Workers

TRIES = 20
"""So often a request is tried again when others write at the same moment."""

REST = 600.0
"""Seconds after which a table without guests is put away."""

AGAIN_AFTER = 2.0
"""Seconds after which a bot is asked again that could not answer, and a log that could not be read."""

log = logging.getLogger("voidlock.server")

Make = Callable[[Table], AnyEntry]


class Hub:
    """Memory is a cache of the log: a table about which there is doubt is read again."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.places: dict[str, Place] = {}
        self.workers = Workers(store, self.places, self.show_presence)
        self.moves = 0
        """Answers written by this process."""
        self._tasks: set[asyncio.Task[None]] = set()

    def counters(self) -> dict[str, int]:
        """Plain counts of this process."""
        places = self.places.values()
        return {
            "moves_total": self.moves,
            "tables": len(places),
            "connections": sum([len(place.guests) for place in places]),
            "bots_thinking": sum([len(place.thinking) for place in places]),
        }

    async def begin(self) -> None:
        """Raises StoreFailed if the logs cannot be kept."""
        await self.store.open(self)
        self.workers.begin()

    async def end(self) -> None:
        """Nothing is written any more; what was not acknowledged is asked again by the clients."""
        for place in self.places.values():
            for work in place.thinking.values():
                work.cancel()
            for timer in place.absent.values():
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
            place = await self.place(name)
            if place.table.host != entry.host:
                raise NotAllowed("table_try_again") from None

    async def place(self, name: str) -> Place:
        """A table, from memory or from its log."""
        place = self.places.get(name)
        if place is not None:
            return place
        place = Place(name)
        await self._read(place)
        if not place.table.number:
            raise NotAllowed("table_unknown")
        # Somebody else may have read it meanwhile.
        place = self.places.setdefault(name, place)
        self.workers.ask([name])
        self._ask_bots(place)
        self._put_away_later(place)
        # What others have written since it was read was told to nobody.
        return await self.newest(name)

    async def newest(self, name: str) -> Place:
        """A table with all that other workers have written until now: who comes from there has seen it already."""
        place = await self.place(name)
        if self.store.shared:
            async with place.lock:
                await self.catch_up(place)
        return place

    @asynccontextmanager
    async def _alone(self, name: str) -> AsyncIterator[Place]:
        """A table that nobody else changes meanwhile; one that was dropped while it was waited for is read again."""
        while True:
            place = await self.place(name)
            async with place.lock:
                if self.places.get(name) is place:
                    yield place
                    return

    async def _read(self, place: Place) -> list[AnyEntry]:
        """Take in what the log says; a game of older rules goes on under today's."""
        try:
            fresh = place.take_in(await self.store.read(place.table.id, place.table.number))
            going_on = place.table.go_on()
        except Damaged as damaged:
            log.error("table=%s damaged=%r", place.table.id, str(damaged))
            raise NotAllowed("table_damaged") from damaged
        except FileError as error:
            log.error("table=%s older_rules=%r", place.table.id, str(error.reason))
            raise NotAllowed("table_older_rules") from error
        if going_on is not None:
            try:
                number, key = place.table.number + 1, f"go-on-{place.table.number + 1}"
                await self.store.append(place.table.id, number, key, written(going_on))
            except (Known, Taken):
                pass
            return [*fresh, *await self._read(place)]
        place.doubtful = False
        return fresh

    async def heard(self, name: str, number: int) -> None:
        """An entry was written, by another worker or by this one."""
        while (place := self.places.get(name)) is not None:
            async with place.lock:
                if number <= place.table.number:
                    return
                try:
                    await self.catch_up(place)
                    return
                except NotAllowed:
                    return
                except StoreFailed as error:
                    log.error("table=%s store=%r", name, str(error))
            await asyncio.sleep(AGAIN_AFTER)

    async def missed(self) -> None:
        """Other workers may have written entries unheard."""
        self.workers.missed()
        await asyncio.gather(*[self.heard(name, place.table.number + 1) for name, place in self.places.items()])

    def told(self, words: str) -> None:
        self.workers.told(words)

    async def catch_up(self, place: Place) -> bool:
        """Take in what others have written, and tell it; whether there was anything."""
        try:
            fresh = await self._read(place)
        except (NotAllowed, StoreFailed):
            place.doubtful = True
            raise
        if fresh:
            self._tell(place, fresh)
        return bool(fresh)

    def forget(self, name: str) -> None:
        """The table has expired."""
        place = self.places.get(name)
        if place is not None:
            self._drop(place)
            for guest in place.guests:
                guest.send(refusal(Reason("table_unknown")))
                guest.send_away()

    def _put_away_later(self, place: Place) -> None:
        asyncio.get_running_loop().call_later(REST, self._put_away, place)

    def _put_away(self, place: Place) -> None:
        if place.guests or place.thinking or place.lock.locked():
            self._put_away_later(place)
        else:
            self._drop(place)

    def _drop(self, place: Place) -> None:
        """Whoever wants the table next reads its log; who has it then waits for those who are gone."""
        if self.places.get(place.table.id) is place:
            del self.places[place.table.id]
        for timer in place.absent.values():
            timer.cancel()
        place.absent.clear()

    # ------------------------------------------------------------------ changing

    async def change(self, name: str, key: str, make: Make) -> None:
        """Write what `make` says, and tell everybody; nothing if the same request was granted before.

        Whatever is raised, nothing was changed, except after `StoreFailed`, when the log could not be asked either.
        """
        async with self._alone(name) as place:
            for _ in range(TRIES):
                if place.doubtful:
                    await self.catch_up(place)
                if key in place.keys:
                    return
                try:
                    await self._write(place, key, make(place.table))
                    return
                except Refused:
                    # Another worker may know better.
                    if not (self.store.shared and await self.catch_up(place)):
                        raise
                except Known:
                    await self.catch_up(place)
                    return
                except StoreFailed:
                    # It may have failed after it had written: then what was asked for is granted.
                    await self.catch_up(place)
                    if key not in place.keys:
                        raise
                    return
                except Taken:
                    await self.catch_up(place)
                except Missing:
                    self.forget(name)
                    raise NotAllowed("table_unknown") from None
        raise StoreFailed("too many at once")

    async def _write(self, place: Place, key: str, entry: AnyEntry) -> None:
        """Played on a copy, stored, and only then true."""
        table = place.table
        after = None
        if isinstance(entry, Answered | TookBack | Undone):
            after = table.played(entry)
        if isinstance(entry, Answered) and after is not None:
            table.complete(entry, after)
        try:
            await self.store.append(table.id, table.number + 1, key, written(entry))
        except (StoreFailed, asyncio.CancelledError):
            place.doubtful = True
            raise
        place.keys.add(key)
        table.apply(entry, after)
        # How often somebody answers who reads a card alone is his secret.
        self.moves += isinstance(entry, Answered) and not table.playing().reader()
        self._tell(place, [entry])

    def _tell(self, place: Place, fresh: list[AnyEntry]) -> None:
        """What is written is true. If it cannot be told, everybody comes in again and is shown what the log says."""
        try:
            place.tell(fresh)
            if any(isinstance(entry, Started) for entry in fresh):
                # Who was gone before is waited for from now on.
                self.show_presence(place)
            for entry in fresh:
                if isinstance(entry, TakenOver) and entry.seat in place.connected():
                    # Another worker has not heard in time that he is here.
                    self._soon(place, partial(_reclaimed, entry.seat))
            self._ask_bots(place)
        except Exception:
            log.exception("table=%s telling failed", place.table.id)
            self._drop(place)
            for guest in place.guests:
                guest.send_away()

    def _soon(self, place: Place, make: Make) -> None:
        """A change that nobody waits for."""

        async def change() -> None:
            try:
                await self.change(place.table.id, secrets.token_hex(8), make)
            except (Refused, StoreFailed) as error:
                log.info("table=%s not_changed=%r", place.table.id, str(error))

        task = asyncio.create_task(change())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ bots

    def _ask_bots(self, place: Place) -> None:
        """Every bot that owes an answer is asked, once."""
        for seat, bot in place.table.bots_asked().items():
            if seat not in place.thinking:
                place.thinking[seat] = asyncio.create_task(self._bot_answers(place, seat, bot))

    async def _bot_answers(self, place: Place, seat: int, bot: str) -> None:
        """A bot's answers are entries like a person's; one that comes too late is stale, and nobody is told."""
        table = place.table
        game = table.playing()
        names = [table.name_of(choice) for choice in game.owed_by(seat)]
        # What was taken back is asked under the same name again.
        asked = f"bot-{table.number}"
        # Nobody knows the seed, and no more than the rules tell hangs on how the game came here.
        chance = f"{game.origin.seed} {len(game.inputs)} {seat}"
        try:
            texts, saved = await self.thinkers.answers(save(game), seat, bot, chance, place.saved.get(seat, 0.0))
            place.saved[seat] = saved
            for name, text in zip(names, texts, strict=True):
                await self.change(table.id, f"{asked}-{name}", partial(_bot_answered, seat, name, text))
        except Refused as refused:
            if refused.reason.id != "table_stale":
                await asyncio.sleep(AGAIN_AFTER)
        except Exception:
            log.exception("table=%s seat=%s bot=%s failed", table.id, seat, bot)
            await asyncio.sleep(AGAIN_AFTER)
        finally:
            place.thinking.pop(seat, None)
        if self.places.get(table.id) is place:
            self._ask_bots(place)

    # ------------------------------------------------------------------ guests

    async def enter(self, guest: Guest) -> None:
        """The guest is at the table from now on, and everybody sees it; whose place a bot has kept is back."""
        async with self._alone(guest.table) as place:
            if place.doubtful:
                await self.catch_up(place)
            place.know(guest)
            if not guest.seats and not guest.host:
                place.greet(guest)
            place.guests.add(guest)
            self.presence(place)
            place.show_again(guest)
            place.remember(guest)
        for seat in guest.seats:
            if place.table.chair(seat).bot:
                self._soon(place, partial(_reclaimed, seat))

    def leave(self, guest: Guest) -> None:
        for task in guest.thinking:
            task.cancel()
        place = self.places.get(guest.table)
        if place is not None:
            place.guests.discard(guest)
            self.presence(place)

    def presence(self, place: Place) -> None:
        """Who is connected to this worker has changed."""
        self.workers.tell(place.table.id)
        self.show_presence(place)

    def show_presence(self, place: Place) -> None:
        """Show who is here. While others wait, a bot plays for who is gone, after the time the table gives."""
        place.show_table()
        here = place.here()
        for seat in place.table.persons():
            timer = place.absent.get(seat)
            if seat in here or not here:
                if timer is not None:
                    timer.cancel()
                    del place.absent[seat]
            elif timer is None and place.table.options.takeover and place.table.status == PLAYING:
                wait = place.table.options.takeover
                place.absent[seat] = asyncio.get_running_loop().call_later(wait, self._take_over, place, seat)

    def _take_over(self, place: Place, seat: int) -> None:
        place.absent.pop(seat, None)

        def make(table: Table) -> AnyEntry:
            if seat in place.here() or not table.chair(seat).person:
                raise NotAllowed("table_is_here", seat=seat)
            return TakenOver(seat=seat, bot=table.options.bot)

        self._soon(place, make)


def _bot_answered(seat: int, name: str, text: str, table: Table) -> AnyEntry:
    return answered(table, [seat], name, text)


def _reclaimed(seat: int, table: Table) -> AnyEntry:
    chair = table.chair(seat)
    if chair.holder != PERSON or not chair.bot:
        raise NotAllowed("table_is_here", seat=seat)
    return Reclaimed(seat=seat)
