"""What the librarian must know of a game to search it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from voidlock.engine import Choice, Game, Option
from voidlock.engine.rules import Rules, S
from voidlock.games import kit_for, required

Line = tuple[Option[object], ...]
"""Answers in a row."""


def _no_reason(state: object, choice: Choice[object]) -> str:
    return ""


class Lore(NamedTuple, Generic[S]):
    """One game.

    thumb       the place of the answer that rules of thumb give
    value       the chance to win, judged by what lies on the table, where `judged` says so
    round       the number of the round or turn
    judged      whether this question, the first of a round, is a place to judge
    together    the kind of choices that a seat owes all at once; empty if there is none
    plain       kinds of choice that are left to the rules of thumb
    deals       so many make the error of a comparison as small as the differences between lines usually are
    plays_on    the bot whose rules play the imagined games
    ideas       lines of answers that are worth a thought, the rules' own first; None: every line is
    rounds      so many rounds are imagined; then the position is judged
    doubt       another line must be ahead of the rules' own by so many standard errors; 0: the best is taken
    why         the name of the rule of thumb that decides a choice; empty if there is none to tell
    """

    thumb: Callable[[S, Choice[object]], int]
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
    why: Callable[[S, Choice[object]], str] = _no_reason


def lore_of(rules: Rules[S]) -> Lore[S]:
    """The lore of a game, imported when it is first searched. Raises `Lacking` if the game has none."""
    return required(kit_for(rules).lore, "advice")
