"""The four Void Locks, where the game begins, and the Location cards of tier 1."""

from __future__ import annotations

from voidlock.engine import Choice, Count, Script, ask
from voidlock.games.angel.cards.base import LocationCard, add_locations
from voidlock.games.angel.cards.terrain import CONTROL_PANEL, CORRIDOR, DARK_CORNER, TANK
from voidlock.games.angel.events import SpawnLimited
from voidlock.games.angel.facts import (
    LEFT,
    MARINE_THINGS,
    TERRAIN_THINGS,
    Placement,
)
from voidlock.games.angel.flow.formation import (
    discard_terrain,
    place_token,
    turn,
)
from voidlock.games.angel.flow.spawning import (
    discard_blip,
    spawn,
    valid,
)
from voidlock.games.angel.flow.travel import place_terrain
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import NO, YES, of_marine, of_pile, of_terrain


class VoidLock6(LocationCard):
    """The start for one player. No ability."""

    id = "void_lock_6"


class VoidLock8(LocationCard):
    """The start for two or four players. No ability."""

    id = "void_lock_8"


class VoidLock10(LocationCard):
    """The start for five players. No ability."""

    id = "void_lock_10"


class VoidLock12(LocationCard):
    """The start for three or six players. No ability."""

    id = "void_lock_12"


# ---------------------------------------------------------------------- tier 1


class MainCorridor(LocationCard):
    """Upon entering: two spawn at the Corridor."""

    id = "main_corridor"

    def enter(self, state: State) -> None:
        spawn(state, state.terrain[CORRIDOR], 2)


class MaintenanceTunnels(LocationCard):
    """Control panel: the Corridor takes the panel's place."""

    id = "maintenance_tunnels"

    def panel(self, state: State, marine: Marine) -> None:
        spot = state.terrain[CONTROL_PANEL]
        discard_terrain(state, CONTROL_PANEL)
        place_terrain(state, CORRIDOR, spot)


class ServiceShaft(LocationCard):
    """Upon entering: every Marine faces right. A setting chooses the second Terrain card on its left (23.1)."""

    id = "service_shaft"

    def terrain(self, state: State) -> tuple[Placement, ...]:
        if state.settings.service_shaft == "dark_corner":
            return self.fact.terrain
        return tuple([p._replace(terrain=TANK) if p.terrain == DARK_CORNER else p for p in self.fact.terrain])

    def enter(self, state: State) -> None:
        for marine in state.formation:
            if state.facing[marine] == LEFT:
                turn(state, marine)


class CryoControl(LocationCard):
    """Control panel: the top card of a chosen pile is discarded; a pile with cards must be chosen if there is one."""

    id = "cryo_control"

    def panel(self, state: State, marine: Marine) -> Script[None]:
        piles = valid(state, [0, 1], [side for side in (0, 1) if state.piles[side]])
        if not piles:
            return
        options = [of_pile("discard", side) for side in piles]
        side = yield from ask(Choice(state.seat_of(marine), "panel", options, card=self.thing))
        if state.piles[side]:
            discard_blip(state, side)


class LowerAccessway(LocationCard):
    """Upon entering: two spawn behind the Marine at position 1."""

    id = "lower_accessway"

    def enter(self, state: State) -> None:
        spawn(state, state.behind(state.formation[0]), 2)


class WreckageLabyrinth(LocationCard):
    """Upon entering: every Marine with Terrain in front of him turns around."""

    id = "wreckage_labyrinth"

    def enter(self, state: State) -> None:
        for marine in [marine for marine in state.formation if state.terrain_at(state.front(marine))]:
            turn(state, marine)


class Apothecarion(LocationCard):
    """Control panel: any Marine gets a token and may then be turned around (H-34: also without a token)."""

    id = "apothecarion"

    def panel(self, state: State, marine: Marine) -> Script[None]:
        seat = state.seat_of(marine)
        options = [of_marine("place", patient) for patient in state.formation]
        patient = yield from ask(Choice(seat, "place_token", options, card=self.thing))
        place_token(state, patient)
        if (yield from ask(Choice(seat, "panel_turn", (YES, NO), card=self.thing, subject=MARINE_THINGS[patient]))):
            turn(state, patient)


class CoreCogitator(LocationCard):
    """Control panel: pick a Terrain card; in this round's Event Phase at most one spawns on it from spawn boxes."""

    id = "core_cogitator"

    def panel(self, state: State, marine: Marine) -> Script[None]:
        options = [of_terrain("limit", card) for card, spot in enumerate(state.terrain) if spot >= 0]
        state.limited = yield from ask(Choice(state.seat_of(marine), "panel", options, card=self.thing))
        state.limit_left = 1
        state.tell(SpawnLimited(TERRAIN_THINGS[state.limited]))


class Munitorium(LocationCard):
    """Upon entering: one token on each of two different Marines."""

    id = "munitorium"

    def enter(self, state: State) -> Script[None]:
        without = state.formation[:]
        most = min(2, len(without), state.supply)
        for left in range(most, 0, -1):
            # If every remaining Marine gets one, nothing is asked.
            options = [of_marine("place", marine) for marine in (without if len(without) > left else without[:1])]
            count = Count(most - left + 1, most)
            marine = yield from ask(Choice(state.current, "munitorium", options, card=self.thing, count=count))
            without.remove(marine)
            place_token(state, marine)


add_locations(
    VoidLock6,
    VoidLock8,
    VoidLock10,
    VoidLock12,
    MainCorridor,
    MaintenanceTunnels,
    ServiceShaft,
    CryoControl,
    LowerAccessway,
    WreckageLabyrinth,
    Apothecarion,
    CoreCogitator,
    Munitorium,
)
