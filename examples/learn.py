"""Policy gradient with advantage estimation for the solo game, in numpy: python examples/learn.py --plot learning.svg

The policy is linear. An action's score is the weights of its sort times the observation, plus the weights of its sort
times what the observation says of the spots, Marines and Terrain card that the action names, plus a bias per action;
legal actions are drawn by the softmax of their scores. The baseline is a linear value function (generalized advantage
estimation), the optimiser is Adam with a decaying step size, and --jobs sets the number of processes. The reported
figure is how many locations a game reached, the Setup Location included, as `voidlock sim` counts them.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import voidlock
import voidlock.gym
from voidlock.games.angel.environment.actions import ANSWERS, CATALOGUE
from voidlock.games.angel.environment.layout import LAYOUT, MARINE, ROW, TERRAIN
from voidlock.gym.blocks import offset

Array = NDArray[np.float32]
Places = NDArray[np.intp]

DISCOUNT, TRACE = 0.998, 0.95
SURE = 1.96
"""The 95 % interval of a mean extends this many standard errors to either side."""

# ---------------------------------------------------------------------- features of an action


def sorts() -> Places:
    """The sort of each action. Every Action card is its own sort; other answers share one with all of their form."""
    forms: dict[str, int] = {"pass": 0}
    found = [0]
    for group in ANSWERS:
        for option in group.options:
            form = option.text if group.form == "choose:<action>" else group.form
            found.append(forms.setdefault(form, len(forms)))
    return np.array(found)


def start_of(kind: str, name: str) -> int:
    """The first index of the observation about this spot, Marine or Terrain card."""
    if kind == "spot":
        row = LAYOUT.starts["row"] + (int(name[1:]) - 1) * ROW.size
        return row + offset(ROW, "left_swarm" if name[0] == "L" else "right_swarm")
    block = MARINE if kind == "marine" else TERRAIN
    return LAYOUT.starts[kind] + block.each.index(name) * block.size


def pointed_at() -> Places:
    """By action, the observation's indices for the things it names; the index after the last is always 0."""
    side = offset(ROW, "right_swarm") - offset(ROW, "left_swarm")
    widths = {"spot": side, "marine": MARINE.size, "terrain": TERRAIN.size}
    slots = ("spot", "spot", "marine", "marine", "terrain")
    firsts = np.cumsum([0, *[widths[kind] for kind in slots]])
    places = np.full((CATALOGUE.size, firsts[-1]), LAYOUT.size)
    options = [option for group in ANSWERS for option in group.options]
    for index, option in enumerate(options, start=1):
        free = list(range(len(slots)))
        for thing in option.things:
            slot = next((slot for slot in free if slots[slot] == thing.kind), None)
            if slot is not None:
                free.remove(slot)
                start = start_of(thing.kind, thing.id)
                places[index, firsts[slot] : firsts[slot + 1]] = range(start, start + widths[thing.kind])
    return places


SORTS = sorts()
POINTED_AT = pointed_at()


class Weights(NamedTuple):
    """`table` by sort over the whole observation, `named` by sort over what the action names, `own` by action.

    `value` predicts the return that is left.
    """

    table: Array
    named: Array
    own: Array
    value: Array


def blank() -> Weights:
    count = int(SORTS.max()) + 1
    shapes = ((count, LAYOUT.size), (count, POINTED_AT.shape[1]), (CATALOGUE.size,), (LAYOUT.size + 1,))
    return Weights(*[np.zeros(shape, dtype=np.float32) for shape in shapes])


# ---------------------------------------------------------------------- playing


class Step(NamedTuple):
    observation: Array
    legal: Places
    chances: Array
    chosen: int
    earned: float


class Played(NamedTuple):
    """The result of a process: locations reached by game, wins, and the sum of the gradients."""

    reached: list[int]
    wins: int
    steps: int
    gradient: Weights


def chances(weights: Weights, observation: Array, legal: Places) -> Array:
    """The probability of each legal action."""
    longer = np.append(observation, np.float32(0))
    sort = SORTS[legal]
    named = (weights.named[sort] * longer[POINTED_AT[legal]]).sum(axis=1)
    scores = weights.table[sort] @ observation + named + weights.own[legal]
    sized = np.exp(scores - scores.max())
    made: Array = sized / sized.sum()
    return made


