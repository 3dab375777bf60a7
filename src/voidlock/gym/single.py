"""Gymnasium environment with action masking: one agent answers for every seat, whatever the game."""

from __future__ import annotations

from typing import Generic

import gymnasium
import numpy as np
from numpy.typing import NDArray

from voidlock.engine.rules import S

from .catalogue import Observation
from .episode import RENDER_MODES, Episode
from .picture import Picture
from .spaces import Answers, observation_box

Info = dict[str, object]


class SingleAgent(gymnasium.Env[Observation, np.int64], Generic[S]):
    """A game for one agent, which gets the view of the seat that is asked. The mask is `info["action_mask"]`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as the library declares it

    def __init__(self, episode: Episode[S]) -> None:
        self.episode = episode
        self.render_mode = episode.render_mode
        self.observation_space = observation_box(episode.size)
        self.answers = Answers(episode.catalogue.size)
        self.action_space = self.answers
        self.seat = 1

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Observation, Info]:
        """Start a new game. A seed fixes this game and, without another seed, those after it."""
        super().reset(seed=seed)
        self.episode.begin(self.np_random)
        return self._observe()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        earned = self.episode.act({self.seat: action})
        observation, info = self._observe()
        return observation, earned, self.episode.over, False, info

    def _observe(self) -> tuple[Observation, Info]:
        """The view of the seat that is asked; at the end, of the seat that answered last."""
        self.seat = self.episode.seat_to_answer or self.seat
        self.answers.legal = self.episode.legal(self.seat)
        info: Info = {"action_mask": self.episode.catalogue.mask(self.answers.legal)}
        if self.episode.over:
            info.update(self.episode.outcome())
        return self.episode.observation(self.seat), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name and in the form that MaskablePPO of sb3-contrib looks for."""
        return self.episode.catalogue.mask(self.answers.legal).astype(np.bool_)

    def render(self) -> str | Picture | None:
        return self.episode.render(self.seat)
