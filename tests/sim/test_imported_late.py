"""What is heavy is imported where it is used: neither a game nor a plain run waits for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.conversation import environment

HEAVY = ("numpy", "matplotlib", "ray", "gymnasium", "pettingzoo")
OURS = ("voidlock.sim", "voidlock.bots", "voidlock.gym")

PROGRAM = """
import sys
from voidlock.cli import main

try:
    main(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
print(*sorted(sys.modules), file=sys.stderr)
"""


def modules(folder: Path, *typed: str) -> set[str]:
    """What the command has imported by its end."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *typed],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=60,
        check=True,
    )
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_game_starts_without_bots_and_heavy_libraries(tmp_path: Path, lang: str) -> None:
    imported = modules(tmp_path, "play", "--seed", "7", "--lang", lang)
    assert "voidlock.games.angel.lines.mode" in imported
    assert imported.isdisjoint({*HEAVY, *OURS})


def test_a_run_without_a_picture_needs_no_heavy_library(tmp_path: Path) -> None:
    imported = modules(tmp_path, "sim", "--games", "2", "--jobs", "1", "--csv", str(tmp_path / "rows.csv"))
    assert "voidlock.sim.run" in imported
    assert imported.isdisjoint(HEAVY)


def test_a_picture_needs_no_display(tmp_path: Path) -> None:
    imported = modules(tmp_path, "sim", "--games", "2", "--jobs", "1", "--plot", str(tmp_path / "run.png"))
    assert "matplotlib" in imported
    assert "matplotlib.pyplot" not in imported
