"""Everything that lies on the table, flat and cheap to copy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from voidlock.engine import Event, Task

from .facts import MARINES, MARINES_OF, SECOND, TEAM_NAMES, TEAM_OF, TERRAIN, TOKENS
from .settings import DEFAULTS, Settings

SETUP, CHOOSE, RESOLVE, ATTACK_PHASE, EVENT_PHASE, OVER = range(6)
PhaseName = Literal["setup", "choose", "resolve", "attack", "event", "over"]
PHASE_NAMES: tuple[PhaseName, ...] = ("setup", "choose", "resolve", "attack", "event", "over")

NOWHERE = -1
"""A Terrain card that is set aside; no spot."""


class State:
    """The table. Lists hold ints or tuples of ints, so that a copy is one slice per list.

    A *spot* is `2 * (position - 1) + side`: L1 is 0, R1 is 1, L2 is 2. Decks and piles have their top card last.
    A swarm goes by its spot; a second one that is kept apart there by `SECOND` + spot.

    settings              the readings that the game was set up with (23.1)
    players, controller   number of players; by team, the seat that holds its marker (0: out of the game)
    first, current        the seat that picked first (H-5); the current player
    leader                the team whose card makes the current player (R-4.4), or -1
    round, phase          counted from 1; one of the phases above
    setup, location       the Setup Location and the current location
    location_deck         the way ahead
    formation             living Marines from top to bottom
    facing, tokens        by Marine: LEFT or RIGHT; Support Tokens
    slain                 dead Marines, in the order of their deaths
    supply, launch        tokens in the supply; tokens on the location card
    swarms                by spot, the swarm there; during step 3a those still to attack (R-12.3)
    done, attacking       by spot, those that have attacked; whether step 3a is under way
    apart                 by spot, a second swarm that stays apart until the Event Phase ends; empty if there is none
    field                 the spot of the swarm under Power Field, or -1
    terrain               by Terrain card: its spot, -1 when set aside, -1 - seat when held by a seat
    terrain_tokens        by Terrain card
    activated             Terrain cards activated this round, one bit a card
    limited, limit_left   the Terrain card under a spawn limit, or -1; how many may still spawn on it
    deck, discard         the Genestealer deck; its discard pile as a swarm
    piles, known          left and right blip pile; by side, cards that are certainly in the pile (section 24)
    piled                 further cards that are certainly in one of the two piles
    dead_lords            slain Brood Lords (H-3)
    events, event_knowers the Event deck; beside each card the seats that have looked at it, one bit a seat
    event_discard         in the order of discarding
    event, event_open     the Event card being resolved, or -1; whether everybody sees it
    readers               the seats that know a card not yet open, one bit a seat
    named                 what the current player named before the reveal (R-9.2)
    table, chosen, last   by team, an action type or -1: lying open, chosen face down, resolved last
    resolved              teams whose card has been taken up this round, one bit a team
    standing, used        cards in force this round, in the order of resolving; those used up
    acted                 Marines who have done what the running step lets each do once, one bit a Marine
    effects               (Event card, what it is about, round in which it is in force)
    """

    __slots__ = (
        "acted",
        "activated",
        "agenda",
        "apart",
        "attacking",
        "chosen",
        "controller",
        "current",
        "dead_lords",
        "deck",
        "discard",
        "done",
        "effects",
        "event",
        "event_discard",
        "event_knowers",
        "event_open",
        "events",
        "facing",
        "field",
        "first",
        "formation",
        "known",
        "last",
        "launch",
        "leader",
        "limit_left",
        "limited",
        "location",
        "location_deck",
        "named",
        "phase",
        "piled",
        "piles",
        "players",
        "readers",
        "resolved",
        "result",
        "round",
        "settings",
        "setup",
        "slain",
        "standing",
        "supply",
        "swarms",
        "table",
        "terrain",
        "terrain_tokens",
        "tokens",
        "told",
        "used",
    )

    def __init__(self, players: int, settings: Settings = DEFAULTS) -> None:
        teams = len(TEAM_NAMES)
        self.settings = settings
        self.agenda: list[Task] = []
        self.told: list[Event] | None = None
        self.result = ""
        self.players = players
        self.controller = [0] * teams
        self.first = 1
        self.current = 1
        self.leader = -1
        self.round = 1
        self.phase = SETUP
        self.setup = 0
        self.location = 0
        self.location_deck: list[int] = []
        self.formation: list[int] = []
        self.facing = [0] * len(MARINES)
        self.tokens = [0] * len(MARINES)
        self.slain: list[int] = []
        self.supply = TOKENS
        self.launch = 0
        self.swarms: list[int] = []
        self.done: list[int] = []
        self.attacking = False
        self.apart: tuple[int, ...] = ()
        self.field = NOWHERE
        self.terrain = [NOWHERE] * len(TERRAIN)
        self.terrain_tokens = [0] * len(TERRAIN)
        self.activated = 0
        self.limited = NOWHERE
        self.limit_left = 0
        self.deck: list[int] = []
        self.discard = 0
        self.piles: list[list[int]] = [[], []]
        self.known = [0, 0]
        self.piled = 0
        self.dead_lords = 0
        self.events: list[int] = []
        self.event_knowers: list[int] = []
        self.event_discard: list[int] = []
        self.event = -1
        self.event_open = True
        self.readers = 0
        self.named: list[int] = []
        self.table = [-1] * teams
        self.chosen = [-1] * teams
        self.last = [-1] * teams
        self.resolved = 0
        self.standing: list[int] = []
        self.used = 0
        self.acted = 0
        self.effects: list[tuple[int, int, int]] = []

    def copy(self) -> State:
        other = State.__new__(State)
        other.agenda = self.agenda[:]
        other.told = None
        other.result = self.result
        other.settings = self.settings
        other.players = self.players
        other.controller = self.controller[:]
        other.first = self.first
        other.current = self.current
        other.leader = self.leader
        other.round = self.round
        other.phase = self.phase
        other.setup = self.setup
        other.location = self.location
        other.location_deck = self.location_deck[:]
        other.formation = self.formation[:]
        other.facing = self.facing[:]
        other.tokens = self.tokens[:]
        other.slain = self.slain[:]
        other.supply = self.supply
        other.launch = self.launch
        other.swarms = self.swarms[:]
        other.done = self.done[:]
        other.attacking = self.attacking
        other.apart = self.apart
        other.field = self.field
        other.terrain = self.terrain[:]
        other.terrain_tokens = self.terrain_tokens[:]
        other.activated = self.activated
        other.limited = self.limited
        other.limit_left = self.limit_left
        other.deck = self.deck[:]
        other.discard = self.discard
        left, right = self.piles
        other.piles = [left[:], right[:]]
        other.known = self.known[:]
        other.piled = self.piled
        other.dead_lords = self.dead_lords
        other.events = self.events[:]
        other.event_knowers = self.event_knowers[:]
        other.event_discard = self.event_discard[:]
        other.event = self.event
        other.event_open = self.event_open
        other.readers = self.readers
        other.named = self.named[:]
        other.table = self.table[:]
        other.chosen = self.chosen[:]
        other.last = self.last[:]
        other.resolved = self.resolved
        other.standing = self.standing[:]
        other.used = self.used
        other.acted = self.acted
        other.effects = self.effects[:]
        return other

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    # ------------------------------------------------------------------ looking

    def seat_of(self, marine: int) -> int:
        """R-3.10: the controller of a Marine."""
        return self.controller[TEAM_OF[marine]]

    def living(self, team: int) -> list[int]:
        """The team's Marines in the formation."""
        return [marine for marine in MARINES_OF[team] if marine in self.formation]

    def in_play(self, team: int) -> bool:
        """R-13.8"""
        one, other = MARINES_OF[team]
        return one in self.formation or other in self.formation

    def teams_in_play(self) -> list[int]:
        return [team for team, seat in enumerate(self.controller) if seat and self.in_play(team)]

    def front(self, marine: int) -> int:
        """R-3.3: the spot in front of a Marine."""
        return 2 * self.formation.index(marine) + self.facing[marine]

    def behind(self, marine: int) -> int:
        """R-3.3: the spot behind a Marine."""
        return 2 * self.formation.index(marine) + 1 - self.facing[marine]

    def engaged(self, marine: int) -> list[int]:
        """R-3.5: the swarms engaged with a Marine."""
        left = 2 * self.formation.index(marine)
        return self.swarms_at((left, left + 1))

    def swarm(self, spot: int) -> int:
        """The cards of a swarm."""
        if spot < SECOND:
            return self.swarms[spot]
        return self.apart[spot - SECOND] if self.apart else 0

    def swarms_at(self, spots: Iterable[int]) -> list[int]:
        """The swarms at these spots, each first one followed by the second that is kept apart from it."""
        if not self.apart:
            return [spot for spot in spots if self.swarms[spot]]
        return [swarm for spot in spots for swarm in (spot, SECOND + spot) if self.swarm(swarm)]

    def terrain_at(self, spot: int) -> list[int]:
        return [card for card, place in enumerate(self.terrain) if place == spot]

    def effects_now(self) -> list[tuple[int, int, int]]:
        return [effect for effect in self.effects if effect[2] == self.round]
