"""Access control: the limits, the accounts of addresses, the refusals, the trusted proxies and the host names."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from secrets import compare_digest
from typing import NamedTuple

from starlette.types import Scope

from voidlock.server.operations.event_log import event
from voidlock.server.operations.refusals import refusals

from .accounts import Account, Accounts
from .addresses import Header, Proxies
from .hosts import HostNames, hostname
from .limits import Limits, most_connections
from .rate_limit import RateLimiter

FORWARDED = (b"x-forwarded-for", b"forwarded")

RELAYED = "x-voidlock-relayed"
"""Header of a connection that another server of ours relays: our token, and the client's address.

Such a connection is served where it arrives, so no frame is relayed twice; the address counts if the token is right.
"""

EVERYBODY = "*"
"""In place of the address of a client who is not limited: a proxy at our own computer speaks for many."""


class Access(NamedTuple):
    """What the operator has configured; can be sent to another process."""

    limits: Limits = Limits()
    trusted: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies."""
    proxy_header: str = "X-Forwarded-For"
    host_names: tuple[str, ...] = ()

    def answering_to(self, place: str) -> Access:
        """The same, for a server that others also reach at this HOST:PORT; empty for none."""
        name = hostname(place) if place else None
        return self if name is None else self._replace(host_names=(*self.host_names, name))


class Gate:
    """Admission: which clients may connect and how much they may ask for. One per process that listens."""

    def __init__(self, access: Access | None = None) -> None:
        access = access or Access()
        self.limits = access.limits
        self.accounts = Accounts(access.limits)
        self.proxies = Proxies(access.trusted, access.proxy_header)
        self.host_names = HostNames(access.host_names)
        self.most_connections = most_connections(access.limits)
        self.connections = 0
        """Open now, in all."""
        self.tables = RateLimiter(access.limits.tables)
        """Opened by everybody together."""
        self.mission_checks = RateLimiter(access.limits.mission_checks)
        """Asked for by everybody together."""
        self.full = False
        """All tables together take more room than they may: no new ones."""
        self.relay_token = b""
        """What other servers of ours show when they relay guests; empty: none do."""
        self._warned = False

    # ------------------------------------------------------------------ who it is

    def account(self, peer: str | None, own: str | None, headers: Iterable[Header] = ()) -> Account:
        """The account of a peer, or of the client a trusted proxy names. This computer itself has no limits."""
        if peer is None:
            return self.accounts.here()
        headers = list(headers)
        guest = self._relayed_guest(headers)
        if guest:
            return self.accounts.here() if guest == EVERYBODY else self.accounts.of(guest)
        address = self.proxies.client(peer, headers)
        if address != peer:
            return self.accounts.of(address)
        if self.proxies.trusts(peer):
            return self.accounts.here()
        if peer == own:
            self._warn_of_proxy(headers)
            return self.accounts.here()
        return self.accounts.of(peer)

    def account_of(self, scope: Scope) -> Account:
        """The account of a request."""
        client, server = scope.get("client"), scope.get("server")
        return self.account(client and client[0], server and server[0], scope["headers"])

    def is_relayed(self, scope: Scope) -> bool:
        """Whether another server of ours relays this guest, and has shown the token; the guest has waited there."""
        return bool(self._relayed_guest(scope["headers"]))

    def _relayed_guest(self, headers: Iterable[Header]) -> str:
        """The address of a guest whom another server of ours relays and has counted too; empty without the token."""
        for name, value in headers:
            token, _, address = value.partition(b" ")
            if name.lower() == RELAYED.encode() and self.relay_token and compare_digest(token, self.relay_token):
                return address.decode("latin-1")
        return ""

    def _warn_of_proxy(self, headers: Iterable[Header]) -> None:
        if not self._warned and any(name.lower() in FORWARDED for name, _ in headers):
            self._warned = True
            event("proxy_not_trusted", level=logging.WARNING, hint="no limit per address works: see --trust-proxy")

    # ------------------------------------------------------------------ connections

    def turns_away(self, account: Account) -> bool:
        """Whether to refuse a new connection of this account; a refusal is counted."""
        kind = self._obstacle(account)
        if not kind and account.connects.wait() > 0:
            kind = "address_connects"
        if kind:
            refusals.count(kind, account.address)
        return bool(kind)

    def enters(self, account: Account, *, fresh: bool = True) -> bool:
        """Count a connection of this account; False, and counted as refused, if there are too many.

        A connection that is not `fresh` was counted before, for its proxy.
        """
        kind = self._obstacle(account)
        if not kind and fresh and not account.connects.allows():
            kind = "address_connects"
        if kind:
            refusals.count(kind, account.address)
            return False
        self.connections += 1
        account.connections += 1
        return True

    def _obstacle(self, account: Account) -> str:
        """The limit that a connection would break, apart from the number of new ones; empty if there is none."""
        if self.connections >= self.most_connections:
            return "connections"
        if account.limited and account.connections >= self.limits.address_connections:
            return "address_connections"
        return "address_offences" if account.offences.wait() > 0 else ""

    def leaves(self, account: Account) -> None:
        self.connections -= 1
        account.connections -= 1

    def offence(self, account: Account, kind: str) -> None:
        """A connection broke a limit and is closed; an address that does so often is shut out for a while."""
        refusals.count(kind, account.address)
        account.offences.spend(1)
