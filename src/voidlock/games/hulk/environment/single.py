"""Gymnasium environment of Space Hulk: one agent commands the marines, the rules play the aliens."""

from __future__ import annotations

from gymnasium.utils import EzPickle

from voidlock.games.hulk import State
from voidlock.gym.single import SingleAgent

from .episode import HulkEpisode, HulkSettings


class SpaceHulkEnv(SingleAgent[State], EzPickle):
    """Space Hulk, one mission, for one agent.

    The mission determines the sizes of both spaces; `env.actions` and `env.names` describe their entries.
    """

    def __init__(
        self,
        mission: str = "airlock-nine",
        reward: str = "result",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, mission, reward, illegal, render_mode)
        episode = HulkEpisode(HulkSettings(mission, reward, illegal, render_mode))
        SingleAgent.__init__(self, episode)
        self.actions = episode.catalogue.texts
        self.names = episode.observer.layout.names
