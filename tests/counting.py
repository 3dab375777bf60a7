"""Tasks as a game runs them, with the inputs that each takes."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Ask, Over, Script, Together

LONG = 24
"""A clone replays the inputs of the running task: more than so many are long."""

Scripts = dict[str, Callable[..., Script[None]]]


class Counter:
    """`scripts` are those of a game, and put down in `tasks` how many inputs every task took that took any."""

    def __init__(self, scripts: Scripts) -> None:
        self.tasks: list[tuple[int, str]] = []
        self.scripts: Scripts = {name: self._counted(name, script) for name, script in scripts.items()}

    def _counted(self, name: str, script: Callable[..., Script[None]]) -> Callable[..., Script[None]]:
        def counted(*given: object) -> Script[None]:
            running = script(*given)
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

    def long(self) -> list[tuple[int, str]]:
        return sorted([task for task in self.tasks if task[0] > LONG], reverse=True)


def inputs_for(asked: Ask) -> int:
    if isinstance(asked, Together):
        return len([choice for choice in asked.choices if len(choice.options) > 1])
    return 1
