"""Decks, blip piles and spawning (sections 1 and 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from voidlock.engine import SHUFFLE, Choice, Reason, Script, Thing, ask, permute, shuffle
from voidlock.games.angel.events import BlipDiscarded, BlipsDealt, DeckRenewed, PileDiscarded, ShuffledIntoPile, Spawned
from voidlock.games.angel.facts import (
    EVENT_THINGS,
    EVENTS,
    EVERY_SPOT,
    KIND_THINGS,
    PILE_THINGS,
    RIGHT,
    SECOND,
    SETUPS,
    SPOT_THINGS,
    TERRAIN,
)
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.options import of_marine, of_pile, of_terrain
from voidlock.games.angel.state.swarms import UNIT, cards, count, size, swarm_of
from voidlock.games.angel.state.tasks import script

from .formation import check_end, keep_apart

T = TypeVar("T")

GENESTEALER_DECK = Thing("deck", "genestealer")
EVENT_DECK = Thing("deck", "event")

# ---------------------------------------------------------------------- decks


def renews_at_once(state: State) -> bool:
    """H-2: whether a deck is renewed as soon as its last card is drawn, not when the next is needed (23.1)."""
    return state.settings.renew == "empty"


def renew_deck(state: State) -> Script[None]:
    """R-1.6: shuffle the Genestealer discard pile into a new deck."""
    number = yield SHUFFLE
    state.deck = permute(cards(state.discard), number)
    state.discard = 0
    # Everything neither open nor discarded is in the piles: their union is known, or one pile if the other is empty.
    for side in (0, 1):
        if not state.piles[1 - side]:
            state.known[side] = swarm_of(state.piles[side])
    state.piled = swarm_of(state.piles[0] + state.piles[1]) - state.known[0] - state.known[1]
    state.tell(DeckRenewed(GENESTEALER_DECK))


def renew_events(state: State) -> Script[None]:
    """R-1.6: shuffle the discarded Events into a new deck."""
    state.events = yield from shuffle(sorted(state.event_discard))
    state.event_knowers = [0] * len(state.events)
    state.event_discard = []
    state.tell(DeckRenewed(EVENT_DECK))


# ---------------------------------------------------------------------- blip piles


def shares(available: int, left: int, right: int) -> tuple[int, int, bool]:
    """R-1.8: how many of the available cards each pile gets, and whether one is left that either could get."""
    each = min(left, right, available // 2)
    rest = available - 2 * each
    if rest == 1 and each < left and each < right:
        return each, each, True
    return min(left, each + rest), min(right, each + rest), False


def add_blips(state: State, left: int, right: int) -> Script[None]:
    """Put this many cards of the Genestealer deck under each pile, left first (R-1.6, R-1.8, H-31)."""
    numbers = [left, right]
    available = len(state.deck) + size(state.discard)
    if available < left + right:
        numbers[0], numbers[1], odd = shares(available, left, right)
        if odd:
            options = [of_pile("pile", side) for side in (0, 1)]
            side = yield from ask(Choice(state.current, "odd_card", options))
            numbers[side] += 1
    for side, number in enumerate(numbers):
        for _ in range(number):
            if not state.deck:
                yield from renew_deck(state)
            state.piles[side].insert(0, state.deck.pop())
            if not state.deck and state.discard and renews_at_once(state):
                yield from renew_deck(state)
        if number:
            state.tell(BlipsDealt(PILE_THINGS[side], number))


def discard_blip(state: State, side: int) -> None:
    """Discard the top card of the pile face up."""
    kind = _take_blip(state, side)
    state.discard += UNIT[kind]
    state.tell(BlipDiscarded(PILE_THINGS[side], KIND_THINGS[kind]))
    check_end(state)


def discard_pile(state: State, side: int) -> None:
    """Discard all cards of the pile face up."""
    pile, state.piles[side] = state.piles[side], []
    for kind in pile:
        _forget(state, side, kind)
    state.discard += swarm_of(pile)
    if pile:
        state.tell(PileDiscarded(PILE_THINGS[side], [KIND_THINGS[kind] for kind in sorted(pile)]))


def _take_blip(state: State, side: int) -> int:
    kind = state.piles[side].pop()
    _forget(state, side, kind)
    return kind


def _forget(state: State, side: int, kind: int) -> None:
    """A card of the pile has turned up, so one fewer of its kind is known to be left."""
    if count(state.known[side], kind):
        state.known[side] -= UNIT[kind]
    elif count(state.piled, kind):
        state.piled -= UNIT[kind]


def smaller_piles(state: State) -> list[int]:
    """The sides of the smaller pile, both if they are equal."""
    left, right = len(state.piles[0]), len(state.piles[1])
    return [side for side, number in ((0, left), (1, right)) if number == min(left, right)]


def shuffle_into_pile(state: State, side: int, kinds: list[int]) -> Script[None]:
    """Shuffle the cards into the pile: which cards is public, their positions are unknown."""
    if kinds:
        number = yield SHUFFLE
        state.piles[side] = permute(sorted([*state.piles[side], *kinds]), number)
        state.known[side] += swarm_of(kinds)
        state.tell(ShuffledIntoPile(PILE_THINGS[side], [KIND_THINGS[kind] for kind in sorted(kinds)]))


# ---------------------------------------------------------------------- spawning


def spawn(state: State, spot: Spot, number: int) -> int:
    """R-10.1: spawn this many cards from the pile of the spot's side, as far as it goes; returns how many spawned."""
    side = spot & RIGHT  # SECOND is even.
    spawned = [_take_blip(state, side) for _ in range(min(number, len(state.piles[side])))]
    if spawned:
        if spot < SECOND:
            state.swarms[spot] += swarm_of(spawned)
        else:
            keep_apart(state, EVERY_SPOT[spot - SECOND], swarm_of(spawned))
        state.tell(Spawned([KIND_THINGS[kind] for kind in spawned], SPOT_THINGS[spot]))
    return len(spawned)


