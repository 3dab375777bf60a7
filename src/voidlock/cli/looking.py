"""Click commands that read files: `voidlock replay`, `review`, `verify`, `odds` and `mission`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .common import FILE, LANGUAGE, in_words, report, words_for

if TYPE_CHECKING:
    from voidlock.games.kit import MissionLines

REPLAY_EPILOG = """
\b
Examples:
  voidlock replay game.json           what happened, and the last board
  voidlock replay game.json --json    the same as data
"""

REVIEW_EPILOG = """
\b
Examples:
  voidlock review game.json                the choices that cost most
  voidlock review game.json --seconds 60   a longer search finds more
  voidlock review game.json --json         the same as data
"""

VERIFY_EPILOG = """
\b
Examples:
  voidlock verify game.json --hash 3f9a...  check a finished game; the hash you saw before it
  voidlock verify game.json                 check only that the file is consistent with its own hash
  voidlock verify game.json --json          the verdict as data
"""

ODDS_EPILOG = """
\b
Examples:
  voidlock odds game.json           every figure in words
  voidlock odds game.json --json    the same as data
"""


@click.command(epilog=REPLAY_EPILOG, short_help="Retell a game file and show its last board.")
@FILE
@click.option("--json", "as_json", is_flag=True, help="Print result, position, questions and events as JSON.")
@LANGUAGE
def replay(file: Path, as_json: bool, lang: str | None) -> None:
    """Retell a game file: what happened, and the last board."""
    from voidlock.terminal.reports.replay import as_data, retell
    from voidlock.terminal.saves import open_game

    words = words_for(lang)
    with in_words(words):
        if as_json:
            click.echo(json.dumps(as_data(open_game(file)[0]), indent=1))
        else:
            retell(file, words, os.environ)


@click.command(epilog=REVIEW_EPILOG, short_help="Which choices of a game cost most.")
@FILE
@click.option("--seconds", type=click.FloatRange(1, 3600), default=16, show_default=True, help="How long to search.")
@click.option("--json", "as_json", is_flag=True, help="Print the choices as JSON.")
@LANGUAGE
def review(file: Path, seconds: float, as_json: bool, lang: str | None) -> None:
    """The three most expensive choices of a game file, what the Librarian would have chosen, and what it was worth.

    Each is measured by playing on from both answers many times, with what the player could know then.
    """
    from voidlock.terminal.reports.review import as_data, find_costly, print_review
    from voidlock.terminal.saves import open_game

    words = words_for(lang)
    with in_words(words):
        if as_json:
            click.echo(json.dumps(as_data(find_costly(open_game(file)[0], seconds).told), indent=1))
        else:
            print_review(file, words, os.environ, seconds)


@click.command(epilog=VERIFY_EPILOG, short_help="Check that a finished game's dice were fair.")
@FILE
@click.option("--hash", "shown", default="", metavar="HASH", help="The hash that was shown before the game.")
@click.option("--json", "as_json", is_flag=True, help="Print the verdict as JSON.")
@LANGUAGE
def verify(file: Path, shown: str, as_json: bool, lang: str | None) -> None:
    """Check a game file: do all dice, draws and shuffles follow from the seed, and the seed from what was shown?

    Exit code 0: proven. 1: the file differs, and the message says where first. 2: not a game file. 3: nothing is wrong,
    but it proves nothing: without --hash, if nobody committed to the seed, or if the game is not over.
    """
    from voidlock.terminal.console import printable
    from voidlock.terminal.reports.verify import CODES, as_data, lines, verify

    words = words_for(lang)
    with in_words(words):
        proof = verify(file, shown)
        told = [json.dumps(as_data(proof), ensure_ascii=False, indent=1)] if as_json else lines(proof, words)
        for line in told:
            click.echo(line if as_json else printable(line))
    sys.exit(CODES[proof.verdict])


def mission_lines() -> MissionLines:
    """Those of the game that has missions."""
    from voidlock.games import KITS

    return next(kit.mission_lines() for kit in KITS.values() if kit.mission_lines is not None)


@click.group(short_help="Space Hulk missions: list them, check a file.")
def mission() -> None:
    """Space Hulk missions."""


@mission.command("list")
@LANGUAGE
def mission_list(lang: str | None) -> None:
    """List the missions with their briefings."""
    words = words_for(lang)
    with in_words(words):
        for line in mission_lines().listed(words):
            click.echo(line.text)


@mission.command("check")
@FILE
@LANGUAGE
def mission_check(file: Path, lang: str | None) -> None:
    """Check a mission file and list its errors by line."""
    words = words_for(lang)
    with in_words(words):
        report(*mission_lines().checked(file, words))


@click.command(epilog=ODDS_EPILOG, short_help="Exact odds for the position in a game file.")
@FILE
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@LANGUAGE
def odds(file: Path, as_json: bool, lang: str | None) -> None:
    """Exact odds for the position at the end of a game file, each with its reason.

    They cover survival in the coming Genestealer Attack Phase, your attacks, and spawns and moves of the next Event.
    Only what the choosing player may know is used.
    """
    from voidlock.odds import sheet as sheet_of
    from voidlock.terminal.saves import open_game
    from voidlock.words import chances
    from voidlock.words.telling import because

    words = words_for(lang)
    with in_words(words):
        game, notes = open_game(file)
        sheet = sheet_of(game)
        for note in notes:
            click.echo(because(note, words), err=as_json)
        click.echo(chances.as_json(sheet) if as_json else "\n".join(chances.lines(sheet, words)))
