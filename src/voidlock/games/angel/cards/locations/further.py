"""The Location cards of tiers 2, 3 and 4."""

from __future__ import annotations

from voidlock.engine import Choice, Reason, Script, ask
from voidlock.games.angel.cards.base import LOCATION_CARDS, LocationCard, Progress, add_locations
from voidlock.games.angel.cards.terrain import ARTEFACT
from voidlock.games.angel.events import LordSpawned, TokenOnLocation
from voidlock.games.angel.facts import (
    COLOUR_NAMES,
    FACE_THINGS,
    KIND_THINGS,
    LEFT,
    MARINE_THINGS,
    NOT_ZERO,
    RIGHT,
    SKULL_FACES,
    SKULLS,
    SPOT_THINGS,
    TERRAIN,
)
from voidlock.games.angel.flow.attack import roll_die, slay_up_to
from voidlock.games.angel.flow.formation import (
    lose_tokens,
    merge,
    regroup,
    slay_marine,
    win,
)
from voidlock.games.angel.flow.spawning import (
    add_blips,
    best,
    discard_blip,
    discard_pile,
    fewer_would_spawn,
    spawn,
    valid,
    would_spawn,
)
from voidlock.games.angel.flow.travel import place_terrain
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import ROLL, TOKEN, of_lord, of_marine, of_pile, of_spot
from voidlock.games.angel.state.swarms import LORDS, UNIT, lords
from voidlock.games.angel.state.tasks import script, step

RED_TERRAIN = COLOUR_NAMES.index("red")


# ---------------------------------------------------------------------- tier 2


class BlackHolds(LocationCard):
    """Upon entering: two spawn into a swarm for which the most would spawn (H-32)."""

    id = "black_holds"

    def enter(self, state: State) -> Script[None]:
        every = state.swarms_at(state.every_spot())
        swarms = valid(state, every, best(every, lambda spot: would_spawn(state, spot)))
        if not swarms:
            return
        options = [of_spot("target", spot) for spot in swarms]
        spot = yield from ask(Choice(state.current, "arrive", options, card=self.thing))
        spawn(state, spot, 2)

    def invalid(self, state: State, target: int) -> Reason | None:
        there = target in state.swarms_at(state.every_spot())
        return fewer_would_spawn(state, Spot(target), "H-32") if there else None


class DarkCatacombs(LocationCard):
    """Upon entering: one spawns behind a Marine, one without tokens if possible."""

    id = "dark_catacombs"

    def enter(self, state: State) -> Script[None]:
        without = [marine for marine in state.formation if not state.tokens[marine]]
        options = [of_marine("target", marine) for marine in without or state.formation]
        marine = yield from ask(Choice(state.current, "arrive", options, card=self.thing))
        spawn(state, state.behind(marine), 1)

    def invalid(self, state: State, target: int) -> Reason | None:
        if target not in state.formation:
            return None
        return Reason("others_have_no_token", "R-14.7", {"marine": MARINE_THINGS[target]})


class Teleportarium(LocationCard):
    """Control panel: top to bottom each Marine discards a token or rolls, a 0 slays him; both piles are emptied."""

    id = "teleportarium"
    rolls_for = "survive"

    def good_faces(self, tokens: int) -> int:
        return len(SKULLS) - 1

    def panel(self, state: State, marine: Marine) -> None:
        state.agenda.append(piles_teleported.later())
        state.agenda.extend([teleport.later(traveller, self.number) for traveller in reversed(state.formation)])


@script
def teleport(state: State, marine: Marine, location: int) -> Script[None]:
    """One Marine's turn at the Teleportarium."""
    card = LOCATION_CARDS[location]
    rolls = True
    if state.tokens[marine]:
        choice = Choice(
            state.seat_of(marine), "teleport", (TOKEN, ROLL), card=card.thing, subject=MARINE_THINGS[marine]
        )
        rolls = yield from ask(choice)
    if not rolls:
        lose_tokens(state, marine, 1)
    elif (yield from roll_die(state, MARINE_THINGS[marine], NOT_ZERO)) == 0:
        slay_marine(state, marine, card.thing)


@step
def piles_teleported(state: State) -> None:
    for side in (0, 1):
        discard_pile(state, side)


# ---------------------------------------------------------------------- tier 3


