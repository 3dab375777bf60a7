"""Search bot (determinised Monte Carlo): it compares answers by roll-outs of games re-dealt from its seat.

>>> import random
>>> from voidlock import angel, bots, search
>>> game = angel.new(seed=7, teams="random")
>>> advice = search.advise(bots.Seat(game, 1), game.pending[0], random.Random(1), search.Budget(games=20))
>>> advice.verdict in ("best", "close", "few")
True
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import NamedTuple

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Option
from voidlock.engine.rules import S

from .advice import Advice, Estimate, Verdict, advise
from .budget import ONE_SECOND, Budget, Clock, Now, TimeBank
from .explaining import explain
from .profile import Line, profile_of
from .search import Thought, think, think_ahead, think_jointly

__all__ = ["Advice", "Budget", "Estimate", "LibrarianBot", "Verdict", "VeteranBot", "advise", "explain"]


VETERAN = Budget(games=48)

Think = Callable[[Seat[S], Choice[object], Clock, random.Random], Thought]


class Step(NamedTuple):
    """A planned answer, and the question it answers."""

    question: str
    answer: Option[object]


class Plan(NamedTuple):
    """The Action cards chosen together in one round, by team."""

    round: int
    cards: dict[str, Option[object]]


class LibrarianBot:
    """Tries every answer on the same deals, finishes each with a heuristic roll-out, and rates the final position."""

    redeals = True

    def __init__(self, budget: Budget = ONE_SECOND, now: Now = perf_counter) -> None:
        self.budget = budget
        self._bank = TimeBank(budget, now)
        self._plan = Plan(0, {})
        self._steps: list[Step] = []

    @classmethod
    def with_budget(cls, text: str) -> Callable[[], LibrarianBot] | None:
        """A factory of librarians with this budget; None if the text is not a budget."""
        budget = Budget.read(text)
        return partial(cls, budget) if budget is not None else None

    @property
    def saved(self) -> float:
        """Seconds left over from earlier questions. A caller that rebuilds the bot mid-game can pass them on."""
        return self._bank.saved

    @saved.setter
    def saved(self, seconds: float) -> None:
        self._bank.saved = seconds

    def answer(self, seat: Seat[S], choice: Choice[object], rng: random.Random) -> Option[object]:
        profile = profile_of(seat.rules)
        if choice.kind == profile.together:
            return self._card(seat, choice, rng)
        if choice.kind in profile.plain:
            self._steps = []
            return choice.options[profile.heuristic(seat.redealt(rng, keep=False).state, choice)]
        if not self._steps or self._steps[0].question != question_key(choice):
            thought = self._think(think_ahead, seat, choice, rng)
            self._steps = steps(seat, thought.lines[thought.best])
        return self._steps.pop(0).answer

    def _think(self, think: Think[S], seat: Seat[S], choice: Choice[object], rng: random.Random) -> Thought:
        clock = self._bank.clock()
        thought = think(seat, choice, clock, rng)
        self._bank.settle(clock)
        return thought

    def _card(self, seat: Seat[S], choice: Choice[object], rng: random.Random) -> Option[object]:
        """Choose all the cards that the seat owes together, then give them one by one."""
        assert choice.subject is not None
        team = choice.subject.id
        round = profile_of(seat.rules).round(seat.redealt(rng, keep=False).state)
        if self._plan.round != round or self._plan.cards.get(team) not in choice.options:
            alone = len({owed.seat for owed in seat.redealt(random.Random(0)).pending}) == 1
            thought = self._think(think if alone else think_jointly, seat, choice, rng)
            cards = {
                owed.subject.id: card
                for owed, card in zip(thought.choices, thought.lines[thought.best], strict=True)
                if owed.subject is not None
            }
            self._plan = Plan(round, cards)
        return self._plan.cards.pop(team)


class VeteranBot(LibrarianBot):
    """A librarian with little time: the level between heuristics and a second of thought."""

    def __init__(self, budget: Budget = VETERAN, now: Now = perf_counter) -> None:
        super().__init__(budget, now)


def question_key(choice: Choice[object]) -> str:
    """The full question as text, used as a key."""
    return f"{choice} {' '.join(choice.texts())}"


def steps(seat: Seat[S], line: Line) -> list[Step]:
    """Pair each answer of a line with its question, which is the same in every deal."""
    game = seat.redealt(random.Random(0))
    found: list[Step] = []
    for option in line:
        if found and (not game.pending or option not in game.pending[0].options):
            break
        found.append(Step(question_key(game.pending[0]), option))
        game.apply(seat.number, option)
    return found
