"""Logistic regression of Space Hulk's value function: who won, from every turn of the squad leader's games.

python -m training.hulk_value --games 300
"""

from __future__ import annotations

import argparse
import json

import numpy as np

from training.games import HULK_VALUE, write
from training.logistic import fitted, loss
from voidlock.engine import Game, Source, seed_of
from voidlock.games.hulk.bots.search_profile import SEARCH_PROFILE
from voidlock.games.hulk.bots.value import ANY, NAMES, features
from voidlock.hulk import RULES, mission_names

RIDGE = 2.0
FEWEST_WON = 10
"""Minimum number of turns from won games to fit a kind of victory."""
LONGEST = 5_000
"""Answers after which a game is abandoned."""


def played_by_heuristics(mission: str, seed: str) -> tuple[list[list[float]], float]:
    """The features at the start of each turn of one game, and 1 if it was won."""
    game = Game(RULES, RULES.set_up({"mission": mission}), Source(seed_of(seed)), keep=False).start()
    found: list[list[float]] = []
    turn = 0
    for _ in range(LONGEST):
        if not game.pending:
            break
        choice = game.pending[0]
        if game.state.turn != turn and SEARCH_PROFILE.judged(game.state, choice):
            turn = game.state.turn
            found.append(features(game.state))
        game.play(SEARCH_PROFILE.heuristic(game.state, choice))
    return found, float(game.result == "win")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="of each mission")
    parser.add_argument("--missions", default=",".join(mission_names()))
    parser.add_argument("--seed", default="hulk-value")
    options = parser.parse_args()
    kinds: dict[str, tuple[list[list[float]], list[float]]] = {}
    for mission in options.missions.split(","):
        kind = RULES.set_up({"mission": mission}).board.mission.victory[0].name
        for number in range(options.games):
            found, win = played_by_heuristics(mission, f"{options.seed} {mission} {number}")
            for name in (kind, ANY):
                rows, results = kinds.setdefault(name, ([], []))
                rows += found
                results += [win] * len(found)
    written = json.loads(HULK_VALUE.read_text(encoding="utf-8"))
    for kind, (rows, results) in kinds.items():
        if sum(results) < FEWEST_WON:
            print(f"{kind}: too few turns of games that were won; it is judged like any")
            written.pop(kind, None)
            continue
        played, won = np.array(rows), np.array(results)
        knowing_nothing = np.zeros(played.shape[1])
        weights = fitted(played, won, knowing_nothing, RIDGE / len(won))
        before, now = [loss(played, won, each) for each in (knowing_nothing, weights)]
        print(f"{kind}: {len(rows)} turns, {won.mean():.3f} won; loss: {before:.3f}, then {now:.3f}")
        written[kind] = {name: round(float(weight), 4) for name, weight in zip(NAMES, weights, strict=True)}
    write(HULK_VALUE, written)


if __name__ == "__main__":
    main()
