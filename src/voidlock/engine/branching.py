"""Game trees: a game that stops at every question to chance, so that each of its answers can be tried."""

from __future__ import annotations

import marshal
from collections.abc import Hashable
from functools import cache
from typing import Self

from .chance import Chance, Source
from .fields import GIVEN, Field, fields_of
from .game import Game
from .inputs import Answer, Input, Rolled
from .rules import Rules, S_co, State
from .script import Ask

MOST = 36
"""Chances with more answers than this, which are shuffles, are not branched: their one answer is fixed."""


class _Stopped(Exception):
    """A question to chance that is not answered yet."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(str(chance))
        self.chance = chance


class Branching(Game[S_co]):
    """A node of the game tree: it waits for an answer, for chance, or for nothing more."""

    def __init__(self, rules: Rules[S_co], state: S_co, source: Source, *, keep: bool = True) -> None:
        super().__init__(rules, state, source, keep=keep)
        self.shuffle = 0
        self.chance: Chance | None = None
        self.rolls = 0
        """How often chance was asked since the root."""

    @classmethod
    def at(cls, game: Game[S_co], shuffle: int = 0) -> Self:
        """The node of a game's position; `shuffle` is the answer to every shuffle below it."""
        node = cls(game.rules, game.state, Source(b""))
        node.shuffle = shuffle
        if game._script is None:
            node.state = game.state.copy()
            return node
        since, snapshot = game._checkpoint()
        node.inputs = game.inputs[since:]
        node._checkpoints = [(0, snapshot)]
        node.state = snapshot.copy()
        node._restore(node.inputs, dict(game._answers))
        return node

    def branch(self) -> Self:
        """The same node again."""
        node = self.at(self, self.shuffle)
        node.rolls = self.rolls
        return node

    def after_answer(self, place: int) -> Self:
        """The node after this option of the first open choice."""
        node = self.branch()
        node.play(place)
        return node

    def after_roll(self, value: int) -> Self:
        """The node after this answer of chance."""
        node = self.branch()
        assert node.chance is not None
        node._run(node._send(node._take(node.chance, value)))
        return node

    def key(self) -> Hashable:
        """The same for two nodes only if the same can happen below them."""
        snapshot = self._checkpoints[-1][1] if self._script is not None else self.state
        since = [_number(given) for given in self.in_task()]
        return _values(snapshot), tuple(since), *self.open_answers()

    def _run(self, asked: Ask | None) -> None:
        self.chance = None
        # A tree records no events.
        self.state.told = None
        try:
            super()._run(asked)
        except _Stopped as stopped:
            self.chance, self.pending = stopped.chance, ()
            self.rolls += 1

    def _chance(self, chance: Chance) -> int:
        if chance.sides <= MOST:
            raise _Stopped(chance)
        self.rolls += 1
        return self._take(chance, self.shuffle % chance.sides + chance.first)

    def _take(self, chance: Chance, value: int) -> int:
        self.inputs.append(Rolled(chance.kind, value))
        del self._checkpoints[:-1], self.rounds[:]
        return value


def _number(given: Input) -> int:
    return given.place if isinstance(given, Answer) else given.value if isinstance(given, Rolled) else -1


def _values(state: State) -> bytes:
    """The fields of a flat state as bytes."""
    # Version 0 writes equal values alike, shared or not.
    return marshal.dumps([getattr(state, name) for name in _fields(type(state))], 0)


@cache
def _fields(kind: Hashable) -> list[str]:
    """Everything that can differ within a tree: not what the state was given, nor its listeners."""
    assert isinstance(kind, type)
    table: list[Field[object]] = fields_of(kind)
    return [line.name for line in table if line.begins != GIVEN and not line.fresh]
