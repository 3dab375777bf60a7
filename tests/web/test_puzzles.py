"""Puzzles in the browser: found from the start, answered wrong and right, with both chances and the reason."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet
from voidlock.games import kit_of
from voidlock.texts import Words

CASES = {
    "angel": ("behind", "place:leon", "place:valencio", "en", "en-GB"),
    "hulk": ("enough", "parry", "accept", "ja", "ja-JP"),
}


@pytest.mark.parametrize("game", CASES)
def test_a_puzzle_is_answered_wrong_then_right(meet: Meet, game: str) -> None:
    name, wrong, right, language, locale = CASES[game]
    puzzle = next(each for each in kit_of(game).puzzles if each.id == name)
    words = Words(language)
    ann = meet(locale=locale)
    ann.visit()
    ann.find(f"[data-game={game}]").check(force=True)
    ann.click("[data-puzzles]")
    ann.click(f"[data-puzzle={name}]")
    panel = ann.find(f"[data-puzzle-panel={name}]")
    expect(panel).to_contain_text(words.name(*puzzle.thing("ask")))
    ann.wait_until_asked()
    ann.answer(wrong)
    expect(ann.find("[data-verdict=false]")).to_be_visible(timeout=20_000)
    expect(panel).to_contain_text(words.name(*puzzle.thing("why")))
    expect(panel.locator(".worth b")).to_have_count(2)
    expect(ann.find("[data-answer]:visible")).to_have_count(0)
    ann.click("[data-again]")
    ann.wait_until_asked()
    ann.answer(right)
    expect(ann.find("[data-verdict=true]")).to_be_visible(timeout=20_000)
    ann.click("[data-leave-puzzle]")
    assert ann.find("[data-continue]").count() == 0, "a puzzle is not among the games"
    ann.click("[data-puzzles]")
    expect(ann.find(f"[data-puzzle={name}][data-solved]")).to_be_visible()
