"""The tasks of a game by name. Whoever brings a task registers it; the agenda holds names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import TypeVar

from .reading import Reader
from .script import Script

Step = TypeVar("Step", bound=Callable[..., None])
Asking = TypeVar("Asking", bound=Callable[..., Script[None]])


class Tasks:
    """The tasks of one game."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.scripts: dict[str, Callable[..., Script[None]]] = {}
        self._parameters: dict[str, list[str]] = {}

    def step(self, function: Step) -> Step:
        """A task that asks nothing, known by the function's name."""
        self.steps[function.__name__] = function
        return function

    def script(self, function: Asking) -> Asking:
        """A task that may ask, known by the function's name."""
        self.scripts[function.__name__] = function
        return function

    def parameters(self, name: str) -> list[str]:
        """The names of what a task is about: of its numbers on the agenda."""
        known = self._parameters.get(name)
        if known is None:
            _, *known = signature(self.steps.get(name) or self.scripts[name]).parameters
            self._parameters[name] = known
        return known

    def read(self, line: Reader) -> tuple[str, list[tuple[str, Reader]]]:
        """A line of a written agenda: the name of the task, and each of its parameters with the word for it."""
        name, *words = line.text().split() or [""]
        if name not in self.steps and name not in self.scripts:
            raise line.refuse("task_unknown", name=name[:40])
        parameters = self.parameters(name)
        if len(words) != len(parameters):
            raise line.refuse("task_arguments", name=name, number=len(parameters))
        return name, [(about, Reader(word, line.where)) for about, word in zip(parameters, words, strict=True)]
