"""Accounting of CPU time by address."""

from __future__ import annotations

from typing import Protocol


class CpuAccounts(Protocol):
    """CPU time used, by address."""

    def spend(self, address: str, seconds: float) -> None:
        """Requests from this address took so many CPU seconds."""
        ...


class NoAccounts:
    """Nobody pays."""

    def spend(self, address: str, seconds: float) -> None:
        """Not counted."""
