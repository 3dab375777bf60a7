"""The installed command, run as a person runs it."""

import subprocess
import sys
from pathlib import Path

from voidlock import __version__

VOIDLOCK = Path(sys.executable).with_name("voidlock")


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [VOIDLOCK, *args], capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, check=False
    )


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == f"voidlock {__version__}"


def test_help_shows_examples() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Examples:" in done.stdout


def test_an_unknown_command_is_refused_by_name() -> None:
    done = run("teleport")
    assert done.returncode == 2
    assert "teleport" in done.stderr
