"""The end of a mission in the browser: what was done, and the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet
from tests.web.squad import AT_THE_ROOM, burn_the_room, position

pytestmark = pytest.mark.slow


def test_flamer_shots_are_counted_and_the_replay_tells_its_moment(meet: Meet) -> None:
    ann = meet()
    ann.load(position(AT_THE_ROOM, open=["21,4"]))
    burn_the_room(ann)
    expect(ann.find("h2[data-result]")).to_have_text("Suicide Mission: Victory, turn 1")
    expect(ann.find("[data-statistics]")).to_contain_text(re.compile(r"flamer shot\s*1"))
    # Without a roll nobody had luck.
    expect(ann.find("[data-luck]")).to_have_count(0)
    ann.click("[data-replay]")
    expect(ann.find("h2[data-result]")).to_have_text("Suicide Mission: Marine action phase")
    ann.find("[data-past] input[type=range]").press("End")
    expect(ann.find("h2[data-result]")).to_have_text("Suicide Mission: Victory, turn 1")
