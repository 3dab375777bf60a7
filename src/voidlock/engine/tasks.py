"""Task registry: a decorator turns a rule into a kind of task, which typed calls put on the agenda.

The agenda holds names and whole numbers, so that it can be copied, compared and saved.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Generic, TypeVar, TypeVarTuple, get_type_hints

from .files.reading import Reader
from .script import Script, Task

S = TypeVar("S")
Numbers = TypeVarTuple("Numbers")


class TaskKind(Generic[*Numbers]):
    """A task without its numbers: its name in files, and the types of its numbers."""

    __slots__ = ("later", "name")
    later: Callable[[*Numbers], Task]
    """Make the agenda line that runs this task with these numbers; there once the body is registered."""

    def __init__(self, name: str) -> None:
        self.name = name


class Tasks(Generic[S]):
    """The tasks of one game, whose state is an S."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.scripts: dict[str, Callable[..., Script[None]]] = {}
        self.parameters: dict[str, list[str]] = {}
        """The names of each task's numbers."""
        self._types: dict[str, list[object]] = {}

    def step(self, function: Callable[[S, *Numbers], None]) -> TaskKind[*Numbers]:
        """Register a task that asks nothing, under the function's name."""
        kind = TaskKind[*Numbers](function.__name__)
        self.steps[kind.name] = function
        self._fit(kind, function)
        return kind

    def script(self, function: Callable[[S, *Numbers], Script[None]]) -> TaskKind[*Numbers]:
        """Register a task that may ask, under the function's name."""
        return self.script_of(TaskKind[*Numbers](function.__name__))(function)

    def script_of(
        self, kind: TaskKind[*Numbers]
    ) -> Callable[[Callable[[S, *Numbers], Script[None]]], TaskKind[*Numbers]]:
        """Register the body of a task that a lower module declares, so that both can put it on the agenda."""

        def register(function: Callable[[S, *Numbers], Script[None]]) -> TaskKind[*Numbers]:
            self.scripts[kind.name] = function
            self._fit(kind, function)
            return kind

        return register

    def _fit(self, kind: TaskKind[*Numbers], function: Callable[..., object]) -> None:
        """Lines are made often, and a function with these parameters takes half the time of one with `*numbers`."""
        _, *numbers = signature(function).parameters
        self.parameters[kind.name] = numbers
        kind.later = eval(f"lambda {', '.join(numbers)}: ({', '.join([repr(kind.name), *numbers])},)")

    def types(self, name: str) -> list[object]:
        """The types of a task's numbers, as its body declares them."""
        known = self._types.get(name)
        if known is None:
            hints = get_type_hints(self.steps.get(name) or self.scripts[name], include_extras=True)
            known = self._types[name] = [hints[parameter] for parameter in self.parameters[name]]
        return known

    def keep_types(self, name: str, types: list[object]) -> None:
        """Note the types of a task's numbers. `tools/compile_rules.py` writes them out: compiled bodies do not tell."""
        self._types[name] = types

    def read(self, line: Reader) -> tuple[str, list[tuple[str, Reader]]]:
        """Split a line of a saved agenda into the task's name and each parameter with its word."""
        name, *words = line.text().split() or [""]
        if name not in self.steps and name not in self.scripts:
            raise line.refuse("task_unknown", name=name[:40])
        parameters = self.parameters[name]
        if len(words) != len(parameters):
            raise line.refuse("task_arguments", name=name, number=len(parameters))
        return name, [(about, Reader(word, line.where)) for about, word in zip(parameters, words, strict=True)]
