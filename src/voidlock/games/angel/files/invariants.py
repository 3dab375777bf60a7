"""Invariants (section 26), checked in tests and when a written position is read, never while playing."""

from __future__ import annotations

from voidlock.engine import Reason
from voidlock.games.angel.facts import (
    COPIES,
    EVENTS,
    EVERY_TEAM,
    KIND_THINGS,
    MARINE_THINGS,
    MARINES_OF,
    TEAM_OF,
    TEAM_THINGS,
    TERRAIN_THINGS,
    TOKENS,
)
from voidlock.games.angel.state import ATTACK_PHASE, EVENT_PHASE, NOWHERE, State, holder_of
from voidlock.games.angel.state.swarms import LORDS, NORMAL, count, swarm_of


def broken_invariants(state: State) -> list[Reason]:
    """The broken invariants, each with its number."""
    if not state.formation:
        return []
    found = [*_genestealers(state), *_tokens_and_cards(state), *_places(state), *_teams(state)]
    if not state.result and ((state.phase and not state.attacking and any(state.done)) or _apart_out_of_time(state)):
        found.append(Reason("kept_apart", "I-4"))
    return found


def _apart_out_of_time(state: State) -> bool:
    """R-12.4: second swarms exist only from the attacks to the end of the Event Phase, and only if `merge` says so."""
    in_time = state.settings.merge == "event" and state.phase in (ATTACK_PHASE, EVENT_PHASE)
    return bool(state.apart) and not in_time


def _genestealers(state: State) -> list[Reason]:
    hidden = [*state.deck, *state.piles[0], *state.piles[1]]
    if any(kind not in NORMAL for kind in hidden):
        return [Reason("lord_in_a_deck", "I-6")]
    formation = sum(state.swarms) + sum(state.done) + sum(state.apart)
    every = swarm_of(hidden) + formation + state.discard
    found = [
        Reason("genestealers_not_complete", "I-1", {"genestealer": KIND_THINGS[kind], "number": count(every, kind)})
        for kind in NORMAL
        if count(every, kind) != COPIES
    ]
    for kind in LORDS:
        if count(formation + state.dead_lords, kind) > 1:
            found.append(Reason("lord_twice", "I-1", {"genestealer": KIND_THINGS[kind]}))
    if state.discard >> 16:
        found.append(Reason("lord_discarded", "I-1"))
    return found


def _tokens_and_cards(state: State) -> list[Reason]:
    found = []
    tokens = state.supply + sum(state.tokens) + sum(state.terrain_tokens) + state.launch
    if tokens != TOKENS or min([state.supply, *state.tokens, *state.terrain_tokens]) < 0:
        found.append(Reason("tokens_not_complete", "I-2", {"number": tokens}))
    for marine, number in enumerate(state.tokens):
        if number and marine not in state.formation:
            found.append(Reason("tokens_on_nobody", "I-2", {"marine": MARINE_THINGS[marine]}))
    events = [*state.events, *state.event_discard, *([state.event] if state.event >= 0 else [])]
    if sorted(events) != [card for card, event in enumerate(EVENTS) for _ in range(event.copies)]:
        found.append(Reason("events_not_complete", "I-2"))
    if len(state.event_knowers) != len(state.events):
        found.append(Reason("looked_at_nothing", "I-2"))
    if len(set(state.location_deck)) < len(state.location_deck) or state.location in state.location_deck:
        found.append(Reason("location_twice", "I-2"))
    return found


def _places(state: State) -> list[Reason]:
    found = []
    spots = 2 * len(state.formation)
    if len(state.swarms) != spots or len(state.done) != spots or len(state.apart) not in (0, spots):
        found.append(Reason("row_without_marine", "I-3"))
    for card, place in enumerate(state.terrain):
        if place >= spots:
            found.append(Reason("terrain_outside", "I-3", {"terrain": TERRAIN_THINGS[card]}))
        if holder_of(place) > state.players or (place < 0 and state.terrain_tokens[card]):
            found.append(Reason("terrain_nowhere", "I-2", {"terrain": TERRAIN_THINGS[card]}))
    layer = state.done if state.attacking else state.swarms
    if state.field != NOWHERE and not (0 <= state.field < spots and layer[state.field]):
        found.append(Reason("field_without_swarm", "I-3"))
    if state.limited >= 0 and state.terrain[state.limited] < 0:
        found.append(Reason("limit_without_terrain", "I-3", {"terrain": TERRAIN_THINGS[state.limited]}))
    return found


def _teams(state: State) -> list[Reason]:
    found = []
    if len(set(state.formation)) < len(state.formation) or set(state.formation) & set(state.slain):
        found.append(Reason("marine_twice", "I-3"))
    for marine in (*state.formation, *state.slain):
        if not state.controller[TEAM_OF[marine]]:
            found.append(Reason("team_not_playing", "I-5", {"marine": MARINE_THINGS[marine]}))
    for team, marines in zip(EVERY_TEAM, MARINES_OF, strict=True):
        for marine in marines:
            if state.controller[team] and marine not in state.formation and marine not in state.slain:
                found.append(Reason("marine_missing", "I-5", {"marine": MARINE_THINGS[marine]}))
        if not state.in_play(team) and (state.table[team] >= 0 or state.chosen[team] >= 0):
            found.append(Reason("card_of_eliminated_team", "I-5", {"team": TEAM_THINGS[team]}))
    return found
