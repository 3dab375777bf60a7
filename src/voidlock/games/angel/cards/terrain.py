"""The eight Terrain cards."""

from __future__ import annotations

from voidlock.engine import Script, follow
from voidlock.games.angel.events import TerrainTaken
from voidlock.games.angel.facts import NOT_ZERO, SEAT_THINGS, SKULL_FACES, SKULLS, SPOTS_AT, TERRAIN_NAMES
from voidlock.games.angel.flow.attack import roll_die, slay_up_to
from voidlock.games.angel.flow.formation import discard_terrain, place_token_on_terrain, slay, slay_marine, slayable
from voidlock.games.angel.numbers import Marine
from voidlock.games.angel.state import State, place_held

from .base import ACTION_CARDS, LOCATION_CARDS, TerrainCard, add_terrain

CORRIDOR = TERRAIN_NAMES.index("corridor")
ARTEFACT = TERRAIN_NAMES.index("artefact")
DOOR = TERRAIN_NAMES.index("door")
CONTROL_PANEL = TERRAIN_NAMES.index("control_panel")
DARK_CORNER = TERRAIN_NAMES.index("dark_corner")
TANK = TERRAIN_NAMES.index("promethium_tank")


class Corridor(TerrainCard):
    """No ability."""

    id = "corridor"


class DarkCorner(TerrainCard):
    """No ability."""

    id = "dark_corner"


class VentilationDuct(TerrainCard):
    """No ability."""

    id = "ventilation_duct"


class Artefact(TerrainCard):
    """Activate: its controller takes it in hand. Discarding it after a defence roll makes the attack miss."""

    id = "artefact"
    shields = True

    def activate(self, state: State, marine: Marine) -> None:
        seat = state.seat_of(marine)
        if state.limited == self.number:
            state.limited = -1
        state.terrain[self.number] = place_held(seat)
        state.activated &= ~(1 << self.number)
        state.tell(TerrainTaken(self.thing, SEAT_THINGS[seat]))


class Door(TerrainCard):
    """Activate: a token on it. At the start of a travel, up to one Genestealer per token is slain anywhere."""

    id = "door"
    takes_tokens = True

    def activate(self, state: State, marine: Marine) -> Script[None]:
        if not place_token_on_terrain(state, self.number):
            return
        for number in state.standing:
            yield from follow(ACTION_CARDS[number].after_terrain_token(state, marine, self.number))

    def before_travel(self, state: State) -> Script[None]:
        everywhere = state.swarms_at(state.every_spot())
        most = state.terrain_tokens[self.number]
        yield from slay_up_to(state, state.current, everywhere, most, self.thing, "door")


class ControlPanel(TerrainCard):
    """Activate: the control panel ability of the current location."""

    id = "control_panel"
    is_panel = True

    def activate(self, state: State, marine: Marine) -> Script[None] | None:
        return LOCATION_CARDS[state.location].panel(state, marine)


class PromethiumTank(TerrainCard):
    """Activate: discard it, slay every Genestealer of the position, then roll: a 0 slays the activating Marine."""

    id = "promethium_tank"

    def activate(self, state: State, marine: Marine) -> Script[None]:
        beside = SPOTS_AT[state.terrain[self.number] >> 1]
        discard_terrain(state, self.number)
        for spot in beside:
            while slayable(state, spot):
                slay(state, spot, slayable(state, spot)[0])
        if (yield from roll_die(state, self.thing, NOT_ZERO)) == 0:
            slay_marine(state, marine, self.thing)


class SporeChimney(TerrainCard):
    """Activate: roll; a skull discards it."""

    id = "spore_chimney"

    def activate(self, state: State, marine: Marine) -> Script[None]:
        if SKULLS[(yield from roll_die(state, self.thing, SKULL_FACES))]:
            discard_terrain(state, self.number)


add_terrain(Corridor, DarkCorner, VentilationDuct, Artefact, Door, ControlPanel, PromethiumTank, SporeChimney)
