"""PettingZoo environments, AEC and parallel, whatever the game: one agent per seat, `player_1` and so on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.utils import seeding

# PettingZoo has types in its sources but does not declare them to mypy.
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from voidlock.engine.rules import S

from .catalogue import PASS, Mask, Observation
from .episode import RENDER_MODES, Episode
from .picture import Picture
from .spaces import Answers, masked_observation, observation_box

Seen = dict[str, Observation | Mask]
Info = dict[str, object]


class Seats(Generic[S]):
    """The agents, their spaces and the game."""

    def __init__(self, episode: Episode[S], seats: int) -> None:
        self.episode = episode
        self.render_mode = episode.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, seats + 1)]
        self.agents: list[str] = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents, start=1)}
        actions = self.episode.catalogue.size
        self.observation_spaces = {agent: masked_observation(episode.size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: Answers(actions) for agent in self.possible_agents}
        self.state_space = observation_box(episode.size * seats)
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Answers:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Start a new game. A seed fixes this game and, without another seed, those after it."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.begin(self.np_random)
        self.agents = self.possible_agents[:]
        self.offer()

    def offer(self) -> None:
        """Make samples of the action spaces legal."""
        for agent, space in self.action_spaces.items():
            space.legal = self.episode.legal(self.seat_of[agent])

    def observation(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {
            "observation": self.episode.observation(seat),
            "action_mask": self.episode.catalogue.mask(self.action_spaces[agent].legal),
        }

    def current_infos(self) -> dict[str, Info]:
        """The info of each agent: how the game ended, once it has."""
        return {agent: dict(self.episode.outcome()) if self.episode.over else {} for agent in self.agents}

    def state(self) -> Observation:
        """What all seats know together, one observation after the other: for a critic, never for a player."""
        return np.concatenate([self.episode.observation(seat) for seat in self.seat_of.values()])

    def render(self) -> str | Picture | None:
        """The drawing for spectators."""
        return self.episode.render(0)

    def close(self) -> None:
        """Nothing to close."""


def metadata_of(name: str, parallel: bool) -> dict[str, object]:
    """The metadata of an environment. PettingZoo cannot convert the AEC one: it wants every agent in every cycle."""
    return {"render_modes": list(RENDER_MODES), "name": name, "is_parallelizable": parallel, "render_fps": 1}


class OneByOne(Seats[S], AECEnv):  # type: ignore[misc]  # the library's class is Any to mypy
    """One seat answers at a time; choices owed together come in seat order, hidden from the others."""

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.current_infos()
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.episode.seat_to_answer - 1]

    def observe(self, agent: str) -> Seen:
        return self.observation(agent)

    def step(self, action: np.int64 | int | None) -> None:
        agent = self.agent_selection
        # This environment never truncates, but a wrapper may.
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        earned = self.episode.act({self.seat_of[agent]: action})
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, earned)
        self.terminations = dict.fromkeys(self.agents, self.episode.over)
        self.infos = self.current_infos()
        self.offer()
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.seat_to_answer - 1]
        self._accumulate_rewards()


class AllAtOnce(Seats[S], ParallelEnv):  # type: ignore[misc]  # the library's class is Any to mypy
    """Every seat acts at every step: those that owe an answer give it, the others pass."""

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self.begin(seed)
        return {agent: self.observation(agent) for agent in self.agents}, self.current_infos()

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
            {agent: self.observation(agent) for agent in agents},
            dict.fromkeys(agents, earned),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self.current_infos(),
        )
        if over:
            self.agents = []
        return results
