"""Parser from a view to plain numbers: all that the odds read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from voidlock.engine import OpenQuestion
from voidlock.games.angel.cards.base import EVENT_CARDS, LOCATION_CARDS, TERRAIN_CARDS
from voidlock.games.angel.facts import (
    EVENT_NAMES,
    EVERY_SPOT,
    ICON_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MARINE_NAMES,
    SECOND,
    SIDE_NAMES,
    TERRAIN_NAMES,
    marine_by_name,
    spot_by_name,
)
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import NOWHERE
from voidlock.games.angel.view import types
from voidlock.games.angel.view.types import AngelOpen, AngelView, Team
from voidlock.odds.figure import NoOdds


class Swarm(NamedTuple):
    """The cards that attack together."""

    normal: int = 0
    lords: int = 0

    @property
    def size(self) -> int:
        return self.normal + self.lords

    def less_one(self) -> Swarm:
        """R-13.9: a Brood Lord is slain only when no normal Genestealer is left."""
        return Swarm(self.normal - 1, self.lords) if self.normal else Swarm(0, self.lords - 1)

    def join(self, other: Swarm) -> Swarm:
        """R-12.1; returns the same swarm if the other is empty, and the other if this is."""
        if other is NO_SWARM:
            return self
        if self is NO_SWARM:
            return other
        return Swarm(self.normal + other.normal, self.lords + other.lords)


NO_SWARM = Swarm()

ATTACK_ASKS = ("defence", "counter_slay")
"""Questions during an attack in step 3a; all others in the phase come after its last attack."""


class Row(NamedTuple):
    """A row of the formation: the Marine, and the kinds of cards on each side, split by whether they have attacked.

    `apart` holds a second swarm, which stays separate until the Event Phase ends (23.1, `merge`).
    """

    marine: Marine
    facing: int
    tokens: int
    seat: int
    swarms: tuple[tuple[int, ...], tuple[int, ...]]
    done: tuple[tuple[int, ...], tuple[int, ...]]
    apart: tuple[tuple[int, ...], tuple[int, ...]]


class Board(NamedTuple):
    """The formation and the cards in force.

    `standing` holds the Action cards in force in the coming attacks, `now` those in force until the round ends (R-6.6),
    `effects` the Events and their subjects. `asked` is the running attack's question and face: ("defence", 3),
    ("counter_slay", -1).
    """

    rows: tuple[Row, ...]
    standing: frozenset[str]
    now: frozenset[str]
    effects: tuple[tuple[int, int], ...]
    attacking: bool
    asked: tuple[str, int] | None
    power_field: Spot
    shield: int
    """The Terrain card that a player may discard to survive, or -1."""
    shield_seat: int
    location: int
    piles: tuple[int, int]
    dead_lords: int

    def row_of(self, marine: str) -> int:
        for place, row in enumerate(self.rows):
            if MARINE_NAMES[row.marine] == marine:
                return place
        raise NoOdds(marine)

    def swarm_at(self, spot: Spot) -> Swarm:
        """The cards of a swarm; in step 3a, those that have not attacked."""
        row = self.rows[spot % SECOND >> 1]
        return _swarm((row.swarms if spot < SECOND else row.apart)[spot & 1])

    def pending(self, spot: Spot) -> Swarm:
        """R-8.1: the cards that will attack; in step 3a those under Power Field are already done.

        Second swarms have attacked, and merge with the first before they attack again.
        """
        if self.attacking:
            return self.swarm_at(spot)
        if spot == self.power_field:
            return NO_SWARM
        return self.swarm_at(spot).join(self.swarm_at(EVERY_SPOT[SECOND + spot]))

    def is_done(self, spot: Spot) -> bool:
        """Whether some cards here will not attack in the coming phase."""
        row = self.rows[spot >> 1]
        if self.attacking:
            return bool(row.done[spot & 1] or row.apart[spot & 1])
        return spot == self.power_field

    @property
    def final(self) -> bool:
        return LOCATIONS[self.location].final

    @property
    def lair(self) -> bool:
        """Whether the game is won with the second dead Brood Lord."""
        return LOCATION_CARDS[self.location].lords_win


def _swarm(kinds: tuple[int, ...]) -> Swarm:
    lords = len([kind for kind in kinds if kind >= len(ICON_NAMES)])
    return NO_SWARM if not kinds else Swarm(len(kinds) - lords, lords)


def board(view: AngelView, with_cards: Iterable[str] = ()) -> Board:
    """The open part of a view, with the cards in force in the coming Genestealer Attack Phase.

    That is this round's phase; after its attacks, the next round's, without this round's cards. `with_cards` adds
    Action cards as if in force: planned, or revealed and not yet resolved.
    """
    opened = view["open"]
    phase, effects, owed = opened["phase"], opened["effects"], opened["owed"]
    asked = next(((q["kind"], _face(q)) for q in owed if q.get("kind") in ATTACK_ASKS), None)
    over = phase == "event" or (phase == "attack" and bool(owed) and asked is None)
    coming = opened["round"] + over
    now = frozenset((*effects["standing"], *with_cards))
    in_force = tuple(_effect(effect) for effect in effects["events"] if effect["round"] == coming)
    shield, shield_seat = _shield(opened["terrain"])
    field = None if over else effects["power_field"]
    return Board(
        rows=tuple(_row(row, opened["teams"]) for row in opened["formation"]),
        standing=frozenset(with_cards) if over else now,
        now=now,
        effects=in_force,
        attacking=phase == "attack" and not over,
        asked=asked,
        power_field=NOWHERE if field is None else spot_by_name(field),
        shield=shield,
        shield_seat=shield_seat,
        location=LOCATION_NAMES.index(opened["location"]),
        piles=piles(opened),
        dead_lords=len(opened["dead_lords"]),
    )


def _effect(effect: types.Effect) -> tuple[int, int]:
    event = EVENT_NAMES.index(effect["card"])
    names, about = EVENT_CARDS[event].about_names, effect["about"]
    return event, names.index(about) if about is not None else 0


def _shield(terrain: dict[str, types.Terrain]) -> tuple[int, int]:
    """The Terrain card that shields its holder, and the holder's seat; (-1, 0) if no seat holds it."""
    for card, fact in terrain.items():
        number, seat = TERRAIN_NAMES.index(card), fact["held_by"]
        if TERRAIN_CARDS[number].shields and seat:
            return number, seat
    return -1, 0


