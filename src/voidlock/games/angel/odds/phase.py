"""Exact distribution of the coming Genestealer Attack Phase, by forward dynamic programming over positions.

Positions are processed with their probabilities, most pending swarms first, and equivalent ones are merged
(`Fight.reduced`). The assumed spending policy is `figure.SPENDING`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from voidlock.engine import Argument, Thing
from voidlock.games.angel.facts import EVERY_SPOT, LEFT, LOCATION_THINGS, MARINE_NAMES, MARINE_THINGS, RIGHT, SPOTS_AT
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.view.types import AngelView
from voidlock.odds.figure import FROM_VIEW, SPENDING, Because, Expected, Figure

from .board import NO_SWARM, Board, Swarm, board
from .defence import FACES, Aftermath, Defence, Outcomes, cards_of, counter, decide, defence_of, outcomes

Ways = tuple[tuple[Aftermath, int, int], ...]
"""The outcomes of an attack, each with the numerator and the denominator of its probability."""


class Place(NamedTuple):
    """A living Marine and the swarms still to attack him, or `NO_SWARM`."""

    marine: Marine
    tokens: int
    left: Swarm
    right: Swarm


class Position(NamedTuple):
    """`hidden` Marines stand above the others and can no longer be attacked.

    `dead_lords` and `done` (whether some cards have attacked) are kept only if they can win the game.
    """

    hidden: int
    places: tuple[Place, ...]
    shield: bool
    dead_lords: int
    done: bool


class Phase(NamedTuple):
    """Each Marine's probability to survive, the expected losses, and the probabilities that the game ends."""

    survives: Mapping[str, Figure]
    losses: Expected
    defeat: Figure
    victory: Figure
    assumes: tuple[Because, ...]
    positions: int
    """How many positions were processed."""


def phase(view: AngelView, with_cards: Iterable[str] = ()) -> Phase:
    """The coming Genestealer Attack Phase in the current formation, or the rest of the running one.

    An attack with a die on the table continues from there.
    """
    here = board(view, with_cards)
    return play_out(here, running(here))


def running(here: Board) -> Outcomes | None:
    """The outcomes of a running attack: a die is on the table, or a card is to be slain."""
    if here.asked is None:
        return None
    kind, face = here.asked
    swarm, defence = first_attack(here)
    return counter(swarm, defence) if kind == "counter_slay" else decide(swarm, defence, face)


def first_attacked_spot(here: Board) -> Spot:
    """R-8.2: the spot of the swarm that attacks first."""
    return next(spot for spot in EVERY_SPOT[: 2 * len(here.rows)] if here.pending(spot).size)


def first_attack(here: Board) -> tuple[Swarm, Defence]:
    """The swarm that attacks first, and the Marine's means against it."""
    spot = first_attacked_spot(here)
    return here.pending(spot), defence_of(here, spot >> 1, spot & 1)


def play_out(here: Board, first: Outcomes | None = None) -> Phase:
    """The phase, with the first attack ending in one of these ways."""
    fight = Fight(here, first)
    fight.run()
    marines = [row.marine for row in here.rows]
    swarms = len([spot for spot in EVERY_SPOT[: 2 * len(marines)] if here.pending(spot).size])
    told: dict[str, Argument] = {"marines": len(marines), "swarms": swarms}
    return Phase(
        survives={
            MARINE_NAMES[marine]: Figure(
                1 - fight.part(fight.deaths[marine]), _because(here, place, fight.deaths[marine])
            )
            for place, marine in enumerate(marines)
        },
        losses=Expected(fight.part(sum(fight.deaths.values())), Because("odds-losses", told)),
        defeat=Figure(fight.part(fight.defeat), Because("odds-defeat", told)),
        victory=Figure(
            fight.part(fight.victory), Because("odds-victory", {"location": LOCATION_THINGS[here.location]})
        ),
        assumes=(SPENDING, FROM_VIEW),
        positions=fight.positions,
    )


