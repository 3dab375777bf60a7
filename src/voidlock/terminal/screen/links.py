"""Links to tables, and the secrets of one's seats there, kept in the user's data folder for nobody else to read."""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from voidlock.table.record import write_text

from .sitting import Declined

SEAT = re.compile(r"seat([1-6])")


class Link(NamedTuple):
    """Where the socket is, the name of the table, and the secrets that a private link brings, by seat."""

    socket: str
    table: str
    seats: dict[int, str]

    @property
    def host(self) -> str:
        return urlsplit(self.socket).netloc


def read_link(text: str) -> Link:
    """A link as the page gives it. Raises Declined."""
    try:
        parts = urlsplit(text.strip())
        said = parse_qs(parts.fragment)
        table = said.get("table", [""])[0]
        scheme = {"http": "ws", "https": "wss"}[parts.scheme]
        if not parts.netloc or not re.fullmatch("[0-9a-z]{12}", table):
            raise ValueError(text)
    except (ValueError, KeyError):
        # A private link holds a secret, so it is not repeated whole.
        raise Declined("screen-link-wrong", text=text.partition("#")[0][:80]) from None
    folder = parts.path.rpartition("/")[0]
    brought = {int(match[1]): values[0] for name, values in said.items() if (match := SEAT.fullmatch(name))}
    return Link(f"{scheme}://{parts.netloc}{folder}/socket", table, brought)


class Seats:
    """The secrets of one's seats at a table, kept as soon as they are made."""

    def __init__(self, folder: Path, link: Link) -> None:
        self.path = folder / "tables" / f"{link.table}.json"
        self.secrets: dict[int, str] = {}
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.secrets = {int(seat): str(secret) for seat, secret in kept["seats"].items()}
        except (OSError, ValueError, KeyError, AttributeError):
            self.secrets = {}
        if link.seats:
            self.secrets |= link.seats
            self._keep()

    def make(self, seat: int) -> str:
        """A new secret for a seat, kept before anybody hears of it: asking again with it is asking once."""
        self.secrets[seat] = secrets.token_urlsafe(24)
        self._keep()
        return self.secrets[seat]

    def forget(self, seat: int) -> None:
        self.secrets.pop(seat, None)
        self._keep()

    def _keep(self) -> None:
        # The file is made readable for its owner alone.
        write_text(self.path, json.dumps({"seats": self.secrets}))
