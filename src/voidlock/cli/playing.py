"""Click commands `voidlock play`, `watch` and `join`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .common import GAME, HINTS, LANGUAGE, MISSION, SETTING, importing, in_words, words_of_player
from .completing import BOTS

PLAY_EPILOG = """
\b
Examples:
  voidlock play                               continue a game, or start one
  voidlock play --players 3                   three people at one keyboard
  voidlock play --players 2 --bots 2=brother  with a bot on seat 2
  voidlock play --teams red,blue,green        alone, with these teams
  voidlock play --teams red,blue/green,grey   two players, with these teams
  voidlock play --seed 7                      the same cards and dice again
  voidlock play --setting full_auto=in_a_row  a rules setting
  voidlock play --load game.json --lang ja    continue a file, in Japanese
  voidlock play --game hulk                   Space Hulk: choose a mission
  voidlock play --mission airlock-nine        Space Hulk: this mission
  voidlock play --mission rescue --bots sergeant   a bot plays the mission
  voidlock play --load game.json --bots sergeant   it continues a file
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
@click.option("--players", type=int, metavar="N", help="Number of players, 1 to 6 (default: 1).")
@click.option(
    "--teams",
    metavar="TEAMS",
    help="draft: pick in turn (default); random; or by name, players separated by /: red,blue/green,grey.",
)
@SETTING
@GAME
@MISSION
@click.option("--seed", metavar="TEXT", help="Any text; the same seed gives the same cards and dice.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Continue from a game file.")
@click.option(
    "--bots",
    metavar="SEATS",
    shell_complete=BOTS,
    help="Bots by seat: 2=brother,3=librarian:2s; Space Hulk: sergeant.",
)
@LANGUAGE
@click.option("--plain", is_flag=True, help="Plain lines without colours instead of the full screen.")
@HINTS
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
    hints: bool | None,
) -> None:
    """Play Space Hulk: Death Angel, alone or with others at one keyboard, or Space Hulk alone.

    Every choice is saved right away. Without options you are offered your last unfinished game.
    """
    with importing():
        from voidlock.terminal.console import can_show
        from voidlock.terminal.menu.commands import play as play_here
        from voidlock.terminal.menu.options import GameOptions

        if not plain and can_show(os.environ):
            # The screen is needed for sure, and it is most of what is imported.
            import voidlock.terminal.menu.on_screen  # noqa: F401

    words = words_of_player(lang)
    options = GameOptions(players, teams, seed, load, game, mission, bots, plain, setting or None, hints=hints)
    with in_words(words, playing=True):
        sys.exit(play_here(words, os.environ, options))


@click.command(epilog=WATCH_EPILOG, short_help="Step through a game file, or watch bots play.")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option(
    "--bots",
    metavar="NAMES",
    shell_complete=BOTS,
    help="Bots for a new game, one per seat: brother,librarian:1s.",
)
@GAME
@MISSION
@click.option("--seed", metavar="TEXT", help="With --bots: the same seed gives the same cards and dice.")
@LANGUAGE
def watch(
    file: Path | None, bots: str | None, game: str | None, mission: str | None, seed: str | None, lang: str | None
) -> None:
    """Step through a game file on the full screen, or watch bots play a new game (not saved)."""
    from voidlock.terminal.menu.commands import watch as look_on
    from voidlock.terminal.menu.options import GameOptions

    words = words_of_player(lang)
    options = GameOptions(load=file, bots=bots, game=game, mission=mission, seed=seed)
    with in_words(words):
        sys.exit(look_on(words, os.environ, options))


@click.command(epilog=JOIN_EPILOG, short_help="Join a table on a Voidlock server.")
@click.argument("link")
@click.option("--name", metavar="NAMES", help="Your name; several people at this keyboard: Ann,Bob.")
@click.option("--seat", type=click.IntRange(1, 6), metavar="N", help="Your seat (default: the first free one).")
@click.option("--players", type=click.IntRange(1, 6), metavar="N", help="Seats of a new table (default: 2).")
@SETTING
@LANGUAGE
@click.option("--plain", is_flag=True, help="Plain lines without colours instead of the full screen.")
@HINTS
def join(
    link: str,
    name: str | None,
    seat: int | None,
    players: int | None,
    setting: dict[str, str],
    lang: str | None,
    plain: bool,
    hints: bool | None,
) -> None:
    """Play at a table on a server, using the link its page shows. The same command takes you back to your seat.

    With the address of the server alone a new table is opened.
    """
    from voidlock.terminal.menu.commands import play as sit_down
    from voidlock.terminal.menu.options import GameOptions

    words = words_of_player(lang)
    options = GameOptions(
        players, setting=setting or None, link=link, name=name, seat=seat or 0, plain=plain, hints=hints
    )
    with in_words(words, playing=True):
        sys.exit(sit_down(words, os.environ, options))
