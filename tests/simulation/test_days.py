"""Games over days: people come when they are told, while servers are killed. One message for each turn, no more."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine, Iterator

import pytest

from tests.server.people import Person
from tests.server.serving import result_of
from tests.simulation.world import HOUR, World, simulated
from voidlock.protocol.messages import Options
from voidlock.protocol.replies import Channels
from voidlock.protocol.requests import Depute, Open, Start, Subscribe, new_key
from voidlock.server import app
from voidlock.server.notifications.subscription import Subscription, Turn
from voidlock.server.processes import game_process
from voidlock.server.tables.room import Room

DAY = 24 * HOUR

pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning"),
]


@pytest.fixture(autouse=True)
def freed() -> Iterator[None]:
    yield
    gc.collect()


class Post:
    """Delivers after a while, unless the process is killed before."""

    channels = Channels(webhook=True)

    def __init__(self, days: Days) -> None:
        self._days = days

    async def check(self, wanted: Subscription) -> None:
        if wanted.channel != "webhook":
            raise AssertionError(wanted.channel)

    async def notify(self, subscription: Subscription, turn: Turn) -> None:
        await asyncio.sleep(0.2)
        self._days.deliver(turn)

    async def send_code(self, wanted: Subscription, code: str) -> None: ...


class Days(World):
    """One table of two, who look at it when they are told, and once a day by themselves."""

    def __init__(self, seed: str, *, servers: int, takeover: int = 0, accident: float = 2 * HOUR) -> None:
        super().__init__(seed, 1, servers=servers, accident=accident)
        self.takeover = takeover
        self.mail: dict[str, asyncio.Event] = {}
        self.told: dict[str, list[float]] = {}
        """By name, when messages came since the last visit."""
        self.messages = 0
        self.broken: list[str] = []
        """What was told against the rules; whoever delivers a message must not fail for it."""
        self.answers = 0
        self.ann, self.bob = self._person("ann"), self._person("bob")

    def deliver(self, turn: Turn) -> None:
        """One message for each absence; the seat owes an answer, and its player is not there."""
        self.messages += 1
        person = self.ann if turn.name == "ann" else self.bob
        self.told[turn.name].append(self.loop.time())
        if len(self.told[turn.name]) > 1:
            self.broken.append(f"{turn.name} is told twice of one turn: {self.told[turn.name]}")
        if person.connection.socket is None and person.seats[0] not in self.room().table.turns:
            self.broken.append(f"{turn.name} is told of nothing")
        self.mail[turn.name].set()

    def room(self) -> Room:
        """The table, as its log says."""
        room = Room(self.ann.table)
        room.take_in(self.disk.logs[self.ann.table])
        return room

    async def sit(self) -> None:
        self.mail = {"ann": asyncio.Event(), "bob": asyncio.Event()}
        self.told = {"ann": [], "bob": []}
        options = Options(players=2, teams="random", bot="brother", takeover=self.takeover)
        self.ann.first = Open(name="ann", host=self.ann.host, secret=self.ann.secret, options=options)
        await self.ann.here()
        self.bob.joins(self.ann.table, 2)
        await self.bob.here()
        await self.granted(self.ann.ask(Start(key=new_key())))
        for person in (self.ann, self.bob):
            for seat in person.seats:
                await self.granted(person.ask(Subscribe(key=new_key(), seat=seat, channel="webhook")))

    async def visit(self, person: Person) -> None:
        """Come, answer what is owed, and go."""
        self.told[person.name].clear()
        self.mail[person.name].clear()
        await person.here()
        await asyncio.sleep(10)
        while person.owed() and not result_of(person.state):
            self.answers += bool(await person.answer())
            await asyncio.sleep(5)
        await person.leave()

    async def corresponds(self, person: Person) -> None:
        await person.leave()
        while not result_of(person.state):
            try:
                async with asyncio.timeout(DAY):
                    await self.mail[person.name].wait()
            except TimeoutError:
                pass
            await asyncio.sleep(self._random(f"pause {self.answers}").expovariate(1 / HOUR))
            await self.visit(person)

    async def days(self, days: float) -> None:
        for server in self.servers:
            await server.start()
        await self.sit()
        tasks = [
            *[asyncio.create_task(self.corresponds(person)) for person in (self.ann, self.bob)],
            asyncio.create_task(self._accidents(days * DAY)),
        ]
        await asyncio.sleep(days * DAY)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def _jump_clock(self) -> None:
        """Whoever sets the clock of a server by a day must expect that a day is over."""


def within(world: Days, work: Coroutine[None, None, None]) -> None:
    with simulated(world), pytest.MonkeyPatch.context() as patch:
        for module in (app, game_process):
            patch.setattr(module, "notifier_for", lambda settings: Post(world))
        world.loop.run_until_complete(work)
    assert world.broken == []


@pytest.mark.parametrize("number", range(2))
def test_one_message_for_each_turn_whatever_is_killed(number: int) -> None:
    world = Days(f"days {number}", servers=1 + number % 2)
    within(world, world.days(4))
    assert world.messages > 4
    assert world.answers > 8


def test_who_never_comes_back_is_told_once_and_replaced_after_the_hours() -> None:
    world = Days("gone", servers=1, takeover=int(DAY))

    async def story() -> None:
        await world.servers[0].start()
        await world.sit()
        began = world.loop.time()
        await world.bob.leave()
        await world.ann.leave()
        await asyncio.sleep(23 * HOUR)
        assert world.room().table.persons() == {1, 2}
        assert [len(times) for times in world.told.values()] == [1, 1]
        assert all(at - began < 120 for times in world.told.values() for at in times)
        await world.visit(world.ann)
        await asyncio.sleep(2 * HOUR)
        assert world.room().table.persons() == {1}
        assert len(world.told["bob"]) == 1
        # The bot has played on while nobody was there, up to Ann's next turn.
        assert len(world.told["ann"]) == 1
        assert 1 in world.room().table.turns

    within(world, story())


def test_a_deputy_plays_until_its_time_is_over_and_then_the_player_is_told() -> None:
    world = Days("deputy", servers=1)

    async def story() -> None:
        await world.servers[0].start()
        await world.sit()
        await world.granted(world.bob.ask(Depute(key=new_key(), seat=2, bot="brother", hours=6)))
        await world.bob.leave()
        await world.ann.leave()
        await asyncio.sleep(HOUR)
        assert world.room().table.persons() == {1}
        assert len(world.told["ann"]) == 1
        await asyncio.sleep(6 * HOUR)
        assert world.told["bob"] == []
        assert world.room().table.persons() == {1, 2}
        await world.visit(world.ann)
        await asyncio.sleep(HOUR)
        assert len(world.told["bob"]) == 1

    within(world, story())
