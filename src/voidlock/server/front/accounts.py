"""Accounting of CPU time by address."""

from __future__ import annotations

from typing import Protocol


class CpuAccounts(Protocol):
    """Who has used how much CPU time."""

    def spend(self, address: str, seconds: float) -> None:
        """A request from this address took so many CPU seconds."""
        ...

    def allows(self, address: str) -> bool:
        """Whether this address may ask for more."""
        ...


class NoAccounts:
    """Everybody may ask for everything."""

    def spend(self, address: str, seconds: float) -> None:
        """Not counted."""

    def allows(self, address: str) -> bool:
        return True