def play(
    env: gymnasium.Env[Array, np.int64], weights: Weights, rng: np.random.Generator
) -> tuple[list[Step], int, bool]:
    """Play one game with the policy: its steps, the locations it reached, and whether it was won."""
    observation, info = env.reset()
    steps: list[Step] = []
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        likely = chances(weights, observation, legal)
        chosen = min(int(np.searchsorted(likely.cumsum(), rng.random())), len(legal) - 1)
        after, earned, over, _, info = env.step(legal[chosen])
        steps.append(Step(observation, legal, likely, chosen, float(earned)))
        observation = after
    return steps, int(info["locations"]), bool(info["won"])


def add_gradient(gradient: Weights, weights: Weights, steps: list[Step], surprise: float) -> None:
    """Add the gradient of this game; `surprise` is the weight of the entropy bonus."""
    seen = np.stack([np.append(step.observation, np.float32(1)) for step in steps])
    value = np.append(seen @ weights.value, np.float32(0))
    advantage = np.zeros(len(steps) + 1, dtype=np.float32)
    for place in range(len(steps) - 1, -1, -1):
        error = steps[place].earned + DISCOUNT * value[place + 1] - value[place]
        advantage[place] = error + DISCOUNT * TRACE * advantage[place + 1]
    gradient.value[:] += advantage[:-1] @ seen
    pulls = np.zeros((len(steps), len(gradient.table)), dtype=np.float32)
    for place, step in enumerate(steps):
        logs = np.log(step.chances + 1e-9)
        pull = -step.chances * advantage[place]
        pull[step.chosen] += advantage[place]
        pull -= surprise * step.chances * (logs - step.chances @ logs)
        sort = SORTS[step.legal]
        np.add.at(pulls[place], sort, pull)
        longer = np.append(step.observation, np.float32(0))
        np.add.at(gradient.named, sort, pull[:, None] * longer[POINTED_AT[step.legal]])
        np.add.at(gradient.own, step.legal, pull)
    gradient.table[:] += pulls.T @ seen[:, :-1]


def play_games(weights: Weights, games: int, seed: int, reward: str, surprise: float | None) -> Played:
    """Play games with the policy, with their gradients unless `surprise` is None."""
    env = gymnasium.make(voidlock.gym.ID, reward=reward, disable_env_checker=True)
    env.reset(seed=seed)
    rng = np.random.default_rng([seed, 1])
    gradient = blank()
    reached, wins, count = [], 0, 0
    for _ in range(games):
        steps, locations, won = play(env, weights, rng)
        reached.append(locations)
        wins += won
        count += len(steps)
        if surprise is not None:
            add_gradient(gradient, weights, steps, surprise)
    return Played(reached, wins, count, gradient)


# ---------------------------------------------------------------------- learning


