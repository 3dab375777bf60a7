"""Evolution strategy with antithetic sampling: tunes the weights of the rules of thumb by playing.

    python -m training.heuristics --steps 40 --players 1 1 2 5 6

Both sides of a pair play the same games, to reduce the effect of luck. The weights are saved after each step.
"""

from __future__ import annotations

import argparse
import math
import random
import re
from functools import partial

from training.games import WEIGHTS as FILE
from training.games import begun, in_processes
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.bots.brother.weights import WEIGHTS

Weights = dict[str, float]

PROGRESS = 0.2
"""The value of reaching the final location relative to a win: at first hardly any game is won."""


def score(players: int, words: str) -> float:
    game = begun(players, words)
    ahead = len(game.state.location_deck)
    while game.pending:
        game.play(choose_by_heuristics(game.state, game.pending[0]))
    return 1.0 if game.result == "win" else PROGRESS * (1 - len(game.state.location_deck) / max(ahead, 1))


def pair(center: Weights, scale: Weights, players: list[int], games: int, words: str) -> tuple[Weights, float]:
    """A random change of all weights together, and its advantage over the opposite change."""
    rng = random.Random(words)
    change = {name: rng.choice((-1.0, 1.0)) for name in center}
    total = 0.0
    for sign in (1, -1):
        WEIGHTS.update({name: center[name] + sign * change[name] * scale[name] for name in center})
        total += sign * sum([score(players[game % len(players)], f"{words} {game}") for game in range(games)])
    WEIGHTS.update(center)
    return change, total / games / 2


def write(weights: Weights) -> None:
    text = FILE.read_text(encoding="utf-8")
    for name, weight in weights.items():
        text = re.sub(rf'"{name}": [-\d.]+,', f'"{name}": {round(weight, 3)},', text)
    FILE.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--players", type=int, nargs="+", default=[1, 1, 2, 5, 6])
    parser.add_argument("--seed", default="thumbs")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    center = dict(WEIGHTS)
    scale = {name: 0.35 * max(abs(weight), 0.12) for name, weight in center.items()}
    drift = dict.fromkeys(center, 0.0)
    for step in range(options.steps):
        play = partial(pair, center, scale, options.players, options.games)
        tried = in_processes(play, [f"{options.seed} {step} {number}" for number in range(options.pairs)], options.jobs)
        for name in center:
            slope = sum([change[name] * better for change, better in tried]) / len(tried)
            drift[name] = 0.6 * drift[name] + 0.4 * slope
        size = math.sqrt(sum([slope * slope for slope in drift.values()]) / len(drift)) or 1.0
        for name in center:
            center[name] += 0.5 * 0.93**step * scale[name] * max(-2.0, min(2.0, drift[name] / size))
        write(center)
        print(f"step {step}: {sum(abs(better) for _, better in tried) / len(tried):.4f}", flush=True)


if __name__ == "__main__":
    main()
