"""However a play is stopped, the game goes on from exactly there."""

from __future__ import annotations

import io
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.saying import opening, said
from tests.terminal.conversation import Talk, answer, positioned, run, running
from voidlock import angel
from voidlock.angel import RULES, State
from voidlock.engine import Game, Json, read_file, save
from voidlock.games.angel.kit import KIT
from voidlock.installation import command
from voidlock.terminal.console import Console
from voidlock.terminal.menu.start import sitting_at
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import Keeper, Lock, data_folder, find_running, open_game
from voidlock.texts import Words

ANSWERS = ["choose:full_auto", "choose:run_and_gun", "choose:lead_by_example", "stop", "turn:gideon", "stop"]
SETUP = ("play", "--teams", "red,blue,green", "--seed", "5")
GO_ON = said("terminal-unfinished-game", players=1, round=1, location="?", teams="", when="").partition("?")[0]


def played(answers: list[str]) -> object:
    """The whole game in data after these answers."""
    game = angel.new(1, seed="5", teams=[["red", "blue", "green"]])
    for text in answers:
        choice = next(choice for choice in game.pending if text in choice.texts())
        game.apply(choice.seat, text)
    return save(game)


def asked_in_turn(answers: list[str]) -> list[str]:
    """The answers, the secret ones in the order in which they are asked for."""
    game = angel.new(1, seed="5", teams=[["red", "blue", "green"]])
    order = [choice.texts() for choice in game.pending]
    return sorted(answers[:3], key=lambda text: next(i for i, texts in enumerate(order) if text in texts)) + answers[3:]


@pytest.mark.parametrize(
    ("number", "code"),
    [(signal.SIGTERM, 143), (signal.SIGINT, 130), (signal.SIGHUP, 129), (signal.SIGKILL, -9)],
)
def test_a_stopped_play_goes_on_where_it_was(tmp_path: Path, number: signal.Signals, code: int) -> None:
    with Talk(tmp_path, *SETUP) as talk:
        talk.hear()
        talk.enter(*asked_in_turn(ANSWERS)[:4])
        talk.process.send_signal(number)
        told = talk.hear()
        assert talk.process.wait(10) == code
        if number != signal.SIGKILL:
            assert "The game is saved" in told
            assert "voidlock play" in told
        assert talk.process.stderr is not None
        assert talk.process.stderr.read() == b""
    assert read_file(running(tmp_path)[0]) == played(ANSWERS[:4])
    with Talk(tmp_path, "play") as talk:
        assert GO_ON in talk.hear()
        talk.enter("y", *ANSWERS[4:])
    assert read_file(running(tmp_path)[0]) == played(ANSWERS)


def test_several_unfinished_games_are_offered_in_a_list(tmp_path: Path) -> None:
    run(tmp_path, *SETUP)
    (older,) = running(tmp_path)
    os.utime(older, (0, 0))
    run(tmp_path, "play", "--players", "2")
    with Talk(tmp_path, "play") as talk:
        told = " ".join(talk.hear().split())
        assert " Death Angel: round 1, Void Lock; 2 players; no teams yet; last played " in told
        assert " Death Angel: round 1, Void Lock; Green, Red, Blue; last played 19" in told
        assert said("screen-no-such-key", key="3") in talk.enter("3")
        assert "Green team: choose an Action card." in talk.enter("2")


def gone_on_with(game: Game[State], folder: Path, typed: bytes = b"") -> str:
    target = io.StringIO()
    sitting = sitting_at(game, Keeper(folder))
    LineMode(sitting, Words("en"), Console(io.BytesIO(typed), target), resumed=True).play()
    return target.getvalue()


PSYCHIC_ASSAULT = "\n    Pick a Space Marine and roll the die: 0 or 1 slays him.\n    Then: "


def test_going_on_tells_what_happened_last_and_reads_the_event_again(tmp_path: Path) -> None:
    game = positioned("leon<, valencio>", {"phase": "event", "events": ["psychic_assault"], "agenda": ["event_phase"]})
    told = gone_on_with(game, tmp_path)
    assert "What happened last (log all shows everything):\nEvent Phase\nEvent card: Psychic Assault\n" in told
    assert told.count(PSYCHIC_ASSAULT) == 1
    assert told.index("Event card: Psychic Assault.\n") < told.index(PSYCHIC_ASSAULT) < told.index("target:leon")


def test_the_setup_is_over_where_a_position_begins(tmp_path: Path) -> None:
    """R-2.8 is for the card drawn in the setup alone."""
    position: dict[str, Json] = {"phase": "attack", "swarms": {"L1": "claw"}, "events": ["psychic_assault"]}
    told = gone_on_with(positioned("leon< 1, valencio>", position, [3, 5]), tmp_path, b"accept\n")
    assert "Brother Leon rolled 3 (skull) against the swarm at L1 and would survive." in told
    assert PSYCHIC_ASSAULT in told
    assert opening("terminal-setup-event", "boxes") not in told


