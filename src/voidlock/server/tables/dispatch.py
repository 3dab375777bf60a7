"""Request dispatch: commands are written to the log, queries are answered; each kind of request has one line here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import time

from voidlock.protocol import requests
from voidlock.protocol.replies import FromServer, GameFile, Nudged, Thrown, Told
from voidlock.server.log import arranging, permissions, rematch, seating
from voidlock.server.log.permissions import C, Rule, decide
from voidlock.server.log.seats import hash_secret
from voidlock.server.log.table import NotAllowed
from voidlock.server.workers.jobs import Thinker

from . import queries
from .admission import seat_person
from .challenges import make_challenge
from .hub import Hub
from .room import Client, Room

MOST_THINKING = 2
"""Background tasks a client may have running."""


Handler = Callable[["Dispatcher", Client, Room, requests.FromClient], Awaitable[None]]


class Dispatcher:
    """Carries out the requests of clients; raises `Refused`."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, client: Client, room: Room, message: requests.FromClient) -> None:
        if not room.sees(client) and not isinstance(message, requests.Take | requests.Leave):
            # A client with an invitation can only ask the host for a seat.
            raise NotAllowed("table_no_spectators")
        await HANDLERS[type(message)](self, client, room, message)

    async def change(self, client: Client, command: C, rule: Rule[C]) -> None:
        key, *others = client.keys(command.key)
        await self._hub.writer.change(
            client.table, key, lambda table: decide(rule, table, client.requester, command), others
        )
        client.send(Told(key=command.key))

    async def again(self, client: Client, room: Room, message: requests.Again) -> None:
        """The next table is complete before anybody hears of it. Its name and all keys follow from this one."""
        await self.change(client, message, rematch.again)
        table, writer = room.table, self._hub.writer
        if not rematch.is_due(table, client.requester, room.connected_seats()):
            return
        next = rematch.next_table(table)
        await writer.open_table(next, self._hub.budget.request(lambda: rematch.open_next(table)))
        for seat in rematch.seats_next(table):
            await writer.change(next, f"again-{seat}", partial(rematch.seat_next, table, seat))
        await self._hub.absences.lead_on(room, next, rematch.seats_next(table))
        await writer.change(table.id, f"again-{next}", partial(rematch.lead_on, next))

    async def intend(self, client: Client, room: Room, message: requests.Intend) -> None:
        """Not in the log: it ends with the choice, and is no news for anybody who comes later."""
        self._hub.budget.request(lambda: room.intents.intend(room.table, client.requester, message))
        room.show_intents()
        client.send(Told(key=message.key))

    async def attend(self, client: Client, room: Room, message: requests.Attend) -> None:
        client.watching = message.watching
        room.show_waits()
        client.send(Told(key=message.key))

    async def nudge(self, client: Client, room: Room, message: requests.Nudge) -> None:
        room.company.nudge(room.table, client.requester, message)
        for other in room.clients:
            if message.seat in other.seats:
                other.send(Nudged(seat=message.seat, by=client.seats[0]))
        client.send(Told(key=message.key))

    async def throw(self, client: Client, room: Room, message: requests.Throw) -> None:
        """The die has fallen already: only its telling waits."""
        if self._hub.budget.request(lambda: room.company.throw(room.table, client.requester, message)):
            for other in room.clients:
                if room.sees(other):
                    other.send(Thrown(roll=message.roll))
        client.send(Told(key=message.key))

    async def guess(self, client: Client, room: Room, message: requests.Guess) -> None:
        self._hub.budget.request(lambda: room.company.guess(room.table, client.requester, message))
        room.show_guesses()
        client.send(Told(key=message.key))

    async def call_bot(self, client: Client, room: Room, message: requests.CallBot) -> None:
        """Who is here is not in the log."""
        here = room.connected_seats()
        await self.change(client, message, lambda table, who, command: seating.call_bot(table, who, command, here))

    async def depute(self, client: Client, room: Room, message: requests.Depute) -> None:
        """An order says until when, so that it means the same after a restart."""
        permissions.check_bot_budget(message.bot, self._hub.bot_games)
        until = time() + 3600 * message.hours
        await self.change(client, message, lambda table, who, command: seating.depute(table, who, command, until))

    async def subscribe(self, client: Client, room: Room, message: requests.Subscribe) -> None:
        """Not in the log, where it would stay for ever."""
        await self._hub.absences.subscribe(room, client, message)
        client.send(Told(key=message.key))

    async def seat_bot(self, client: Client, room: Room, message: requests.SeatBot) -> None:
        permissions.check_bot_budget(message.bot, self._hub.bot_games)
        await self.change(client, message, permissions.seat_bot)

    async def query(self, client: Client, find: Callable[[], FromServer]) -> None:
        client.send(self._hub.budget.request(find))

    async def fetch(self, client: Client, room: Room, message: requests.Fetch) -> None:
        """The game file. Before the end of a game that others could still join, everybody is told who has it."""
        table = room.table
        if len(table.chairs) > 1 and not table.playing().result:
            seating.check_file_due(table, client.hashes)
            key, *others = [f"file-{hash}" for hash in sorted(client.hashes)]
            await self._hub.writer.change(
                client.table, key, lambda table: seating.give_file(table, client.hashes), others
            )
        await self.query(client, lambda: GameFile(key=message.key, file=queries.whole_file(client, room)))

    async def take(self, client: Client, room: Room, message: requests.Take) -> None:
        """One more seat for the same client."""
        secret = hash_secret(message.secret)
        await seat_person(self._hub, client.table, client.requester, message, secret)
        client.hashes.add(secret)
        room.identify(client)
        room.show_game()
        self._hub.presence.update(room)
        client.send(Told(key=message.key))

    async def send_away(self, client: Client, room: Room, message: requests.SendAway) -> None:
        """Not in the log: it is about a connection and its address, and neither is stored."""
        client.requester.must_host()
        room.send_away(message.spectator)
        client.send(Told(key=message.key))

    async def challenge(self, client: Client, room: Room, message: requests.MakeChallenge) -> None:
        """Not in the table's log: a challenge has one of its own."""
        await self.think(client, lambda thinkers: make_challenge(self._hub.store, thinkers, client, room, message))

    async def think(self, client: Client, begin: Callable[[Thinker], Coroutine[None, None, None]]) -> None:
        """Start background work; its result is sent when ready. Over-limit requests are refused before any work."""
        if len(client.thinking) >= MOST_THINKING:
            raise NotAllowed("table_busy")
        task = asyncio.create_task(self._hub.budget.request(lambda: begin(self._hub.thinkers)))
        client.thinking.add(task)
        task.add_done_callback(client.thinking.discard)


