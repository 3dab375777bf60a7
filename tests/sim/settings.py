"""Settings of runs, as tests write them."""

from __future__ import annotations

from voidlock.engine import Json
from voidlock.sim.play import LIMIT, Settings


def of_angel(
    players: int,
    teams: str | tuple[tuple[str, ...], ...],
    bots: tuple[str, ...],
    seed: str,
    strict: bool = False,
    limit: float = LIMIT,
    digests: tuple[str, ...] = (),
) -> Settings:
    named: Json = teams if isinstance(teams, str) else [list[Json](own) for own in teams]
    return Settings("angel", {"players": players, "teams": named}, bots, seed, strict, limit, digests)


def of_hulk(mission: Json, bot: str, seed: str) -> Settings:
    return Settings("hulk", {"mission": mission}, (bot,), seed)
