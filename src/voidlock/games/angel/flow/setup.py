"""Setup of a new game (section 2)."""

from __future__ import annotations

from voidlock.engine import Choice, Script, Seat, ask, draw_one, shuffle
from voidlock.games.angel.cards.base import EVENT_CARDS
from voidlock.games.angel.events import EventDrawn, FormationDealt, TeamTaken
from voidlock.games.angel.facts import (
    COPIES,
    EVENTS,
    EVERY_TEAM,
    LEFT,
    LOCATIONS,
    MARINE_THINGS,
    MARINES_OF,
    RIGHT,
    SEAT_THINGS,
    SETUPS,
    TEAM_THINGS,
    of_tier,
)
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import of_team
from voidlock.games.angel.state.swarms import NORMAL
from voidlock.games.angel.state.tasks import script, step

from .round import begin_round
from .spawning import add_blips, spawn_box
from .travel import place_location_terrain

DRAFT, RANDOM, GIVEN = range(3)


def begin_setup(state: State, way: int) -> None:
    """Put the setup on the agenda; `way` is how the teams are shared out."""
    state.agenda = [
        begin_round.later(),
        end_setup.later(),
        first_event.later(),
        deal_blips.later(),
        deal_formation.later(),
        share_teams.later(way),
        shuffle_decks.later(),
    ]


@script
def shuffle_decks(state: State) -> Script[None]:
    """R-2.1 to R-2.3: shuffle both decks, and build the Location deck from one random card of each tier."""
    state.deck = yield from shuffle([kind for kind in NORMAL for _ in range(COPIES)])
    state.events = yield from shuffle([number for number, event in enumerate(EVENTS) for _ in range(event.copies)])
    state.event_knowers = [0] * len(state.events)
    for tier in SETUPS[state.setup].tiers:
        state.location_deck.insert(0, (yield from draw_one(of_tier(tier))))


@script
def share_teams(state: State, way: int) -> Script[None]:
    """R-2.4: players pick one marker each in clockwise order, starting with a random player."""
    seats = [Seat(number) for number in range(1, state.players + 1)]
    if state.players > 1:
        state.first = yield from draw_one(seats)
    state.current = state.first
    free = [team for team in EVERY_TEAM if not state.controller[team]]
    if way == RANDOM:
        free = yield from shuffle(free)
    clockwise = seats[state.first - 1 :] + seats[: state.first - 1]
    if way == GIVEN:
        return
    for pick in range(SETUPS[state.setup].teams):
        seat = clockwise[pick % state.players]
        team = free[0]
        if way == DRAFT:
            team = yield from ask(Choice(seat, "choose_team", [of_team("team", team) for team in free]))
        free.remove(team)
        state.controller[team] = seat
        state.tell(TeamTaken(SEAT_THINGS[seat], TEAM_THINGS[team]))


@script
def deal_formation(state: State) -> Script[None]:
    """R-2.5: deal Marines from top to bottom; the upper half faces left, the lower half right. R-2.7: Terrain."""
    state.formation = yield from shuffle(
        [marine for team in EVERY_TEAM if state.controller[team] for marine in MARINES_OF[team]]
    )
    half = len(state.formation) // 2
    for place, marine in enumerate(state.formation):
        state.facing[marine] = LEFT if place < half else RIGHT
    state.swarms = [0] * (2 * len(state.formation))
    state.done = [0] * (2 * len(state.formation))
    state.tell(FormationDealt([MARINE_THINGS[marine] for marine in state.formation]))
    place_location_terrain(state)


@script
def deal_blips(state: State) -> Script[None]:
    """R-2.7: deal the blip piles."""
    yield from add_blips(state, *LOCATIONS[state.location].blips)


@step
def first_event(state: State) -> None:
    """R-2.8: draw an Event card and resolve only its spawn boxes."""
    state.event = state.events.pop()
    state.event_knowers.pop()
    state.tell(EventDrawn(EVENT_CARDS[state.event].thing))
    state.agenda.extend([spawn_box.later(state.event, 1), spawn_box.later(state.event, 0)])


@step
def end_setup(state: State) -> None:
    state.event_discard.append(state.event)
    state.event = -1
