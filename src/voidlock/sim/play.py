"""One simulated game, seeded per game: game i depends only on the settings and (seed, i)."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from voidlock.bots import Seat
from voidlock.bots.chair import Chair, FaultyBot
from voidlock.bots.names import BotKind, bot_kind
from voidlock.engine import Event, Game, Json, Source, seed_of
from voidlock.engine.rules import Rules, S

from .refused import SettingRefused
from .tally import Counted, Tally

LIMIT = 30.0
"""Default time limit of a custom bot per answer, in seconds."""


class Chunk(NamedTuple):
    """The half-open range of games from `first` to `last`."""

    first: int
    last: int


class Done(NamedTuple):
    """A finished chunk and how long it took."""

    chunk: Chunk
    tally: Tally
    seconds: float


class GameFailed(Exception):
    """A bug of ours broke a game; `words` is the seed that reproduces it."""

    def __init__(self, words: str, why: str) -> None:
        super().__init__(words, why)
        self.words = words
        self.why = why


@dataclass(frozen=True)
class Settings:
    """The settings of all games of a run: the setup for the rules, and a bot per seat."""

    game: str
    setup: Mapping[str, Json]
    bots: tuple[str, ...]
    seed: str
    strict: bool = False
    limit: float = LIMIT
    digests: tuple[str, ...] = ()
    """A hash per bot, taken when the run began; a changed bot is refused. Empty: no check."""


def seed_words(seed: str, index: int) -> str:
    """The seed of one game; `voidlock play --seed` deals the same cards with it."""
    return f"{seed} {index}"


class Simulated(Generic[S]):
    """A game's rules and its tally."""

    def __init__(self, rules: Rules[S], tally: Callable[[], Counted[S]]) -> None:
        self.rules = rules
        self.tally = tally

    def digest(self, bot: str) -> str:
        """The hash of a bot for this game."""
        return bot_kind(bot, self.rules).digest

    def play_games(self, settings: Settings, chunk: Chunk) -> Counted[S]:
        """Play and count a chunk, with the same bots that the run began with."""
        tally = self.tally()
        made = {name: bot_kind(name, self.rules) for name in dict.fromkeys(settings.bots)}
        kinds = [made[name] for name in settings.bots]
        if settings.digests:
            _check_unchanged(kinds, settings.digests)
        for index in range(chunk.first, chunk.last):
            try:
                self.play_game(settings, kinds, index, tally)
            except FaultyBot as faulty:
                raise FaultyBot(faulty.fault, index) from faulty
            except Exception as error:
                raise GameFailed(seed_words(settings.seed, index), traceback.format_exc()) from error
        return tally

    def play_game(self, settings: Settings, kinds: Sequence[BotKind[S]], index: int, tally: Counted[S]) -> None:
        """Play game `index` to its end and count it."""
        words = seed_words(settings.seed, index)
        state = self.rules.set_up(dict(settings.setup))
        told: list[Event] = []
        state.told = told
        game = Game(self.rules, state, Source(seed_of(words)), keep=any(kind.redeals for kind in kinds))
        chairs = [_chair(settings, kind, game, seat, words) for seat, kind in enumerate(kinds, start=1)]
        game.start()
        answers = 0
        while game.pending:
            choice = game.pending[0]
            game.play(chairs[choice.seat - 1].place(choice))
            answers += 1
        tally.count(game.state, [event for _, event in game.events] if game.keep else told, answers)
        for chair in chairs:
            if chair.fault is not None:
                tally.note(index, chair.fault)


def _chair(settings: Settings, kind: BotKind[S], game: Game[S], seat: int, words: str) -> Chair[S]:
    """Seat a bot with its own random generator, so that bots do not affect each other."""
    rng = random.Random(f"{words} {seat}")
    return Chair(kind, Seat(game, seat), rng, limit=settings.limit, strict=settings.strict)


def _check_unchanged(kinds: Sequence[BotKind[S]], digests: Sequence[str]) -> None:
    for kind, digest in zip(kinds, digests, strict=True):
        if kind.digest != digest:
            raise SettingRefused("sim_bot_changed", name=kind.name)
