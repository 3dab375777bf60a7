"""Client addresses: the peer's, or what a trusted reverse proxy says in a header; IPv6 by its /64 network."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Header = tuple[bytes, bytes]

REMEMBERED = 4096
"""Addresses that are remembered in parsed form: a flood comes from few, and each connection asks three times."""

NETWORK_OF_ONE = 64
"""Bits of an IPv6 address that identify a subscriber, who can choose the rest."""


class NotANetwork(Exception):
    """A trusted proxy must be an address or a network."""


class Proxies:
    """The reverse proxies whose header is believed. From anybody else the header is ignored: clients can forge it."""

    def __init__(self, trusted: Iterable[str] = (), header: str = "X-Forwarded-For") -> None:
        try:
            self._trusted: list[IPv4Network | IPv6Network] = [ip_network(text, strict=False) for text in trusted]
        except ValueError as error:
            raise NotANetwork(str(error)) from error
        self._header = header.lower().encode("latin-1")

    def trusts(self, peer: str) -> bool:
        return _is_in(peer, self._trusted)

    def client(self, peer: str, headers: Iterable[Header]) -> str:
        """The client's address: the right-most hop that is not a trusted proxy, or the peer."""
        if not self.trusts(peer):
            return peer
        given = b",".join([value for name, value in headers if name.lower() == self._header]).decode("latin-1")
        for hop in reversed(given.split(",")):
            # Some proxies add the port.
            text = hop.strip().removeprefix("[").partition("]")[0]
            text = text.partition(":")[0] if text.count(":") == 1 else text
            if _parse(text) is None:
                return peer
            if not self.trusts(text):
                return text
        return peer


@lru_cache(REMEMBERED)
def account_of(address: str) -> str:
    """Whom an address counts for: an IPv4 address itself, or the network of an IPv6 address."""
    found = _parse(address)
    if isinstance(found, IPv6Address):
        network = ip_network((int(found) >> NETWORK_OF_ONE << NETWORK_OF_ONE, NETWORK_OF_ONE))
        return str(network)
    return address if found is None else str(found)


@lru_cache(REMEMBERED)
def _parse(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _is_in(text: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    found = _parse(text)
    return found is not None and any(found in network for network in networks)
