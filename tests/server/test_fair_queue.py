"""The fair queue, without processes: nothing is lost, nobody starves."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from voidlock.server.workers.fair_queue import FairQueue, Owner


def owner(address: str, table: str = "t") -> Owner:
    return Owner(table, address)


def taken(queue: FairQueue[str]) -> list[str]:
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def test_addresses_take_turns_then_tables_then_first_come() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1 first", "a1 second", "a2 first", "b1 first", "b1 second", "a2 second"):
        queue.add(owner(item[0], item[1]), item)
    assert taken(queue) == ["a1 first", "b1 first", "a2 first", "b1 second", "a1 second", "a2 second"]


def test_a_removed_item_leaves_and_takes_no_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(owner("a"), "first")
    queue.add(owner("a"), "second")
    queue.add(owner("b"), "third")
    assert queue.remove(owner("a"), "first")
    assert not queue.remove(owner("a"), "first")
    assert not queue.remove(owner("nobody"), "first")
    assert len(queue) == 2
    assert queue.remove(owner("a"), "second")
    assert taken(queue) == ["third"]
    assert len(queue) == 0


class Waiting:
    """How often others were served since somebody began to wait for their turn."""

    def __init__(self) -> None:
        self.others: dict[str, Counter[str]] = {}

    def waits(self, who: str) -> None:
        self.others.setdefault(who, Counter())

    def served(self, who: str, still_waits: bool) -> None:
        del self.others[who]
        for other, seen in self.others.items():
            seen[who] += 1
            assert seen[who] <= 1, f"{who} was served twice while {other} waited"
        if still_waits:
            self.waits(who)


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_served_twice_while_another_waits(seed: int) -> None:
    """Some ask for much, some for little, some change their minds; each table's jobs keep their order."""
    rng = random.Random(seed)
    queue: FairQueue[tuple[Owner, int]] = FairQueue()
    left: dict[Owner, list[int]] = {}
    addresses, tables = Waiting(), {address: Waiting() for address in "abcdef"}
    number = 0

    def waiting(address: str) -> int:
        return sum([len(items) for whose, items in left.items() if whose.address == address])

    for _ in range(1_000):
        whose = owner(rng.choice("aaaaabcdef"), rng.choice("1112345"))
        if rng.random() < 0.55:
            number += 1
            queue.add(whose, (whose, number))
            left.setdefault(whose, []).append(number)
            addresses.waits(whose.address)
            tables[whose.address].waits(whose.table)
        elif rng.random() < 0.1 and len(left.get(whose, [])) > 1:
            assert queue.remove(whose, (whose, left[whose].pop()))
        elif (item := queue.take()) is not None:
            whose, got = item
            assert got == left[whose].pop(0)
            addresses.served(whose.address, waiting(whose.address) > 0)
            tables[whose.address].served(whose.table, bool(left[whose]))
        assert len(queue) == sum([len(items) for items in left.values()])
