"""`voidlock play`, `watch` and `join`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .common import GAME, LANGUAGE, MISSION, SETTING, fail, misused, told_in_full, words_for

PLAY_EPILOG = """
\b
Examples:
  voidlock play                               go on with a game, or begin one
  voidlock play --players 3                   three people at one keyboard
  voidlock play --players 2 --bots 2=brother  with a bot on seat 2
  voidlock play --teams red,blue,green        alone, with these teams
  voidlock play --teams red,blue/green,grey   two players, with these teams
  voidlock play --seed 7                      the same cards and dice again
  voidlock play --setting full_auto=in_a_row  another reading of the rules
  voidlock play --load game.json --lang ja    go on from a file, in Japanese
  voidlock play --game hulk                   Space Hulk: choose a mission
  voidlock play --mission airlock-nine        Space Hulk: this mission
  voidlock play --mission rescue --bots sergeant   a bot plays the mission
  voidlock play --load game.json --bots sergeant   it goes on from a file
"""

WATCH_EPILOG = """
\b
Examples:
  voidlock watch game.json            step by step, with the arrow keys
  voidlock watch --bots brother       one bot plays alone
  voidlock watch --bots brother,librarian:1s
  voidlock watch --bots sergeant --mission rescue   Space Hulk
  voidlock watch --bots librarian:1s --game hulk    choose a mission
"""

JOIN_EPILOG = """
\b
Examples:
  voidlock join 'http://localhost:8421/#table=0123456789ab' --name Ann
  voidlock join 'http://localhost:8421/#table=0123456789ab' --name Ann,Bob
  voidlock join http://localhost:8421/ --players 3   open a table there
"""


@click.command(epilog=PLAY_EPILOG, short_help="Play in this terminal, alone or together.")
@click.option("--players", type=int, metavar="N", help="How many people play, 1 to 6 (1).")
@click.option(
    "--teams",
    metavar="TEAMS",
    help="draft: picked in turn (usual); random; or named, players separated by /: red,blue/green,grey.",
)
@SETTING
@GAME
@MISSION
@click.option("--seed", metavar="TEXT", help="Any text; the same seed gives the same cards and dice.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on from a game file.")
@click.option("--bots", metavar="SEATS", help="Bots by seat: 2=brother,3=librarian:2s; Space Hulk: sergeant.")
@LANGUAGE
@click.option("--plain", is_flag=True, help="Lines without colours instead of the whole screen.")
def play(
    players: int | None,
    teams: str | None,
    setting: dict[str, str],
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
    from voidlock.engine import FileError, Refused
    from voidlock.terminal.console import Interrupted
    from voidlock.terminal.start.commands import play as play_here
    from voidlock.terminal.start.options import BadOption, Wished
    from voidlock.terminal.telling import because, file_trouble

    words = words_for(lang)
    try:
        with told_in_full(words):
            wished = Wished(players, teams, seed, load, game, mission, bots, plain, setting or None)
            code = play_here(words, os.environ, wished)
    except BadOption as wrong:
        raise misused(wrong) from None
    except FileError as error:
        fail(file_trouble(error, words))
    except Refused as refused:
        fail(because(refused.reason, words))
    except Interrupted as stopped:
        click.echo("\n" + words.say("terminal-interrupted"))
        code = 128 + stopped.number
    sys.exit(code)


@click.command(epilog=WATCH_EPILOG, short_help="Step through a game file, or look on while bots play.")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--bots", metavar="NAMES", help="Bots that play a new game, one for each seat: brother,librarian:1s.")
@GAME
@MISSION
@click.option("--seed", metavar="TEXT", help="With --bots: the same seed gives the same cards and dice.")
@LANGUAGE
def watch(
    file: Path | None, bots: str | None, game: str | None, mission: str | None, seed: str | None, lang: str | None
) -> None:
    """Step through a game file on the whole screen, or look on while bots play a new game, which is not kept."""
    from voidlock.engine import FileError, Refused
    from voidlock.terminal.start.commands import watch as look_on
    from voidlock.terminal.start.options import BadOption, Wished
    from voidlock.terminal.telling import because, file_trouble

    words = words_for(lang)
    try:
        sys.exit(look_on(words, os.environ, file, Wished(bots=bots, game=game, mission=mission, seed=seed)))
    except BadOption as wrong:
        raise misused(wrong) from None
    except FileError as error:
        fail(file_trouble(error, words))
    except Refused as refused:
        fail(because(refused.reason, words))


@click.command(epilog=JOIN_EPILOG, short_help="Sit down at a table of a Voidlock server.")
@click.argument("link")
@click.option("--name", metavar="NAMES", help="What you are called; several people at this keyboard: Ann,Bob.")
@click.option("--seat", type=click.IntRange(1, 6), metavar="N", help="The seat; usually the first that is free.")
@click.option("--players", type=click.IntRange(1, 6), metavar="N", help="Seats of a table that you open (2).")
@SETTING
@LANGUAGE
@click.option("--plain", is_flag=True, help="Lines without colours instead of the whole screen.")
def join(
    link: str,
    name: str | None,
    seat: int | None,
    players: int | None,
    setting: dict[str, str],
    lang: str | None,
    plain: bool,
) -> None:
    """Play at a table of a server, by the link that its page shows. The same command brings you back to your seat.

    With the address of the server alone a new table is opened.
    """
    from voidlock.terminal.console import Interrupted
    from voidlock.terminal.start.commands import join as sit_down
    from voidlock.terminal.start.options import BadOption

    words = words_for(lang)
    try:
        with told_in_full(words):
            code = sit_down(words, os.environ, link, name, seat, players, setting, plain=plain)
    except BadOption as wrong:
        raise misused(wrong) from None
    except Interrupted as stopped:
        code = 128 + stopped.number
    sys.exit(code)
