"""Views as an allow-list: what each seat may know (section 24)."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Choice, Option
from voidlock.engine.views.question import open_question, question
from voidlock.games.angel import numbers

from ..cards.base import ACTION_CARDS, EVENT_CARDS, LOCATION_CARDS
from ..facts import (
    ACTION_NAMES,
    ACTION_OF,
    EVENT_NAMES,
    EVERY_TEAM,
    LOCATIONS,
    MARINE_NAMES,
    TEAM_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    spot_name,
)
from ..flow.round import playable
from ..state import CHOOSE, NOWHERE, State
from ..state.swarms import size
from .parts import DECKS, FORMATION, MOVES, PLACE, TEAMS, TERRAINS
from .types import (
    AngelOpen,
    AngelOwn,
    Effect,
    Effects,
    LookedAt,
    OpenEvent,
    WinningGoal,
)


def open_view(state: State, owed: Sequence[Choice[object]] = ()) -> AngelOpen:
    """The part that is the same for everybody."""
    return {
        **PLACE(state),
        "goals": _goals(state),
        **DECKS(state),
        "event": _open_event(state),
        "formation": FORMATION(state),
        "moves": MOVES(state),
        "terrain": TERRAINS(state),
        "slain": [MARINE_NAMES[marine] for marine in state.slain],
        "teams": TEAMS(state),
        "effects": _effects(state),
        "owed": [open_question(choice) for choice in owed],
    }


def _goals(state: State) -> list[WinningGoal]:
    """R-16.1, R-16.2: the ways to win at the final location."""
    if not LOCATIONS[state.location].final:
        return []
    progress = LOCATION_CARDS[state.location].progress(state)
    goals: list[WinningGoal] = []
    if progress is not None:
        goals.append({"what": progress.what, "now": progress.now, "needed": progress.needed})
    swarms = sum([size(swarm) for swarm in (*state.swarms, *state.done, *state.apart)])
    goals.append({"what": "genestealers", "now": swarms + len(state.piles[0]) + len(state.piles[1]), "needed": 0})
    return goals


def _open_event(state: State) -> OpenEvent | None:
    """The card being resolved; if a player reads it secretly, only that and by whom."""
    if state.event < 0:
        return None
    if not state.event_open:
        return {"read_by": state.current}
    return {"card": EVENT_NAMES[state.event], "named": _named_ids(state)}


def _named_ids(state: State) -> list[str]:
    return [thing.id for thing in EVENT_CARDS[state.event].named_things(state)]


def _effect(event: int, about: int, round: int) -> Effect:
    return {"card": EVENT_NAMES[event], "about": about_name(event, about), "round": round}


def _effects(state: State) -> Effects:
    return {
        "standing": [ACTION_NAMES[number] for number in state.standing],
        "lasting": [ACTION_NAMES[number] for number in state.standing if ACTION_CARDS[number].lasts(state)],
        "events": [_effect(*effect) for effect in state.effects],
        "lasting_events": [
            _effect(event, about, round)
            for event, about, round in state.effects
            if round > state.round or EVENT_CARDS[event].lasts(state, about)
        ],
        "power_field": spot_name(state.field) if state.field != NOWHERE else None,
        "limited": TERRAIN_NAMES[state.limited] if state.limited >= 0 else None,
    }


def about_name(event: int, about: int) -> str | None:
    """The subject of an effect, by the kind of target its card names."""
    names = EVENT_CARDS[event].about_names
    return names[about] if names else None


def own_view(
    state: State, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
) -> AngelOwn:
    """The part for one seat only."""
    bit = 1 << seat if seat else 0
    teams = [team for team in EVERY_TEAM if seat and state.controller[team] == seat]
    looked_at: list[LookedAt] = [
        {"from_top": len(state.events) - place, "card": EVENT_NAMES[state.events[place]]}
        for place, knowers in enumerate(state.event_knowers)
        if knowers & bit
    ]
    reads = state.event >= 0 and bool(state.event_open or state.readers & bit)
    return {
        "hands": {TEAM_NAMES[team]: _hand(state, team) for team in teams},
        "chosen": {
            TEAM_NAMES[team]: ACTION_NAMES[ACTION_OF[team][state.chosen[team]]]
            for team in teams
            if state.chosen[team] >= 0
        },
        "forced": _forced_cards(state, teams),
        "looked_at": looked_at,
        "event": EVENT_NAMES[state.event] if reads else None,
        "named": _named_ids(state) if reads and seat == state.current else [],
        "pending": [question(choice) for choice in owed],
        "given": [option.text for option in given],
    }


def _forced_cards(state: State, teams: Sequence[numbers.Team]) -> dict[str, str]:
    """R-5.2, R-5.3: the cards of teams that have no choice this round."""
    if state.phase != CHOOSE:
        return {}
    types = {team: playable(state, team) for team in teams if state.in_play(team)}
    return {TEAM_NAMES[team]: ACTION_NAMES[ACTION_OF[team][only[0]]] for team, only in types.items() if len(only) == 1}


def _hand(state: State, team: numbers.Team) -> list[str]:
    """The team's cards that are not on the table, open or face down."""
    if not state.in_play(team):
        return []
    lying = (state.table[team], state.chosen[team])
    return [ACTION_NAMES[ACTION_OF[team][type]] for type in range(len(TYPE_NAMES)) if type not in lying]