class Generatorium(LocationCard):
    """Control panel: roll; a skull slays up to four cards anywhere, any other face the activating Marine."""

    id = "generatorium"

    def panel(self, state: State, marine: Marine) -> Script[None]:
        seat = state.seat_of(marine)
        if SKULLS[(yield from roll_die(state, self.thing, SKULL_FACES))]:
            yield from slay_up_to(state, seat, state.every_spot(), 4, self.thing, "slay")
        else:
            slay_marine(state, marine, self.thing)


class HibernationCluster(LocationCard):
    """Upon entering: each pile gets as many cards as there are Marines."""

    id = "hibernation_cluster"

    def enter(self, state: State) -> Script[None] | None:
        return add_blips(state, len(state.formation), len(state.formation))


class WrathOfBaalChapel(LocationCard):
    """Upon entering: the Artefact is placed at any spot."""

    id = "wrath_of_baal_chapel"

    def enter(self, state: State) -> Script[None]:
        options = [of_spot("put", spot) for spot in state.every_spot()]
        spot = yield from ask(Choice(state.current, "arrive", options, card=self.thing))
        place_terrain(state, ARTEFACT, spot)


# ---------------------------------------------------------------------- tier 4


class GenestealerLair(LocationCard):
    """Upon entering: swarms gather at the red Terrain of their side, and a Brood Lord spawns at each.

    Won when both Brood Lords are slain.
    """

    id = "genestealer_lair"
    brings_lords = True
    lords_win = True

    def enter(self, state: State) -> Script[None]:
        nests = [
            next(spot for card, spot in enumerate(state.terrain) if spot & 1 == side and self._is_red(card, spot))
            for side in (LEFT, RIGHT)
        ]
        merge(state)  # One swarm on each side.
        regroup(state, [nests[spot & RIGHT] for spot in state.every_spot()])
        options = [of_lord("lord", kind) for kind in LORDS]
        first = yield from ask(Choice(state.current, "lords", options, card=self.thing))
        second = next(kind for kind in LORDS if kind != first)
        for spot, kind in zip(nests, (first, second), strict=True):
            state.swarms[spot] += UNIT[kind]
            state.tell(LordSpawned(KIND_THINGS[kind], SPOT_THINGS[spot]))

    def _is_red(self, card: int, spot: Spot) -> bool:
        return spot >= 0 and TERRAIN[card].colour == RED_TERRAIN

    def is_won(self, state: State) -> bool:
        return state.dead_lords == sum([UNIT[kind] for kind in LORDS])

    def progress(self, state: State) -> Progress:
        return Progress("lords", lords(state.dead_lords), len(LORDS))


class LaunchControlRoom(LocationCard):
    """Control panel: put a token on the location, or roll; a roll no higher than its tokens wins."""

    id = "launch_control_room"
    rolls_for = "win"

    def good_faces(self, tokens: int) -> int:
        return min(tokens + 1, len(SKULLS))

    def panel(self, state: State, marine: Marine) -> Script[None]:
        options = (TOKEN, ROLL) if state.supply else (ROLL,)
        if not (yield from ask(Choice(state.seat_of(marine), "panel", options, card=self.thing))):
            state.supply -= 1
            state.launch += 1
            state.tell(TokenOnLocation(self.thing))
        elif (yield from roll_die(state, self.thing, FACE_THINGS[: state.launch + 1])) <= state.launch:
            win(state)

    def progress(self, state: State) -> Progress:
        """With as many tokens as the highest face, a roll always wins."""
        return Progress("tokens", state.launch, len(SKULLS) - 1)


class ToxinPumpingStation(LocationCard):
    """Control panel: roll, then discard that many cards from the top of one pile."""

    id = "toxin_pumping_station"

    def panel(self, state: State, marine: Marine) -> Script[None]:
        face = yield from roll_die(state, self.thing)
        piles = valid(state, [0, 1], [side for side in (0, 1) if state.piles[side]])
        if not face or not piles:
            return
        options = [of_pile("discard", side) for side in piles]
        choice = Choice(state.seat_of(marine), "panel", options, card=self.thing, face=FACE_THINGS[face])
        side = yield from ask(choice)
        for _ in range(min(face, len(state.piles[side]))):
            discard_blip(state, side)


add_locations(
    BlackHolds,
    DarkCatacombs,
    Teleportarium,
    Generatorium,
    HibernationCluster,
    WrathOfBaalChapel,
    GenestealerLair,
    LaunchControlRoom,
    ToxinPumpingStation,
)