def request(
    kind: type[C], carry_out: Callable[[Dispatcher, Client, Room, C], Awaitable[None]]
) -> tuple[type[object], Handler]:
    """A request, and who carries it out."""

    async def handle(dispatcher: Dispatcher, client: Client, room: Room, message: requests.FromClient) -> None:
        assert isinstance(message, kind)
        await carry_out(dispatcher, client, room, message)

    return kind, handle


def command(kind: type[C], rule: Rule[C]) -> tuple[type[object], Handler]:
    """A request that is written to the log, if its rule permits."""
    return request(kind, lambda dispatcher, client, room, message: dispatcher.change(client, message, rule))


def query(kind: type[C], find: Callable[[Client, Room, C], FromServer]) -> tuple[type[object], Handler]:
    """A request that is answered right away, within a request's CPU budget."""
    return request(
        kind, lambda dispatcher, client, room, message: dispatcher.query(client, lambda: find(client, room, message))
    )


def worker_request(
    kind: type[C], begin: Callable[[Thinker, Client, Room, C], Coroutine[None, None, None]]
) -> tuple[type[object], Handler]:
    """A request that a worker process answers."""
    return request(
        kind,
        lambda dispatcher, client, room, message: dispatcher.think(
            client, lambda thinkers: begin(thinkers, client, room, message)
        ),
    )


HANDLERS: dict[type[object], Handler] = dict(
    [
        command(requests.Answer, permissions.answer),
        command(requests.Back, permissions.take_back),
        command(requests.Undo, permissions.undo),
        command(requests.Agree, permissions.agree),
        command(requests.Chat, permissions.chat),
        command(requests.Rename, permissions.rename),
        command(requests.Leave, permissions.leave),
        command(requests.Start, permissions.start),
        command(requests.Free, permissions.free),
        command(requests.Close, permissions.close),
        command(requests.Arrange, arranging.arrange),
        command(requests.Swap, arranging.swap),
        command(requests.Call, arranging.call),
        command(requests.SwitchChat, permissions.switch_chat),
        command(requests.SwitchGallery, permissions.switch_gallery),
        command(requests.Admit, seating.admit),
        command(requests.AddWords, seating.add_words),
        query(requests.Why, queries.check),
        query(requests.ArrowKeys, queries.find_arrows),
        query(requests.Route, queries.find_route),
        query(requests.Foresee, queries.foresee),
        worker_request(requests.Advise, queries.advise),
        worker_request(requests.Odds, queries.find_odds),
        worker_request(requests.Look, queries.look_back),
        worker_request(requests.Review, queries.review),
        request(requests.Again, Dispatcher.again),
        request(requests.Intend, Dispatcher.intend),
        request(requests.Attend, Dispatcher.attend),
        request(requests.Nudge, Dispatcher.nudge),
        request(requests.Throw, Dispatcher.throw),
        request(requests.Guess, Dispatcher.guess),
        request(requests.CallBot, Dispatcher.call_bot),
        request(requests.Depute, Dispatcher.depute),
        request(requests.Subscribe, Dispatcher.subscribe),
        request(requests.SeatBot, Dispatcher.seat_bot),
        request(requests.SendAway, Dispatcher.send_away),
        request(requests.MakeChallenge, Dispatcher.challenge),
        request(requests.Take, Dispatcher.take),
        request(requests.Fetch, Dispatcher.fetch),
    ]
)
"""Every kind of request, and who carries it out."""
