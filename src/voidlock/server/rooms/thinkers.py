"""Process pool for bots, odds, advice and reviews: a saved game goes in, a result comes back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

from voidlock.bots import consulted
from voidlock.bots.consulted import Answered
from voidlock.engine import Json, Moment, View
from voidlock.games import game_of, kit_of, loaded, required
from voidlock.protocol import Estimate, Planned, told
from voidlock.server.operations.measures import THOUGHT_SECONDS

if TYPE_CHECKING:
    from voidlock.search import Verdict

CONTEXT = multiprocessing.get_context("spawn")

TRIES = 3
"""Attempts when worker processes die."""

P = ParamSpec("P")
T = TypeVar("T")

Record = dict[str, Json]


def answers(record: Record, seat: int, bot: str, chance: str, saved: float) -> Answered:
    """A bot's answers to everything its seat owes, in order, and the time it has left over."""
    return consulted.answers(record, seat, bot, random.Random(chance), saved)


class Thought(NamedTuple):
    """The librarian's advice, as the message `Advice` carries it."""

    verdict: Verdict
    answers: list[Estimate]
    level: list[str]
    plan: list[Planned]
    rule: str
    why: str
    plays_on: str


def advice(record: Record, seat: int, texts: list[str], chance: str) -> Thought:
    """The librarian's advice on the seat's choice that has these answers."""
    # Imported late: few ask for advice.
    from voidlock.search.consulted import advice

    given = advice(record, seat, texts, random.Random(chance))
    return Thought(
        verdict=given.verdict,
        answers=[
            Estimate(answer=each.option.text, chance=each.chance, low=each.low, high=each.high)
            for each in given.estimates
        ],
        level=[option.text for option in given.level],
        plan=[Planned(answer=step.text, things=list(step.things)) for step in given.plan],
        rule=given.rule.text,
        why=given.why,
        plays_on=given.plays_on,
    )


def chances(record: Record, seat: int) -> dict[str, Json]:
    """Exact odds from what the seat may know: by title, the reasons as ids and arguments, and the numbers."""
    from voidlock.probability.figure import value_of
    from voidlock.probability.sheets import sheet_for

    sheet = sheet_for(loaded(record)[0], seat)
    found: dict[str, Json] = {"assumed": [because.id for because in sheet.assumed]}
    for title, figures in sheet.parts.items():
        found[title.removeprefix("odds-")] = [
            {
                "because": figure.because.id,
                "arguments": {name: told(value) for name, value in figure.because.arguments.items()},
                "value": value_of(figure),
            }
            for figure in figures
        ]
    return found


def then(record: Record, seat: int, events: int) -> View:
    """The view of the seat after this many events; at a question, the view it was asked with."""
    moment = Moment(seat, events)
    game = loaded(record, moment)[0]
    return game.view(seat) if moment.view is None or (events and moment.last) else moment.view


def review(record: Record) -> dict[str, Json]:
    """Expected and actual results of the dice in a finished game."""
    return required(kit_of(game_of(record)).review, "review")(loaded(record)[0])


def _begin() -> None:
    """Start of a worker process: ignore Ctrl-C, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None

    def end() -> None:
        wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=end, daemon=True).start()


class Thinkers:
    """A supervised pool: if a process dies, the pool is replaced and its work is retried."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0
        """Thoughts that wait or are computed."""

    def counters(self) -> dict[str, int]:
        running = min(self._asked, self._processes)
        return {"thoughts_running": running, "thoughts_waiting": self._asked - running}

    async def answers(self, record: Record, seat: int, bot: str, chance: str, saved: float) -> Answered:
        return await self.think(answers, record, seat, bot, chance, saved)

    async def advice(self, record: Record, seat: int, texts: list[str], chance: str) -> Thought:
        return await self.think(advice, record, seat, texts, chance)

    async def chances(self, record: Record, seat: int) -> dict[str, Json]:
        return await self.think(chances, record, seat)

    async def then(self, record: Record, seat: int, events: int) -> View:
        return await self.think(then, record, seat, events)

    async def review(self, record: Record) -> dict[str, Json]:
        return await self.think(review, record)

    async def think(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._pool = self._pool or ProcessPoolExecutor(self._processes, CONTEXT, _begin)
            try:
                self._asked += 1
                with THOUGHT_SECONDS.timed(work.__name__):
                    return await loop.run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
            finally:
                self._asked -= 1
        raise BrokenProcessPool("the processes that think keep dying")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
