"""`voidlock review`: the choices of a game file that cost most, each with the board then."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.terminal.conversation import run
from voidlock import angel
from voidlock.engine import save
from voidlock.engine.laws import random_game
from voidlock.texts import Words

KEPT = {
    "voidlock": 1,
    "seed": "review",
    "position": {
        "formation": ["leon<", "valencio> 1", "gideon<", "noctis>", "claudio<", "goriel> 1"],
        "swarms": {"L1": "claw claw claw claw"},
        "phase": "resolve",
        "table": {"red": "full_auto", "green": "block", "yellow": "defensive_stance"},
        "resolved": ["green", "yellow"],
    },
    "dice": [0, 0, 0],
    "inputs": ["1 stop"],
}
"""Leon could have fired three times at the swarm before him, and did not."""


def test_a_choice_that_cost_much_is_told_with_its_board(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(KEPT), encoding="utf-8")
    found = json.loads(run(tmp_path, "review", str(file), "--seconds", "2", "--json").stdout)
    assert [each["given"] for each in found] == ["stop"]
    assert found[0]["better"] == "attack:leon:L1" and 0 < found[0]["low"] <= found[0]["cost"] <= found[0]["high"]
    told = run(tmp_path, "review", str(file), "--seconds", "2", "--lang", "ja").stdout
    words = Words("ja")
    assert words.say("end-costly") in told and words.say("end-costly-text") in told and "L1" in told


def test_a_game_without_choices_has_no_expensive_ones(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**KEPT, "inputs": []}), encoding="utf-8")
    told = run(tmp_path, "review", str(file), "--seconds", "1", "--lang", "en")
    assert (told.returncode, told.stdout.strip()) == (0, Words("en").say("end-costly-none"))


def test_of_a_game_of_older_rules_only_its_end_is_told(tmp_path: Path) -> None:
    file, words = tmp_path / "game.json", Words("en")
    ended = random_game(angel.new(seed=7), random.Random(7))
    file.write_text(json.dumps({**save(ended), "rules": 1, "inputs": []}), encoding="utf-8")
    known = angel.RULES.version
    note = words.say("reason-older_game_ended", version=1, known=known, result="loss")
    told = run(tmp_path, "review", str(file), "--lang", "en")
    assert told.returncode == 0 and told.stdout.replace("\n", " ").strip() == note
    assert run(tmp_path, "odds", str(file), "--lang", "en").stdout.startswith(note)
    as_json = run(tmp_path, "odds", str(file), "--lang", "en", "--json")
    assert note in as_json.stderr and json.loads(as_json.stdout)
