"""A stand-in for the referee while there is none: a second game of our engine, told chance by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Self, cast
from unittest.mock import patch

from voidlock.angel import spawning
from voidlock.angel.facts import EVENT_NAMES, KIND_NAMES, LOCATION_NAMES, MARINE_NAMES, TEAM_NAMES, of_tier, setup_for
from voidlock.table import Json, Origin, Source, script
from voidlock.table.chance import Chance

from .chance import Served, cards_of
from .game import Side


class Question(NamedTuple):
    seat: int
    kind: str
    answers: frozenset[str]


class Told(Source):
    def __init__(self, served: Served, setup: Mapping[str, object] | None) -> None:
        super().__init__(b"")
        self.served = served
        self.draws: list[tuple[str, ...]] = []
        self.orders: list[tuple[tuple[str, ...], bool]] = []
        if setup is not None:
            players = cast(int, setup["players"])
            self.draws = [tuple(LOCATION_NAMES[card] for card in of_tier(tier)) for tier in setup_for(players).tiers]
            self.draws.append(tuple(str(seat) for seat in range(1, players + 1)))
            self.orders = [(KIND_NAMES, False), (EVENT_NAMES, False)]
            if setup["teams"] == "random":
                self.orders.append((TEAM_NAMES, True))
            self.orders.append((MARINE_NAMES, True))

    def answer(self, chance: Chance) -> int:
        if chance.kind == "die":
            return self.served.die()
        if chance.kind == "draw":
            names = self.draws.pop(0)
            return names.index(self.served.pick(names))
        return 0

    def shuffled(self, items: Sequence[int], number: int) -> list[int]:
        names, first_is_first = self.orders.pop(0) if self.orders else (cards_of(items), False)
        order = [names.index(name) for name in self.served.shuffled([names[item] for item in items])]
        return order if first_is_first else order[::-1]


class Referee:
    def __init__(self, origin: Origin, settings: Mapping[str, str], chance: Served) -> None:
        self.side = Side(origin, settings)
        self.told = Told(chance, origin.setup)
        self.side.game.source = self.told
        self._run(self.side.game.start)

    def _run(self, call: Callable[[], object]) -> None:
        with (
            patch.object(script, "shuffled", self.told.shuffled),
            patch.object(spawning, "shuffled", self.told.shuffled),
        ):
            call()

    @classmethod
    def new(cls, players: int, teams: list[list[str]] | str, settings: Mapping[str, str], chance: Served) -> Self:
        setup = cast("dict[str, Json]", {"players": players, "teams": teams})
        return cls(Origin("", setup), settings, chance)

    @classmethod
    def at(cls, position: Mapping[str, object], settings: Mapping[str, str], chance: Served) -> Self:
        return cls(Origin("", None, cast("dict[str, Json]", position)), settings, chance)

    @property
    def questions(self) -> list[Question]:
        return [Question(asked.seat, asked.kind, frozenset(asked.answers)) for asked in self.side.questions()]

    @property
    def result(self) -> str:
        return self.side.result

    def answer(self, seat: int, text: str) -> None:
        self._run(lambda: self.side.game.apply(seat, text))

    def position(self) -> dict[str, object]:
        return self.side.position()
