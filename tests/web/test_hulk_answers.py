"""Answers of Space Hulk in the browser: what is asked once more, and how they stand beside the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet, Person
from tests.web.squad import SQUAD, asked, by_clicks, mission_of, position, press, until_answered
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
    ann.find("[data-answer=end][aria-disabled=false]").wait_for()
    ann.page.keyboard.press("x")
    expect(ann.find("[data-ask] h3")).to_contain_text("3 marines have not acted")
    assert len(mission_of(ann).inputs) == before
    ann.find("[data-answer=end][aria-disabled=false]").wait_for()
    ann.page.keyboard.press("x")
    expect(ann.find(".log")).to_contain_text("Turn 2")


def test_ending_the_phase_asks_nothing_once_everybody_has_acted(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None, activated=[*SQUAD]))
    ann.click("[data-answer=end]")
    expect(ann.find(".log")).to_contain_text("Turn 2")


KEYS_AT_ONCE = """async keys => {
    for (const [key, repeat] of keys) {
        const before = document.querySelector("[data-choice]").dataset.choice;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));
        const until = performance.now() + 150;
        const same = () => document.querySelector("[data-choice]")?.dataset.choice === before;
        while (same() && performance.now() < until) await new Promise(requestAnimationFrame);
    }
}"""


def test_of_two_presses_in_a_row_only_the_first_ends_something(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None))
    by_clicks(ann, "activate:sgt")
    before = len(mission_of(ann).inputs)
    ann.page.evaluate(KEYS_AT_ONCE, [["x", False], ["0", False], ["x", False]])
    expect(ann.find("[data-ask=next_marine] h3")).to_have_text("Choose a marine to activate, or end the phase.")
    assert len(mission_of(ann).inputs) == before + 1


def test_a_key_that_is_held_down_answers_once(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None, command_points=5))
    by_clicks(ann, "activate:sgt")
    before = len(mission_of(ann).inputs)
    ann.page.evaluate(KEYS_AT_ONCE, [["e", False], *[["e", True]] * 3])
    assert len(mission_of(ann).inputs) == before + 1
    # Nor does it press the answer that has the focus.
    ann.find("[data-answer=done]").focus()
    ann.page.keyboard.down("Enter")
    ann.page.keyboard.down("Enter")
    expect(ann.find("[data-ask=next_marine] h3")).to_have_text("Choose a marine to activate, or end the phase.")
    assert len(mission_of(ann).inputs) == before + 2


# ---------------------------------------------------------------------- on command points


def commands(person: Person, marine: str) -> None:
    before = asked(person)
    person.click("[data-folded=command] summary")
    person.click(f"[data-answer='command:{marine}']")
    until_answered(person, before)


def test_who_has_acted_on_command_points_is_offered_first_to_go_on(meet: Meet) -> None:
    ann = meet()
    ann.load(position(activated=["sgt"]))
    commands(ann, "sgt")
    before = asked(ann)
    ann.click("[data-answer='turn:N']")
    until_answered(ann, before)
    assert ann.asked()[0] == "command:sgt"
    expect(ann.find(".answers .group").first).to_contain_text("Goes on, on command points (1 left)")
    # Whoever does something else has let him go.
    before = asked(ann)
    ann.click("[data-answer='activate:flamer']")
    until_answered(ann, before)
    assert "command:sgt" not in ann.asked()


def test_a_walk_on_command_points_is_walked_to_its_end(meet: Meet) -> None:
    ann = meet()
    # Looking west he has nothing to fire at on the way.
    ann.load(position({**SQUAD, "sgt": {"at": "8,12", "facing": "W"}}, activated=["sgt"]))
    commands(ann, "sgt")
    press(ann, "6,12")
    ann.click("[data-walk]")
    expect(ann.find("[data-cp]")).to_have_attribute("data-cp", "0")
    state = mission_of(ann).state
    assert state.board.names[state.where[0]] == "6,12"


# ---------------------------------------------------------------------- beside the map


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=["1280", "1440"])
def test_the_last_line_of_the_log_is_seen_below_many_answers(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.load(position(aliens={"S1": "9,12 W", "S2": "9,11 W", "S3": "9,13 W", "S4": "8,11 W"}, command_points=5))
    by_clicks(ann, "activate:sgt")
    for _ in range(2):
        by_clicks(ann, "fire:S1")
    assert len(ann.asked()) > 10
    expect(ann.find(".log li").last).to_be_in_viewport(ratio=1)
    expect(ann.find("[data-answer=done]")).to_be_in_viewport(ratio=1)
