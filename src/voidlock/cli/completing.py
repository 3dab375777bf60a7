"""What a shell completes: names of games, missions, bots and puzzles. The games are imported only then."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress

import click
from click.shell_completion import CompletionItem

Completing = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]

PART = re.compile(r".*[,=]")
"""What stands before the last name of a list like `2=brother,3=random`."""


def names_of(find: Callable[[], Iterable[str]], *, listed: bool = False) -> Completing:
    """Completes one of these names, or the last of a list of them, from any part of it; otherwise a file."""

    def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
        before = match[0] if listed and (match := PART.match(begun)) is not None else ""
        part, names = begun[len(before) :], dict.fromkeys(find())
        found = [name for name in names if name.startswith(part)] or [name for name in names if part in name]
        return [CompletionItem(before + name) for name in found] or [CompletionItem(begun, type="file")]

    return complete


def _games() -> Iterable[str]:
    from voidlock.games import KITS

    return KITS


def _missions() -> Iterable[str]:
    from voidlock.games import KITS

    return [name for kit in KITS.values() if kit.missions is not None for name in kit.missions().names()]


def _bots() -> Iterable[str]:
    from voidlock.bots.names import own_bots
    from voidlock.games import KITS

    return [name for kit in KITS.values() for name in own_bots(kit)]


def _puzzles() -> Iterable[str]:
    from voidlock.engine import FileError
    from voidlock.games import KITS

    with suppress(FileError):
        return [puzzle.id for kit in KITS.values() for puzzle in kit.puzzles]
    return []


GAMES, MISSIONS, PUZZLES = names_of(_games), names_of(_missions), names_of(_puzzles)
BOTS = names_of(_bots, listed=True)
