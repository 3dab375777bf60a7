"""Game files: what is written is read again, and nothing else is."""

import copy
import json
import os
import random
from pathlib import Path

import pytest

from examples.toy_game import Cave
from tests.engine.cave import GAMES, RULES, cave_game, placed, play
from tests.refusing import for_reason
from voidlock.engine import FileError, Game, Json, Origin, load, new_game, read_file, save, save_file
from voidlock.engine.files.reading import LARGEST
from voidlock.engine.files.record import write_text
from voidlock.engine.laws import play_alike, random_game, same, save_and_load_agree


def small(**fields: Json) -> dict[str, Json]:
    """A file with two walks and a fight in it."""
    return {
        "voidlock": 1,
        "game": "cave",
        "rules": RULES.version,
        "seed": "small",
        "position": {"gold": [2, 2], "round": 2, "agenda": ["deep_round", "walk 2", "walk 1"]},
        "inputs": ["1 Fight", "1 slow", "die 3", "2 stay"],
        **fields,
    }


def without(data: dict[str, Json], field: str) -> dict[str, Json]:
    return {name: value for name, value in data.items() if name != field}


def loaded(data: dict[str, Json]) -> Game[Cave]:
    game, notes = load(data, GAMES)
    assert notes == []
    return game


# ---------------------------------------------------------------------- round trips


def test_a_file_says_what_is_in_the_game() -> None:
    game = play(cave_game(2, "words"), "1 rest")
    assert game.inputs[0].text().startswith("shuffle ")
    assert save(game) == {
        "voidlock": 1,
        "game": "cave",
        "rules": 3,
        "seed": "words",
        "setup": {"players": 2},
        "round": {"inputs": 1, "position": RULES.write(game.rounds[-1][1])},
        "result": "",
        "inputs": [game.inputs[0].text(), "1 rest"],
    }


def test_a_position_written_by_hand() -> None:
    game = loaded({"voidlock": 1, "game": "cave", "position": {"gold": [4]}})
    assert (game.state.round, game.state.gold, len(game.state.deck)) == (1, [4], 12)
    assert game.pending[0].kind == "cave_plan"
    save_and_load_agree(game, GAMES)


def test_a_position_leaves_open_what_the_seed_deals() -> None:
    decks = {
        tuple(loaded({"voidlock": 1, "game": "cave", "seed": seed, "position": {}}).state.deck)
        for seed in ("a", "b", "a")
    }
    assert len(decks) == 2


def test_dice_to_come_are_saved_until_they_fell() -> None:
    data = small(dice=[4, 3], inputs=[])
    game = loaded(data)
    assert save(game)["dice"] == [4, 3]
    play(game, "1 Fight", "1 slow")
    assert [given.text() for given in game.inputs] == ["1 Fight", "1 slow", "die 4", "die 3"]
    assert "dice" not in save(game)
    save_and_load_agree(game, GAMES)


def test_the_position_of_the_round_is_that_before_its_first_task() -> None:
    game = random_game(cave_game(2, "rounds"), random.Random(6))
    assert game.state.round > 2
    assert [state.round for _, state in game.rounds] == [game.state.round - 1]
    kept = save(play(cave_game(2), "1 rest", "1 stay"))["round"]
    assert isinstance(kept, dict)
    assert isinstance(kept["position"], dict)
    assert (kept["position"]["round"], kept["position"]["agenda"]) == (0, ["deep_round"])


def test_a_file_can_be_read_by_people(tmp_path: Path) -> None:
    save_file(cave_game(1, "宇宙"), tmp_path / "game.json")
    assert '"seed": "宇宙"' in (tmp_path / "game.json").read_text(encoding="utf-8")


def test_faces_go_from_0_to_5() -> None:
    assert save(loaded(small(dice=[0, 1, 2, 3, 4, 5], inputs=[])))["dice"] == [0, 1, 2, 3, 4, 5]


def test_dice_to_come_fall_after_those_of_the_inputs() -> None:
    game = loaded(small(dice=[2], inputs=["1 Fight", "1 slow", "die 4"]))
    assert [given.text() for given in game.inputs] == ["1 Fight", "1 slow", "die 4", "die 2"]


