"""Click commands `voidlock learn`, `voidlock lesson` and `voidlock puzzle`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from .common import GAME, LANGUAGE, check_game, fail, in_words, report, require_name, words_for, words_of_player
from .completing import GAMES, PUZZLES

LEARN_EPILOG = """
\b
Examples:
  voidlock learn                  choose a game and a lesson
  voidlock learn angel            the lessons of Death Angel
  voidlock learn hulk 2           the second lesson of Space Hulk
  voidlock learn --lang ja        in Japanese
"""

PUZZLE_EPILOG = """
\b
Examples:
  voidlock puzzle                 the puzzle of the day
  voidlock puzzle behind          the puzzle of this name
  voidlock puzzle --list          all puzzles, and which you have solved
  voidlock puzzle check FILE      solve a puzzle's file, and say what is wrong
"""


@click.command(epilog=LEARN_EPILOG, short_help="Learn a game step by step.")
@click.argument("game", required=False, callback=check_game, shell_complete=GAMES)
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
    with in_words(words, playing=True):
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
    from voidlock.terminal.reports.checks import check_lesson

    words = words_of_player(lang)
    with in_words(words):
        report(*check_lesson(require_name(file, words), game, words))


@click.command(epilog=PUZZLE_EPILOG, short_help="Find the answer with the best chance.")
@click.argument("name", nargs=-1, shell_complete=PUZZLES)
@click.option("--list", "listing", is_flag=True, help="List all puzzles.")
@GAME
@LANGUAGE
@click.option("--plain", is_flag=True, help="Plain lines without colours instead of the full screen.")
def puzzle(name: tuple[str, ...], listing: bool, game: str | None, lang: str | None, plain: bool) -> None:
    """A position and a question: which answer gives you the best chance?

    Without a name: the puzzle of the day, the same for everybody; a new one comes at midnight UTC.
    """
    from voidlock.terminal.menu.commands import play
    from voidlock.terminal.menu.learning import list_puzzles
    from voidlock.terminal.menu.options import GameOptions

    words = words_of_player(lang)
    with in_words(words):
        if listing:
            click.echo("\n".join(list_puzzles(words, os.environ)))
        elif name[:1] == ("check",):
            _check([require_name(Path(path), words) for path in name[1:]], game, lang)
        else:
            sys.exit(play(words, os.environ, GameOptions(game=game, puzzle=" ".join(name), plain=plain)))


def _check(files: list[Path], game: str | None, lang: str | None) -> None:
    """Check each file, and fail if one is not sound. Raises FileError."""
    from voidlock.terminal.reports.checks import check_puzzle

    words, wrong = words_for(lang), []
    for file in files:
        sound, lines = check_puzzle(file, game, words)
        if sound:
            click.echo("\n".join(lines))
        else:
            wrong += [f"{file.name}: {line}" for line in lines]
    if wrong:
        fail(*wrong, code=1)
    if not files:
        fail(words.say("puzzle-check-what"))
