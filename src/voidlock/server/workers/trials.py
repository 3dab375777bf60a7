"""Trials of custom missions: a bot plays games of it, and the results are added up as they come."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from hashlib import blake2b

from msgspec import json

from voidlock.protocol.missions import MissionTrial

from .fair_queue import Owner
from .jobs import MissionGames, NoThought, Played, Thinker, job

MOST_GAMES = 200
"""Games of one trial."""

WHY = {"too_long": "slow", "busy": "busy", "failed": "failed"}
"""What a client is told instead of a result."""

PLAYED = json.Decoder(Played | None)


async def trial(thinkers: Thinker, owner: Owner, mission: str, games: int) -> AsyncGenerator[MissionTrial, None]:
    """The results so far, until all games are played or `stopped` says why not.

    A job plays for a second at most, so a fair queue lets others have their turn between two.
    """
    sofar = begin()
    seed = blake2b(mission.encode(), digest_size=8).hexdigest()
    while not sofar.stopped:
        try:
            work = MissionGames(mission, seed, sofar.games, games)
            played = PLAYED.decode(await thinkers.think(job(owner, work)))
        except NoThought as none:
            sofar.stopped = WHY[none.why]
        else:
            _add(sofar, played)
            sofar.stopped = "faulty" if played is None else "" if sofar.games < games else "done"
        yield sofar


def begin() -> MissionTrial:
    return MissionTrial(games=0, wins=0, draws=0, turns=0, ended={}, stopped="")


def _add(sofar: MissionTrial, played: Played | None) -> None:
    if played is None:
        return
    sofar.games += played.games
    sofar.wins += played.wins
    sofar.draws += played.draws
    sofar.turns += played.turns
    for name, number in played.ended.items():
        sofar.ended[name] = sofar.ended.get(name, 0) + number
