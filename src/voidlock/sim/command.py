"""`voidlock sim` without its words: what was typed becomes settings, a run and its results."""

from __future__ import annotations

import secrets
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from voidlock.angel import RULES
from voidlock.bots.names import bot_kind
from voidlock.table import Json

from .kept import Kept, kept_seed
from .play import LIMIT, Settings
from .processes import Processes, processors
from .refused import SettingRefused
from .results import results
from .run import Executor, Here, Outcome, Watcher, run

LONGEST = 86_400.0
"""Seconds that a bot can be given for an answer: a day."""


class Report(NamedTuple):
    """What came of it: the tally and whether the run is complete, and the object that `--json` prints."""

    settings: Settings
    outcome: Outcome
    data: dict[str, Json]


def simulate(
    *,
    players: int | None = None,
    teams: str = "draft",
    bot: str = "random",
    games: int = 1000,
    seed: str | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    resume: Path | None = None,
    strict: bool = False,
    limit: float = LIMIT,
    watch: Watcher | None = None,
) -> Report:
    """Play the games and count them. Ctrl-C gives a report of what is done so far.

    Raises `Refused` for options, bots, teams and files that will not do, `FaultyBot` in a strict run, `GameFailed` and
    `WorkerLost` when something broke, `OSError` for files. Without a seed the resumed file or the system gives one;
    without `jobs` every processor plays. `cluster` is the address of a Ray cluster that plays, or `local` for a
    new one on this machine.
    """
    settings = read_settings(players, teams, bot, seed, resume, strict=strict, limit=limit)
    if games < 1:
        raise SettingRefused("sim_games", number=games)
    if jobs is not None and jobs < 1:
        raise SettingRefused("sim_jobs", number=jobs)
    executor = executor_for(jobs, games, cluster)
    with nullcontext() if resume is None else Kept(resume, settings) as kept:
        if kept is None:
            outcome = run(settings, games, executor, watch=watch)
        else:
            outcome = run(settings, games, executor, earlier=kept.done, keep=kept.keep, watch=watch)
    return Report(settings, outcome, results(settings, games, outcome))


def executor_for(jobs: int | None, games: int, cluster: str | None = None) -> Executor:
    """Who plays; never more at once than there are games."""
    if cluster is not None:
        try:
            from .cluster import Cluster
        except ImportError as error:
            raise SettingRefused("sim_no_ray", why=str(error)) from error
        return Cluster(cluster, jobs, games)
    width = min(jobs or processors(), games)
    return Here() if width == 1 else Processes(width)


def read_settings(
    players: int | None,
    teams: str,
    bot: str,
    seed: str | None,
    resume: Path | None = None,
    *,
    strict: bool = False,
    limit: float = LIMIT,
) -> Settings:
    """Settings from what was typed, checked. Players separate their teams by /: `red,blue/green,grey`."""
    named = tuple(tuple(name.strip().casefold() for name in own.split(",") if name.strip()) for own in teams.split("/"))
    shared: str | tuple[tuple[str, ...], ...] = named[0][0] if named in ((("draft",),), (("random",),)) else named
    number = players if players is not None else 1 if isinstance(shared, str) else len(shared)
    if not 1 <= number <= 6:
        raise SettingRefused("sim_players", number=number)
    if not 0 < limit <= LONGEST:
        raise SettingRefused("sim_limit", number=str(limit))
    bots = tuple(name.strip() for name in bot.split(","))
    if len(bots) not in (1, number):
        raise SettingRefused("sim_bots", players=number, number=len(bots))
    digests = {name: bot_kind(name).digest for name in dict.fromkeys(bots)}
    if seed is None:
        seed = (kept_seed(resume) if resume is not None else None) or secrets.token_hex(8)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise SettingRefused("sim_seed") from error
    seated = bots * number if len(bots) == 1 else bots
    settings = Settings(number, shared, seated, seed, strict, limit, tuple([digests[name] for name in seated]))
    RULES.set_up(settings.setup())
    return settings