def _face(question: OpenQuestion) -> int:
    return int(question["face"].id) if question["face"] is not None else -1


def _row(row: types.Row, teams: dict[str, Team]) -> Row:
    left, right = row["left"], row["right"]
    return Row(
        marine_by_name(row["marine"]),
        SIDE_NAMES.index(row["facing"]),
        row["tokens"],
        teams[row["team"]]["seat"],
        (_kinds(left["swarm"]), _kinds(right["swarm"])),
        (_kinds(left["done"]), _kinds(right["done"])),
        (_kinds(left["apart"]), _kinds(right["apart"])),
    )


def _kinds(names: list[str]) -> tuple[int, ...]:
    return tuple(KIND_NAMES.index(name) for name in names)


# ---------------------------------------------------------------------- what events need


def piles(opened: AngelOpen) -> tuple[int, int]:
    """How many cards the blip piles hold."""
    return opened["piles"]["left"]["cards"], opened["piles"]["right"]["cards"]


def terrain_spots(opened: AngelOpen) -> list[tuple[Spot, int]]:
    """The Terrain cards in the formation as (spot, card), top to bottom, left before right (H-20)."""
    placed = [(terrain["spot"], name) for name, terrain in opened["terrain"].items()]
    return sorted((spot_by_name(spot), TERRAIN_NAMES.index(name)) for spot, name in placed if spot is not None)
