"""Look-ahead from the phase and the agenda: a card is in force only while it can still matter this round."""

from __future__ import annotations

from .cards.base import EVENT_CARDS
from .facts import ACTION_OF, EVERY_TEAM
from .flow.defence import swarms_attack
from .flow.round import after_action, attack_phase, discard_event, event_boxes
from .state import ATTACK_PHASE, CHOOSE, EVENT_PHASE, RESOLVE, State


def defence_ahead(state: State) -> bool:
    """Whether a swarm can still attack this round."""
    return (
        state.phase in (CHOOSE, RESOLVE)
        or state.attacking
        or attack_phase.later() in state.agenda
        or swarms_attack.later() in state.agenda
    )


def attacks_ahead(state: State) -> bool:
    """Whether a Marine can still be granted an attack; the last chance is the ability of this round's Event."""
    if state.phase in (CHOOSE, RESOLVE, ATTACK_PHASE):
        return True
    if event_boxes.later() not in state.agenda:
        return False
    # A card that one player reads secretly may be any.
    return not state.event_open or EVENT_CARDS[state.event].grants_attack


def event_end_ahead(state: State) -> bool:
    """Whether effects timed at the end of the Event Phase (step 4e) are still to come."""
    return state.phase != EVENT_PHASE or discard_event.later() in state.agenda


def is_resolving(state: State, action: int) -> bool:
    """Whether this Action card is being resolved."""
    return after_action.later(action) in state.agenda


def cards_ahead(state: State, type: int) -> bool:
    """Whether an Action card of this type can still be resolved this round."""
    if state.phase == CHOOSE or any(chosen >= 0 for chosen in state.chosen):
        return True
    return any(
        lying == type and (not state.resolved >> team & 1 or is_resolving(state, ACTION_OF[team][type]))
        for team, lying in zip(EVERY_TEAM, state.table, strict=True)
    )
