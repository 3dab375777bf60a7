"""A table that is held in memory, and its clients."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from msgspec import json

from voidlock.engine import Reason
from voidlock.protocol import Entered, FromServer, Talk, refusal
from voidlock.server.connection.rate_limit import RateLimiter
from voidlock.server.log.entries import AnyEntry, Said, read
from voidlock.server.log.permissions import Asking
from voidlock.server.log.table import OPEN, Damaged, Table
from voidlock.server.store.store import Line

from .views import Known, Seen, ViewCache, message

MOST_WAITING = 256
"""Messages that may wait for a slow client before it is let go; it can come back and is told everything."""

ONLOOKERS_RATE, ONLOOKERS_BURST = 50.0, 100.0
"""Requests a second, and at once, of all who look on at a table."""

ENCODER = json.Encoder()


class Client:
    """A connection: the secrets it has shown, as hashes, and what still has to be sent."""

    def __init__(self, table: str, hashes: Iterable[str] = ()) -> None:
        self.table = table
        self.hashes = set(hashes)
        self.seats: list[int] = []
        self.host = False
        self.known = Known()
        self.seen: Seen | None = None
        self.info = b""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.thinking: set[asyncio.Task[None]] = set()
        """What is reckoned for this client."""
        self.listening: asyncio.Timeout | None = None
        """While nothing that he said is worked on."""
        self.lost = False
        """More waits for him than he takes in."""

    @property
    def asking(self) -> Asking:
        return Asking(self.seats, self.host)

    def send(self, message: FromServer) -> None:
        self.send_frame(ENCODER.encode(message))

    def send_frame(self, frame: bytes) -> None:
        self._put(frame)

    def send_away(self) -> None:
        self._put(None)

    def _put(self, frame: bytes | None) -> None:
        """Who does not listen would not hear a farewell either: nobody waits until he does."""
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(frame)
        elif not self.lost:
            self.lost = True
            if self.listening is not None:
                self.listening.reschedule(asyncio.get_running_loop().time())


class Room:
    """One change at a time is worked on. What others have written is taken in before."""

    def __init__(self, name: str) -> None:
        self.table = Table(name)
        self.keys: set[str] = set()
        """Of all requests that were granted."""
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, set[int]] = {}
        """By other workers, the seats that are connected there."""
        self.lock = asyncio.Lock()
        self.doubtful = False
        """It is not known whether the last entry was written: the log has to be read."""
        self.onlookers = RateLimiter(ONLOOKERS_RATE, ONLOOKERS_BURST)
        self.showing = ViewCache()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat, the bot that is thinking."""
        self.saved: dict[int, float] = {}
        """By seat, the seconds that its bot has left over for the next question."""
        self.absent: dict[int, asyncio.TimerHandle] = {}
        """By seat, how long a person who is gone is waited for."""

    # ------------------------------------------------------------------ the log

    def take_in(self, lines: Iterable[Line]) -> list[AnyEntry]:
        """What the log says from the next number on. Raises `Damaged`."""
        fresh: list[AnyEntry] = []
        for line in lines:
            if line.number <= self.table.number:
                continue
            try:
                if line.number != self.table.number + 1:
                    raise Damaged(f"entry {self.table.number + 1} is missing")
                entry = read(line.body)
                self.table.apply(entry)
            except Damaged:
                raise
            except Exception as error:
                raise Damaged(f"entry {line.number}: {error}") from error
            self.keys.add(line.key)
            fresh.append(entry)
        return fresh

    # ------------------------------------------------------------------ clients

    def connected(self) -> set[int]:
        """The seats somebody is connected for, to this worker."""
        return {seat for client in self.clients for seat in client.seats}

    def here(self) -> set[int]:
        """The seats somebody is connected for, to whatever worker."""
        return self.connected().union(*self.elsewhere.values())

    def know(self, client: Client) -> None:
        """For which seats the client speaks; he is told when that has changed."""
        before = client.seats, client.host
        client.seats = self.table.seats_of(client.hashes)
        client.host = self.table.host in client.hashes
        if before != (client.seats, client.host):
            self.greet(client)

    def lets_in(self, client: Client) -> bool:
        """Whether somebody without a seat may look on: at a table that waits, or where the host allows it."""
        open_to_all = self.table.options.spectators or self.table.status == OPEN
        return open_to_all or bool(client.seats) or client.host

    def greet(self, client: Client) -> None:
        client.send(Entered(table=self.table.id, seats=client.seats, host=client.host))

    def show_table(self) -> None:
        """The table as it is now, to everybody who has not seen it so."""
        frame = ENCODER.encode(self.table.info(self.here()))
        for client in self.clients:
            if client.info != frame:
                client.info = frame
                client.send_frame(frame)

    def show_game(self) -> None:
        """The game as it stands, to everybody for whom anything has changed."""
        if self.table.game is not None:
            for client in self.clients:
                self.show_game_to(client)

    def show_game_to(self, client: Client) -> None:
        seen = self.showing.see(self.table, client.seats)
        news = self.showing.news(self.table, client.seats, client.known)
        if seen != client.seen or news:
            client.seen = seen
            client.send(message(seen, news))

    def show_again(self, client: Client) -> None:
        """The present view, to a client whose request came too late."""
        client.seen = None
        if self.table.game is not None:
            self.show_game_to(client)

    def tell(self, entries: Sequence[AnyEntry]) -> None:
        """What has been written, to everybody."""
        for client in list(self.clients):
            self.know(client)
            if not self.lets_in(client):
                self.clients.remove(client)
                client.send(refusal(Reason("table_no_spectators")))
                client.send_away()
        self.show_table()
        self.show_game()
        for number, said, name in self.table.talk:
            if any(said is entry for entry in entries):
                for client in self.clients:
                    client.send(talk(number, said, name))

    def remember(self, client: Client) -> None:
        """What was said before the client came."""
        for number, said, name in self.table.talk:
            client.send(talk(number, said, name))


def talk(number: int, said: Said, name: str) -> Talk:
    return Talk(number=number, seat=said.seat, name=name, text=said.text)
