"""What chance answered the game, by name, and how it is served to the referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from unittest.mock import patch

from voidlock.engine import Source, permutation, script
from voidlock.engine.chance import Chance
from voidlock.games.angel.facts import (
    EVENT_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    MARINE_NAMES,
    TEAM_NAMES,
    of_tier,
    setup_for,
)
from voidlock.games.angel.flow import spawning
from voidlock.games.angel.state.swarms import NORMAL


class NotAsked(Exception):
    """The referee asked chance for something that the game did not ask for."""


class Served:
    """The chance answers since the last question, in names: a queue of dice, one of picks, one of shuffles.

    A pick finds the first answer that is among its items, a shuffle the first of the same cards. What can come out one
    way only (one item to pick from, cards all alike) is no matter of chance and may be asked or not.
    """

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.picks: list[str] = []
        self.shuffles: list[list[str]] = []

    def die(self) -> int:
        if not self.dice:
            raise NotAsked("a die")
        return self.dice.pop(0)

    def pick(self, items: Sequence[str]) -> str:
        if len(set(items)) == 1:
            return items[0]
        for answer in self.picks:
            if answer in items:
                self.picks.remove(answer)
                return answer
        raise NotAsked(f"one of {', '.join(items)}")

    def shuffled(self, items: Sequence[str]) -> list[str]:
        wanted = Counter(items)
        for answer in self.shuffles:
            if Counter(answer) == wanted:
                self.shuffles.remove(answer)
                return answer
        if len(wanted) <= 1:
            return list(items)
        raise NotAsked(f"a shuffle of {len(items)} cards: {amounts(items)}")

    def left(self) -> list[str]:
        """What has not been asked for, one line each."""
        return [
            *[f"die {face}" for face in self.dice],
            *[f"pick {name}" for name in self.picks],
            *[f"shuffle, first to last: {' '.join(names)}" for names in self.shuffles if len(set(names)) > 1],
        ]

    def clear(self) -> None:
        self.dice.clear()
        self.picks.clear()
        self.shuffles.clear()


def amounts(names: Sequence[str]) -> str:
    return ", ".join([f"{number} {name}" for name, number in sorted(Counter(names).items())])


class Noting(Source):
    """Chance for the game; notes every answer by name in `served`, and as a game file tells it in `inputs`."""

    __slots__ = ("_draws", "_number", "_orders", "inputs", "served")

    def __init__(self, seed: bytes, setup: Mapping[str, object] | None, served: Served, inputs: list[str]) -> None:
        super().__init__(seed)
        self.served = served
        self.inputs = inputs
        self._number = -1
        self._draws: list[tuple[str, ...]] = []
        self._orders: list[tuple[tuple[str, ...], bool]] = []
        if setup is not None:
            self._lay_out_setup(setup)

    def _lay_out_setup(self, setup: Mapping[str, object]) -> None:
        """What the draws and shuffles of a setup are about, in their order (R-2.1 to R-2.5).

        Of a shuffle also whether the first is dealt first: decks lie with their top card last.
        """
        players = setup["players"]
        assert isinstance(players, int)
        self._draws = [tuple(LOCATION_NAMES[card] for card in of_tier(tier)) for tier in setup_for(players).tiers]
        if players > 1:
            self._draws.append(tuple(str(seat) for seat in range(1, players + 1)))
        self._orders = [(KIND_NAMES, False), (EVENT_NAMES, False)]
        if setup.get("teams") == "random":
            self._orders.append((TEAM_NAMES, True))
        self._orders.append((MARINE_NAMES, True))

    def answer(self, chance: Chance) -> int:
        value = super().answer(chance)
        self.inputs.append(f"{chance.kind} {value}")
        if chance.kind == "die":
            self.served.dice.append(value)
        elif chance.kind == "draw":
            names = self._draws.pop(0)
            assert len(names) == chance.sides
            self.served.picks.append(names[value])
        else:
            self._number = value
        return value

    def _shuffled(self, items: Sequence[int], number: int) -> list[int]:
        """What the game calls to put things in order, when this source is the one that was asked."""
        result = permutation.permute(items, number)
        if number == self._number:
            self._number = -1
            names, first_is_first = self._orders.pop(0) if self._orders else (cards_of(items), False)
            order = [names[item] for item in result]
            self.served.shuffles.append(order if first_is_first else order[::-1])
        return result

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Shuffles of the game are noted in here: a number alone does not say what is being shuffled."""
        with patch.object(script, "permute", self._shuffled), patch.object(spawning, "permute", self._shuffled):
            yield


def cards_of(items: Sequence[int]) -> tuple[str, ...]:
    """After the setup only two kinds of cards are shuffled, and an Event deck is never made of its first four alone."""
    return EVENT_NAMES if any(item not in NORMAL for item in items) else KIND_NAMES
