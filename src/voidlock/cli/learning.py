"""Click commands `voidlock learn` and `voidlock lesson`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .common import GAME, LANGUAGE, fail, misused, told_in_full, words_for

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
    from voidlock.engine import FileError, Refused
    from voidlock.terminal.console import Interrupted
    from voidlock.terminal.start.learning import learn as learn_here
    from voidlock.terminal.start.options import BadOption, Wished
    from voidlock.terminal.telling import because, file_trouble

    words = words_for(lang)
    try:
        with told_in_full(words):
            code = learn_here(words, os.environ, Wished(game=game, lesson=number or "", plain=plain))
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


@click.group(short_help="Lessons: check a file.")
def lesson() -> None:
    """Lessons of the games (docs/adding-a-lesson.md)."""


@lesson.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@GAME
@LANGUAGE
def lesson_check(file: Path, game: str | None, lang: str | None) -> None:
    """Check a lesson: play it step by step, and say which step doesn't work or lacks its words."""
    from voidlock.engine import FileError
    from voidlock.terminal.lessons import checked
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        sound, lines = checked(file, game, words)
    except FileError as error:
        fail(file_trouble(error, words))
    if not sound:
        fail(*lines)
    with told_in_full(words):
        for line in lines:
            click.echo(line)
