"""Why an answer: what it leads to, beside the best other answer, on the same deals.

It costs a few dozen roll-outs and holds for any bot's answer, or a person's. Whoever shows it to others waits until the
answer is open.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Option
from voidlock.engine.rules import S
from voidlock.odds.explanation import BEHIND, CHANCE, LEVEL, ONLY, Explanation

from .profile import Line, profile_of
from .race import Runner, lead, runner
from .search import answers_of_others, roll_out, worth_of

DEALS = 24
"""How many deals every answer is tried on."""

CLEAR = 2.0
"""A difference counts if it is this many standard errors."""

LEAST = 0.1
"""A smaller difference in a figure is not worth telling."""


class Outcome(NamedTuple):
    """What an answer led to in one deal: the chance to win, and the game's figures; none if the game was won."""

    worth: float
    figures: Mapping[str, float]


def explain(
    seat: Seat[S], hand: Sequence[Option[object]], choice: Choice[object], rng: random.Random, deals: int = DEALS
) -> Explanation:
    """Why the seat gives its answer to this choice. `hand` answers everything that it owes, in the order it is owed."""
    owed = seat.choices
    place = owed.index(choice)
    given = hand[place]
    rivals = [option for option in choice.options if option != given]
    if not rivals:
        return Explanation(given, given, ONLY, 0.0, 0.0, 0.0)
    lines: list[Line] = [(*hand[:place], option, *hand[place + 1 :]) for option in (given, *rivals)]
    found = _outcomes(seat, lines, deals, rng)
    means = [runner([each.worth for each in outcomes]).mean for outcomes in found]
    best = max(range(1, len(lines)), key=means.__getitem__)
    why, number = _reason(found[0], found[best])
    return Explanation(given, rivals[best - 1], why, number, means[0], means[best])


def _outcomes(seat: Seat[S], lines: Sequence[Line], deals: int, rng: random.Random) -> list[list[Outcome]]:
    """What each line leads to, deal by deal."""
    profile = profile_of(seat.rules)
    others = answers_of_others(seat)
    until = profile.round(seat.redealt(rng, keep=False).state) + profile.rounds
    found: list[list[Outcome]] = [[] for _ in lines]
    for _ in range(deals):
        dealt = seat.redealt(random.Random(rng.getrandbits(64)))
        for other, option in others:
            dealt.apply(other, option)
        for outcomes, line in zip(found, lines, strict=True):
            game = dealt.clone(keep=False)
            for option in line:
                game.apply(seat.number, option)
            roll_out(game, until, profile)
            figures = {} if game.result == "win" else profile.figures(game.state)
            outcomes.append(Outcome(worth_of(game, profile), figures))
    return found


def _reason(given: Sequence[Outcome], other: Sequence[Outcome]) -> tuple[str, float]:
    """The first figure that speaks for an answer clearly, or else the chance."""
    worth, rival = [[each.worth for each in outcomes] for outcomes in (given, other)]
    if not _is_clear(lead(worth, rival)):
        return BEHIND if _is_clear(lead(rival, worth)) else LEVEL, 0.0
    both = [(one.figures, two.figures) for one, two in zip(given, other, strict=True) if one.figures and two.figures]
    for name in both[0][0] if both else ():
        ahead = runner([one[name] - two[name] for one, two in both])
        if ahead.mean >= LEAST and _is_clear(ahead):
            return name, ahead.mean
    return CHANCE, 0.0


def _is_clear(ahead: Runner) -> bool:
    return ahead.mean > 0 and ahead.mean >= CLEAR * ahead.error
