"""The missions of the package, by name."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from .file import read_mission
from .mission import Mission

FIRST = "original-1-airlock-nine"
"""The mission to start with: the smallest board and squad, and the shortest game."""


@cache
def mission_names() -> tuple[str, ...]:
    """The names of the built-in missions, from their file names; the one to start with is first."""
    folder = files("voidlock.games.hulk").joinpath("missions")
    names = [file.name.removesuffix(".txt") for file in folder.iterdir() if file.name.endswith(".txt")]
    return tuple(sorted(names, key=lambda name: (name != FIRST, name)))


@cache
def shipped_text(name: str) -> str:
    """The file of a built-in mission."""
    return files("voidlock.games.hulk").joinpath("missions", f"{name}.txt").read_text(encoding="utf-8")


@cache
def shipped_mission(name: str) -> Mission:
    """A built-in mission by its full name."""
    return read_mission(shipped_text(name))


def find_mission(name: str) -> str:
    """The full name of the one mission that a name or its ending (`airlock-nine`) means; empty if not exactly one."""
    wanted = name.casefold().replace("_", "-").replace(" ", "-")
    meant = [known for known in mission_names() if known == wanted or known.endswith(f"-{wanted}")]
    return meant[0] if len(meant) == 1 else ""


def shipped_as(text: str) -> str:
    """The name of the built-in mission with this text; empty for a custom mission."""
    return next((name for name in mission_names() if shipped_text(name) == text), "")