class Adam:
    """The Adam optimiser: steps of a bounded size along gradients."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.mean, self.square = blank(), blank()
        self.count = 0

    def step(self, weights: Weights, gradient: list[Array]) -> None:
        self.count += 1
        for weight, part, mean, square in zip(weights, gradient, self.mean, self.square, strict=True):
            mean[:] += 0.1 * (part - mean)
            square[:] += 0.001 * (part * part - square)
            sized = np.sqrt(square / (1 - 0.999**self.count)) + 1e-8
            weight[:] += self.rate * mean / (1 - 0.9**self.count) / sized


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    games: int
    mean: float
    low: float
    high: float
    wins: int


def mean_of(reached: list[int], wins: int) -> Mean:
    numbers = np.array(reached, dtype=np.float64)
    spread = SURE * numbers.std(ddof=1) / len(numbers) ** 0.5
    mean = float(numbers.mean())
    return Mean(len(reached), mean, float(mean - spread), float(mean + spread), wins)


class Trainer:
    """Plays in processes and learns from their results. Every batch has its own seeds."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        # One BLAS thread per process; the library reads this on import.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        self.pool = ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn"))
        self.seed = options.seed * 1_000_000

    def play(self, weights: Weights, games: int, surprise: float | None) -> list[Played]:
        jobs, reward = self.options.jobs, self.options.reward
        shares = [games // jobs + (place < games % jobs) for place in range(jobs)]
        self.seed += jobs
        runs = [
            self.pool.submit(play_games, weights, share, self.seed + place, reward, surprise)
            for place, share in enumerate(shares)
        ]
        return [run.result() for run in runs]

    def measure(self, weights: Weights) -> Mean:
        """How far the policy gets in games it does not learn from."""
        played = self.play(weights, self.options.test, None)
        return mean_of([one for part in played for one in part.reached], sum([part.wins for part in played]))

    def learn(self) -> tuple[Weights, list[Mean]]:
        """The trained weights, and how far each batch of games got."""
        options = self.options
        weights, adam, curve = blank(), Adam(options.rate), []
        for batch in range(1, options.batches + 1):
            played = self.play(weights, options.games, options.surprise)
            steps = sum([part.steps for part in played])
            gradients = zip(*[part.gradient for part in played], strict=True)
            adam.rate = options.rate * (1 - (batch - 1) / options.batches)
            adam.step(weights, [np.sum(parts, axis=0) / steps for parts in gradients])
            curve.append(mean_of([one for part in played for one in part.reached], sum([part.wins for part in played])))
            if batch % max(options.batches // 20, 1) == 0:
                print(f"batch {batch}: {told(curve[-1])}", file=sys.stderr)
        return weights, curve


def told(figure: Mean) -> str:
    return (
        f"{figure.mean:.3f} locations ({figure.low:.3f} to {figure.high:.3f}), "
        f"{figure.wins} of {figure.games} games won"
    )


def plot(path: Path, curve: list[Mean], chance: Mean, trained: Mean) -> None:
    """Plot the learning curve. Batches are grouped, so that the interval is narrow."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "voidlock"
    from matplotlib import pyplot

    together = max(len(curve) // 60, 1)
    parts = [curve[first : first + together] for first in range(0, len(curve) - together + 1, together)]
    games = np.cumsum([sum([one.games for one in part]) for part in parts])
    mean = np.array([np.mean([one.mean for one in part]) for part in parts])
    half = np.array([np.mean([one.high - one.mean for one in part]) / len(part) ** 0.5 for part in parts])
    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    axes.fill_between(games, mean - half, mean + half, alpha=0.3, linewidth=0, color="tab:blue")
    axes.plot(games, mean, color="tab:blue", label="learning (95 % interval)")
    axes.errorbar(
        [games[-1] * 1.03],
        [trained.mean],
        [[trained.mean - trained.low], [trained.high - trained.mean]],
        fmt="o",
        color="tab:green",
        capsize=3,
        label=f"trained, {trained.games} other games",
    )
    axes.axhspan(chance.low, chance.high, color="tab:red", alpha=0.3, linewidth=0)
    axes.axhline(chance.mean, color="tab:red", label=f"random, {chance.games} games")
    axes.set(xlabel="games played", ylabel="locations reached")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="A small policy learns the solo game.")
    parser.add_argument("--batches", type=int, default=250, help="how often the policy changes (250)")
    parser.add_argument("--games", type=int, default=100, help="games a batch (100)")
    parser.add_argument("--test", type=int, default=4000, help="games to measure with, before and after (4000)")
    parser.add_argument("--reward", default="locations+survivors", help="what is learnt from (locations+survivors)")
    parser.add_argument(
        "--rate", type=float, default=0.004, help="size of the first steps; they shrink to nothing (0.004)"
    )
    parser.add_argument("--surprise", type=float, default=0.003, help="weight of the entropy (0.003)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed and jobs give the same figures (1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the curve; needs matplotlib")
    parser.add_argument("--weights", type=Path, metavar="FILE.npz", help="keep the trained weights")
    options = parser.parse_args(arguments)
    start = time.perf_counter()
    trainer = Trainer(options)
    chance = trainer.measure(blank())
    print(f"random: {told(chance)}", file=sys.stderr)
    begun = time.perf_counter()
    weights, curve = trainer.learn()
    learnt = time.perf_counter() - begun
    trained = trainer.measure(weights)
    trainer.pool.shutdown()
    used = os.times()
    print(f"trained: {told(trained)}", file=sys.stderr)
    if options.plot is not None:
        plot(options.plot, curve, chance, trained)
    if options.weights is not None:
        np.savez_compressed(options.weights, **weights._asdict())
    report = {
        "random": chance._asdict(),
        "trained": trained._asdict(),
        "further": trained.low > chance.high,
        "games": sum([part.games for part in curve]),
        "seconds": {
            "learning": round(learnt, 1),
            "all": round(time.perf_counter() - start, 1),
            "of processors": round(used.user + used.system + used.children_user + used.children_system, 1),
        },
        "settings": {name: value for name, value in vars(options).items() if not isinstance(value, Path)},
        "versions": {
            "voidlock": voidlock.__version__,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "gymnasium": gymnasium.__version__,
        },
    }
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
