"""Click command `voidlock puzzle`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .common import (
    GAME,
    LANGUAGE,
    fail,
    interruption_told,
    named_file,
    refusals_told,
    told_in_full,
    words_for,
    words_of_player,
)

EPILOG = """
\b
Examples:
  voidlock puzzle                 the puzzle of the day
  voidlock puzzle behind          the puzzle of this name
  voidlock puzzle --list          all puzzles, and which you have solved
  voidlock puzzle check FILE      solve a puzzle's file, and say what is wrong
"""


@click.command(epilog=EPILOG, short_help="Find the answer with the best chance.")
@click.argument("name", nargs=-1)
@click.option("--list", "listing", is_flag=True, help="List all puzzles.")
@GAME
@LANGUAGE
@click.option("--plain", is_flag=True, help="Plain lines without colours instead of the full screen.")
def puzzle(name: tuple[str, ...], listing: bool, game: str | None, lang: str | None, plain: bool) -> None:
    """A position and a question: which answer gives you the best chance?

    Without a name: the puzzle of the day, the same for everybody; a new one comes at midnight UTC.
    """
    from voidlock.terminal.menu.commands import play
    from voidlock.terminal.menu.options import GameOptions
    from voidlock.terminal.menu.puzzles import listed

    words = words_of_player(lang)
    with refusals_told(words), interruption_told(words), told_in_full(words):
        if listing:
            click.echo("\n".join(listed(words, os.environ)))
        elif name[:1] == ("check",):
            _check([named_file(Path(path), words) for path in name[1:]], game, lang)
        else:
            sys.exit(play(words, os.environ, GameOptions(game=game, puzzle=" ".join(name), plain=plain)))


def _check(files: list[Path], game: str | None, lang: str | None) -> None:
    """Check each file, and fail if one is not sound. Raises FileError."""
    from voidlock.terminal.reports.puzzles import checked

    words, wrong = words_for(lang), []
    for file in files:
        sound, lines = checked(file, game, words)
        if sound:
            click.echo("\n".join(lines))
        else:
            wrong += [f"{file.name}: {line}" for line in lines]
    if wrong:
        fail(*wrong, code=1)
    if not files:
        fail(words.say("puzzle-check-what"))
