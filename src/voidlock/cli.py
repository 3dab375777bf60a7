"""The command line. Each command imports what it needs when it runs, so that ``--help`` answers at once."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from voidlock import __version__
from voidlock.texts import LANGUAGES, Words, language_of

if TYPE_CHECKING:
    from voidlock.sim import Report

EPILOG = """
\b
Examples:
  voidlock play                         start a game, or go on with the last
  voidlock play --help                  every option of a command
  voidlock serve --host 0.0.0.0         open a page for friends
  voidlock replay game.json --lang ja   tell a game file again, in Japanese
"""

PLAY_EPILOG = """
\b
Examples:
  voidlock play                               go on with a game, or begin one
  voidlock play --players 3                   three people at one keyboard
  voidlock play --players 2 --bots 2=brother  with a bot on seat 2
  voidlock play --teams red,blue,green        alone, with these teams
  voidlock play --teams red,blue/green,grey   two players, with these teams
  voidlock play --seed 7                      the same cards and dice again
  voidlock play --load game.json --lang ja    go on from a file, in Japanese
  voidlock play --game hulk                   Space Hulk: choose a mission
  voidlock play --mission airlock-nine        Space Hulk: this mission
"""

ODDS_EPILOG = """
\b
Examples:
  voidlock odds game.json           every figure in words
  voidlock odds game.json --json    the same as data
"""

SIM_EPILOG = """
\b
Examples:
  voidlock sim --games 10000                       alone, answers at random
  voidlock sim --bot brother --players 3           three seats, rules of thumb
  voidlock sim --bot librarian:200 --games 20      search (or librarian:2s)
  voidlock sim --bot my_bot.py:MyBot --seed 7      your own bot
  voidlock sim --games 100000 --resume run.jsonl   in several sittings
  voidlock sim --games 10000 --plot run.png        with a picture
  voidlock sim --game hulk --mission airlock-nine --bot sergeant
  voidlock sim --games 100000 --cluster            on Ray, here
  voidlock sim --games 1000000 --cluster auto      on a Ray cluster
"""

SERVE_EPILOG = """
\b
Examples:
  voidlock serve --open               play in the browser, on this computer
  voidlock serve --host 0.0.0.0       for friends in the same network
  voidlock serve --port 80            at this port or not at all
  voidlock serve --database games.db  keep the tables in this file
  voidlock serve --database postgresql://voidlock@localhost/voidlock
"""

WATCH_EPILOG = """
\b
Examples:
  voidlock watch game.json            step by step, with the arrow keys
  voidlock watch --bots brother       one bot plays alone
  voidlock watch --bots brother,librarian:1s
"""

JOIN_EPILOG = """
\b
Examples:
  voidlock join 'http://localhost:8421/#table=0123456789ab' --name Ann
  voidlock join 'http://localhost:8421/#table=0123456789ab' --name Ann,Bob
  voidlock join http://localhost:8421/ --players 3   open a table there
"""

REPLAY_EPILOG = """
\b
Examples:
  voidlock replay game.json           what happened, and the last board
  voidlock replay game.json --json    the same as data