def test_a_file_may_leave_all_chance_to_the_seed() -> None:
    game = random_game(cave_game(2, seed="seven"), random.Random(3))
    data = save(game)
    told = data["inputs"]
    assert isinstance(told, list)
    answers = [text for text in told if str(text).partition(" ")[0] not in ("die", "draw", "shuffle")]
    assert 0 < len(answers) < len(told)
    data["inputs"] = answers
    again, _ = load(data, GAMES)
    assert save(again)["inputs"] == told


def test_answers_given_together_may_stand_in_any_order() -> None:
    position: dict[str, Json] = {"gold": [2, 2, 2], "round": 4, "agenda": ["walk 1", "choose"]}
    one = loaded(small(position=position, inputs=["3 rest", "1 dig", "1 stay"]))
    other = loaded(small(position=position, inputs=["1 dig", "3 rest", "1 stay"]))
    same(one, other, "another order")


def test_undo_lines() -> None:
    game = loaded(small(inputs=["1 look:deck", "undo 0", "1 stay", "2 look:deck", "undo 1", "2 stay"]))
    assert [given.text() for given in game.inputs] == ["1 stay", "2 stay", *_chance(game, 2)]
    assert loaded(save(game)).view(1) == game.view(1)


def _chance(game: Game[Cave], since: int) -> list[str]:
    return [given.text() for given in game.inputs[since:]]


def test_undo_after_dice_that_stand_in_the_file() -> None:
    game = loaded(small(inputs=["1 Fight", "1 slow", "die 3", "2 look:deck", "undo 3", "2 Fight"]))
    assert [given.text() for given in game.inputs] == ["1 Fight", "1 slow", "die 3", "2 Fight"]


def test_back_lines_and_undo_among_answers_given_together() -> None:
    position: dict[str, Json] = {"gold": [2, 2, 2], "round": 3, "agenda": ["deep_round", "walk 1", "choose"]}
    lines: list[Json] = ["3 bet:3", "1 DIG", "back 1 dig", "1 rest", "back 3 BET:3", "3 bet:1", "2 dig"]
    whole: list[Json] = [*lines, "1 bet:1", "2 bet:2", "undo 4", "3 bet:2", "1 look:deck"]
    game = loaded(small(position=position, inputs=whole))
    texts = ["1 rest", "2 dig", "1 bet:1", "2 bet:2", "3 bet:2", "1 look:deck"]
    assert [given.text() for given in game.inputs] == texts
    same(game, loaded(small(position=position, inputs=[*texts])), "without detours")


# ---------------------------------------------------------------------- refusals

