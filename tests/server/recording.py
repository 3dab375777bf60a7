"""Evenings at a table on a server of their own, with every frame of every guest kept.

Names, secrets and keys are made from the guest's name, so that the same evening twice gives the same bytes; the server
may be asked as fast as it answers.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from urllib.request import urlopen

import msgspec
import pytest

from tests.server.device import Line as ClientLine
from tests.server.serving import FIRST, Client, Message, in_a_file, items, line_to, serving, table
from voidlock.angel import RULES, State
from voidlock.engine import Game, Json, load
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import UNLIMITED
from voidlock.server.store.store import Line
from voidlock.server.tables import room
from voidlock.server.tables.room import Room
from voidlock.server.tables.views import Sent, ViewCache, message
from voidlock.server.workers.jobs import BotAnswers, Job, result
from voidlock.server.workers.thinkers import Thinkers

GAMES = {RULES.name: RULES}

EVERYBODY = (0, 1, 2, 3, 4)
OTHERS = (0, 1, 3, 4)
"""Everybody but Bob, the spectator too."""

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eva", "Fay")


def in_no_hurry(monkeypatch: pytest.MonkeyPatch, unread_bytes: int = Limits().unread_bytes) -> None:
    """No guest asks too fast; so many bytes may wait for one who does not read, however long."""
    unhurried = Limits(requests=UNLIMITED, spectator_requests=UNLIMITED, frames=UNLIMITED, chats=UNLIMITED)
    patient = unhurried._replace(unread_bytes=unread_bytes, unread_seconds=3600)
    monkeypatch.setattr("tests.server.serving.ACCESS", Access(patient))


class Recorder(Client):
    """A guest whose secrets and keys hang on his name alone."""

    def __init__(self, line: ClientLine, name: str, seat: int, visit: int = 0) -> None:
        super().__init__(line)
        self.name, self.seat = name, seat
        self.host, self.secret = [sha256(f"{what} of {name}".encode()).hexdigest()[:40] for what in ("host", "seat")]
        self.keys = 1_000 * visit

    async def send(self, type: str, **fields: object) -> str:
        self.keys += 1
        key = f"{self.name}-{self.keys:06}"
        with_key = {} if type in FIRST else {"key": key}
        await self.line.send(json.dumps({"type": type, **with_key, **fields}))
        return key

    async def settle(self) -> None:
        """Hear everything that the server has said so far: a request that it always refuses comes last."""
        reply = await self.ask("why", seat=6 if self.seat != 6 else 1, answer="nothing")
        assert reply["id"] == "table_not_your_seat", reply

    def states(self) -> int:
        return self.types().count("state")

    def types(self) -> list[str]:
        return [str(json.loads(frame)["type"]) for frame in self.frames]

    def news_of(self, seat: int) -> list[Json]:
        return self.news.get(str(seat), [])


@asynccontextmanager
async def recording(address: str, name: str, seat: int, visit: int = 0) -> AsyncIterator[Recorder]:
    """A guest on a line of his own; on a later visit he has other keys."""
    async with line_to(address) as line:
        guest = Recorder(line, name, seat, visit)
        await guest.hear("hello")
        yield guest


class Evening:
    """Everybody at the table by seat, the spectator as seat 0, and what the game must be by the answers so far."""

    def __init__(self, address: str, store: Path, name: str, guests: dict[int, Recorder], game: Game[State]) -> None:
        self.address, self.path, self.name = address, store, name
        self.guests = guests
        self.game = game

    def __getitem__(self, seat: int) -> Recorder:
        return self.guests[seat]

    async def settle(self) -> None:
        for guest in self.guests.values():
            await guest.settle()

    # ------------------------------------------------------------------ playing

    async def answer(self, *texts: str) -> None:
        """Give the answers one after the other, each for the seat that is asked for it."""
        for text in texts:
            choice = next((choice for choice in self.game.pending if text in choice.texts()), None)
            assert choice is not None, f"{text} is none of {[each.texts() for each in self.game.pending]}"
            await self.answer_of(choice.seat, text)

    async def answer_of(self, seat: int, text: str) -> None:
        guest = self[seat]
        await guest.settle()
        owed = next(owed for owed in guest.owed(seat) if text in owed.texts)
        reply = await guest.answer(owed, text)
        assert reply["type"] == "told", reply
        self.game.apply(seat, text)

    async def back(self, seat: int, text: str) -> None:
        assert (await self[seat].ask("back", seat=seat, answer=text))["type"] == "told"
        self.game.back(seat, text)

    # ------------------------------------------------------------------ looking

    def seen(self, seat: int) -> str:
        """All that the rules let the seat see and hear."""
        return json.dumps([self.game.view(seat), [event.data() for event in self.game.events_for(seat)]])

    async def page(self, path: str) -> str:
        """A plain page of the server."""
        address = self.address.replace("ws://", "http://").replace("/socket", path)

        def read() -> str:
            with urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())

        return await asyncio.to_thread(read)

    def replayed(self) -> Room:
        """The table from its log alone."""
        return replayed(self.path, self.name)


@asynccontextmanager
async def evening(
    path: Path, file: dict[str, Json], *, bots: Sequence[int] = (), begun: bool = True, **options: object
) -> AsyncIterator[Evening]:
    """A game as the file tells it, on a fresh server, begun; everybody has a seat of his own, and one looks on."""
    path.mkdir(parents=True, exist_ok=True)
    game, _ = load(file, GAMES)
    async with AsyncExitStack() as open:
        address = await open.enter_async_context(serving(in_a_file(path)))
        ann = await open.enter_async_context(recording(address, "Ann", 1))
        given = {"players": len(game.seats), "teams": "random", **options}
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options=given, file=file)
        name = str((await ann.hear("entered"))["table"])
        guests = {1: ann}
        for seat in game.seats[1:]:
            if seat in bots:
                assert (await ann.ask("seat_bot", seat=seat, bot="brother"))["type"] == "told"
                continue
            guest = guests[seat] = await open.enter_async_context(recording(address, NAMES[seat - 1], seat))
            assert (await guest.join(name, seat, guest.name))["type"] == "entered"
        guests[0] = await open.enter_async_context(recording(address, "Sam", 0))
        await guests[0].send("watch", table=name)
        await guests[0].hear("entered")
        if begun and len(game.seats) > 1:
            assert (await ann.ask("start"))["type"] == "told"
        night = Evening(address, path, name, guests, game)
        await night.settle()
        yield night


@asynccontextmanager
async def two(path: Path, one: dict[str, Json], other: dict[str, Json]) -> AsyncIterator[tuple[Evening, Evening]]:
    async with evening(path / "one", one) as first, evening(path / "other", other) as second:
        yield first, second


def who_can_tell_apart(one: Evening, other: Evening, seats: Sequence[int] = EVERYBODY) -> list[int]:
    """The seats (0 is the spectator) that were not sent the same bytes on both evenings."""
    return [seat for seat in seats if one[seat].frames != other[seat].frames]


async def settled(one: Evening, other: Evening) -> None:
    await one.settle()
    await other.settle()


# ---------------------------------------------------------------------- from the log alone


def lines_of(path: Path, name: str) -> list[Line]:
    """What the file of the logs says about a table."""
    with closing(sqlite3.connect(path / "log.db")) as file:
        rows = file.execute('SELECT number, key, body FROM log WHERE "table" = ? ORDER BY number', (name,))
        return [Line(*row) for row in rows]


def replayed(path: Path, name: str) -> Room:
    """The table as its log tells it to a newcomer."""
    found = Room(name)
    found.take_in(lines_of(path, name))
    return found


def shown(found: Room, seats: list[int]) -> Message:
    """The state that a client coming to this table now is sent."""
    views = ViewCache()
    state = message(views.view(found.table, seats), views.news(found.table, seats, Sent()))
    told: Message = json.loads(room.ENCODER.encode(state))
    return told


def part(state: Message, which: str, seat: int) -> dict[str, Json]:
    return table(table(state[which])[str(seat)])


def owed_names(state: Message) -> list[str]:
    return [str(table(asked)["choice"]) for asked in items(state["owed"])]


# ---------------------------------------------------------------------- positions


FOUR: dict[str, Json] = {
    "players": 4,
    "teams": [["green"], ["yellow"], ["red"], ["blue"]],
    "formation": ["gideon> 1", "claudio< 1", "leon>", "lorenzo<"],
    "terrain": {},
}
"""Green is Ann's, Yellow Bob's, Red Cat's, Blue Dan's."""


def four(**position: Json) -> dict[str, Json]:
    return {"voidlock": 1, "game": "angel", "seed": "four", "position": {**FOUR, **position}}


def reading(card: str) -> dict[str, Json]:
    """Bob is the current player and draws this Event."""
    swarms: dict[str, Json] = {"R1": "claw tail", "R2": "claw tail"}
    return four(current=2, phase="event", events=[card], agenda=["event_phase"], swarms=swarms)


def ending() -> dict[str, Json]:
    """The last Marine is about to die, and the game to be lost, without a further die."""
    position: dict[str, Json] = {
        "players": 2,
        "teams": [["green"], ["yellow"]],
        "formation": ["gideon> 1"],
        "terrain": {},
        "swarms": {"R1": "claw claw"},
        "agenda": ["swarms_attack"],
    }
    return {"voidlock": 1, "game": "angel", "seed": "ending", "position": position, "dice": [0]}


class ThinkingHere(Thinkers):
    """The same thoughts in a thread, within a number of games instead of a second: alike each time."""

    async def think(self, job: Job) -> bytes:
        return await asyncio.to_thread(result, job.body)


def bot_answers(job: Job) -> BotAnswers:
    """What a bot is asked."""
    return msgspec.json.decode(job.body, type=BotAnswers)
