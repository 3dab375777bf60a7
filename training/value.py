"""Logistic regression of the librarian's value function: who won, from the table at the start of every round.

    python -m training.value --players 1 --games 3000              # by rules of thumb
    python -m training.value --players 1 --games 400 --budget 100  # by librarians, on top of what is fitted

The fit uses Newton's method. With `--budget` it starts from the present weights and is regularised towards them, so
that a few games of strong players correct what many games of weak ones have taught.
"""

from __future__ import annotations

import argparse
import json
import random
from functools import partial

import numpy as np

from training.games import VALUE, begun, by_thumb, in_processes, write
from training.logistic import fitted, loss
from voidlock.bots import Seat
from voidlock.games.angel.bots.value import NAMES, features
from voidlock.games.angel.facts import setup_for
from voidlock.search import Budget, LibrarianBot

Rows = list[list[float]]

SLIPS = 0.03


def played(players: int, budget: int, words: str) -> tuple[Rows, bool]:
    """The features at the start of each round, and whether the game was won."""
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
        if bots:
            game.apply(choice.seat, bots[choice.seat].answer(Seat(game, choice.seat), choice, rng))
        else:
            game.play(by_thumb(game, rng, SLIPS))
    return rows, game.result == "win"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--budget", type=int, default=0, help="imagined games a choice; 0: rules of thumb")
    parser.add_argument("--seed", default="value")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--pull", type=float, default=0.002)
    options = parser.parse_args()
    play = partial(played, options.players, options.budget)
    games = in_processes(play, [f"{options.seed} {i}" for i in range(options.games)], options.jobs)
    rows = np.array([row for found, _ in games for row in found])
    won = np.array([float(win) for found, win in games for _ in found])
    number = np.array([place for place, (found, _) in enumerate(games) for _ in found])
    teams = str(setup_for(options.players).teams)
    written = json.loads(VALUE.read_text(encoding="utf-8"))
    before = np.array([written[teams].get(name, 0.0) if options.budget else 0.0 for name in NAMES])
    kept_back = number % 5 == 0
    trial = fitted(rows[~kept_back], won[~kept_back], before, options.pull)
    was, now = [loss(rows[kept_back], won[kept_back], weights) for weights in (before, trial)]
    print(f"{len(games)} games, {sum(win for _, win in games)} won; loss on games kept back: {was:.4f}, then {now:.4f}")
    found = fitted(rows, won, before, options.pull)
    written[teams] = {
        name: round(float(weight), 5) for name, weight in zip(NAMES, found, strict=True) if abs(weight) > 5e-6
    }
    write(VALUE, written)


if __name__ == "__main__":
    main()
