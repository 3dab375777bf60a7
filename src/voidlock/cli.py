"""The command line. Each command imports what it needs when it runs, so that ``--help`` answers at once."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from voidlock import __version__

if TYPE_CHECKING:
    from voidlock.texts import Words

EPILOG = """
\b
Examples:
  voidlock play                         start a game, or go on with the last
  voidlock play --help                  every option of a command
  voidlock replay game.json --lang ja   tell a game file again, in Japanese
"""

PLAY_EPILOG = """
\b
Examples:
  voidlock play                               go on with the last game
  voidlock play --players 3                   three people at one keyboard
  voidlock play --teams red,blue,green        alone, with these teams
  voidlock play --teams red,blue/green,grey   two players, with these teams
  voidlock play --seed 7                      the same cards and dice again
  voidlock play --load game.json --lang ja    go on from a file, in Japanese
"""

REPLAY_EPILOG = """
\b
Examples:
  voidlock replay game.json           what happened, and the last board
  voidlock replay game.json --json    the same as data
"""

LANGUAGES = click.Choice(["en", "ja"])


def show_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from voidlock.angel import RULES

        click.echo(f"voidlock {__version__} (rules: {RULES.name} {RULES.version})")
        context.exit()


def words_for(language: str | None) -> Words:
    from voidlock.texts import Words, language_of

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
@click.option("--seed", metavar="TEXT", help="Any text; the same seed gives the same cards and dice.")
@click.option("--load", type=click.Path(path_type=Path), metavar="FILE", help="Go on from a game file.")
@click.option("--lang", type=LANGUAGES, help="The language; usually that of your system.")
@click.option("--plain", is_flag=True, help="Lines without colours, for screen readers.")
def play(
    players: int | None, teams: str | None, seed: str | None, load: Path | None, lang: str | None, plain: bool
) -> None:
    """Play Space Hulk: Death Angel in this terminal, alone or with others at one keyboard.

    Every answer is saved at once. Without options the last unfinished game is offered first.
    """
    from voidlock.terminal import play as playing
    from voidlock.terminal.console import printable
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        with told_in_full(words):
            code = playing.play(words, os.environ, players=players, teams=teams, seed=seed, load=load, plain=plain)
    except playing.BadOption as wrong:
        raise click.UsageError(printable(str(wrong))) from None
    except playing.FileError as error:
        fail(file_trouble(error, words))
    except playing.Interrupted as stopped:
        click.echo("\n" + words.say("terminal-interrupted"))
        code = 128 + stopped.number
    sys.exit(code)


@main.command(epilog=REPLAY_EPILOG, short_help="Tell a game file again, and show its last board.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print result, position, questions and events as JSON.")
@click.option("--lang", type=LANGUAGES, help="The language; usually that of your system.")
def replay(file: Path, as_json: bool, lang: str | None) -> None:
    """Tell a game file again: what happened, and the board at its end."""
    from voidlock.table import FileError
    from voidlock.terminal.replay import replay as tell_again
    from voidlock.terminal.telling import file_trouble

    words = words_for(lang)
    try:
        with told_in_full(words):
            tell_again(file, words, os.environ, as_json=as_json)
    except FileError as error:
        fail(file_trouble(error, words))


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


def fail(sentence: str) -> NoReturn:
    """Say on the error stream what is wrong, and end."""
    from voidlock.terminal.console import printable

    click.echo(printable(sentence), err=True)
    sys.exit(2)


if __name__ == "__main__":
    main()
