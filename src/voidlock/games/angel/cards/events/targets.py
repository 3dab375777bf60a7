"""Base classes of Event cards, by what the current player names before the reveal (R-9.2)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

from voidlock.engine import Choice, Option, Reason, Script, Thing, ask
from voidlock.games.angel.cards.base import EventCard
from voidlock.games.angel.facts import KIND_THINGS, MARINE_THINGS, SPOT_THINGS
from voidlock.games.angel.flow.formation import is_protected
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import of_marine
from voidlock.games.angel.state.swarms import UNIT, next_to_go

T = TypeVar("T")


class Naming(EventCard, ABC):
    """An Event card that names a target; in secret while only the current player sees the card."""

    @abstractmethod
    def candidates(self, state: State) -> Sequence[int]:
        """R-9.4: the numbers of the valid targets."""

    @abstractmethod
    def option(self, number: int) -> Option[int]:
        """The answer that names a target."""

    def name(self, state: State) -> Script[list[int] | None]:
        candidates = self.candidates(state)
        if not candidates:
            return None
        named = yield from self.ask(state, "event_target", [self.option(number) for number in candidates])
        state.named = [named]
        return [named]

    def fits(self, state: State) -> bool:
        return bool(state.named) and state.named[0] in self.candidates(state) and self.fits_further(state)

    def fits_further(self, state: State) -> bool:
        """Whether what is named besides the target is possible."""
        return len(state.named) == 1

    def named_things(self, state: State) -> list[Thing]:
        return [*self.option(state.named[0]).things] if state.named else []

    def ask(self, state: State, kind: str, options: list[Option[T]]) -> Script[T]:
        """Ask the current player to name one of these."""
        secret = not state.event_open
        value = yield from ask(Choice(state.current, kind, options, card=self.thing, secret=secret))
        return value


class NamesMarine(Naming):
    """The target is a Marine; any Marine unless the card says otherwise."""

    def candidates(self, state: State) -> list[Marine]:
        return state.formation

    def option(self, number: int) -> Option[int]:
        return of_marine("target", Marine(number))

    def named_marine(self, state: State) -> Marine:
        """The named Marine."""
        return Marine(state.named[0])


def engaged_cards(state: State, marine: Marine, without: list[tuple[Spot, int]]) -> list[tuple[Spot, int]]:
    """The spot and kind of cards engaged with him that can be slain next, once those in `without` are gone."""
    found = []
    for spot in state.engagements(marine):
        if not is_protected(state, spot):
            swarm = state.swarm(spot)
            for gone, kind in without:
                if gone == spot:
                    swarm -= UNIT[kind]
            found += [(spot, kind) for kind in next_to_go(swarm)]
    return found


def nothing_to_slay(marine: Marine) -> Reason:
    """H-32: another Marine is engaged with a card that can be slain, this one is not."""
    return Reason("nothing_to_slay", "H-32", {"marine": MARINE_THINGS[marine]})


def card_things(named: list[int]) -> list[Thing]:
    """Named cards, stored as alternating spot and kind."""
    things = []
    for spot, kind in zip(named[::2], named[1::2], strict=True):
        things += [KIND_THINGS[kind], SPOT_THINGS[spot]]
    return things
