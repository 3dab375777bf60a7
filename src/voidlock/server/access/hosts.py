"""Host and Origin checks, against DNS rebinding and cross-site WebSocket hijacking."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

ANY = "*"


class HostNames:
    """The names this server answers to.

    Every address counts as its own: rebinding needs a name. So do localhost and this computer's name; others, such as
    the public one behind a proxy, are configured.
    """

    def __init__(self, configured: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *[name.lower().rstrip(".") for name in configured]}

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server; its port does not matter."""
        name = hostname(host)
        if name is None:
            return False
        return ANY in self._names or name in self._names or name.endswith(".localhost") or _is_address(name)


def hostname(host: str) -> str | None:
    """The name in a Host header, without the port; None if it is malformed."""
    try:
        found = urlsplit(f"//{host}")
        # Reading the port checks it.
        _ = found.port
    except ValueError:
        return None
    if found.path or found.query or found.fragment or "@" in host or not found.hostname:
        return None
    return found.hostname.rstrip(".")


def same_origin(origin: str | None, host: str | None) -> bool:
    """A browser's Origin must be the host it asked for; programs send none."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
