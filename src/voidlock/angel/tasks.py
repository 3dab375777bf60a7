"""The tasks of the game by name. Whoever brings a task registers it here; the agenda holds names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from voidlock.table import Script

STEPS: dict[str, Callable[..., None]] = {}
SCRIPTS: dict[str, Callable[..., Script[None]]] = {}

Step = TypeVar("Step", bound=Callable[..., None])
Asking = TypeVar("Asking", bound=Callable[..., Script[None]])


def step(function: Step) -> Step:
    """A task that asks nothing, known by the function's name."""
    STEPS[function.__name__] = function
    return function


def script(function: Asking) -> Asking:
    """A task that may ask, known by the function's name."""
    SCRIPTS[function.__name__] = function
    return function
