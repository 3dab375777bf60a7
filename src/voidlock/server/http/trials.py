"""Trials of custom missions over HTTP, limited, and streamed as their results come."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing

from msgspec import json

from voidlock.protocol.missions import MissionTrial
from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import Gate
from voidlock.server.operations.refusals import refusals
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import Thinker
from voidlock.server.workers.trials import MOST_GAMES, begin, trial


def number_in(text: str) -> int:
    """How many games a client asks for."""
    return min(int(text), MOST_GAMES) if text.isdecimal() and len(text) < 9 else MOST_GAMES


class Trials:
    """Runs trials, limited per address, overall, and by games an hour.

    A client that goes away ends its trial: the response is cancelled, and with it the job.
    """

    def __init__(self, gate: Gate, thinkers: Thinker) -> None:
        self._gate = gate
        self._thinkers = thinkers
        self._running: list[str] = []

    async def run(self, account: Account, mission: str, games: int) -> AsyncIterator[bytes]:
        """The results so far, a line of JSON for each."""
        limits = self._gate.limits
        if (account.limited and account.address in self._running) or len(self._running) >= limits.mission_trials:
            yield _refuse(begin(), "busy", account)
            return
        self._running.append(account.address)
        try:
            async for line in self._lines(account, mission, games):
                yield line
        finally:
            self._running.remove(account.address)

    async def _lines(self, account: Account, mission: str, games: int) -> AsyncIterator[bytes]:
        sofar = begin()
        owner = Owner(f"trial {account.address}", account.address)
        async with aclosing(trial(self._thinkers, owner, mission, games)) as results:
            while not sofar.stopped:
                if account.trials.wait() > 0:
                    yield _refuse(sofar, "limit", account)
                    return
                before = sofar.games
                sofar = await anext(results)
                account.trials.spend(sofar.games - before)
                if sofar.stopped == "busy":
                    refusals.count("mission_trials", account.address)
                yield _line(sofar)


def _refuse(sofar: MissionTrial, why: str, account: Account) -> bytes:
    refusals.count("mission_trials", account.address)
    sofar.stopped = why
    return _line(sofar)


def _line(sofar: MissionTrial) -> bytes:
    return json.encode(sofar) + b"\n"
