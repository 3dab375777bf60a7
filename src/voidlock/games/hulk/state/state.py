"""Everything that lies on the table, flat and cheap to copy."""

from __future__ import annotations

from typing import Literal

from voidlock.engine import Event, Task, Thing
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.map.facts import FIRST_BLIP, LORD, SETUP, STEALERS

from .settings import Settings

DEAD, LEFT = -1, -2
"""Where a marine is who is not on the board."""

OUT = -1
"""Where an alien is that is not in play; -2 and below: lurking, see `lurking_at`."""

NOBODY = -1

GONE, CARRIED = -1, -2
"""Where an object is: off the board; from here on down in a marine's hands."""

UNDAMAGED, DAMAGED, DESTROYED = range(3)
Harm = Literal["undamaged", "damaged", "destroyed"]
OBJECT_STATES: tuple[Harm, ...] = ("undamaged", "damaged", "destroyed")

MOST_ALIENS = FIRST_BLIP + 61
ALIEN_NAMES = tuple(
    "broodlord" if alien == LORD else f"S{alien + 1}" if alien < STEALERS else f"B{alien - FIRST_BLIP + 1}"
    for alien in range(MOST_ALIENS)
)
ALIEN_THINGS = tuple(Thing("stealer" if alien < FIRST_BLIP else "blip", name) for alien, name in enumerate(ALIEN_NAMES))


def lurking_at(entry: int) -> int:
    """The place of an alien that lurks in an entry area."""
    return OUT - 1 - entry


def entry_of(place: int) -> int:
    """The entry area of a lurking alien's place."""
    return OUT - 1 - place


