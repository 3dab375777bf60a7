"""`voidlock replay`: a game file told again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.saying import opening, said
from tests.terminal.conversation import answer, run
from voidlock import angel
from voidlock.angel import RULES, State
from voidlock.engine import Game, load, save, save_file
from voidlock.texts import Words


def new(answers: int) -> Game[State]:
    """A game of two players in which everybody takes the last answer."""
    game = angel.new(2, seed=6, teams=[["red", "blue"], ["grey", "green"]])
    for _ in range(answers):
        if game.pending:
            answer(game, [game.pending[0].texts()[-1]])
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_running_game_is_told_with_the_question_it_stands_at(tmp_path: Path, path: Path) -> None:
    save_file(new(6), path)
    before = path.read_bytes()
    done = run(tmp_path, "replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1" in done.stdout
    assert opening("told-actions_revealed", "actions") in done.stdout
    assert "Formation from top to bottom:" in done.stdout
    assert done.stdout.rstrip().splitlines()[-1].startswith("Player ")
    assert path.read_bytes() == before


def test_a_finished_game_is_told_to_its_end(tmp_path: Path, path: Path) -> None:
    game = new(5000)
    assert game.result
    save_file(game, path)
    done = run(tmp_path, "replay", str(path), "--lang", "ja")
    assert (done.returncode, done.stderr) == (0, "")
    assert "第1ラウンド" in done.stdout
    assert f"第{game.state.round}ラウンドで敗北。" in done.stdout


def test_as_json(tmp_path: Path, path: Path) -> None:
    game = new(6)
    save_file(game, path)
    done = run(tmp_path, "replay", str(path), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    data = json.loads(done.stdout)
    again, _ = load(save(game), {RULES.name: RULES})
    assert data == {
        "result": "",
        "state": RULES.write(again.state),
        "pending": [{"seat": choice.seat, "kind": choice.kind, "texts": choice.texts()} for choice in game.pending],
        "events": [event.data() for _, event in game.events],
    }


def test_a_position_written_by_hand(tmp_path: Path, path: Path) -> None:
    position = {"formation": ["leon<", "valencio>"], "swarms": {"L1": "claw"}, "phase": "attack"}
    path.write_text(json.dumps({"voidlock": 1, "position": position, "dice": [5]}), encoding="utf-8")
    done = run(tmp_path, "replay", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Brother Leon rolls 5." in done.stdout


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"voidlock": 1, "setup": {"players": 7}}', said("reason-players_out_of_range", where="setup.players")),
        ('{"voidlock": 1, "setup": {}, "inputs": ["1 team:\\u001b[2Jred"]}', "inputs[0]:"),
        ("[" * 100_000, said("reason-file_no_game", where="")),
    ],
)
def test_a_broken_file_is_refused_with_where_and_what(tmp_path: Path, path: Path, text: str, told: str) -> None:
    path.write_text(text, encoding="utf-8")
    for more in ([], ["--json"]):
        done = run(tmp_path, "replay", str(path), *more)
        assert (done.returncode, done.stdout) == (2, "")
        assert told in done.stderr
        assert "\x1b" not in done.stderr
        assert "Traceback" not in done.stderr
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    done = run(tmp_path, "replay", str(tmp_path / name))
    assert (done.returncode, done.stdout) == (2, "")
    assert said("reason-file_unreadable", where="", why="?").partition("?")[0] in done.stderr
    assert name in done.stderr


def test_bytes_that_are_no_text(tmp_path: Path, path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00")
    done = run(tmp_path, "replay", str(path), "--lang", "ja")
    assert done.returncode == 2
    assert Words("ja").say("reason-file_no_text", where="") in done.stderr
