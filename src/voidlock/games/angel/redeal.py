"""Determinisation: re-deals what a seat cannot know, consistent with everything it has learnt."""

from __future__ import annotations

from voidlock.engine import permute

from .cards.base import EVENT_CARDS
from .facts import EVENTS, EVERY_TEAM, LOCATIONS, of_tier
from .flow.round import playable
from .state import State
from .state.swarms import cards, swarm_of


def redeal(state: State, seat: int, number: int) -> None:
    """Gather the hidden cards, sort them, and deal them by the number: equal knowledge gives equal deals."""
    _redeal_genestealers(state, number)
    _redeal_events(state, seat, number + 1)
    for place, location in enumerate(state.location_deck):
        state.location_deck[place] = permute(of_tier(LOCATIONS[location].tier), number + 2 + place)[0]
    for team in EVERY_TEAM:
        if state.chosen[team] >= 0 and state.controller[team] != seat:
            state.chosen[team] = permute(playable(state, team), number + 8 + team)[0]


def _redeal_genestealers(state: State, number: int) -> None:
    """Cards known to be in a pile stay in it at an unknown place; cards known to be in either stay in one of them."""
    unseen = swarm_of([*state.deck, *state.piles[0], *state.piles[1]])
    free = permute(cards(unseen - state.known[0] - state.known[1] - state.piled), number)
    piled = cards(state.piled)
    known = [cards(state.known[side]) for side in (0, 1)]
    places = [len(state.piles[side]) - len(known[side]) for side in (0, 1)]
    others = sum(places) - len(piled)
    dealt = permute([*piled, *free[:others]], number + 20)
    state.piles[0] = permute([*known[0], *dealt[: places[0]]], number + 21)
    state.piles[1] = permute([*known[1], *dealt[places[0] :]], number + 22)
    state.deck = free[others:]


def _redeal_events(state: State, seat: int, number: int) -> None:
    """Re-deal the Event deck except the cards the seat has looked at, and a card that another seat reads secretly."""
    bit = 1 << seat if seat else 0
    hidden = [place for place, knowers in enumerate(state.event_knowers) if not knowers & bit]
    pool = [state.events[place] for place in hidden]
    # All other Events are in the deck renewed when it was drawn, so everybody can tell which card it is.
    left_over = state.settings.renew == "empty" and not state.event_discard
    is_read = state.event >= 0 and not state.event_open and not state.readers & bit and not left_over
    if is_read:
        pool.append(state.event)
    pool = permute(sorted(pool), number)
    if is_read:
        state.event = next(card for card in pool if EVENTS[card].instinct and _asks(state, card))
        pool.remove(state.event)
    for place, card in zip(hidden, pool, strict=True):
        state.events[place] = card


def _asks(state: State, card: int) -> bool:
    """Whether its reader is asked for something, because everybody sees that a question is pending."""
    return next(EVENT_CARDS[card].name(state.copy()), None) is not None
