"""Action cards of the Grey team: Calistarius and Scipio."""

from __future__ import annotations

from voidlock.engine import Choice, Script, ask
from voidlock.games.angel.ahead import attacks_ahead
from voidlock.games.angel.cards.base import ActionCard, add_actions
from voidlock.games.angel.events import FieldPlaced
from voidlock.games.angel.facts import GREY, SKULLS, SPOT_THINGS, marine_by_name
from voidlock.games.angel.flow.attack import attack_again
from voidlock.games.angel.flow.formation import pay_token
from voidlock.games.angel.flow.spawning import discard_blip
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import NONE, of_marine, of_pile, of_spot

CALISTARIUS = marine_by_name("calistarius")


class PowerField(ActionCard):
    """Afterwards the player may pick a swarm: until the round ends it does not attack, and none of it can be slain."""

    id = "power_field"

    def after(self, state: State) -> Script[None]:
        if not any(state.swarms):
            return
        options = [of_spot("field", spot) for spot in state.every_spot() if state.swarms[spot]]
        spot = yield from ask(Choice(state.controller[GREY], "power_field", [*options, NONE], card=self.thing))
        if spot is not None:
            state.field = spot
            state.tell(FieldPlaced(SPOT_THINGS[spot]))


class StealthTactics(ActionCard):
    """The player may then discard the top of one pile, and pay a token from one of their Marines for the other's."""

    id = "stealth_tactics"

    def after(self, state: State) -> Script[None]:
        if not (state.piles[0] or state.piles[1]):
            return
        seat = state.controller[GREY]
        piles = [of_pile("discard", side) for side in (0, 1) if state.piles[side]]
        side = yield from ask(Choice(seat, "stealth_first", [*piles, NONE], card=self.thing))
        if side is None:
            return
        discard_blip(state, side)
        payers = [
            of_marine("pay", marine)
            for marine in state.formation
            if state.tokens[marine] and state.seat_of(marine) == seat
        ]
        if not payers or not state.piles[1 - side]:
            return
        marine = yield from ask(Choice(seat, "stealth_second", [*payers, NONE], card=self.thing))
        if marine is not None:
            pay_token(state, marine)
            discard_blip(state, 1 - side)


class PsionicAttack(ActionCard):
    """After each attack by Calistarius with a final skull he may attack again, any legal target, without limit."""

    id = "psionic_attack"

    def lasts(self, state: State) -> bool:
        return CALISTARIUS in state.formation and attacks_ahead(state)

    def after_attack(self, state: State, marine: Marine, face: int, slain: int) -> None:
        if marine == CALISTARIUS and SKULLS[face]:
            state.agenda.append(attack_again.later(marine, 1, self.number))


add_actions(PowerField, StealthTactics, PsionicAttack)
