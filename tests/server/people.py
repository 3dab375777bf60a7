"""People who play on by themselves whatever happens to the server, over the network client of the terminal."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import websockets
from msgspec import json
from websockets.asyncio.client import ClientConnection

from tests.asynchronous import eventually
from tests.server.databases import Ears
from tests.server.serving import Message, Owed, owed_by, result_of
from voidlock.protocol.messages import Intent, Options
from voidlock.protocol.replies import Entered, FromServer, Intents, Refusal, State, Told
from voidlock.protocol.requests import (
    Answer,
    Chat,
    FirstMessage,
    FromClient,
    Join,
    Open,
    SeatBot,
    Sit,
    Start,
    new_key,
    new_secret,
)
from voidlock.server.log.entries import Answered, decode
from voidlock.server.store.databases import store_for
from voidlock.server.store.store import Line
from voidlock.server.tables.room import Room
from voidlock.terminal.model.session import Unreasonable
from voidlock.terminal.network.connection import Connection, Dial

AGAIN_AFTER = 0.05

SILENCE = 20
"""Seconds after which a request without a reply is sent again on a new connection."""

KILLS = int(os.environ.get("VOIDLOCK_KILLS", "1"))
"""How often something is killed again; more of them find more (`make kills`)."""

PATIENCE = 40
"""Seconds after which a player must have been able to go on."""

NOT_NOW = ("table_store_failed", "table_failed", "table_not_ready", "table_too_late", "table_try_again")
"""Refusals after which the same is asked again."""


class Acknowledged(NamedTuple):
    """An answer that the server has acknowledged."""

    key: str
    seat: int
    text: str


class Person:
    """Comes back with the same secret, and asks again under the same key what could not be granted."""

    def __init__(self, dial: Dial, rng: random.Random, name: str = "Ann") -> None:
        self.name = name
        self._rng = rng
        self.secret, self.host = new_secret(), new_secret()
        self.first: FirstMessage | None = None
        """What they say when they come for the first time; the same again has the same effect."""
        self.table = ""
        self.seats: list[int] = []
        self.state: Message = {}
        self.intents: list[Intent] = []
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[str] = []
        """What could not be granted at the time."""
        self.returns = 0
        self.connection = Connection(dial, self._introduce, self._hear, self._wake)
        self._work: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # ------------------------------------------------------------------ coming

    def opens(self, players: int, bot: str = "") -> None:
        options = Options(players=players, teams="random", bot=bot)
        self.first = Open(name=self.name, host=self.host, secret=self.secret, options=options)

    def joins(self, table: str, seat: int) -> None:
        self.first = Join(table=table, seat=seat, name=self.name, secret=self.secret)

    def _introduce(self) -> FirstMessage:
        if self.table:
            self.returns += 1
            return Sit(table=self.table, secrets=[self.secret, self.host])
        assert self.first is not None
        return self.first

    def _hear(self, message: FromServer) -> None:
        match message:
            case Entered():
                self.table, self.seats = message.table, message.seats
            case State():
                self.state = json.decode(json.encode(message))
            case Intents():
                self.intents = message.intents
            case Refusal():
                self.refused.append(message.id)
        self._wake()

    def _wake(self) -> None:
        self._news.set()

    async def wait(self) -> None:
        """For whatever comes next."""
        self._news.clear()
        await self._news.wait()
        assert not {*self.refused} - {*NOT_NOW}, self.refused

    async def here(self) -> None:
        """Come, or come back."""
        if self._work is None:
            self._work = asyncio.create_task(self.connection.stay())
        while self.connection.socket is None:
            await self.wait()

    @property
    def socket(self) -> ClientConnection | None:
        """A real connection, if there is one."""
        socket = self.connection.socket
        return socket if isinstance(socket, ClientConnection) else None

    async def leave(self) -> None:
        assert self._work is not None
        self._work.cancel()
        await asyncio.wait([self._work])
        self._work = self.connection.socket = None

    # ------------------------------------------------------------------ asking

    async def ask(self, message: FromClient) -> str:
        """Why the server refuses for good, or nothing: it is granted."""
        while True:
            await self.here()
            try:
                async with asyncio.timeout(SILENCE):
                    await self.connection.request(message, Told)
                return ""
            except TimeoutError:
                if self.connection.socket is not None:
                    await self.connection.socket.close()
            except Unreasonable as refused:
                if refused.reason.id not in NOT_NOW:
                    return refused.reason.id
                self.refused.append(refused.reason.id)
                await asyncio.sleep(AGAIN_AFTER)

    async def chat(self, text: str) -> str:
        return await self.ask(Chat(key=new_key(), seat=self.seats[0], text=text))

    def owed(self) -> list[tuple[int, Owed]]:
        return [(seat, owed) for seat in self.seats for owed in owed_by(self.state, seat)]

    async def answer(self) -> bool:
        """One answer at random, as soon as one is owed; not if the game is over before."""
        while not result_of(self.state):
            await self.here()
            if not (owed := self.owed()):
                await self.wait()
                continue
            seat, asked = self._rng.choice(owed)
            answer = Answer(key=new_key(), choice=asked.name, answer=self._rng.choice(asked.texts))
            refused = await self.ask(answer)
            if not refused:
                self.acknowledged.append(Acknowledged(answer.key, seat, answer.answer))
                return True
            assert refused == "table_stale", refused
        return False


def dial(where: Callable[[], str]) -> Dial:
    """Connections to the address of the moment."""
    return lambda: websockets.connect(where(), max_size=None, open_timeout=5)


class Party:
    """Two people and a bot, who play one game after the other."""

    def __init__(self, where: Callable[[], str], rng: random.Random) -> None:
        self._where = where
        self._rng = rng
        self.people: list[Person] = []
        self.answers = [0, 0]

    async def play(self) -> None:
        while True:
            ann, bob = two = [Person(dial(self._where), random.Random(self._rng.random())) for _ in self.answers]
            bob.name = "Bob"
            self.people += two
            try:
                ann.opens(3)
                await ann.here()
                bob.joins(ann.table, 2)
                await bob.here()
                assert not await ann.ask(SeatBot(key=new_key(), seat=3, bot="brother"))
                assert not await ann.ask(Start(key=new_key()))
                await asyncio.gather(self._answer(0, ann), self._answer(1, bob))
            finally:
                await asyncio.gather(ann.leave(), bob.leave())

    async def _answer(self, which: int, person: Person) -> None:
        while await person.answer():
            self.answers[which] += 1
            await asyncio.sleep(self._rng.uniform(0, 0.05))


@asynccontextmanager
async def playing(where: Callable[[], str], parties: int = 3) -> AsyncIterator[list[Party]]:
    """So many parties, as long as the story lasts."""
    everybody = [Party(where, random.Random(number)) for number in range(parties)]
    tasks = [asyncio.create_task(party.play()) for party in everybody]
    try:
        await all_go_on(everybody)
        yield everybody
        for task in tasks:
            # They never end by themselves but by what went wrong.
            assert not task.done(), task.exception()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def all_go_on(parties: Sequence[Party], answers: int = 3) -> None:
    """Every person is asked and answers again, without anybody's help."""
    goals = [[count + answers for count in party.answers] for party in parties]

    def gone_on() -> bool:
        return all(
            now >= goal
            for party, two in zip(parties, goals, strict=True)
            for now, goal in zip(party.answers, two, strict=True)
        )

    try:
        await eventually(gone_on, PATIENCE)
    except TimeoutError:
        raise AssertionError([party.answers for party in parties]) from None


