"""Logistic regression of the librarian's value function: who won, from the table at the start of every round.

    python -m training.value --players 1 --games 3000              # by rules of thumb
    python -m training.value --players 1 --games 400 --budget 100  # by librarians, on top of what is fitted
    python -m training.value --players 1 --games 2000 --budget 60 --cards --trust 0.8

The fit uses Newton's method. With `--budget` it starts from the present weights, shifted and stretched to the win rate
of these players, and is regularised towards them: a few games of strong players correct what many games of weak ones
have taught. With `--cards` only Action cards are searched, which costs a tenth. A trust below 1 learns each position
partly from the value of the next one (TD(lambda)): less luck, but old errors fade slowly.
"""

from __future__ import annotations

import argparse
import json
import random
from functools import partial

import numpy as np

from training.games import VALUE, begun, by_thumb, in_processes, write
from training.logistic import Array, fitted, loss
from voidlock.bots import Seat
from voidlock.games.angel.bots.value import NAMES, features
from voidlock.games.angel.facts import setup_for
from voidlock.search import Budget, LibrarianBot

Rows = list[list[float]]

SLIPS = 0.03

SWEEPS = 5
"""Fits, each from the values of the one before."""


def played(players: int, budget: int, words: str, *, cards: bool = False) -> tuple[Rows, bool]:
    """The features at the start of each round, and whether the game was won; with `cards` the rest is not searched."""
    game = begun(players, words, keep=bool(budget))
    rng = random.Random(words)
    bots = {seat: LibrarianBot(Budget(games=budget)) for seat in game.seats} if budget else {}
    rows: Rows = []
    round = 0
    while game.pending:
        choice = game.pending[0]
        if choice.kind == "choose_action" and game.state.round != round:
            round = game.state.round
            rows.append(features(game.state))
        if bots and (not cards or choice.kind == "choose_action"):
            game.apply(choice.seat, bots[choice.seat].answer(Seat(game, choice.seat), choice, rng))
        else:
            game.play(by_thumb(game, rng, SLIPS))
    return rows, game.result == "win"


def returns(games: list[tuple[Array, float]], weights: Array, trust: float) -> Array:
    """What each position is worth by what came after it: the result, or in part the values on the way."""
    found: list[Array] = []
    for rows, won in games:
        value = 1 / (1 + np.exp(-rows @ weights))
        worth = np.empty(len(rows))
        after = won
        for place in range(len(rows) - 1, -1, -1):
            worth[place] = after
            after = trust * after + (1 - trust) * value[place]
        found.append(worth)
    return np.concatenate(found)


def learned(games: list[tuple[Array, float]], before: Array, pull: float, trust: float) -> Array:
    """The weights after a few sweeps."""
    rows, weights = np.concatenate([rows for rows, _ in games]), before
    for _ in range(1 if trust == 1 else SWEEPS):
        weights = fitted(rows, returns(games, weights, trust), before, pull)
    return weights


def stretched(games: list[tuple[Array, float]], weights: Array) -> Array:
    """The weights shifted and stretched to the win rate of these games; the first feature is 1 everywhere."""
    rows, won = np.concatenate([rows for rows, _ in games]), returns(games, weights, 1.0)
    pair = np.stack([np.ones(len(rows)), rows @ weights], axis=1)
    shift, stretch = fitted(pair, won, np.array([0.0, 1.0]), 1e-4)
    found: Array = weights * stretch
    found[0] += shift
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--budget", type=int, default=0, help="imagined games a choice; 0: rules of thumb")
    parser.add_argument("--seed", default="value")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pull", type=float, default=0.002)
    parser.add_argument("--cards", action="store_true", help="search only the Action cards")
    parser.add_argument("--trust", type=float, default=1.0, help="how far the result counts, not the values before it")
    options = parser.parse_args()
    play = partial(played, options.players, options.budget, cards=options.cards)
    found = in_processes(play, [f"{options.seed} {i}" for i in range(options.games)], options.jobs)
    games = [(np.array(rows), float(win)) for rows, win in found]
    teams = str(setup_for(options.players).teams)
    written = json.loads(VALUE.read_text(encoding="utf-8"))
    before = np.array([written[teams].get(name, 0.0) if options.budget else 0.0 for name in NAMES])
    kept_back, rest = games[::5], [game for place, game in enumerate(games) if place % 5]
    start = stretched(rest, before) if options.budget else before
    trials = [before, start, learned(rest, start, options.pull, options.trust)]
    rows, won = np.concatenate([rows for rows, _ in kept_back]), returns(kept_back, before, 1.0)
    was, moved, now = [loss(rows, won, weights) for weights in trials]
    print(
        f"{len(games)} games, {sum([win for _, win in games]):.0f} won; loss on games kept back: "
        f"{was:.4f}, stretched {moved:.4f}, then {now:.4f}"
    )
    weights = learned(games, stretched(games, before) if options.budget else before, options.pull, options.trust)
    written[teams] = {
        name: round(float(weight), 5) for name, weight in zip(NAMES, weights, strict=True) if abs(weight) > 5e-6
    }
    write(VALUE, written)


if __name__ == "__main__":
    main()
