"""A real terminal: tmux holds it, keys are pressed, the picture is read."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tests.terminal.conversation import VOIDLOCK, environment

PATIENCE = 30


def need_tmux() -> None:
    """Here a test is left out where tmux is missing; CI must not leave it out."""
    if shutil.which("tmux") is not None:
        return
    if os.environ.get("CI") == "true":
        pytest.fail("tmux is not installed, and CI must not leave out the real terminal (make system)", pytrace=False)
    pytest.skip("tmux is not installed: the screen in a real terminal is not tried here", allow_module_level=True)


class Screen:
    """A terminal in which a shell waits."""

    def __init__(self, folder: Path, size: tuple[int, int] = (80, 24)) -> None:
        self.socket = str(folder / "tmux")
        self.folder = folder
        self.tmux("new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), "sh")
        self.tmux("send-keys", "PS1='$ '", "Enter")

    def tmux(self, *arguments: str) -> str:
        # As on a computer where somebody plays: what Python has read once it need not read again.
        python = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(self.folder / "python")}
        done = subprocess.run(
            ["tmux", "-S", self.socket, "-f", os.devnull, *arguments],
            capture_output=True,
            encoding="utf-8",
            env=environment(self.folder / "data", TERM="screen-256color", **python),
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout

    def start(self, *arguments: str) -> None:
        self.type(shlex.join([str(VOIDLOCK), *arguments]) + "; echo left with $?")

    def type(self, line: str) -> None:
        self.tmux("send-keys", "-l", line)
        self.press("Enter")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def click(self, column: int, line: int) -> None:
        """Press and let go of the mouse there, as a terminal tells it (SGR)."""
        for letter in "Mm":
            self.tmux("send-keys", "-l", f"\x1b[<0;{column};{line}{letter}")

    def text(self, *more: str) -> str:
        """What is on the screen; with `-e` its colours, with `-S -` also what can be scrolled back to."""
        return self.tmux("capture-pane", "-p", *more)

    def gone(self, text: str) -> None:
        """Wait until this text is not on the screen any more."""
        until = time.monotonic() + PATIENCE
        while text in self.text():
            assert time.monotonic() < until
            time.sleep(0.02)

    def see(self, *wanted: str) -> str:
        """The screen as soon as one of these texts is on it."""
        until = time.monotonic() + PATIENCE
        while not any(some in (text := self.text()) for some in wanted):
            assert time.monotonic() < until, f"{wanted!r} did not come:\n{text}"
            time.sleep(0.02)
        return text

    def process(self) -> int:
        """The number of the game's process."""
        shell = self.tmux("list-panes", "-F", "#{pane_pid}").strip()
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", shell], capture_output=True, encoding="utf-8", check=True)
        return int(found.stdout.split()[0])

    def end(self) -> None:
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], check=False, capture_output=True)
