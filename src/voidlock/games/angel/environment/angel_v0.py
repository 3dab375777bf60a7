"""PettingZoo environments of Death Angel: `env()` and `raw_env()` are AEC, `parallel_env()` is parallel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gymnasium.utils import EzPickle

# PettingZoo has types in its sources but does not declare them to mypy.
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from voidlock.games.angel import State
from voidlock.gym.multi import AllAtOnce, OneByOne, Seats, metadata_of

from .episode import AngelEpisode, Settings, Teams


class AngelSeats(Seats[State], EzPickle):
    """Death Angel with an agent at every seat."""

    episode: AngelEpisode

    def __init__(
        self,
        players: int = 1,
        teams: Teams = "draft",
        reward: str = "result",
        illegal: str = "raise",
        render_mode: str | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        EzPickle.__init__(self, players, teams, reward, illegal, render_mode, settings)
        episode = AngelEpisode(Settings(players, teams, reward, illegal, render_mode, settings or {}))
        Seats.__init__(self, episode, episode.settings.players)


class raw_env(AngelSeats, OneByOne[State]):
    """One seat answers at a time, without PettingZoo's checks."""

    metadata: ClassVar[dict[str, object]] = metadata_of("angel_v0", parallel=False)


def env(
    players: int = 1,
    teams: Teams = "draft",
    reward: str = "result",
    illegal: str = "raise",
    render_mode: str | None = None,
    settings: Mapping[str, str] | None = None,
) -> AECEnv:
    """One seat answers at a time, with PettingZoo's checks of order and bounds."""
    made = raw_env(players, teams, reward, illegal, render_mode, settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class parallel_env(AngelSeats, AllAtOnce[State]):
    """Every seat acts at every step."""

    metadata: ClassVar[dict[str, object]] = metadata_of("angel_v0", parallel=True)
