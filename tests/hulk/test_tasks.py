"""A clone replays the inputs of the running task, so tasks must be short; and a random game must be quick."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

from bench.hulk_policies import MISSIONS, careful, uniform
from voidlock import hulk
from voidlock.hulk import RULES, SpaceHulk, State
from voidlock.table import Origin, Over, Script, new_game

LONG = 24
LIMIT = 0.25
"""Seconds for a random game of Suicide Mission; several times what it takes."""


class Counted(SpaceHulk):
    """The rules, counting the inputs of every task that takes any."""

    def __init__(self) -> None:
        self.tasks: list[tuple[int, str]] = []
        self.scripts: Mapping[str, Callable[..., Script[None]]] = {
            name: self._counted(name, script) for name, script in RULES.scripts.items()
        }

    def _counted(self, name: str, script: Callable[..., Script[None]]) -> Callable[..., Script[None]]:
        def counted(state: State, *numbers: int) -> Script[None]:
            running = script(state, *numbers)
            inputs = 0
            try:
                asked = next(running)
                while True:
                    value = yield asked
                    inputs += 1
                    asked = running.send(value)
            except StopIteration:
                pass
            except Over:
                self.tasks.append((inputs, name))
                raise
            if inputs:
                self.tasks.append((inputs, name))

        return counted


def test_not_more_than_one_task_in_a_thousand_takes_over_24_inputs() -> None:
    rules = Counted()
    for mission in MISSIONS:
        for seed in range(6):
            rng = random.Random(seed)
            game = new_game(rules, Origin(str(seed), {"mission": mission}), keep=False)
            while game.pending:
                game.play(careful(game.pending[0], rng))
    long = [task for task in rules.tasks if task[0] > LONG]
    assert len(rules.tasks) > 5_000
    assert len(long) <= len(rules.tasks) // 1000, sorted(long, reverse=True)[:20]


def test_a_random_game_of_suicide_mission_is_quick() -> None:
    hulk.new("suicide-mission", seed=0, keep=False)
    games, began = 10, time.perf_counter()
    for seed in range(games):
        rng = random.Random(seed)
        game = hulk.new("suicide-mission", seed=seed, keep=False)
        while game.pending:
            game.play(uniform(game.pending[0], rng))
    assert (time.perf_counter() - began) / games < LIMIT
