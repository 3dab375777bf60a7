"""`voidlock admin`: messages, errors and exit codes."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import NoReturn, TypeVar

from msgspec import json

from voidlock.installation import install_command
from voidlock.server.log.seats import PERSON
from voidlock.server.log.table import Damaged
from voidlock.server.operations.event_log import LogSettings, start_logging
from voidlock.server.store.clock import DAY
from voidlock.server.store.databases import NoPostgres, hide_password, is_postgres, store_for
from voidlock.server.store.expiry import Expiry
from voidlock.server.store.store import InUse, Store, StoreFailed
from voidlock.texts import Words
from voidlock.texts.words import Argument

from . import files, tables
from .tables import Damage, Listed

T = TypeVar("T")
Confirm = Callable[[str], None]
"""Ask the operator, and end the command unless they agree."""


class Failed(Exception):
    """The command cannot do its work; the message says why."""


class NoSuchTable(Failed):
    """There is no table of this name."""


class Admin:
    """The commands on one database. Each raises `Failed` with a sentence for the operator."""

    def __init__(self, database: str, words: Words) -> None:
        self._database = database
        self._place = hide_password(database)
        self._words = words

    # ------------------------------------------------------------------ tables

    def list_tables(self, *, as_json: bool, buried: bool = False) -> None:
        found = self._in_store(lambda store: tables.list_tables(store, buried=buried))
        if as_json:
            self._print_json(found)
            return
        for line in found:
            self._print(self._line(line))
        self._say("admin-buried" if buried else "admin-tables", number=len(found))

    def show(self, table: str, *, as_json: bool) -> None:
        found = self._in_store(lambda store: tables.describe(store, table))
        if as_json:
            self._print_json(found)
            return
        self._print(self._line(found.about))
        self._say(f"admin-status-{found.status}")
        for seat in found.seats:
            how = "away" if seat.holder == PERSON and seat.bot else seat.holder
            self._say(f"admin-seat-{how}", seat=seat.seat, name=seat.name, bot=seat.bot)
        if found.damage is not None:
            self._say_damaged(found.damage)

    def close(self, table: str) -> None:
        closed = self._in_store(lambda store: tables.close(store, table))
        self._say("admin-closed" if closed else "admin-closed-before", table=table)

    def delete(self, table: str, confirm: Confirm) -> None:
        self._in_store(lambda store: tables.describe(store, table))
        confirm(self._words.say("admin-confirm-delete", table=table))
        entries = self._in_store(lambda store: tables.delete(store, table))
        self._say("admin-deleted", table=table, number=entries)

    def export(self, table: str, output: Path | None, *, log: bool) -> None:
        export = tables.export_log if log else tables.export_game
        written = self._in_store(lambda store: export(store, table))
        if output is None:
            sys.stdout.write(written.decode().rstrip("\n") + "\n")
            return
        try:
            with output.open("xb") as file:
                file.write(written)
        except FileExistsError:
            self._fail("admin-exists", place=str(output))
        self._say("admin-exported", table=table, place=str(output))

    def check(self, *, as_json: bool) -> bool:
        """Whether everything is sound."""
        complaint = ""
        if not is_postgres(self._database):
            try:
                files.check(self._file())
            except files.Unsound as unsound:
                complaint = str(unsound)
        # A damaged file may still hold whole tables: look at those that can be read.
        try:
            number, damages = self._in_store(self._damages)
        except Failed as failed:
            number, damages, complaint = 0, [], complaint or str(failed)
        if as_json:
            self._print_json({"file": complaint or "ok", "tables": number, "damaged": damages})
        else:
            if complaint:
                self._say("admin-unsound", place=self._place, why=complaint)
            for damage in damages:
                self._say_damaged(damage)
            self._say("admin-checked", number=number, damaged=len(damages))
        return not complaint and not damages

    async def _damages(self, store: Store) -> tuple[int, list[Damage]]:
        found = [damage async for damage in tables.find_damage(store)]
        return len(found), [damage for damage in found if damage is not None]

    def repair(self, table: str, confirm: Confirm) -> None:
        damage = self._in_store(lambda store: tables.load(store, table)).damage
        if damage is None:
            self._say("admin-sound", table=table)
            return
        self._say_damaged(damage)
        if not damage.good:
            self._fail("admin-nothing-good", table=table)
        confirm(self._words.say("admin-confirm-repair", table=table, number=damage.good))
        cut = self._in_store(lambda store: tables.repair(store, damage))
        self._say("admin-repaired", table=table, number=cut)

    # ------------------------------------------------------------------ expiry

    def revive(self, table: str) -> None:
        if not self._in_store(lambda store: store.revive(table)):
            self._fail("admin-not-buried", table=table)
        self._say("admin-revived", table=table)

    def expire(self, days: int, grave_days: int, confirm: Confirm) -> None:
        """Expire by the clock as it is, because the operator says that it is right."""
        now = self._in_store(lambda store: store.now())
        unused = self._in_store(lambda store: store.unused_tables(now - days * DAY))
        clock = f"{datetime.fromtimestamp(now):%Y-%m-%d %H:%M}"
        confirm(self._words.say("admin-confirm-expire", clock=clock, days=days, number=len(unused)))

        # Every table that is buried or deleted is named, as in the server's log.
        start_logging(LogSettings())

        async def work(store: Store) -> tuple[int, int]:
            expiry = Expiry(store, days * DAY, grave_days * DAY)
            await expiry.believe_clock()
            buried, deleted = await expiry.search()
            return len(buried), len(deleted)

        buried, deleted = self._in_store(work)
        self._say("admin-expired", buried=buried, deleted=deleted)

    # ------------------------------------------------------------------ the file

    def backup(self, copy: Path) -> None:
        source = self._file("admin-backup-postgres")
        entries = self._on_file(lambda: files.backup(source, copy, self._progress()))
        self._say("admin-backed-up", place=str(copy), number=entries)

    def restore(self, copy: Path, confirm: Confirm) -> None:
        target = self._file("admin-restore-postgres", there=False)
        self._on_file(lambda: files.must_be_free(target))
        entries = self._on_file(lambda: files.check(copy))
        confirm(self._words.say("admin-confirm-restore", place=self._place, copy=str(copy), number=entries))
        aside = self._on_file(lambda: files.restore(copy, target, self._progress()))
        self._say("admin-restored", place=self._place)
        if aside is not None:
            self._say("admin-kept-aside", place=str(aside))

    def vacuum(self) -> None:
        target = self._file("admin-vacuum-postgres")
        before, after = self._on_file(lambda: files.vacuum(target))
        self._say("admin-vacuumed", before=before // 1024, after=after // 1024)

    # ------------------------------------------------------------------ helpers

    def _file(self, if_postgres: str = "", *, there: bool = True) -> Path:
        if is_postgres(self._database):
            self._fail(if_postgres)
        if there and not Path(self._database).is_file():
            self._fail("admin-no-file", place=self._place)
        return Path(self._database)

    def _in_store(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """Do this with the store open beside the servers that use it."""

        async def attach_and_work() -> T:
            store = store_for(self._database, beside=True)
            await store.open()
            try:
                return await work(store)
            finally:
                await store.close()

        if not is_postgres(self._database):
            self._file()
        try:
            return asyncio.run(attach_and_work())
        except NoPostgres:
            self._fail("serve-no-postgres", install=install_command("postgres"))
        except tables.NoTable as missing:
            raise NoSuchTable(self._words.say("admin-no-table", table=str(missing))) from None
        except tables.NotStarted as waiting:
            self._fail("admin-not-started", table=str(waiting))
        except Damaged as damaged:
            self._fail("admin-export-damaged", why=str(damaged))
        except StoreFailed as error:
            self._fail("admin-failed", place=self._place, why=str(error))

    def _on_file(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except InUse:
            self._fail("admin-in-use", place=self._place)
        except files.Exists as exists:
            self._fail("admin-exists", place=str(exists))
        except files.Unsound as unsound:
            self._fail("admin-unsound", place=self._place, why=str(unsound))
        except (StoreFailed, OSError, sqlite3.Error) as error:
            self._fail("admin-failed", place=self._place, why=str(error))

    def _progress(self) -> files.Progress:
        """Percentages on a terminal, nothing in a log."""
        if not sys.stderr.isatty():
            return lambda part: None
        return lambda part: print(f"\r{part:4.0%}", end="\r", file=sys.stderr, flush=True)

    def _line(self, line: Listed) -> str:
        """A table on one line."""
        last = f"{line.last.astimezone():%Y-%m-%d %H:%M}"
        buried = self._words.say("admin-since", since=f"{line.buried.astimezone():%Y-%m-%d}") if line.buried else ""
        text = self._words.say(
            "admin-line", table=line.table, game=line.game, players=line.players, entries=line.entries, last=last
        )
        return f"{text} ({buried})" if buried else text

    def _say_damaged(self, damage: Damage) -> None:
        self._say("admin-damaged", table=damage.table, why=damage.why, good=damage.good)

    def _say(self, id: str, **arguments: Argument) -> None:
        self._print(self._words.say(id, **arguments))

    def _print(self, line: str) -> None:
        print(line, flush=True)

    def _print_json(self, data: object) -> None:
        self._print(json.format(json.encode(data)).decode())

    def _fail(self, id: str, **arguments: Argument) -> NoReturn:
        raise Failed(self._words.say(id, **arguments))
