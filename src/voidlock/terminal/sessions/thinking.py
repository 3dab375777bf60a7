"""Worker process for bots and advice: the screen never blocks, and any work can be cancelled."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

from voidlock.bots import consulted
from voidlock.engine import Json, Option
from voidlock.games import load_game
from voidlock.odds.hindsight import Hindsight, LookBack, Progress
from voidlock.sim.processes import start_worker
from voidlock.terminal.model.advice import Advice, Estimate, Failed

LOOKING, LOOKING_AT_ALL = 12.0, 40.0
"""Seconds of CPU time for what the choices of a round cost, and those of a whole game."""

BATCH = 1.0
"""Seconds after which it is told how far that has come."""

SEED = "looking back"
"""The same game has the same review, if the time suffices."""


Record = dict[str, Json]
P = ParamSpec("P")
T = TypeVar("T")


def bot_answers(record: Record, seat: int, bot: str, saved: float) -> consulted.Answered:
    """A bot's answers to all questions of its seat, in order, and its unused time."""
    return consulted.answers(record, seat, bot, random.Random(), saved)


def advice(record: Record, seat: int, texts: list[str]) -> Advice:
    """The Librarian's advice on the choice of this seat that has these answers."""
    from voidlock.search.consulted import advice

    given = advice(record, seat, texts, random.Random())
    return Advice(
        verdict=given.verdict,
        answers=[Estimate(each.option.text, each.chance, each.low, each.high) for each in given.estimates],
        level=[option.text for option in given.level],
        rule=given.rule.text,
        plan=[_plain(step) for step in given.plan],
        why=given.why,
        games=given.games,
        plays_on=given.plays_on,
    )


def hindsight(record: Record, seats: list[int], round: int) -> Hindsight:
    """What the choices of these seats in a round were worth."""
    from voidlock.search.choices import hindsight

    return _plain_hindsight(hindsight(load_game(record)[0], seats, round, SEED, LOOKING))


def look_on(record: Record, seats: list[int], sofar: LookBack) -> tuple[LookBack, Progress, Hindsight | None]:
    """Look back at the choices of these seats for a second more; what came of it, once that is all."""
    from voidlock.search.choices import costs, look_on

    game = load_game(record)[0]
    now = look_on(game, seats, SEED, LOOKING_AT_ALL, sofar, BATCH)
    return now, now.progress(LOOKING_AT_ALL), _plain_hindsight(costs(game, now)) if now.over else None


def _plain(option: Option[object]) -> Option[object]:
    """Without the value of the answer, which belongs to the rules and cannot be sent to another process."""
    return Option(None, option.verb, *option.things)


def _plain_hindsight(found: Hindsight) -> Hindsight:
    told = [each._replace(given=_plain(each.given), better=_plain(each.better)) for each in found.told]
    return found._replace(told=told)


def _work_quietly(work: Callable[[], T]) -> T | Failed:
    """Do work in another process: nothing that a bot prints may reach the screen, and its errors are reported."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.close(silence)
    try:
        return work()
    except Exception as error:  # any error of a bot at all
        return Failed(f"{type(error).__name__}: {error}"[:200])


def _ask(pipe: Connection, work: partial[T]) -> T | Failed:
    pipe.send(partial(_work_quietly, work))
    answer: T | Failed = pipe.recv()
    return answer


class Thinker:
    """A process that works on one thing at a time. Cancelling kills it; the next work starts another."""

    def __init__(self) -> None:
        self._worker: tuple[Connection, BaseProcess] | None = None
        self._turn = asyncio.Lock()

    async def think(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run the work in the process and return its result. Raises Failed; cancelling the task kills the process."""
        async with self._turn:
            pipe = self._connect()
            try:
                result = await asyncio.to_thread(_ask, pipe, partial(work, *given, **named))
            except asyncio.CancelledError:
                self.stop()
                raise
            except (EOFError, OSError) as error:
                self.stop()
                raise Failed(str(error)) from error
        if isinstance(result, Failed):
            raise result
        return result

    def _connect(self) -> Connection:
        if self._worker is None or not self._worker[1].is_alive():
            # The screen captures prints, but a new process needs a real stream for its errors.
            with redirect_stderr(sys.__stderr__):
                self._worker = start_worker()
        return self._worker[0]

    def stop(self) -> None:
        """Kill the process; a caller that waits for it gets an error."""
        if self._worker is not None:
            self._worker[1].kill()
            self._worker = None
