"""Answers of Space Hulk in the browser: what they lead to, and how they stand beside the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet
from tests.web.squad import (
    PHONE,
    asked,
    by_clicks,
    position,
    until_answered,
)

pytestmark = pytest.mark.slow


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
