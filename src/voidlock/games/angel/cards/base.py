"""Hooks of cards. A card is one class: its docstring states its rule, its methods override the hooks it needs.

The default hooks do nothing. The engine calls the hooks of every card in force and never asks which card it is.
"""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple

from voidlock.engine import Reason, Script, Thing
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_THINGS,
    ACTIONS,
    EVENT_NAMES,
    EVENT_THINGS,
    EVENTS,
    LOCATION_NAMES,
    LOCATION_THINGS,
    LOCATIONS,
    MARINE_THINGS,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
    Placement,
)
from voidlock.games.angel.numbers import Marine, Spot, Team
from voidlock.games.angel.state import State


class ActionCard:
    """An Action card. `number` is its index among the eighteen, in the order in which they resolve."""

    id: ClassVar[str]

    rule_of_turns = "R-6.18"
    """The rule that keeps other Marines from attacking between the consecutive attacks it gives one."""

    def __init__(self) -> None:
        self.number = ACTION_NAMES.index(self.id)
        self.fact = ACTIONS[self.number]
        self.team = self.fact.team
        self.thing: Thing = ACTION_THINGS[self.number]

    # While the card is being resolved.

    def partners(self, state: State, marine: Marine) -> list[Marine]:
        """R-6.10: the Marines that a Marine of the team may trade places with."""
        place = state.formation.index(marine)
        return [state.formation[near] for near in (place - 1, place + 1) if 0 <= near < len(state.formation)]

    def attacks(self, marine: Marine) -> int:
        """How many attacks this Attack card gives a Marine."""
        return 1

    def in_a_row(self, state: State) -> bool:
        """Whether a Marine with several attacks makes them before another Marine of the team attacks."""
        return False

    def instead_of_attack(self, state: State, marine: Marine) -> bool:
        """Whether the Marine may do something else instead of his attack."""
        return False

    def why_not_instead(self, state: State, marine: Marine) -> Reason:
        """Why the Marine may not do it."""
        return Reason("does_not_charge", "", {"marine": MARINE_THINGS[marine], "card": self.thing})

    def do_instead(self, state: State, marine: Marine) -> Script[None]:
        """The action instead of his attack, of a card that allows one."""
        raise NotImplementedError

    def after(self, state: State) -> Script[None] | None:
        """The ability timed after the action."""
        return None

    # From the moment the card is resolved until the round ends.

    def lasts(self, state: State) -> bool:
        """Whether its ability can still matter this round."""
        return False

    def slays(self, marine: Marine, face: int) -> tuple[int, bool] | None:
        """How many cards an attack by this Marine slays with this face, and whether he may stop early."""
        return None

    def after_attack(self, state: State, marine: Marine, face: int, slain: int) -> Script[None] | None:
        """What follows a resolved attack."""
        return None

    def misses(self, marine: Marine, face: int, bought: bool) -> bool:
        """Whether this defence roll turns the swarm's attack into a miss; `bought`: a reroll paid with a token."""
        return False

    strikes_back = 0
    """How many cards of the swarm are slain after a miss by this card; the rest attack again (R-8.5)."""

    def after_miss(self, state: State, spot: Spot) -> Script[None] | None:
        """What follows a miss by this card: the blows of `strikes_back`."""
        return None

    def after_terrain_token(self, state: State, marine: Marine, terrain: int) -> Script[None] | None:
        """What follows when a Marine's activation puts a token on a Terrain card."""
        return None

    def at_event_end(self, state: State) -> None:
        """The ability timed at step 4e."""


