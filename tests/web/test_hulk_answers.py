"""Answers of Space Hulk in the browser: what is asked once more, and how they stand beside the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet
from tests.web.squad import (
    NOBODY_THERE,
    PHONE,
    SQUAD,
    asked,
    by_clicks,
    in_command,
    mission_of,
    position,
    press,
    reads_slowly,
    until_answered,
)
from voidlock.engine import Json

pytestmark = pytest.mark.slow

ACTED: Json = ["flamer", "sb1"]


def test_ending_the_phase_asks_once_while_marines_have_not_acted(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None, activated=ACTED))
    before = len(mission_of(ann).inputs)
    ann.click("[data-answer=end]")
    expect(ann.find("[data-ask] h3")).to_have_text(said("hulk-idle", number=3, names="A, D, E", cp=2))
    ann.click("[data-release]")
    expect(ann.find("[data-ask] h3")).to_have_text(said("ask-next_marine"))
    ann.find("[data-answer=end][aria-disabled=false]").wait_for()
    ann.page.keyboard.press("x")
    expect(ann.find("[data-ask] h3")).to_contain_text(said("hulk-idle", number=3, names="A, D, E", cp=2))
    assert len(mission_of(ann).inputs) == before
    ann.find("[data-answer=end][aria-disabled=false]").wait_for()
    ann.page.keyboard.press("x")
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
    by_clicks(ann, "turn:N")
    before = len(mission_of(ann).inputs)
    ann.page.evaluate(KEYS_AT_ONCE, [["x", False], ["0", False], ["x", False]])
    expect(ann.find("[data-ask=next_marine] h3")).to_have_text(said("ask-next_marine"))
    assert len(mission_of(ann).inputs) == before + 1


def test_a_key_that_is_held_down_answers_once(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None, command_points=5))
    by_clicks(ann, "activate:sgt")
    before = len(mission_of(ann).inputs)
    ann.page.evaluate(KEYS_AT_ONCE, [["ArrowUp", False], *[["ArrowUp", True]] * 3])
    assert len(mission_of(ann).inputs) == before + 1
    # Nor does it press the answer that has the focus.
    ann.find("[data-answer=done]").focus()
    ann.page.keyboard.down("Enter")
    ann.page.keyboard.down("Enter")
    expect(ann.find("[data-ask=next_marine] h3")).to_have_text(said("ask-next_marine"))
    assert len(mission_of(ann).inputs) == before + 2


# ---------------------------------------------------------------------- what an answer leads to


def test_what_is_to_be_parried_is_said_with_the_question(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.load(position(aliens={"S1": "9,12 W"}))
    by_clicks(ann, "activate:sgt")
    before = asked(ann)
    ann.click("[data-answer='assault:S1']")
    until_answered(ann, before)
    rolled = ann.find(".log li").filter(has_text="Close assault").last.inner_text().strip()
    asks = said("ask-parry", subject=("terminator", "sgt"))
    told = ann.find("[data-ask=parry] h3")
    expect(told).to_contain_text(
        re.compile(rf"^{re.escape(rolled)} As it stands, Sergeant Torvald wins\. {re.escape(asks)}$")
    )
    expect(told).to_be_in_viewport(ratio=1)


def test_a_way_that_is_too_far_says_what_walking_takes(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer", open=["6,12", "10,12"], marines={**SQUAD, "sgt": {"at": "7,11", "facing": "E"}})
    reads_slowly(ann)
    press(ann, "14,12")
    expect(ann.find("[data-walk]")).to_have_text(said("hulk-walk-far", cost="4 AP + 2 CP", number=9))
    ann.click("[data-walk]")
    expect(ann.find("[data-cp]")).to_have_attribute("data-cp", "0")
    state = mission_of(ann).state
    assert state.board.names[state.where[1]] == "11,12"


def test_the_flamer_counts_its_shots_and_says_what_burns_already(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer", marines=NOBODY_THERE)
    ann.click("[data-answer^='flame:']")
    expect(ann.find("[data-weigh]")).to_contain_text(said("hulk-weigh-shots", number=6))
    expect(ann.find("[data-burning]")).to_have_count(0)
    before = asked(ann)
    ann.click("[data-fire]")
    until_answered(ann, before)
    ann.click("[data-answer^='flame:']")
    expect(ann.find("[data-weigh]")).to_contain_text(said("hulk-weigh-shots", number=5))
    expect(ann.find("[data-burning]")).to_have_text(said("hulk-weigh-pointless"))
    expect(ann.find("[data-fire].emphasised")).to_have_count(0)


def test_a_door_is_offered_to_be_opened_before_it_is_struck_at(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "sgt", marines={**SQUAD, "sgt": {"at": "9,12", "facing": "E"}})
    offered = ann.asked()
    assert offered.index("open:10,12") < min(offered.index("assault:10,12"), offered.index("fire:10,12"))
    before = asked(ann)
    ann.click("[data-answer='assault:10,12']")
    until_answered(ann, before)
    lately = ann.find(".lately li")
    expect(lately).to_have_count(2)
    sergeant, door = ("terminator", "sgt"), "10,12"
    struck = re.escape(said("told-door_struck", piece=sergeant, door=door, dice="…")).replace("…", r"[\d ,]+")
    expect(lately.first).to_have_text(re.compile(f"^{struck}$"))
    ends = [re.escape(said(f"told-door_{end}", piece=sergeant, door=door)) for end in ("destroyed", "held")]
    expect(lately.last).to_have_text(re.compile(f"^({'|'.join(ends)})$"))


def test_more_is_offered_only_where_there_is_more(meet: Meet) -> None:
    ann = meet()
    ann.load(position(agenda=None))
    press(ann, "9,13")
    ann.find("[data-pointed='9,13']").wait_for()
    expect(ann.find("[data-look]")).to_have_count(0)
    press(ann, "10,12")
    ann.find("[data-pointed='10,12'] [data-look]").wait_for()


# ---------------------------------------------------------------------- beside the map


def test_the_last_line_of_the_log_is_seen_below_many_answers(meet: Meet) -> None:
    ann = meet()
    ann.load(position(aliens={"S1": "9,12 W", "S2": "9,11 W", "S3": "9,13 W", "S4": "8,11 W"}, command_points=5))
    by_clicks(ann, "activate:sgt")
    for _ in range(2):
        by_clicks(ann, "fire:S1")
    assert len(ann.asked()) > 7
    for width, height in ((1280, 800), (1440, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.find(".log li").last).to_be_in_viewport(ratio=1)
        expect(ann.find("[data-answer=done]")).to_be_in_viewport(ratio=1)
