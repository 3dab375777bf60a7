"""Deterministic replay of a recorded game that stops before every chance answer, so that a trial can be run there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from voidlock.engine import Answer, Chance, Game, Rolled, Source, seed_of
from voidlock.engine.rules import Rules, S

T = TypeVar("T")


def first_state(game: Game[S]) -> S:
    """The state before the first task of the game."""
    origin = game.origin
    if origin.position is not None:
        return game.rules.place(origin.position, seed_of(origin.seed))
    if origin.setup is None or not game.keep:
        raise ValueError("a game without a record cannot be replayed")
    return game.rules.set_up(origin.setup)


class RecordedChance(Source, Generic[S]):
    """The recorded chance answers; while a trial runs, clones of the game roll the face it tries."""

    def __init__(self, game: Game[S], values: Iterator[int]) -> None:
        super().__init__(b"")
        self.game = game
        self.values = values
        self.before: Callable[[Chance], None] = lambda chance: None
        self.face = 0

    def answer(self, chance: Chance) -> int:
        self.before(chance)
        return next(self.values)

    def copy(self) -> Source:
        """What a clone rolls: the face that is tried."""
        return Source(self.seed, {"die": [self.face]})

    def after_roll(self, face: int, rules: Rules[S]) -> Game[S]:
        """A clone of the game, played on under these rules after the die shows this face."""
        game = self.game
        kept, game.rules, self.face = game.rules, rules, face
        try:
            return game.clone()
        finally:
            game.rules = kept


def trials(game: Game[S], trial: Callable[[RecordedChance[S], Chance], T | None]) -> list[T]:
    """What the trial returns before each chance answer of the game, without the Nones."""
    replay = Game(game.rules, first_state(game), Source(b""))
    recorded = RecordedChance(replay, iter([given.value for given in game.inputs if isinstance(given, Rolled)]))
    found: list[T] = []

    def before(chance: Chance) -> None:
        result = trial(recorded, chance)
        if result is not None:
            found.append(result)

    recorded.before = before
    replay.source = recorded
    replay.start()
    for given in game.inputs:
        if isinstance(given, Answer):
            replay.apply(given.seat, given.option)
    return found
