"""A game in a Python session: what it prints, what an error says, and that no extra is needed for it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import voidlock
from tests.builds import wrong_type
from tests.saying import said
from voidlock import angel, hulk
from voidlock.engine import FileError, Game, IllegalOption, Reason, Refused, State, UndoRefused, Unreadable
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


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        (lambda: angel.new(seed=7).apply(9, "choose:red"), IllegalOption, "The only player is 1."),
        (lambda: angel.new(2, seed=7).view(3), Refused, "The players are 1 to 2."),
        (
            lambda: angel.new(seed=7, teams=RED_BLUE_GREY).apply(1, "choose:block"),
            IllegalOption,
            "Legal answers: choose:overwatch, choose:onward_brothers, choose:full_auto",
        ),
        (lambda: hulk.new(None), FileError, "airlock-nine"),  # type: ignore[arg-type]
        (lambda: angel.new(settings=["merge"]), FileError, "settings"),  # type: ignore[arg-type]
        (lambda: angel.new(teams=[3]), FileError, "teams"),  # type: ignore[list-item]
        (lambda: angel.new(players=9), ValueError, "from 1 to 6"),
        (lambda: hulk.new("airlock-ten"), FileError, "airlock-nine"),
        (lambda: angel.new(teams=[["pink", "red", "blue"]]), FileError, "green, yellow, red, blue, grey, purple"),
        (lambda: angel.new(seed=7).undo(), UndoRefused, said("reason-undo_nothing")),
        (lambda: angel.new(seed=7).redealt(9, random.Random(7)), Refused, "There's no player 9. The only player is 1."),
        (lambda: angel.new(teams=[b"red"]), FileError, "teams"),  # type: ignore[list-item]
        (lambda: voidlock.board(angel.new(seed=7), 1, "de"), ValueError, "en, ja"),
        (lambda: angel.new(seed=1.5), FileError, "seed: must be a whole number or text"),  # type: ignore[arg-type]
        (lambda: hulk.new("airlock-nine", seed=b"7"), FileError, "seed: must be a whole number or text"),  # type: ignore[arg-type]
        (lambda: angel.new(seed=object()), FileError, "seed: must be a whole number or text"),  # type: ignore[arg-type]
    ],
)
def test_an_error_is_a_sentence_that_says_what_is_valid(
    wrong: Callable[[], object], error: type[ValueError], says: str
) -> None:
    with pytest.raises(error) as refused:
        wrong()
    assert says in str(refused.value) and "_such_" not in str(refused.value)


@wrong_type
@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        (lambda: angel.new(seed=7).apply("1", "choose:red"), IllegalOption, "'1' isn't a player's number"),  # type: ignore[arg-type]
        (lambda: angel.new(seed=7).undo("1"), UndoRefused, said("reason-undo_no_number", text="'1'")),  # type: ignore[arg-type]
        (lambda: angel.new(seed=7).undo(1.5), UndoRefused, said("reason-undo_no_number", text="1.5")),  # type: ignore[arg-type]
        (lambda: angel.new(2, seed=7).view(False), Refused, "False isn't a player's number"),
        (lambda: hulk.new("rescue", seed=7).redealt("1", random.Random(7)), Refused, "'1' isn't a player's number"),  # type: ignore[arg-type]
        (lambda: angel.new(seed=7).back(1, None), UndoRefused, said("reason-nothing_to_take_back", text="None")),  # type: ignore[arg-type]
        (lambda: angel.new(seed=7).pending[0].parse(3), Unreadable, said("reason-unreadable", text="3")),  # type: ignore[arg-type]
    ],
)
def test_a_value_of_a_wrong_type_is_refused_in_a_sentence(
    wrong: Callable[[], object], error: type[ValueError], says: str
) -> None:
    with pytest.raises(error) as refused:
        wrong()
    assert says in str(refused.value)


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
