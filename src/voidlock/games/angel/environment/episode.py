"""Death Angel as environment episodes: setup, observations and rewards."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypedDict

import numpy as np

from voidlock.engine import FileError, Json
from voidlock.games.angel import RULES, State
from voidlock.games.angel import settings as angel_settings
from voidlock.games.angel.facts import MARINES_OF, SETUPS, TEAM_NAMES, setup_for, teams_each
from voidlock.games.angel.view.types import AngelView, angel_view
from voidlock.gym.catalogue import Observation
from voidlock.gym.episode import LOSS, WIN, Episode, check_settings
from voidlock.gym.picture import Picture

from .actions import catalogue_of
from .layout import LAYOUT
from .observations import Observer
from .painting import paint

Teams = str | Sequence[Sequence[str] | str]

REWARDS = ("result", "locations", "survivors")


class Options(TypedDict, total=False):
    """The settings of an environment as it is made with them."""

    players: int
    teams: Teams
    reward: str
    illegal: str
    render_mode: str | None
    settings: Mapping[str, str]


@dataclass(frozen=True)
class Settings:
    """The settings of an environment's games; an invalid one raises `ValueError`.

    players   1 to 6
    teams     `draft` (picked in turn: the first actions of a game), `random`, or a list of teams for each player
    settings  the readings of the rules that are not the default, as in game files
    reward    `result`: 1 for a win, -1 for a loss, at the end. `locations` adds a share of 1 for each location
              travelled to, 1 in total. `survivors` takes away a share of 1 for each Marine slain, and
              gives it back for one rescued. `locations+survivors` does both.
    illegal   what an illegal action does: `raise` an error, or `lose` the game immediately
    render_mode   `ansi`, or None
    """

    players: int = 1
    teams: Teams = "draft"
    reward: str = "result"
    illegal: str = "raise"
    render_mode: str | None = None
    settings: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", _whole(self.players))
        check_settings(self.reward, REWARDS, self.illegal, self.render_mode)
        _check_readings(self.settings)
        try:
            RULES.set_up(self.setup())
        except (FileError, TypeError) as error:
            each = teams_each(self.players)
            raise ValueError(
                f"teams must be draft, random, or a list that gives each of {self.players} player(s) {each} of "
                f"{', '.join(TEAM_NAMES)}: not {self.teams!r} ({error})"
            ) from error

    def setup(self) -> dict[str, Json]:
        teams: Json = self.teams if isinstance(self.teams, str) else [_names(own) for own in self.teams]
        return {"players": self.players, "teams": teams, "settings": dict(self.settings)}

    @property
    def readings(self) -> angel_settings.Settings:
        return angel_settings.DEFAULTS._replace(**self.settings)

    @property
    def marines(self) -> int:
        """How many Marines start."""
        return setup_for(self.players).teams * len(MARINES_OF[0])


def _names(own: Sequence[str] | str) -> Json:
    return own if isinstance(own, str) else list(own)


def _check_readings(settings: Mapping[str, str]) -> None:
    for name, value in dict(settings).items():
        if value not in angel_settings.CHOICES.get(name, ()):
            known = "; ".join(f"{name}: {' or '.join(values)}" for name, values in angel_settings.CHOICES.items())
            raise ValueError(f"settings can be {known}: not {name!r}: {value!r}")


def _whole(players: int) -> int:
    """The number of players as an int, from anything usable as an index."""
    with suppress(TypeError):
        number = operator.index(players)
        if 1 <= number <= 6 and players is not True:
            return number
    raise ValueError(f"players must be a whole number from 1 to 6, not {players!r}")


class AngelEpisode(Episode[State]):
    """One game of Death Angel after another."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(RULES, catalogue_of(settings.readings), LAYOUT.size, settings)
        self.settings = settings
        self._observer = Observer()
        self._travelled = 0
        self._living = 0

    def begin(self, rng: np.random.Generator) -> None:
        super().begin(rng)
        self._observer = Observer()
        self._travelled = 0
        self._living = self.settings.marines

    def view(self, seat: int) -> AngelView:
        return angel_view(self.running.view(seat))

    def observation(self, seat: int) -> Observation:
        return self._observer.observation(self.view(seat))

    def paint(self, seat: int) -> Picture | None:
        return paint(self.view(seat))

    def reward(self) -> float:
        travelled, living = self.travel_count, self.survivors
        earned = 0.0
        if self.running.result:
            earned += WIN if self.running.result == "win" else LOSS
        if "locations" in self.parts:
            earned += (travelled - self._travelled) / len(SETUPS[self.running.state.setup].tiers)
        if "survivors" in self.parts:
            earned += (living - self._living) / self.settings.marines
        self._travelled, self._living = travelled, living
        return earned

    # ------------------------------------------------------------------ progress

    @property
    def travel_count(self) -> int:
        """How many locations have been travelled to."""
        state = self.running.state
        return len(SETUPS[state.setup].tiers) - len(state.location_deck)

    @property
    def survivors(self) -> int:
        """How many Marines live; before the formation is dealt, all of them."""
        state = self.running.state
        return len(state.formation) if state.formation or state.slain else self.settings.marines

    def outcome(self) -> dict[str, bool | int | str]:
        """How the game ended. `locations` includes the Setup Location, as in the simulator."""
        return {
            "won": self.running.result == "win",
            "locations": self.travel_count + 1,
            "survivors": self.survivors,
            "rounds": self.running.state.round,
        }
