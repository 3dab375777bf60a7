"""Talking with line mode: within this process, and with the installed command through pipes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from click.testing import CliRunner

from tests.saying import said
from voidlock.angel import State
from voidlock.cli import main
from voidlock.engine import Game, Json
from voidlock.games.angel.kit import KIT
from voidlock.terminal.console import Console
from voidlock.terminal.menu.start import sitting_at
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import Keeper
from voidlock.texts import Words

VOIDLOCK = Path(sys.executable).with_name("voidlock")

PROMPTS = ("\n> ", "Press Enter: ", said("terminal-choose", key="1"))


def talk(game: Game[State], folder: Path, *lines: str, language: str = "en") -> str:
    """What line mode says when these lines are typed and the input then ends."""
    code, told = converse(game, folder, "".join(line + "\n" for line in lines).encode(), language)
    assert code == 0
    return told


def converse(game: Game[State], folder: Path, typed: bytes, language: str = "en") -> tuple[int, str]:
    target = io.StringIO()
    console = Console(io.BytesIO(typed), target)
    code = LineMode(sitting_at(game, Keeper(folder)), Words(language), console).play()
    return code, target.getvalue()


def positioned(formation: str, position: dict[str, Json], dice: Sequence[int] = ()) -> Game[State]:
    """A game that begins with a written position."""
    rows: list[Json] = [row.strip() for row in formation.split(",")]
    data: dict[str, Json] = {
        "voidlock": 1,
        "position": {"formation": rows, "terrain": {}, **position},
        "dice": list(dice),
    }
    return KIT.load(data)[0]


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "VOIDLOCK"))}
    return {**kept, "LANG": "C.UTF-8", "VOIDLOCK_DATA": str(folder), **more}


def run(folder: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The command with all of its input given at once, within this process: it starts ten times as fast."""
    unset: dict[str, str | None] = dict.fromkeys(os.environ.keys() - environment(folder).keys())
    done = CliRunner().invoke(
        main, arguments, input=typed, env={**unset, **environment(folder, **more)}, catch_exceptions=False
    )
    return subprocess.CompletedProcess([VOIDLOCK, *arguments], done.exit_code, done.stdout, done.stderr)


def run_apart(folder: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The same with the installed command, in a process of its own."""
    return subprocess.run(
        [VOIDLOCK, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder, **more),
        check=False,
        timeout=120,
    )


class Talk:
    """The command, answered line by line as it asks."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [VOIDLOCK, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(folder),
        )
        self.told = ""

    def hear(self) -> str:
        """Everything up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        heard = b""
        while not heard.decode("utf-8", errors="ignore").endswith(PROMPTS):
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            if not more:
                break
            heard += more
        text = heard.decode("utf-8")
        self.told += text
        return text

    def enter(self, *lines: str) -> str:
        """Type the lines, each after a prompt; what is said to the last one."""
        text = ""
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            text = self.hear()
        return text

    def end_input(self) -> str:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()


def running(folder: Path) -> list[Path]:
    """The files of games that can be gone on with."""
    return sorted((folder / "games").glob("*.json"))


def finished(folder: Path) -> list[Path]:
    return sorted((folder / "finished").glob("*.json"))


def answer(game: Game[State], answers: Sequence[str]) -> None:
    """Give the same answers to a game in this process."""
    for text in answers:
        game.apply(game.pending[0].seat, text)
