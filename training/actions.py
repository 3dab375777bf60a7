"""Ridge regression: which Action cards the board needs, from trying all hands of cards.

    python -m training.actions --games 1200 --players 1

In every round all hands (or a dozen of them) are tried on the same deals; rules of thumb play on to the next round, and
the value function judges it. The advantage of the hands with a card is then regressed on the features of the board.
"""

from __future__ import annotations

import argparse
import random
from functools import partial
from itertools import product
from typing import NamedTuple

import numpy as np

from training.games import NEEDS, begun, in_processes, write
from voidlock.engine import SPECTATOR, Choice, Game
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.bots.brother.needs import NAMES, Needs
from voidlock.games.angel.bots.search_profile import SEARCH_PROFILE
from voidlock.games.angel.facts import ACTION_NAMES, ACTION_OF, team_by_name
from voidlock.games.angel.state import State
from voidlock.search.search import play_on

DEALS, HANDS = 16, 12
STRAY = 0.1
"""How often a hand is played at random (epsilon-greedy), so that training sees other boards too."""


class Tried(NamedTuple):
    """A card, the board as its team saw it, the advantage of the hands with it, and the mean of all."""

    card: int
    features: list[float]
    better: float
    hands: int
    mean: float


def tried(game: Game[State], rng: random.Random) -> tuple[list[Tried], tuple[int, ...]]:
    """The samples of one round, and the hand to play."""
    owed: list[Choice[int]] = list(game.pending)  # type: ignore[arg-type]  # the value of a card is its type
    hands = list(product(*[range(len(choice.options)) for choice in owed]))
    if len(hands) > HANDS:
        habit = tuple([choose_by_heuristics(game.state, choice) for choice in owed])
        hands = [habit, *rng.sample([hand for hand in hands if hand != habit], HANDS - 1)]
    worth = [0.0] * len(hands)
    for _ in range(DEALS):
        dealt = game.redealt(SPECTATOR, random.Random(rng.getrandbits(64)))
        for place, hand in enumerate(hands):
            imagined = dealt.clone(keep=False)
            for choice, answer in zip(owed, hand, strict=True):
                imagined.apply(choice.seat, choice.options[answer])
            worth[place] += play_on(imagined, game.state.round + 1, SEARCH_PROFILE) / DEALS
    mean = sum(worth) / len(worth)
    needs = Needs(game.state)
    found = []
    for place, choice in enumerate(owed):
        assert choice.subject is not None
        team = team_by_name(choice.subject.id)
        features = needs.features(team)
        for answer, option in enumerate(choice.options):
            with_it = [value for value, hand in zip(worth, hands, strict=True) if hand[place] == answer]
            if with_it:
                better = sum(with_it) / len(with_it) - mean
                found.append(Tried(ACTION_OF[team][option.value], features, better, len(with_it), mean))
    return found, hands[rng.randrange(len(hands)) if rng.random() < STRAY else worth.index(max(worth))]


def played(players: int, words: str) -> list[Tried]:
    game = begun(players, words, keep=True)
    rng = random.Random(words)
    found: list[Tried] = []
    while game.pending:
        if game.pending[0].kind != "choose_action":
            game.play(choose_by_heuristics(game.state, game.pending[0]))
            continue
        owed = list(game.pending)
        more, hand = tried(game, rng)
        found += more
        for choice, answer in zip(owed, hand, strict=True):
            game.apply(choice.seat, choice.options[answer])
    return found


def fitted(rows: list[Tried]) -> dict[str, float]:
    """The weight of each feature for a card: weighted least squares with a small ridge penalty."""
    spread = np.array([max(row.mean * (1 - row.mean), 0.02) for row in rows])
    board = np.array([row.features for row in rows])
    better = np.array([row.better for row in rows]) / spread
    trust = spread * np.sqrt([row.hands for row in rows])
    scale = board.std(0)
    scale[0] = 1.0
    used = scale > 1e-6
    scaled = np.where(used, board / np.where(used, scale, 1.0), 0.0)
    pull = 0.005 * trust.sum() * np.eye(scaled.shape[1])
    weights = np.linalg.solve((scaled * trust[:, None]).T @ scaled + pull, (scaled * trust[:, None]).T @ better)
    weights /= np.where(used, scale, 1.0)
    return {name: round(float(weight), 4) for name, weight in zip(NAMES, weights, strict=True) if abs(weight) > 5e-5}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[1])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", default="actions")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    rows: list[Tried] = []
    for place, players in enumerate(options.players):
        words = [f"{options.seed} {place} {players} {i}" for i in range(options.games // len(options.players))]
        rows += [row for game in in_processes(partial(played, players), words, options.jobs) for row in game]
    by_card = {name: fitted([row for row in rows if row.card == card]) for card, name in enumerate(ACTION_NAMES)}
    print(f"{len(rows)} cards tried")
    write(NEEDS, by_card)


if __name__ == "__main__":
    main()
