"""One simulated game. Game i of a run depends on the settings and on (seed, i), on nothing else."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from voidlock.angel import RULES, State
from voidlock.bots import Seat
from voidlock.bots.chair import Chair, FaultyBot
from voidlock.bots.names import BotKind, bot_kind
from voidlock.table import Event, Game, Json, Source, seed_of

from .refused import SettingRefused
from .tally import Tally

LIMIT = 30.0
"""Seconds that a person's bot has for an answer."""


@dataclass(frozen=True)
class Settings:
    """What the games of a run have in common. `bots` names one for each seat; `teams` is as `angel.new` takes it."""

    players: int
    teams: str | tuple[tuple[str, ...], ...]
    bots: tuple[str, ...]
    seed: str
    strict: bool = False
    limit: float = LIMIT
    digests: tuple[str, ...] = ()
    """Of each of the bots as the run began: others do not play. Without them the bots play as they are found."""

    def setup(self) -> dict[str, Json]:
        teams: Json = self.teams if isinstance(self.teams, str) else [list(own) for own in self.teams]
        return {"players": self.players, "teams": teams}


def seed_words(seed: str, index: int) -> str:
    """The seed of one game: `voidlock play --seed` deals the same cards with it."""
    return f"{seed} {index}"


def play_game(settings: Settings, kinds: Sequence[BotKind], index: int, tally: Tally) -> None:
    """Play game `index` to its end and count it."""
    words = seed_words(settings.seed, index)
    state = RULES.set_up(settings.setup())
    told: list[Event] = []
    state.told = told
    game = Game(RULES, state, Source(seed_of(words)), keep=any(kind.redeals for kind in kinds))
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


def _chair(settings: Settings, kind: BotKind, game: Game[State], seat: int, words: str) -> Chair:
    """Every bot has a source of chance of its own, so that none can disturb another."""
    rng = random.Random(f"{words} {seat}")
    return Chair(kind, Seat(game, seat), rng, limit=settings.limit, strict=settings.strict)


class Chunk(NamedTuple):
    """The games from `first` up to, not including, `last`."""

    first: int
    last: int


class Done(NamedTuple):
    """A chunk that has been played, and how long that took."""

    chunk: Chunk
    tally: Tally
    seconds: float


class GameFailed(Exception):
    """A game broke: a mistake of ours, with the seed that shows it."""

    def __init__(self, words: str, why: str) -> None:
        super().__init__(words, why)
        self.words = words
        self.why = why


def play_chunk(settings: Settings, chunk: Chunk) -> Done:
    """Play a chunk, with the bots with which the run began.

    What bots print goes to standard error, because standard output belongs to the results.
    """
    start = perf_counter()
    tally = Tally()
    with redirect_stdout(sys.stderr):
        made = {name: bot_kind(name) for name in dict.fromkeys(settings.bots)}
        kinds = [made[name] for name in settings.bots]
        if settings.digests:
            _see_that_nobody_changed(kinds, settings.digests)
        for index in range(chunk.first, chunk.last):
            try:
                play_game(settings, kinds, index, tally)
            except FaultyBot as faulty:
                raise FaultyBot(faulty.fault, index) from faulty
            except Exception as error:
                raise GameFailed(seed_words(settings.seed, index), traceback.format_exc()) from error
    return Done(chunk, tally, perf_counter() - start)


def _see_that_nobody_changed(kinds: Sequence[BotKind], digests: Sequence[str]) -> None:
    for kind, digest in zip(kinds, digests, strict=True):
        if kind.digest != digest:
            raise SettingRefused("sim_bot_changed", name=kind.name)
