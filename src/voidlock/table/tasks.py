"""The tasks of a game by name. Whoever brings a task registers it; the agenda holds names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .script import Script

Step = TypeVar("Step", bound=Callable[..., None])
Asking = TypeVar("Asking", bound=Callable[..., Script[None]])


class Tasks:
    """The tasks of one game."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[..., None]] = {}
        self.scripts: dict[str, Callable[..., Script[None]]] = {}

    def step(self, function: Step) -> Step:
        """A task that asks nothing, known by the function's name."""
        self.steps[function.__name__] = function
        return function

    def script(self, function: Asking) -> Asking:
        """A task that may ask, known by the function's name."""
        self.scripts[function.__name__] = function
        return function
