"""Event cards by what the current player names before the reveal (R-9.2)."""

from __future__ import annotations

from typing import TypeVar

from voidlock.table import Choice, Option, Script, Thing, ask

from ...facts import KIND_THINGS, MARINE_THINGS, PILE_THINGS, SPOT_THINGS, TEAM_THINGS
from ...formation import protected
from ...options import of_marine, of_pile, of_spot, of_team
from ...state import State
from ...swarms import next_to_go
from ..base import EventCard

T = TypeVar("T")


class Naming(EventCard):
    """An Event card on which something is named; in secret while only the current player sees the card."""

    def ask(self, state: State, kind: str, options: list[Option[T]]) -> Script[T]:
        """The current player names one of these."""
        secret = not state.event_open
        value = yield from ask(Choice(state.current, kind, options, card=self.thing, secret=secret))
        return value


class NamesMarine(Naming):
    """The target is a Marine."""

    def candidates(self, state: State) -> list[int]:
        """R-9.4: the valid targets."""
        return state.formation

    def name(self, state: State) -> Script[list[int] | None]:
        marines = self.candidates(state)
        if not marines:
            return None
        options = [of_marine("target", marine) for marine in marines]
        marine = yield from self.ask(state, "event_target", options)
        return [marine]

    def named_things(self, state: State) -> list[Thing]:
        return [MARINE_THINGS[state.named[0]]] if state.named else []


class NamesTeam(Naming):
    """The target is a team."""

    def candidates(self, state: State) -> list[int]:
        """R-9.4: the valid targets."""
        return state.teams_in_play()

    def name(self, state: State) -> Script[list[int] | None]:
        teams = self.candidates(state)
        if not teams:
            return None
        team = yield from self.ask(state, "event_target", [of_team("target", team) for team in teams])
        return [team]

    def named_things(self, state: State) -> list[Thing]:
        return [TEAM_THINGS[team] for team in state.named]


class NamesPile(Naming):
    """The target is a blip pile."""

    def name(self, state: State) -> Script[list[int] | None]:
        piles = [side for side in (0, 1) if state.piles[side]]
        if not piles:
            return None
        side = yield from self.ask(state, "event_target", [of_pile("target", side) for side in piles])
        return [side]

    def named_things(self, state: State) -> list[Thing]:
        return [PILE_THINGS[side] for side in state.named]


class NamesSwarm(Naming):
    """The target is a swarm."""

    def candidates(self, state: State) -> list[int]:
        """R-9.4: the spots of the valid targets."""
        return [spot for spot, swarm in enumerate(state.swarms) if swarm]

    def name(self, state: State) -> Script[list[int] | None]:
        swarms = self.candidates(state)
        if not swarms:
            return None
        spot = yield from self.ask(state, "event_target", [of_spot("target", spot) for spot in swarms])
        return [spot]

    def named_things(self, state: State) -> list[Thing]:
        return [SPOT_THINGS[state.named[0]], *[PILE_THINGS[side] for side in state.named[1:]]] if state.named else []


def engaged_cards(state: State, marine: int, without: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Spot and kind of the cards engaged with him that can be slain next, once those in `without` are gone."""
    found = []
    for spot in state.engaged(marine):
        if not protected(state, spot):
            swarm = state.swarms[spot]
            for gone, kind in without:
                if gone == spot:
                    swarm -= 1 << (4 * kind)
            found += [(spot, kind) for kind in next_to_go(swarm)]
    return found


def card_things(named: list[int]) -> list[Thing]:
    """Named cards, kept as spot and kind in turn."""
    things = []
    for spot, kind in zip(named[::2], named[1::2], strict=True):
        things += [KIND_THINGS[kind], SPOT_THINGS[spot]]
    return things
