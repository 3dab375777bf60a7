"""Click commands `voidlock learn` and `voidlock lesson`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .common import GAME, LANGUAGE, fail, interruption_told, named_file, refusals_told, told_in_full, words_of_player

LEARN_EPILOG = """
\b
Examples:
  voidlock learn                  choose a game and a lesson
  voidlock learn angel            the lessons of Death Angel
  voidlock learn hulk 2           the second lesson of Space Hulk
  voidlock learn --lang ja        in Japanese
"""


@click.command(epilog=LEARN_EPILOG, short_help="Learn a game step by step.")
@click.argument("game", required=False)
@click.argument("number", required=False)
@LANGUAGE
@click.option("--plain", is_flag=True, help="Plain lines without colours instead of the full screen.")
def learn(game: str | None, number: str | None, lang: str | None, plain: bool) -> None:
    """Learn Death Angel (angel) or Space Hulk (hulk) in short lessons, each a prepared game.

    You can leave at any time: the next start continues where you were.
    """
    from voidlock.terminal.menu.commands import play
    from voidlock.terminal.menu.options import GameOptions

    words = words_of_player(lang)
    with refusals_told(words), interruption_told(words), told_in_full(words, playing=True):
        sys.exit(play(words, os.environ, GameOptions(game=game, lesson=number or "", plain=plain)))


@click.group(short_help="Lessons: check a file.")
def lesson() -> None:
    """Lessons of the games (docs/adding-a-lesson.md)."""


@lesson.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@GAME
@LANGUAGE
def lesson_check(file: Path, game: str | None, lang: str | None) -> None:
    """Check a lesson: play it step by step, and say which step doesn't work or lacks its words."""
    from voidlock.terminal.reports.lessons import checked

    words = words_of_player(lang)
    with refusals_told(words):
        sound, lines = checked(named_file(file, words), game, words)
    if not sound:
        fail(*lines, code=1)
    with told_in_full(words):
        for line in lines:
            click.echo(line)
