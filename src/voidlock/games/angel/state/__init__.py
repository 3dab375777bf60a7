"""The flat state of Death Angel: one table of fields, which defines slots, copy and saving."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from voidlock.engine import Event, Listener, Marks, Number, OneOf, Seat, Task, argument, each, flat
from voidlock.engine import field as slot
from voidlock.games.angel.numbers import NO_SEAT, NO_TEAM, Marine, Spot, Team

from ..facts import (
    ACTION_NAMES,
    EVERY_SPOT,
    EVERY_TEAM,
    LOCATION_NAMES,
    MARINE_NAMES,
    MARINES,
    MARINES_OF,
    SECOND,
    SPOTS_AT,
    TEAM_NAMES,
    TEAM_OF,
    TERRAIN,
    TERRAIN_NAMES,
    TOKENS,
)
from ..settings import Settings

SETUP, CHOOSE, RESOLVE, ATTACK_PHASE, EVENT_PHASE, OVER = range(6)
PhaseName = Literal["setup", "choose", "resolve", "attack", "event", "over"]
PHASE_NAMES: tuple[PhaseName, ...] = ("setup", "choose", "resolve", "attack", "event", "over")

NOWHERE = Spot(-1)
"""A Terrain card that is set aside; not a spot."""


def place_held(seat: Seat) -> Spot:
    """The place of a Terrain card that a seat holds."""
    return Spot(NOWHERE - seat)


def holder_of(place: Spot) -> Seat:
    """The seat that holds a Terrain card at this place, or NO_SEAT."""
    return Seat(NOWHERE - place) if place < NOWHERE else NO_SEAT


def _teams(state: State) -> int:
    return len(TEAM_NAMES)


def _marines(state: State) -> int:
    return len(MARINES)


def _terrain(state: State) -> int:
    return len(TERRAIN)


@flat
class State:
    """The table of fields: lists hold ints or tuples of ints, so that a copy is one slice per list.

    A *spot* is `2 * (position - 1) + side`: L1 is 0, R1 is 1, L2 is 2. Decks and piles have their top card last.
    A swarm is known by its spot; a second one that is kept apart there by `SECOND` + spot.
    The order is that of a saved position.
    """

    settings: Settings = argument(Settings, saved="settings")
    """The readings chosen at setup (23.1)."""
    players: int = argument(int, saved="players")
    told: Listener | None = slot(None, fresh=True)
    """What hears of events; a copy has none."""
    result: str = slot("")
    """How the game ended; empty until then."""
    controller: list[Seat] = each(_teams, NO_SEAT, saved="teams")
    """For each team, the seat that holds its marker, or NO_SEAT."""
    first: Seat = slot(Seat(1), saved="first")
    """The seat that picked first (H-5)."""
    current: Seat = slot(Seat(1), saved="current")
    """The current player."""
    leader: Team = slot(NO_TEAM, saved="leader")
    """The team whose card determines the current player (R-4.4), or -1."""
    round: int = slot(1, saved="round", codec=Number(1, 1_000_000))
    phase: int = slot(SETUP, saved="phase", codec=OneOf(lambda _: PHASE_NAMES))
    setup: int = slot(0)
    """The Setup Location."""
    location: int = slot(0, saved="location", codec=OneOf(lambda _: LOCATION_NAMES))
    launch: int = slot(0, saved="location_tokens", codec=Number(0, TOKENS))
    """Tokens on the location card."""
    location_deck: list[int] = slot([], saved="ahead")
    """The locations ahead."""
    formation: list[Marine] = slot([], saved="formation")
    """Living Marines from top to bottom."""
    facing: list[int] = each(_marines, 0, saved="formation")
    """The facing of each Marine, LEFT or RIGHT."""
    tokens: list[int] = each(_marines, 0, saved="formation")
    """The Support Tokens of each Marine."""
    supply: int = slot(TOKENS)
    """Tokens in the supply."""
    slain: list[Marine] = slot([], saved="slain")
    """Dead Marines, in the order of their deaths."""
    swarms: list[int] = slot([], saved="swarms")
    """The swarm at each spot; during step 3a, those still to attack (R-12.3)."""
    done: list[int] = slot([], saved="done")
    """The cards at each spot that have attacked."""
    attacking: bool = slot(False, saved="done")
    """Whether step 3a is in progress."""
    apart: tuple[int, ...] = slot((), saved="apart")
    """The second swarm at each spot, kept apart until the Event Phase ends; empty if there is none."""
    field: Spot = slot(NOWHERE, saved="power_field")
    """The spot of the swarm under Power Field, or NOWHERE."""
    terrain: list[Spot] = each(_terrain, NOWHERE, saved="terrain")
    """For each Terrain card: its spot, NOWHERE if set aside, or `held_by` a seat."""
    terrain_tokens: list[int] = each(_terrain, 0, saved="terrain")
    activated: int = slot(0, saved="terrain")
    """Terrain cards activated this round, as a bit set."""
    limited: int = slot(-1, saved="limited", codec=OneOf(lambda _: TERRAIN_NAMES))
    """The Terrain card under a spawn limit, or -1."""
    limit_left: int = slot(0, saved="limit_left", codec=Number(0, 1))
    """How many may still spawn on it."""
    deck: list[int] = slot([], saved="deck")
    """The Genestealer deck."""
    discard: int = slot(0, saved="discard")
    """The Genestealer discard pile, as a swarm."""
    piles: list[list[int]] = slot([[], []], saved="piles")
    """Left and right blip pile."""
    known: list[int] = slot([0, 0], saved="known")
    """The cards known to be in the pile, by side (section 24)."""
    piled: int = slot(0, saved="piled")
    """Further cards known to be in one of the two piles."""
    dead_lords: int = slot(0, saved="dead_lords")
    """Slain Brood Lords (H-3)."""
    events: list[int] = slot([], saved="events")
    """The Event deck."""
    event_discard: list[int] = slot([], saved="event_discard")
    """The discarded Events, in order."""
    event_knowers: list[int] = slot([], saved="looked_at")
    """The seats that have looked at each card of the Event deck, as bit sets."""
    event: int = slot(-1, saved="event")
    """The Event card being resolved, or -1."""
    event_open: bool = slot(True, saved="event")
    """Whether everybody sees it."""
    readers: int = slot(0, saved="event")
    """The seats that know a card that is not open yet, as a bit set."""
    named: list[int] = slot([], saved="event")
    """What the current player named before the reveal (R-9.2)."""
    table: list[int] = each(_teams, -1, saved="table")
    """For each team, the action type lying open, or -1."""
    chosen: list[int] = each(_teams, -1, saved="chosen")
    """For each team, the action type chosen face down, or -1."""
    last: list[int] = each(_teams, -1, saved="last")
    """For each team, the action type resolved last, or -1."""
    resolved: int = slot(0, saved="resolved", codec=Marks(lambda _: TEAM_NAMES))
    """Teams whose card has been started this round, as a bit set."""
    standing: list[int] = slot([], saved="standing")
    """Cards in force this round, in the order in which they resolved."""
    used: int = slot(0, saved="used", codec=Marks(lambda _: ACTION_NAMES))
    """Cards in force that are used up, as a bit set."""
    acted: int = slot(0, saved="acted", codec=Marks(lambda _: MARINE_NAMES))
    """Marines who have done what the running step lets each do once, as a bit set."""
    effects: list[tuple[int, int, int]] = slot([], saved="effects")
    """(Event card, its subject, the round in which it is in force)"""
    agenda: list[Task] = slot([], saved="agenda")
    """The task stack: the last line runs next."""

    def copy(self) -> State:
        """The same position, sharing nothing mutable; `flat` generates it from the table."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    # ------------------------------------------------------------------ looking

    def seat_of(self, marine: Marine) -> Seat:
        """R-3.10: the controller of a Marine."""
        return self.controller[TEAM_OF[marine]]

    def living(self, team: Team) -> list[Marine]:
        """The team's Marines in the formation."""
        return [marine for marine in MARINES_OF[team] if marine in self.formation]

    def in_play(self, team: Team) -> bool:
        """R-13.8: whether the team is in play."""
        one, other = MARINES_OF[team]
        return one in self.formation or other in self.formation

    def teams_in_play(self) -> list[Team]:
        return [team for team in EVERY_TEAM if self.controller[team] and self.in_play(team)]

    def front(self, marine: Marine) -> Spot:
        """R-3.3: the spot in front of a Marine."""
        return SPOTS_AT[self.formation.index(marine)][self.facing[marine]]

    def behind(self, marine: Marine) -> Spot:
        """R-3.3: the spot behind a Marine."""
        return SPOTS_AT[self.formation.index(marine)][1 - self.facing[marine]]

    def engagements(self, marine: Marine) -> list[Spot]:
        """R-3.5: the swarms engaged with a Marine."""
        return self.swarms_at(SPOTS_AT[self.formation.index(marine)])

    def every_spot(self) -> tuple[Spot, ...]:
        """The spots beside the formation."""
        return EVERY_SPOT[: len(self.swarms)]

    def swarm(self, spot: Spot) -> int:
        """The cards of a swarm."""
        if spot < SECOND:
            return self.swarms[spot]
        return self.apart[spot - SECOND] if self.apart else 0

    def swarms_at(self, spots: Iterable[Spot]) -> list[Spot]:
        """The swarms at these spots, each followed by the second one that is kept apart from it."""
        if not self.apart:
            return [spot for spot in spots if self.swarms[spot]]
        return [swarm for spot in spots for swarm in (spot, EVERY_SPOT[SECOND + spot]) if self.swarm(swarm)]

    def terrain_at(self, spot: Spot) -> list[int]:
        return [card for card, place in enumerate(self.terrain) if place == spot]

    def effects_now(self) -> list[tuple[int, int, int]]:
        return [effect for effect in self.effects if effect[2] == self.round]
