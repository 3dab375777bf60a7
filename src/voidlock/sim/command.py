"""Batch runner behind `voidlock sim`: options become settings, a run and its results."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import NamedTuple, TypedDict, Unpack

from voidlock.engine import Json
from voidlock.games import KITS, Wanted, choose_kit
from voidlock.installation import install_command

from .checkpoint import Checkpoint, checkpoint_seed
from .games import simulated_game
from .play import LIMIT, Settings
from .processes import Processes, processors
from .refused import SettingRefused
from .results import results
from .run import Executor, InProcess, Outcome, Watcher, run

LONGEST = 86_400.0
"""The longest time limit per answer, in seconds: a day."""


class Report(NamedTuple):
    """The settings, the tally and whether the run is complete, and the object that `--json` prints."""

    settings: Settings
    outcome: Outcome
    data: dict[str, Json]


class Options(TypedDict, total=False):
    """The options of a run; all of them can be left out.

    Players, teams, settings (`setting`) and a mission, by name or as the full text of a file, are for the games that
    take them. Without a seed, the resumed file or the system provides one; without `jobs`, every processor plays.
    `cluster` is the address of a Ray cluster, or `local` to start one on this machine.
    """

    players: int | None
    teams: str | None
    game: str | None
    mission: str | None
    setting: Mapping[str, str] | None
    bot: str
    games: int
    seed: str | None
    jobs: int | None
    cluster: str | None
    resume: Path | None
    strict: bool
    limit: float


def simulate(*, watch: Watcher | None = None, **options: Unpack[Options]) -> Report:
    """Play the games and count them. Ctrl-C returns a report of the games finished so far.

    Raises `Refused` for invalid options, bots, teams and files, `FaultyBot` in a strict run, `GameFailed` and
    `WorkerLost` when something broke, `OSError` for files.
    """
    settings = read_settings(**options)
    games, jobs, resume = options.get("games", 1000), options.get("jobs"), options.get("resume")
    if games < 1:
        raise SettingRefused("sim_games", number=games)
    if jobs is not None and jobs < 1:
        raise SettingRefused("sim_jobs", number=jobs)
    executor = executor_for(jobs, games, options.get("cluster"))
    with nullcontext() if resume is None else Checkpoint(resume, settings) as kept:
        if kept is None:
            outcome = run(settings, games, executor, watch=watch)
        else:
            outcome = run(settings, games, executor, earlier=kept.done, keep=kept.keep, watch=watch)
    return Report(settings, outcome, results(settings, games, outcome))


def executor_for(jobs: int | None, games: int, cluster: str | None = None) -> Executor:
    """This process, a process pool or a Ray cluster, with at most one worker per game."""
    if cluster is not None:
        try:
            from .cluster import Cluster
        except ImportError as error:
            raise SettingRefused("sim_no_ray", why=str(error), install=install_command("cluster")) from error
        return Cluster(cluster, jobs, games)
    width = min(jobs or processors(), games)
    return InProcess() if width == 1 else Processes(width)


def read_settings(**options: Unpack[Options]) -> Settings:
    """The checked settings of a run. A mission alone tells which game is played."""
    unknown = options.keys() - Options.__optional_keys__
    if unknown:
        raise TypeError(f"there is no option {', '.join(sorted(unknown))}")
    game, mission, limit = options.get("game"), options.get("mission"), options.get("limit", LIMIT)
    if game is not None and game not in KITS:
        raise SettingRefused("sim_game", name=game, known=", ".join(KITS))
    kit = choose_kit(game, mission)
    wanted = Wanted(options.get("players"), options.get("teams"), mission, options.get("setting") or None)
    for option, given in wanted._asdict().items():
        if given is not None and option not in kit.takes:
            raise SettingRefused("sim_option", game=kit.name, option=option)
    setup = kit.setup(wanted)
    seats = kit.rules.seats(kit.rules.set_up(dict(setup)))
    if not 0 < limit <= LONGEST:
        raise SettingRefused("sim_limit", number=str(limit))
    bots = tuple(name.strip() for name in options.get("bot", "random").split(","))
    if len(bots) not in (1, seats):
        raise SettingRefused("sim_bots", players=seats, number=len(bots))
    played = simulated_game(kit.name)
    digests = {name: played.digest(name) for name in dict.fromkeys(bots)}
    seed = _seed(options.get("seed"), options.get("resume"))
    seated = bots * seats if len(bots) == 1 else bots
    strict = options.get("strict", False)
    return Settings(kit.name, setup, seated, seed, strict, limit, tuple([digests[name] for name in seated]))


def _seed(seed: str | None, resume: Path | None) -> str:
    if seed is None:
        seed = (checkpoint_seed(resume) if resume is not None else None) or secrets.token_hex(8)
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise SettingRefused("sim_seed") from error
    return seed
