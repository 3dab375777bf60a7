"""The prompt: rows, the selected one, and what a typed line means."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage
from tests.stage import stage as angel_stage
from tests.terminal.model.table import BOARD, ENGLISH, flamer, new
from voidlock import angel
from voidlock.games.hulk.screen.board import HulkGameBoard
from voidlock.terminal.model.board.game_board import Row
from voidlock.terminal.model.board.game_values import NO_FIGURES
from voidlock.terminal.model.prompt import NO, YES, PromptModel
from voidlock.terminal.model.session import Offer, Offers


def asked() -> PromptModel:
    game, prompt = new(), PromptModel(BOARD)
    prompt.put(BOARD, game.pending[0], None)
    return prompt


@pytest.mark.parametrize(
    "line",
    [
        "1",
        "choose:block",
        "CHOOSE BLOCK",
        "choose:bl",
        "block",
        "bl",
        " １ ",
        "ｃｈｏｏｓｅ：ｂｌｏｃｋ",
        "ブロック",
        "ﾌﾞﾛｯｸ",
        "ブロ",
    ],
)
def test_a_line_means_an_answer(line: str) -> None:
    meant = asked().find_entry(line)
    assert isinstance(meant, Row) and meant.options[0].text == "choose:block"


@pytest.mark.parametrize("line", ["0", "4", "choose", "hello"])
def test_a_line_that_is_not_one_answer_means_nothing(line: str) -> None:
    assert asked().find_entry(line) is None


def test_the_selection_stays_with_the_same_answers_only() -> None:
    game, prompt = new(), asked()
    prompt.move(prompt.selected or 0 + 2)
    prompt.move(-1)
    assert prompt.selected == 2
    prompt.put(BOARD, game.pending[0], None)
    assert prompt.selected == 2
    prompt.put(BOARD, game.pending[1], None)
    assert prompt.selected == 0
    prompt.put(BOARD, None, None)
    # In a list, so that mypy does not take the attribute for what it was above.
    assert [prompt.selected] == [None]
    assert prompt.lines(game.view(1), ENGLISH, NO_FIGURES, None) == []


def test_offers_come_before_the_question() -> None:
    prompt, offers = asked(), [Offer("agree", "screen-offer-agree"), Offer("decline", "screen-offer-decline")]
    prompt.put(BOARD, prompt.choice, Offers("screen-undo-asked", {"name": "Ann"}, offers))
    assert prompt.texts() == ["agree", "decline"] and prompt.size == 2
    assert prompt.find_entry("2") == prompt.find_entry("decl") == offers[1]
    assert prompt.find_entry("choose:block") is None


def test_answers_that_share_a_row_are_narrowed_and_widened() -> None:
    t = stage(AIRLOCK, {"lib": "3,5 E librarian storm_bolter force_axe psi=20"}).answer("activate:lib")
    prompt, board = PromptModel(HulkGameBoard()), HulkGameBoard()
    prompt.put(board, t.asked, None)
    row = prompt.rows[0]
    assert row.id and len(row.options) == 6 and prompt.option is not None
    prompt.narrow(row)
    assert prompt.texts() == [option.text for option in row.options] and prompt.selected == 0
    prompt.widen()
    assert prompt.rows[prompt.selected or 0] == row
    flat = PromptModel(board, gathers=False)
    flat.put(board, t.asked, None)
    assert [row.options[0].text for row in flat.rows] == t.asked.texts()


def test_a_doubt_is_a_question_within_the_question() -> None:
    t, board = flamer(), HulkGameBoard()
    option = next(option for option in t.asked.options if option.verb == "flame")
    doubt = board.doubt(t.game.view(1), option, ENGLISH)
    assert doubt is not None
    prompt = PromptModel(board)
    prompt.put(board, t.asked, None)
    prompt.doubt(t.asked, option, doubt)
    assert (prompt.entry_at(0), prompt.entry_at(1), prompt.selected) == (NO, YES, 0)
    prompt.forget_doubt(None)
    assert prompt.places([option]) == [prompt.selected]


def test_answers_keep_their_numbers_while_a_card_asks_again() -> None:
    """In whole games: what was offered before has the number from then, and no two answers share one."""
    game, prompt, rng = angel.new(1, seed="numbers", teams="random"), PromptModel(BOARD), random.Random(5)
    seen: dict[object, dict[str, str]] = {}
    kept = 0
    while game.pending:
        choice, view = game.pending[0], game.view(game.pending[0].seat)
        prompt.put(BOARD, choice, None, view)
        keys = dict(zip([row.options[0].text for row in prompt.rows], prompt.keys, strict=True))
        assert len(set(keys.values())) == len(keys) == len(choice.options)
        series = BOARD.series(choice, view)
        if series is not None:
            before = seen.setdefault(series, {})
            kept += len(before)
            assert all(keys[text] == number for text, number in before.items() if text in keys)
            before |= keys
        game.apply(choice.seat, rng.choice(choice.options))
    assert kept > 50


def test_done_keeps_its_number_after_a_turn() -> None:
    t = angel_stage("leon<, gideon<, valencio>", play="onward_brothers")
    prompt = PromptModel(BOARD)
    if t.asked.kind == "move":
        t.answer("stop")
    assert t.asked.kind == "facing"
    prompt.put(BOARD, t.asked, None, t.game.view(1))
    last, done = prompt.keys[-1], prompt.entry_at(len(prompt.keys) - 1)
    t.game.apply(1, t.asked.options[0])
    prompt.put(BOARD, t.asked, None, t.game.view(1))
    assert prompt.keys[-1] == last and prompt.entry_at(prompt.size - 1) == done
    assert prompt.gaps and prompt.find_entry(last) == done


@pytest.mark.parametrize(("die", "place"), [(5, 1), (0, 0)])
def test_enter_does_not_throw_a_good_defence_away(die: int, place: int) -> None:
    """R-7.4: a roll that he survives is accepted, and paid for where he would be slain."""
    t = angel_stage("gideon>, lorenzo> 1", R2="claw tail", agenda=["swarms_attack"], dice=[die])
    prompt = PromptModel(BOARD)
    prompt.put(BOARD, t.asked, None, t.game.view(1))
    assert prompt.selected == place
