"""Outcome distribution of the next Event: spawns and moves, enumerated over all cards that can come.

Boxes are exact, and so are abilities without a choice, which each Event card defines (`EventCard.under_each_pile` and
the attributes after it). Effects on a chosen target are left out (`WITHOUT_TARGETS`), and a pile that runs short is
dealt from top to bottom (`TOP_FIRST`).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Argument
from voidlock.games.angel.cards.base import EVENT_CARDS
from voidlock.games.angel.facts import (
    ADJACENT,
    EVENT_NAMES,
    EVENT_THINGS,
    EVENTS,
    EVERY_SPOT,
    RIGHT,
    SECOND,
    SPOT_NAMES,
    SPOT_THINGS,
    SPOTS_AT,
    STAY,
    SWARM_NAMES,
    TEAM_OF,
    TERRAIN,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
    marine_by_name,
)
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.view.types import AngelView
from voidlock.odds.figure import FROM_VIEW, Because, Figure

from .board import Row, board, terrain_spots
from .deck import blip_piles, event_chances, icons, share_per_pile

WITHOUT_TARGETS = Because("odds-without-targets")
"""Left out: effects on a target that a player chooses."""

TOP_FIRST = Because("odds-top-first")
"""The assumed order if a pile runs short: from top to bottom."""


class Spawn(NamedTuple):
    """Spawns at a spot: the probability of at least one, and of each number."""

    spawns: Figure
    numbers: Mapping[int, Fraction]

    @property
    def mean(self) -> Fraction:
        return sum((many * chance for many, chance in self.numbers.items()), Fraction(0))


class Move(NamedTuple):
    """Moves of a swarm: the probability that it leaves its spot, and of each destination."""

    moves: Figure
    goals: Mapping[str, Fraction]


class NextEvent(NamedTuple):
    """Spawns and moves over all Event cards that can come next."""

    cards: Mapping[str, Fraction]
    spawns: Mapping[str, Spawn]
    moves: Mapping[str, Move]
    assumes: tuple[Because, ...]


def next_event(view: AngelView) -> NextEvent:
    """The next Event, if drawn in the current position."""
    table_now = Table(view)
    numbers: dict[Spot, dict[int, Fraction]] = {}
    goals: dict[Spot, dict[Spot, Fraction]] = {spot: {} for spot in table_now.swarms}
    spawning: dict[Spot, list[int]] = {}
    moving: dict[Spot, list[int]] = {spot: [] for spot in table_now.swarms}
    chances = event_chances(view)
    for card, chance in chances.items():
        spawned = table_now.count_spawns(card)
        for spot, many in spawned.items():
            at = numbers.setdefault(spot, {})
            at[many] = at.get(many, Fraction(0)) + chance
            spawning.setdefault(spot, []).append(card)
        for spot in table_now.swarms:
            for goal, part in table_now.goals(card, spot, spawned).items():
                goals[spot][goal] = goals[spot].get(goal, Fraction(0)) + chance * part
                if card not in moving[spot]:
                    moving[spot].append(card)
    return NextEvent(
        cards={EVENT_NAMES[card]: chance for card, chance in chances.items()},
        spawns={SPOT_NAMES[spot]: _spawn(table_now, spot, numbers[spot], spawning[spot]) for spot in sorted(numbers)},
        moves={SWARM_NAMES[spot]: _move(spot, goals[spot], moving[spot]) for spot in sorted(goals)},
        assumes=(FROM_VIEW, WITHOUT_TARGETS, TOP_FIRST),
    )


def empty_chances(view: AngelView) -> tuple[Fraction, Fraction]:
    """The probability that each blip pile is empty after the next Event, left first."""
    table_now = Table(view)
    found = [Fraction(0), Fraction(0)]
    for card, chance in event_chances(view).items():
        for side, left in enumerate(table_now.piles_after(card)):
            found[side] += 0 if left else chance
    return found[0], found[1]


def _spawn(table_now: Table, spot: Spot, numbers: dict[int, Fraction], cards: list[int]) -> Spawn:
    chance = sum(numbers.values(), Fraction(0))
    told: dict[str, Argument] = {
        "spot": SPOT_THINGS[spot],
        "terrain": [TERRAIN_THINGS[card] for at, card in table_now.terrain if at == spot],
        "events": [EVENT_THINGS[card] for card in cards],
    }
    none = {0: 1 - chance} if chance < 1 else {}
    return Spawn(Figure(chance, Because("odds-spawns", told)), {**none, **dict(sorted(numbers.items()))})


def _move(spot: Spot, goals: dict[Spot, Fraction], cards: list[int]) -> Move:
    told: dict[str, Argument] = {"spot": SPOT_THINGS[spot], "events": [EVENT_THINGS[card] for card in cards]}
    figure = Figure(sum(goals.values(), Fraction(0)), Because("odds-moves", told))
    return Move(figure, {SPOT_NAMES[goal]: goals[goal] for goal in sorted(goals)})


class Table:
    """The parts of a view that boxes and abilities use."""

    def __init__(self, view: AngelView) -> None:
        opened = view["open"]
        here = board(view)
        self.rows = here.rows
        apart = opened["settings"]["merge"] == "event" and opened["phase"] == "attack"
        self.swarms = {
            EVERY_SPOT[rank + 2 * place + side]: cards
            for place, row in enumerate(here.rows)
            for side in (0, 1)
            for rank, cards in zip((0, SECOND), _groups(row, side, apart), strict=True)
            if cards
        }
        wanted = {card.under_each_pile for card in EVENT_CARDS.values()}
        self.piles = {number: blip_piles(view, number) for number in wanted}
        self.terrain = terrain_spots(opened)
        self.sizes = [opened["spawn"]["major"], opened["spawn"]["minor"]]
        self.to_add = opened["deck"] + sum(opened["discard"].values())
        limited = opened["effects"]["limited"]
        # The Core Cogitator's limit ends with this round's Event Phase, and is one card when that begins.
        self.limited = -1 if limited is None or opened["phase"] == "event" else TERRAIN_NAMES.index(limited)
        living = {TEAM_OF[row.marine] for row in here.rows}
        slain = [marine_by_name(name) for name in opened["slain"]]
        self.rescues = any(TEAM_OF[marine] in living for marine in slain)

    # ------------------------------------------------------------------ spawning

    def count_spawns(self, card: int) -> dict[Spot, int]:
        """How many cards spawn with this Event, by spot."""
        event, left = EVENT_CARDS[card], self._piles_before(card)
        spawned: dict[Spot, int] = {}
        for place, row in enumerate(self.rows):
            beside = SPOTS_AT[place]
            if beside[0] not in self.swarms and beside[1] not in self.swarms:
                self._add(spawned, left, beside[row.facing], event.before_unengaged)
        limit = 1
        for size, colour in EVENTS[card].spawn:
            for spot, terrain in self.terrain:
                if TERRAIN[terrain].colour == colour:
                    most = min(self.sizes[size], limit) if terrain == self.limited else self.sizes[size]
                    spawning = self._add(spawned, left, spot, most)
                    limit -= spawning if terrain == self.limited else 0
        return spawned

    def piles_after(self, card: int) -> list[int]:
        """How many cards each pile holds after this Event, left first."""
        left = self._piles_before(card)
        for spot, many in self.count_spawns(card).items():
            left[spot & RIGHT] -= many
        return left

    def _piles_before(self, card: int) -> list[int]:
        """How many cards each pile holds when this Event's Genestealers spawn."""
        under = EVENT_CARDS[card].under_each_pile
        return [pile.size + share_per_pile(under, self.to_add) for pile in self.piles[under]]

    def _add(self, spawned: dict[Spot, int], left: list[int], spot: Spot, most: int) -> int:
        """R-10.1: from the pile of the spot's side, as far as it goes."""
        many = min(most, left[spot & RIGHT])
        if many:
            left[spot & RIGHT] -= many
            spawned[spot] = spawned.get(spot, 0) + many
        return many

    # ------------------------------------------------------------------ movement

    def goals(self, card: int, spot: Spot, spawned: dict[Spot, int]) -> dict[Spot, Fraction]:
        """The spots that the swarm at a spot moves to with this Event, with their probabilities."""
        event, ability = EVENTS[card], EVENT_CARDS[card]
        own, spot = spot, EVERY_SPOT[spot % SECOND]
        row = self.rows[spot >> 1]
        if ability.flanks_everybody:
            return self._elsewhere(spot, _behind(spot, row.facing), Fraction(1))
        if event.move == STAY:
            return {}
        facing = 1 - row.facing if ability.turns_everybody else row.facing
        rows = len(self.rows) + (ability.rescues and self.rescues)
        near = spot - 2 if spot & RIGHT else spot + 2
        flanks = event.move != ADJACENT or not 0 <= near < 2 * rows
        goal = _behind(spot, facing) if flanks else EVERY_SPOT[near]
        joining = spawned.get(spot, 0) if own == spot else 0  # Spawned cards join the first swarm.
        return self._elsewhere(spot, goal, self._has_icon(card, own, joining))

    def _elsewhere(self, spot: Spot, goal: Spot, chance: Fraction) -> dict[Spot, Fraction]:
        return {goal: chance} if goal != spot and chance else {}

    def _has_icon(self, card: int, spot: Spot, spawned: int) -> Fraction:
        """R-11.1, R-10.8: the probability that the swarm, with what spawns there first, has the card's icon."""
        icon, piles = EVENTS[card].icon, self.piles[EVENT_CARDS[card].under_each_pile]
        if any(icon in icons(kind) for kind in self.swarms[spot]):
            return Fraction(1)
        return 1 - piles[spot & RIGHT].lacks(icon, spawned) if spawned else Fraction(0)


def _groups(row: Row, side: int, apart: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The swarm at a spot when the next Event comes, and a second one if they are kept `apart`."""
    swarm, done, second = row.swarms[side], row.done[side], row.apart[side]
    if not apart:
        return (*swarm, *done, *second), ()
    return (done, (*swarm, *second)) if done else (swarm, second)


def _behind(spot: Spot, facing: int) -> Spot:
    """R-11.5: the spot behind the Marine of the row."""
    return SPOTS_AT[spot >> 1][1 - facing]
