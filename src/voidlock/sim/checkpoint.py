"""Checkpoint file of a run, an append-only log: a line with the settings, then a line per chunk.

A last line that was cut off is dropped.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Self

from voidlock.engine import Json

from .games import simulated_game
from .play import Chunk, Done, Settings
from .refused import SettingRefused
from .tally import Tally
from .written import read_tally, settings_data, tally_data

if sys.platform != "win32":
    import fcntl

FORMAT = "voidlock-sim-chunks-1"


class Checkpoint:
    """The chunks of a run in a file, locked until the run ends. A missing file is created."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        self.done: list[Done] = []
        header = settings_data(settings)
        self._file = path.open("ab")
        try:
            _take(self._file, path)
            text = _whole_lines(path)
            if text:
                self._read(text, header)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(len(text))
        if not text:
            self._write({"format": FORMAT, "settings": header})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def keep(self, done: Done) -> None:
        self._write({"first": done.chunk.first, "last": done.chunk.last, "tally": tally_data(done.tally)})

    def _write(self, line: Json) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, text: bytes, header: dict[str, Json]) -> None:
        first, *rest = text.splitlines()
        kept = _settings_in(first, self.path)
        for field in dict.fromkeys([*header, *kept]):
            # A fault ends a strict run, so its chunks are the same as without `strict`.
            if field != "strict" and kept.get(field) != header.get(field):
                told, wanted = json.dumps(kept.get(field)), json.dumps(header.get(field))
                raise SettingRefused("resume_other", file=str(self.path), field=field, kept=told, wanted=wanted)
        game = simulated_game(str(header["game"]))
        for number, line in enumerate(rest, start=2):
            try:
                self.done.append(_chunk(json.loads(line), game.tally()))
            except (ValueError, TypeError, KeyError) as error:
                raise SettingRefused("resume_broken", file=str(self.path), line=number) from error


def _take(file: BinaryIO, path: Path) -> None:
    """Lock the file (advisory lock) where the system supports it."""
    if sys.platform != "win32":
        with suppress(OSError):
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise SettingRefused("resume_busy", file=str(path)) from error


def checkpoint_seed(path: Path) -> str | None:
    """The seed of the run in the file; None for a new file."""
    text = _whole_lines(path)
    return str(_settings_in(text.splitlines()[0], path).get("seed")) if text else None


def _whole_lines(path: Path) -> bytes:
    """The complete lines of the file."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return b""
    whole = text[: text.rfind(b"\n") + 1]
    if text and not whole and not text.startswith(b'{"format":'):
        # A single unfinished line: not our file, so do not overwrite it.
        raise SettingRefused("resume_no_results", file=str(path))
    return whole


def _settings_in(line: bytes, path: Path) -> dict[str, Json]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("settings"), dict):
        raise SettingRefused("resume_no_results", file=str(path))
    settings: dict[str, Json] = data["settings"]
    return settings


def _chunk(data: dict[str, Json], tally: Tally) -> Done:
    """Parse a saved chunk, reading its tally into this empty one."""
    first, last = data["first"], data["last"]
    read_tally(data["tally"], tally)
    if not isinstance(first, int) or not isinstance(last, int) or not 0 <= first < last or tally.games != last - first:
        raise ValueError("not a chunk")
    return Done(Chunk(first, last), tally, 0.0)