WRONG: list[tuple[str, dict[str, Json], str, str]] = [
    ("no format", without(small(), "voidlock"), "file_no_game", ""),
    ("format", small(voidlock=2), "format_unknown", "voidlock"),
    ("format no number", small(voidlock="1"), "not_a_number", "voidlock"),
    ("format true", small(voidlock=True), "not_a_number", "voidlock"),
    ("game", small(game="chess"), "game_unknown", "game"),
    ("game no text", small(game=["cave"]), "game_unknown", "game"),
    ("no game", without(small(), "game"), "game_unknown", "game"),
    ("newer rules", small(rules=4), "rules_unknown", "rules"),
    ("rules no number", small(rules=None), "not_a_number", "rules"),
    ("field", small(scenario=7), "unknown_field", "scenario"),
    ("seed no text", small(seed=7), "not_text", "seed"),
    ("half a letter", small(seed="\ud800"), "file_no_text", ""),
    ("both", small(setup={"players": 1}), "setup_or_position", "setup"),
    ("neither", without(small(), "position"), "setup_or_position", "setup"),
    ("setup no table", small(position=None, setup=[1]), "not_a_table", "setup"),
    ("position no table", small(position="start"), "not_a_table", "position"),
    ("setup wrong", small(position=None, setup={"players": 9}), "number_out_of_range", "setup.players"),
    ("position wrong", small(position={"deck": [100]}), "number_out_of_range", "position.deck[0]"),
    ("position field", small(position={"told": []}), "unknown_field", "position.told"),
    ("position no list", small(position={"gold": 3}), "not_a_list", "position.gold"),
    ("position task", small(position={"agenda": ["dance"]}), "task_unknown", "position.agenda[0]"),
    ("position seats", small(position={"gold": []}), "number_out_of_range", "position.gold"),
    ("round no table", small(round=1), "not_a_table", "round"),
    ("result no text", small(result=1), "not_text", "result"),
    ("dice no list", small(dice=3), "not_a_list", "dice"),
    ("no face", small(dice=[1, 6]), "no_face", "dice[1]"),
    ("no face either", small(dice=[True]), "no_face", "dice[0]"),
    ("inputs no list", small(inputs="1 stay"), "not_a_list", "inputs"),
    ("input no text", small(inputs=["1 stay", 3]), "not_text", "inputs[1]"),
    ("illegal", small(inputs=["1 look:up"]), "input_refused", "inputs[0]"),
    ("unreadable", small(inputs=["1 stay", "2 sing"]), "input_refused", "inputs[1]"),
    ("wrong seat", small(inputs=["2 stay"]), "input_refused", "inputs[0]"),
    ("no seat", small(inputs=["x stay"]), "input_unreadable", "inputs[0]"),
    ("empty", small(inputs=[""]), "input_unreadable", "inputs[0]"),
    ("huge seat", small(inputs=["1" * 5000 + " stay"]), "input_unreadable", "inputs[0]"),
    ("no such chance", small(inputs=["coin 1"]), "input_unreadable", "inputs[0]"),
    ("chance no number", small(inputs=["die six"]), "input_unreadable", "inputs[0]"),
    ("chance huge", small(inputs=["shuffle " + "9" * 21]), "input_unreadable", "inputs[0]"),
    ("chance not asked", small(inputs=["1 stay", "die 3"]), "chance_not_asked", "inputs[1]"),
    ("chance at first", small(inputs=["die 3"]), "chance_not_asked", "inputs[0]"),
    ("die too high", small(inputs=["1 Fight", "1 slow", "die 6"]), "impossible_chance", "inputs[1]"),
    (
        "shuffle too high",
        small(position=None, setup={"players": 1}, inputs=["shuffle 18446744073709551616"]),
        "impossible_chance",
        "inputs",
    ),
    ("die later", small(inputs=["1 Fight", "1 slow", "2 stay", "die 3"]), "input_out_of_order", "inputs[2]"),
    (
        "two kinds",
        small(inputs=["1 Fight", "1 slow", "draw 1", "die 0"]),
        "input_out_of_order",
        "inputs[2]",
    ),
    ("answer before", small(inputs=["1 slow", "1 Fight", "die 3"]), "input_refused", "inputs[0]"),
    ("undo over a die", small(inputs=["1 Fight", "1 slow", "die 3", "undo 1"]), "input_refused", "inputs[3]"),
    ("undo nothing", small(inputs=["undo 0"]), "input_refused", "inputs[0]"),
    ("undo what", small(inputs=["undo all"]), "input_unreadable", "inputs[0]"),
    ("back nothing", small(inputs=["back 1 stay"]), "input_refused", "inputs[0]"),
    ("back whose", small(inputs=["back"]), "input_unreadable", "inputs[0]"),
    ("too many", small(position={"agenda": ["fight 3"]}, inputs=["1 stay"]), "input_refused", "inputs[0]"),
    ("wrong result", small(result="win"), "other_result", "result"),
]


@pytest.mark.parametrize(("data", "reason", "where"), [pytest.param(*wrong[1:], id=wrong[0]) for wrong in WRONG])
def test_what_does_not_fit_is_refused_and_changes_nothing(data: dict[str, Json], reason: str, where: str) -> None:
    before = copy.deepcopy(data)
    with pytest.raises(FileError) as refused:
        load(data, GAMES)
    assert (refused.value.reason.id, refused.value.reason.arguments["where"]) == (reason, where)
    assert data == before


