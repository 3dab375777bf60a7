"""The installed command, run as a person runs it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.saying import said
from tests.terminal.conversation import VOIDLOCK, environment, finished, run, run_apart, running
from voidlock import __version__
from voidlock.cli.common import usage_error
from voidlock.texts import Words

JAPANESE = Words("ja")

ROOT = Path(__file__).parent.parent
PUZZLE, GAME = str(ROOT / "examples" / "puzzle.json"), str(ROOT / "examples" / "game.json")


@pytest.mark.parametrize("option", ["--version", "-V"])
def test_version(tmp_path: Path, option: str) -> None:
    done = run_apart(tmp_path, option)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"voidlock {__version__} (rules: angel 2, hulk 3)\n"


@pytest.mark.parametrize("command", [(), ("play",), ("replay",)])
def test_help_shows_examples(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = run(tmp_path, *command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Examples:" in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_what_was_typed_steers_no_terminal_when_it_is_repeated() -> None:
    assert usage_error(ValueError("there is no bot \x1b[2J")).message == "there is no bot \ufffd[2J"


def test_help_is_a_command_too(tmp_path: Path) -> None:
    assert run(tmp_path, "help").stdout == run(tmp_path, "--help").stdout
    assert run(tmp_path, "help", "play").stdout == run(tmp_path, "play", "--help").stdout
    unknown = run(tmp_path, "help", "teleport")
    assert unknown.returncode == 2 and "teleport" in unknown.stderr


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("he",), ["plain,help"]),
        (("help", "pu"), ["plain,puzzle"]),
        (("play", "--game", ""), ["plain,angel", "plain,hulk"]),
        (("play", "--mission", "airlock"), ["plain,original-1-airlock-nine"]),
        (("play", "--bots", "2=brother,3=li"), ["plain,2=brother,3=librarian"]),
        (("puzzle", "behind"), ["plain,behind"]),
        (("play", "--mission", "my/fi"), ["file,my/fi"]),
    ],
)
def test_a_shell_completes_names(tmp_path: Path, typed: tuple[str, ...], offered: list[str]) -> None:
    asked = {"COMP_WORDS": " ".join(["voidlock", *typed]), "COMP_CWORD": str(len(typed))}
    done = subprocess.run(
        [VOIDLOCK],
        capture_output=True,
        encoding="utf-8",
        env={**environment(tmp_path), **asked, "_VOIDLOCK_COMPLETE": "bash_complete"},
        check=False,
    )
    assert (done.stdout.split(), done.stderr) == (offered, "")


def test_help_needs_neither_the_engine_nor_the_words() -> None:
    wanted = ("voidlock.games", "voidlock.texts.compiler")
    check = f"import sys, voidlock.cli; print([module for module in {wanted} if module in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "[]\n"


def test_an_unknown_command_is_refused_by_name(tmp_path: Path) -> None:
    done = run(tmp_path, "teleport")
    assert done.returncode == 2
    assert "teleport" in done.stderr


def unknown_team(name: str) -> str:
    return said("reason-team_unknown", where="", name=name, known="green, yellow, red, blue, grey, purple")


def teams_each(players: int, number: int) -> str:
    return said("reason-teams_per_player", where="", players=players, number=number)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--players", "7"), said("reason-sim_players", number=7)),
        (("--players", "0"), said("reason-sim_players", number=0)),
        (("--players", "9" * 31), said("reason-sim_players", number="9" * 31)),
        (("--seed", "\udcff\udcfe"), said("terminal-option-seed")),
        (("--teams", "\udcff"), teams_each(1, 3)),
        (("--players", "many"), "'many' is not a valid integer"),
        (
            ("--teams", "red,pink,blue"),
            unknown_team("pink"),
        ),
        (("--teams", "red,blue,red"), said("reason-team_twice", where="", name="red")),
        (("--teams", "red,blue"), teams_each(1, 3)),
        (("--teams", "red/blue,grey"), teams_each(2, 2)),
        (("--players", "5", "--teams", "red"), teams_each(5, 1)),
        (("--teams", "a/b/c/d/e/f/g"), said("reason-sim_players", number=7)),
        (("--teams", ""), teams_each(1, 3)),
        (("--load", "x.json", "--seed", "1"), said("terminal-option-load-alone", option="--seed")),
        (
            ("--load", "no-such-file.json"),
            said("reason-file_unreadable", where="no-such-file.json", why=said("terminal-trouble-missing")),
        ),
        (("--lang", "tlh"), "'tlh' is not one of 'en', 'ja'"),
    ],
)
def test_a_bad_option_is_explained(tmp_path: Path, options: tuple[str, ...], told: str) -> None:
    done = run(tmp_path, "play", *options, COLUMNS="200")
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert running(tmp_path) + finished(tmp_path) == []


def test_a_bad_option_is_explained_in_japanese(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "7", LANG="ja_JP.UTF-8")
    assert done.returncode == 2
    assert JAPANESE.say("reason-sim_players", number=7) in done.stderr.replace("\n", "")


def test_what_the_system_says_is_told_in_japanese(tmp_path: Path) -> None:
    done = run(tmp_path, "replay", str(tmp_path), "--lang", "ja")
    why = JAPANESE.say("terminal-trouble-is-folder")
    assert done.stderr == JAPANESE.say("reason-file_unreadable", where=str(tmp_path), why=why) + "\n"


def test_bytes_that_are_no_text_are_refused_in_a_sentence(tmp_path: Path) -> None:
    for option in (b"--seed", b"--teams", b"--load"):
        done = subprocess.run(
            [VOIDLOCK, "play", option, b"\xff\xfe"], capture_output=True, env=environment(tmp_path), check=False
        )
        assert done.returncode == 2
        assert b"Traceback" not in done.stderr
        assert "\udcff" not in done.stderr.decode()


def test_summaries_of_commands_are_whole(tmp_path: Path) -> None:
    assert "..." not in run(tmp_path, "--help").stdout.partition("Commands:")[2]


@pytest.mark.parametrize("teams", ["draft", "random", "red,blue,green"])
def test_the_ways_to_share_out_teams(tmp_path: Path, teams: str) -> None:
    done = run(tmp_path, "play", "--teams", teams, "--seed", "a seed")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Seed: a seed" in done.stdout


def test_the_teams_say_how_many_play(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--teams", "red,blue/green,grey")
    assert (done.returncode, done.stderr) == (0, "")
    assert said("terminal-new-game", players=2) in done.stdout


def test_the_system_chooses_the_language(tmp_path: Path) -> None:
    done = run_apart(tmp_path, "play", LANG="ja_JP.UTF-8", PYTHONUTF8="1")
    assert "現ロケーション" in done.stdout


def test_a_terminal_that_knows_no_japanese_gets_what_it_can_show(tmp_path: Path) -> None:
    done = run_apart(tmp_path, "play", "--lang", "ja", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "choose" not in done.stderr


def test_a_full_disk_under_the_output_is_told_in_a_sentence(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full to write to")
    with full.open("w", encoding="utf-8") as target:
        done = subprocess.run(
            [VOIDLOCK, "play"],
            stdin=subprocess.DEVNULL,
            stdout=target,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode == 74
    failed = said("terminal-output-failed", why=said("terminal-trouble-full"))
    assert done.stderr == f"{failed} {said('terminal-output-failed-saved')}\n"


def test_what_only_reads_a_file_says_nothing_of_a_saved_game(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full to write to")
    with full.open("w", encoding="utf-8") as target:
        done = subprocess.run(
            [VOIDLOCK, "odds", PUZZLE],
            stdout=target,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode == 74
    assert done.stderr == said("terminal-output-failed", why=said("terminal-trouble-full")) + "\n"


@pytest.mark.parametrize("command", [["replay", GAME], ["card"], ["rule"], ["odds", PUZZLE]], ids=" ".join)
def test_a_reader_who_has_enough_is_no_failure(tmp_path: Path, command: list[str]) -> None:
    """`voidlock replay game.json | head -1`"""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [VOIDLOCK, *command],
        stdout=write,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "file"),
    [("replay", GAME), ("odds", PUZZLE), ("verify", GAME), ("mission check", str(ROOT / "examples/my-mission.txt"))],
)
def test_a_dash_is_standard_input(tmp_path: Path, command: str, file: str) -> None:
    named = run(tmp_path, *command.split(), file)
    piped = run_apart(tmp_path, *command.split(), "-", typed=Path(file).read_text(encoding="utf-8"))
    assert (piped.returncode, piped.stdout) == (named.returncode, named.stdout)
    assert named.stdout


@pytest.mark.parametrize("command", ["mission check", "replay"])
def test_what_is_wrong_with_standard_input_is_told_of_it(tmp_path: Path, command: str) -> None:
    done = run_apart(tmp_path, *command.split(), "-", typed="no map, no game")
    assert done.returncode and done.stderr.startswith(said("terminal-standard-input")) and "/dev" not in done.stderr


@pytest.mark.parametrize("command", ["puzzle check", "lesson check"])
def test_what_is_checked_with_its_name_is_not_standard_input(tmp_path: Path, command: str) -> None:
    done = run_apart(tmp_path, *command.split(), "-", typed="")
    assert (done.returncode, done.stderr.strip()) == (2, said("terminal-check-by-name"))


def test_exit_codes_tell_nothing_found_from_wrong_usage(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("no map", encoding="utf-8")
    codes = {
        1: ["card zzzqq", "rule R-99.99", "puzzle zzzqq", "learn angel zzzqq", f"mission check {wrong}"],
        2: ["card --what", "replay", f"replay {tmp_path / 'nowhere.json'}", f"replay {wrong}", "play --mission nope"],
    }
    for code, commands in codes.items():
        for command in commands:
            done = run(tmp_path, *command.split())
            assert (done.returncode, done.stdout) == (code, ""), command
            assert done.stderr


def test_a_sheet_does_not_take_the_place_of_a_file(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.html"
    sheet.write_text("mine", encoding="utf-8")
    done = run(tmp_path, "sheet", "-o", str(sheet))
    assert done.returncode == 2 and said("sheet-exists", file=str(sheet), option="--force") in done.stderr
    assert sheet.read_text(encoding="utf-8") == "mine"
    assert run(tmp_path, "sheet", "-o", str(sheet), "--force").returncode == 0
    assert sheet.read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize(
    ("command", "module", "extra"), [("join http://[::1]:9/", "msgspec", "terminal"), ("serve", "msgspec", "server")]
)
def test_a_missing_package_is_installed_by_its_extra(tmp_path: Path, command: str, module: str, extra: str) -> None:
    start = f"import sys; sys.modules[{module!r}] = None; from voidlock.cli import main; main({command.split()!r})"
    done = subprocess.run(
        [sys.executable, "-c", start],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path, TERM="xterm"),
        check=False,
    )
    told = said("terminal-needs-extra", command=f"pip install 'voidlock[{extra}]'")
    assert done.returncode == 1 and told in done.stderr


def test_a_mission_is_no_option_of_the_card_game(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--game", "angel", "--mission", "rescue")
    assert done.returncode == 2
    assert said("reason-sim_option", option="mission", game="angel") in done.stderr
