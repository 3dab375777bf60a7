"""Click commands `voidlock admin ...`."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .common import LANGUAGE, fail, in_words, words_for

if TYPE_CHECKING:
    from voidlock.server.admin.command import Admin

ADMIN_EPILOG = """
\b
Examples:
  voidlock admin list                      all tables, the newest first
  voidlock admin show 9yvh4kvrgqgv         one table
  voidlock admin backup tables-monday.db   while the server runs
  voidlock admin restore tables-monday.db  while it doesn't
  voidlock admin check                     is everything whole?
  voidlock admin list --database postgresql://voidlock@localhost/voidlock
"""

EXPORT_EPILOG = """
\b
Examples:
  voidlock admin export 9yvh4kvrgqgv -o game.json     a game file
  voidlock admin export 9yvh4kvrgqgv --log -o log.jsonl
"""

EXPIRE_EPILOG = """
\b
Examples:
  voidlock admin expire              confirm the clock, bury what is unused
  voidlock admin expire --days 365   only what nobody used for a year
"""

DATABASE = click.option("--database", metavar="PLACE", help="As for voidlock serve: a file, or postgresql://...")
JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
YES = click.option("--yes", is_flag=True, help="Don't ask.")
TABLE = click.argument("table")


@click.group(epilog=ADMIN_EPILOG, short_help="Tools for server operators.")
def admin() -> None:
    """List, check, back up and repair the tables of a server.

    All commands but restore and vacuum may be used while the server runs.
    """


def administers(command: Callable[..., None]) -> Callable[..., None]:
    """Run a command on the database that the options name; an error is a sentence and exit code 2, or 1 (no table)."""

    @DATABASE
    @LANGUAGE
    @wraps(command)
    def run(database: str | None, lang: str | None, **given: object) -> None:
        from voidlock.server.admin.command import Admin, Failed, NoSuchTable
        from voidlock.terminal.saves import data_folder

        words = words_for(lang)
        try:
            with in_words(words):
                command(Admin(database or str(data_folder(os.environ) / "tables.db"), words), **given)
        except Failed as failed:
            fail(str(failed), code=1 if isinstance(failed, NoSuchTable) else 2)

    return run


def asking(yes: bool) -> Callable[[str], None]:
    """Ask on the terminal unless --yes was given; No ends the command."""

    def confirm(question: str) -> None:
        if not yes:
            click.confirm(question, abort=True)

    return confirm


@admin.command("list")
@JSON
@administers
def list_tables(tables: Admin, as_json: bool) -> None:
    """List all tables, the one used last first."""
    tables.list_tables(as_json=as_json)


@admin.command()
@JSON
@administers
def grave(tables: Admin, as_json: bool) -> None:
    """List the tables that are buried: unused, and soon to be deleted."""
    tables.list_tables(as_json=as_json, buried=True)


@admin.command()
@TABLE
@JSON
@administers
def show(tables: Admin, table: str, as_json: bool) -> None:
    """Show one table: status, seats, times, damage."""
    tables.show(table, as_json=as_json)


@admin.command()
@TABLE
@administers
def close(tables: Admin, table: str) -> None:
    """Close a table as its host would; everybody at it sees that."""
    tables.close(table)


@admin.command()
@TABLE
@YES
@administers
def delete(tables: Admin, table: str, yes: bool) -> None:
    """Delete a table for good."""
    tables.delete(table, asking(yes))


@admin.command(epilog=EXPORT_EPILOG)
@TABLE
@click.option("--log", is_flag=True, help="Every entry, one JSON object per line, instead of the game file.")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Default: standard output.")
@administers
def export(tables: Admin, table: str, log: bool, output: Path | None) -> None:
    """Write a table's game file, which holds the seed, or its whole log."""
    tables.export(table, output, log=log)


@admin.command()
@click.argument("copy", type=click.Path(path_type=Path))
@administers
def backup(tables: Admin, copy: Path) -> None:
    """Copy the database to a new file and check the copy.

    It reads one moment of the database, however busy the server is.
    """
    tables.backup(copy)


@admin.command()
@click.argument("copy", type=click.Path(path_type=Path))
@YES
@administers
def restore(tables: Admin, copy: Path, yes: bool) -> None:
    """Put a backup in the place of the database. Stop the server first.

    The old file is kept beside it, together with its write-ahead log.
    """
    tables.restore(copy, asking(yes))


@admin.command()
@JSON
@administers
def check(tables: Admin, as_json: bool) -> None:
    """Check the file and replay every table. Exit code 1 if anything is damaged."""
    if not tables.check(as_json=as_json):
        raise SystemExit(1)


@admin.command()
@TABLE
@YES
@administers
def repair(tables: Admin, table: str, yes: bool) -> None:
    """Go back to the last good entry of a damaged table.

    Its whole log is set aside in the database first.
    """
    tables.repair(table, asking(yes))


@admin.command()
@TABLE
@administers
def revive(tables: Admin, table: str) -> None:
    """Take a table out of the grave. Opening its link does the same."""
    tables.revive(table)


@admin.command(epilog=EXPIRE_EPILOG)
@click.option("--days", type=click.IntRange(1), default=60, metavar="N", help="Bury what is unused for (default: 60).")
@click.option("--grave-days", type=click.IntRange(0), default=7, metavar="N", help="Delete what is buried for (7).")
@YES
@administers
def expire(tables: Admin, days: int, grave_days: int, yes: bool) -> None:
    """Say that the clock is right, and expire unused tables now.

    A server that finds its clock changed by more than a day stops expiring
    tables until you run this, or until the clock was steady for a week.
    """
    tables.expire(days, grave_days, asking(yes))


@admin.command()
@administers
def vacuum(tables: Admin) -> None:
    """Give the space of deleted tables back to the disk. Stop the server first."""
    tables.vacuum()
