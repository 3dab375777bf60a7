"""Search benchmark of the Death Angel bots: roll-outs per processor second, and whole games of brother.

    python bench/thinking.py

Each figure is the best of several runs, beside the fixed loop of `make bench`, so that machines can be compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time

from measures import LOOP, loop

from voidlock import angel
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.engine import Game
from voidlock.games.angel.bots.brother import thumb
from voidlock.search.budget import Budget
from voidlock.search.search import think

PLAYERS = (1, 3, 6)
RUNS = 7
GAMES = 300
ROUND = 4


def in_round(players: int, cards: bool) -> Game[State]:
    """One of brother's games in the fourth round, at a choice of cards or at another question."""
    game = angel.new(players, seed=f"thinking {players}", teams="random")
    while game.state.round < ROUND or (game.pending[0].kind == "choose_action") != cards:
        choice = game.pending[0]
        game.apply(choice.seat, choice.options[thumb(game.state, choice)])
    return game


def imagined(game: Game[State]) -> Callable[[], float]:
    """Roll-outs per second for one choice; with a budget of games every machine plays the same number."""

    def once() -> float:
        choice = game.pending[0]
        clock = Budget(games=GAMES).clock()
        start = process_time()
        think(Seat(game, choice.seat), choice, clock, random.Random(1))
        return clock.games / (process_time() - start)

    return once


def whole_games(players: int) -> Callable[[], float]:
    """Whole games of brother per second."""

    def once() -> float:
        start = process_time()
        for seed in range(4):
            game = angel.new(players, seed=seed, teams="random")
            bots = {
                seat: (bot_kind("brother", angel.RULES).make(), Seat(game, seat), random.Random(seat))
                for seat in game.seats
            }
            while game.pending:
                choice = game.pending[0]
                bot, seat, rng = bots[choice.seat]
                game.apply(choice.seat, bot.answer(seat, choice, rng))
        return 4 / (process_time() - start)

    return once


def best(once: Callable[[], float]) -> tuple[float, float]:
    """The best rate of several runs, and the same scaled to the machine of docs/performance.md."""
    fixed, found = 1e9, 0.0
    for _ in range(RUNS):
        fixed, found = min(fixed, loop()), max(found, once())
    return found, found * fixed / LOOP


def main() -> None:
    print(f"{'a processor second':<36} {'here':>8} {'at 12 ms':>9}")
    for players in PLAYERS:
        kinds = {
            "imagined games, cards": imagined(in_round(players, cards=True)),
            "imagined games, another choice": imagined(in_round(players, cards=False)),
            "games of brother": whole_games(players),
        }
        for name, once in kinds.items():
            here, there = best(once)
            print(f"{players} p, {name:<31} {here:>8,.0f} {there:>9,.0f}")


if __name__ == "__main__":
    main()