def would_spawn(state: State, spot: Spot) -> int:
    """How many cards would spawn at the spot, at most two."""
    return min(2, len(state.piles[spot & RIGHT]))


def valid(state: State, every: list[T], useful: list[T]) -> list[T]:
    """H-32: only the useful targets, or every target that the card's text allows (23.1); none if none is useful."""
    return every if useful and state.settings.targets == "any" else useful


def best(candidates: list[T], value: Callable[[T], int]) -> list[T]:
    """The candidates with the greatest value; none if that is 0."""
    most = max([value(candidate) for candidate in candidates], default=0)
    return [candidate for candidate in candidates if most and value(candidate) == most]


def fewer_would_spawn(state: State, spot: Spot, rule: str) -> Reason:
    """Why the spot cannot be chosen: more would spawn elsewhere."""
    return Reason("fewer_would_spawn", rule, {"spot": SPOT_THINGS[spot], "number": would_spawn(state, spot)})


def spawn_in_front(state: State, marines: list[Marine], card: Thing) -> Script[None]:
    """R-10.5: one in front of each Marine, top to bottom; if there are too few, the current player chooses."""
    waiting = marines[:]
    while waiting:
        marine = waiting[0]
        rivals = [other for other in waiting if state.facing[other] == state.facing[marine]]
        if 0 < len(state.piles[state.facing[marine]]) < len(rivals):
            options = [of_marine("spawn", rival) for rival in rivals]
            marine = yield from ask(Choice(state.current, "spawn_who", options, card=card))
        waiting.remove(marine)
        spawn(state, state.front(marine), 1)


@script
def spawn_box(state: State, event: int, box: int) -> Script[None]:
    """R-10.2: on each Terrain card of the box's colour, the Setup Location's number for the box's size.

    Top to bottom, left before right (H-20), unless cards of one side compete for too few (R-10.4).
    """
    size_of_box, colour = EVENTS[event].spawn[box]
    number = SETUPS[state.setup].sizes[size_of_box]
    hit = [(spot, card) for card, spot in enumerate(state.terrain) if spot >= 0 and TERRAIN[card].colour == colour]
    waiting = [card for _, card in sorted(hit)]
    while waiting:
        card = waiting[0]
        side = state.terrain[card] & RIGHT
        rivals = [other for other in waiting if state.terrain[other] & RIGHT == side]
        asked = sum([_most(state, rival, number) for rival in rivals])
        if len(rivals) > 1 and 0 < len(state.piles[side]) < asked:
            options = [of_terrain("spawn", rival) for rival in rivals]
            card = yield from ask(Choice(state.current, "spawn_order", options, card=EVENT_THINGS[event]))
        waiting.remove(card)
        spawned = spawn(state, state.terrain[card], _most(state, card, number))
        if card == state.limited:
            state.limit_left -= spawned


def _most(state: State, terrain: int, number: int) -> int:
    """How many of a box's number may spawn on a Terrain card."""
    return min(number, state.limit_left) if terrain == state.limited else number
