"""The missions of the package, by name."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from .file import read_mission
from .mission import Mission


@cache
def mission_names() -> tuple[str, ...]:
    """The names of the built-in missions, from their file names."""
    folder = files("voidlock.games.hulk").joinpath("missions")
    return tuple(sorted(file.name.removesuffix(".txt") for file in folder.iterdir() if file.name.endswith(".txt")))


@cache
def shipped_mission(name: str) -> Mission:
    """A built-in mission by its full name."""
    return read_mission(files("voidlock.games.hulk").joinpath("missions", f"{name}.txt").read_text(encoding="utf-8"))


def find_mission(name: str) -> str:
    """The full name of the one mission that a name or its ending (`airlock-nine`) means; empty if not exactly one."""
    wanted = name.casefold().replace("_", "-").replace(" ", "-")
    meant = [known for known in mission_names() if known == wanted or known.endswith(f"-{wanted}")]
    return meant[0] if len(meant) == 1 else ""


def shipped_as(mission: Mission) -> str:
    """The name of this mission if it is built in, with the same text; empty for a custom mission."""
    known = mission.id in mission_names() and shipped_mission(mission.id).text == mission.text
    return mission.id if known else ""
