"""Action cards of the Blue team: Lorenzo and Deino."""

from __future__ import annotations

from voidlock.engine import Choice, Count, Script, ask
from voidlock.games.angel.ahead import attacks_ahead, defence_ahead
from voidlock.games.angel.cards.base import ActionCard, add_actions
from voidlock.games.angel.facts import BLUE, SKULLS, TEAM_OF, marine_by_name
from voidlock.games.angel.flow.attack import roll_die, slay_number
from voidlock.games.angel.flow.formation import take_from_swarm
from voidlock.games.angel.flow.movement import may_give_token
from voidlock.games.angel.flow.spawning import shuffle_into_pile, smaller_piles
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import NO, ROLL, card_at, of_pile
from voidlock.games.angel.state.swarms import ALL_NORMAL, UNIT, kinds, size

LORENZO = marine_by_name("lorenzo")


class CounterAttack(ActionCard):
    """Each skull Lorenzo rolls while defending is a miss: one card of the swarm is slain, and the rest attack again."""

    id = "counter_attack"
    strikes_back = 1

    def lasts(self, state: State) -> bool:
        return LORENZO in state.formation and defence_ahead(state)

    def misses(self, marine: Marine, face: int, bought: bool) -> bool:
        return marine == LORENZO and SKULLS[face]

    def after_miss(self, state: State, spot: Spot) -> Script[None]:
        yield from slay_number(state, state.controller[BLUE], [spot], self.strikes_back, self.thing, "counter_slay")


class Intimidation(ActionCard):
    """The player may then roll: that many normal Genestealers engaged with Blue Marines go into the smaller pile."""

    id = "intimidation"

    def after(self, state: State) -> Script[None]:
        seat = state.controller[BLUE]
        if not self._count_engaged(state):
            return
        if not (yield from ask(Choice(seat, "intimidate_roll", (ROLL, NO), card=self.thing))):
            return
        face = yield from roll_die(state, self.thing)
        taken: list[tuple[Spot, int]] = []
        left = self._count_engaged(state)
        most = min(face, sum([size(swarm) for swarm in left.values()]))
        for wanted in range(most, 0, -1):
            options = [card_at("take", spot, kind) for spot, swarm in left.items() for kind in kinds(swarm)]
            if sum([size(swarm) for swarm in left.values()]) == wanted:
                del options[1:]  # All the remaining ones must go.
            count = Count(most - wanted + 1, most)
            spot, kind = yield from ask(Choice(seat, "intimidate_pick", options, card=self.thing, count=count))
            taken.append((spot, kind))
            left[spot] -= UNIT[kind]
        if taken:
            options_of_pile = [of_pile("pile", side) for side in smaller_piles(state)]
            side = yield from ask(Choice(seat, "smaller_pile", options_of_pile, card=self.thing))
            for spot, kind in taken:
                take_from_swarm(state, spot, kind)
            yield from shuffle_into_pile(state, side, [kind for _, kind in taken])

    def _count_engaged(self, state: State) -> dict[Spot, int]:
        """The number of normal Genestealers engaged with Blue Marines, by spot."""
        return {
            spot: state.swarms[spot] & ALL_NORMAL
            for marine in state.living(BLUE)
            for spot in state.engagements(marine)
            if state.swarms[spot] & ALL_NORMAL
        }


class LeadByExample(ActionCard):
    """Once a round, directly after an attack by a Blue Marine slays a card, a token may be placed on any Marine."""

    id = "lead_by_example"

    def lasts(self, state: State) -> bool:
        return state.in_play(BLUE) and not state.used >> self.number & 1 and attacks_ahead(state)

    def after_attack(self, state: State, marine: Marine, face: int, slain: int) -> Script[None]:
        if TEAM_OF[marine] != BLUE or not slain or state.used >> self.number & 1:
            return
        if (yield from may_give_token(state, state.controller[BLUE], self.thing)):
            state.used |= 1 << self.number


add_actions(CounterAttack, Intimidation, LeadByExample)
