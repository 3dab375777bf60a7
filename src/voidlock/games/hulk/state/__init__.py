"""Flat state of Space Hulk: one table of fields from which slots, copy and serialisation follow."""

from __future__ import annotations

from typing import Literal

from voidlock.engine import (
    Event,
    Flag,
    Listener,
    Marks,
    Number,
    OneOf,
    Task,
    Thing,
    argument,
    derive,
    each,
    field,
    flat,
)
from voidlock.games.hulk.facts import FIRST_BLIP, LORD, PHASE_NAMES, SETUP, STEALERS
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.numbers import (
    EVERY_ALIEN,
    EVERY_MARINE,
    MOST_ALIENS,
    NO_ALIEN,
    NOBODY,
    NOTHING,
    STEALERS_AND_LORD,
    Alien,
    Marine,
    Square,
    Target,
)

from ..settings import Settings

DEAD, LEFT = Square(-1), Square(-2)
"""The place of a marine who is not on the board."""

OUT = Square(-1)
"""The place of an alien out of play; -2 and below mean lurking, see `lurking_at`."""

GONE, CARRIED = Square(-1), Square(-2)
"""The place of an object off the board; from CARRIED down, in a marine's hands."""

UNDAMAGED, DAMAGED, DESTROYED = range(3)
Harm = Literal["undamaged", "damaged", "destroyed"]
OBJECT_STATES: tuple[Harm, ...] = ("undamaged", "damaged", "destroyed")

ALIEN_NAMES = tuple(
    "broodlord" if alien == LORD else f"S{alien + 1}" if alien < STEALERS else f"B{alien - FIRST_BLIP + 1}"
    for alien in range(MOST_ALIENS)
)
ALIEN_THINGS = tuple(Thing("stealer" if alien < FIRST_BLIP else "blip", name) for alien, name in enumerate(ALIEN_NAMES))


def lurking_at(entry: int) -> Square:
    """The place of an alien that lurks in an entry area."""
    return Square(OUT - 1 - entry)


def carried_by(marine: Marine) -> Square:
    """The place of an object in a marine's hands."""
    return Square(CARRIED - marine)


def entry_of(place: Square) -> int:
    """The entry area of a lurking alien's place."""
    return OUT - 1 - place


def _marines(state: State) -> int:
    return len(state.board.mission.marines)


def _aliens(state: State) -> int:
    mission = state.board.mission
    return FIRST_BLIP + len(mission.pool) + int(bool(mission.placed))


def _squares(state: State) -> int:
    return len(state.board.squares)


def _closed_doors(state: State) -> int:
    return state.board.doors & ~state.board.opened


def _bulkheads(state: State) -> int:
    return state.board.bulkheads


def _lord_is_awake(state: State) -> bool:
    return not state.board.mission.special.dormant


def _marine_names(state: State) -> tuple[str, ...]:
    return state.board.marine_names


def _alien_names(state: State) -> tuple[str, ...]:
    return ALIEN_NAMES[: len(state.place)]


def _square_names(state: State) -> tuple[str, ...]:
    return state.board.names


def _section_names(state: State) -> tuple[str, ...]:
    return state.board.section_names


def _entry_names(state: State) -> tuple[str, ...]:
    return state.board.entry_names


def _objective_names(state: State) -> tuple[str, ...]:
    return state.board.objective_names


