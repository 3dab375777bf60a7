"""PettingZoo environments of Death Angel: `env()` and `raw_env()` are AEC, `parallel_env()` is parallel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gymnasium.utils import EzPickle

# PettingZoo has types in its sources but does not declare them to mypy.
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from voidlock.environment.multi import AllAtOnce, OneByOne, metadata_of
from voidlock.games.angel import State

from .episode import Episode, Settings, Teams


class raw_env(OneByOne[State], EzPickle):
    """One seat answers at a time, without PettingZoo's checks."""

    metadata: ClassVar[dict[str, object]] = metadata_of("angel_v0", parallel=False)
    episode: Episode

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
        episode = Episode(Settings(players, teams, reward, illegal, render_mode, settings or {}))
        OneByOne.__init__(self, episode, episode.settings.players)


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


class parallel_env(AllAtOnce[State], EzPickle):
    """Every seat acts at every step."""

    metadata: ClassVar[dict[str, object]] = metadata_of("angel_v0", parallel=True)
    episode: Episode

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
        episode = Episode(Settings(players, teams, reward, illegal, render_mode, settings or {}))
        AllAtOnce.__init__(self, episode, episode.settings.players)
