"""Event cards about Support Tokens."""

from __future__ import annotations

from voidlock.engine import Reason
from voidlock.games.angel.cards.base import EventCard, add_events
from voidlock.games.angel.cards.terrain import DOOR
from voidlock.games.angel.events import TokensMoved
from voidlock.games.angel.facts import MARINE_THINGS
from voidlock.games.angel.flow.formation import lose_tokens, place_token_on_terrain
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State

from .targets import NamesMarine


class Outnumbered(EventCard):
    """Every engaged Marine loses all tokens."""

    id = "outnumbered"

    def resolve(self, state: State) -> None:
        for marine in state.formation:
            if state.engagements(marine):
                lose_tokens(state, marine, state.tokens[marine])


class StalkingFromTheShadows(NamesMarine):
    """A Marine with tokens loses them all."""

    id = "stalking_from_the_shadows"

    def candidates(self, state: State) -> list[Marine]:
        return [marine for marine in state.formation if state.tokens[marine]]

    def invalid(self, state: State, target: int) -> Reason | None:
        if target not in state.formation:
            return None
        return Reason("has_no_token", "R-9.4", {"marine": MARINE_THINGS[target]})

    def resolve(self, state: State) -> None:
        marine = self.named_marine(state)
        lose_tokens(state, marine, state.tokens[marine])


class Resupply(NamesMarine):
    """All tokens on other Marines move to a Marine."""

    id = "resupply"

    def resolve(self, state: State) -> None:
        marine = self.named_marine(state)
        moved = sum(state.tokens) - state.tokens[marine]
        for other in state.formation:
            state.tokens[other] = state.tokens[marine] + moved if other == marine else 0
        state.tell(TokensMoved(MARINE_THINGS[marine], moved))


class SecretRoute(EventCard):
    """A Door in the formation gets two tokens, as far as the supply goes."""

    id = "secret_route"

    def resolve(self, state: State) -> None:
        if state.terrain[DOOR] >= 0:
            for _ in range(2):
                place_token_on_terrain(state, DOOR)


add_events(Outnumbered, StalkingFromTheShadows, Resupply, SecretRoute)
