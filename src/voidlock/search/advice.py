"""Advice about a choice: the librarian's plan, and confidence intervals for each answer from its roll-outs."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from statistics import NormalDist
from time import perf_counter
from typing import Final, Literal, NamedTuple

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Option
from voidlock.engine.rules import S
from voidlock.odds.figure import Because

from .budget import Budget, Clock, Now
from .lines import continue_line
from .profile import profile_of
from .race import FEWEST, LEVEL, Race, Runner, runner
from .search import FEW_DEALS, Thought, think_of_each

WRONG = 0.05
"""The error rate: how often a claim of best, or an interval, may be wrong."""

WITHIN = NormalDist().inv_cdf(1 - WRONG / 2)
"""Half-width in standard errors of an interval that contains the true mean 95 times in 100."""

DOUBT = 0.25
"""The assumed variance of one extra roll-out (a prior): a few roll-outs that agree are not certainty."""

Verdict = Literal["best", "close", "few"]
BEST: Final = "best"
"""One answer leads all others that were tried by more than luck explains."""
CLOSE: Final = "close"
"""Several answers are about equal."""
FEW: Final = "few"
"""There were too few roll-outs to tell."""


class Estimate(NamedTuple):
    """An answer's value under heuristic roll-outs. All answers are tried on the same deals (common random numbers).

    The interval is that of the difference to the leading answer; for the leading answer, that of its chance to win.
    It covers the luck of the roll-outs, not the errors of the heuristics and the value function.
    """

    option: Option[object]
    chance: float
    low: float
    high: float
    games: int


class Advice(NamedTuple):
    """The librarian's opinion.

    verdict     whether one answer is the best, several are about equal, or there were too few roll-outs
    estimates   for the answers that were tried, in the order of the choice
    level       the answers that cannot be told apart from the leading one, which comes first
    plan        the librarian's answers, starting with the leading one, for as long as only this seat decides
    best        the leading answer, which the librarian would give; only the verdict says whether it is the best
    rule        the heuristic answer
    why         the reason for the heuristic answer, where it is the leading one and has one
    games       how many games were played out from the leading answer
    plays_on    the bot whose heuristics play the roll-outs
    """

    verdict: Verdict
    estimates: tuple[Estimate, ...]
    level: tuple[Option[object], ...]
    plan: tuple[Option[object], ...]
    best: Option[object]
    rule: Option[object]
    why: Because | None
    games: int
    plays_on: str


def advise(
    seat: Seat[S],
    choice: Choice[object],
    rng: random.Random,
    budget: Budget | None = None,
    now: Now = perf_counter,
) -> Advice:
    """Rate each answer within a budget, usually the game's. The librarian sees no more than the seat does."""
    profile = profile_of(seat.rules)
    clock = Clock(budget or Budget(seconds=profile.patience), now=now)
    thought = think_of_each(seat, choice, clock, rng)
    place = thought.choices.index(choice)
    by_answer = _by_answer(thought, choice, place)
    best = thought.lines[thought.best][place]
    level = [best, *_not_behind(thought.race, by_answer, best)]
    rule = choice.options[profile.heuristic(seat.redealt(rng, keep=False).state, choice)]
    return Advice(
        verdict=_verdict(thought.race.values[thought.best], level),
        estimates=tuple(_estimates(thought.race, by_answer, best)),
        level=tuple(level),
        plan=_plan(seat, thought),
        best=best,
        rule=rule,
        why=profile.why(seat, choice) if best is rule else None,
        games=thought.race.runners[thought.best].games,
        plays_on=profile.plays_on,
    )


def _plan(seat: Seat[S], thought: Thought) -> tuple[Option[object], ...]:
    """The leading line to its end; for cards that are chosen together, all of them."""
    line = thought.lines[thought.best]
    return line if len(thought.choices) > 1 else continue_line(seat.redealt(random.Random(0)), seat.number, line)


def _by_answer(thought: Thought, choice: Choice[object], place: int) -> dict[Option[object], int]:
    """The line that represents each answer that was tried: the one with most roll-outs, which is its best."""
    runners = thought.race.runners
    found: dict[Option[object], int] = {}
    for option in choice.options:
        tried = [
            line for line, answers in enumerate(thought.lines) if answers[place] is option and runners[line].games >= 1
        ]
        if tried:
            found[option] = max(tried, key=lambda line: (line == thought.best, runners[line].games, runners[line].mean))
    return found


def _not_behind(raced: Race, by_answer: Mapping[Option[object], int], best: Option[object]) -> list[Option[object]]:
    """The answers that the leading one does not beat by more than luck."""
    if best not in by_answer:
        return []
    rivals = [option for option in by_answer if option is not best]
    leads = {option: raced.lead(by_answer[best], by_answer[option]) for option in rivals}
    return [option for option, lead in leads.items() if not ahead(lead, len(rivals))]


def ahead(lead: Runner, rivals: int) -> bool:
    """Whether a lead matters and is more than luck: with many rivals, one of them is always lucky.

    More rivals widen the interval (Bonferroni), and so do fewer deals (the first term of Student's t).
    """
    if lead.games < 2:
        return False
    normal = NormalDist().inv_cdf(1 - WRONG / 2 / rivals)
    student = normal + (normal**3 + normal) / (4 * (lead.games - 1))
    return lead.mean >= max(LEVEL, student * lead.error)


def _verdict(leading: list[float], level: list[Option[object]]) -> Verdict:
    if len(leading) < FEWEST:
        return FEW
    return CLOSE if len(level) > 1 else BEST


def _estimates(raced: Race, by_answer: Mapping[Option[object], int], best: Option[object]) -> list[Estimate]:
    """Estimates of the answers tried often enough, each compared with the leader on the deals that both had."""
    if best not in by_answer:
        return []
    leading = runner(raced.values[by_answer[best]])
    found = []
    for option, line in by_answer.items():
        games = len(raced.values[line])
        if games < FEW_DEALS:
            continue
        if option is best:
            spread = WITHIN * math.sqrt(leading.error**2 + DOUBT / leading.games**2)
            chance = leading.mean
        else:
            lead = raced.lead(by_answer[best], line)
            chance, spread = leading.mean - lead.mean, WITHIN * lead.error
        chance = min(max(chance, 0.0), 1.0)
        found.append(Estimate(option, chance, max(chance - spread, 0.0), min(chance + spread, 1.0), games))
    return found