class State:
    """The table. Lists hold ints, sets are ints with a bit for each member, so that a copy is one slice per list.

    board, settings       the mission's board (shared, never changed) and the settings of this game
    turn, phase           counted from 1; one of the phases of `facts`
    cp, cp_spent          command points left, and spent this turn
    power_used            whether the librarian has used his power this phase (PSI-3)
    active, snap          the marine whose activation is running, or -1; he who may still fire as part of his last
                          action (5.1 a), or -1
    where, facing         by marine: his square, DEAD or LEFT; his facing
    ap, ammo, reloads     by marine: action points left in his activation; shots; reloads
    psi, aim              by marine: psi points; what he shot at last (SHT-2): alien + 1, -1 - square of a door, 0 none
    overwatch, guard      sets of marines
    jammed, reloaded      sets of marines; those whose cannon may explode (ACN-3)
    activated             marines activated this phase
    place, looks, value   by alien: its square, OUT or lurking; its facing; of a blip its value
    forced                by alien: the turn in which it is forced to lurk (BLP-4)
    acted                 aliens activated this phase (S-7)
    brood, group          aliens under the brood effect; the group that is now brought into play (S6)
    exposed               blips that have been seen and are to be revealed (BLP-12)
    old                   blips drawn before the draw pile was last renewed
    at, occupied          by square: marine + 1, -1 - alien, or 0; the set of squares that hold a piece
    closed, destroyed     sets of doors; an open door is in neither
    bulkheads             those that still stand
    burning, barriers     sets of squares
    pool, used, unseen    values of the draw pile (top last), of revealed blips, of blips removed unseen (FLA-8)
    known                 by value, how many blips are certainly in the pile or drawn since it was renewed
    kills                 casualties
    lord                  whether the Broodlord has come into play; it is awake (`dormant` in the mission)
    lord_dead, lord_awake
    object_at             the object's square, GONE, or CARRIED - marine
    object_state          UNDAMAGED, DAMAGED or DESTROYED
    operated, burned      sets of objectives
    tested, received      sections that had a brood test, entry areas that received a blip this phase
    acting, ap_left       the alien whose activation is running, or -1; its action points
    target, chosen        the marine it goes for (A21); the marine for whom a blip was revealed (S8 step 2); -1 none
    moved, luck           whether it has moved or opened a door; the number that settles its ties (A32)
    ended_by              the label of the condition that ended the mission
    """

    __slots__ = (
        *("acted", "acting", "activated", "active", "agenda", "aim", "ammo", "ap", "ap_left", "at", "barriers"),
        *("board", "brood", "bulkheads", "burned", "burning", "chosen", "closed", "cp", "cp_spent"),
        *("destroyed", "ended_by", "exposed", "facing", "forced", "group", "guard", "jammed", "kills", "known"),
        *("looks", "lord", "lord_awake", "lord_dead", "luck", "moved", "object_at", "object_state", "occupied"),
        *("old", "operated", "overwatch", "phase", "place", "pool", "power_used", "psi", "received", "reloaded"),
        *(
            "reloads",
            "result",
            "settings",
            "snap",
            "target",
            "tested",
            "told",
            "turn",
            "unseen",
            "used",
            "value",
            "where",
        ),
    )

    def __init__(self, board: Board, settings: Settings) -> None:
        mission = board.mission
        marines = len(mission.marines)
        aliens = FIRST_BLIP + len(mission.pool) + int(mission.placed is not None)
        self.board = board
        self.settings = settings
        self.agenda: list[Task] = []
        self.told: list[Event] | None = None
        self.result = ""
        self.ended_by = ""
        self.turn = 1
        self.phase = SETUP
        self.cp = 0
        self.cp_spent = 0
        self.power_used = False
        self.active = NOBODY
        self.snap = NOBODY
        self.where = [DEAD] * marines
        self.facing = [0] * marines
        self.ap = [0] * marines
        self.ammo = [0] * marines
        self.reloads = [0] * marines
        self.psi = [0] * marines
        self.aim = [0] * marines
        self.overwatch = 0
        self.guard = 0
        self.jammed = 0
        self.reloaded = 0
        self.activated = 0
        self.place = [OUT] * aliens
        self.looks = [0] * aliens
        self.value = [0] * aliens
        self.forced = [0] * aliens
        self.acted = 0
        self.brood = 0
        self.group = 0
        self.exposed = 0
        self.old = 0
        self.at = [0] * len(board.squares)
        self.occupied = 0
        self.closed = board.doors & ~board.opened
        self.destroyed = 0
        self.bulkheads = board.bulkheads
        self.burning = 0
        self.barriers = 0
        self.pool: list[int] = []
        self.used: list[int] = []
        self.unseen: list[int] = []
        self.known = [0, 0, 0, 0]
        self.kills = 0
        self.lord = False
        self.lord_dead = False
        self.lord_awake = not mission.special.dormant
        self.object_at = GONE
        self.object_state = UNDAMAGED
        self.operated = 0
        self.burned = 0
        self.tested = 0
        self.received = 0
        self.acting = NOBODY
        self.ap_left = 0
        self.target = NOBODY
        self.chosen = NOBODY
        self.moved = False
        self.luck = 0

    def copy(self) -> State:
        other = State.__new__(State)
        other.board = self.board
        other.settings = self.settings
        other.agenda = self.agenda[:]
        other.told = None
        other.result = self.result
        other.ended_by = self.ended_by
        other.turn = self.turn
        other.phase = self.phase
        other.cp = self.cp
        other.cp_spent = self.cp_spent
        other.power_used = self.power_used
        other.active = self.active
        other.snap = self.snap
        other.where = self.where[:]
        other.facing = self.facing[:]
        other.ap = self.ap[:]
        other.ammo = self.ammo[:]
        other.reloads = self.reloads[:]
        other.psi = self.psi[:]
        other.aim = self.aim[:]
        other.overwatch = self.overwatch
        other.guard = self.guard
        other.jammed = self.jammed
        other.reloaded = self.reloaded
        other.activated = self.activated
        other.place = self.place[:]
        other.looks = self.looks[:]
        other.value = self.value[:]
        other.forced = self.forced[:]
        other.acted = self.acted
        other.brood = self.brood
        other.group = self.group
        other.exposed = self.exposed
        other.old = self.old
        other.at = self.at[:]
        other.occupied = self.occupied
        other.closed = self.closed
        other.destroyed = self.destroyed
        other.bulkheads = self.bulkheads
        other.burning = self.burning
        other.barriers = self.barriers
        other.pool = self.pool[:]
        other.used = self.used[:]
        other.unseen = self.unseen[:]
        other.known = self.known[:]
        other.kills = self.kills
        other.lord = self.lord
        other.lord_dead = self.lord_dead
        other.lord_awake = self.lord_awake
        other.object_at = self.object_at
        other.object_state = self.object_state
        other.operated = self.operated
        other.burned = self.burned
        other.tested = self.tested
        other.received = self.received
        other.acting = self.acting
        other.ap_left = self.ap_left
        other.target = self.target
        other.chosen = self.chosen
        other.moved = self.moved
        other.luck = self.luck
        return other

    def end_activation(self) -> None:
        """No alien is acting."""
        self.acting = self.target = self.chosen = NOBODY
        self.ap_left = 0
        self.moved = False

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    # ------------------------------------------------------------------ looking

    def marines(self) -> list[int]:
        """Marines on the board."""
        return [marine for marine, square in enumerate(self.where) if square >= 0]

    def stealers(self) -> list[int]:
        """Stealers on the board, the Broodlord among them."""
        return [alien for alien in range(FIRST_BLIP) if self.place[alien] >= 0]

    def marine_at(self, square: int) -> int:
        """The marine on a square, or -1."""
        return max(self.at[square], 0) - 1

    def alien_at(self, square: int) -> int:
        """The alien on a square, or -1."""
        return max(-self.at[square], 0) - 1

    def carrier(self) -> int:
        """The marine who carries the object, or -1."""
        return CARRIED - self.object_at if self.object_at <= CARRIED else NOBODY

    def blocking(self) -> int:
        """LOS-4: the squares one cannot see through."""
        return self.occupied | self.closed | self.bulkheads | self.burning | self.barriers

    def shut(self) -> int:
        """BRD-8: what breaks walking distance."""
        return self.bulkheads if self.settings.distance_through_doors else self.bulkheads | self.closed

    def distances(self, square: int) -> list[int]:
        return self.board.distances(square, self.shut())
