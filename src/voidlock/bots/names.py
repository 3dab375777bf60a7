"""A bot by its name: one of ours, or a class in a person's own file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Generic, NamedTuple, overload

from voidlock.engine import Argument, Reason, Refused
from voidlock.engine.rules import Rules, S
from voidlock.games.angel import State

from .seat import Bot

OWN_OF = {
    "angel": {
        "random": ("voidlock.bots.chance", "RandomBot"),
        "brother": ("voidlock.games.angel.bots.brother", "BrotherBot"),
        "librarian": ("voidlock.search", "LibrarianBot"),
    },
    "hulk": {
        "random": ("voidlock.bots.chance", "RandomBot"),
        "sergeant": ("voidlock.games.hulk.bots.sergeant", "SergeantBot"),
        "librarian": ("voidlock.search", "LibrarianBot"),
    },
}
"""By game our bots: the module, imported when somebody wants it, and the class."""

PARTS = {
    "angel": ("engine", "games/angel", "probability", "search", "bots"),
    "hulk": ("engine", "games/hulk", "probability", "search", "bots"),
}
"""By game the parts of the package on which the answers of our bots hang."""

TEXTS = (".py", ".json", ".toml")


class BotRefused(Refused):
    """No bot can be had by this name.

    The reasons are `bot_unknown` (name, known), `bot_file_missing`, `bot_file_unreadable` (name, why), `bot_file_fails`
    (name, why), `bot_class_missing` (name, wanted), `bot_no_answer` (name: it cannot answer), `bot_unmade`
    (name, why: it cannot be made without arguments) and `bot_budget` (name: no budget that this bot can have).
    """

    def __init__(self, id: str, **arguments: Argument) -> None:
        super().__init__(Reason(id, arguments=arguments))

    def __reduce__(self) -> tuple[partial[BotRefused], tuple[()]]:
        """Processes hand it on whole."""
        return partial(BotRefused, self.reason.id, **self.reason.arguments), ()


class BotKind(NamedTuple, Generic[S]):
    """What sits down when a name is called: `make` gives a new bot, which knows nothing of any other game."""

    name: str
    make: Callable[[], Bot[S]]
    own: bool
    """Ours; a person's bot is watched."""
    redeals: bool
    """Whether it may want games dealt anew. One that says `redeals = False` plays faster."""
    digest: str
    """Of the person's file, or of our sources, so that a changed bot is not taken for the same.

    Empty for `random`, whose answers hang on the rules alone.
    """


@overload
def bot_kind(name: str) -> BotKind[State]: ...


@overload
def bot_kind(name: str, rules: Rules[S]) -> BotKind[S]: ...


def bot_kind(name: str, rules: Rules[S] | None = None) -> BotKind[State] | BotKind[S]:
    """`random`, `librarian:2s`, or `path/to/file.py:MyBot`, for a game (Death Angel). One is made to see that it can
    be."""
    game = "angel" if rules is None else rules.name
    base, colon, budget = name.partition(":")
    if base in OWN_OF[game]:
        return _own(name, game, base, budget if colon else None)
    # What a person's file prints is no result of ours.
    with redirect_stdout(sys.stderr):
        module, wanted, digest = _found(name, game)
        make = getattr(module, wanted, None)
        if not callable(make):
            raise BotRefused("bot_class_missing", name=name, wanted=wanted)
        try:
            bot = make()
        except (Exception, SystemExit) as error:
            raise BotRefused("bot_unmade", name=name, why=said(error)) from error
    if not callable(getattr(bot, "answer", None)):
        raise BotRefused("bot_no_answer", name=name)
    return BotKind(name, make, False, bool(getattr(bot, "redeals", True)), digest)


def is_ours(name: str, game: str) -> bool:
    """Whether one of our bots of the game goes by this name, with a budget that it can have."""
    base, colon, budget = name.partition(":")
    try:
        return base in OWN_OF[game] and _own(name, game, base, budget if colon else None).own
    except BotRefused:
        return False


def _own(name: str, game: str, base: str, budget: str | None) -> BotKind[S]:
    """One of ours, with the budget that stands behind its name: `librarian:400` games, `librarian:2s`."""
    module, wanted = OWN_OF[game][base]
    kind = getattr(import_module(module), wanted)
    make: Callable[[], Bot[S]] = kind
    if budget is not None:
        given = kind.given(budget) if hasattr(kind, "given") else None
        if given is None:
            raise BotRefused("bot_budget", name=name)
        make = given
    digest = "" if base == "random" else _own_digest(game)
    return BotKind(name, make, True, bool(kind.redeals), digest)


@cache
def _own_digest(game: str) -> str:
    return digest_of(Path(__file__).parent.parent, game)


def digest_of(package: Path, game: str = "angel") -> str:
    """Of the sources and data in the package that decide what our bots answer."""
    digest = blake2b(digest_size=8)
    for part in PARTS[game]:
        for path in sorted((package / part).rglob("*")):
            if path.suffix in TEXTS:
                text = path.read_bytes()
                digest.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def said(error: BaseException) -> str:
    """An exception in one line of a bearable length."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}"[:200] if text else type(error).__name__


def _found(name: str, game: str) -> tuple[ModuleType, str, str]:
    path, colon, wanted = name.rpartition(":")
    if not colon or not path.endswith(".py") or not wanted:
        raise BotRefused("bot_unknown", name=name, known=", ".join(OWN_OF[game]))
    try:
        source = Path(path).read_bytes()
    except FileNotFoundError as error:
        raise BotRefused("bot_file_missing", name=name) from error
    except (OSError, ValueError) as error:
        raise BotRefused("bot_file_unreadable", name=name, why=said(error)) from error
    digest = blake2b(source, digest_size=8).hexdigest()
    try:
        return _loaded(path, digest), wanted, digest
    except (Exception, SystemExit) as error:
        raise BotRefused("bot_file_fails", name=name, why=said(error)) from error


@cache
def _loaded(path: str, digest: str) -> ModuleType:
    """The file as a module; once as long as its text stays the same."""
    spec = spec_from_file_location(f"voidlock_bot_{digest}", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = module_from_spec(spec)
    # Dataclasses and pickles look their module up there.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
