"""MaskablePPO of sb3-contrib learns solo Death Angel for a minute, and is compared with random play.

    pip install '.[gym]' sb3-contrib
    python examples/maskable_ppo.py
    python examples/maskable_ppo.py --seconds 600 --games 2000

Random play hardly ever wins, so the comparison counts the locations that a game reaches, the Setup Location included.
The games of the comparison are not those of the training. One core is used; seconds are seconds of the processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import voidlock.gym
from voidlock.gym import DeathAngelEnv

TABLES = 16
"""So many games are played at once: the network answers for all of them in one go."""

UNSEEN = 10_000_000
"""The seed of the first game of the comparison."""

SURE = 1.96
"""The 95 % interval of a mean extends this many standard errors to either side."""

Seen = NDArray[np.float32]
Policy = Callable[[DeathAngelEnv, Seen], int]


class Until(BaseCallback):  # type: ignore[misc]  # the library is not installed where types are checked
    """Stops the training after some seconds of the processor."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    def _on_training_start(self) -> None:
        self.end = time.process_time() + self.seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def table() -> DeathAngelEnv:
    """A solo game with a reward for each location travelled to and each Marine kept alive."""
    env = gymnasium.make(voidlock.gym.ID, reward="locations+survivors").unwrapped
    assert isinstance(env, DeathAngelEnv)
    return env


def learned(seconds: float, seed: int) -> MaskablePPO:
    """A policy with one hidden layer, after so many seconds."""
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * TABLES),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.998,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64]},
        seed=seed,
    )
    return model.learn(10**9, callback=Until(seconds))


def by(model: MaskablePPO) -> Policy:
    """Answers as the model does, with its chances."""
    return lambda env, seen: int(model.predict(seen, action_masks=env.action_masks())[0])


def at_random(env: DeathAngelEnv, seen: Seen) -> int:
    return int(env.action_space.sample(env.action_masks().astype(np.int8)))


def played(policy: Policy, games: int) -> list[tuple[int, bool]]:
    """For each game, the locations it reached and whether it was won."""
    env = table()
    env.action_space.seed(0)
    ends = []
    for game in range(games):
        seen, info = env.reset(seed=UNSEEN + game)
        over = False
        while not over:
            seen, _, over, _, info = env.step(policy(env, seen))
        locations = info["locations"]
        assert isinstance(locations, int)
        ends.append((locations, bool(info["won"])))
    return ends


def told(name: str, ends: Sequence[tuple[int, bool]]) -> str:
    reached = np.array([locations for locations, _ in ends])
    mean, error = reached.mean(), SURE * reached.std(ddof=1) / len(reached) ** 0.5
    won = sum(won for _, won in ends)
    return f"{name:8} {mean:.2f} locations ({mean - error:.2f} to {mean + error:.2f}), won {won} of {len(ends):,}"


def main(typed: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to learn (default: 60)")
    parser.add_argument("--games", type=int, default=1000, help="games of the comparison (default: 1,000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the training (default: 1)")
    given = parser.parse_args(typed)
    print(told("random", played(at_random, given.games)), flush=True)
    model = learned(given.seconds, given.seed)
    print(f"{model.num_timesteps:,} steps learned", flush=True)
    print(told("learned", played(by(model), given.games)))


if __name__ == "__main__":
    main()
