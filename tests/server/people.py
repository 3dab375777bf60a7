"""People who play on by themselves whatever happens to the server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection

from tests.asynchronous import eventually
from tests.server.databases import Ears
from tests.server.serving import Client, Message, items
from voidlock.server.log.entries import Answered, decode
from voidlock.server.store.databases import store_for
from voidlock.server.store.store import Line
from voidlock.server.tables.room import Room

AGAIN_AFTER = 0.05

KILLS = int(os.environ.get("VOIDLOCK_KILLS", "1"))
"""How often something is killed again; more of them find more (`make kills`)."""

PATIENCE = 40
"""Seconds after which a player must have been able to go on."""

CUT_OFF = (OSError, websockets.WebSocketException, TimeoutError)

NOT_NOW = ("table_store_failed", "table_not_ready", "table_too_late")
"""Refusals after which the same is asked again."""


class Answer(NamedTuple):
    """An answer that the server has acknowledged."""

    key: str
    seat: int
    text: str


class Person:
    """Comes back with the same secret, and asks again under the same key what was not answered."""

    def __init__(self, where: Callable[[], str], rng: random.Random) -> None:
        self._where = where
        self._rng = rng
        self.secret, self.host = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        self.first: dict[str, object] = {}
        """What he says when he comes for the first time; the same again has the same effect."""
        self.table = ""
        self.client: Client | None = None
        self._sockets: list[ClientConnection] = []
        self.acknowledged: list[Answer] = []
        self.refused: list[str] = []
        """What the store could not do."""
        self.returns = 0

    # ------------------------------------------------------------------ coming

    def opens(self, players: int, **options: object) -> None:
        wished = {"players": players, "teams": "random", **options}
        self.first = {"type": "open", "name": "Ann", "host": self.host, "secret": self.secret, "options": wished}

    def joins(self, table: str, seat: int) -> None:
        self.first = {"type": "join", "table": table, "seat": seat, "name": "Bob", "secret": self.secret}

    async def here(self) -> Client:
        """The connection; a new one if it was cut."""
        while self.client is None:
            try:
                socket = await websockets.connect(self._where(), max_size=None, open_timeout=5)
                self._sockets.append(socket)
                client = Client(socket)
                first = self.first
                if self.table:
                    self.returns += 1
                    first = {"type": "sit", "table": self.table, "secrets": [self.secret, self.host]}
                await socket.send(json.dumps(first))
                reply = await client.hear("entered", "refusal")
            except CUT_OFF:
                await asyncio.sleep(AGAIN_AFTER)
                continue
            if reply["type"] == "refusal":
                self._bear(reply)
                await asyncio.sleep(AGAIN_AFTER)
                continue
            self.table = str(reply["table"])
            self.client = client
        return self.client

    def _bear(self, refusal: Message) -> None:
        assert refusal["id"] in NOT_NOW, refusal
        self.refused.append(str(refusal["id"]))

    # ------------------------------------------------------------------ asking

    async def ask(self, type: str, **fields: object) -> Message:
        """What the server says at last: granted, or refused for good."""
        key = secrets.token_hex(8)
        while True:
            client = await self.here()
            try:
                await client.socket.send(json.dumps({"type": type, "key": key, **fields}))
                while (reply := await client.next()).get("key") != key:
                    pass
            except CUT_OFF:
                self.client = None
                continue
            if reply["type"] == "refusal" and reply["id"] in NOT_NOW:
                self._bear(reply)
                await asyncio.sleep(AGAIN_AFTER)
                continue
            return reply

    async def answer(self) -> bool:
        """One answer at random, as soon as one is owed; not if the game is over before."""
        while True:
            client = await self.here()
            seats = [int(str(seat)) for seat in items(client.last["entered"]["seats"])]
            if client.result:
                return False
            owed = [(seat, asked) for seat in seats for asked in client.owed(seat)]
            if owed:
                seat, asked = self._rng.choice(owed)
                text = self._rng.choice(asked.texts)
                reply = await self.ask("answer", choice=asked.name, answer=text)
                if reply["type"] == "told":
                    self.acknowledged.append(Answer(str(reply["key"]), seat, text))
                    return True
                assert reply["id"] == "table_stale", reply
            else:
                await self.wait()

    async def wait(self) -> None:
        """For whatever comes next."""
        try:
            await (await self.here()).next()
        except CUT_OFF:
            self.client = None

    async def leave(self) -> None:
        """Close every connection, also one that was cut off or given up half-way."""
        await asyncio.gather(*[socket.close() for socket in self._sockets])


class Party:
    """Two people and a bot, who play one game after the other."""

    def __init__(self, where: Callable[[], str], rng: random.Random) -> None:
        self._where = where
        self._rng = rng
        self.people: list[Person] = []
        self.answers = [0, 0]

    async def play(self) -> None:
        while True:
            ann, bob = two = [Person(self._where, random.Random(self._rng.random())) for _ in self.answers]
            self.people += two
            try:
                ann.opens(3)
                await ann.here()
                bob.joins(ann.table, 2)
                await bob.here()
                assert (await ann.ask("seat_bot", seat=3, bot="brother"))["type"] == "told"
                assert (await ann.ask("start"))["type"] == "told"
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


def check_answers(lines: Sequence[Line], acknowledged: Sequence[Answer]) -> None:
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
