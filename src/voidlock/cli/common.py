"""Click options and error messages that the commands share."""

from __future__ import annotations

import errno
import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

import click

from voidlock.cli.completing import GAMES, MISSIONS
from voidlock.texts import LANGUAGES, Words, language_of

HINTS = click.option(
    "--hints/--no-hints", default=None, help="Explain what is new, once (default: in a terminal, until turned off)."
)
LANGUAGE = click.option("--lang", type=click.Choice(LANGUAGES), help="Language (default: your system's).")


def check_game(context: click.Context, option: click.Parameter, typed: str | None) -> str | None:
    """Check the name of a game; the games are imported only if one is named."""
    if typed is not None:
        from voidlock.games import KITS

        if typed not in KITS:
            raise click.BadParameter(f"there is no game {typed!r}. The games are: {', '.join(KITS)}.")
    return typed


GAME = click.option(
    "--game",
    metavar="NAME",
    callback=check_game,
    shell_complete=GAMES,
    help="angel: Death Angel (default); hulk: Space Hulk.",
)
MISSION = click.option(
    "--mission",
    metavar="NAME",
    shell_complete=MISSIONS,
    help="Space Hulk: the name of a mission, or a mission file.",
)


def _by_name(context: click.Context, option: click.Parameter, typed: tuple[str, ...]) -> dict[str, str]:
    """Parse `NAME=VALUE` options."""
    found = {name.strip(): value.strip() for name, _, value in [text.partition("=") for text in typed]}
    if found:
        from voidlock.games import KITS

        known = {name: values for kit in KITS.values() for name, values in kit.settings.items()}
        for name, value in found.items():
            if name not in known:
                raise click.BadParameter(f"there is no setting {name!r}. The settings are: {', '.join(known)}.")
            if value not in known[name]:
                either = " or ".join([f"{name}={other}" for other in known[name]])
                raise click.BadParameter(f"write {either}.")
    return found


SETTING = click.option(
    "--setting",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_by_name,
    help="A rules setting other than the default (repeatable). Death Angel: merge=event, full_auto=in_a_row, "
    "renew=empty, targets=any, service_shaft=promethium_tank, activate=any or one; Space Hulk: lurking=entry. "
    "docs/game-files.md explains them.",
)


def words_for(language: str | None) -> Words:
    return Words(language or language_of(os.environ))


def words_of_player(language: str | None) -> Words:
    """The words for a terminal: in the language asked for, the one chosen last time, or that of the system."""
    # Imported late: most commands have no settings.
    from voidlock.terminal.model.preferences import Preferences
    from voidlock.terminal.saves import data_folder

    return words_for(language or Preferences(data_folder(os.environ)).language)


@contextmanager
def importing() -> Iterator[None]:
    """Import without garbage collection: what is imported stays, and looking through it takes a tenth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()


@contextmanager
def in_words(words: Words, *, playing: bool = False) -> Iterator[None]:
    """End the command with a plain sentence if an option, a file or an answer is refused, or if output fails.

    An interrupted game ends with the signal's exit code; every choice is saved.
    """
    try:
        yield
    except OSError as error:
        _fail_to_write(error, words, playing=playing)
    except Exception as error:
        # Imported late: most commands succeed.
        from voidlock.engine import FileError, Refused
        from voidlock.terminal.console import Interrupted
        from voidlock.terminal.menu.options import BadFile, BadOption, NothingFound
        from voidlock.words.telling import because, file_trouble

        match error:
            case NothingFound():
                fail(str(error), code=1)
            case BadFile():
                fail(*error.lines)
            case BadOption():
                raise usage_error(error) from None
            case FileError():
                fail(file_trouble(error, words))
            case Refused():
                fail(because(error.reason, words))
            case Interrupted():
                click.echo("\n" + words.say("terminal-interrupted"))
                sys.exit(128 + error.number)
        raise


def _fail_to_write(error: OSError, words: Words, *, playing: bool) -> NoReturn:
    """Say that output failed (full disk, closed terminal).

    A reader who closes the pipe (`| head -1`) has all they want: that is no failure.
    """
    from voidlock.words.telling import system_trouble

    # Flushing the rest at exit would fail again.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if error.errno == errno.EPIPE:
        sys.exit(0)
    told = [words.say("terminal-output-failed", why=system_trouble(error, words))]
    told += [words.say("terminal-output-failed-saved")] if playing else []
    with suppress(OSError):
        click.echo(" ".join(told), err=True)
    sys.exit(74)


def require_name(file: Path, words: Words) -> Path:
    """A file that is checked together with its name, which standard input lacks."""
    if str(file) == "-":
        fail(words.say("terminal-check-by-name"))
    return file


def usage_error(wrong: Exception) -> click.UsageError:
    """Return a usage error. Typed text is quoted without control characters."""
    from voidlock.terminal.console import printable

    return click.UsageError(printable(str(wrong)))


def fail(*lines: str, code: int = 2) -> NoReturn:
    """Print an error and exit."""
    from voidlock.terminal.console import printable

    for line in lines:
        click.echo(printable(line), err=True)
    sys.exit(code)


def report(sound: bool, lines: list[str]) -> None:
    """Print what a check has found; exit with 1 if something is wrong."""
    if not sound:
        fail(*lines, code=1)
    for line in lines:
        click.echo(line)


class InputFile(click.Path):
    """A file to read; `-` is standard input."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(
        self,
        value: str | os.PathLike[str],
        parameter: click.Parameter | None,
        context: click.Context | None,
    ) -> str | bytes | os.PathLike[str]:
        from voidlock.words.telling import STANDARD_INPUT

        return Path(STANDARD_INPUT) if value == "-" else super().convert(value, parameter, context)


FILE = click.argument("file", type=InputFile())
