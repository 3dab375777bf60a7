"""A table that is held in memory, and its guests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from msgspec import json

from voidlock.engine import Reason
from voidlock.protocol import Entered, FromServer, Talk, refusal
from voidlock.server.connection.limits import Allowance
from voidlock.server.log.entries import AnyEntry, Said, read
from voidlock.server.log.grants import Asking
from voidlock.server.log.table import OPEN, Damaged, Table
from voidlock.server.store.store import Line

from .showing import Known, Seen, Showing, message

MOST_WAITING = 256
"""Messages that may wait for a slow client before it is let go; it can come back and is told everything."""

ONLOOKERS_RATE, ONLOOKERS_BURST = 50.0, 100.0
"""Requests a second, and at once, of all who look on at a table."""

ENCODER = json.Encoder()


class Guest:
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
        """What is reckoned for this guest."""
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


class Place:
    """One change at a time is worked on. What others have written is taken in before."""

    def __init__(self, name: str) -> None:
        self.table = Table(name)
        self.keys: set[str] = set()
        """Of all requests that were granted."""
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, set[int]] = {}
        """By other workers, the seats that are connected there."""
        self.lock = asyncio.Lock()
        self.doubtful = False
        """It is not known whether the last entry was written: the log has to be read."""
        self.onlookers = Allowance(ONLOOKERS_RATE, ONLOOKERS_BURST)
        self.showing = Showing()
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

    # ------------------------------------------------------------------ guests

    def connected(self) -> set[int]:
        """The seats somebody is connected for, to this worker."""
        return {seat for guest in self.guests for seat in guest.seats}

    def here(self) -> set[int]:
        """The seats somebody is connected for, to whatever worker."""
        return self.connected().union(*self.elsewhere.values())

    def know(self, guest: Guest) -> None:
        """For which seats the guest speaks; he is told when that has changed."""
        before = guest.seats, guest.host
        guest.seats = self.table.seats_of(guest.hashes)
        guest.host = self.table.host in guest.hashes
        if before != (guest.seats, guest.host):
            self.greet(guest)

    def lets_in(self, guest: Guest) -> bool:
        """Whether somebody without a seat may look on: at a table that waits, or where the host allows it."""
        open_to_all = self.table.options.spectators or self.table.status == OPEN
        return open_to_all or bool(guest.seats) or guest.host

    def greet(self, guest: Guest) -> None:
        guest.send(Entered(table=self.table.id, seats=guest.seats, host=guest.host))

    def show_table(self) -> None:
        """The table as it is now, to everybody who has not seen it so."""
        frame = ENCODER.encode(self.table.info(self.here()))
        for guest in self.guests:
            if guest.info != frame:
                guest.info = frame
                guest.send_frame(frame)

    def show_game(self) -> None:
        """The game as it stands, to everybody for whom anything has changed."""
        if self.table.game is not None:
            for guest in self.guests:
                self.show_game_to(guest)

    def show_game_to(self, guest: Guest) -> None:
        seen = self.showing.see(self.table, guest.seats)
        news = self.showing.news(self.table, guest.seats, guest.known)
        if seen != guest.seen or news:
            guest.seen = seen
            guest.send(message(seen, news))

    def show_again(self, guest: Guest) -> None:
        """The present view, to a guest whose request came too late."""
        guest.seen = None
        if self.table.game is not None:
            self.show_game_to(guest)

    def tell(self, entries: Sequence[AnyEntry]) -> None:
        """What has been written, to everybody."""
        for guest in list(self.guests):
            self.know(guest)
            if not self.lets_in(guest):
                self.guests.remove(guest)
                guest.send(refusal(Reason("table_no_spectators")))
                guest.send_away()
        self.show_table()
        self.show_game()
        for number, said, name in self.table.talk:
            if any(said is entry for entry in entries):
                for guest in self.guests:
                    guest.send(talk(number, said, name))

    def remember(self, guest: Guest) -> None:
        """What was said before the guest came."""
        for number, said, name in self.table.talk:
            guest.send(talk(number, said, name))


def talk(number: int, said: Said, name: str) -> Talk:
    return Talk(number=number, seat=said.seat, name=name, text=said.text)
