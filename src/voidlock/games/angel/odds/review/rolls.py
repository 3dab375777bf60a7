"""Rolls with their exact probabilities, and the deaths they led to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import prod
from typing import NamedTuple

from voidlock.engine import Event, Thing
from voidlock.games.angel.events import (
    AttackMissed,
    DieRolled,
    GenestealerSlain,
    MarineAttacks,
    MarineSlain,
    MissedBy,
    SwarmAttacks,
    SwarmMissed,
)
from voidlock.games.angel.facts import EVERY_SPOT, FACE_THINGS, SPOT_THINGS
from voidlock.games.angel.state.swarms import lords, size

from .trials import Fate, Tried

ATTACK, DEFENCE, PERIL, OTHER = KINDS = ("attack", "defence", "peril", "other")

FAILS: dict[str, Callable[[Fate], bool]] = {
    ATTACK: Fate.misses,
    DEFENCE: Fate.kills,
    PERIL: Fate.kills,
    OTHER: Fate.nothing,
}
"""Whether a face that is not rerolled fails, for each kind of roll."""

ENDS = (AttackMissed, GenestealerSlain, SwarmMissed, MissedBy, MarineSlain)
"""Events that end the rolls of an attack."""


class Roll(NamedTuple):
    """One die. An `attack` succeeds if its face can slay, a `defence` if the Marine survives it.

    A `peril` is any other roll that may slay a Marine, and succeeds if it does not; an `other` succeeds if it has any
    effect. A face counts before a token or the Artefact is used; a reroll is a separate roll.
    """

    number: int
    """The index of its event, the same for every seat."""
    round: int
    kind: str
    marine: Thing | None
    """The Marine who attacks, defends or is in peril."""
    card: Thing
    """The spot of the swarm that is attacked or attacks; otherwise the card that asks for the roll."""
    size: int
    """How many cards the swarm has; 0 without a swarm."""
    lords: int
    """How many of them are Brood Lords."""
    bought: bool
    """Whether a token paid for it."""
    face: Thing
    chance: Fraction
    success: bool


class Death(NamedTuple):
    """A slain Marine and his chance to survive all the rolls that killed him, rerolls included."""

    number: int
    round: int
    marine: Thing
    card: Thing
    """What slew him: a card, or the spot of the swarm."""
    size: int
    lords: int
    chance: Fraction
    rolls: tuple[Roll, ...]


def find_rolls(events: Iterable[Event], tried: Iterable[Tried]) -> tuple[tuple[Roll, ...], tuple[Death, ...]]:
    """The rolls and deaths of a game, from its events and the trials of each die."""
    moments = iter(tried)
    rolls: list[Roll] = []
    deaths: list[Death] = []
    fight: MarineAttacks | SwarmAttacks | None = None
    together: list[Roll] = []
    for number, event in enumerate(events):
        if isinstance(event, MarineAttacks | SwarmAttacks):
            fight, together = event, []
        elif isinstance(event, DieRolled):
            moment = next(moments)
            if fight is None:
                together = [_roll_for_a_card(number, event, moment)]
            else:
                together = [*together, _roll_in_a_fight(number, event, moment, fight, bool(together))]
            rolls.append(together[-1])
        elif isinstance(event, ENDS):
            fight = None
            if isinstance(event, MarineSlain):
                deaths.append(_death(number, event, together))
    return tuple(rolls), tuple(deaths)


def _roll_in_a_fight(
    number: int, rolled: DieRolled, moment: Tried, fight: MarineAttacks | SwarmAttacks, bought: bool
) -> Roll:
    kind = ATTACK if isinstance(fight, MarineAttacks) else DEFENCE
    swarm = moment.swarms.get(EVERY_SPOT[SPOT_THINGS.index(fight.spot)], 0)
    chance, success = _judge(kind, rolled, moment)
    return Roll(
        number,
        moment.round,
        kind,
        fight.marine,
        fight.spot,
        size(swarm),
        lords(swarm),
        bought,
        rolled.face,
        chance,
        success,
    )


def _roll_for_a_card(number: int, rolled: DieRolled, moment: Tried) -> Roll:
    """Only the trials tell which Marine is in peril, if any."""
    death = next((fate.death() for fate in moment.fates if fate.kills()), None)
    kind, marine, card = (OTHER, None, rolled.roller) if death is None else (PERIL, death.marine, death.card)
    chance, success = _judge(kind, rolled, moment)
    return Roll(number, moment.round, kind, marine, card, 0, 0, False, rolled.face, chance, success)


def _judge(kind: str, rolled: DieRolled, moment: Tried) -> tuple[Fraction, bool]:
    succeeds = [not FAILS[kind](fate) for fate in moment.fates]
    return Fraction(sum(succeeds), len(succeeds)), succeeds[FACE_THINGS.index(rolled.face)]


def _death(number: int, slain: MarineSlain, together: Sequence[Roll]) -> Death:
    """Rolls up to the last rerolled success (R-7.5) did not kill him."""
    first = max([place + 1 for place, roll in enumerate(together) if roll.success], default=0)
    deadly = tuple(together[first:])
    last, chance = deadly[-1], 1 - prod([1 - roll.chance for roll in deadly], start=Fraction(1))
    return Death(number, last.round, slain.marine, slain.card, last.size, last.lords, chance, deadly)
