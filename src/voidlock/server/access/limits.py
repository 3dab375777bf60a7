"""Every limit of the server, by name, with its default: `voidlock serve --limit NAME=NUMBER`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NamedTuple

from .rate_limit import Rate

MINUTE, HOUR = 60.0, 3600.0

OTHER_FILES = 64
"""Files open for other purposes: the log, the page, the worker processes."""


class UnknownLimit(Exception):
    """There is no limit of this name."""


class BadNumber(Exception):
    """A limit must be a number above zero."""


class Limits(NamedTuple):
    """Numbers, and rates with a burst. The words of `limit-<name>` say what each one means."""

    # In all.
    connections: int = 10_000
    arrivals: Rate = Rate(200, 1.0, 20)
    tables: Rate = Rate(600, MINUTE, 3000)
    mission_checks: Rate = Rate(600, MINUTE, 120)
    mission_trials: int = 8
    stored_bytes: int = 20_000_000_000
    idle_tables: int = 2_000
    # A connection before it is a client.
    header_bytes: int = 16_384
    body_bytes: int = 100_000
    request_seconds: float = 10.0
    first_seconds: float = 5.0
    first_bytes: int = 1 << 18
    # A connection of a client.
    frame_bytes: int = 4096
    requests: Rate = Rate(50, 1.0, 200)
    excess_requests: int = 100
    frames: Rate = Rate(100, 1.0, 400)
    pings: Rate = Rate(2, 1.0, 20)
    fragments: int = 64
    chats: Rate = Rate(2, 1.0, 20)
    unread_bytes: int = 2_000_000
    unread_seconds: float = 30.0
    # A table.
    table_bytes: int = 4_000_000
    seat_connections: int = 8
    spectators: int = 100
    spectator_requests: Rate = Rate(50, 1.0, 100)
    # An address: an IPv4 address, or the /64 network of an IPv6 address.
    address_connections: int = 250
    address_connects: Rate = Rate(10, 1.0, 300)
    address_pages: Rate = Rate(20, 1.0, 400)
    address_frames: Rate = Rate(300, 1.0, 1500)
    address_tables: Rate = Rate(10, MINUTE, 30)
    address_bytes: Rate = Rate(20_000_000, HOUR, 5_000_000)
    address_sent_bytes: Rate = Rate(500_000_000, HOUR, 200_000_000)
    address_cpu: Rate = Rate(15, MINUTE, 3)
    address_spectators: int = 10
    address_thoughts: Rate = Rate(60, MINUTE, 60)
    address_missions: Rate = Rate(60, MINUTE, 40)
    address_trials: Rate = Rate(800, HOUR, 600)
    address_offences: Rate = Rate(6, MINUTE, 10)

    def replace(self, wishes: Iterable[tuple[str, float]]) -> Limits:
        """Replace limits by name. Raises `UnknownLimit` and `BadNumber`."""
        found = self
        for name, number in wishes:
            field = name.replace("-", "_")
            if field not in self._fields:
                raise UnknownLimit(name)
            if not 0 < number < 1e15:
                raise BadNumber(name)
            before: Rate | int | float = getattr(self, field)
            after = before.times(number) if isinstance(before, Rate) else type(before)(number)
            found = found._replace(**{field: after})  # type: ignore[arg-type]  # of the type it had
        return found


def raise_file_limit() -> None:
    """Raise the soft limit on open files to the hard one: most systems start with 1,024, and each connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):
            # macOS has a lower limit of its own than the hard one it names.
            return


def most_connections(limits: Limits) -> int:
    """The limit, or fewer where the system allows fewer open files."""
    if sys.platform == "win32":
        return limits.connections
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return limits.connections
    return min(limits.connections, max(1, files - OTHER_FILES))
