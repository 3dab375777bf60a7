"""Action cards of the Yellow team: Claudio and Goriel."""

from __future__ import annotations

from voidlock.engine import Reason, Script
from voidlock.games.angel.ahead import defence_ahead
from voidlock.games.angel.cards.base import ActionCard, add_actions
from voidlock.games.angel.facts import EVERY_SPOT, MARINE_THINGS, NOT_ZERO, TEAM_OF, YELLOW, marine_by_name
from voidlock.games.angel.flow.attack import roll_die, slay_up_to
from voidlock.games.angel.flow.formation import slay_marine, slayable_cards
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State

CLAUDIO = marine_by_name("claudio")


class DefensiveStance(ActionCard):
    """A reroll that a Yellow Marine buys with a token while defending makes the attack miss, unless it is a 0."""

    id = "defensive_stance"

    def lasts(self, state: State) -> bool:
        return state.in_play(YELLOW) and defence_ahead(state)

    def misses(self, marine: Marine, face: int, bought: bool) -> bool:
        return bought and face != 0 and TEAM_OF[marine] == YELLOW


class Reorganize(ActionCard):
    """A Yellow Marine may trade places with a Marine at any position."""

    id = "reorganize"

    def partners(self, state: State, marine: Marine) -> list[Marine]:
        return [partner for partner in state.formation if partner != marine]


class HeroicCharge(ActionCard):
    """Instead of attacking, Claudio slays up to three cards within one position, on both sides; a 0 then slays him."""

    id = "heroic_charge"

    def instead_of_attack(self, state: State, marine: Marine) -> bool:
        return marine == CLAUDIO and slayable_cards(state, self._within_reach(state)) > 0

    def why_not_instead(self, state: State, marine: Marine) -> Reason:
        if marine != CLAUDIO:
            return super().why_not_instead(state, marine)
        return Reason("nothing_to_charge", "", {"marine": MARINE_THINGS[marine]})

    def do_instead(self, state: State, marine: Marine) -> Script[None]:
        reach = self._within_reach(state)
        yield from slay_up_to(state, state.seat_of(marine), reach, 3, self.thing, "slay")
        if (yield from roll_die(state, self.thing, NOT_ZERO)) == 0:
            slay_marine(state, marine, self.thing)

    def _within_reach(self, state: State) -> tuple[Spot, ...]:
        place = state.formation.index(CLAUDIO)
        return EVERY_SPOT[2 * max(place - 1, 0) : 2 * min(place + 2, len(state.formation))]


add_actions(DefensiveStance, Reorganize, HeroicCharge)
