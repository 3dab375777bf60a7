"""Travel between locations (section 14)."""

from __future__ import annotations

from voidlock.engine import Script, follow
from voidlock.games.angel.cards.base import LOCATION_CARDS, TERRAIN_CARDS
from voidlock.games.angel.events import TerrainPlaced, TravelBegan, Travelled
from voidlock.games.angel.facts import LOCATION_THINGS, LOCATIONS, PILE_THINGS, SPOT_THINGS, TERRAIN_THINGS
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.state import NOWHERE, State
from voidlock.games.angel.state.tasks import script, step

from .formation import check_end, close_up, discard_terrain
from .spawning import add_blips, discard_pile


@step
def travel_check(state: State) -> None:
    """R-14.1: at the end of a phase, an empty pile triggers travel, once."""
    if state.location_deck and not (state.piles[0] and state.piles[1]):
        state.tell(TravelBegan([PILE_THINGS[side] for side in (0, 1) if not state.piles[side]]))
        state.agenda.extend([arrived.later(), enter.later(), fill_piles.later(), next_location.later(), leave.later()])


@script
def leave(state: State) -> Script[None]:
    """R-14.3: the abilities of Terrain in the formation come before anything else."""
    for card, spot in enumerate(state.terrain):
        if spot >= 0:
            yield from follow(TERRAIN_CARDS[card].before_travel(state))


@step
def next_location(state: State) -> None:
    """R-14.4, R-14.5: the next location and its Terrain."""
    close_up(state)
    state.location = state.location_deck.pop()
    state.tell(Travelled(LOCATION_THINGS[state.location]))
    for card, spot in enumerate(state.terrain):
        if spot >= 0:
            discard_terrain(state, card)
    place_location_terrain(state)


def place_location_terrain(state: State) -> None:
    """Place the current location's Terrain cards, without tokens, left pair first."""
    for placement in LOCATION_CARDS[state.location].terrain(state):
        if state.terrain[placement.terrain] == NOWHERE:
            place_terrain(state, placement.terrain, placement.spot(len(state.formation)))


def place_terrain(state: State, terrain: int, spot: Spot) -> None:
    state.terrain[terrain] = spot
    state.tell(TerrainPlaced(TERRAIN_THINGS[terrain], SPOT_THINGS[spot]))


@script
def fill_piles(state: State) -> Script[None]:
    """R-14.6: discard both piles, then fill them to the location's numbers."""
    for side in (0, 1):
        discard_pile(state, side)
    yield from add_blips(state, *LOCATIONS[state.location].blips)


@script
def enter(state: State) -> Script[None]:
    """R-14.7: the ability upon entering."""
    yield from follow(LOCATION_CARDS[state.location].enter(state))


@step
def arrived(state: State) -> None:
    """R-14.9: for victory, all steps of a travel are one change."""
    check_end(state)
