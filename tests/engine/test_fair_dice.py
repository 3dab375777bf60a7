"""A game's file proves its dice, and a file that was tampered with says where."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.refusing import for_reason
from voidlock import angel, hulk
from voidlock.cli import main
from voidlock.engine import (
    FileError,
    Json,
    Origin,
    Proof,
    Reason,
    fair_dice,
    new_game,
    new_secret,
    proof_of,
    read_file,
    save,
)
from voidlock.engine.fair_dice import hash_of, seed_from
from voidlock.games import KITS

RULES = {name: kit.rules for name, kit in KITS.items()}
PAGE = Path(__file__).parent.parent.parent / "docs" / "fair-dice.md"
WORDS = {1: "für Ann", 2: "2 dice"}


def played(answers: int = 10_000, name: str = "angel") -> dict[str, Json]:
    """A game that was committed to, played at random."""
    fair = fair_dice("5e" * 32, WORDS)
    setup: dict[str, Json] = {"players": 2, "teams": "random"} if name == "angel" else {"mission": "airlock-nine"}
    rng = random.Random(4)
    if name == "angel":
        game = new_game(angel.RULES, Origin(fair.seed, setup, fair=fair))
        while game.pending and answers:
            choice = rng.choice(game.pending)
            game.apply(choice.seat, rng.choice(choice.options))
            answers -= 1
        return save(game)
    mission = new_game(hulk.RULES, Origin(fair.seed, setup, fair=fair))
    while mission.pending and answers:
        mission.apply(1, rng.choice(mission.pending[0].options))
        answers -= 1
    return save(mission)


@pytest.fixture(scope="module")
def finished() -> dict[str, Json]:
    return played()


def inputs_of(file: dict[str, Json]) -> list[str]:
    inputs = file["inputs"]
    assert isinstance(inputs, list)
    return [str(text) for text in inputs]


def tampered(file: dict[str, Json], **fields: Json) -> dict[str, Json]:
    return {**file, **fields}


def told(proof: Proof) -> tuple[str, str]:
    assert proof.reason is not None
    return proof.reason.id, str(proof.reason.arguments.get("where", ""))


def test_the_functions_are_fixed_for_ever() -> None:
    assert hash_of("secret") == "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
    assert seed_from("secret", {}) == "1bb19361ea625dd6f6147d134efe1433625af1a391c73e5347c912d333d4295a"
    assert seed_from("secret", {2: "b", 1: "a"}) == seed_from("secret", {1: "a", 2: "b"})
    assert len({new_secret() for _ in range(9)}) == 9


def test_a_finished_game_is_proven(finished: dict[str, Json]) -> None:
    proof = proof_of(finished, RULES, hash_of("5e" * 32).upper())
    assert (proof.verdict, proof.reason, proof.result) == ("proven", None, finished["result"])
    assert proof.rolls + proof.answers == len(inputs_of(finished))


def test_a_file_that_vouches_for_itself_is_not_proven(finished: dict[str, Json]) -> None:
    assert told(proof_of(finished, RULES)) == ("verify_own_hash", "")


def test_a_mission_is_proven_as_far_as_it_went() -> None:
    proof = proof_of(played(20, "hulk"), RULES)
    assert (proof.verdict, told(proof)[0]) == ("unproven", "verify_not_over")
    assert proof.rolls


def test_a_changed_die_is_the_first_place_that_differs(finished: dict[str, Json]) -> None:
    inputs = inputs_of(finished)
    for place in [place for place, text in enumerate(inputs) if text.startswith("die")][::9]:
        other = [*inputs]
        other[place] = f"die {(int(inputs[place].split()[1]) + 1) % 6}"
        assert told(proof_of(tampered(finished, inputs=list[Json](other)), RULES)) == (
            "verify_chance",
            f"inputs[{place}]",
        )


def test_a_changed_shuffle_and_a_missing_end_are_found(finished: dict[str, Json]) -> None:
    inputs = inputs_of(finished)
    place = next(place for place, text in enumerate(inputs) if text.startswith("shuffle"))
    other = [*inputs]
    other[place] = "shuffle 7"
    assert told(proof_of(tampered(finished, inputs=list[Json](other)), RULES))[1] == f"inputs[{place}]"
    last = max(place for place, text in enumerate(inputs) if text.split()[0] in ("die", "draw", "shuffle"))
    cut = proof_of(tampered(finished, inputs=list[Json](inputs[:last]), result=""), RULES)
    assert told(cut) == ("verify_chance", f"inputs[{last}]")


def fair_of(file: dict[str, Json], **fields: Json) -> dict[str, Json]:
    fair = file["fair_dice"]
    assert isinstance(fair, dict)
    return {**file, "fair_dice": {**fair, **fields}}


TAMPERED: dict[str, Callable[[dict[str, Json]], dict[str, Json]]] = {
    "verify_secret": lambda file: fair_of(file, secret="an" * 32),
    "verify_seed": lambda file: fair_of(file, words={"1": "others"}),
    "verify_hash": lambda file: fair_of(file, hash=hash_of("other"), secret="other"),
    "verify_no_hash": lambda file: {name: value for name, value in file.items() if name != "fair_dice"},
    "verify_dice": lambda file: tampered(file, dice=[3]),
    "verify_field": lambda file: tampered(file, round={"inputs": 3, "position": {}}),
}


@pytest.mark.parametrize("id", TAMPERED)
def test_what_else_was_changed_is_told(finished: dict[str, Json], id: str) -> None:
    proof = proof_of(TAMPERED[id](finished), RULES, hash_of("5e" * 32))
    assert (proof.verdict, told(proof)[0]) == ("differs", id)


def test_a_seed_that_was_typed_proves_nothing_but_fits() -> None:
    game = angel.new(1, seed="seven")
    assert told(proof_of(save(game), RULES)) == ("verify_typed", "")
    assert "fair_dice" not in save(game)


def test_a_game_of_older_rules_holds_together() -> None:
    """Its round was written when there were fewer settings."""
    data = read_file(PAGE.parent.parent / "tests" / "playthroughs" / "solo.json")
    assert data["rules"] == 1
    proof = proof_of(data, RULES)
    assert (proof.verdict, proof.reason) == ("unproven", Reason("verify_typed"))
    assert isinstance(data["round"], dict)
    other = {**data, "round": {**data["round"], "inputs": 3}}
    assert proof_of(other, RULES).verdict == "differs"


def test_a_file_that_claims_nonsense_is_refused(finished: dict[str, Json]) -> None:
    other: Json = {"version": 2, "words": {}}
    empty: Json = {"version": 1, "words": {}}
    strange: Json = {"version": 1, "words": {"x": "y"}}
    claims: list[Json] = ["text", other, empty, strange]
    for fair in claims:
        with pytest.raises(FileError, check=for_reason("not_a_table|format_unknown|not_text|unknown_field")):
            proof_of(tampered(finished, fair_dice=fair), RULES)
    with pytest.raises(FileError, check=for_reason("not_text")):
        proof_of(fair_of(finished, words={"1": "two\nlines"}), RULES)


# ---------------------------------------------------------------------- the command and the page


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_command_gives_its_verdict(tmp_path: Path, finished: dict[str, Json], language: str) -> None:
    path = tmp_path / "game.json"
    seen = ("--hash", hash_of("5e" * 32))
    for file, options, code in [
        (finished, seen, 0),
        (finished, (), 3),
        (TAMPERED["verify_hash"](finished), seen, 1),
        (TAMPERED["verify_seed"](finished), (), 1),
        ({"voidlock": 1, "setup": {"players": 9}}, (), 2),
        (TAMPERED["verify_no_hash"](finished), (), 3),
    ]:
        path.write_text(json.dumps(file), encoding="utf-8")
        done = CliRunner().invoke(main, ["verify", str(path), *options, "--lang", language])
        assert done.exit_code == code, done.output
        if code != 2:
            data = json.loads(CliRunner().invoke(main, ["verify", str(path), *options, "--json"]).output)
            assert {"proven": 0, "differs": 1, "unproven": 3}[data["verdict"]] == code


def test_the_lines_of_the_page_check_a_game_by_hand(tmp_path: Path, finished: dict[str, Json]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "game.json"

    def run(file: dict[str, Json]) -> subprocess.CompletedProcess[str]:
        path.write_text(json.dumps(file), encoding="utf-8")
        return subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=False)

    for game in (finished, played(20, "hulk")):
        assert hash_of("5e" * 32) in run(game).stdout
    assert "another seed" in run(TAMPERED["verify_seed"](finished)).stderr
    inputs = inputs_of(finished)
    place = next(place for place, text in enumerate(inputs) if text.startswith("shuffle"))
    inputs[place] = "shuffle 7"
    assert "shuffle number" in run(tampered(finished, inputs=list[Json](inputs))).stderr
