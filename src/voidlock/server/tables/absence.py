"""Players who are away: they are told that it is their turn, their deputy answers, and after a time a bot takes over.

One timer for each room; for tables that wait although nobody is there, the store keeps an alarm as well.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import partial
from time import time
from typing import NamedTuple

from voidlock.engine import Refused
from voidlock.protocol.requests import Subscribe
from voidlock.server.log.entries import AnyEntry, Reclaimed, TakenOver
from voidlock.server.log.seats import PERSON
from voidlock.server.log.table import PLAYING, NotAllowed, Table
from voidlock.server.notifications.subscription import (
    DECODER,
    ENCODER,
    Gone,
    Notifier,
    Silence,
    Subscription,
    Turn,
    Undelivered,
)
from voidlock.server.operations.event_log import event
from voidlock.server.store.store import StoreFailed, Subscriptions

from .cache import RoomCache
from .room import Client, Room
from .waiting import LONG, Code
from .writer import Writer

TELL_AFTER = 60.0
"""Seconds a player must be away before they are told: a page that is loaded again is no absence."""

GRACE = 20.0
"""Seconds before a deputy answers, or a bot takes over whose time has come."""

LOOK_AGAIN = 3600.0
"""Seconds after which a table that waits is looked at in any case: a kill may have lost an alarm."""

AGAIN_AFTER = (30.0, 300.0)
"""Seconds after which a delivery that reached nobody is tried again."""

TRIES = 5
"""Wrong codes that are forgiven."""


class Due(NamedTuple):
    """What is to be done for an absent player, and when; `lasting`: also if nobody is at the table until then."""

    at: float
    act: Callable[[Room, int], None]
    seat: int
    lasting: bool = True


class Absences:
    """Looks after those who are away. Without a store there are no subscriptions and no alarms."""

    def __init__(
        self, cache: RoomCache, writer: Writer, store: Subscriptions | None = None, notifier: Notifier | None = None
    ) -> None:
        self._cache = cache
        self._writer = writer
        self._store = store
        self._notifier = notifier or Silence()
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ loading and waking

    async def load(self, room: Room) -> None:
        """Read what is stored beside the log, of a shared store each time. Raises StoreFailed."""
        waiting, table = room.waiting, room.table
        if self._store is None or (waiting.loaded and not self._cache.shared):
            return
        stored = await self._store.subscriptions(table.id)
        waiting.subscriptions = {seat: DECODER.decode(body) for seat, body in stored.items()}
        if room.waits():
            for turn in {*table.turns.values()} - waiting.asked.keys():
                at = await self._store.time_of(table.id, turn)
                waiting.asked[turn] = time() if at is None else at
        waiting.loaded = True

    async def wake(self, name: str) -> None:
        """The table's alarm rings."""
        try:
            room = await self._cache.newest(name)
            await self.load(room)
        except Refused:
            # It is damaged, or deleted.
            if self._store is not None:
                await self._store.set_alarm(name, None)
            return
        room.waiting.alarm = time()
        self.look(room)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    # ------------------------------------------------------------------ looking

    def look(self, room: Room) -> None:
        """Do what is due, and set the timer and the alarm for the rest."""
        if not self._cache.holds(room):
            return
        waiting, now = room.waiting, time()
        waiting.stop()
        waiting.see(room.connected_seats(), now)
        dues = [*self._dues(room, now)]
        for due in [due for due in dues if due.at <= now]:
            # If it fails, it is due again after a while.
            waiting.left[due.seat] = now
            due.act(room, due.seat)
        later = [due for due in dues if due.at > now]
        if later:
            wait = min(due.at for due in later) - now
            waiting.timer = asyncio.get_running_loop().call_later(wait, self.look, room)
        self._set_alarm(room, min([now + LOOK_AGAIN, *[max(now, due.at) for due in dues if due.lasting]]), now)

    def _dues(self, room: Room, now: float) -> Iterator[Due]:
        table, waiting = room.table, room.waiting
        if table.status != PLAYING:
            return
        takeover = table.options.takeover
        for chair in table.chairs:
            seat, left = chair.number, waiting.gone_since(chair.number)
            if chair.holder != PERSON or seat in waiting.here:
                continue
            if chair.bot:
                if chair.deputising:
                    yield Due(chair.deputy.until if chair.deputy else now, self._give_back, seat)
                continue
            turn = table.turns.get(seat)
            asked = 0.0 if turn is None else waiting.asked.setdefault(turn, now)
            if turn is not None and chair.deputy is not None and now < chair.deputy.until:
                yield Due(max(asked, left) + GRACE, self._depute, seat)
                continue
            if takeover >= LONG and turn is not None:
                yield Due(max(asked + takeover, left + GRACE), self._take_over, seat)
            elif 0 < takeover < LONG and waiting.attended is not None:
                yield Due(max(left, waiting.attended) + takeover, self._take_over, seat, lasting=False)
            if turn is not None and seat in waiting.subscriptions and waiting.told.get(seat) != turn:
                yield Due(max(asked, left) + TELL_AFTER, self._tell, seat)

    def _set_alarm(self, room: Room, at: float, now: float) -> None:
        """An alarm that rings too early does no harm, so a later one is not written."""
        waiting = room.waiting
        if self._store is None:
            return
        if not room.waits():
            if waiting.alarm is not None:
                waiting.alarm = None
                self._soon(room, self._store.set_alarm(room.table.id, None))
        elif waiting.alarm is None or waiting.alarm <= now or at < waiting.alarm - 1:
            waiting.alarm = at
            self._soon(room, self._store.set_alarm(room.table.id, at))

    def _soon(self, room: Room, work: Coroutine[None, None, None]) -> None:
        """Do this in the background. If the store fails, the table is looked at again."""

        async def run() -> None:
            try:
                await work
            except StoreFailed as error:
                event("store_failed", level=logging.ERROR, table=room.table.id, reason=str(error))
                room.waiting.alarm = None
                room.waiting.told.clear()
                asyncio.get_running_loop().call_later(TELL_AFTER, self.look, room)

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ bots

    def _take_over(self, room: Room, seat: int) -> None:
        self._writer.soon(room, partial(self._stand_in, room, seat, False))

    def _depute(self, room: Room, seat: int) -> None:
        self._writer.soon(room, partial(self._stand_in, room, seat, True))

    def _stand_in(self, room: Room, seat: int, deputy: bool, table: Table) -> AnyEntry:
        chair = table.chair(seat)
        if seat in room.connected_seats() or not chair.person or (deputy and chair.deputy is None):
            raise NotAllowed("table_is_here", seat=seat)
        ordered = chair.deputy if deputy else None
        return TakenOver(seat=seat, bot=ordered.bot if ordered else table.options.bot, deputy=deputy)

    def _give_back(self, room: Room, seat: int) -> None:
        """The deputy's time is over: the seat waits for its player again."""

        def make(table: Table) -> AnyEntry:
            chair = table.chair(seat)
            if not chair.deputising or chair.holder != PERSON:
                raise NotAllowed("table_is_here", seat=seat)
            return Reclaimed(seat=seat, ended=True)

        self._writer.soon(room, make)

    # ------------------------------------------------------------------ telling

    def _tell(self, room: Room, seat: int) -> None:
        turn = room.waiting.told[seat] = room.table.turns[seat]
        self._soon(room, self._notify(room, seat, turn))

    async def _notify(self, room: Room, seat: int, turn: int) -> None:
        """Claim the turn first, so that a kill or another server cannot make it two messages."""
        table, subscription = room.table, room.waiting.subscriptions[seat]
        assert self._store is not None
        if subscription.owner != table.chair(seat).secret:
            await self.unsubscribe(room, seat)
            return
        if not await self._store.claim_turn(table.id, seat, turn):
            return
        said = Turn(table.id, table.options.game, table.chair(seat).name)
        for wait in (*AGAIN_AFTER, None):
            try:
                await self._notifier.notify(subscription, said)
            except Gone:
                event("subscription_gone", table=table.id, channel=subscription.channel)
                await self.unsubscribe(room, seat)
            except Undelivered as error:
                event("undelivered", level=logging.WARNING, channel=subscription.channel, reason=error.why)
                if error.again and wait is not None:
                    await asyncio.sleep(wait)
                    if table.turns.get(seat) == turn and seat not in room.connected_seats():
                        continue
            except Exception as error:
                # Its text may name the address.
                event("notification_failed", level=logging.ERROR, reason=type(error).__name__)
            else:
                event("notified", table=table.id, channel=subscription.channel)
            return

    def come(self, room: Room, client: Client) -> None:
        """A player is at the table: from their next turn on they may be told again."""
        for seat in client.seats:
            if self._store is not None and seat in room.waiting.subscriptions:
                self._soon(room, self._store.come_back(room.table.id, seat))

    # ------------------------------------------------------------------ subscribing

    async def subscribe(self, room: Room, client: Client, wanted: Subscribe) -> None:
        """Raises `Refused`."""
        client.requester.must_own(wanted.seat)
        if self._store is None:
            raise NotAllowed("table_no_channel")
        if not wanted.channel:
            await self.unsubscribe(room, wanted.seat)
            return
        if len(room.table.chairs) < 2:
            raise NotAllowed("table_no_channel")
        if not room.waiting.changes.allows():
            raise NotAllowed("table_too_fast")
        owner = room.table.chair(wanted.seat).secret
        subscription = Subscription(wanted.channel, owner, wanted.address, wanted.p256dh, wanted.auth, wanted.language)
        await self._notifier.check(subscription)
        if wanted.channel == "mail":
            await self._prove(room, wanted, subscription)
        elif wanted.channel == "webhook":
            subscription.address = ""
        await self._store.subscribe(room.table.id, wanted.seat, ENCODER.encode(subscription))
        room.waiting.subscriptions[wanted.seat] = subscription
        self._subscribed(room)

    async def _prove(self, room: Room, wanted: Subscribe, subscription: Subscription) -> None:
        """Whoever has the code reads the mail of that address. Refused until then."""
        sent = room.waiting.codes.get(wanted.seat)
        if sent is None or sent.address != wanted.address or sent.tries >= TRIES:
            code = f"{secrets.randbelow(10**6):06d}"
            try:
                await self._notifier.send_code(subscription, code)
            except (Gone, Undelivered):
                raise NotAllowed("table_bad_address") from None
            room.waiting.codes[wanted.seat] = Code(wanted.address, code)
            raise NotAllowed("table_code_sent")
        if not wanted.code:
            raise NotAllowed("table_code_sent")
        if not secrets.compare_digest(sent.code, wanted.code):
            room.waiting.codes[wanted.seat] = sent._replace(tries=sent.tries + 1)
            raise NotAllowed("table_code_wrong")
        del room.waiting.codes[wanted.seat]

    async def unsubscribe(self, room: Room, seat: int) -> None:
        if self._store is not None:
            await self._store.subscribe(room.table.id, seat, None)
            if room.waiting.subscriptions.pop(seat, None) is not None:
                self._subscribed(room)

    def vacate(self, room: Room, seat: int) -> None:
        """Somebody else has the seat, or nobody."""
        if seat in room.waiting.subscriptions:
            self._soon(room, self.unsubscribe(room, seat))

    def resettle(self, room: Room) -> None:
        """Players have swapped seats: each takes their subscription along."""
        before = room.waiting.subscriptions
        owners = {chair.number: chair.secret for chair in room.table.chairs}
        places = {owner: seat for seat, owner in owners.items()}
        now = {
            seat if owners.get(seat) == kept.owner else places[kept.owner]: kept
            for seat, kept in before.items()
            if kept.owner in places
        }
        if now != before:
            self._soon(room, self._resettle(room, now))

    async def _resettle(self, room: Room, now: dict[int, Subscription]) -> None:
        assert self._store is not None
        for seat in now.keys() | room.waiting.subscriptions.keys():
            await self._store.subscribe(room.table.id, seat, ENCODER.encode(now[seat]) if seat in now else None)
        room.waiting.subscriptions = now
        self._subscribed(room)

    async def lead_on(self, room: Room, next: str, seats: Iterable[int]) -> None:
        """Whoever goes on to the next table is told of their turns there too. Raises StoreFailed."""
        kept = room.waiting.subscriptions
        for seat in kept.keys() & {*seats}:
            assert self._store is not None
            if kept[seat].owner == room.table.chair(seat).secret:
                await self._store.subscribe(next, seat, ENCODER.encode(kept[seat]))

    def _subscribed(self, room: Room) -> None:
        for client in room.clients:
            room.identify(client)
        self.look(room)
