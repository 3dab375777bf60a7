"""Click command `voidlock sim`."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import click

from voidlock.texts import Words

from .common import GAME, LANGUAGE, MISSION, SETTING, fail, in_words, words_for
from .completing import BOTS

if TYPE_CHECKING:
    from voidlock.sim import Report
    from voidlock.sim.command import Options

GAMES = 1000
COMPARED = 100
"""How many games a run plays, and each bot in a comparison."""

SIM_EPILOG = """
\b
Examples:
  voidlock sim                                     which bot wins?
  voidlock sim --bot random --games 10000          solo, random choices
  voidlock sim --bot brother --players 3           three seats, rules of thumb
  voidlock sim --bot librarian:200 --games 20      search (or librarian:2s)
  voidlock sim --bot my_bot.py:MyBot --seed 7      your own bot
  voidlock sim --games 100000 --resume run.jsonl   resumable
  voidlock sim --games 10000 --plot run.png        with a plot
  voidlock sim --bot brother --setting merge=event   a rules setting
  voidlock sim --mission rescue --bot sergeant     Space Hulk: a mission
  voidlock sim --mission my.txt --bot librarian:24 --resume my.jsonl
  voidlock sim --games 100000 --cluster            on Ray, here
  voidlock sim --games 1000000 --cluster auto      on a Ray cluster
"""


@click.command(epilog=SIM_EPILOG, short_help="Let bots play many games and report win rates.")
@click.option("--players", type=int, metavar="N", help="Number of seats, 1 to 6 (default: 1).")
@click.option("--teams", metavar="TEAMS", help="draft (default), random, or by name as in voidlock play.")
@SETTING
@GAME
@MISSION
@click.option(
    "--bot",
    "--bots",
    metavar="NAME",
    shell_complete=BOTS,
    help="One bot for all seats, or one each: random, brother (Space Hulk: sergeant), librarian:1s, my_bot.py:MyBot. "
    "Without it, the game's first bot is compared with random.",
)
@click.option("--games", type=int, metavar="N", help="Number of games (default: 1000; 100 each in a comparison).")
@click.option("--seed", metavar="TEXT", help="Game i depends on the seed and i alone.")
@click.option("--jobs", type=int, metavar="J", help="Processes (default: one per CPU).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object on standard output.")
@click.option("--csv", type=click.Path(path_type=Path), metavar="FILE", help="Write the figures as a table.")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="Plot the figures: .png, .svg or .pdf.")
@click.option(
    "--cluster",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Play on Ray: the cluster at this address (auto: this machine's), or a new local one.",
)
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Save results here and resume from them."
)
@click.option("--strict", is_flag=True, help="Stop when a bot fails instead of replacing it with random.")
@LANGUAGE
def sim(as_json: bool, csv: Path | None, plot: Path | None, lang: str | None, **options: Unpack[Options]) -> None:
    """Let bots play many games: win rate with its 95% interval, figures by team, card and location, or by mission.

    Ctrl-C shows the figures so far; with --resume the same command continues later.
    """
    from voidlock.games import choose_kit, require
    from voidlock.sim.command import simulate
    from voidlock.sim.plotting import see_that_it_can_be_drawn
    from voidlock.sim.results import see_that_it_can_be_written
    from voidlock.terminal.reports.simulation import ProgressLine, mission_text

    words = words_for(lang)
    game, mission, cluster = options.get("game"), options.get("mission"), options.get("cluster")
    written = as_json or csv is not None or plot is not None or options.get("resume") is not None
    if options.get("bot") is None and not written:
        compare(words, options)
        return
    options["bot"] = options.get("bot") or "random"
    options["games"] = GAMES if options.get("games") is None else options["games"]
    with in_words(words), explaining_trouble(words), ProgressLine(words) as shown:
        if csv is not None:
            see_that_it_can_be_written(csv)
        if plot is not None:
            require(choose_kit(game, mission).report, "plot")
            see_that_it_can_be_drawn(plot)
        if cluster is not None:
            shown.say("sim-cluster-start" if cluster == "local" else "sim-cluster-join")
        options["mission"] = mission_text(mission, game)
        report = simulate(watch=shown.show, **options)
    told = json.dumps(report.data, ensure_ascii=False, indent=1) if as_json else "\n".join(lines(report, words))
    try:
        with in_words(words):
            click.echo(told)
    finally:
        # A write error must not hide the figures, and a closed terminal must not prevent the files.
        write_files(report, words, csv, plot)
    if not report.outcome.complete:
        sys.exit(130)
    # Where a bot lost its seat in every game, the figures are those of another.
    sys.exit(1 if report.outcome.tally.faults >= report.outcome.tally.games else 0)


def compare(words: Words, options: Options) -> None:
    """The first run of a newcomer: the game's own bot and `random` play the same games."""
    from voidlock.games import choose_kit
    from voidlock.sim.command import simulate
    from voidlock.terminal.reports.simulation import ProgressLine, align, interval, mission_text

    games = COMPARED if options.get("games") is None else options["games"]
    rows = [[words.say(f"sim-column-{column}") for column in ("bot", "games", "rate")]]
    complete = True
    with in_words(words), explaining_trouble(words), ProgressLine(words) as shown:
        typed = options.get("mission")
        kit = choose_kit(options.get("game"), typed)
        options["mission"] = mission_text(typed, options.get("game"))
        options["seed"] = options.get("seed") or secrets.token_hex(8)
        options["games"] = games
        usual = kit.at_tables.usual
        for bot in dict.fromkeys([usual, "random"]):
            options["bot"] = bot
            outcome = simulate(watch=shown.show, **options).outcome
            tally, complete = outcome.tally, outcome.complete
            rows.append([bot, f"{tally.games:,}", interval(tally.wins, tally.games)])
            if not complete:
                break
    with in_words(words):
        click.echo(words.say("sim-compared", games=games))
        click.echo("\n".join(align(rows)))
        command = click.get_current_context().command_path + (f" --mission {typed}" if typed else "")
        click.echo(words.say("sim-compared-more", command=command, bot=usual))
    sys.exit(0 if complete else 130)


