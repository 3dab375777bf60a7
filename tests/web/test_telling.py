"""What happens is summed up and gone through again; test_theatre.py watches it happen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.browsing import Meet, Person

pytestmark = pytest.mark.slow

PHONE = (390, 844)

FALL: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon<", "zael>", "gideon>", "noctis<", "omnio<", "valencio<"],
        "swarms": {"L1": "claw tail", "R2": "head tongue claw", "R3": "head"},
        "phase": "resolve",
        "table": {"red": "full_auto", "green": "dead_aim", "purple": "flamer_attack"},
        "resolved": ["purple", "green"],
        "events": ["second_wind"],
    },
    "dice": [5, 5, 1],
}
"""When Full Auto is done, Leon and Zael survive, Gideon falls, and the Event card asks for a Marine."""

VICTORY: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon>", "valencio<"],
        "swarms": {"R1": "claw"},
        "location": "toxin_pumping_station",
        "piles": {"left": 0, "right": 0},
        "ahead": [],
        "phase": "resolve",
        "table": {"red": "full_auto"},
    },
    "dice": [1],
}
"""The next attack wins the game."""


def pieces(person: Person) -> list[str]:
    told: list[str] = person.find("[data-strip] [data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
    return told


# ---------------------------------------------------------------------- since the last answer


def test_a_death_and_an_event_are_named(meet: Meet) -> None:
    ann = meet()
    ann.load(FALL)
    assert pieces(ann) == []
    ann.answer("stop")
    assert pieces(ann) == ["slain", "event", "survived", "survived", "slain"]
    expect(ann.find("[data-piece=slain]").first).to_have_text("Gideon is slain")
    expect(ann.find("[data-piece=event]")).to_have_text("Event: Second Wind")
    # It is said once, and not where it is shown.
    expect(ann.page.get_by_role("status").filter(has_text="is slain")).to_have_count(1)
    assert ann.find("[data-strip][role], [data-strip] [aria-live]").count() == 0
    # Each piece opens its line of the log.
    ann.click("[data-piece=event]")
    expect(ann.find(".log [aria-current]")).to_contain_text("Second Wind")
    ann.page.keyboard.press("Escape")
    ann.find("[data-piece=slain]").first.click()
    expect(ann.find("[data-past]")).to_contain_text("Sergeant Gideon is slain by the swarm at R3.")
    ann.page.keyboard.press("Escape")
    ann.answer("target:leon")
    assert "slain" not in pieces(ann)
    assert "spawned" in pieces(ann)


def test_the_strip_moves_no_board(meet: Meet) -> None:
    ann = meet()
    ann.load(FALL)

    def top() -> float:
        box = ann.find("[data-board]").bounding_box()
        assert box is not None
        return box["y"]

    before = top()
    ann.answer("stop")
    assert pieces(ann)
    assert top() == before
    # On a phone it is one line, however much has happened.
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    heights = ann.find("[data-strip], [data-piece=slain]").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert heights[0] < 1.5 * heights[1]
    assert ann.asked() == ["target:leon", "target:zael", "target:noctis", "target:omnio", "target:valencio"]


# ---------------------------------------------------------------------- gone through again


def test_victory_stays_on_the_board_until_the_end_screen_is_there(meet: Meet) -> None:
    ann = meet()
    held: list[Route] = []
    ann.page.route(re.compile("/AngelEnd-"), lambda route: held.extend([route]))
    # At the last location the game can be won: the end is on its way.
    with ann.page.expect_request(re.compile("/AngelEnd-")):
        ann.load(VICTORY)
    ann.answer("attack:leon:R1")
    splash = ann.find(".area[data-stage=end]")
    # Its time is over, and the end has not come: it is still being loaded.
    expect(splash).to_have_attribute("style", re.compile("--beat: 0ms"))
    expect(splash).to_be_visible()
    assert ann.find(".game.alone").count() == 0
    assert len(held) == 1
    held[0].continue_()
    expect(ann.find("[data-end]")).to_be_visible()
    assert ann.find(".area[data-stage=end]").count() == 0


def test_a_victory_and_its_replay_that_steps_on_by_itself(meet: Meet) -> None:
    ann = meet()
    ann.load(VICTORY)
    ann.answer("attack:leon:R1")
    expect(ann.find("[data-story=won_by_a_roll]")).to_contain_text("Leon")
    expect(ann.find("[data-fellow=valencio]")).to_be_visible()
    expect(ann.find("[data-statistics]")).to_be_visible()
    ann.page.clock.install()
    ann.click("[data-replay]")
    slider = ann.page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    expect(ann.find(".log [aria-current]")).to_be_in_viewport()
    expect(ann.find("h2[data-result]")).not_to_contain_text("Victory")
    ann.click("[data-run].primary")
    at = slider.input_value()
    ann.page.clock.run_for(60_000)
    assert slider.input_value() == at
    ann.click("[data-run]")
    ann.page.clock.run_for(60_000)
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(ann.find("[data-run=false]")).to_be_visible()


# ---------------------------------------------------------------------- explained


def test_a_long_press_explains_and_chooses_nothing(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.load(FALL)
    browser = ann.context.new_cdp_session(ann.page)
    browser.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    before = ann.asked()
    lit = ann.find(".formation .lit[data-thing='marine:leon']").bounding_box()
    assert lit is not None
    finger = {"x": lit["x"] + lit["width"] / 2, "y": lit["y"] + lit["height"] / 2}
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(ann.find("[data-explains='marine:leon']")).to_be_visible()
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ann.click("[data-close]")
    expect(ann.find("[data-sheet]")).to_have_count(0)
    assert ann.asked() == before
    expect(ann.find(".formation .marked")).to_have_count(0)
    # A short one chooses.
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.find(".formation .marked[data-thing='marine:leon']")).to_be_visible()
