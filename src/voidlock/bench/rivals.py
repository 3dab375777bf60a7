"""Random games of other engines, in an environment of their own: `python -m voidlock.bench.rivals open_spiel`."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial

from voidlock.bench.loop import Figure, Trial, rate


def spiel(name: str, number: int) -> int:
    """A game of OpenSpiel, which is C++: the number of choices with more than one legal action."""
    import pyspiel

    rng, choices = random.Random(number), 0
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            legal = state.legal_actions()
            choices += len(legal) > 1
            state.apply_action(legal[int(rng.random() * len(legal))])
    return choices


def settlers(number: int) -> int:
    """A game of catanatron, which is Python."""
    from catanatron import Color, Game, RandomPlayer

    game, choices = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=number), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
    return choices


def _choices(name: str, play: Callable[[int], int], games: int) -> Figure:
    return Trial(name, "/s", lambda: rate(play, games)).measure()


RIVALS: dict[str, Callable[[], list[Figure]]] = {
    "open_spiel": lambda: [
        _choices("Hanabi, 2 players: choices", partial(spiel, "hanabi(players=2)"), 300),
        _choices("Hanabi, 5 players: choices", partial(spiel, "hanabi(players=5)"), 300),
        _choices("gin rummy: choices", partial(spiel, "gin_rummy"), 20),
    ],
    "catanatron": lambda: [_choices("Catan, 4 players: choices", settlers, 3)],
}


if __name__ == "__main__":
    print(json.dumps(RIVALS[sys.argv[1]]()))
