"""Random games of Space Hulk: every mission from its start, and marines who know a little."""

from __future__ import annotations

import random
from collections.abc import Callable

from voidlock import hulk
from voidlock.hulk import RULES, State
from voidlock.table import Choice, Game

GAMES = {"hulk": RULES}
MISSIONS = hulk.mission_names()

Policy = Callable[[Choice[object], random.Random], int]

WISHES = (
    "fire:S",
    "fire:broodlord",
    "snap:S",
    "assault:S",
    "flame:",
    "overwatch",
    "activate:",
    "move:",
    "listed",
    "face:",
)


def uniform(choice: Choice[object], rng: random.Random) -> int:
    return rng.randrange(len(choice.options))


def careful(choice: Choice[object], rng: random.Random) -> int:
    """Marines who shoot, watch and move on, so that games last."""
    texts = choice.texts()
    for wish in WISHES:
        fitting = [place for place, text in enumerate(texts) if text.startswith(wish)]
        if fitting and rng.random() < 0.5:
            return rng.choice(fitting)
    return rng.randrange(len(texts))


def play(
    game: Game[State],
    policy: Policy,
    rng: random.Random,
    each: Callable[[Game[State]], None] = lambda game: None,
    longest: int = 20_000,
) -> Game[State]:
    """Play to the end; `each` is called at every choice and at the end."""
    for _ in range(longest):
        each(game)
        if not game.pending:
            return game
        choice = game.pending[0]
        game.apply(choice.seat, choice.options[policy(choice, rng)])
    raise AssertionError(f"no end after {longest} answers: {RULES.write(game.state)}")
