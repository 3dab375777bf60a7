"""Advice about a choice: how its answers compare, as far as the librarian can tell, and what it would do."""

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

from .budget import ONE_SECOND, Budget, Clock, Now
from .lines import continued
from .lore import lore_of
from .race import FEWEST, LEVEL, Race, Runner, runner
from .search import FEW_DEALS, Thought, think_of_each

WRONG = 0.05
"""How often something may be called the best, or outside of an interval, that is not."""

WITHIN = NormalDist().inv_cdf(1 - WRONG / 2)
"""Standard errors to each side: made so, an interval holds the true mean 95 times in 100."""

DOUBT = 0.25
"""The variance of one more imagined game, of which nothing is known: a few games that agree are not certainty."""

Verdict = Literal["best", "close", "few"]
BEST: Final = "best"
"""One answer is ahead of all others that were tried, by more than luck explains."""
CLOSE: Final = "close"
"""Several answers are about equal."""
FEW: Final = "few"
"""Too few games were imagined to tell."""


class Estimate(NamedTuple):
    """What an answer comes to if rules of thumb play on. All answers are tried on the same deals, so what counts is how
    they compare: the interval is that of the comparison with the leading answer, and for this one that of the chance.

    It covers the luck of the imagined games, not what rules of thumb and judgement miss.
    """

    option: Option[object]
    chance: float
    low: float
    high: float
    games: int


class Advice(NamedTuple):
    """What the librarian thinks.

    verdict     whether one answer is the best, several are about equal, or too few games were imagined
    estimates   of the answers that were tried, in the order of the choice
    level       the answers that cannot be told apart from the leading one, which is the first of them
    plan        what the librarian would answer, beginning with the leading answer, as long as the seat alone decides
    best        the leading answer, which the librarian would give; only the verdict says whether it is the best
    rule        the answer by rules of thumb
    why         the name of the rule, where it has one
    plays_on    the bot whose rules of thumb play on in the imagined games
    """

    verdict: Verdict
    estimates: tuple[Estimate, ...]
    level: tuple[Option[object], ...]
    plan: tuple[Option[object], ...]
    best: Option[object]
    rule: Option[object]
    why: str
    plays_on: str


def advise(
    seat: Seat[S], choice: Choice[object], rng: random.Random, budget: Budget = ONE_SECOND, now: Now = perf_counter
) -> Advice:
    """What the librarian thinks of each answer. It sees no more than the seat does."""
    lore = lore_of(seat.rules)
    thought = think_of_each(seat, choice, Clock(budget, now=now), rng)
    place = thought.choices.index(choice)
    by_answer = _by_answer(thought, choice, place)
    best = thought.lines[thought.best][place]
    level = [best, *_not_behind(thought.race, by_answer, best)]
    state = seat.redealt(rng, keep=False).state
    return Advice(
        verdict=_verdict(thought.race.values[thought.best], level),
        estimates=tuple(_estimates(thought.race, by_answer, best)),
        level=tuple(level),
        plan=_plan(seat, thought),
        best=best,
        rule=choice.options[lore.thumb(state, choice)],
        why=lore.why(state, choice),
        plays_on=lore.plays_on,
    )


def _plan(seat: Seat[S], thought: Thought) -> tuple[Option[object], ...]:
    """The leading line to its end; of cards that are chosen together, all."""
    line = thought.lines[thought.best]
    return line if len(thought.choices) > 1 else continued(seat.redealt(random.Random(0)), seat.number, line)


def _by_answer(thought: Thought, choice: Choice[object], place: int) -> dict[Option[object], int]:
    """By answer that was tried the line that stands for it: of several the one that was looked at longest, which is the
    best of them."""
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
    """The answers that the leading one is not ahead of beyond the luck of the imagined games."""
    if best not in by_answer:
        return []
    rivals = [option for option in by_answer if option is not best]
    leads = {option: raced.lead(by_answer[best], by_answer[option]) for option in rivals}
    return [option for option, lead in leads.items() if not ahead(lead, len(rivals))]


def ahead(lead: Runner, rivals: int) -> bool:
    """Whether a lead matters and is more than luck, where the leader is one of many: with so many rivals, somebody is
    always lucky.

    The more rivals, the wider the interval (Bonferroni); the fewer deals, too (Student's t, its first term).
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
    """Of what was tried often enough. Others dropped out before the leading answer did, so they are measured by what
    they were behind it on the deals that both had."""
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
