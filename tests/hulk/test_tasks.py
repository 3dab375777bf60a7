"""A clone replays the inputs of the running task, so tasks must be short; and a random game must be quick."""

from __future__ import annotations

import random
import time

from tests.counting import Counter
from tests.hulk.policies import MISSIONS, careful, uniform
from voidlock import hulk
from voidlock.engine import Origin, new_game
from voidlock.hulk import RULES, SpaceHulk

LIMIT = 0.25
"""Seconds for a random game of Suicide Mission; several times what it takes."""


class Counted(SpaceHulk):
    """The rules, counting the inputs of their tasks."""

    def __init__(self) -> None:
        self.counter = Counter(RULES.scripts)
        self.scripts = self.counter.scripts


def test_not_more_than_one_task_in_a_thousand_takes_over_24_inputs() -> None:
    rules = Counted()
    for mission in MISSIONS:
        for seed in range(3):
            rng = random.Random(seed)
            game = new_game(rules, Origin(str(seed), {"mission": mission}), keep=False)
            while game.pending:
                game.play(careful(game.pending[0], rng))
    tasks, long = rules.counter.tasks, rules.counter.long()
    assert len(tasks) > 4_000
    assert len(long) <= len(tasks) // 1000, long[:20]


def test_a_random_game_of_suicide_mission_is_quick() -> None:
    hulk.new("suicide-mission", seed=0, keep=False)
    games, began = 10, time.perf_counter()
    for seed in range(games):
        rng = random.Random(seed)
        game = hulk.new("suicide-mission", seed=seed, keep=False)
        while game.pending:
            game.play(uniform(game.pending[0], rng))
    assert (time.perf_counter() - began) / games < LIMIT