def lines(report: Report, words: Words) -> list[str]:
    """The report in lines: cards that never came up are left out, and cards of one name told apart."""
    from voidlock.games import kit_of
    from voidlock.terminal.reports.simulation import figures

    report_of = kit_of(report.settings.game).report
    called = None if report_of is None else report_of().called
    if called is not None:
        words.called = called(words)
    tally = copy(report.outcome.tally)
    tally.uses = {
        part: {name: use for name, use in uses.items() if any(use.numbers())} for part, uses in tally.uses.items()
    }
    told = figures(report._replace(outcome=report.outcome._replace(tally=tally)), words)
    trace = next((note.fault.trace for note in tally.notes if note.fault.trace), "")
    return [*told, *(["", *trace.splitlines()] if trace else [])]


@contextmanager
def explaining_trouble(words: Words) -> Iterator[None]:
    """Turn a run that cannot start into an error message."""
    from voidlock.bots.chair import FaultyBot
    from voidlock.sim.play import GameFailed
    from voidlock.sim.processes import WorkerLost
    from voidlock.terminal.reports.simulation import bot_trouble
    from voidlock.words.telling import system_trouble

    try:
        yield
    except FaultyBot as faulty:
        fail(bot_trouble(faulty.fault, faulty.game, words), *faulty.fault.trace.splitlines(), code=1)
    except GameFailed as failed:
        below = failed.why.splitlines()
        fail(words.say("sim-game-failed", seed=failed.words, why=below[-1]), *below, code=1)
    except WorkerLost:
        fail(words.say("sim-worker-lost"), code=1)
    except OSError as error:
        why = system_trouble(error, words)
        fail(why if error.filename is None else words.say("sim-not-written", file=str(error.filename), why=why))


def write_files(report: Report, words: Words, csv: Path | None, plot: Path | None) -> None:
    """Write the CSV table and the plot, if asked for."""
    from voidlock.sim.plotting import plot as draw
    from voidlock.sim.results import csv_text
    from voidlock.words.telling import system_trouble

    troubles: list[str] = []

    @contextmanager
    def noting(path: Path) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            troubles.append(words.say("sim-not-written", file=str(path), why=system_trouble(error, words)))

    if csv is not None:
        with noting(csv):
            csv.write_text(csv_text(report.outcome.tally), encoding="utf-8")
    if plot is not None:
        with noting(plot):
            if draw(report.data, plot, words.language) != words.language:
                click.echo(words.say("sim-plot-no-font"), err=True)
    if troubles:
        fail(*troubles)
