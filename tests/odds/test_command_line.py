"""`voidlock odds` as it is typed, and its words."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from voidlock.texts import LANGUAGES, Words

SOURCE = Path(__file__).parent.parent.parent / "src" / "voidlock"
FOLDERS = ("odds", "games/angel/odds")

GAME = {
    "voidlock": 1,
    "position": {
        "formation": ["leon< 1", "gideon<", "noctis>"],
        "swarms": {"L1": "claw tail", "R2": "head"},
        "phase": "resolve",
        "table": {"red": "full_auto", "green": "block"},
        "resolved": ["green"],
    },
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME), encoding="utf-8")
    return file


def odds(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "voidlock", "odds", *options],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    files = [file for folder in FOLDERS for file in (SOURCE / folder).glob("*.py")]
    ids = {id for file in files for id in re.findall(r'"(odds-[a-z-]+)"', file.read_text("utf-8"))}
    assert len(ids) > 10
    assert sorted(id for id in ids if not Words(language).has(id)) == []


def test_the_chances_of_a_position_with_their_reasons(path: Path) -> None:
    lines = odds(str(path)).stdout.splitlines()
    # against two, faces 3 to 5 save him, and a token rolls once more.
    assert "75%: Brother Leon survives; 2 in front of him, 0 behind him, Support Tokens: 1" in lines
    # Block: every skull misses, so only a 0 slays.
    assert any(line.startswith("83%: Sergeant Gideon survives") and line.endswith("Block") for line in lines)
    assert any(line.startswith("75%: Brother Leon slays at least one at L1") for line in lines)


def test_in_japanese(path: Path) -> None:
    assert "75%：ブラザー・レオンの生存（" in odds(str(path), "--lang", "ja").stdout


def test_as_json(path: Path) -> None:
    data = json.loads(odds(str(path), "--json").stdout)
    leon = next(figure for figure in data["phase"] if figure.get("marine") == "leon")
    assert (leon["because"], leon["front"], leon["value"]) == ("odds-engaged", 2, 0.75)
    assert "odds-spending" in data["assumes"]


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    done = odds(str(tmp_path / "nothing.json"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "nothing.json" in done.stderr
