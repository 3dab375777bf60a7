"""Fair queue: round robin over addresses, then over an address's tables, then first come, first served."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """Whose turn an item takes."""

    table: str
    address: str


class FairQueue(Generic[T]):
    """An address that was served goes to the back, so none waits for more than one item of each other address."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, owner: Owner, item: T) -> None:
        self._addresses.setdefault(owner.address, OrderedDict()).setdefault(owner.table, deque()).append(item)
        self._length += 1

    def take(self) -> T | None:
        """The next item; None if there is none."""
        if not self._addresses:
            return None
        address, tables = self._addresses.popitem(last=False)
        table, line = tables.popitem(last=False)
        item = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._addresses[address] = tables
        self._length -= 1
        return item

    def remove(self, owner: Owner, item: T) -> bool:
        """Take a waiting item out; whether it was there."""
        tables = self._addresses.get(owner.address, OrderedDict())
        line = tables.get(owner.table, deque())
        if item not in line:
            return False
        line.remove(item)
        if not line:
            del tables[owner.table]
        if not tables:
            del self._addresses[owner.address]
        self._length -= 1
        return True
