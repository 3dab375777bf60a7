"""Simulation reports for Space Hulk: text lines and charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from voidlock.engine import Json
from voidlock.games.kit import RunReport
from voidlock.sim.plotting import draw_counted, draw_named, shorten
from voidlock.sim.written import object_in
from voidlock.texts import Words

from .mission.file import read_mission

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def heading(setup: Mapping[str, Json], bots: Sequence[str], words: Words) -> list[str]:
    """The mission and the bot, and the settings that have words."""
    mission = mission_title(setup["mission"], words)
    settings = [f"setting-{name}-{value}" for name, value in object_in(setup.get("settings", {})).items()]
    first = words.say("sim-run-mission", mission=mission, bots=", ".join(dict.fromkeys(bots)))
    return [first, *[words.say(id) for id in settings if words.has(id)]]


def title(settings: Mapping[str, Json], bots: str, games: int, words: Words) -> tuple[str, list[str]]:
    mission = shorten(mission_title(settings["mission"], words))
    about = [f"{name}={value}" for name, value in object_in(settings.get("settings", {})).items()]
    return words.say("sim-plot-title-mission", bots=bots, mission=mission, games=games), about


def panels(axes: Sequence[Axes], data: Mapping[str, Json], words: Words) -> None:
    results, ended, turns, lost = axes
    draw_named(results, data, words, "results", "result")
    draw_named(ended, data, words, "ended", "condition")
    draw_counted(turns, data, words, "turns", "turns")
    draw_counted(lost, data, words, "lost", "died")


def mission_title(mission: Json, words: Words) -> str:
    """The translated name of a built-in mission; the title from the file for a custom one."""
    if isinstance(mission, dict):
        return read_mission(str(mission["text"])).title
    return words.name("mission", str(mission))


REPORT = RunReport(heading, title, panels)