"""

LANGUAGE = click.option("--lang", type=click.Choice(LANGUAGES), help="The language; usually that of your system.")


def show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from voidlock.games import RULES

        rules = ", ".join(f"{name} {rules.version}" for name, rules in RULES.items())
        click.echo(f"voidlock {__version__} (rules: {rules})")
        context.exit()


def words_for(language: str | None) -> Words:
    return Words(language or language_of(os.environ))


@click.group(epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="Show the version."
)
def main() -> None:
    """Marines against the dark: play alone or together, replay a game file."""


@main.command(epilog=PLAY_EPILOG, short_help="Play in this terminal, alone or together.")
@click.option("--players", type=int, metavar="N", help="How many people play, 1 to 6 (1).")
@click.option(
    "--teams",
    metavar="TEAMS",
    help="draft: picked in turn (usual); random; or named, players separated by /: red,blue/green,grey.",
)
@click.option("--game", type=click.Choice(["angel", "hulk"]), help="angel: Death Angel (usual); hulk: Space Hulk.")
@click.option("--mission", metavar="NAME", help="Space Hulk: the name of a mission, or a mission file.")
@click.option("--seed", metavar="TEXT", help="Any text; the same seed gives the same cards and dice.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on from a game file.")
@click.option("--bots", metavar="SEATS", help="Bots by seat: 2=brother,3=librarian:2s.")
@LANGUAGE
@click.option("--plain", is_flag=True, help="Lines without colours instead of the whole screen.")
def play(
    players: int | None,
    teams: str | None,
    game: str | None,
    mission: str | None,
    seed: str | None,
    load: Path | None,
    bots: str | None,
    lang: str | None,
    plain: bool,
) -> None:
    """Play Space Hulk: Death Angel, alone or with others at one keyboard, or Space Hulk alone.

    Every answer is saved at once. Without options the last unfinished game is offered first.
    """
    from voidlock.table import FileError
    from voidlock.terminal.console import Interrupted, printable
    from voidlock.terminal.options import BadOption, Wished
    from voidlock.terminal.play import play as play_here
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        with told_in_full(words):
            code = play_here(words, os.environ, Wished(players, teams, seed, load, game, mission, bots, plain))
    except BadOption as wrong:
        raise click.UsageError(printable(str(wrong))) from None
    except FileError as error:
        fail(file_trouble(error, words))
    except Interrupted as stopped:
        click.echo("\n" + words.say("terminal-interrupted"))
        code = 128 + stopped.number
    sys.exit(code)


@main.command(epilog=WATCH_EPILOG, short_help="Step through a game file, or look on while bots play.")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--bots", metavar="NAMES", help="Bots that play a new game, one for each seat: brother,librarian:1s.")
@click.option("--seed", metavar="TEXT", help="With --bots: the same seed gives the same cards and dice.")
@LANGUAGE
def watch(file: Path | None, bots: str | None, seed: str | None, lang: str | None) -> None:
    """Step through a game file on the whole screen, or look on while bots play a game of Death Angel."""
    from voidlock.table import FileError
    from voidlock.terminal.options import BadOption
    from voidlock.terminal.screen.commands import watch as look_on
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        sys.exit(look_on(words, os.environ, file, bots, seed))
    except BadOption as wrong:
        raise click.UsageError(str(wrong)) from None
    except FileError as error:
        fail(file_trouble(error, words))


@main.command(epilog=JOIN_EPILOG, short_help="Sit down at a table of a Voidlock server.")
@click.argument("link")
@click.option("--name", metavar="NAMES", help="What you are called; several people at this keyboard: Ann,Bob.")
@click.option("--seat", type=click.IntRange(1, 6), metavar="N", help="The seat; usually the first that is free.")
@click.option("--players", type=click.IntRange(1, 6), metavar="N", help="Seats of a table that you open (2).")
@LANGUAGE
def join(link: str, name: str | None, seat: int | None, players: int | None, lang: str | None) -> None:
    """Play at a table of a server, by the link that its page shows. The same command brings you back to your seat.

    With the address of the server alone a new table is opened.
    """
    from voidlock.terminal.options import BadOption
    from voidlock.terminal.screen.commands import join as sit_down

    try:
        sys.exit(sit_down(words_for(lang), os.environ, link, name, seat, players))
    except BadOption as wrong:
        raise click.UsageError(str(wrong)) from None


@main.command(epilog=SERVE_EPILOG, short_help="Serve the page on which people play, alone or together.")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Where to listen; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help="The port; usually 8421 or the next free one.")
@click.option("--database", metavar="PLACE", help="A file, or postgresql://...; usually a file in your data folder.")
@click.option("--processes", type=click.IntRange(1), metavar="N", help="How many think for bots, odds and advice.")
@click.option(
    "--expire", type=click.IntRange(0), default=60, metavar="DAYS", help="Forget unused tables after (60); 0: never."
)
@click.option("--verbose", is_flag=True, help="Log what happens, one line each.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser, where there is a screen.")
@LANGUAGE
def serve(
    host: str,
    port: int | None,
    database: str | None,
    processes: int | None,
    expire: int,
    verbose: bool,
    open_page: bool,
    lang: str | None,
) -> None:
    """Serve Voidlock to browsers. Every answer is kept before it counts; ending the server loses nothing."""
    from voidlock.server.command import Wished, serve_in_words
    from voidlock.terminal.saves import data_folder

    kept = database or str(data_folder(os.environ) / "tables.db")
    wished = Wished(host, port, kept, processes, expire, verbose, open_page)
    sys.exit(serve_in_words(wished, words_for(lang)))


@main.command(epilog=REPLAY_EPILOG, short_help="Tell a game file again, and show its last board.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print result, position, questions and events as JSON.")
@LANGUAGE
def replay(file: Path, as_json: bool, lang: str | None) -> None:
    """Tell a game file again: what happened, and the board at its end."""
    from voidlock.table import FileError
    from voidlock.terminal.replay import replay as tell_again
    from voidlock.terminal.replay import replay_as_json
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        with told_in_full(words):
            if as_json:
                replay_as_json(file, os.environ)
            else:
                tell_again(file, words, os.environ)
    except FileError as error:
        fail(file_trouble(error, words))


@main.group(short_help="Missions of Space Hulk: the list, and files looked at.")
def mission() -> None:
    """Missions of Space Hulk."""


@mission.command("list")
@LANGUAGE
def mission_list(lang: str | None) -> None:
    """The missions with their briefings."""
    from voidlock.terminal.hulk_mode import choice_of_missions

    words = words_for(lang)
    with told_in_full(words):
        for line in choice_of_missions(words):
            click.echo(line.text)


@mission.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@LANGUAGE
def mission_check(file: Path, lang: str | None) -> None:
    """Look at a mission file: what is wrong with it, and in which line."""
    from voidlock.table import FileError
    from voidlock.terminal.missions import checked
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        sound, lines = checked(file, words)
    except FileError as error:
        fail(file_trouble(error, words))
    if not sound:
        fail(*lines)
    with told_in_full(words):
        for line in lines:
            click.echo(line)


@main.command(epilog=ODDS_EPILOG, short_help="The exact chances of a game file's position, with reasons.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@LANGUAGE
def odds(file: Path, as_json: bool, lang: str | None) -> None:
    """The chances of the position at the end of a game file, exact, each with its reason.

    Who survives the coming Genestealer Attack Phase, what attacks can hit, where the next Event spawns and moves. Only
    what the player who is asked may know is counted.
    """
    from voidlock.table import FileError
    from voidlock.terminal import chances
    from voidlock.terminal.saves import open_any
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        game, _ = open_any(file)
    except FileError as error:
        fail(file_trouble(error, words))
    with told_in_full(words):
        sheet = chances.looked_at(game)
        click.echo(chances.as_json(sheet) if as_json else "\n".join(chances.lines(sheet, words)))


@main.command(epilog=SIM_EPILOG, short_help="Let bots play many games and count what came of it.")
@click.option("--players", type=int, metavar="N", help="How many seats, 1 to 6 (1).")
@click.option("--teams", metavar="TEAMS", help="draft (usual), random, or named as in voidlock play.")
@click.option("--game", type=click.Choice(["angel", "hulk"]), help="angel: Death Angel (usual); hulk: Space Hulk.")
@click.option("--mission", metavar="NAME", help="Space Hulk: the name of a mission, or a mission file.")
@click.option(
    "--bot",
    "--bots",
    default="random",
    metavar="NAME",
    help="One bot for all seats, or one each: random, brother (Space Hulk: sergeant), librarian:1s, my_bot.py:MyBot.",
)
@click.option("--games", default=1000, metavar="N", help="How many games (1000).")
@click.option("--seed", metavar="TEXT", help="Game i depends on the seed and i alone.")
@click.option("--jobs", type=int, metavar="J", help="Processes; usually one for each processor.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object on standard output.")
@click.option("--csv", type=click.Path(path_type=Path), metavar="FILE", help="Write the figures as a table.")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw the figures: .png, .svg or .pdf.")
@click.option(
    "--cluster",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="Play on Ray: the cluster at this address (auto: the one of this machine), or a new one here.",
)
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Keep results here and go on from them."
)
@click.option("--strict", is_flag=True, help="Stop when a bot fails, instead of seating random for it.")
@LANGUAGE
def sim(
    players: int | None,
    teams: str | None,
    game: str | None,
    mission: str | None,
    bot: str,
    games: int,
    seed: str | None,
    jobs: int | None,
    as_json: bool,
    csv: Path | None,
    plot: Path | None,
    cluster: str | None,
    resume: Path | None,
    strict: bool,
    lang: str | None,
) -> None:
    """Let bots play many games; win rate with its 95 % interval, figures by team, card and location or of a mission.

    Ctrl-C shows what is done so far.
    """
    from voidlock.bots.chair import FaultyBot
    from voidlock.sim.command import simulate
    from voidlock.sim.play import GameFailed
    from voidlock.sim.plotting import see_that_it_can_be_drawn
    from voidlock.sim.processes import WorkerLost
    from voidlock.sim.results import see_that_it_can_be_written
    from voidlock.table import FileError, Refused
    from voidlock.terminal.simulation import ProgressLine, bot_trouble, figures, mission_named
    from voidlock.terminal.telling import because, file_trouble, system_trouble

    words = words_for(lang)
    line = ProgressLine(words)
    try:
        if csv is not None:
            see_that_it_can_be_written(csv)
        if plot is not None:
            see_that_it_can_be_drawn(plot)
        with line:
            if cluster is not None:
                line.say("sim-cluster-start" if cluster == "local" else "sim-cluster-join")
            report = simulate(
                players=players,
                teams=teams,
                game=game,
                mission=mission_named(mission),
                bot=bot,
                games=games,
                seed=seed,
                jobs=jobs,
                cluster=cluster,
                resume=resume,
                strict=strict,
                watch=line.show,
            )
    except FileError as error:
        fail(file_trouble(error, words))
    except Refused as refused:
        fail(because(refused.reason, words))
    except FaultyBot as faulty:
        fail(bot_trouble(faulty.fault, faulty.game, words))
    except GameFailed as failed:
        below = failed.why.splitlines()
        fail(words.say("sim-game-failed", seed=failed.words, why=below[-1]), *below)
    except WorkerLost:
        fail(words.say("sim-worker-lost"))
    except OSError as error:
        fail(system_trouble(error, words))
    told = json.dumps(report.data, ensure_ascii=False, indent=1) if as_json else "\n".join(figures(report, words))
    try:
        with told_in_full(words):
            click.echo(told)
    finally:
        # A file that cannot be written costs nobody the figures, nor does a screen that is gone cost the files.
        put_down(report, words, csv, plot)
    sys.exit(0 if report.outcome.complete else 130)


def put_down(report: Report, words: Words, csv: Path | None, plot: Path | None) -> None:
    """Write the figures of a run as a table and as a picture, where they are wanted."""
    from voidlock.sim.plotting import plot as draw
    from voidlock.sim.results import csv_text
    from voidlock.terminal.telling import system_trouble

    troubles: list[str] = []

    @contextmanager
    def noted(path: Path) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            troubles.append(words.say("sim-not-written", file=str(path), why=system_trouble(error, words)))

    if csv is not None:
        with noted(csv):
            csv.write_text(csv_text(report.outcome.tally), encoding="utf-8")
    if plot is not None:
        with noted(plot):
            if draw(report.data, plot, words.language) != words.language:
                click.echo(words.say("sim-plot-no-font"), err=True)
    if troubles:
        fail(*troubles)


@contextmanager
def told_in_full(words: Words) -> Iterator[None]:
    """Lines that cannot be written (a full disk, a terminal that is gone) end the command with a plain sentence."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.EPIPE:
            # Whoever read our lines has had enough; click ends quietly.
            raise
        from voidlock.terminal.telling import system_trouble

        # What is still waiting to be written would fail once more as Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        with suppress(OSError):
            click.echo(words.say("terminal-output-failed", why=system_trouble(error, words)), err=True)
        sys.exit(74)


def fail(*lines: str) -> NoReturn:
    """Say on the error stream what is wrong, and end."""
    from voidlock.terminal.console import printable

    for line in lines:
        click.echo(printable(line), err=True)
    sys.exit(2)


if __name__ == "__main__":
    main()
