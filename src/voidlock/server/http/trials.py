"""Trials of custom missions: a bot plays games in the worker processes, and the results are streamed as they come."""

from __future__ import annotations

from collections.abc import AsyncIterator
from hashlib import blake2b

from msgspec import json

from voidlock.protocol.missions import MissionTrial
from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import Gate
from voidlock.server.operations.refusals import refusals
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import MissionGames, NoThought, Played, Thinker, job

MOST_GAMES = 200
"""Games of one trial."""

WHY = {"too_long": "slow", "busy": "busy", "failed": "failed"}
"""What a client is told instead of a result."""

PLAYED = json.Decoder(Played | None)


def number_in(text: str) -> int:
    """How many games a client asks for."""
    return min(int(text), MOST_GAMES) if text.isdecimal() and len(text) < 9 else MOST_GAMES


class Trials:
    """Runs trials, limited per address, overall, and by games an hour.

    A job plays for a second at most, so the fair queue lets others have their turn between two. A client that goes
    away ends its trial: the response is cancelled, and with it the job.
    """

    def __init__(self, gate: Gate, thinkers: Thinker) -> None:
        self._gate = gate
        self._thinkers = thinkers
        self._running: list[str] = []

    async def run(self, account: Account, mission: str, games: int) -> AsyncIterator[bytes]:
        """The results so far, a line of JSON for each."""
        sofar = MissionTrial(games=0, wins=0, draws=0, turns=0, ended={}, stopped="")
        limits = self._gate.limits
        if (account.limited and account.address in self._running) or len(self._running) >= limits.mission_trials:
            yield self._stop(sofar, "busy", account)
            return
        self._running.append(account.address)
        try:
            async for line in self._lines(account, mission, games, sofar):
                yield line
        finally:
            self._running.remove(account.address)

    async def _lines(self, account: Account, mission: str, games: int, sofar: MissionTrial) -> AsyncIterator[bytes]:
        seed = blake2b(mission.encode(), digest_size=8).hexdigest()
        owner = Owner(f"trial {account.address}", account.address)
        while sofar.games < games:
            if account.trials.wait() > 0:
                yield self._stop(sofar, "limit", account)
                return
            try:
                work = MissionGames(mission, seed, sofar.games, games)
                played = PLAYED.decode(await self._thinkers.think(job(owner, work)))
            except NoThought as none:
                yield self._stop(sofar, WHY[none.why], account)
                return
            if played is None:
                yield self._stop(sofar, "faulty", account)
                return
            account.trials.spend(played.games)
            _add(sofar, played)
            sofar.stopped = "" if sofar.games < games else "done"
            yield _line(sofar)

    def _stop(self, sofar: MissionTrial, why: str, account: Account) -> bytes:
        if why in ("limit", "busy"):
            refusals.count("mission_trials", account.address)
        sofar.stopped = why
        return _line(sofar)


def _add(sofar: MissionTrial, played: Played) -> None:
    sofar.games += played.games
    sofar.wins += played.wins
    sofar.draws += played.draws
    sofar.turns += played.turns
    for name, number in played.ended.items():
        sofar.ended[name] = sofar.ended.get(name, 0) + number


def _line(sofar: MissionTrial) -> bytes:
    return json.encode(sofar) + b"\n"