@flat
class State:
    """The table of fields: lists hold ints and sets are bit sets, so a copy is one slice per list.

    The order is that of a saved position.
    """

    board: Board = argument(Board, saved="mission")
    """The mission's board: shared, never changed."""
    settings: Settings = argument(Settings, saved="settings")
    told: Listener | None = field(None, fresh=True)
    """What hears of events; a copy has none."""
    turn: int = field(1, saved="turn", codec=Number(1, 1_000_000))
    phase: int = field(SETUP, saved="phase", codec=OneOf(lambda _: PHASE_NAMES))
    cp: int = field(0, saved="command_points", codec=Number(0, 99))
    """Command points left."""
    cp_spent: int = field(0, saved="command_spent", codec=Number(0, 999))
    """Command points spent this turn."""
    power_used: bool = field(False, saved="power_used", codec=Flag())
    """Whether the librarian has used his power this phase (PSI-3)."""
    active: Marine = field(NOBODY, saved="active", codec=OneOf(_marine_names))
    """The marine whose activation is running."""
    snap: Marine = field(NOBODY, saved="snap", codec=OneOf(_marine_names))
    """The marine who may still fire as part of his last action (5.1 a)."""
    activated: int = field(0, saved="activated", codec=Marks(_marine_names))
    """Marines activated this phase."""
    where: list[Square] = each(_marines, DEAD, saved="marines")
    """By marine, his square, DEAD or LEFT."""
    facing: list[int] = each(_marines, 0, saved="marines")
    ap: list[int] = each(_marines, 0, saved="marines")
    """By marine, action points left in his activation."""
    ammo: list[int] = each(_marines, 0, saved="marines")
    reloads: list[int] = each(_marines, 0, saved="marines")
    psi: list[int] = each(_marines, 0, saved="marines")
    aim: list[Target] = each(_marines, NOTHING, saved="marines")
    """By marine, what he shot at last (SHT-2)."""
    overwatch: int = field(0, saved="marines")
    guard: int = field(0, saved="marines")
    jammed: int = field(0, saved="marines")
    reloaded: int = field(0, saved="marines")
    """Marines whose cannon may explode (ACN-3)."""
    place: list[Square] = each(_aliens, OUT, saved="aliens")
    """By alien, its square, OUT or lurking."""
    looks: list[int] = each(_aliens, 0, saved="aliens")
    """By alien, its facing."""
    value: list[int] = each(_aliens, 0, saved="aliens")
    """By alien, the value of a blip."""
    forced: list[int] = each(_aliens, 0, saved="aliens")
    """By alien, the turn in which it is forced to lurk (BLP-4)."""
    acted: int = field(0, saved="acted", codec=Marks(_alien_names))
    """Aliens activated this phase (S-7)."""
    brood: int = field(0, saved="brood", codec=Marks(_alien_names))
    """Aliens under the brood effect."""
    group: int = field(0, saved="group", codec=Marks(_alien_names))
    """The group that is being activated (S6)."""
    exposed: int = field(0, saved="exposed", codec=Marks(_alien_names))
    """Blips that have been seen and will be revealed (BLP-12)."""
    old: int = field(0, saved="old", codec=Marks(_alien_names))
    """Blips drawn before the last reshuffle of the draw pile."""
    at: list[int] = each(_squares, 0)
    """By square: marine + 1, -1 - alien, or 0."""
    occupied: int = field(0)
    """The squares that hold a piece."""
    closed: int = derive(_closed_doors, saved="open")
    """Doors; an open one is neither closed nor destroyed."""
    destroyed: int = field(0, saved="destroyed", codec=Marks(_square_names))
    bulkheads: int = derive(_bulkheads, saved="bulkheads", codec=Marks(_square_names))
    """Bulkheads that still stand."""
    burning: int = field(0, saved="burning", codec=Marks(_square_names))
    barriers: int = field(0, saved="barriers", codec=Marks(_square_names))
    pool: list[int] = field([], saved="pool")
    """Values of the draw pile, top last."""
    used: list[int] = field([], saved="used")
    """Values of revealed blips."""
    unseen: list[int] = field([], saved="unseen unseen_old")
    """Values of blips removed unseen (FLA-8), with OLD added to those of `old`."""
    known: list[int] = field([0, 0, 0, 0], saved="known")
    """By value, how many blips are certainly in the pile, or drawn since its last reshuffle."""
    kills: int = field(0, saved="kills", codec=Number(0, 1_000_000))
    lord: bool = field(False, saved="broodlord")
    """Whether the Broodlord has come into play."""
    lord_dead: bool = field(False, saved="broodlord")
    lord_awake: bool = derive(_lord_is_awake, saved="broodlord")
    """Whether it is awake (`dormant` in the mission)."""
    object_at: Square = field(GONE, saved="object")
    """The object's square, GONE, or `carried_by` a marine."""
    object_state: int = field(UNDAMAGED, saved="object")
    operated: int = field(0, saved="operated", codec=Marks(_objective_names))
    burned: int = field(0, saved="burned", codec=Marks(_objective_names))
    tested: int = field(0, saved="tested", codec=Marks(_section_names))
    """Sections that had a brood test this phase."""
    received: int = field(0, saved="received", codec=Marks(_entry_names))
    """Entry areas that received a blip this phase."""
    acting: Alien = field(NO_ALIEN, saved="acting")
    """The alien whose activation is running."""
    ap_left: int = field(0, saved="acting")
    """Its action points."""
    target: Marine = field(NOBODY, saved="acting")
    """Its target marine (A21)."""
    chosen: Marine = field(NOBODY, saved="acting")
    """The marine for whom a blip was revealed (S8 step 2)."""
    moved: bool = field(False, saved="acting")
    """Whether it has moved or opened a door."""
    luck: int = field(0, saved="luck", codec=Number(0, (1 << 64) - 1))
    """The random number that settles its ties (A32)."""
    result: str = field("", saved="result")
    """The result of the mission; empty while it continues."""
    ended_by: str = field("", saved="ended_by")
    """The label of the condition that ended it."""
    agenda: list[Task] = field([], saved="agenda")
    """The stack of tasks to do; the last one is next."""

    def copy(self) -> State:
        """A copy that shares nothing mutable; `flat` derives it from the table."""
        raise NotImplementedError

    def end_activation(self) -> None:
        """Clear the activation: no alien is acting."""
        self.acting = NO_ALIEN
        self.target = self.chosen = NOBODY
        self.ap_left = 0
        self.moved = False

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    # ------------------------------------------------------------------ queries

    def marines(self) -> list[Marine]:
        """Marines on the board."""
        return [marine for marine, square in zip(EVERY_MARINE, self.where, strict=False) if square >= 0]

    def aliens(self) -> list[Alien]:
        """Every alien in play, including lurking ones."""
        return [alien for alien, place in zip(EVERY_ALIEN, self.place, strict=False) if place != OUT]

    def stealers(self) -> list[Alien]:
        """Stealers on the board, including the Broodlord."""
        return [alien for alien in STEALERS_AND_LORD if self.place[alien] >= 0]

    def blips(self) -> list[Alien]:
        """Blips in play, including lurking ones."""
        return [blip for blip in self.counters() if self.place[blip] != OUT]

    def counters(self) -> tuple[Alien, ...]:
        """The counters of all blips, in play or not."""
        return EVERY_ALIEN[FIRST_BLIP : len(self.place)]

    def marine_at(self, square: Square) -> Marine:
        """The marine on a square, or NOBODY."""
        piece = self.at[square]
        return EVERY_MARINE[piece - 1] if piece > 0 else NOBODY

    def alien_at(self, square: Square) -> Alien:
        """The alien on a square, or NO_ALIEN."""
        piece = self.at[square]
        return EVERY_ALIEN[-1 - piece] if piece < 0 else NO_ALIEN

    def carrier(self) -> Marine:
        """The marine who carries the object, or NOBODY."""
        return Marine(CARRIED - self.object_at) if self.object_at <= CARRIED else NOBODY

    def blocking(self) -> int:
        """LOS-4: the squares that block sight."""
        return self.occupied | self.closed | self.bulkheads | self.burning | self.barriers

    def shut_squares(self) -> int:
        """BRD-8: the squares that break walking distance."""
        return self.bulkheads if self.settings.distance_through_doors else self.bulkheads | self.closed

    def distances(self, square: Square) -> list[int]:
        return self.board.distances(square, self.shut_squares())
