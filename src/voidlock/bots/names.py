"""Bot lookup by name: a built-in bot, or a class in the player's Python file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from functools import cache
from hashlib import blake2b
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Generic, NamedTuple, Protocol, cast, runtime_checkable

from voidlock.engine import Argument, Reason, Refused, State
from voidlock.engine.rules import Rules, S
from voidlock.games import KITS, Kit, kit_for, kit_of

from .chance import RandomBot
from .seat import Bot

PARTS = ("engine", "odds", "search", "bots")
"""The parts of the package that decide what the built-in bots answer, besides the game itself."""

TEXTS = (".py", ".json", ".toml")


class BotRefused(Refused):
    """There is no bot by this name.

    The reasons are `bot_unknown` (name, known), `bot_elsewhere` (name, game, known: it plays another game),
    `bot_file_missing`, `bot_file_unreadable` (name, why), `bot_file_fails` (name, why), `bot_class_missing` (name,
    wanted), `bot_no_answer` (name: it cannot answer), `bot_unmade` (name, why: it cannot be made without arguments) and
    `bot_budget` (name: the bot does not accept this budget).
    """

    def __init__(self, id: str, **arguments: Argument) -> None:
        super().__init__(Reason(id, arguments=arguments))


@runtime_checkable
class Budgeted(Protocol):
    """A bot whose name may be followed by a budget."""

    def with_budget(self, text: str) -> Callable[[], Bot[State]] | None:
        """The bot with this budget; None if it does not accept it."""
        ...


class BotKind(NamedTuple, Generic[S]):
    """What a bot name stands for: `make` creates a new bot, which knows nothing of any other game."""

    name: str
    make: Callable[[], Bot[S]]
    own: bool
    """Whether it is built in; a player's bot is watched."""
    redeals: bool
    """Whether it may need re-dealt games. A bot with `redeals = False` plays faster."""
    digest: str
    """Digest of the player's file or of our sources, so that a changed bot is not taken for the same.

    Empty for `random`, whose answers depend on the rules alone.
    """


def bot_kind(name: str, rules: Rules[S]) -> BotKind[S]:
    """`random`, `librarian:2s`, or `path/to/file.py:MyBot`, for a game. One bot is made to check that it can be."""
    kit = kit_for(rules)
    base, colon, budget = name.partition(":")
    if base in own_bots(kit):
        return _own(name, kit, base, budget if colon else None)
    # What a player's file prints must not mix with our results.
    with redirect_stdout(sys.stderr):
        module, wanted, digest = _find_class(name, kit)
        make = getattr(module, wanted, None)
        if not callable(make):
            raise BotRefused("bot_class_missing", name=name, wanted=wanted)
        try:
            bot = make()
        except (Exception, SystemExit) as error:
            raise BotRefused("bot_unmade", name=name, why=error_line(error)) from error
    if not callable(getattr(bot, "answer", None)):
        raise BotRefused("bot_no_answer", name=name)
    return BotKind(name, make, False, bool(getattr(bot, "redeals", True)), digest)


def own_bots(kit: Kit[S]) -> Mapping[str, Callable[[], Callable[[], Bot[S]]]]:
    """The built-in bots of a game by name; each is imported on first use."""
    return {"random": lambda: RandomBot, **kit.bots}


def is_ours(name: str, game: str) -> bool:
    """Whether the game has a built-in bot by this name that accepts the given budget."""
    kit = kit_of(game)
    base, colon, budget = name.partition(":")
    try:
        return base in own_bots(kit) and _own(name, kit, base, budget if colon else None).own
    except BotRefused:
        return False


def takes_budget(name: str, game: str) -> bool:
    """Whether the game's built-in bot by this name searches, so that an answer takes as long as its budget."""
    make = own_bots(kit_of(game)).get(name.partition(":")[0])
    kind: object = make and make()
    return isinstance(kind, Budgeted)


def _own(name: str, kit: Kit[S], base: str, budget: str | None) -> BotKind[S]:
    """A built-in bot, with the budget after its name: `librarian:400` games, `librarian:2s`."""
    make = own_bots(kit)[base]()
    kind: object = make
    if budget is not None:
        given = kind.with_budget(budget) if isinstance(kind, Budgeted) else None
        if given is None:
            raise BotRefused("bot_budget", name=name)
        make = cast("Callable[[], Bot[S]]", given)
    digest = "" if base == "random" else _own_digest(kit.name)
    return BotKind(name, make, True, bool(getattr(kind, "redeals", True)), digest)


@cache
def _own_digest(game: str) -> str:
    return digest_of(Path(__file__).parent.parent, kit_of(game).sources)


def digest_of(package: Path, game: Path) -> str:
    """A digest of the sources and data that decide what the built-in bots answer: of the package, and of a game."""
    digest = blake2b(digest_size=8)
    for part in (*[package / name for name in PARTS], game):
        for path in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if path.suffix in TEXTS:
                text = path.read_bytes()
                name = path.relative_to(part.parent).as_posix()
                digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def error_line(error: BaseException) -> str:
    """An exception in one line of limited length."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}"[:200] if text else type(error).__name__


def _find_class(name: str, kit: Kit[S]) -> tuple[ModuleType, str, str]:
    path, colon, wanted = name.rpartition(":")
    if not colon or not path.endswith(".py") or not wanted:
        known = ", ".join(own_bots(kit))
        others = [other for other in KITS.values() if name.partition(":")[0] in own_bots(other)]
        if len(others) == 1:
            raise BotRefused("bot_elsewhere", name=name, game=others[0].name, known=known)
        raise BotRefused("bot_unknown", name=name, known=known)
    try:
        source = Path(path).read_bytes()
    except FileNotFoundError as error:
        raise BotRefused("bot_file_missing", name=name) from error
    except (OSError, ValueError) as error:
        raise BotRefused("bot_file_unreadable", name=name, why=error_line(error)) from error
    digest = blake2b(source, digest_size=8).hexdigest()
    try:
        return _import_file(path, digest), wanted, digest
    except (Exception, SystemExit) as error:
        raise BotRefused("bot_file_fails", name=name, why=error_line(error)) from error


@cache
def _import_file(path: str, digest: str) -> ModuleType:
    """The file as a module, cached while its text stays the same."""
    spec = spec_from_file_location(f"voidlock_bot_{digest}", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = module_from_spec(spec)
    # Dataclasses and pickle look up their module there.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
