"""A recorded game played again from its beginning, silently, with somebody looking on where chance is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from voidlock.engine import Answer, Game, Rolled, Source, seed_of
from voidlock.engine.rules import S

Looker = TypeVar("Looker", bound=Source)


def first_state(game: Game[S]) -> S:
    """The table before the first task of the game."""
    origin = game.origin
    if origin.position is not None:
        return game.rules.place(origin.position, seed_of(origin.seed))
    if origin.setup is None or not game.keep:
        raise ValueError("a game without a record cannot be replayed")
    return game.rules.set_up(origin.setup)


def replayed(game: Game[S], looker: Callable[[Game[S], Iterator[int]], Looker]) -> Looker:
    """Whoever looks on is made with the game that is replayed and what chance answered, and answers for it."""
    replay = Game(game.rules, first_state(game), Source(b""))
    looks = looker(replay, iter([given.value for given in game.inputs if isinstance(given, Rolled)]))
    replay.source = looks
    replay.start()
    for given in game.inputs:
        if isinstance(given, Answer):
            replay.apply(given.seat, given.option)
    return looks
