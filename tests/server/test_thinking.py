"""Thinking with real processes: a stranger's short job beside long ones, limits, cancelling, and bots that rest."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TypeVar

import pytest
from msgspec import UNSET, json

from tests.asynchronous import asynchronous, eventually
from tests.server.recording import ThinkingHere, bot_answers
from tests.server.serving import connected, in_a_file, serving, unheard
from voidlock.bots.consulted import Answered
from voidlock.engine import AnyGame, Origin
from voidlock.games import KITS, Wanted
from voidlock.protocol.messages import Options
from voidlock.server.log.entries import BotSeated, Renamed
from voidlock.server.log.permissions import begin_game, open_table
from voidlock.server.log.table import Table
from voidlock.server.processes.messages import GameSettings
from voidlock.server.tables.hub import Hub
from voidlock.server.tables.room import Client, Room
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import (
    LONG,
    SHORT,
    BotAnswers,
    ExactOdds,
    Job,
    LibrarianAdvice,
    NoThought,
    file_of,
    job,
)
from voidlock.server.workers.thinkers import Thinkers

T = TypeVar("T")

TABLE = "0123456789ab"

NEVER_ENDS = "librarian:1000000"
"""More games than any test has time for."""


def begun(players: int = 1) -> AnyGame:
    kit = KITS["angel"]
    return kit.begin(Origin("thinking", kit.setup(Wanted(players, "random"))))


GAME = begun()
FILE = file_of(GAME)


def answers(bot: str, table: str = "mine", address: str = "me") -> Job:
    work = BotAnswers(FILE, game="angel", seat=1, bot=bot, chance="chance", saved=0.0)
    return job(Owner(table, address), work)


def advice(table: str, address: str) -> Job:
    texts = GAME.choices_of(1)[0].texts()
    return job(Owner(table, address), LibrarianAdvice(FILE, key="key", choice="choice", seat=1, texts=texts))


def odds(address: str) -> Job:
    return job(Owner("mine", address), ExactOdds(FILE, key="key", seat=1))


def limited(made: Job, seconds: float, lane: str = LONG) -> Job:
    return Job(made.owner, SHORT if lane == SHORT else LONG, seconds, made.asked, made.body)


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """One process in each lane, for all stories: starting them takes most of the time."""
    pool = Thinkers(1)
    yield pool
    pool.close()


@asynccontextmanager
async def ready(thinkers: Thinkers) -> AsyncIterator[None]:
    """Both processes have started, and are idle again in the end."""
    await asyncio.gather(thinkers.think(answers("brother")), thinkers.think(answers("librarian:2")))
    yield
    await eventually(lambda: not thinkers._running)


async def give_up(jobs: Iterable[asyncio.Task[T]]) -> None:
    for each in jobs:
        each.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


def texts_of(result: bytes) -> list[str]:
    return json.decode(result, type=Answered).texts


# ---------------------------------------------------------------------- fairness


@asynchronous
async def test_a_strangers_brother_does_not_wait_for_thirty_librarians_and_twelve_who_ask_for_advice(
    thinkers: Thinkers,
) -> None:
    async with ready(thinkers):
        jobs = [answers(NEVER_ENDS, f"table {number}", "crowd") for number in range(30)]
        jobs += [advice(f"table {number}", "crowd") for number in range(12)]
        crowd = [asyncio.create_task(thinkers.think(each)) for each in jobs]
        await eventually(lambda: thinkers.waiting(LONG) == 41)
        before, began = thinkers.started, monotonic()
        for _ in range(3):
            assert texts_of(await thinkers.think(answers("brother")))
        assert (monotonic() - began) / 3 < 5, "seconds; a few hundredths on a quiet machine"
        # Theirs alone were started meanwhile, and the crowd still waits.
        assert thinkers.started == before + 3
        assert thinkers.waiting(LONG) == 41
        await give_up(crowd)
        assert thinkers.waiting(LONG) == 0


@asynchronous
async def test_a_strangers_librarian_is_next_whatever_the_crowd_has_waiting(thinkers: Thinkers) -> None:
    async with ready(thinkers):
        jobs = [answers("librarian:20", f"table {number}", "crowd") for number in range(20)]
        crowd = [asyncio.create_task(thinkers.think(each)) for each in jobs]
        await eventually(lambda: thinkers.waiting(LONG))
        before = thinkers.started
        await thinkers.think(answers("librarian:2"))
        # One of the crowd's was next when theirs came, and one begins as theirs ends.
        assert thinkers.started - before <= 3
        await give_up(crowd)


# ---------------------------------------------------------------------- limits


@asynchronous
async def test_an_address_may_only_ask_for_so_much_at_once(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "_most_asked", 2)
    async with ready(thinkers):
        asked = [asyncio.create_task(thinkers.think(advice("table", "crowd"))) for _ in range(2)]
        await eventually(lambda: thinkers.waiting(LONG) == 1)
        with pytest.raises(NoThought, match="busy"):
            await thinkers.think(odds("crowd"))
        assert json.decode(await thinkers.think(odds("me")))["type"] == "chances"
        # Its bots play on, and what it has given up does not count.
        assert texts_of(await thinkers.think(answers("brother", address="crowd")))
        await give_up(asked)
        assert json.decode(await thinkers.think(odds("crowd")))["type"] == "chances"


@asynchronous
async def test_a_job_that_takes_too_long_is_stopped_and_its_process_goes_on(thinkers: Thinkers) -> None:
    async with ready(thinkers):
        process = _pid(thinkers, LONG)
        with pytest.raises(NoThought, match="too_long"):
            await thinkers.think(limited(answers(NEVER_ENDS), 0.1))
        assert texts_of(await thinkers.think(answers("librarian:2")))
        assert _pid(thinkers, LONG) == process


@asynchronous
async def test_a_short_job_that_is_long_goes_to_the_long_lane_and_so_do_its_tables_next(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voidlock.server.workers.thinkers.SLICE", 0.05)
    async with ready(thinkers):
        slow = limited(answers(NEVER_ENDS, "slow"), 60.0, SHORT)
        first = asyncio.create_task(thinkers.think(slow))
        # Given to a short worker, then to a long one.
        before = thinkers.started
        await eventually(lambda: thinkers.started == before + 2)
        again = asyncio.create_task(thinkers.think(answers("brother", "slow")))
        await eventually(lambda: thinkers.waiting(LONG) == 1)
        assert texts_of(await thinkers.think(answers("brother")))
        first.cancel()
        assert texts_of(await again)


# ---------------------------------------------------------------------- cancelling


@asynchronous
async def test_a_cancelled_job_leaves_the_queue_and_one_that_runs_is_stopped(thinkers: Thinkers) -> None:
    async with ready(thinkers):
        process = _pid(thinkers, LONG)
        running = asyncio.create_task(thinkers.think(answers(NEVER_ENDS)))
        waiting = asyncio.create_task(thinkers.think(answers(NEVER_ENDS)))
        await eventually(lambda: thinkers.waiting(LONG) == 1)
        await give_up([waiting])
        assert thinkers.waiting(LONG) == 0
        running.cancel()
        assert texts_of(await thinkers.think(answers("librarian:2")))
        assert _pid(thinkers, LONG) == process


@asynchronous
async def test_a_process_that_dies_is_replaced_and_its_job_done(thinkers: Thinkers) -> None:
    async with ready(thinkers):
        running = asyncio.create_task(thinkers.think(answers("librarian:400")))
        before = thinkers.started
        await eventually(lambda: thinkers.started == before + 1)
        os.kill(_pid(thinkers, LONG), signal.SIGKILL)
        assert texts_of(await running)


@asynchronous
async def test_what_waits_when_the_pool_is_closed_fails() -> None:
    thinkers = Thinkers(1)
    jobs = [asyncio.create_task(thinkers.think(answers(NEVER_ENDS))) for _ in range(2)]
    await eventually(lambda: thinkers.waiting(LONG) == 1)
    thinkers.close()
    for each in [*jobs, thinkers.think(answers("brother"))]:
        with pytest.raises(NoThought, match="failed"):
            await each


def _pid(thinkers: Thinkers, lane: str) -> int:
    process = next(worker._process for worker in thinkers._workers if worker.lane == lane)
    assert process is not None
    assert process.pid is not None
    return process.pid


# ---------------------------------------------------------------------- resting


def bot_sits(table: Table) -> BotSeated:
    return BotSeated(seat=1, bot="brother")


def renamed(table: Table) -> Renamed:
    return Renamed(seat=1, name="Ann")


@asynccontextmanager
async def table_of_bots(path: Path, thinkers: Thinkers) -> AsyncIterator[Hub]:
    hub = Hub(in_a_file(path), thinkers)
    await hub.begin()
    await hub.writer.open_table(TABLE, open_table(Options(teams="random"), "host", UNSET).entry)
    await hub.writer.change(TABLE, "bot", bot_sits)
    await hub.writer.change(TABLE, "start", begin_game)
    try:
        yield hub
    finally:
        await hub.end()


def _moved(hub: Hub, moves: int) -> bool:
    return hub.writer.moves >= moves


@asynchronous
async def test_bots_rest_while_nobody_is_connected(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    async with table_of_bots(tmp_path, thinkers) as hub:
        room = await hub.cache.room(TABLE)
        hub.bots.ask(room)
        assert (thinkers.started, room.thinking) == (0, {})
        for visit in range(2):
            spectator = Client(TABLE, (), unheard)
            await hub.presence.enter(spectator)
            await eventually(partial(_moved, hub, hub.writer.moves + 3))
            hub.presence.leave(spectator)
            await eventually(lambda: not room.thinking)
            thoughts, moves = thinkers.started, hub.writer.moves
            await hub.writer.change(TABLE, f"rename {visit}", renamed)
            assert room.thinking == {}
            assert (thinkers.started, hub.writer.moves) == (thoughts, moves)


@asynchronous
async def test_a_player_who_returns_at_once_finds_the_bots_playing(tmp_path: Path) -> None:
    async with table_of_bots(tmp_path, ThinkingHere(1)) as hub:
        room = await hub.cache.room(TABLE)
        first, second = Client(TABLE, (), unheard), Client(TABLE, (), unheard)
        await hub.presence.enter(first)
        assert list(room.thinking) == [1]
        hub.presence.leave(first)
        await hub.presence.enter(second)
        await eventually(lambda: hub.writer.moves >= 3)


@asynchronous
async def test_a_bot_that_takes_too_long_is_replaced_for_that_answer_by_the_usual_one(tmp_path: Path) -> None:
    asked: list[str] = []

    class Slow(ThinkingHere):
        async def think(self, job: Job) -> bytes:
            asked.append(bot_answers(job).bot)
            if asked[-1].startswith("librarian"):
                raise NoThought("too_long")
            return await super().think(job)

    async with table_of_bots(tmp_path, Slow(1)) as hub:
        await hub.writer.change(TABLE, "other bot", lambda table: BotSeated(seat=1, bot="librarian:9"))
        await hub.presence.enter(Client(TABLE, (), unheard))
        await eventually(lambda: len(asked) >= 4)
        assert hub.writer.moves
    assert asked[:4] == ["librarian:9", "brother"] * 2


@asynchronous
async def test_the_host_or_a_player_pays_for_the_bots() -> None:
    room = Room(TABLE)
    assert room.address() == ""
    for address, host, seats in (("spectator", False, 0), ("player", False, 1), ("host", True, 1)):
        client = Client(TABLE, (), unheard)
        client.address, client.host, client.seats = address, host, [1] * seats
        room.clients.add(client)
        assert room.address() == address


@asynchronous
async def test_the_operator_says_how_many_games_a_bot_may_play(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path), GameSettings(bot_games=100)) as address, connected(address) as ann:
        await ann.send(
            "open", name="Ann", host=ann.host, secret=ann.secret, options={"players": 2, "bot": "librarian:101"}
        )
        assert (await ann.hear("refusal"))["id"] == "table_bot_dear"
    async with serving(in_a_file(tmp_path), GameSettings(bot_games=100)) as address, connected(address) as ann:
        await ann.open(2, bot="librarian:100")
        assert (await ann.ask("seat_bot", seat=2, bot="librarian:101"))["id"] == "table_bot_dear"
        assert (await ann.ask("seat_bot", seat=2, bot="librarian:100"))["type"] == "told"