class EventCard:
    """An Event card: its ability, and what it leaves in force for the next round."""

    id: ClassVar[str]

    grants_attack = False
    """Whether its ability lets a Marine attack."""

    # The parts of the ability without a choice: the card carries them out, and the odds use them.

    under_each_pile = 0
    """How many cards of the Genestealer deck go under each blip pile."""

    before_unengaged = 0
    """How many Genestealers spawn in front of every Marine who is not engaged."""

    turns_everybody = False
    """Whether every Marine turns around before swarms move."""

    flanks_everybody = False
    """Whether every swarm goes behind the Marine it is engaged with."""

    rescues = False
    """Whether a slain Marine of a team in play comes back at the end of the formation."""

    about_names: ClassVar[tuple[str, ...]] = ()
    """What its effect can be about, by number; empty if it is about everybody."""

    def __init__(self) -> None:
        self.number = EVENT_NAMES.index(self.id)
        self.fact = EVENTS[self.number]
        self.thing: Thing = EVENT_THINGS[self.number]

    def name(self, state: State) -> Script[list[int] | None]:
        """R-9.2: what the current player names before the reveal; None if nothing valid can be named."""
        yield from ()
        return []

    def named_things(self, state: State) -> list[Thing]:
        """What was named, visible to everybody."""
        return []

    def named_cards(self, state: State) -> list[tuple[Spot, int]]:
        """The spot and kind of each Genestealer card named so far."""
        return []

    def invalid(self, state: State, target: int) -> Reason | None:
        """R-9.4: why a target on the table is not offered."""
        return None

    def fits(self, state: State) -> bool:
        """Whether the names in a written position are possible for this card."""
        return not state.named

    def resolve(self, state: State) -> Script[None] | None:
        """The ability, after its targets are named."""
        return None

    # While its effect is in force; `about` is its subject.

    def lasts(self, state: State, about: int) -> bool:
        """Whether its effect can still matter in the round in which it is in force."""
        return True

    def forbids(self, about: int, team: Team, type: int) -> bool:
        """Whether a team may not play its card of a type."""
        return False

    def attackers(self) -> int:
        """How many Marines of a team an Attack card lets act."""
        return 2

    def before_move(self, state: State, team: Team) -> Script[None] | None:
        """What comes before a Move + Activate card resolves."""
        return None

    def misses(self, about: int, marine: Marine, face: int) -> bool:
        """Whether this defence roll turns the swarm's attack into a miss."""
        return False


class Progress(NamedTuple):
    """What a location's own way to win counts, how many there are, and how many it needs."""

    what: Literal["lords", "tokens"]
    now: int
    needed: int


class LocationCard:
    """A Location card: what happens upon entering, or what its control panel does, and how it is won."""

    id: ClassVar[str]

    brings_lords = False
    """Whether the Brood Lords spawn upon entering."""

    lords_win = False
    """Whether slaying the last Brood Lord wins the game."""

    rolls_for: Literal["", "win", "survive"] = ""
    """What the roll that it offers decides."""

    def __init__(self) -> None:
        self.number = LOCATION_NAMES.index(self.id)
        self.fact = LOCATIONS[self.number]
        self.thing: Thing = LOCATION_THINGS[self.number]

    def good_faces(self, tokens: int) -> int:
        """How many faces of the die do well in the roll that it offers, with this many tokens on the card."""
        return 0

    def terrain(self, state: State) -> tuple[Placement, ...]:
        """R-14.5: its Terrain cards, left pair first."""
        return self.fact.terrain

    def enter(self, state: State) -> Script[None] | None:
        """R-14.7: the ability upon entering."""
        return None

    def invalid(self, state: State, target: int) -> Reason | None:
        """Why a target on the table is not offered upon entering."""
        return None

    def panel(self, state: State, marine: Marine) -> Script[None] | None:
        """What the control panel does for the Marine who activates it."""
        return None

    def is_won(self, state: State) -> bool:
        """R-16.2: the location's own condition."""
        return False

    def progress(self, state: State) -> Progress | None:
        """How far its own way to win is; None if it has none that can be counted."""
        return None


class TerrainCard:
    """A Terrain card: what activating it does, and what it does at the start of a travel."""

    id: ClassVar[str]

    is_panel = False
    """Whether activating it uses the ability of the current location."""

    takes_tokens = False
    """Whether Support Tokens may lie on it."""

    shields = False
    """Whether the player who holds it may discard it to turn an attack into a miss."""

    def __init__(self) -> None:
        self.number = TERRAIN_NAMES.index(self.id)
        self.thing: Thing = TERRAIN_THINGS[self.number]

    def activate(self, state: State, marine: Marine) -> Script[None] | None:
        return None

    def before_travel(self, state: State) -> Script[None] | None:
        """R-14.3: the ability at the start of a travel."""
        return None


ACTION_CARDS: dict[int, ActionCard] = {}
EVENT_CARDS: dict[int, EventCard] = {}
LOCATION_CARDS: dict[int, LocationCard] = {}
TERRAIN_CARDS: dict[int, TerrainCard] = {}


def add_actions(*cards: type[ActionCard]) -> None:
    ACTION_CARDS.update({ACTION_NAMES.index(card.id): card() for card in cards})


def add_events(*cards: type[EventCard]) -> None:
    EVENT_CARDS.update({EVENT_NAMES.index(card.id): card() for card in cards})


def add_locations(*cards: type[LocationCard]) -> None:
    LOCATION_CARDS.update({LOCATION_NAMES.index(card.id): card() for card in cards})


def add_terrain(*cards: type[TerrainCard]) -> None:
    TERRAIN_CARDS.update({TERRAIN_NAMES.index(card.id): card() for card in cards})
