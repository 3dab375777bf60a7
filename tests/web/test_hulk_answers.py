"""Answers of Space Hulk in the browser: what is asked once more, and how they stand beside the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet
from tests.web.squad import SQUAD, mission_of, position
from voidlock.table import Json

pytestmark = pytest.mark.slow

ACTED: Json = ["flamer", "sb1"]


def test_ending_the_phase_asks_once_while_marines_have_not_acted(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None, activated=ACTED))
    before = len(mission_of(ann).inputs)
    ann.click("[data-answer=end]")
    expect(ann.find("[data-ask] h3")).to_have_text("3 marines have not acted: A, D, E. End the phase all the same?")
    ann.click("[data-release]")
    expect(ann.find("[data-ask] h3")).to_have_text("Choose a marine to activate, or end the phase.")
    ann.page.keyboard.press("x")
    expect(ann.find("[data-ask] h3")).to_contain_text("3 marines have not acted")
    assert len(mission_of(ann).inputs) == before
    ann.page.keyboard.press("x")
    expect(ann.find(".log")).to_contain_text("Turn 2")


def test_ending_the_phase_asks_nothing_once_everybody_has_acted(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None, activated=[*SQUAD]))
    ann.click("[data-answer=end]")
    expect(ann.find(".log")).to_contain_text("Turn 2")
