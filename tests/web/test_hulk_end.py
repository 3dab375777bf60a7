"""The end of a mission in the browser: what was done, and the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet
from tests.web.squad import SQUAD, by_clicks, position, press
from voidlock.table import Json

pytestmark = pytest.mark.slow

AT_THE_ROOM: dict[str, Json] = {**dict.fromkeys(SQUAD, "dead"), "flamer": {"at": "21,5", "facing": "N"}}
"""The flamer alone, before the room that he has to burn."""


def test_flamer_shots_are_counted_and_the_replay_tells_its_moment(meet: Meet) -> None:
    ann = meet()
    ann.load(position(AT_THE_ROOM, open=["21,4"]))
    by_clicks(ann, "activate:flamer")
    press(ann, "21,3")
    ann.click("[data-fire]")
    ann.find("[data-end=win]").wait_for()
    expect(ann.find("h2[data-result]")).to_have_text("Suicide Mission: Victory, turn 1")
    expect(ann.find("[data-statistics]")).to_contain_text(re.compile(r"flamer shot\s*1"))
    # Without a roll nobody had luck.
    expect(ann.find("[data-luck]")).to_have_count(0)
    ann.click("[data-replay]")
    ann.find("[data-board='0']").wait_for()
    expect(ann.find("h2[data-result]")).to_have_text("Suicide Mission: Marine action phase")
    ann.find("[data-past] input[type=range]").press("End")
    expect(ann.find("h2[data-result]")).to_have_text("Suicide Mission: Victory, turn 1")