async def some_answers(parties: Sequence[Party], number: int) -> None:
    """Wait for so many more answers of anybody: a moment that does not hang on the speed of the computer."""
    goal = number + sum([sum(party.answers) for party in parties])
    await eventually(lambda: sum([sum(party.answers) for party in parties]) >= goal, PATIENCE)


def check_answers(lines: Sequence[Line], acknowledged: Sequence[Acknowledged]) -> None:
    """Every acknowledged answer is in the log once, in the order of the acknowledgements, and no key is there twice."""
    assert len({line.key for line in lines}) == len(lines), "something is in the log twice"
    places = []
    for given in acknowledged:
        found = [(line.number, decode(line.body)) for line in lines if line.key.endswith(f"-{given.key}")]
        match found:
            case [(number, Answered(seat=given.seat, answer=given.text))]:
                places.append(number)
            case _:
                raise AssertionError(f"{given} is in the log as {found}")
    assert places == sorted(places), "acknowledged answers are out of order"


async def every_answer_is_kept_once(database: str, people: Sequence[Person]) -> int:
    """Under its key, and every log replays from its first entry; how many answers there were."""
    store = store_for(database)
    await store.open(Ears())
    for person in people:
        lines = await store.read(person.table)
        check_answers(lines, person.acknowledged)
        room = Room(person.table)
        room.take_in(lines)
        assert room.table.number == len(lines)
    await store.close()
    return sum([len(person.acknowledged) for person in people])


def everybody_at(parties: Sequence[Party]) -> list[Person]:
    return [person for party in parties for person in party.people if person.table]
