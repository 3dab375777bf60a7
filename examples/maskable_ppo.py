"""Trains MaskablePPO on Death Angel for a minute and compares it with random play.

    pip install '.[gym]' sb3-contrib
    python examples/maskable_ppo.py
    python examples/maskable_ppo.py --seconds 600 --games 200

Random play hardly ever wins, so games are compared by how far they come: the locations reached and the Marines alive.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

import voidlock.gym

TEAMS = [["red", "blue", "grey"]]


class Until(BaseCallback):
    """Stops the training after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def environment() -> gymnasium.Env:
    return gymnasium.make(voidlock.gym.ID, teams=TEAMS, reward="locations+survivors").unwrapped


def played(games: int, model: MaskablePPO | None) -> tuple[float, float, float]:
    """The share of games won, the locations reached and the rounds survived, on average."""
    env = environment()
    env.action_space.seed(0)
    ends = []
    for game in range(games):
        observation, info = env.reset(seed=game)
        over = False
        while not over:
            if model is None:
                action = env.action_space.sample(info["action_mask"])
            else:
                chosen, _ = model.predict(observation, action_masks=env.action_masks())
                action = int(chosen)
            observation, _, over, _, info = env.step(action)
        ends.append((info["won"], info["locations"], info["rounds"]))
    won, locations, rounds = np.mean(ends, axis=0)
    return float(won), float(locations), float(rounds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to train (default: 60)")
    parser.add_argument("--games", type=int, default=100, help="games to compare over (default: 100)")
    given = parser.parse_args()
    model = MaskablePPO("MlpPolicy", environment(), n_steps=1024, batch_size=256, gamma=0.995, seed=1)
    model.learn(10**9, callback=Until(given.seconds))
    print(f"{model.num_timesteps:,} steps learned")
    for name, chosen in (("random", None), ("learned", model)):
        won, locations, rounds = played(given.games, chosen)
        print(f"{name:8} won {won:.0%}, reached location {locations:.2f}, survived {rounds:.1f} rounds")


if __name__ == "__main__":
    main()
