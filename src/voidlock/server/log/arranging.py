"""Authorization of what the host arranges: options and seats before the start, and the link of a meeting."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import Raw, structs

from voidlock.protocol.requests import Arrange, Call, Swap

from .entries import Arranged, CallLinked, Swapped
from .permissions import Requester, check_options
from .seats import PERSON
from .table import OPEN, NotAllowed, Table

BARRED = set(" \"'<>\\`{}|^")
"""Characters that no whole address has (RFC 3986)."""

CHANGED = ("players", "teams", "takeover", "latecomers", "advice")


def arrange(table: Table, who: Requester, command: Arrange) -> Arranged:
    """The host changes options before the start. Named teams are for a number of players: another needs a draft."""
    _before_the_start(table, who)
    wishes = {name: wish for name in CHANGED if (wish := getattr(command, name)) is not None}
    options = structs.replace(table.options, **wishes)
    if isinstance(table.file, Raw) and (options.players, options.teams) != (table.options.players, table.options.teams):
        raise NotAllowed("table_from_file")
    for chair in table.chairs[options.players :]:
        if chair.holder == PERSON:
            raise NotAllowed("table_seat_taken", seat=chair.number)
    if options.players != table.options.players and not isinstance(options.teams, str):
        options.teams = "draft"
    if not isinstance(table.file, Raw):
        check_options(options)
    return Arranged(options=options)


def swap(table: Table, who: Requester, command: Swap) -> Swapped:
    _before_the_start(table, who)
    one, other = [table.chair(seat) for seat in command.seats]
    return Swapped(seats=(one.number, other.number))


def _before_the_start(table: Table, who: Requester) -> None:
    who.must_host()
    if table.status != OPEN:
        raise NotAllowed("table_has_begun")


def call(table: Table, who: Requester, command: Call) -> CallLinked:
    """The link of a meeting: only https, so that nobody is led to a file, a script or another program."""
    who.must_host()
    link = command.link.strip()
    if link and not _is_https(link):
        raise NotAllowed("table_call_https")
    return CallLinked(link=link)


def _is_https(link: str) -> bool:
    """Whether it is a whole address: printable, without a name or a password before the host."""
    try:
        parts = urlsplit(link)
        whole = parts.scheme == "https" and bool(parts.hostname) and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return False
    return whole and link.isascii() and link.isprintable() and not set(link) & BARRED
