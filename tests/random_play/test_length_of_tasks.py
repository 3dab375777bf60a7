"""A clone replays the inputs of the running task, so tasks must be short."""

import random

from tests.counting import Counter
from tests.random_play.play import PLAYERS
from tests.random_play.policies import POLICIES, play_out
from tests.random_play.starts import STARTS
from voidlock.angel import RULES, DeathAngel
from voidlock.engine import new_game


class Counted(DeathAngel):
    """The rules, counting the inputs of their tasks."""

    def __init__(self) -> None:
        self.counter = Counter(RULES.scripts)
        self.scripts = self.counter.scripts


def test_not_more_than_one_task_in_a_thousand_takes_over_24_inputs() -> None:
    rules = Counted()
    for players in PLAYERS:
        for start in STARTS.values():
            for policy in POLICIES.values():
                for seed in range(10):
                    game = new_game(rules, start(players, str(seed)), keep=False)
                    play_out(game, policy, random.Random(seed))
    tasks, long = rules.counter.tasks, rules.counter.long()
    assert len(tasks) > 10_000
    assert len(long) <= len(tasks) // 1000, long[:20]
