"""What a trial of the page found: keys by accident, and a browser that keeps nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet, Server

pytestmark = pytest.mark.slow

REROLL: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon< 2", "gideon>", "noctis>", "valencio<"],
        "swarms": {"L1": "claw tail", "R3": "head"},
        "phase": "resolve",
        "table": {"red": "full_auto", "green": "block"},
        "resolved": ["green"],
    },
    "dice": [5, 2, 5, 5, 5, 5],
}
"""Leon misses, and hits if he rolls again; he has a second token."""

NO_STORAGE = (
    """Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });"""
)


def test_letters_and_digits_are_no_keys_if_one_wishes(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.load(REROLL)
    ann.click("[data-settings]")
    ann.find("[data-switch=keys]").uncheck()
    ann.page.keyboard.press("Escape")
    ann.find("[data-questions]").focus()
    for key in "1u?h0":
        ann.page.keyboard.press(key)
    expect(ann.find("[data-sheet], [data-help]")).to_have_count(0)
    expect(ann.find("kbd.key:visible")).to_have_count(0)
    assert not server.answers(ann.table)
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    expect(ann.find("[data-answer=reroll]")).to_be_visible()


def test_a_browser_that_stores_nothing_says_so_and_how_to_come_back(meet: Meet) -> None:
    ann = meet()
    ann.page.add_init_script(NO_STORAGE)
    ann.visit()
    expect(ann.find("[data-unsaved]")).to_contain_text(said("unsaved-start"))
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    expect(ann.find("[data-unsaved] input")).to_be_in_viewport()
    link = ann.find("[data-unsaved] input").input_value()
    ann.page.reload()
    ann.find("[data-screen=game]").wait_for()
    expect(ann.find("[data-answer]")).to_have_count(0)
    ann.page.goto("about:blank")
    ann.errors.clear()
    ann.visit(link)
    ann.wait_until_asked()
