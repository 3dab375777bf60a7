"""The Gymnasium environment: one agent answers for every seat."""

from __future__ import annotations

from collections.abc import Mapping

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle

from voidlock.environment.catalogue import Observation
from voidlock.environment.spaces import Answers, observation_box

from . import layout
from .drawing import drawn
from .episode import RENDER_MODES, Episode, Settings, Teams

Info = dict[str, object]


class DeathAngelEnv(gymnasium.Env[Observation, np.int64], EzPickle):
    """Space Hulk: Death Angel for one agent.

    Alone it is the solo game. With more players the agent answers every choice in turn, each time with the view of the
    seat that is asked and no other. The mask stands in `info["action_mask"]`, the seat in `info["seat"]`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as the library declares it

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
        self.episode = Episode(Settings(players, teams, reward, illegal, render_mode, settings or {}))
        self.render_mode = render_mode
        self.observation_space = observation_box(layout.SIZE)
        self.answers = Answers(self.episode.catalogue.size)
        self.action_space = self.answers
        self.seat = 1

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        """A new game. The same seed gives the same game; without one the next of the last seed's games is played."""
        super().reset(seed=seed)
        self.episode.begin(self.np_random)
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        earned = self.episode.act({self.seat: action})
        observation, info = self._seen()
        return observation, earned, self.episode.over, False, info

    def _seen(self) -> tuple[Observation, Info]:
        """What the seat that is asked sees; at the end, the seat that answered last."""
        self.seat = self.episode.asked or self.seat
        self.answers.legal = self.episode.legal(self.seat)
        info: Info = {"action_mask": self.episode.catalogue.mask(self.answers.legal), "seat": self.seat}
        if self.episode.over:
            info.update(self.episode.outcome())
        return self.episode.observation(self.seat), info

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn('nothing is drawn without render_mode="ansi"')
            return None
        return drawn(self.episode.view(self.seat))
