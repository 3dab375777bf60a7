"""Decks and piles of a written position: named cards are placed as written, the others are dealt by the seed."""

from __future__ import annotations

from voidlock.engine import FileError, Reader, permute
from voidlock.games.angel.facts import COPIES, EVENT_NAMES, EVENTS, KIND_NAMES, LOCATIONS, SIDE_NAMES
from voidlock.games.angel.state import State
from voidlock.games.angel.state.swarms import KINDS, NORMAL, cards, swarm_of

UNKNOWN = "?"
"""In a pile: any card, dealt by the seed."""


def deal_genestealers(state: State, given: dict[str, Reader], in_sight: list[int], number: int) -> None:
    """Place the named cards and deal the others: first into the piles, the rest into the deck."""
    discard = given["discard"].some_of(KIND_NAMES) if "discard" in given else []
    piles = [_pile(state, given, side) for side in (0, 1)]
    top = given["deck"].some_of(KIND_NAMES) if "deck" in given else []
    out = [*in_sight, *discard, *top, *piles[0], *piles[1]]
    for kind, name in enumerate(KIND_NAMES):
        copies = COPIES if kind in NORMAL else 1
        if out.count(kind) > copies:
            raise FileError("too_many_cards", "position", name=name, number=copies)
    rest = permute([kind for kind in NORMAL for _ in range(COPIES - out.count(kind))], number)
    for side, pile in enumerate(piles):
        unknown = pile.count(-1)
        if unknown > len(rest):
            raise FileError("too_few_cards", f"position.piles.{SIDE_NAMES[side]}")
        dealt, rest = rest[:unknown], rest[unknown:]
        state.piles[side] = [card if card >= 0 else dealt.pop() for card in pile][::-1]
    state.deck = [*rest, *reversed(top)]
    state.discard = swarm_of(discard)
    if "known" in given:
        for name, reader in given["known"].table(SIDE_NAMES).items():
            side = SIDE_NAMES.index(name)
            known = reader.some_of(KIND_NAMES)
            if any(known.count(kind) > state.piles[side].count(kind) for kind in KINDS):
                raise reader.refuse("known_not_there")
            state.known[side] = swarm_of(known)
    if "piled" in given:
        piled = given["piled"].some_of(KIND_NAMES)
        certain = [*cards(state.known[0]), *cards(state.known[1]), *piled]
        if any(certain.count(kind) > (state.piles[0] + state.piles[1]).count(kind) for kind in KINDS):
            raise given["piled"].refuse("known_not_there")
        state.piled = swarm_of(piled)


def _pile(state: State, given: dict[str, Reader], side: int) -> list[int]:
    """A pile's cards from the top, -1 for one to be dealt; by default the location's number of cards."""
    readers = given["piles"].table(SIDE_NAMES) if "piles" in given else {}
    reader = readers.get(SIDE_NAMES[side])
    if reader is None:
        return [-1] * LOCATIONS[state.location].blips[side]
    if isinstance(reader.value, int):
        return [-1] * reader.number(0, 36)
    return [-1 if item.value == UNKNOWN else item.one_of(KIND_NAMES[:4]) for item in reader.items()]


def deal_events(state: State, given: dict[str, Reader], number: int) -> None:
    """Put the named Events on top; shuffle the others under them."""
    state.event_discard = given["event_discard"].some_of(EVENT_NAMES) if "event_discard" in given else []
    top = given["events"].some_of(EVENT_NAMES) if "events" in given else []
    if "event" in given:
        fields = given["event"].given(("card", "open", "readers", "named"), "card")
        state.event = fields["card"].one_of(EVENT_NAMES)
        state.event_open = fields["open"].flag() if "open" in fields else True
        for seat in fields["readers"].items() if "readers" in fields else []:
            state.readers |= 1 << seat.number(1, state.players)
        state.named = [item.number(0, 100) for item in fields["named"].items()] if "named" in fields else []
    used = [*state.event_discard, *top, *([state.event] if state.event >= 0 else [])]
    rest = []
    for card, event in enumerate(EVENTS):
        free = event.copies - used.count(card)
        if free < 0:
            raise FileError("too_many_cards", "position", name=event.id, number=event.copies)
        rest += [card] * free
    state.events = [*permute(rest, number), *reversed(top)]
    state.event_knowers = [0] * len(state.events)
    for look in given["looked_at"].items() if "looked_at" in given else []:
        fields = look.given(("seat", "from_top"), "seat", "from_top")
        from_top = fields["from_top"].number(1, len(state.events))
        state.event_knowers[-from_top] |= 1 << fields["seat"].number(1, state.players)
