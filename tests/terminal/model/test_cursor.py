"""The cursor over the squares of a map: what Enter means."""

from __future__ import annotations

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.terminal.model.table import ENGLISH
from voidlock.engine import Thing
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.terminal.model.cursor import Cursor
from voidlock.terminal.model.game_values import Way
from voidlock.terminal.model.prompt import PromptModel

BOARD = HulkGameBoard()
PLAN = BOARD.plan
T = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "9,5 W"}).answer("activate:a")


def looking_at(square: str) -> tuple[Cursor, PromptModel]:
    cursor, prompt = Cursor(), PromptModel(BOARD)
    prompt.put(BOARD, T.asked, None)
    cursor.look_at(Thing("square", square))
    return cursor, prompt


def meant(square: str, way: Way | None = None) -> list[str]:
    cursor, prompt = looking_at(square)
    if way is not None:
        cursor.found(way, "")
    return [option.text for option in cursor.meant(PLAN, T.game.view(1), prompt)]


def test_enter_does_what_can_be_done_on_the_square() -> None:
    assert meant("8,5") == ["move:8,5"]
    assert meant("9,5") == ["fire:S1"]
    assert meant("1,5") == []


def test_a_step_of_the_walk_comes_first() -> None:
    assert meant("9,5", Way(1, ("move:8,5", "move:9,5"), 1, 0)) == ["move:8,5"]


def test_the_square_is_described_with_what_enter_does() -> None:
    view = T.game.view(1)
    cursor, prompt = looking_at("9,5")
    told = cursor.described(PLAN, view, prompt, ENGLISH)
    assert "S1" in told and ENGLISH.say("screen-look-enter-nothing") not in told
    cursor, prompt = looking_at("1,5")
    assert ENGLISH.say("screen-look-enter-nothing") in cursor.described(PLAN, view, prompt, ENGLISH)
    assert cursor.wanted(PLAN, view, prompt) == "move:1,5"
    cursor.look_at(None)
    assert cursor.at is None and cursor.about(PLAN, view, prompt) == []
