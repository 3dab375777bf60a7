"""A clone replays the inputs of the running task, so tasks must be short."""

import random
from collections.abc import Callable, Mapping

from bench.policies import POLICIES, play_out
from bench.starts import STARTS
from tests.random_play.play import PLAYERS
from voidlock.angel import RULES, DeathAngel, State
from voidlock.table import Ask, Over, Script, Together, new_game

LONG = 24


class Counted(DeathAngel):
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
                    inputs += inputs_for(asked)
                    asked = running.send(value)
            except StopIteration:
                pass
            except Over:
                self.tasks.append((inputs, name))
                raise
            if inputs:
                self.tasks.append((inputs, name))

        return counted


def inputs_for(asked: Ask) -> int:
    if isinstance(asked, Together):
        return len([choice for choice in asked.choices if len(choice.options) > 1])
    return 1


def test_not_more_than_one_task_in_a_thousand_takes_over_24_inputs() -> None:
    rules = Counted()
    for players in PLAYERS:
        for start in STARTS.values():
            for policy in POLICIES.values():
                for seed in range(10):
                    game = new_game(rules, start(players, str(seed)), keep=False)
                    play_out(game, policy, random.Random(seed))
    long = [task for task in rules.tasks if task[0] > LONG]
    assert len(rules.tasks) > 10_000
    assert len(long) <= len(rules.tasks) // 1000, sorted(long, reverse=True)[:20]
