"""Rate limits per client address: connections, tables, bytes, processor time, thoughts, mission checks and trials."""

from __future__ import annotations

from collections import OrderedDict
from itertools import islice
from time import monotonic

from .addresses import account_of
from .limits import HOUR, Limits
from .rate_limit import UNLIMITED, Rate, RateLimiter

MOST = 20_000
"""Addresses that are remembered; then the one that was idle longest is forgotten."""

FORGOTTEN_AFTER = HOUR
"""Seconds without a request after which an address has its full budget again."""


LOOKED_AT = 8
"""Accounts that are looked at for each new one: more than one, so they are gone faster than they come."""


class Account:
    """What one address has used. `address` is the IPv4 address or the IPv6 network."""

    __slots__ = (
        "address",
        "at",
        "bytes",
        "connections",
        "connects",
        "cpu",
        "frames",
        "limited",
        "missions",
        "offences",
        "pages",
        "sent_bytes",
        "tables",
        "thoughts",
        "trials",
    )

    def __init__(self, address: str, limits: Limits, *, limited: bool = True) -> None:
        def bucket(rate: Rate) -> RateLimiter:
            return RateLimiter(rate if limited else UNLIMITED)

        self.address = address
        self.limited = limited
        self.at = monotonic()
        self.connections = 0
        """Open now."""
        self.connects = bucket(limits.address_connects)
        self.pages = bucket(limits.address_pages)
        self.frames = bucket(limits.address_frames)
        self.tables = bucket(limits.address_tables)
        self.bytes = bucket(limits.address_bytes)
        self.sent_bytes = bucket(limits.address_sent_bytes)
        """Bytes of pages and messages sent to the address, and of messages to others that it caused."""
        self.cpu = bucket(limits.address_cpu)
        """Seconds of processor time; in debt after an expensive request."""
        self.thoughts = bucket(limits.address_thoughts)
        self.missions = bucket(limits.address_missions)
        self.trials = bucket(limits.address_trials)
        """Games in which a bot tries out a mission."""
        self.offences = bucket(limits.address_offences)
        """Connections that had to be closed because they broke a limit."""


class Accounts:
    """Accounts by address, the most recently used last. Memory is bounded, and idle accounts expire."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._free = Account("this computer", limits, limited=False)

    def __len__(self) -> int:
        return len(self._accounts)

    def of(self, address: str) -> Account:
        """The account that an address counts for."""
        name = account_of(address)
        account = self._accounts.get(name)
        if account is None:
            self._expire()
            account = self._accounts[name] = Account(name, self._limits)
        else:
            self._accounts.move_to_end(name)
        account.at = monotonic()
        return account

    def here(self) -> Account:
        """The account of this computer, which has no limits: a proxy here speaks for many."""
        return self._free

    def spend(self, name: str, seconds: float, sent_bytes: int) -> None:
        """Charge the account of this name, as `Account.address` says it: processor time, and bytes others were sent."""
        account = self._accounts.get(name)
        if account is not None:
            account.cpu.spend(seconds)
            account.sent_bytes.spend(sent_bytes)

    def _expire(self) -> None:
        """Drop what is old, and one more if there are too many; never an address that is connected."""
        old = monotonic() - FORGOTTEN_AFTER
        for name, account in list(islice(self._accounts.items(), LOOKED_AT)):
            if account.connections:
                self._accounts.move_to_end(name)
            elif account.at < old or len(self._accounts) >= MOST:
                del self._accounts[name]
