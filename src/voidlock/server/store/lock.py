"""Lock file: one server per database file, under whatever name or link it is opened."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

from .store import InUse, StoreFailed

if sys.platform != "win32":
    import fcntl


class SameFile:
    """A file that was opened: if its name means another one by now, what is written would be lost."""

    def __init__(self, path: Path, opened: int) -> None:
        self._path = path
        self._stat = os.fstat(opened)

    def must_be_there(self) -> None:
        """Raises `StoreFailed` if the file was removed or replaced."""
        try:
            found = os.stat(self._path)
        except OSError as error:
            raise StoreFailed(f"the file was removed: {error}") from error
        if not os.path.samestat(found, self._stat):
            raise StoreFailed("the file was replaced by another")


def served_file(path: Path) -> SameFile:
    """The file that our server has locked. Raises `StoreFailed` if it is another one by now, which nobody has."""
    try:
        opened = os.open(path, os.O_RDONLY)
    except OSError as error:
        raise StoreFailed(f"the file was removed: {error}") from error
    try:
        fcntl.flock(opened, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return SameFile(path, opened)
    finally:
        # Nothing of SQLite is open yet: closing this releases none of its locks.
        os.close(opened)
    raise StoreFailed("the file was replaced by another")


class FileLock:
    """Held while serving; a killed process releases it.

    A lock file beside the real path keeps out a server that comes through a symbolic link, and a lock on the inode one
    that comes through a hard link. The database itself stays unlocked, so that it can be copied while it is served.
    """

    def __init__(self, path: Path) -> None:
        """Raises `InUse`, or OSError or sqlite3.Error if the file cannot be used at all."""
        self.path = path.resolve()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._beside = _lock_file(self.path)
        self._file: int | None = None
        self.file: SameFile | None = None
        """The locked file; None where nobody can remove or replace a file that is open."""
        if sys.platform == "win32":
            return
        try:
            # Closing this descriptor releases SQLite's own locks too: it stays open for as long as the database does.
            self._file = os.open(self.path, os.O_RDONLY | os.O_CREAT, 0o644)
            self.file = SameFile(self.path, self._file)
        except OSError:
            self._beside.close()
            raise
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            self.release()
            raise InUse from error

    def release(self) -> None:
        """Let another server have the file. The database must be closed already."""
        if self._file is not None:
            os.close(self._file)
        self._beside.close()


def _lock_file(path: Path) -> sqlite3.Connection:
    name = path.with_name(path.name + ".lock")
    lock = sqlite3.connect(name, isolation_level=None, timeout=0.0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse from error
        raise
    return lock
