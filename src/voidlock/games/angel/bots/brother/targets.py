"""Heuristics for the targets of Events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from voidlock.engine import Choice
from voidlock.games.angel.facts import ACTION_OF, ATTACK, SECOND
from voidlock.games.angel.numbers import Marine, Spot, Team
from voidlock.games.angel.state import State

from .fights import attack_value, best_attack
from .threat import attackers_by_spot, best, row_threat, slay_gain, spawn_cost, strength, threat, values, worth
from .tokens import token_gain, token_worth


def event_target(state: State, choice: Choice[int]) -> int:
    """The target for which the Event does most good or least harm."""
    assert choice.card is not None
    gain = TARGETS[choice.card.id]
    return best([gain(state, option.value) for option in choice.options])


def event_follow_up(state: State, choice: Choice[tuple[Spot, int] | int | None]) -> int:
    """A card to slay, or one of two equal piles. If stopping is allowed, every card costs the named Marine a token."""
    if isinstance(choice.options[0].value, int):
        return 0
    price = token_worth(state, Marine(state.named[0]))
    return best([price if card is None else slay_gain(state, _spot(card)) for card in values(choice)])


def _spot(card: tuple[Spot, int] | int) -> Spot:
    assert isinstance(card, tuple)
    return card[0]


def _rate_gathering(state: State, marine: Marine) -> float:
    left = sum([strength(swarm) for swarm in state.swarms[::2]])
    right = sum([strength(swarm) for swarm in state.swarms[1::2]])
    return -(row_threat(state, marine, left, right) + 0.3) * worth(state, marine)


def _rate_ambush(state: State, marine: Marine) -> float:
    return -spawn_cost(state, state.behind(marine), 2, attackers_by_spot(state))


def _rate_assault(state: State, marine: Marine) -> float:
    doomed = threat(state, state.formation.index(marine))
    return doomed / 2 - worth(state, marine) - 0.05 * state.tokens[marine]


def _loses_tokens(state: State, marine: Marine) -> float:
    return -token_worth(state, marine) - 0.1 * state.tokens[marine]


def _rate_jam(state: State, team: Team) -> float:
    return -attack_value(state, team, ACTION_OF[team][ATTACK])


def _best_slay(state: State, marine: Marine) -> float:
    return max([slay_gain(state, spot) for spot in state.engagements(marine) if spot != state.field], default=0.0)


def _slays_for_token(state: State, marine: Marine) -> float:
    return _best_slay(state, marine) - token_worth(state, marine)


def _may_slay_for_tokens(state: State, marine: Marine) -> float:
    return max(_best_slay(state, marine) - token_worth(state, marine), 0.0) if state.tokens[marine] else 0.0


def _burns(state: State, marine: Marine) -> float:
    return sum([slay_gain(state, spot, 2) for spot in state.engagements(marine) if spot != state.field])


def _rate_threat(state: State, marine: Marine) -> float:
    return threat(state, state.formation.index(marine))


def _attacks(state: State, marine: Marine) -> float:
    return best_attack(state, tuple(state.standing), marine)


def _rate_hiding(state: State, spot: Spot) -> float:
    return slay_gain(state, spot, strength(state.swarms[spot % SECOND]))


Gain = Callable[[State, int], float]
N = TypeVar("N", bound=int)


def _about(gain: Callable[[State, N], float]) -> Gain:
    """Wrap a function of the answer's number: a Marine, a team or a spot."""
    return cast(Gain, gain)


TARGETS: dict[str, Gain] = {
    "surrounded": _about(_rate_gathering),
    "out_of_thin_air_head": _about(_rate_ambush),
    "out_of_thin_air_claw": _about(_rate_ambush),
    "psychic_assault": _about(_rate_assault),
    "stalking_from_the_shadows": _about(_loses_tokens),
    "resupply": _about(token_gain),
    "gun_jam": _about(_rate_jam),
    "for_my_battle_brothers": _about(_slays_for_token),
    "rewarded_faith": _about(_may_slay_for_tokens),
    "full_scan": lambda state, side: -len(state.piles[side]),
    "cleansing_flames": _about(_burns),
    "second_wind": _about(_rate_threat),
    "quick_instincts": _about(_attacks),
    "temporary_sanctuary": _about(_rate_hiding),
    "rescue_space_marine": lambda state, marine: 0.0,
}
"""The gain of each Event if it strikes a Marine, a team, a spot or a pile."""
