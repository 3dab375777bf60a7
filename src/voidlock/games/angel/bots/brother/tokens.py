"""Heuristics for Support Tokens: which Marine needs one, and which can spare one."""

from __future__ import annotations

from voidlock.engine import Choice
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State

from .threat import KILLS, SLAIN, best, strength, values, worth
from .weights import WEIGHTS


def token_worth(state: State, marine: Marine) -> float:
    """The value of a Marine's last token."""
    tokens = state.tokens[marine]
    if not tokens:
        return 0.0
    front = strength(state.swarms[state.front(marine)])
    return SLAIN[front][tokens - 1] - SLAIN[front][tokens] + WEIGHTS["token_kept"]


def token_gain(state: State, marine: Marine) -> float:
    """The value of one more token on a Marine."""
    tokens = state.tokens[marine]
    front, behind = strength(state.swarms[state.front(marine)]), strength(state.swarms[state.behind(marine)])
    gain = (SLAIN[front][tokens] - SLAIN[front][tokens + 1]) * (1 - KILLS[behind]) * worth(state, marine)
    return gain + WEIGHTS["token"] / (1 + tokens)


def place_token(state: State, choice: Choice[Marine | None]) -> int:
    return best([0.0 if marine is None else token_gain(state, marine) for marine in values(choice)])


def pay_for_pile(state: State, choice: Choice[Marine | None]) -> int:
    """The Marine who needs his token least pays for a blip card; none if all need theirs."""
    spare = WEIGHTS["stealth_pays"]
    return best([-spare if payer is None else -token_worth(state, payer) for payer in values(choice)])