def test_where_nobody_answers_the_first_board_is_shown(tmp_path: Path) -> None:
    for _ in range(2):
        done = run(tmp_path, "play")
        assert (done.returncode, done.stderr) == (0, "")
        assert "Location: Void Lock." in done.stdout
        assert said("terminal-input-ended") in done.stdout
        assert "The game is saved" in done.stdout
    assert len(running(tmp_path)) == 1


def test_a_game_that_is_being_played_is_not_offered(tmp_path: Path) -> None:
    with Talk(tmp_path, *SETUP) as talk:
        talk.hear()
        done = run(tmp_path, "play")
        assert GO_ON not in done.stdout
        assert len(running(tmp_path)) == 2


@pytest.mark.parametrize("damage", ["", "{", '{"voidlock": 1, "setup": {"players": 9}}', "[]", '{"voidlock": 1}'])
def test_a_damaged_game_is_set_aside(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "games" / "2026-01-01-000000-abcdef.json"
    path.parent.mkdir()
    path.write_text(damage, encoding="utf-8")
    done = run(tmp_path, "play")
    assert (done.returncode, done.stderr) == (0, "")
    assert "A saved game is damaged" in done.stdout
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.read_text(encoding="utf-8") == damage
    assert str(aside) in done.stdout
    assert "Location: Void Lock." in done.stdout


def test_a_game_of_newer_rules_is_left_where_it_is(tmp_path: Path) -> None:
    run(tmp_path, *SETUP)
    (path,) = running(tmp_path)
    text = path.read_text(encoding="utf-8").replace('"rules": 2', '"rules": 99')
    path.write_text(text, encoding="utf-8")
    done = run(tmp_path, "play")
    assert opening("terminal-skipped", "why") in done.stdout
    assert path.read_text(encoding="utf-8") == text


def test_a_game_that_ended_as_the_program_was_killed_is_laid_aside(tmp_path: Path) -> None:
    game = angel.new(1, seed=3)
    while game.pending:
        answer(game, [game.pending[0].texts()[-1]])
    keeper = Keeper(tmp_path)
    keeper.keep(game)
    keeper.let_go()
    path = tmp_path / "games" / keeper.path.name
    keeper.path.rename(path)
    assert find_running(tmp_path).games == []
    assert not path.exists()
    assert open_game(keeper.path)[0].result == game.result


def test_a_lock_holds_until_it_is_released(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    lock = Lock.of(path)
    assert lock is not None
    assert Lock.of(path) is None
    lock.release()
    again = Lock.of(path)
    assert again is not None
    again.release()


def test_hints_name_the_command_as_it_was_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "bin with blank" / "voidlock"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert command() == "'bin with blank/voidlock'"
    monkeypatch.chdir(program.parent)
    assert command() == "./voidlock"
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert command() == f"'{program}'"
    monkeypatch.setenv("PATH", str(program.parent))
    assert command() == "voidlock"
    monkeypatch.setattr(sys, "argv", ["/somewhere/pytest"])
    assert command() == "voidlock"
    monkeypatch.setattr(sys, "argv", ["/somewhere/voidlock/__main__.py"])
    assert command().endswith(" -m voidlock")


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"HOME": "/home/a"}, "/home/a/.local/share/voidlock"),
        ("linux", {"HOME": "/home/a", "XDG_DATA_HOME": "/data"}, "/data/voidlock"),
        ("linux", {"HOME": "/home/a", "XDG_DATA_HOME": "data"}, "/home/a/.local/share/voidlock"),
        ("darwin", {"HOME": "/Users/a"}, "/Users/a/Library/Application Support/voidlock"),
        ("win32", {"LOCALAPPDATA": "/appdata"}, "/appdata/voidlock"),
        ("linux", {"VOIDLOCK_DATA": "/chosen"}, "/chosen"),
    ],
)
def test_the_data_folder_is_the_usual_one(platform: str, environ: dict[str, str], folder: str) -> None:
    assert data_folder(environ, platform) == Path(folder)


def test_a_loaded_game_keeps_its_own_file(tmp_path: Path) -> None:
    run(tmp_path, *SETUP, typed="1\n")
    (first,) = running(tmp_path)
    path = first.rename(tmp_path / "mine.json")
    before = path.read_bytes()
    done = run(tmp_path, "play", "--load", str(path), typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert path.read_bytes() == before
    (kept,) = running(tmp_path)
    game, _ = KIT.load(read_file(kept))
    assert RULES.write(game.state)["phase"] == "resolve"
