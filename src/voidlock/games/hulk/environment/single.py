"""The Gymnasium environment of Space Hulk: one agent commands the marines, the aliens play themselves."""

from __future__ import annotations

from gymnasium.utils import EzPickle

from voidlock.environment.single import SingleAgent
from voidlock.games.hulk import State

from .episode import HulkEpisode, HulkSettings


class SpaceHulkEnv(SingleAgent[State], EzPickle):
    """Space Hulk, one mission, for one agent.

    The mission determines how many actions and numbers there are; `env.actions` and `env.names` say what they mean.
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
