"""The Gymnasium environment of Death Angel."""

from __future__ import annotations

from typing import Unpack

from gymnasium.utils import EzPickle

from voidlock.games.angel import State
from voidlock.gym.catalogue import Observation
from voidlock.gym.single import Info, SingleAgent

from .episode import AngelEpisode, Options, Settings


class DeathAngelEnv(SingleAgent[State], EzPickle):
    """Space Hulk: Death Angel for one agent: the solo game, or every seat in turn. The seat is `info["seat"]`."""

    episode: AngelEpisode

    def __init__(self, **options: Unpack[Options]) -> None:
        """See `episode.Settings`."""
        EzPickle.__init__(self, **options)
        SingleAgent.__init__(self, AngelEpisode(Settings(**options)))

    def _observe(self) -> tuple[Observation, Info]:
        observation, info = super()._observe()
        return observation, {**info, "seat": self.seat}
