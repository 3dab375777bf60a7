"""Table links and seat secrets, saved in the user's data folder, readable only by them."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from voidlock.engine.files.record import write_text
from voidlock.protocol.requests import new_secret
from voidlock.terminal.model.session import Declined

SEAT = re.compile(r"seat([1-6])")
INVITE = re.compile("[0-9A-Za-z_-]{22,64}")


class Link(NamedTuple):
    """The page's address, the table's name (empty: open a new table), and the secrets in the link.

    `invite` is the invitation, which players need to take a seat.
    """

    place: str
    table: str
    seats: dict[int, str]
    host_secret: str = ""
    invite: str = ""

    @property
    def socket(self) -> str:
        return f"{self.place.replace('http', 'ws', 1)}socket"

    @property
    def host(self) -> str:
        return urlsplit(self.place).netloc

    @property
    def page(self) -> str:
        """The link to watch: it contains no secret."""
        return f"{self.place}#table={self.table}"

    @property
    def invitation(self) -> str:
        """The link to join; the link to watch if the invitation is not known."""
        return f"{self.page}&invite={self.invite}" if self.invite else self.page


def read_link(text: str) -> Link:
    """Parse a link from the page, or a server address. Raises Declined."""
    try:
        parts = urlsplit(text.strip())
        said = parse_qs(parts.fragment)
        table = said.get("table", [""])[0]
        if parts.scheme not in ("http", "https") or not parts.hostname or (parts.port or 1) < 1:
            raise ValueError(text)
        if not re.fullmatch("[0-9a-z]{12}", table) and (table or parts.fragment):
            raise ValueError(text)
        if not table and (parts.query or (not parts.path.endswith("/") and parts.path)):
            # Only a server's address opens a table: anything behind it was meant to lead to one.
            raise ValueError(text)
    except ValueError:
        # A private link contains a secret, so only part of it is repeated.
        raise Declined("screen-link-wrong", text=text.partition("#")[0][:80]) from None
    folder = parts.path.rpartition("/")[0]
    brought = {int(match[1]): values[0] for name, values in said.items() if (match := SEAT.fullmatch(name))}
    invite = INVITE.fullmatch(said.get("invite", [""])[0])
    place = f"{parts.scheme}://{parts.netloc}{folder}/"
    return Link(place, table, brought, said.get("host", [""])[0], invite[0] if invite else "")


def mark_of(secret: str) -> str:
    """How the server tells a client which of its secrets has which seat."""
    return hashlib.sha256(secret.encode()).hexdigest()[:8]


class Seats:
    """The secrets of the player's seats at a table, the host's and the invitation, saved as soon as they are made.

    `hash` is that of the dice's secret, as it was first shown.
    """

    def __init__(self, folder: Path, link: Link) -> None:
        self.folder = folder
        self.secrets: dict[int, str] = {}
        self.host = ""
        self.invite = link.invite
        self.hash = ""
        self.path: Path | None = None
        if link.table:
            self.name(link)

    def name(self, link: Link) -> None:
        """Set the table's name, so that its secrets can be saved."""
        self.path = self.folder / "tables" / f"{link.table}.json"
        with suppress(OSError, ValueError, KeyError, AttributeError):
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.secrets = {**{int(seat): str(secret) for seat, secret in kept["seats"].items()}, **self.secrets}
            self.host = self.host or str(kept.get("host", ""))
            self.invite = self.invite or str(kept.get("invite", ""))
            self.hash = str(kept.get("hash", ""))
        self.secrets |= link.seats
        self.host = link.host_secret or self.host
        if self.secrets or self.host or self.invite:
            self._keep()

    def bring_along(self, next: Link) -> None:
        """Keep the same secrets for the next table of the group."""
        Seats(self.folder, next._replace(seats=self.secrets, host_secret=self.host, invite=self.invite))

    def every_secret(self) -> list[str]:
        """All secrets for this table."""
        return [*self.secrets.values(), *([self.host] if self.host else [])]

    def make(self, seat: int) -> str:
        """Make a new secret for a seat and save it before it is sent: it doubles as idempotency key."""
        self.secrets[seat] = new_secret()
        self._keep()
        return self.secrets[seat]

    def make_host(self) -> str:
        self.host = new_secret()
        self._keep()
        return self.host

    def make_invite(self) -> str:
        """128 random bits: with the address of a server, the link still fits a line."""
        self.invite = new_secret(16)
        self._keep()
        return self.invite

    def see(self, hash: str) -> None:
        """Remember the hash that is shown before the game; the first one counts."""
        if not self.hash:
            self.hash = hash
            self._keep()

    def follow(self, seats: Sequence[int], marks: Sequence[str]) -> dict[int, int]:
        """Seats can be swapped: the secrets go with their people. By seat until now, the seat of today."""
        now = dict(zip(marks, seats, strict=False))
        moved = {seat: now[mark] for seat, secret in self.secrets.items() if (mark := mark_of(secret)) in now}
        kept = {seat: secret for seat, secret in self.secrets.items() if seat not in moved}
        kept |= {moved[seat]: secret for seat, secret in self.secrets.items() if seat in moved}
        if kept != self.secrets:
            self.secrets = kept
            self._keep()
        return moved

    def forget(self, seat: int) -> None:
        self.secrets.pop(seat, None)
        self._keep()

    def forget_all(self) -> None:
        self.secrets, self.host = {}, ""
        self._keep()

    def _keep(self) -> None:
        if self.path is None:
            return
        # The file is readable by its owner only. If it cannot be written, the player can still play.
        with suppress(OSError):
            kept = {"seats": self.secrets, "host": self.host, "invite": self.invite, "hash": self.hash}
            write_text(self.path, json.dumps(kept))
