"""Random orders that a 64-bit number stands for. Never compiled: mypyc aborts if a timer interrupts a long product."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1


def rank(number: int, item: int) -> int:
    """The rank of an item in the random order that a number stands for (splitmix64)."""
    mixed = (number + (item + 1) * 0x9E3779B97F4A7C15) & _WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
    return mixed ^ (mixed >> 31)


def permute(items: Sequence[T], number: int) -> list[T]:
    """The items in the order given by a shuffle's 64-bit number.

    Our own routine (Fisher-Yates over ranks), because saved games must shuffle alike forever.
    """
    result = list(items)
    for step, last in enumerate(range(len(result) - 1, 0, -1)):
        other = (rank(number, step) * (last + 1)) >> 64
        result[last], result[other] = result[other], result[last]
    return result
