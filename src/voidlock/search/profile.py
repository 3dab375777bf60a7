"""Search plug-in of a game: the heuristic policy, value function and limits that the librarian needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Game, Option
from voidlock.engine.rules import Rules, S
from voidlock.games import kit_for, require
from voidlock.odds.figure import Because

Line = tuple[Option[object], ...]
"""A line: answers in a row."""


def _no_reason(seat: object, choice: Choice[object]) -> None:
    return None


def _no_figures(state: object) -> Mapping[str, float]:
    return {}


class SearchProfile(NamedTuple, Generic[S]):
    """What the search knows about one game.

    heuristic   the index of the heuristic answer (the roll-out policy)
    value       the value function: the chance to win from the open position, where `judged` allows it
    round       the number of the round or turn
    judged      whether the value function applies at this question, the first of a round
    together    the kind of choice that a seat owes several of together; empty if there is none
    plain       kinds of choice that are left to the heuristics
    deals       how many deals make the error of a comparison as small as the usual difference between lines
    plays_on    the bot whose heuristics play the roll-outs
    ideas       candidate lines, the heuristic one first; None: every line is a candidate
    rounds      how many rounds a roll-out lasts before the position is rated
    doubt       how many standard errors a line must lead the heuristic one by; 0: the best is taken
    why         the reason for the heuristic answer to a choice, with its figures; None if it has none
    figures     what a position is told by, the most telling first; more is better
    patience    how many seconds advice about one choice takes
    """

    heuristic: Callable[[S, Choice[object]], int]
    value: Callable[[S], float]
    round: Callable[[S], int]
    judged: Callable[[S, Choice[object]], bool]
    together: str
    plain: frozenset[str]
    deals: int
    plays_on: str
    ideas: Callable[[Game[S]], list[Line]] | None = None
    rounds: int = 1
    doubt: float = 0.0
    why: Callable[[Seat[S], Choice[object]], Because | None] = _no_reason
    figures: Callable[[S], Mapping[str, float]] = _no_figures
    patience: float = 1.0


def profile_of(rules: Rules[S]) -> SearchProfile[S]:
    """The profile of a game, imported on first use. Raises `Lacking` if the game has none."""
    return require(kit_for(rules).search_profile, "advice")
