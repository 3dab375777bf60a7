"""Backup, restore, integrity check and vacuum of an SQLite file."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from voidlock.server.store.lock import FileLock
from voidlock.server.store.sqlite import BUSY_FOR
from voidlock.server.store.store import StoreFailed

STEPS = 200_000
"""Instructions of SQLite between two reports of progress."""

Progress = Callable[[float], None]
"""Called with the estimated progress, 0 to 1."""


class Unsound(Exception):
    """The file is damaged, or is not a Voidlock database."""


class Exists(Exception):
    """The target is there already: nothing is overwritten."""


def backup(source: Path, copy: Path, progress: Progress) -> int:
    """Copy the file while servers may be writing to it; returns the number of entries in the copy.

    VACUUM INTO reads one snapshot, so it ends however busy the server is. The copy gets its name when it is whole and
    checked.
    """
    if copy.exists():
        raise Exists(copy)
    part = copy.with_name(copy.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _copy(source, part, progress)
        entries = check(part)
        part.rename(copy)
    finally:
        part.unlink(missing_ok=True)
    _on_disk(copy.parent)
    return entries


def restore(copy: Path, target: Path, progress: Progress) -> Path | None:
    """Put a checked copy in the place of the file; returns where the old one was kept.

    The old file goes aside together with its write-ahead log: left behind, that log would be applied to the copy and
    corrupt it. Raises `InUse` beside a running server.
    """
    check(copy)
    target = target.resolve()
    there = target.exists()
    lock = FileLock(target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    aside = target.with_name(f"{target.name}.{datetime.now():%Y%m%d-%H%M%S}")
    try:
        _copy(copy, part, progress)
        check(part)
        os.link(target, aside)
        for end in ("-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                os.rename(f"{target}{end}", f"{aside}{end}")
        os.replace(part, target)
        _on_disk(target.parent)
    finally:
        part.unlink(missing_ok=True)
        lock.release()
    if there:
        return aside
    aside.unlink()
    return None


def must_be_free(path: Path) -> None:
    """Raises `InUse` if a server uses the file."""
    if path.exists():
        FileLock(path).release()


def check(path: Path) -> int:
    """The number of entries in a sound file; raises `Unsound` with what SQLite says."""
    with _open(path) as file:
        try:
            complaints = [row[0] for row in file.execute("PRAGMA integrity_check(20)")]
            entries: int = file.execute("SELECT count(*) FROM log").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise Unsound(str(error)) from error
    if complaints != ["ok"]:
        raise Unsound("; ".join(complaints))
    return entries


def vacuum(path: Path) -> tuple[int, int]:
    """Give the space of deleted tables back to the disk; returns the size before and after. Raises `InUse`."""
    if not path.is_file():
        raise StoreFailed("there is no such file")
    before = path.stat().st_size
    lock = FileLock(path)
    try:
        with _open(path) as file:
            file.execute("VACUUM")
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error
    finally:
        lock.release()
    return before, path.stat().st_size


def _copy(source: Path, part: Path, progress: Progress) -> None:
    """Write a compact copy and wait until it is on disk."""
    with _open(source) as file:
        try:
            pages, size = (file.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))

            def report() -> None:
                with contextlib.suppress(OSError):
                    progress(min(1.0, part.stat().st_size / max(1, pages * size)))

            file.set_progress_handler(report, STEPS)
            file.execute("VACUUM INTO ?", (str(part),))
        except sqlite3.DatabaseError as error:
            raise StoreFailed(str(error)) from error
    _on_disk(part)


@contextlib.contextmanager
def _open(path: Path) -> Iterator[sqlite3.Connection]:
    """An existing file, never a new one; a backup may be read-only."""
    mode = "rw" if os.access(path, os.W_OK) else "ro"
    place = f"{path.absolute().as_uri()}?mode={mode}"
    try:
        file = sqlite3.connect(place, uri=True, isolation_level=None, timeout=BUSY_FOR)
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error
    try:
        yield file
    finally:
        file.close()


def _on_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, outlive a power cut."""
    if sys.platform == "win32":
        # There a folder cannot be opened, and only the process that writes a file can flush it.
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
