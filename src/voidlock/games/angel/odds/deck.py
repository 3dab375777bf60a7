"""Hypergeometric card counting: the next Event, and the kinds of Genestealers that spawn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import NamedTuple

from voidlock.games.angel.facts import COPIES, EVENT_NAMES, EVENTS, ICON_NAMES, KIND_NAMES
from voidlock.games.angel.state.swarms import ICON_MASK, UNIT
from voidlock.games.angel.view.types import AngelView


def icons(kind: int) -> tuple[int, ...]:
    """R-3.9: the icons of a kind of card, one, or the two of a Brood Lord."""
    return tuple(icon for icon, mask in enumerate(ICON_MASK) if mask & UNIT[kind])


def event_chances(view: AngelView) -> dict[int, Fraction]:
    """Each Event card's probability to be drawn next, given the discards and what the seat has looked at."""
    opened, own = view["open"], view["own"]
    looked = {card["from_top"]: EVENT_NAMES.index(card["card"]) for card in own["looked_at"]}
    if 1 in looked:
        return {looked[1]: Fraction(1)}
    discard = Counter(EVENT_NAMES.index(card) for card in opened["event_discard"])
    read = Counter([EVENT_NAMES.index(own["event"])]) if own["event"] is not None else _open_event(view)
    every = Counter({card: fact.copies for card, fact in enumerate(EVENTS)})
    hidden = opened["event"] is not None and not read
    if not opened["events"]:
        # the discards become the deck, and with them the card being resolved.
        return _evenly(every if hidden else discard + read)
    pool = every - discard - read - Counter(looked.values())
    return remove_one_read(pool) if hidden else _evenly(pool)


def _open_event(view: AngelView) -> Counter[int]:
    """The face-up Event card, which spectators see too."""
    event = view["open"]["event"]
    return Counter([EVENT_NAMES.index(event["card"])]) if event is not None and "card" in event else Counter()


def _evenly(pool: Counter[int]) -> dict[int, Fraction]:
    return {card: Fraction(copies, pool.total()) for card, copies in pool.items() if copies}


def remove_one_read(pool: Counter[int]) -> dict[int, Fraction]:
    """A player secretly reads one of these cards, so it has Instinct (R-9.1); the next is one of the rest."""
    chances: dict[int, Fraction] = {}
    instinct = {card: copies for card, copies in pool.items() if EVENTS[card].instinct}
    for read, copies in instinct.items():
        for card, chance in _evenly(pool - Counter([read])).items():
            part = chance * Fraction(copies, sum(instinct.values()))
            chances[card] = chances.get(card, Fraction(0)) + part
    return chances


class Pile(NamedTuple):
    """What is known about a blip pile: its size, the cards certainly in it, and the pool that the others come from.

    Cards that an Event puts under it are `deck` more unseen ones, then discarded ones (R-1.6).
    """

    size: int
    known: Counter[int]
    unseen: Counter[int]
    deck: int
    discard: Counter[int]

    def lacks(self, icon: int, drawn: int) -> Fraction:
        """The probability that none of this many cards of the pile has the icon; positions in it are unknown."""
        known = self.known.total()
        under = max(drawn - self.size, 0)
        if under:
            of_deck = min(under, self.deck)
            free = _lack(self.unseen, icon, self.size - known + of_deck)
            return Fraction(0) if self.known[icon] else free * _lack(self.discard, icon, under - of_deck)
        plain_known = known - self.known[icon]
        chance = Fraction(0)
        for of_known in range(min(drawn, plain_known) + 1):
            others = drawn - of_known
            ways = comb(plain_known, of_known) * comb(self.size - known, others)
            if ways:
                chance += Fraction(ways, comb(self.size, drawn)) * _lack(self.unseen, icon, others)
        return chance


def _lack(pool: Counter[int], icon: int, drawn: int) -> Fraction:
    """The hypergeometric probability that none of this many cards of a shuffled pool has the icon."""
    every = pool.total()
    return Fraction(comb(every - pool[icon], drawn), comb(every, drawn))


def blip_piles(view: AngelView, wanted: int = 0) -> tuple[Pile, Pile]:
    """The two piles, and the cards for an Event that puts `wanted` cards under each, left first.

    Cards that are not visible, discarded or known to be in a pile are equally likely in either.
    """
    opened = view["open"]
    unseen = Counter(dict.fromkeys(range(len(ICON_NAMES)), COPIES))
    for row in opened["formation"]:
        for side in (row["left"], row["right"]):
            cards = (*side["swarm"], *side["done"], *side["apart"])
            unseen.subtract(KIND_NAMES.index(kind) for kind in cards)
    discard = Counter({KIND_NAMES.index(kind): count for kind, count in opened["discard"].items()})
    unseen.subtract(discard)
    written = (opened["piles"]["left"], opened["piles"]["right"])
    known = [Counter(KIND_NAMES.index(kind) for kind in pile["known"]) for pile in written]
    for kinds in known:
        unseen.subtract(kinds)
    deck = opened["deck"]
    decks = (deck, max(deck - share_per_pile(wanted, deck + discard.total()), 0))
    left, right = (
        Pile(pile["cards"], kinds, +unseen, own, discard)
        for pile, kinds, own in zip(written, known, decks, strict=True)
    )
    return left, right


def share_per_pile(wanted: int, available: int) -> int:
    """How many cards go under each pile; where an odd one goes is unknown (R-1.8)."""
    return min(wanted, available // 2)