def test_the_small_file_itself_is_right() -> None:
    loaded(small())


def test_a_recorded_result_that_is_right() -> None:
    game = random_game(cave_game(2), random.Random(5))
    assert loaded(save(game)).result == game.result != ""
    with pytest.raises(FileError, check=for_reason("other_result")):
        load({**save(game), "result": "drawn"}, GAMES)


@pytest.mark.parametrize("seed", range(3))
def test_a_file_changed_anywhere_is_refused_or_plays_on(seed: int) -> None:
    rng = random.Random(seed)
    data = json.dumps(save(random_game(cave_game(2, str(seed)), rng)))
    for _ in range(300):
        place = rng.randrange(len(data))
        changed = data[:place] + rng.choice('0 1"x{}[],:-') + data[place + rng.randrange(3) :]
        try:
            read = json.loads(changed)
            if isinstance(read, dict):
                load(read, GAMES)
        except (json.JSONDecodeError, FileError):
            pass


# ---------------------------------------------------------------------- files on the disk


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b'{"voidlock": 1, "inputs": ["1 st', "file_no_json"),
        (b"", "file_no_json"),
        (b"[1, 2]", "file_no_game"),
        (b"7", "file_no_game"),
        (b"[" * 200_000, "file_no_game"),
        (b'{"rules": ' + b"9" * 5000 + b"}", "file_no_game"),
        (b"\xff\xfe{}", "file_no_text"),
        (b" " * (LARGEST + 1), "file_too_large"),
    ],
    ids=["cut off", "empty", "list", "number", "deep", "long number", "bytes", "large"],
)
def test_a_file_that_is_no_game(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(FileError) as refused:
        read_file(path)
    assert refused.value.reason.id == reason
    assert refused.value.reason.arguments["where"] == str(path)
    assert path.read_bytes() == content


def test_a_file_cut_off_says_where(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save_file(cave_game(2), path)
    path.write_text(path.read_text(encoding="utf-8")[:-40], encoding="utf-8")
    with pytest.raises(FileError, check=for_reason(r"file_no_json.*line=\d+, column=\d+")):
        read_file(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(FileError, check=for_reason("file_unreadable")):
            read_file(path)


def test_a_save_makes_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "deep" / "game.json"
    save_file(cave_game(2), path)
    assert read_file(path) == save(cave_game(2))


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    save_file(cave_game(1), path)
    before = path.read_bytes()

    def fails(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, step, fails)
    with pytest.raises(OSError, match="no space left"):
        save_file(cave_game(3), path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_or_a_device_is_written_to_and_stays(tmp_path: Path) -> None:
    """Saved to /dev/null by root, a file took its place."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_text(pipe, "told")
    assert os.read(reader, 10) == b"told"
    assert pipe.is_fifo()
    os.close(reader)


def test_a_text_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_text(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "\ud800")
    assert path.read_text(encoding="utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_game_that_keeps_nothing_cannot_be_saved() -> None:
    for game in (cave_game(2, keep=False), cave_game(2).clone(keep=False)):
        with pytest.raises(ValueError, match="keeps nothing"):
            save(game)


def test_new_games_begin_from_a_setup_or_a_position() -> None:
    game = new_game(RULES, Origin("x", {"players": 3}))
    assert len(game.seats) == 3
    play_alike(game, loaded(save(game)), random.Random(1), 50, "new game")
    assert len(placed("walk 1", gold=[1, 1]).seats) == 2
    assert len(new_game(RULES, Origin("x")).seats) == 1


def test_a_file_of_an_editor_that_marks_its_letters(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(save(cave_game())), encoding="utf-8-sig")
    game, _ = load(read_file(path), GAMES)
    assert save(game) == save(cave_game())


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_an_endless_file_is_refused() -> None:
    with pytest.raises(FileError, check=for_reason("file_too_large")):
        read_file(Path("/dev/zero"))


def test_a_seed_may_hold_half_a_letter() -> None:
    assert cave_game(1, "\udcff").source.seed != cave_game(1, "\udcfe").source.seed
