"""Autosave: each running game has a locked file in the data folder, and is archived when it ends."""

from __future__ import annotations

import os
import secrets
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, NamedTuple, TypeVar

from voidlock.engine import FileError, Game, Reason, State, read_file, save_file
from voidlock.games import load_game

S = TypeVar("S", bound=State)

NOT_DAMAGED = {"file_unreadable", "format_unknown", "rules_unknown", "game_unknown", "older_rules_no_fit"}
"""Errors of files that are not damaged: another version or another user can still read them."""

MOST_OFFERED = 9
"""How many of the newest games are looked at."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The user's data folder on this system; `VOIDLOCK_DATA` overrides it."""
    chosen = environ.get("VOIDLOCK_DATA")
    if chosen:
        return Path(chosen)
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "voidlock"
    home = Path(environ.get("HOME") or os.path.expanduser("~"))
    if platform == "darwin":
        return home / "Library" / "Application Support" / "voidlock"
    shared = environ.get("XDG_DATA_HOME", "")
    # The XDG standard says to ignore a relative path.
    return (Path(shared) if os.path.isabs(shared) else home / ".local" / "share") / "voidlock"


def open_game(path: Path) -> tuple[Game[State], list[Reason]]:
    """Load a game from a file, with notes for the player. Raises FileError."""
    return load_game(read_file(path))


def is_game(path: Path) -> bool:
    """Whether this is a game file: only those may be overwritten."""
    try:
        return path.is_file() and "voidlock" in read_file(path)
    except FileError:
        return False


def seats_file(game: Path) -> Path:
    """The file beside a game file that says which seats bots hold."""
    return game.with_suffix(".seats")


class Keeper:
    """Saves one game after every answer, in a file that no other process writes."""

    def __init__(self, folder: Path, path: Path | None = None, lock: Lock | None = None) -> None:
        self.folder = folder
        started = time.strftime("%Y-%m-%d-%H%M%S")
        self.path = path or folder / "games" / f"{started}-{secrets.token_hex(3)}.json"
        self.trouble: OSError | None = None
        """Why the last save failed; None while all is well."""
        self._lock = lock

    def keep(self, game: Game[S]) -> None:
        try:
            if self._lock is None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = Lock.of(self.path)
            save_file(game, self.path)
            if game.result:
                self.lay_aside()
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def lay_aside(self) -> None:
        """Move the file of a finished game to the finished ones."""
        finished = self.folder / "finished" / self.path.name
        if self.path != finished:
            finished.parent.mkdir(parents=True, exist_ok=True)
            os.replace(self.path, finished)
            self.path = finished

    def delete(self) -> None:
        """Delete the game for good. Raises OSError."""
        self.path.unlink(missing_ok=True)
        seats_file(self.path).unlink(missing_ok=True)
        self.let_go()

    def let_go(self) -> None:
        """Let other processes play the game."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class Lock:
    """Advisory file lock, held while this process lives."""

    def __init__(self, path: Path, file: IO[str]) -> None:
        self.path = path
        self.file = file

    @classmethod
    def of(cls, game: Path) -> Lock | None:
        """Lock a game file; None if another process holds the lock."""
        path = game.with_suffix(".lock")
        while True:
            file = path.open("a", encoding="utf-8")
            if not _lock(file):
                file.close()
                return None
            # The previous holder may have removed the file between our two steps.
            if path.exists() and os.path.samestat(os.fstat(file.fileno()), path.stat()):
                return cls(path, file)
            file.close()

    def release(self) -> None:
        # An open file cannot be removed everywhere; a leftover file does not disturb the next holder.
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.file.close()


def _lock(file: IO[str]) -> bool:
    """Try to lock the file. A system without locks always succeeds."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


class Unfinished(NamedTuple):
    """A game that can be resumed: a description, its keeper, and when it was last played."""

    game: Game[State]
    notes: list[Reason]
    keeper: Keeper
    changed: float


class SavedGames:
    """The content of the data folder: the latest games that no one is playing, and notes about others."""

    def __init__(self) -> None:
        self.games: list[Unfinished] = []
        self.set_aside: list[tuple[Path, Path | None, FileError]] = []
        """Damaged files: old path, new path (None: not moved), and what is wrong."""


def find_running(folder: Path) -> SavedGames:
    """Find the newest games to resume, each locked by its keeper. Damaged files are set aside, never deleted."""
    found = SavedGames()
    for changed, path in _newest_first(folder / "games"):
        try:
            lock = Lock.of(path)
            if lock is None:
                continue
        except OSError:
            # The folder is read-only; the game can still be played.
            lock = None
        keeper = Keeper(folder, path, lock)
        try:
            game, notes = open_game(path)
        except FileError as error:
            keeper.let_go()
            moved = None if error.reason.id in NOT_DAMAGED else _set_aside(path)
            found.set_aside.append((path, moved, error))
            continue
        if game.result:
            # The process stopped between the last answer and archiving the file.
            keeper.lay_aside()
            keeper.let_go()
            continue
        found.games.append(Unfinished(game, notes, keeper, changed))
        if len(found.games) == MOST_OFFERED:
            break
    return found


def _newest_first(folder: Path) -> list[tuple[float, Path]]:
    try:
        files = [(path.stat().st_mtime, path) for path in folder.iterdir() if path.suffix == ".json"]
    except OSError:
        return []
    return sorted(files, reverse=True)


def _set_aside(path: Path) -> Path | None:
    aside = path.with_suffix(f".damaged-{secrets.token_hex(2)}")
    try:
        os.replace(path, aside)
    except OSError:
        return None
    return aside


def write_crash_report(error: BaseException, folder: Path) -> Path | None:
    """Write a crash report to the data folder. Returns its path, or None if it cannot be written."""
    path = folder / f"mistake-{time.strftime('%Y-%m-%d-%H%M%S')}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    except OSError:
        return None
    return path
