"""Resolution of Support and Move + Activate cards, step by step."""

from __future__ import annotations

from voidlock.engine import Choice, Script, Seat, Thing, ask, follow
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS, TERRAIN_CARDS
from voidlock.games.angel.events import SupplyEmpty, TerrainActivated
from voidlock.games.angel.facts import LOCATIONS, MARINE_THINGS, TERRAIN, TERRAIN_THINGS
from voidlock.games.angel.numbers import Marine, Team
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import NONE, STOP, marine_terrain, marines, of_marine
from voidlock.games.angel.state.tasks import script

from .formation import place_token, trade, turn


def give_token(state: State, seat: Seat, card: Thing) -> Script[None]:
    """R-6.7: the seat must place one token from the supply on any living Marine; skipped if there is none."""
    if not state.supply:
        state.tell(SupplyEmpty())
        return
    options = [of_marine("place", marine) for marine in state.formation]
    place_token(state, (yield from ask(Choice(seat, "place_token", options, card=card))))


def may_give_token(state: State, seat: Seat, card: Thing) -> Script[bool]:
    """The seat may place one token from the supply on any living Marine; returns whether it did."""
    if not state.supply:
        return False
    options = [of_marine("place", marine) for marine in state.formation]
    marine = yield from ask(Choice(seat, "place_token", [*options, NONE], card=card))
    if marine is None:
        return False
    place_token(state, marine)
    return True


@script
def support(state: State, team: Team) -> Script[None]:
    """R-6.8: one token per card."""
    yield from give_token(state, state.controller[team], ACTION_CARDS[state.standing[-1]].thing)


@script
def before_move(state: State, team: Team) -> Script[None]:
    """R-6.2 (i): effects in force that come before a Move + Activate card."""
    for event, _, _ in state.effects_now():
        yield from follow(EVENT_CARDS[event].before_move(state, team))


@script
def move(state: State, team: Team) -> Script[None]:
    """R-6.10: each Marine of the team may trade places once, in any order, until all have or the player stops."""
    card = ACTION_CARDS[state.standing[-1]]
    options = [
        marines("move", marine, partner)
        for marine in state.living(team)
        if not state.acted >> marine & 1
        for partner in card.partners(state, marine)
    ]
    if not options:
        return
    picked = yield from ask(Choice(state.controller[team], "move", [*options, STOP], card=card.thing))
    if picked is None:
        return
    marine, partner = picked
    state.acted |= 1 << marine
    trade(state, marine, partner)
    state.agenda.append(move.later(team))


@script
def turn_around(state: State, team: Team) -> Script[None]:
    """R-6.13: any Marines of the team may be turned around."""
    options = [of_marine("turn", marine) for marine in state.living(team) if not state.acted >> marine & 1]
    if not options:
        return
    card = ACTION_CARDS[state.standing[-1]]
    marine = yield from ask(Choice(state.controller[team], "facing", [*options, STOP], card=card.thing))
    if marine is None:
        return
    state.acted |= 1 << marine
    turn(state, marine)
    state.agenda.append(turn_around.later(team))


def activatable(state: State, marine: Marine) -> list[int]:
    """R-6.14, R-6.15, R-6.17: the Terrain cards in front of him that he could activate now."""
    return [
        card
        for card in state.terrain_at(state.front(marine))
        if TERRAIN[card].activatable and not state.activated >> card & 1 and _does_something(state, card)
    ]


def _does_something(state: State, card: int) -> bool:
    """H-12: a panel works only if the location has a control panel ability."""
    return not TERRAIN_CARDS[card].is_panel or LOCATIONS[state.location].ability == "activate_control_panel"


@script
def activate(state: State, team: Team) -> Script[None]:
    """R-6.14: each Marine may activate one Terrain card; each is resolved completely before the next (R-6.16).

    By the setting `activate` a Marine may activate several, or the card only one.
    """
    options = [
        marine_terrain("activate", marine, card)
        for marine in state.living(team)
        if not state.acted >> marine & 1
        for card in activatable(state, marine)
    ]
    if not options:
        return
    card = ACTION_CARDS[state.standing[-1]]
    picked = yield from ask(Choice(state.controller[team], "activate", [*options, STOP], card=card.thing))
    if picked is None:
        return
    marine, terrain = picked
    if state.settings.activate != "any":
        state.acted |= 1 << marine
    state.activated |= 1 << terrain
    state.tell(TerrainActivated(MARINE_THINGS[marine], TERRAIN_THINGS[terrain]))
    if state.settings.activate != "one":
        state.agenda.append(activate.later(team))
    yield from follow(TERRAIN_CARDS[terrain].activate(state, marine))
