"""Random games of Death Angel, and the same games with a watcher at every task."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from tests.random_play.policies import Policy
from tests.random_play.starts import STARTS
from voidlock.angel import RULES, DeathAngel, State
from voidlock.engine import Game, Option, Script, Task, new_game

T = TypeVar("T")

GAMES = {"angel": RULES}
PLAYERS = range(1, 7)
LONGEST = 20_000

Watcher = Callable[[State, Task], None]
"""Called with the state before a task, the task still on the agenda."""


def started(start: str, players: int, seed: int, rules: DeathAngel = RULES) -> Game[State]:
    return new_game(rules, STARTS[start](players, str(seed)))


def play(
    game: Game[State], policy: Policy, rng: random.Random, each: Callable[[Game[State]], None] = lambda game: None
) -> Game[State]:
    """Play to the end; `each` is called at every choice and at the end."""
    for _ in range(LONGEST):
        each(game)
        if not game.pending:
            return game
        game.apply(*answer(game, policy, rng))
    raise AssertionError(f"no end after {LONGEST} answers")


def answer(game: Game[State], policy: Policy, rng: random.Random) -> tuple[int, Option[object]]:
    choice = rng.choice(game.pending)
    return choice.seat, choice.options[policy(game.state, choice, rng)]


class Watched(DeathAngel):
    """The rules, with a watcher called before every task."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.steps: dict[str, Callable[..., None]] = {
            name: self._watched(name, step) for name, step in RULES.steps.items()
        }
        self.scripts: dict[str, Callable[..., Script[None]]] = {
            name: self._watched(name, script) for name, script in RULES.scripts.items()
        }

    def _watched(self, name: str, function: Callable[..., T]) -> Callable[..., T]:
        def watched(state: State, *numbers: int) -> T:
            before = state.copy()
            before.agenda.append((name, *numbers))
            self.watcher(before, (name, *numbers))
            return function(state, *numbers)

        return watched
