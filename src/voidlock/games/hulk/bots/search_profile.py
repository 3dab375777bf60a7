"""Domain knowledge for the roll-out search: default policy, value function and candidate lines of Space Hulk."""

from __future__ import annotations

from typing import cast

from voidlock.engine import Choice, Game, Option
from voidlock.games.hulk.facts import COMMAND, MARINE_AP, MARINES
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer
from voidlock.search.profile import Line, SearchProfile

from .because import why
from .sergeant import HEURISTICS, choose_by_heuristics
from .sergeant.orders import CAREFUL, walk_in_full
from .value import value

THOUGHT_ABOUT = frozenset(["order"])
"""The questions that are searched because they decide games; rules of thumb answer the others."""

PLAIN = frozenset(HEURISTICS) - THOUGHT_ABOUT


def _turn(state: State) -> int:
    return state.turn


def _begins(state: State, choice: Choice[object]) -> bool:
    """Whether a turn is about to start, before any marine has acted."""
    return state.phase == COMMAND or (choice.kind == "next_marine" and not state.activated)


def ideas(game: Game[State]) -> list[Line]:
    """Candidate lines at the start of an activation: the sergeant's move, watch, a careful walk, stop, another shot.

    After the listed orders the sergeant bot plays on.
    """
    choice, state = cast("Choice[Answer]", game.pending[0]), game.state
    by_answer: dict[Answer, Option[object]] = {option.value: option for option in choice.options}
    usual = choice.options[choose_by_heuristics(state, choice)]
    found: list[Line] = [(usual,)]
    done = by_answer.get(("done", 0))
    marine = state.active
    if state.phase != MARINES or marine < 0 or state.ap[marine] < MARINE_AP or done is None:
        return found
    for verb in ("overwatch", "guard"):
        if (verb, 0) in by_answer:
            found.append((by_answer[verb, 0], done))
            break
    found.append((*walk_in_full(game, marine, CAREFUL), done))
    found.append((done,))
    shots = [option for option in choice.options if option.verb == "fire" and option.value[1] > 0]
    found += [(shot,) for shot in shots[:2]]
    return list(dict.fromkeys(line for line in found if line[0] != usual or len(line) == 1))


TURNS = 4
"""Horizon of a roll-out in turns: missions about running are over by then, the value function judges the rest."""
DOUBT = 1.0

DEALS = 8
"""Deals per comparison: lines differ by 18 points with a spread of 50, as games diverge after the first order."""

PATIENCE = 3.0
"""Seconds of advice: a roll-out of four turns takes 20 to 200 ms."""

SEARCH_PROFILE = SearchProfile(
    choose_by_heuristics,
    value,
    _turn,
    _begins,
    "",
    PLAIN,
    DEALS,
    "sergeant",
    ideas,
    TURNS,
    DOUBT,
    why,
    patience=PATIENCE,
)
