"""Many games from one position with the real engine, for odds to be held against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt

from tests.stage import Stage, stage
from voidlock.angel import RULES
from voidlock.engine import Choice, Game, Source, seed_of
from voidlock.games.angel.facts import MARINE_NAMES
from voidlock.games.angel.state import State
from voidlock.games.angel.view.types import AngelView, angel_view

GAMES = 4000


def standing_still(formation: str, **position: object) -> Stage:
    """A position in which nothing is asked and nothing goes on by itself."""
    return stage(formation, agenda=[], **position)  # type: ignore[arg-type]  # checked when the position is read


def view_of(t: Stage, seat: int = 1) -> AngelView:
    return angel_view(t.game.view(seat))


def spends(choice: Choice[object]) -> str:
    """The way of spending that odds assume: a token, else the Artefact, when the roll would kill; never otherwise."""
    texts = choice.texts()
    if choice.kind == "defence":
        killed = choice.outcome is not None and choice.outcome.id == "slain"
        wanted = ["reroll", "discard:artefact", "accept"] if killed else ["accept"]
        return next(text for text in wanted if text in texts)
    return texts[0]


def rerolls_misses(choice: Choice[object]) -> str:
    """The way of rerolling that odds assume; of what may be slain, all."""
    if choice.kind == "reroll_attack":
        return "reroll" if choice.outcome is not None and choice.outcome.id == "miss" else "keep"
    return choice.texts()[0]


def sample(
    t: Stage, task: tuple[str | int, ...], policy: Callable[[Choice[object]], str], games: int = GAMES
) -> list[State]:
    """How the position ends up in so many games that do the task and nothing after it."""
    ends: list[State] = []
    for number in range(games):
        state = t.state.copy()
        state.agenda = [task]  # type: ignore[list-item]  # a task is its name and numbers
        game = Game(RULES, state, Source(seed_of(f"odds {number}"))).start()
        while game.pending:
            choice = game.pending[0]
            game.apply(choice.seat, policy(choice))
        ends.append(game.state)
    return ends


def agrees(chance: Fraction | float, seen: int, games: int = GAMES) -> bool:
    """Whether so many of the games lie within five standard deviations (and a game) of the chance."""
    chance = float(chance)
    return abs(seen - chance * games) <= 5 * sqrt(games * chance * (1 - chance)) + 1


def survivors(ends: list[State]) -> Counter[str]:
    """In how many games each Marine lived to the end."""
    return Counter(MARINE_NAMES[marine] for state in ends for marine in state.formation)
