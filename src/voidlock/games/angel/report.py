"""Simulator report of Death Angel, as text and as charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from voidlock.engine import Json
from voidlock.games.kit import RunReport
from voidlock.sim.plotting import LOST, WON, bars, draw_counted, draw_numbers, label, names, nothing
from voidlock.sim.written import counts_in, numbers_in, object_in
from voidlock.texts import Called, Words

from .facts import EVENT_NAMES, LOCATION_NAMES, LOCATIONS, of_tier, setup_for

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def heading(setup: Mapping[str, Json], bots: Sequence[str], words: Words) -> list[str]:
    """The players and their bots, and the settings that are not the default."""
    settings = object_in(setup.get("settings", {}))
    seated = Counter(bots)
    several = [f"{name} ×{times}" if times > 1 else name for name, times in seated.items()]
    first = words.say("sim-run", players=len(bots), bots=", ".join(several if len(seated) > 1 else seated))
    return [first, *[words.say(f"setting-{name}-{value}") for name, value in settings.items()]]


def title(settings: Mapping[str, Json], bots: str, games: int, words: Words) -> tuple[str, list[str]]:
    """The title of the picture, and the lines with teams and settings below it."""
    teams = settings["teams"]
    if isinstance(teams, list):
        named = [[words.name("team", str(team)) for team in own] for own in teams if isinstance(own, list)]
        about = [" / ".join([", ".join(own) for own in named])]
    else:
        about = [words.say(f"sim-plot-teams-{teams}")]
    about += [f"{name}={value}" for name, value in object_in(settings.get("settings", {})).items()]
    players = numbers_in(settings, "players")[0]
    return words.say("sim-plot-title", bots=bots, players=players, games=games), about


def panels(axes: Sequence[Axes], data: Mapping[str, Json], words: Words) -> None:
    way, losses, left, right = axes
    draw_way(way, data, words)
    draw_losses(losses, data, words)
    draw_counted(left, data, words, "rounds", "rounds")
    draw_survivors(right, data, words)


def draw_way(axes: Axes, data: Mapping[str, Json], words: Words) -> None:
    """The share of games that reached each location, and of games won."""
    games, wins = numbers_in(data, "games", "wins")
    setup = setup_for(numbers_in(object_in(data["settings"]), "players")[0])
    reached = counts_in(object_in(data["reached"])["counts"])
    told = [words.short("location", LOCATION_NAMES[setup.location])]
    told += [words.say("sim-plot-tier", tier=("tier", tier)) for tier in setup.tiers]
    came = [sum([times for number, times in reached.items() if number > place]) for place in range(len(told))]
    bars(axes, [100 * number / max(games, 1) for number in [*came, wins]], WON)
    names(axes, [*told, words.name("result", "win")])
    axes.set_ylim(len(told) + 0.6, -0.6)
    label(axes, words.say("sim-plot-way"), words.say("sim-plot-share"))


def draw_losses(axes: Axes, data: Mapping[str, Json], words: Words) -> None:
    """The share of lost games that ended at each location, tier by tier."""
    games, wins = numbers_in(data, "games", "wins")
    setup = setup_for(numbers_in(object_in(data["settings"]), "players")[0])
    ended = object_in(data["ended"])
    tiers = [[setup.location], *[of_tier(tier) for tier in setup.tiers]]
    places: list[float] = []
    for number, tier in enumerate(tiers):
        places += [len(places) + 0.6 * number + step for step in range(len(tier))]
    ids = [LOCATIONS[location].id for tier in tiers for location in tier]
    lost = [numbers_in(ended, id)[0] if id in ended else 0 for id in ids]
    names(axes, [words.short("location", id) for id in ids], places)
    axes.set_ylim(places[-1] + 0.8, -0.8)
    label(axes, words.say("sim-plot-lost"), words.say("sim-plot-share-lost"))
    if games == wins:
        nothing(axes, words.say("sim-plot-no-loss"))
        return
    bars(axes, [100 * number / (games - wins) for number in lost], LOST, places)


def draw_survivors(axes: Axes, data: Mapping[str, Json], words: Words) -> None:
    """Marines alive at the end of the games that were won; a lost game has none."""
    label(axes, words.say("sim-plot-survivors"), words.say("sim-plot-survivors-number"), words.say("sim-plot-games"))
    survivors = counts_in(object_in(data["survivors"])["counts"])
    alive = {number: times for number, times in survivors.items() if number}
    draw_numbers(axes, alive, words.say("sim-plot-no-win"), words)
    axes.set_xlim(0.3, 2 * setup_for(numbers_in(object_in(data["settings"]), "players")[0]).teams + 0.7)


def names_by_symbol(words: Words) -> Called:
    """Two Event cards of one name differ in their symbol, which ends their id."""
    first: dict[str, str] = {}
    found: dict[tuple[str, str], str] = {}
    for id in EVENT_NAMES:
        other = first.setdefault(words.name("event", id), id)
        if other != id:
            for twin in (other, id):
                found["event", twin] = f"{words.name('event', twin)} · {words.name('icon', twin.rpartition('_')[2])}"
    return found


REPORT = RunReport(heading, title, panels, names_by_symbol)
