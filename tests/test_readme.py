"""Every command that a README prints works as printed, in the project's folder, right after `make play`."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.saying import said
from tests.terminal.conversation import environment
from tests.terminal.full_screen.real import Screen, need_tmux
from voidlock.installation import requirements
from voidlock.terminal.saves import open_game

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.ja.md")


def printed(name: str) -> list[str]:
    """The lines of a README that start the program, without their comments."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return [re.sub(r"\s+#.*", "", line) for line in lines if line.startswith("./voidlock ")]


def commands() -> list[str]:
    return list(dict.fromkeys([line for name in READMES for line in printed(name)]))


def on_screen(line: str) -> bool:
    return line.split()[1] in ("play", "watch")


def test_both_readmes_print_the_same_commands() -> None:
    english, japanese = [[line.split()[1] for line in printed(name)] for name in READMES]
    assert english == japanese


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    need_tmux()
    screen = Screen(tmp_path)
    yield screen
    screen.end()


@pytest.mark.slow
def test_the_commands_for_the_screen(screen: Screen) -> None:
    screen.type(f"cd {shlex.quote(str(ROOT))}")
    for number, line in enumerate(filter(on_screen, commands())):
        # Each starts fresh: what the last one saved would be offered first.
        screen.type(f"clear; VOIDLOCK_DATA={shlex.quote(str(screen.folder / str(number)))} {line}; echo left with $?")
        # A board, a cover before it, the list of missions, or a replay, where letters are keys.
        screen.see("^Q", "Enter", f"Q {said('screen-do-quit')}")
        screen.press("F10")
        screen.see("left with 0")


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for line in commands() if not on_screen(line)])
def test_the_other_commands(line: str, tmp_path: Path) -> None:
    words = shlex.split(line)
    # A thousand games take long, and what is drawn or written is not left in the project.
    words = [str(tmp_path / word) if word.endswith(".png") else word for word in words]
    options = {"sim": ["--games", "4", "--jobs", "1"], "sheet": ["--out", str(tmp_path / "sheet.html")]}
    done = subprocess.run(
        [*words, *options.get(words[1], [])],
        cwd=ROOT,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_finished_game_of_the_readmes_is_one() -> None:
    """There is something to watch and to replay, to its last input."""
    game, notes = open_game(ROOT / "examples" / "game.json")
    assert (game.result, notes) == ("win", [])
    assert len(game.inputs) > 50
    assert "examples/game.json" in " ".join(commands())


@pytest.mark.parametrize("name", READMES)
def test_files_and_extras_that_a_readme_names_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for path in re.findall(r"\b(?:examples|docs)/[\w./-]+\w", text):
        assert (ROOT / path).exists(), path
    for extras in re.findall(r"\.\[([\w,]+)\]", text):
        assert all(requirements(extra) for extra in extras.split(",")), extras
    assert "voidlock[" not in text


def test_both_readmes_name_the_oldest_browsers_that_the_page_is_built_for() -> None:
    settings = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    targets = re.findall(r"target: \[(.+)\]", settings)[0]
    built_for = re.findall(r'"([a-z]+)([\d.]+)"', targets)
    assert [name for name, _ in built_for] == ["chrome", "firefox", "safari"]
    for name in READMES:
        text = (ROOT / name).read_text(encoding="utf-8")
        [line] = [line for line in text.splitlines() if "Firefox" in line]
        assert re.findall(r"[\d.]*\d", line.partition("(")[0].partition("（")[0]) == [
            version for _, version in built_for
        ]