def _because(here: Board, place: int, death: int) -> Because:
    """The reason: what attacks him now, or that only a shift can lead to an attack, or that none is possible."""
    row = here.rows[place]
    front, behind = (here.pending(SPOTS_AT[place][side]).size for side in (row.facing, 1 - row.facing))
    told: dict[str, Argument] = {"marine": MARINE_THINGS[row.marine]}
    if not front and not behind:
        return Because("odds-after-shift" if death else "odds-safe", told)
    cards: list[Thing] = cards_of(here, place)
    told |= {"front": front, "behind": behind, "tokens": row.tokens, "cards": cards}
    return Because("odds-engaged", told)


class Fight:
    """The queue of positions by number of pending swarms, and the results so far.

    Probabilities are integers, as parts of `whole`: that is as exact as fractions, and hardly slower than floats.
    """

    def __init__(self, here: Board, first: Outcomes | None = None) -> None:
        self.here = here
        self.first = first
        rows = here.rows
        self.facing = {row.marine: row.facing for row in rows}
        self.faces_left = frozenset(row.marine for row in rows if row.facing == LEFT)
        self.holders = frozenset(row.marine for row in rows if here.shield >= 0 and row.seat == here.shield_seat)
        self.defences = {
            (row.marine, side): defence_of(here, place, side)._replace(tokens=0, shield=False)
            for place, row in enumerate(rows)
            for side in (LEFT, RIGHT)
        }
        counters = any(defence.strikes_back for defence in self.defences.values())
        # the last card slain wins only with empty piles.
        self.clears = counters and here.final and not any(here.piles)
        self.hunts = counters and here.lair
        self.deaths = {row.marine: 0 for row in rows}
        self.defeat = self.victory = 0
        self.positions = 0
        self.waiting: list[dict[Position, int]] = [{} for _ in range(2 * len(rows) + 1)]
        # Each swarm attacks once, and again after each card that is slain in return; each token buys a roll.
        attacks = sum(1 + size for spot in EVERY_SPOT[: 2 * len(rows)] if (size := here.pending(spot).size))
        self.whole = len(FACES) ** (attacks + sum(row.tokens for row in rows))

    def part(self, chance: int) -> Fraction:
        return Fraction(chance, self.whole)

    def run(self) -> None:
        here = self.here
        places = tuple(
            Place(row.marine, row.tokens, here.pending(SPOTS_AT[place][LEFT]), here.pending(SPOTS_AT[place][RIGHT]))
            for place, row in enumerate(here.rows)
        )
        done = any(here.is_done(spot) for spot in EVERY_SPOT[: 2 * len(places)])
        self._wait(Position(0, places, bool(self.holders), here.dead_lords, done), self.whole)
        for waiting in reversed(self.waiting):
            self.positions += len(waiting)
            for position, chance in waiting.items():
                self._attack(position, chance)

    def _wait(self, position: Position, chance: int) -> None:
        number = 0
        for place in position.places:
            number += (place.left is not NO_SWARM) + (place.right is not NO_SWARM)
        if number:
            waiting, reduced = self.waiting[number], self.reduce(position)
            waiting[reduced] = waiting.get(reduced, 0) + chance

    # ------------------------------------------------------------------ one attack

    def _attack(self, position: Position, chance: int) -> None:
        """R-8.2: the pending swarm nearest the top attacks, left before right."""
        at = first_pending(position.places)
        place = position.places[at]
        side = RIGHT if place.left is NO_SWARM else LEFT
        swarm = place.right if side == RIGHT else place.left
        defence = self.defences[place.marine, side]._replace(
            tokens=place.tokens if self.facing[place.marine] == side else 0,
            shield=position.shield and place.marine in self.holders,
        )
        for way, part, of in self._outcomes(swarm, defence):
            self._goes_on(position, at, swarm, way, chance * part // of)

    def _outcomes(self, swarm: Swarm, defence: Defence) -> Ways:
        """The outcomes of an attack; those of the very first may be given."""
        if self.first is None:
            return _ways_of_roll(swarm, defence)
        first, self.first = self.first, None
        return _ways(first)

    def _goes_on(self, position: Position, at: int, swarm: Swarm, way: Aftermath, chance: int) -> None:
        """The swarm is done; if it slew the Marine the formation shifts (R-8.4)."""
        hidden, places, shield, dead_lords, done = position
        marine, tokens, left, right = places[at]
        side = RIGHT if left is NO_SWARM else LEFT
        rest = Place(
            marine,
            way.tokens if self.facing[marine] == side else tokens,
            NO_SWARM,
            NO_SWARM if side == RIGHT else right,
        )
        if marine in self.holders:
            shield = way.shield
        dead_lords += swarm.lords - way.swarm.lords
        done = done or way.swarm.size > 0
        after = (*places[:at], rest, *places[at + 1 :])
        if way.survives:
            if way.swarm != swarm and self._is_won(after, dead_lords, done):
                self.victory += chance
                return
        else:
            self.deaths[marine] += chance
            after = shift(hidden, after, at)
            if not after and not hidden:
                self.defeat += chance
                return
        self._wait(Position(hidden, after, shield, dead_lords, done), chance)

    def _is_won(self, places: tuple[Place, ...], dead_lords: int, done: bool) -> bool:
        """R-16.2, R-16.3: checked after each card slain in return; it can hold only at the last one."""
        cleared = self.clears and not done and all(place.left is place.right is NO_SWARM for place in places)
        return cleared or (self.hunts and dead_lords == 2)

    # ------------------------------------------------------------------ only what can still matter

    def reduce(self, position: Position) -> Position:
        """The canonical form of the position, without what no longer matters.

        A left swarm never changes its Marine: its row lasts until it attacks. So only a right swarm can reach another
        Marine, and the tokens of a Marine who faces left only help against his own left swarm. Once there are no fewer
        Marines above the first pending swarm than below it, that stays true, and every dead row except the last joins
        the row below it (R-13.2): of those above, only the nearest can be attacked.
        """
        hidden, places, shield, dead_lords, done = position
        first = first_pending(places)
        below = len(places) - first - 1
        if hidden + first >= below and first > 0:
            above = hidden + first - 1
            places = places[first - 1 :]
            hidden = max(below, 1) if above else 0
        useless = self.faces_left
        if any(place.tokens and place.left is NO_SWARM and place.marine in useless for place in places):
            places = tuple(
                [
                    Place(place.marine, 0, NO_SWARM, place.right)
                    if place.left is NO_SWARM and place.marine in useless
                    else place
                    for place in places
                ]
            )
        if shield and not any(place.marine in self.holders for place in places):
            shield = False
        return Position(hidden, places, shield, dead_lords if self.hunts else 0, done if self.clears else False)


def first_pending(places: tuple[Place, ...]) -> int:
    """The topmost row with a swarm still to attack."""
    for at, place in enumerate(places):
        if place.left is not NO_SWARM or place.right is not NO_SWARM:
            return at
    raise AssertionError


def shift(hidden: int, places: tuple[Place, ...], at: int) -> tuple[Place, ...]:
    """R-13.2 to R-13.4: the dead row's swarms join the smaller segment's neighbour, the row below if they are equal."""
    dead, rest = places[at], places[:at] + places[at + 1 :]
    if not rest:
        return rest
    above, below = hidden + at, len(rest) - at
    joined = at - 1 if below == 0 or 0 < above < below else at
    if dead.left is dead.right is NO_SWARM:
        return rest
    marine, tokens, left, right = rest[joined]
    place = Place(marine, tokens, left.join(dead.left), right.join(dead.right))
    return (*rest[:joined], place, *rest[joined + 1 :])


@lru_cache(maxsize=1 << 14)
def _ways_of_roll(swarm: Swarm, defence: Defence) -> Ways:
    return _ways(outcomes(swarm, defence))


def _ways(ways: Outcomes) -> Ways:
    return tuple((way, *chance.as_integer_ratio()) for way, chance in ways.items())
