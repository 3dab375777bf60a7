"""Search plug-in of Death Angel: its heuristic policy, value function and limits."""

from __future__ import annotations

from voidlock.engine import Choice
from voidlock.games.angel.state import State
from voidlock.search.profile import SearchProfile

from .brother import choose_by_heuristics
from .brother.threat import strength
from .value import value

TOGETHER = "choose_action"
"""The choices that a seat owes together, one for each of its teams."""

PLAIN = frozenset(["choose_team", "defence", "scout_look"])
"""Choices that are left to the heuristics."""


def _round(state: State) -> int:
    return state.round


def _begins(state: State, choice: Choice[object]) -> bool:
    return choice.kind == TOGETHER


DEALS = 4
"""The values of two lines differ by 2 to 5 points, with a spread of 3 to 6 from deal to deal."""


def figures(state: State) -> dict[str, float]:
    """The Marines alive, the Genestealers in the formation, and the Support Tokens on Marines."""
    return {
        "marines": len(state.formation),
        "genestealers": -sum([strength(swarm) for swarm in state.swarms]),
        "tokens": sum([state.tokens[marine] for marine in state.formation]),
    }


SEARCH_PROFILE = SearchProfile(
    choose_by_heuristics, value, _round, _begins, TOGETHER, PLAIN, DEALS, "brother", figures=figures
)
