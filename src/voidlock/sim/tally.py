"""Mergeable counters over many games: addition is commutative and associative, so order does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import ClassVar, Generic, NamedTuple, Self

from voidlock.bots.chair import Fault
from voidlock.engine import Event, State
from voidlock.engine.rules import S

MOST_NOTES = 20
"""How many faults are kept in full, by lowest game number."""


class Use:
    """Counters for a team, an Action card, an Event card or a location.

    used     how often its card was resolved, drawn or entered; of a team, how many Action cards it resolved
    games    the games in which that happened; of a team, those it took part in
    wins     those of them that were won
    slain    Genestealers slain while it was being resolved, or at the location; of a team, under its Action cards
    lost     Marines slain while it was being resolved, or at the location; of a team, its own Marines
    attacks  by Marines, counted like `slain`
    missed   those of them that slew nobody

    The Genestealer Attack phase counts for the location and the teams' losses, but for no card.
    """

    __slots__ = FIELDS = ("used", "games", "wins", "slain", "lost", "attacks", "missed")

    def __init__(self, numbers: Iterable[int] = (0,) * 7) -> None:
        self.used, self.games, self.wins, self.slain, self.lost, self.attacks, self.missed = numbers

    def numbers(self) -> tuple[int, ...]:
        return self.used, self.games, self.wins, self.slain, self.lost, self.attacks, self.missed


Uses = dict[str, Use]


class Share(NamedTuple):
    """How a report shows counts by name: heading, columns, and the kind of thing that is named."""

    part: str
    columns: tuple[str, str]
    kind: str


class Note(NamedTuple):
    """A bot's fault and the number of the game."""

    game: int
    fault: Fault


class Tally:
    """Counters over games of one kind; subclasses declare more.

    games, wins, answers   answers given by all seats together
    numbers                games by a number, for each of `NUMBERS`
    names                  games or pieces by a name, for each of `NAMES`
    uses                   by part and name, for each of `USED`
    faults, notes          how many bots lost their seats, and the first faults
    """

    NUMBERS: ClassVar[tuple[str, ...]] = ()
    NAMES: ClassVar[tuple[str, ...]] = ()
    USED: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    PIECES: ClassVar[tuple[str, ...]] = ("deaths",)
    """Those of `NAMES` that count pieces, not games."""
    SHARES: ClassVar[Mapping[str, Share]] = {}
    """Those of `NAMES` that a report shows."""
    KINDS: ClassVar[Mapping[str, str]] = {}
    """For each of `USED` the kind of thing its names mean."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.answers = 0
        self.numbers: dict[str, Counter[int]] = {name: Counter() for name in self.NUMBERS}
        self.names: dict[str, Counter[str]] = {name: Counter() for name in self.NAMES}
        self.uses: dict[str, Uses] = {part: {name: Use() for name in names} for part, names in self.USED.items()}
        self.faults = 0
        self.notes: list[Note] = []

    def note(self, game: int, fault: Fault) -> None:
        self.faults += 1
        self.notes = sorted([*self.notes, Note(game, fault)])[:MOST_NOTES]

    def plus(self, other: Tally) -> Self:
        """The sum, as a new tally."""
        total = type(self)()
        for one in (self, other):
            total.games += one.games
            total.wins += one.wins
            total.answers += one.answers
            total.faults += one.faults
            for name, numbers in one.numbers.items():
                total.numbers[name].update(numbers)
            for name, names in one.names.items():
                total.names[name].update(names)
        for part, uses in total.uses.items():
            for name in uses:
                mine, theirs = self.uses[part][name].numbers(), other.uses[part][name].numbers()
                uses[name] = Use([a + b for a, b in zip(mine, theirs, strict=True)])
        total.notes = sorted([*self.notes, *other.notes])[:MOST_NOTES]
        return total


class Counted(Tally, Generic[S]):
    """A tally that counts games of one kind."""

    def count(self, state: S, told: Iterable[Event], answers: int) -> None:
        """Count a finished game and its events."""
        self.games += 1
        self.wins += state.result == "win"
        self.answers += answers


class ResultTally(Counted[State]):
    """Counts games of any kind by their results."""

    NAMES = ("results",)
    SHARES = {"results": Share("results", ("games", "share-all"), "result")}  # noqa: RUF012  # as declared above

    def count(self, state: State, told: Iterable[Event], answers: int) -> None:
        super().count(state, told, answers)
        self.names["results"][state.result] += 1
