"""Whole games, typed from the first question to the end."""

from __future__ import annotations

import random
import re
import unicodedata
from pathlib import Path

import pytest

from tests.saying import opening
from tests.terminal.conversation import finished, run
from voidlock.games.angel.facts import ACTIONS
from voidlock.terminal.console import HIDDEN_BY
from voidlock.texts import Words

HIDDEN = "\n" * (HIDDEN_BY - 1)


def numbers(seed: int, many: int = 4000) -> str:
    """Far more answers than a game needs; those that are too high are refused and change nothing."""
    rng = random.Random(seed)
    return "".join(f"{rng.choice((1, 1, 1, 2, 2, 3, 4))}\n" for _ in range(many))


@pytest.mark.slow
def test_a_whole_game_in_japanese(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--lang", "ja", "--teams", "red,blue,green", "--seed", "4", typed=numbers(2))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(finished(tmp_path)) == 1
    assert not re.search(r"\b(terminal|told|ask|option)-", done.stdout)
    boards = re.findall(r"フォーメーション（上から）：\n((?: ?\d+\. .*\n)+)", done.stdout)
    assert len(boards) > 3
    for board in boards:
        assert len({columns_before(line, "左：") for line in board.splitlines()}) == 1, board
        assert len({columns_before(line, "右：") for line in board.splitlines()}) == 1, board


def columns_before(line: str, mark: str) -> int:
    before = line[: line.index(mark)]
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in before)


@pytest.mark.slow
@pytest.mark.rule("R-5.4")
def test_three_people_never_see_what_another_has_chosen(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "3", "--seed", "9", typed=numbers(3))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(finished(tmp_path)) == 1
    screens = re.split(re.escape(HIDDEN) + "\n*", done.stdout)
    assert len(screens) > 10
    words = Words("en")
    names = {words.name("action", action.id) for action in ACTIONS}
    lying: set[str] = set()
    seen = 0
    for screen in screens:
        everybody, handed, alone = screen.rpartition("Press Enter: ")
        if opening("told-actions_revealed", "actions") in (everybody if handed else screen):
            seen += len(lying)
            lying = set()
        for card in lying:
            assert card not in screen
        lying |= names & set(re.findall(r"Chosen: (.*)\.$", alone, re.M))
    assert seen > 10
