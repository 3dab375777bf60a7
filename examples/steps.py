"""Throughput benchmark of the environments: steps per second on one core with random play.

python examples/steps.py
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

import gymnasium

import voidlock.gym
from voidlock.games.angel.environment import angel_v0


def one_agent(players: int) -> Callable[[], None]:
    env = gymnasium.make(voidlock.gym.ID, players=players, disable_env_checker=True)
    env.reset(seed=1)

    def step() -> None:
        if env.step(env.action_space.sample())[2]:
            env.reset()

    return step


def in_turn(players: int) -> Callable[[], None]:
    env = angel_v0.raw_env(players=players)
    env.reset(seed=1)

    def step() -> None:
        agent = env.agent_selection
        env.last()
        env.step(env.action_space(agent).sample())
        if env.episode.over:
            env.reset()

    return step


def at_once(players: int) -> Callable[[], None]:
    env = angel_v0.parallel_env(players=players)
    env.reset(seed=1)

    def step() -> None:
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        if not env.agents:
            env.reset()

    return step


def rate(step: Callable[[], None], seconds: float) -> float:
    """Steps per second of processor time; the best of five runs, because machines are noisy."""
    best = 0.0
    for _ in range(5):
        start = time.process_time()
        count = 0
        while time.process_time() - start < seconds / 5:
            step()
            count += 1
        best = max(best, count / (time.process_time() - start))
    return best


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="How many steps a second the environments make.")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each figure (10)")
    seconds = parser.parse_args(arguments).seconds
    for name, made in {"gymnasium": one_agent, "AEC": in_turn, "parallel": at_once}.items():
        for players in (1, 6):
            print(f"{name}, {players} player(s): {rate(made(players), seconds):,.0f} steps/s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
