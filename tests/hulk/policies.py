"""Baseline policies for Space Hulk: random ones, and one that only stands on overwatch.

voidlock sim --mission defend --bot tests/hulk/policies.py:Sentry --games 500
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ClassVar

from voidlock import hulk
from voidlock.bots import Seat
from voidlock.engine import Choice, Game, Option
from voidlock.hulk import RULES, State

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
    """Random with preferences: marines shoot, watch and move on, so that games last."""
    texts = choice.texts()
    for wish in WISHES:
        fitting = [place for place, text in enumerate(texts) if text.startswith(wish)]
        if fitting and rng.random() < 0.5:
            return rng.choice(fitting)
    return rng.randrange(len(texts))


class Sentry:
    """Overwatch only: stands where the mission puts it, and spends command points on jams alone.

    A mission that it wins is won by standing still. Marines without a gun for overwatch stand on guard.
    """

    wishes: ClassVar[dict[str, tuple[str, ...]]] = {
        "deployment": ("listed",),
        "next_marine": ("activate", "end"),
        "order": ("clear", "overwatch", "guard", "done"),
        "shoot_after_moving": ("done",),
    }

    def answer(self, seat: Seat[State], choice: Choice[object], rng: random.Random) -> Option[object]:
        if choice.kind == "react":
            return self._clear_a_jam(seat, choice, rng)
        on_post = choice.kind == "order" and choice.subject is not None and self._posted(seat, choice.subject.id, rng)
        wishes = ("clear", "done") if on_post else self.wishes.get(choice.kind, ())
        for wish in wishes:
            for option in choice.options:
                if option.text.partition(":")[0] == wish:
                    return option
        return choice.options[0]

    def _posted(self, seat: Seat[State], name: str, rng: random.Random) -> bool:
        """Whether this marine is in overwatch or on guard."""
        state = seat.redealt(rng, keep=False).state
        marine = state.board.marine_names.index(name)
        return bool((state.overwatch | state.guard) >> marine & 1)

    def _clear_a_jam(self, seat: Seat[State], choice: Choice[object], rng: random.Random) -> Option[object]:
        """JAM-2, OVW-7: a command point restores the overwatch of a marine whose gun has jammed."""
        state = seat.redealt(rng, keep=False).state
        jammed = [f"command:{state.board.marine_names[m]}" for m in state.marines() if state.jammed >> m & 1]
        for option in choice.options:
            if option.text in jammed:
                return option
        return choice.options[-1]


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
