"""What always holds (section 26). Looked at in tests and when a written position is read, never while playing."""

from __future__ import annotations

from .facts import COPIES, EVENTS, MARINES_OF, TEAM_OF, TOKENS
from .state import NOWHERE, State
from .swarms import LORDS, NORMAL, count, swarm_of


def broken(state: State) -> list[str]:
    """The invariants that do not hold, each with its number."""
    if not state.formation:
        return []
    found = [*_genestealers(state), *_tokens_and_cards(state), *_places(state), *_teams(state)]
    if state.phase and not state.result and not state.attacking and any(state.done):
        found.append("I-4: cards kept apart outside step 3a")
    return found


def _genestealers(state: State) -> list[str]:
    hidden = [*state.deck, *state.piles[0], *state.piles[1]]
    if any(kind not in NORMAL for kind in hidden):
        return ["I-6: a Brood Lord in a deck or pile"]
    formation = sum(state.swarms) + sum(state.done)
    every = swarm_of(hidden) + formation + state.discard
    found = [f"I-1: {count(every, kind)} cards of kind {kind}" for kind in NORMAL if count(every, kind) != COPIES]
    for kind in LORDS:
        if count(formation + state.dead_lords, kind) > 1:
            found.append("I-1: a Brood Lord twice")
    if state.discard >> 16:
        found.append("I-1: a Brood Lord in the discard pile")
    return found


def _tokens_and_cards(state: State) -> list[str]:
    found = []
    tokens = state.supply + sum(state.tokens) + sum(state.terrain_tokens) + state.launch
    if tokens != TOKENS or min([state.supply, *state.tokens, *state.terrain_tokens]) < 0:
        found.append(f"I-2: {tokens} tokens")
    events = [*state.events, *state.event_discard, *([state.event] if state.event >= 0 else [])]
    if sorted(events) != [card for card, event in enumerate(EVENTS) for _ in range(event.copies)]:
        found.append("I-2: the Events are not complete")
    if len(state.event_knowers) != len(state.events):
        found.append("I-2: looks at Events that are not there")
    return found


def _places(state: State) -> list[str]:
    found = []
    spots = 2 * len(state.formation)
    if len(state.swarms) != spots or len(state.done) != spots:
        found.append("I-3: rows without a Marine")
    if any(place >= spots for place in (*state.terrain, state.field)):
        found.append("I-3: outside the formation")
    for card, place in enumerate(state.terrain):
        if place < NOWHERE - state.players or (place < 0 and state.terrain_tokens[card]):
            found.append("I-2: a Terrain card nowhere, or tokens on it there")
    layer = state.done if state.attacking else state.swarms
    if state.field != NOWHERE and 0 <= state.field < spots and not layer[state.field]:
        found.append("I-3: a Power Field without a swarm")
    if len(set(state.location_deck)) < len(state.location_deck) or state.location in state.location_deck:
        found.append("I-2: a location twice")
    if state.limited != NOWHERE and state.terrain[state.limited] < 0:
        found.append("I-3: a limit on a Terrain card that is not there")
    return found


def _teams(state: State) -> list[str]:
    found = []
    if len(set(state.formation)) < len(state.formation) or set(state.formation) & set(state.slain):
        found.append("I-3: a Marine twice")
    for marine in (*state.formation, *state.slain):
        if not state.controller[TEAM_OF[marine]]:
            found.append("I-5: a Marine of a team that is not in the game")
    for team, marines in enumerate(MARINES_OF):
        living = [marine for marine in marines if marine in state.formation]
        if state.controller[team] and len(living) + len([m for m in marines if m in state.slain]) != len(marines):
            found.append("I-5: a Marine neither alive nor slain")
        if not living and (state.table[team] >= 0 or state.chosen[team] >= 0):
            found.append("I-5: a card of an eliminated team")
    if any(state.tokens[marine] for marine in range(len(state.tokens)) if marine not in state.formation):
        found.append("I-2: tokens on a Marine who is not there")
    return found
