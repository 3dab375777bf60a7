"""`voidlock sim` as it is typed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.saying import said
from tests.sim.typed import SIM, sim
from voidlock.sim.play import Simulated
from voidlock.texts import LANGUAGES, Words


def test_figures_in_words_and_nothing_on_the_error_stream() -> None:
    done = sim("--bot", "random", "--games", "20", "--seed", "7", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[:2] == ["Players: 1. Bots: random.", "Seed: 7"]
    assert lines[2].startswith("Won: 0 of 20 games, 0.0% (0.0-")
    assert any(line.startswith("Full Auto") for line in lines)


def test_no_card_has_a_row_of_zeros_and_no_two_rows_one_name() -> None:
    told = sim("--bot", "random", "--games", "20", "--seed", "7", "--jobs", "1").stdout.splitlines()
    rows = [line.split("  ")[0] for line in told if "%" in line and "(" in line.split("%")[-1]]
    assert len(rows) > 20 and len(set(rows)) == len(rows)
    assert not [line for line in told if re.search(r"  0 +0 +- ", line)]


def test_without_a_bot_the_first_run_compares_two() -> None:
    told = sim("--games", "6", "--seed", "7", "--jobs", "1").stdout.splitlines()
    assert [line.split()[0] for line in told[2:4]] == ["brother", "random"]
    assert told[4].endswith("--bot brother")


def test_a_bot_of_the_other_game_says_where_it_plays() -> None:
    done = sim("--bot", "sergeant", "--games", "2")
    assert done.returncode == 2 and "--mission" in done.stderr


def test_a_bot_that_raises_is_told_with_its_line_and_its_traceback(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("class Bad:\n    def answer(self, seat, choice, rng):\n        return seat.view['swarms']\n")
    for strict in ([], ["--strict"]):
        done = sim("--bot", f"{path}:Bad", "--games", "1", "--jobs", "1", *strict)
        told = done.stdout + done.stderr
        assert "(bad.py, line 3)" in told and f'File "{path}", line 3, in answer' in told


def test_settings_are_said_and_remembered() -> None:
    options = ["--games", "2", "--seed", "7", "--jobs", "1", "--setting", "merge=event", "--setting", "targets=any"]
    options += ["--bot", "random"]
    told = sim(*options).stdout.splitlines()
    assert said("setting-merge-event") in told[1] and said("setting-targets-any") in told[2]
    assert json.loads(sim(*options, "--json").stdout)["settings"]["settings"] == {"merge": "event", "targets": "any"}


def test_one_json_object_the_same_whatever_the_number_of_processes() -> None:
    one, two = (sim("--games", "40", "--seed", "7", "--jobs", jobs, "--json") for jobs in ("1", "2"))
    assert one.stdout == two.stdout
    data = json.loads(one.stdout)
    assert (data["games"], data["wins"], data["rate"]) == (40, 0, 0.0)
    assert data["low"] == 0.0 < data["high"] < 0.1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--players", "9"], said("reason-sim_players", number=9)),
        (["--games", "0"], said("reason-sim_games", number=0)),
        (["--jobs", "0"], said("reason-sim_jobs", number=0)),
        (["--bot", "nobody"], said("reason-bot_unknown", name="nobody", known="?").partition("?")[0]),
        (["--bot", "nowhere.py:Bot"], said("reason-bot_file_missing", name="nowhere.py:Bot")),
        (["--players", "3", "--bot", "random,random"], said("reason-sim_bots", number=2, players=3)),
        (["--teams", "pink,red,blue"], "pink"),
        (
            ["--games", "9", "--plot", "run.gif"],
            said("reason-sim_plot_kind", file="run.gif", known=".png, .svg, .pdf"),
        ),
        (["--games", "9", "--plot", "no folder/run.png"], said("terminal-trouble-missing")),
        (["--games", "9", "--csv", "no folder/rows.csv"], "no folder/rows.csv"),
    ],
)
def test_what_will_not_do_is_said_in_a_sentence(options: list[str], told: str) -> None:
    done = sim(*options)
    assert done.returncode == 2
    assert told in done.stderr and done.stdout == ""


def test_a_faulty_bot_loses_its_seat_or_stops_a_strict_run(tmp_path: Path) -> None:
    path = tmp_path / "mute.py"
    path.write_text("class Mute:\n    def answer(self, seat, choice, rng):\n        return None\n")
    done = sim("--games", "3", "--seed", "1", "--jobs", "1", "--bot", f"{path}:Mute")
    assert done.returncode == 1
    assert said("sim-faults", number=3) in done.stdout.partition("Won")[0]
    told = said("sim-fault-why", kind="rubbish", detail="None (mute.py, line 2)")
    assert told in done.stdout and "mute.py" in told
    strict = sim("--games", "3", "--seed", "1", "--jobs", "1", "--bot", f"{path}:Mute", "--strict")
    assert strict.returncode == 1
    assert "Player 1" in strict.stderr and told in strict.stderr


@pytest.mark.parametrize(
    ("module", "options"),
    [("matplotlib", ["--plot", "run.png"]), ("ray", ["--cluster"]), ("ray", ["--cluster", "auto"])],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_is_not_installed_is_named_before_any_game(
    module: str, options: list[str], lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.chdir(tmp_path)
    done = sim("--games", "9", *options, lang=lang)
    assert (done.returncode, done.stdout) == (2, "")
    extra = {"matplotlib": "plot", "ray": "cluster"}[module]
    assert f"pip install 'voidlock[{extra}]'" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device here that is always full")
def test_files_that_cannot_be_written_cost_nobody_the_figures(tmp_path: Path) -> None:
    (tmp_path / "run.svg").symlink_to("/dev/full")
    done = sim(
        "--games",
        "5",
        "--seed",
        "7",
        "--jobs",
        "1",
        "--csv",
        "/dev/full",
        "--plot",
        str(tmp_path / "run.svg"),
        "--json",
    )
    assert done.returncode == 2
    assert json.loads(done.stdout)["games"] == 5
    assert done.stderr.splitlines() == [
        said("sim-not-written", file=str(file), why=said("terminal-trouble-full"))
        for file in ("/dev/full", tmp_path / "run.svg")
    ]


def test_the_files_are_there_if_nobody_reads_the_figures(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    read, write = os.pipe()
    os.close(read)
    command = [*SIM, "--games", "5", "--seed", "7", "--jobs", "1", "--csv", str(path)]
    subprocess.run(command, stdout=write, stderr=subprocess.DEVNULL, timeout=60, check=False)
    os.close(write)
    assert path.read_text().startswith("part,name,used,")


def test_a_refused_run_leaves_no_table(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    assert sim("--games", "0", "--csv", str(path)).returncode == 2
    assert not path.exists()
    path.write_text("mine")
    assert sim("--games", "0", "--csv", str(path)).returncode == 2
    assert path.read_text() == "mine"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mistake_of_ours_is_told_in_a_sentence_and_then_in_full(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: object) -> None:
        raise AssertionError("a swarm\n\x1b[31mwithout cards")

    monkeypatch.setattr(Simulated, "play_game", broken)
    done = sim("--games", "3", "--seed", "7", "--jobs", "1", lang=lang)
    assert (done.returncode, done.stdout) == (1, "")
    sentence, title, *lines = done.stderr.splitlines()
    assert sentence.startswith(Words(lang).say("sim-game-failed", seed="7 0", why="?").partition("?")[0])
    assert title == "Traceback (most recent call last):"
    assert lines[-2:] == ["AssertionError: a swarm", "\ufffd[31mwithout cards"]


def test_help_has_an_example_of_every_way() -> None:
    told = sim("--help").stdout
    for option in ("--plot FILE", "--cluster [ADDRESS]", "--plot run.png", "--cluster auto", "--resume run.jsonl"):
        assert option in told
    assert all(len(line) <= 80 for line in told.splitlines())
