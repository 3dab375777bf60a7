"""Administration of tables in any store, beside the servers that use it: every change goes through the log."""

from __future__ import annotations

import base64
import secrets
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime

from msgspec import DecodeError, Raw, Struct, json

from voidlock.engine import FileError
from voidlock.server.log.entries import Challenged, Closed, Opened, Started, decode, encode
from voidlock.server.log.migration import raw_file
from voidlock.server.log.table import CLOSED, Damaged, Table
from voidlock.server.store.store import Known, Line, Missing, Store, Summary, Taken, every_table
from voidlock.server.tables.room import Room


class NoTable(Exception):
    """There is no table of this name."""


class NotStarted(Exception):
    """The table has no game yet."""


class Listed(Struct, kw_only=True, omit_defaults=True):
    """A line of the list. Times are UTC; `buried` only if the table is in the grave."""

    table: str
    game: str = ""
    players: int = 0
    opened: datetime
    last: datetime
    entries: int
    buried: datetime | None = None


class SeatShown(Struct, kw_only=True):
    seat: int
    holder: str
    name: str
    bot: str


class Damage(Struct, kw_only=True):
    """A log that does not load: how many entries are good, and what is wrong with the next."""

    table: str
    good: int
    why: str


class Shown(Struct, kw_only=True, omit_defaults=True):
    """A table in full, without anything secret."""

    about: Listed
    status: str = ""
    result: str = ""
    seats: list[SeatShown] = []
    damage: Damage | None = None


class Loaded:
    """A table as far as its log can be read."""

    def __init__(self, name: str, lines: Iterable[Line]) -> None:
        room = Room(name)
        self.table: Table = room.table
        self.damage: Damage | None = None
        self.continued: Started | None = None
        """The entry with which a game of older rules would go on."""
        try:
            for line in lines:
                room.take_in([line])
            self.continued = room.table.migrate()
        except (Damaged, FileError) as error:
            why = str(error.reason) if isinstance(error, FileError) else str(error)
            self.damage = Damage(table=name, good=room.table.number, why=why)


async def list_tables(store: Store, *, buried: bool = False) -> list[Listed]:
    """All tables, the one used last first; or those in the grave."""
    found = [about async for about in every_table(store) if about.buried is not None or not buried]
    found.sort(key=lambda about: about.last, reverse=True)
    return [await _summarise(store, about) for about in found]


async def _summarise(store: Store, about: Summary) -> Listed:
    line = Listed(
        table=about.table,
        opened=_time(about.opened),
        last=_time(about.last),
        entries=about.entries,
        buried=None if about.buried is None else _time(about.buried),
    )
    first = await store.first(about.table)
    try:
        entry = decode(first.body) if first else None
    except DecodeError:
        return line
    if isinstance(entry, Opened):
        line.game, line.players = entry.options.game, entry.options.players
    elif isinstance(entry, Challenged):
        line.game, line.players = entry.challenge.options.game, entry.challenge.options.players
    return line


async def describe(store: Store, name: str) -> Shown:
    about = await store.table(name)
    if about is None:
        raise NoTable(name)
    loaded = await load(store, name)
    table = loaded.table
    return Shown(
        about=await _summarise(store, about),
        status=table.status,
        result=table.game.result if table.game else "",
        seats=[
            SeatShown(seat=chair.number, holder=chair.holder, name=chair.name, bot=chair.bot) for chair in table.chairs
        ],
        damage=loaded.damage,
    )


async def load(store: Store, name: str) -> Loaded:
    """The table, without visiting it: one in the grave stays there."""
    lines = [line for line, _ in await store.entries(name)]
    if not lines:
        raise NoTable(name)
    return Loaded(name, lines)


async def close(store: Store, name: str) -> bool:
    """Close a table as its host would; False if it was closed already. Servers hear of it as of any other entry."""
    key = f"admin-{secrets.token_hex(8)}"
    while True:
        lines = [line for line, _ in await store.entries(name)]
        if not lines:
            raise NoTable(name)
        if Loaded(name, lines).table.status == CLOSED:
            return False
        try:
            await store.append(name, lines[-1].number + 1, key, encode(Closed()))
            return True
        except Taken:
            continue
        except Known:
            return True
        except Missing:
            raise NoTable(name) from None


async def delete(store: Store, name: str) -> int:
    """Delete a table for good; returns how many entries it had."""
    entries = await store.delete(name)
    if not entries:
        raise NoTable(name)
    return entries


async def export_game(store: Store, name: str) -> bytes:
    """The game file, with its seed."""
    loaded = await load(store, name)
    if loaded.damage:
        raise Damaged(loaded.damage.why)
    if loaded.continued is not None:
        return bytes(loaded.continued.file)
    if loaded.table.game is None:
        raise NotStarted(name)
    return bytes(raw_file(loaded.table.game))


async def export_log(store: Store, name: str) -> bytes:
    """Every entry, a JSON object per line; an entry that is not JSON is in `base64`."""
    entries = await store.entries(name)
    if not entries:
        raise NoTable(name)
    return b"".join([json.encode(_as_data(line, at)) + b"\n" for line, at in entries])


def _as_data(line: Line, at: float) -> dict[str, object]:
    about: dict[str, object] = {"number": line.number, "key": line.key, "at": _time(at)}
    try:
        json.decode(line.body)
    except DecodeError:
        return {**about, "base64": base64.b64encode(line.body).decode()}
    return {**about, "entry": Raw(line.body)}


async def find_damage(store: Store) -> AsyncIterator[Damage | None]:
    """For each table what is wrong with it, or None: so that progress can be shown."""
    async for about in every_table(store):
        try:
            loaded = await load(store, about.table)
        except NoTable:
            # Deleted meanwhile.
            continue
        yield loaded.damage


async def repair(store: Store, damage: Damage) -> int:
    """Cut the log after its last good entry, and set the whole of it aside; returns how many entries were cut."""
    return await store.cut(damage.table, damage.good)


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(round(seconds), UTC)
