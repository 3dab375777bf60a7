"""A server in one seeded simulation: front, game processes, disk, network and people on one loop with virtual time."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import Context, copy_context
from functools import partial
from itertools import count

import pytest
import websockets
from msgspec import json

from tests.server.people import SILENCE, Person, check_answers
from tests.server.serving import result_of, table
from tests.simulation.disk import Disk, DiskStore, SharedStore
from tests.simulation.loop import PROCESS, VirtualLoop
from tests.simulation.network import ClientSocket, Link
from tests.simulation.server import UNUSED, SimulatedProcess, SimulatedServer
from voidlock.engine import Game
from voidlock.protocol.requests import CallBot, Chat, Intend, Named, Phrase, SeatBot, Start, Watch, new_key
from voidlock.server import app
from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import Said, decode
from voidlock.server.log.seats import hash_secret
from voidlock.server.processes import game_process
from voidlock.server.processes.game_processes import GameProcesses
from voidlock.server.store import polling
from voidlock.server.store.leases import LASTS
from voidlock.server.tables.room import Client, Room

HOUR = 3600.0

TALKATIVE = 0.2
"""How often somebody says something after an answer."""

FLOOD = 400
"""Requests of somebody who floods a table, all at once."""

LOOK_EVERY = 5.0
"""Seconds between two looks of a server for what others have written."""

SETTLING = 120.0
"""Seconds without an accident or an answer after which everybody has heard everything."""


class Broken(AssertionError):
    """A law of the server does not hold."""


class World:
    """One server or several on one disk, some tables, and what befalls them, all by one seed."""

    def __init__(
        self, seed: str, tables: int, *, servers: int = 1, pause: float = 600.0, accident: float = 1200.0
    ) -> None:
        """People think about an answer for `pause` seconds on average, and accidents are `accident` seconds apart."""
        self.seed = seed
        self._pause = pause
        self._accident = accident
        self.loop = VirtualLoop()
        self.disk = Disk(self._random("disk"))
        self._chance = self._random("accidents")
        self._people = 0
        self._limits = Limits()
        self.servers = [
            SimulatedServer(name, self.loop, self.disk, self._limits, self._random, shared=servers > 1)
            for name in "abc"[:servers]
        ]
        self._apart = False
        """Servers do not reach each other."""
        self._twice: dict[str, float] = {}
        """Tables that two servers play, and since when."""
        self._tables = tables
        self.parties: list[tuple[Person, Person]] = []

    def _random(self, name: str) -> random.Random:
        return random.Random(f"{self.seed} {name}")

    def _person(self, name: str) -> Person:
        self._people += 1
        rng = self._random(name)
        address = f"10.0.{self._people // 250}.{self._people % 250 + 1}"

        @asynccontextmanager
        async def dial() -> AsyncIterator[ClientSocket]:
            """Whichever server the proxy picks."""
            await asyncio.sleep(rng.uniform(0.1, 2))
            socket = ClientSocket(rng.choice(self.servers).connect(address, Context(), []))
            try:
                yield socket
            finally:
                await socket.close()

        return Person(dial, rng, name)

    # ------------------------------------------------------------------ servers

    def launch(self) -> SimulatedProcess:
        """A process of the server that asks for it."""
        return self._server(PROCESS.get()[0]).launch()

    def _server(self, name: str) -> SimulatedServer:
        return next(server for server in self.servers if server.address[0] == name)

    async def dial(self, uri: str, *, additional_headers: dict[str, str], **options: object) -> ClientSocket:
        """A connection of one server to another, in place of `websockets.connect`."""
        await asyncio.sleep(0.005)
        if self._apart:
            await asyncio.sleep(HOUR)
        headers = [(name.encode(), value.encode()) for name, value in additional_headers.items()]
        other = self._server(uri.removeprefix("ws://")[0])
        return ClientSocket(other.connect("192.0.2.9", copy_context(), headers))

    # ------------------------------------------------------------------ accidents

    async def _accidents(self, until: float) -> None:
        accidents = [
            self._cut_link,
            self._cut_link,
            self._stall_link,
            self._kill_game,
            self._stall_game,
            self._kill_server,
            self._fill_disk,
            self._jump_clock,
        ]
        if len(self.servers) > 1:
            accidents.append(self._part_servers)
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / self._accident))
            if self.loop.time() > until:
                return
            await self._chance.choice(accidents)()
            self._twice.clear()

    def _link(self) -> list[Link]:
        """Some connection, if there is any: of a person, or between servers."""
        whole = [link for server in self.servers for link in server.links if link.whole]
        return [self._chance.choice(whole)] if whole else []

    async def _cut_link(self) -> None:
        for link in self._link():
            link.cut()

    async def _stall_link(self) -> None:
        for link in self._link():
            link.stall(self._chance.expovariate(1 / 5))

    async def _kill_game(self) -> None:
        for process in self._chance.choice(self.servers).processes[-1:]:
            process.kill()

    async def _stall_game(self) -> None:
        """Beyond a limit it counts as hung, and is killed."""
        for process in self._chance.choice(self.servers).processes[-1:]:
            process.stall(self._chance.expovariate(1 / 5))

    async def _kill_server(self) -> None:
        server = self._chance.choice(self.servers)
        server.kill()
        await asyncio.sleep(self._chance.expovariate(1 / 3))
        await server.start()

    async def _fill_disk(self) -> None:
        self.disk.full = True
        await asyncio.sleep(self._chance.expovariate(1 / 5))
        self.disk.full = False

    async def _jump_clock(self) -> None:
        self.disk.clock_off += self._chance.choice([-5 * HOUR, -60, 60, 5 * HOUR, 2 * UNUSED])

    async def _part_servers(self) -> None:
        self._apart = True
        await asyncio.sleep(self._chance.expovariate(1 / 30))
        self._apart = False

    # ------------------------------------------------------------------ a run

    def run(self, hours: float) -> int:
        """Play for so many hours at every table and check the laws; returns how many answers were acknowledged."""
        with simulated(self):
            self.loop.run_until_complete(self._run(hours * HOUR))
        return sum([len(person.acknowledged) for party in self.parties for person in party])

    async def _run(self, seconds: float) -> None:
        for server in self.servers:
            await server.start()
        playing = [asyncio.create_task(self._play(number, seconds)) for number in range(self._tables)]
        accidents = asyncio.create_task(self._accidents(seconds))
        watching = asyncio.create_task(self._watch_leases())
        await asyncio.sleep(seconds + SETTLING)
        self._check_laws()
        for task in (*playing, accidents, watching):
            task.cancel()
        for ended in await asyncio.gather(*playing, accidents, watching, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        await self._speak(self.parties[-self._tables :])

    def _check_laws(self) -> None:
        if self.disk.buried:
            raise Broken("a table that was in use has expired")
        for party in self.parties:
            self._check(party)

    async def _play(self, number: int, until: float) -> None:
        """One game after the other; after the last answer they listen."""
        for game in count():
            ann, bob = (self._person(f"{name}-{number}-{game}") for name in ("ann", "bob"))
            ann.opens(3 if number % 5 == 0 else 2, bot="brother")
            await ann.here()
            bob.joins(ann.table, 2)
            await bob.here()
            self.parties.append((ann, bob))
            if number % 5 == 0:
                await self.granted(ann.ask(SeatBot(key=new_key(), seat=3, bot="brother")))
            await self.granted(ann.ask(Start(key=new_key())))
            await asyncio.gather(*[self._answer(person, until) for person in (ann, bob)])

    async def _answer(self, person: Person, until: float) -> None:
        """Answer what is owed, and sometimes say something that nobody says twice; after `until`, only listen."""
        rng = self._random(f"pauses of {person.name}")
        while not result_of(person.state):
            await person.here()
            if self.loop.time() > until or not person.owed():
                await person.wait()
                continue
            await asyncio.sleep(rng.expovariate(1 / self._pause))
            if rng.random() < TALKATIVE:
                await self._plan(person, rng)
            if person.owed() and await person.answer() and rng.random() < TALKATIVE:
                await person.chat(new_key())

    async def _plan(self, person: Person, rng: random.Random) -> None:
        """Lean to an answer, point at a Marine, honour one, call a bot: perhaps it is not the time."""
        for _, asked in person.owed()[:1]:
            await person.ask(Intend(key=new_key(), choice=asked.name, answer=rng.choice(asked.texts)))
        phrases: tuple[Phrase, ...] = ("here", "help", "salute", "candle")
        phrase, about = rng.choice(phrases), [Named("marine", rng.choice(("leon", "gideon", "zael")))]
        await person.ask(Chat(key=new_key(), seat=person.seats[0], phrase=phrase, about=about))
        await person.ask(CallBot(key=new_key(), seat=rng.choice((1, 2))))

    async def _speak(self, parties: list[tuple[Person, Person]]) -> None:
        """After all accidents everybody is still answered, if only that they must not talk now, even in a flood."""
        people = [person for party in parties for person in party]
        try:
            async with asyncio.timeout(SETTLING):
                await asyncio.gather(*[person.chat(new_key()) for person in people], self._flood(people[0].table))
        except TimeoutError:
            raise Broken("somebody is shut out for good") from None

    async def _flood(self, table: str) -> None:
        """Who floods a table is heard within the rate, and no more."""
        eve, chats = self._person("eve"), self._limits.chats
        eve.first = Watch(table=table)
        await eve.here()
        began, socket = self.loop.time(), eve.connection.socket
        assert socket is not None
        for number in range(FLOOD):
            await socket.send(json.encode(Chat(key=f"{number:08d}", seat=1, text="flood")), text=True)
        while eve.connection.socket is socket and self.loop.time() < began + SILENCE:
            await asyncio.sleep(1)
        reasons = eve.refused
        heard = len(reasons) - reasons.count("table_too_fast")
        if heard > chats.burst + chats.number * (self.loop.time() - began):
            raise Broken(f"a flood of requests is heard: {heard} of {FLOOD}")

    async def granted(self, asked: Awaitable[str]) -> None:
        if refused := await asked:
            raise Broken(f"refused: {refused}")

    # ------------------------------------------------------------------ laws

    async def _watch_leases(self) -> None:
        """Two servers may play a table after an accident, until one of them sees that it has lost the lease."""
        while len(self.servers) > 1:
            await asyncio.sleep(LASTS / 3)
            plays = [server.plays() for server in self.servers]
            twice = {table for table in set().union(*plays) if sum(table in tables for tables in plays) > 1}
            self._twice = {table: self._twice.get(table, self.loop.time()) for table in twice}
            if any(self.loop.time() - since > LASTS for since in self._twice.values()):
                raise Broken("two servers play one table")

    def _check(self, party: tuple[Person, Person]) -> None:
        lines = self.disk.logs[party[0].table]
        said = [entry.text for entry in map(decode, (line.body for line in lines)) if isinstance(entry, Said)]
        if len({*filter(None, said)}) != len([*filter(None, said)]):
            raise Broken("something is in the log twice")
        room = Room(party[0].table)
        room.take_in(lines)
        for person in party:
            check_answers(lines, person.acknowledged)
            self._check_view(room, person)
            self._check_secrets(room, person)
            self._check_plans(room, person)

    def _check_plans(self, room: Room, person: Person) -> None:
        """What others are about to do is told by the type of a card or by a team, and of no choice that is made."""
        owing = {asked.seat for asked in room.table.playing().pending}
        for intent in person.intents:
            if intent.leaning.kind not in ("type", "team"):
                raise Broken(f"{person.name} hears of a card: {intent}")
            if intent.seat in (1, 2) and intent.seat not in owing and not room.table.chair(intent.seat).bot:
                raise Broken(f"{person.name} hears what somebody was about to do: {intent}")

    def _check_view(self, room: Room, person: Person) -> None:
        """What the person sees is what the log says."""
        frames: list[bytes] = []
        client = Client(
            person.table,
            [hash_secret(person.secret), hash_secret(person.host)],
            lambda frame: frames.append(frame or b""),
        )
        room.identify(client)
        room.show_game_to(client)
        shown = [json.decode(frame) for frame in frames]
        (state,) = [message for message in shown if message["type"] == "state"]
        if [*table(person.state["own"])] != [str(seat) for seat in person.seats]:
            raise Broken(f"{person.name} sees another seat's secrets")
        for part in ("open", "own", "owed"):
            if state[part] != person.state.get(part):
                raise Broken(f"{person.name} sees something else than the log says: {part}")

    def _check_secrets(self, room: Room, person: Person) -> None:
        """What the person sees is what a twin sees at a table where all that the seat cannot know is dealt anew."""
        game = room.table.playing()
        assert isinstance(game, Game)
        for seat in person.seats:
            twin = game.redealt(seat, self._random(f"twin {person.name}"))
            # Others' secret answers are owed again at the twin's table.
            seen = {**table(person.state["open"]), "owed": None}, table(person.state["own"])[str(seat)]
            expected = {**twin.open_part(), "owed": None}, twin.own_part(seat)
            if [*seen] != json.decode(json.encode(expected)):
                raise Broken(f"{person.name} sees what a twin does not")


async def rest(name: str) -> None:
    """Measure nothing."""


@contextmanager
def simulated(world: World) -> Iterator[None]:
    """Time, chance and the garbage collector of the server are the simulation's."""
    rng = random.Random(f"{world.seed} secrets")
    with pytest.MonkeyPatch.context() as patch:
        ticks = count()
        for module in [module for name, module in sys.modules.items() if name.startswith("voidlock.server")]:
            if getattr(module, "monotonic", None) is time.monotonic:
                patch.setattr(module, "monotonic", world.loop.time)
            if getattr(module, "time", None) is time.time:
                patch.setattr(module, "time", world.disk.now)
            if getattr(module, "thread_time", None) is time.thread_time:
                # Whatever is measured takes a millisecond of processor time.
                patch.setattr(module, "thread_time", lambda: next(ticks) / 1000)
        patch.setattr(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex())
        patch.setattr(secrets, "token_bytes", lambda size=32: rng.randbytes(size))
        patch.setattr(game_process, "collect_in_short_pauses", lambda *given: None)
        patch.setattr(game_process, "start_logging", lambda *given: None)
        stores = {store.address: store for store in (DiskStore, SharedStore)}
        patch.setattr(game_process, "store_for", lambda address, *, beside: stores[address](world.disk))
        patch.setattr(app, "GameProcesses", partial(GameProcesses, launch=world.launch))
        patch.setattr(app, "page_is_built", lambda: False)
        patch.setattr(websockets, "connect", world.dial)
        # Virtual hours have many seconds.
        patch.setattr(polling, "LOOK_EVERY", LOOK_EVERY)
        # It wakes up ten times a second to measure real time.
        for module in (app, game_process):
            patch.setattr(module, "measure_loop_lag", rest)
        asyncio.set_event_loop(world.loop)
        # A task of a killed process is destroyed while it waits: that is what killing means.
        world.loop.set_exception_handler(lambda loop, context: None)
        before, logging.root.manager.disable = logging.root.manager.disable, logging.CRITICAL
        try:
            yield
        finally:
            logging.root.manager.disable = before
            asyncio.set_event_loop(None)
            # A failure keeps the world alive: what was killed must not end later, in the middle of pytest.
            for task in asyncio.all_tasks(world.loop):
                coroutine = task.get_coro()
                with suppress(Exception):
                    assert coroutine is not None
                    coroutine.close()
            world.loop.close()
