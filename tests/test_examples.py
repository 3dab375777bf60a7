"""The example game: one kit, and line mode, the simulator, the laws and the refusals work."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.saying import said
from tests.terminal.conversation import environment

TOY = Path(__file__).parent.parent / "examples" / "toy_game.py"


def toy(folder: Path, *typed: str, lines: str = "", program: Path = TOY) -> subprocess.CompletedProcess[str]:
    """What the example says when it is run as a person runs it."""
    return subprocess.run(
        [sys.executable, program, *typed],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder),
        cwd=folder,
        timeout=120,
        check=False,
    )


def kept(folder: Path) -> Path:
    (file,) = folder.glob("*/*.json")
    return file


@pytest.mark.parametrize(("language", "board"), [("en", "Round 4 of 4."), ("ja", "第4ラウンド")])
def test_it_is_played_alone_in_lines(tmp_path: Path, language: str, board: str) -> None:
    played = toy(tmp_path, "play", "--seed", "7", "--lang", language, lines="1\n" * 12)
    assert played.returncode == 0, played.stderr
    assert board in played.stdout
    assert " review" not in played.stdout and "^R" not in played.stdout
    data = json.loads(kept(tmp_path).read_text("utf-8"))
    assert (data["game"], data["result"]) == ("cave", "win")


def test_two_play_at_one_keyboard_and_go_on_from_the_file(tmp_path: Path) -> None:
    """Each chooses alone: the keyboard is handed over before every secret question."""
    played = toy(tmp_path, "play", "--players", "2", "--seed", "7", lines="\ndig\n\nrest\n")
    assert played.returncode == 0, played.stderr
    first, second = played.stdout.index("Chosen: Dig."), played.stdout.index("Chosen: Rest.")
    assert first < second < played.stdout.index("Player 2 rests.")
    command = f"{sys.executable} {TOY} play --load {kept(tmp_path).relative_to(tmp_path)}"
    assert said("terminal-kept", path=str(kept(tmp_path)), command=command) in played.stdout
    again = toy(tmp_path, *command.split()[2:], lines="look\n")
    assert again.returncode == 0, again.stderr
    assert "looks" in again.stdout


def test_a_finished_game_is_told_again(tmp_path: Path) -> None:
    toy(tmp_path, "play", "--seed", "7", lines="1\n" * 12)
    told = toy(tmp_path, "replay", str(kept(tmp_path)))
    assert told.returncode == 0, told.stderr
    assert "Player 1 digs." in told.stdout and "Round 4 of 4." in told.stdout


def test_what_it_does_not_have_is_refused(tmp_path: Path) -> None:
    toy(tmp_path, "play", "--seed", "7", lines="1\n")
    refused = toy(tmp_path, "odds", str(kept(tmp_path)))
    assert (refused.returncode, refused.stderr.strip()) == (2, "This game has no odds.")
    refused = toy(tmp_path, "play", "--teams", "red")
    assert refused.returncode == 2 and "--teams" in refused.stderr
    refused = toy(tmp_path, "sim", "--plot", str(tmp_path / "run.png"))
    assert (refused.returncode, refused.stderr.strip()) == (2, said("reason-game_lacks", part="plot"))
    refused = toy(tmp_path, "sim", "--bot", "librarian")
    assert refused.returncode == 2 and "random" in refused.stderr and "angel" not in refused.stderr


def test_bots_play_it_in_processes_of_their_own(tmp_path: Path) -> None:
    done = toy(tmp_path, "sim", "--games", "40", "--players", "2", "--seed", "7", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert (data["games"], data["settings"]["game"], data["settings"]["players"]) == (40, "cave", 2)
    assert sum(data["results"].values()) == 40 and 0 < data["wins"] < 40


def test_it_keeps_every_law(tmp_path: Path) -> None:
    done = toy(tmp_path, "check")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Every law holds") == 3


MISTAKES = {
    "a seat sees the gem without the torch": ("if seat and state.looked == seat else 0,", "if seat else 0,"),
    "its result is not shown": ('"result": state.result,\n            "owed"', '"owed"'),
    "a saved position forgets who has looked": ('saved="looked", codec=Number(0, SEATS)', ""),
}


def copied(folder: Path, right: str = "", wrong: str = "") -> Path:
    """A copy of the example with its words; a text of its program can be replaced."""
    for file in TOY.parent.glob("toy_game.*"):
        shutil.copy(file, folder)
    program = folder / TOY.name
    source = program.read_text("utf-8")
    assert not right or source.count(right) == 1
    program.write_text(source.replace(right, wrong) if right else source, "utf-8")
    return program


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_laws_notice_a_mistake_in_it(tmp_path: Path, mistake: str) -> None:
    done = toy(tmp_path, "check", program=copied(tmp_path, *MISTAKES[mistake]))
    assert done.returncode == 1 and "AssertionError" in done.stderr


UNSAID = ("ask-cave_plan", "cave-board", "option-go_on", "reason-cave_not_now", "told-torch_lit")
"""A question, the board, an answer, a refusal and an event."""


def test_missing_words_are_listed(tmp_path: Path) -> None:
    program = copied(tmp_path)
    words = tmp_path / "toy_game.ja.ftl"
    text = words.read_text("utf-8")
    for message in UNSAID:
        assert text.count(f"{message} =") == 1
        text = text.replace(f"{message} =", f"no-{message} =")
    words.write_text(text, "utf-8")
    done = toy(tmp_path, "check", program=program)
    assert done.returncode == 1
    assert done.stderr.splitlines() == [f"there is no message '{message}' in 'ja'" for message in UNSAID]
