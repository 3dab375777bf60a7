"""The PettingZoo environments: a seat for each agent, `player_1` to `player_6`.

`env()` and `raw_env()` ask one seat at a time (AEC), `parallel_env()` all of them at every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Dict
from gymnasium.utils import EzPickle, seeding

# PettingZoo has types in its sources and does not say so to mypy.
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from voidlock.environment.catalogue import Observation
from voidlock.environment.spaces import Answers, masked_observation

from . import layout
from .actions import PASS, Mask
from .drawing import drawn
from .episode import RENDER_MODES, Episode, Settings, Teams

Seen = dict[str, Observation | Mask]
Info = dict[str, object]


class Seats:
    """What both environments have: the agents, their spaces and the game."""

    def __init__(self, settings: Settings) -> None:
        self.episode = Episode(settings)
        self.render_mode = settings.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, settings.players + 1)]
        self.agents: list[str] = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents, start=1)}
        actions = self.episode.catalogue.size
        self.observation_spaces = {agent: masked_observation(layout.SIZE, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Answers(actions) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Answers:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game. The same seed gives the same game; without one the next of the last seed's games is played."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.begin(self.np_random)
        self.agents = self.possible_agents[:]
        self.offer()

    def offer(self) -> None:
        """Samples of the action spaces are legal from now on."""
        for agent, space in self.action_spaces.items():
            space.legal = self.episode.legal(self.seat_of[agent])

    def seen(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.catalogue.mask(self.action_spaces[agent].legal),
        }

    def told(self) -> dict[str, Info]:
        """How the game ended, once it has."""
        return {agent: dict(self.episode.outcome()) if self.episode.over else {} for agent in self.agents}

    def render(self) -> str | None:
        """What everybody at the table sees."""
        if self.render_mode is None:
            gymnasium.logger.warn('nothing is drawn without render_mode="ansi"')
            return None
        return drawn(self.episode.view(0))

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(Seats, AECEnv, EzPickle):  # type: ignore[misc]  # the library's class is of any kind to mypy
    """One seat answers at a time; of choices owed together, in the order of the seats and unseen by the others."""

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(RENDER_MODES),
        "name": "angel_v0",
        # Not by PettingZoo's conversion, which wants every agent to act in every cycle: use parallel_env.
        "is_parallelizable": False,
        "render_fps": 1,
    }

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
        Seats.__init__(self, Settings(players, teams, reward, illegal, render_mode, settings or {}))

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.episode.asked - 1]

    def observe(self, agent: str) -> Seen:
        return self.seen(agent)

    def step(self, action: np.int64 | int | None) -> None:
        agent = self.agent_selection
        # No game is cut short here, but a wrapper may do so.
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        earned = self.episode.act({self.seat_of[agent]: action})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, earned)
        self.terminations = dict.fromkeys(self.agents, self.episode.over)
        self.infos = self.told()
        self.offer()
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.asked - 1]
        self._accumulate_rewards()


def env(
    players: int = 1,
    teams: Teams = "draft",
    reward: str = "result",
    illegal: str = "raise",
    render_mode: str | None = None,
    settings: Mapping[str, str] | None = None,
) -> AECEnv:
    """One seat at a time, with PettingZoo's checks of order and bounds."""
    made = raw_env(players, teams, reward, illegal, render_mode, settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class parallel_env(Seats, ParallelEnv, EzPickle):  # type: ignore[misc]  # the library's class is of any kind to mypy
    """Every seat acts at every step: those that owe an answer give it, the others pass."""

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": list(RENDER_MODES),
        "name": "angel_v0",
        "is_parallelizable": True,
        "render_fps": 1,
    }

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
        Seats.__init__(self, Settings(players, teams, reward, illegal, render_mode, settings or {}))

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self.begin(seed)
        return {agent: self.seen(agent) for agent in self.agents}, self.told()

    def step(
        self, actions: Mapping[str, np.int64 | int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """An agent that is left out passes, which is legal only if it owes nothing."""
        unknown = [agent for agent in actions if agent not in self.seat_of]
        if unknown:
            raise ValueError(f"there is no agent {unknown[0]!r}: the agents are {', '.join(self.possible_agents)}")
        earned = self.episode.act({self.seat_of[agent]: actions.get(agent, PASS) for agent in self.possible_agents})
        self.offer()
        agents, over = self.agents, self.episode.over
        results = (
            {agent: self.seen(agent) for agent in agents},
            dict.fromkeys(agents, earned),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self.told(),
        )
        if over:
            self.agents = []
        return results
