"""A game in a Python session: what it prints, what an error says, and that no extra is needed for it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

import voidlock
from tests.saying import said
from voidlock import angel, hulk
from voidlock.engine import FileError, Game, IllegalOption, Reason, Refused, State, UndoRefused
from voidlock.engine.laws import random_game, same
from voidlock.texts import Words

RED_BLUE_GREY = [["red", "blue", "grey"]]


def test_a_game_says_in_a_line_what_it_is() -> None:
    assert repr(angel.new(seed=7)) == "<Game angel players=1 round=1 asks=1:choose_team>"
    assert repr(hulk.new("airlock-nine", seed=7)) == "<Game hulk players=1 turn=1 asks=1:deployment>"
    over = random_game(angel.new(2, seed=7), random.Random(7))
    assert repr(over).startswith("<Game angel players=2 round=") and repr(over).endswith(" result='loss'>")


def test_printing_a_game_shows_its_board_and_its_legal_answers() -> None:
    game = angel.new(seed=7, teams=RED_BLUE_GREY)
    assert "Leon" in str(game)
    assert all(text in str(game) for choice in game.pending for text in choice.texts())
    mission = hulk.new("airlock-nine", seed=7)
    assert "C>B>A>" in str(mission) and "arrange" in str(mission)


def test_the_board_can_be_shown_in_japanese() -> None:
    game = angel.new(seed=7, teams=RED_BLUE_GREY)
    assert Words("ja").short("location", "void_lock_6") in voidlock.board(game, language="ja")


def test_printing_a_table_tells_nobodys_secret() -> None:
    """Everybody may look over a programmer's shoulder."""
    game = angel.new(2, seed=7, teams=[["red", "blue"], ["grey", "green"]])
    chosen = game.pending[0].texts()[0]
    game.apply(1, chosen)
    assert "choose:" not in str(game)
    assert "choose:block" in voidlock.board(game, 2) and "choose:full_auto" not in voidlock.board(game, 2)


def test_after_the_end_nothing_is_asked() -> None:
    game = random_game(angel.new(seed=7), random.Random(7))
    assert said("result-loss") in str(game)


def wrong_seat() -> None:
    angel.new(seed=7).apply(9, "choose:red")


def wrong_viewer() -> None:
    angel.new(2, seed=7).view(3)


def wrong_answer() -> None:
    angel.new(seed=7, teams=RED_BLUE_GREY).apply(1, "choose:block")


def wrong_mission() -> None:
    hulk.new("airlock-ten")


def wrong_team() -> None:
    angel.new(teams=[["pink", "red", "blue"]])


def wrong_kind_of_seat() -> None:
    angel.new(seed=7).apply("1", "choose:red")  # type: ignore[arg-type]  # what a beginner types


def no_mission() -> None:
    hulk.new(None)  # type: ignore[arg-type]  # a forgotten variable


def settings_of_another_kind() -> None:
    angel.new(settings=["merge"])  # type: ignore[arg-type]


def teams_of_another_kind() -> None:
    angel.new(teams=[3])  # type: ignore[list-item]


def too_many_players() -> None:
    angel.new(players=9)


def nothing_to_undo() -> None:
    angel.new(seed=7).undo()


def undo_of_another_kind() -> None:
    angel.new(seed=7).undo("1")  # type: ignore[arg-type]


def undo_by_half() -> None:
    angel.new(seed=7).undo(1.5)  # type: ignore[arg-type]


def unknown_language() -> None:
    voidlock.board(angel.new(seed=7), 1, "de")


def seed_of_another_kind() -> None:
    angel.new(seed=1.5)  # type: ignore[arg-type]


def seed_of_bytes() -> None:
    hulk.new("airlock-nine", seed=b"7")  # type: ignore[arg-type]


def seed_of_no_kind() -> None:
    angel.new(seed=object())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        (wrong_seat, IllegalOption, "The only player is 1."),
        (wrong_viewer, Refused, "The players are 1 to 2."),
        (wrong_answer, IllegalOption, "Legal answers: choose:overwatch, choose:onward_brothers, choose:full_auto"),
        (wrong_kind_of_seat, IllegalOption, "'1' isn't a player's number"),
        (no_mission, FileError, "airlock-nine"),
        (settings_of_another_kind, FileError, "settings"),
        (teams_of_another_kind, FileError, "teams"),
        (too_many_players, ValueError, "from 1 to 6"),
        (wrong_mission, FileError, "airlock-nine"),
        (wrong_team, FileError, "green, yellow, red, blue, grey, purple"),
        (nothing_to_undo, UndoRefused, said("reason-undo_nothing")),
        (undo_of_another_kind, UndoRefused, said("reason-undo_no_number", text="'1'")),
        (undo_by_half, UndoRefused, said("reason-undo_no_number", text="1.5")),
        (unknown_language, ValueError, "en, ja"),
        (seed_of_another_kind, FileError, "seed: must be a whole number or text"),
        (seed_of_bytes, FileError, "seed: must be a whole number or text"),
        (seed_of_no_kind, FileError, "seed: must be a whole number or text"),
    ],
)
def test_an_error_is_a_sentence_that_says_what_is_valid(wrong: object, error: type[ValueError], says: str) -> None:
    assert callable(wrong)
    with pytest.raises(error) as refused:
        wrong()
    assert says in str(refused.value) and "_such_" not in str(refused.value)


def test_a_refusal_of_a_game_without_words_is_told_as_data() -> None:
    assert str(Refused(Reason("nobody_worded_this", arguments={"number": 3}))) == "nobody_worded_this: number=3"


@pytest.mark.parametrize("game", [angel.new(2, seed=7), hulk.new("airlock-nine", seed=7)], ids=["angel", "hulk"])
def test_a_game_is_copied_and_pickled(game: Game[State]) -> None:
    game.apply(game.pending[0].seat, game.pending[0].options[0])
    for other in (copy.copy(game), copy.deepcopy([game])[0], pickle.loads(pickle.dumps(game))):
        assert other is not game
        same(game, other, "copied")


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    game = angel.new(seed=7)
    game.apply(1, game.pending[0].texts()[0])
    voidlock.save(game, tmp_path / "mine.json")
    assert str(voidlock.load(tmp_path / "mine.json")) == str(game)
    with pytest.raises(FileError, match=r"nowhere\.json"):
        voidlock.load(str(tmp_path / "nowhere.json"))


BARE = """
import sys
for library in ("msgspec", "rich", "textual", "websockets", "fluent"):
    sys.modules[library] = None
import voidlock
game = voidlock.load("examples/puzzle.json")
print(game, voidlock.hulk.new("airlock-nine", seed=7), voidlock.odds.describe(game))
try:
    game.apply(7, "")
except voidlock.engine.Refused as refused:
    print(refused)
"""


def test_none_of_this_needs_an_extra() -> None:
    root = Path(__file__).parent.parent
    done = subprocess.run([sys.executable, "-c", BARE], cwd=root, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The only player is 1." in done.stdout
