"""Start-up benchmark: how soon `voidlock play` shows its first screen. A ratio, because machines differ."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

VOIDLOCK = Path(sys.executable).parent / "voidlock"
WAYS = {"the start menu": ("play",), "a new game": ("play", "--teams", "red,blue,green", "--seed", "5")}
TRIES = 5
DRAWN = b"^Q"
"""The bottom line of every screen shows the keys."""


def textual_alone() -> float:
    """Seconds that Python needs to import Textual alone."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import textual.app"], check=True)
    return time.perf_counter() - begun


def first_paint(arguments: tuple[str, ...]) -> float:
    """Seconds from the command to the first complete screen, in a pseudo-terminal."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        child, terminal = pty.fork()
        if child == 0:
            os.environ.update(VOIDLOCK_DATA=folder, TERM="xterm-256color", LANG="C.UTF-8", LINES="24", COLUMNS="80")
            os.execv(VOIDLOCK, [str(VOIDLOCK), *arguments])
        seen = b""
        try:
            while DRAWN not in seen:
                if not select.select([terminal], [], [], 60)[0]:
                    raise TimeoutError(seen.decode(errors="replace"))
                seen += os.read(terminal, 65536)
            return time.perf_counter() - begun
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(terminal)


def main() -> None:
    library = min(textual_alone() for _ in range(TRIES))
    print(f"\n{'first paint':<28} {'seconds':>10} {'in imports of Textual':>24}")
    for name, arguments in WAYS.items():
        # The first start compiles bytecode, so the best one counts.
        best = min(first_paint(arguments) for _ in range(TRIES))
        print(f"{name:<28} {best:>10.2f} {best / library:>24.1f}")


if __name__ == "__main__":
    main()
