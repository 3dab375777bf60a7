"""Links to tables, and the secrets of one's seats there, kept in the user's data folder for nobody else to read."""

from __future__ import annotations

import json
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from voidlock.engine.record import write_text
from voidlock.terminal.sitting.sitting import Declined

SEAT = re.compile(r"seat([1-6])")


class Link(NamedTuple):
    """Where the page is, the name of the table (empty: one is to be opened), and the secrets that the link brings."""

    place: str
    table: str
    seats: dict[int, str]
    host_secret: str = ""

    @property
    def socket(self) -> str:
        return f"{self.place.replace('http', 'ws', 1)}socket"

    @property
    def host(self) -> str:
        return urlsplit(self.place).netloc

    @property
    def page(self) -> str:
        """The link that others can be sent: it holds no secret."""
        return f"{self.place}#table={self.table}"


def read_link(text: str) -> Link:
    """A link as the page gives it, or the address of a server. Raises Declined."""
    try:
        parts = urlsplit(text.strip())
        said = parse_qs(parts.fragment)
        table = said.get("table", [""])[0]
        if parts.scheme not in ("http", "https") or not parts.hostname or (parts.port or 1) < 1:
            raise ValueError(text)
        if not re.fullmatch("[0-9a-z]{12}", table) and (table or parts.fragment):
            raise ValueError(text)
    except ValueError:
        # A private link holds a secret, so it is not repeated whole.
        raise Declined("screen-link-wrong", text=text.partition("#")[0][:80]) from None
    folder = parts.path.rpartition("/")[0]
    brought = {int(match[1]): values[0] for name, values in said.items() if (match := SEAT.fullmatch(name))}
    return Link(f"{parts.scheme}://{parts.netloc}{folder}/", table, brought, said.get("host", [""])[0])


class Seats:
    """The secrets of one's seats at a table, and the host's, kept as soon as they are made."""

    def __init__(self, folder: Path, link: Link) -> None:
        self.folder = folder
        self.secrets: dict[int, str] = {}
        self.host = ""
        self.path: Path | None = None
        if link.table:
            self.name(link)

    def name(self, link: Link) -> None:
        """The table has a name, so what is known of it can be kept."""
        self.path = self.folder / "tables" / f"{link.table}.json"
        with suppress(OSError, ValueError, KeyError, AttributeError):
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.secrets = {**{int(seat): str(secret) for seat, secret in kept["seats"].items()}, **self.secrets}
            self.host = self.host or str(kept.get("host", ""))
        self.secrets |= link.seats
        self.host = link.host_secret or self.host
        if self.secrets or self.host:
            self._keep()

    def kept(self) -> list[str]:
        """All that opens something here."""
        return [*self.secrets.values(), *([self.host] if self.host else [])]

    def make(self, seat: int) -> str:
        """A new secret for a seat, kept before anybody hears of it: asking again with it is asking once."""
        self.secrets[seat] = secrets.token_urlsafe(24)
        self._keep()
        return self.secrets[seat]

    def make_host(self) -> str:
        self.host = secrets.token_urlsafe(24)
        self._keep()
        return self.host

    def forget(self, seat: int) -> None:
        self.secrets.pop(seat, None)
        self._keep()

    def forget_all(self) -> None:
        self.secrets, self.host = {}, ""
        self._keep()

    def _keep(self) -> None:
        if self.path is None:
            return
        # The file is made readable for its owner alone. Whoever cannot keep anything can still play.
        with suppress(OSError):
            write_text(self.path, json.dumps({"seats": self.secrets, "host": self.host}))
