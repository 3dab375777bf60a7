"""Heuristics for attacking, defending and slaying."""

from __future__ import annotations

from functools import cache

from voidlock.engine import Choice
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS
from voidlock.games.angel.facts import EVERY_SPOT, SPOT_NAMES, marine_by_name
from voidlock.games.angel.flow.attack import slays, targets
from voidlock.games.angel.numbers import Marine, Spot, Team
from voidlock.games.angel.state import State

from .threat import KILLS, best, slay_gain, strength, values, worth
from .tokens import token_worth
from .weights import WEIGHTS


@cache
def slays_by_face(standing: tuple[int, ...], marine: Marine) -> tuple[int, ...]:
    """How many cards an attack slays, for each face that slays."""
    numbers = [slays(standing, marine, face)[0] for face in range(6)]
    return tuple([number for number in numbers if number])


def attack_gain(state: State, standing: tuple[int, ...], marine: Marine, spot: Spot) -> float:
    """The expected gain of an attack on a swarm."""
    by_number: dict[int, float] = {}
    total = 0.0
    for number in slays_by_face(standing, marine):
        if number not in by_number:
            by_number[number] = slay_gain(state, spot, number)
        total += by_number[number]
    return total / 6


def best_attack(state: State, standing: tuple[int, ...], marine: Marine) -> float:
    return max([attack_gain(state, standing, marine, spot) for spot in targets(state, marine)], default=0.0)


def charge_gain(state: State, marine: Marine) -> float:
    """The gain of a charge: three cards next to him slain, at the risk of a 0."""
    place = state.formation.index(marine)
    gains: list[float] = []
    for spot in EVERY_SPOT[2 * max(place - 1, 0) : 2 * min(place + 2, len(state.formation))]:
        number = min(strength(state.swarms[spot]), 3)
        if number and spot != state.field:
            gains += [slay_gain(state, spot, number) / number] * number
    gains.sort(reverse=True)
    return sum(gains[:3]) - worth(state, marine) / 6 + WEIGHTS["charge"]


def attack_value(state: State, team: Team, number: int) -> float:
    """The current gain of the team's Attack card."""
    card = ACTION_CARDS[number]
    total = 0.0
    for marine in state.living(team):
        gain = best_attack(state, (number,), marine)
        if gain and card.attacks(marine) > 1:
            gain *= 1 + WEIGHTS["more_attacks"]
        if card.instead_of_attack(state, marine):
            gain = max(gain, charge_gain(state, marine))
        total += gain
    return total


def attack(state: State, choice: Choice[tuple[Marine, Spot] | Marine | None]) -> int:
    """The Marine and the swarm for the best attack, or the alternative if that is better."""
    standing = tuple(state.standing)
    gains = [1e-9] * len(choice.options)
    for index, option in enumerate(choice.options):
        if isinstance(option.value, tuple):
            gains[index] = attack_gain(state, standing, *option.value)
        elif option.value is not None:
            gains[index] = charge_gain(state, option.value)
    return best(gains)


def paid_attack(state: State, choice: Choice[tuple[Marine, Spot] | None]) -> int:
    """Pay a token for an attack only if it is worth more than the token."""
    standing = tuple(state.standing)

    def gain(marine: Marine, spot: Spot) -> float:
        return attack_gain(state, standing, marine, spot) - token_worth(state, marine) - 1e-9

    return best([WEIGHTS["paid"] if paid is None else gain(*paid) for paid in values(choice)])


def reroll_attack(state: State, choice: Choice[bool]) -> int:
    """Pay a token for a reroll after a miss if that is worth more than the token."""
    assert choice.outcome is not None and choice.subject is not None
    marine = marine_by_name(choice.subject.id)
    again = choice.outcome.id == "miss" and best_attack(state, tuple(state.standing), marine) > token_worth(
        state, marine
    )
    return [option.value for option in choice.options].index(again)


def defence(state: State, choice: Choice[int]) -> int:
    """Keep him alive: with a token first, then with a card; no token if no face can save him."""
    assert choice.outcome is not None and choice.card is not None and choice.subject is not None
    accept = len(choice.options) - 1
    if choice.outcome.id == "miss":
        return accept
    marine = marine_by_name(choice.subject.id)
    hopeless = KILLS[strength(state.swarms[SPOT_NAMES.index(choice.card.id)])] == 1.0
    if choice.options[0].verb == "reroll" and hopeless and not _reroll_saves(state, marine):
        return 1
    return 0


def _reroll_saves(state: State, marine: Marine) -> bool:
    """Whether a card in force makes some face of a paid reroll a miss."""
    return any(
        ACTION_CARDS[number].misses(marine, face, True) for number in state.standing for face in range(6)
    ) or any(
        EVENT_CARDS[event].misses(about, marine, face) for event, about, _ in state.effects_now() for face in range(6)
    )


def slay(state: State, choice: Choice[tuple[Spot, int] | None]) -> int:
    """The card whose death helps most; stopping early never helps."""
    return best([-1.0 if card is None else slay_gain(state, card[0]) for card in values(choice)])
