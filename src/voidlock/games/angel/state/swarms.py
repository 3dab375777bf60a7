"""Packed multiset: a swarm is one integer with the count of each kind of card in four bits. Merging is addition.

Kinds 0-3 are the Genestealers by icon, 4 and 5 the Brood Lords. Cards of a kind are alike, so counts are enough.
Discard piles and known cards of a blip pile use the same form.
"""

from __future__ import annotations

from collections.abc import Iterable

KINDS = range(6)
NORMAL = range(4)
LORDS = range(4, 6)

UNIT = tuple(1 << (4 * kind) for kind in KINDS)
ALL_NORMAL = 0xFFFF

ICON_MASK = (0x0F000F, 0x0F00F0, 0xF00F00, 0xF0F000)
"""R-3.9: the kinds with each icon; a Brood Lord has two."""


def count(swarm: int, kind: int) -> int:
    return swarm >> (4 * kind) & 15


def size(swarm: int) -> int:
    """The number of cards."""
    total = 0
    while swarm:
        total += swarm & 15
        swarm >>= 4
    return total


def lords(swarm: int) -> int:
    """The number of Brood Lords."""
    return (swarm >> 16 & 15) + (swarm >> 20)


def kinds(swarm: int) -> list[int]:
    """The kinds with at least one card."""
    return [kind for kind in KINDS if swarm >> (4 * kind) & 15]


def cards(swarm: int) -> list[int]:
    """Every card, one by one, in the order of the kinds."""
    return [kind for kind in KINDS for _ in range(swarm >> (4 * kind) & 15)]


def swarm_of(kinds: Iterable[int]) -> int:
    return sum([UNIT[kind] for kind in kinds])


def next_to_go(swarm: int) -> list[int]:
    """R-13.9: the kinds that can be slain next; a Brood Lord only if no normal Genestealer is left."""
    return kinds(swarm & ALL_NORMAL or swarm)
