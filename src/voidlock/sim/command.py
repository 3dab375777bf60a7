"""`voidlock sim` without its words: what was typed becomes settings, a run and its results."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import Json
from voidlock.games import KITS, Wanted, kit_wanted
from voidlock.installation import install_command

from .games import simulated
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
    teams: str | None = None,
    game: str | None = None,
    mission: str | None = None,
    setting: Mapping[str, str] | None = None,
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

    Players, teams, settings (`setting`) and a mission, by its name or as the whole text of a file, are for the games
    that take them.

    Raises `Refused` for options, bots, teams and files that will not do, `FaultyBot` in a strict run, `GameFailed` and
    `WorkerLost` when something broke, `OSError` for files. Without a seed the resumed file or the system gives one;
    without `jobs` every processor plays. `cluster` is the address of a Ray cluster that plays, or `local` for a
    new one on this machine.
    """
    settings = read_settings(
        players, teams, bot, seed, resume, game=game, mission=mission, setting=setting, strict=strict, limit=limit
    )
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
            raise SettingRefused("sim_no_ray", why=str(error), install=install_command("cluster")) from error
        return Cluster(cluster, jobs, games)
    width = min(jobs or processors(), games)
    return Here() if width == 1 else Processes(width)


def read_settings(
    players: int | None,
    teams: str | None,
    bot: str,
    seed: str | None,
    resume: Path | None = None,
    *,
    game: str | None = None,
    mission: str | None = None,
    setting: Mapping[str, str] | None = None,
    strict: bool = False,
    limit: float = LIMIT,
) -> Settings:
    """Settings from what was typed, checked. A mission alone says which game is played."""
    if game is not None and game not in KITS:
        raise SettingRefused("sim_game", name=game, known=", ".join(KITS))
    kit, wanted = kit_wanted(game, mission), Wanted(players, teams, mission, setting or None)
    for option, given in wanted._asdict().items():
        if given is not None and option not in kit.takes:
            raise SettingRefused("sim_option", game=kit.name, option=option)
    setup = kit.setup(wanted)
    seats = kit.rules.seats(kit.rules.set_up(dict(setup)))
    if not 0 < limit <= LONGEST:
        raise SettingRefused("sim_limit", number=str(limit))
    bots = tuple(name.strip() for name in bot.split(","))
    if len(bots) not in (1, seats):
        raise SettingRefused("sim_bots", players=seats, number=len(bots))
    played = simulated(kit.name)
    digests = {name: played.digest(name) for name in dict.fromkeys(bots)}
    if seed is None:
        seed = (kept_seed(resume) if resume is not None else None) or secrets.token_hex(8)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise SettingRefused("sim_seed") from error
    seated = bots * seats if len(bots) == 1 else bots
    return Settings(kit.name, setup, seated, seed, strict, limit, tuple([digests[name] for name in seated]))
