"""The Gymnasium environment of Death Angel."""

from __future__ import annotations

from collections.abc import Mapping

from gymnasium.utils import EzPickle

from voidlock.games.angel import State
from voidlock.gym.catalogue import Observation
from voidlock.gym.single import Info, SingleAgent

from .episode import AngelEpisode, Settings, Teams


class DeathAngelEnv(SingleAgent[State], EzPickle):
    """Space Hulk: Death Angel for one agent: the solo game, or every seat in turn. The seat is `info["seat"]`."""

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
        SingleAgent.__init__(self, AngelEpisode(Settings(players, teams, reward, illegal, render_mode, settings or {})))

    def _observe(self) -> tuple[Observation, Info]:
        observation, info = super()._observe()
        return observation, {**info, "seat": self.seat}
