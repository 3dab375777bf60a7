"""Table speed of Space Hulk in the browser: presses are counted, by mouse and by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet, Person
from tests.web.squad import SQUAD, asked, mission_of, position, press, reads_on, until_answered
from voidlock.engine import Json

pytestmark = pytest.mark.slow

APART: dict[str, Json] = {**SQUAD, "sgt": {"at": "9,12", "facing": "E"}, "flamer": {"at": "7,11", "facing": "E"}}
"""Two marines of the first room can walk without meeting anybody."""


def where(person: Person, marine: int) -> str:
    state = mission_of(person).state
    return state.board.names[state.where[marine]]


def told(person: Person, event: str, times: int) -> None:
    expect(person.find(f".log [data-event={event}]")).to_have_count(times)


def test_a_walk_takes_two_presses_a_marine(meet: Meet) -> None:
    ann = meet()
    ann.load(position(APART, agenda=None, open=["6,12", "10,12"]))
    steps = 0
    for at, to, more in (("9,12", "11,12", 2), ("7,11", "8,11", 1)):
        before = asked(ann)
        press(ann, at)
        until_answered(ann, before)
        ann.find(f"[data-square='{to}']").first.hover(force=True)
        if more > 1:
            ann.find("[data-ghost]").wait_for(state="attached")
            # A press right after the path appears shows it; a player who has seen it walks.
            reads_on(ann)
        press(ann, to)
        steps += more
        told(ann, "marine_moved", steps)
    # Two presses for each of the two, and the first was ended by naming the second.
    assert (where(ann, 0), where(ann, 1)) == ("11,12", "8,11")


@pytest.mark.rule("CP-4")
def test_a_commanded_marine_stays_the_one_who_acts_and_no_key_steers_another(meet: Meet) -> None:
    ann = meet()
    ann.load(position(APART, agenda=None, activated=["sgt"], open=["6,12", "10,12"]))
    ann.page.keyboard.press("b")
    told(ann, "marine_activated", 1)
    for key in ("a", "ArrowRight", "ArrowRight"):
        ann.page.keyboard.press(key)
    told(ann, "marine_moved", 2)
    # The command points are spent: the flamer acts, but is not turned in place of the sergeant.
    expect(ann.find("[data-strays]")).to_be_visible()
    before = len(mission_of(ann).inputs)
    for key in ("ArrowRight", "v", "x", "b"):
        ann.page.keyboard.press(key)
    expect(ann.find("[data-strays]")).to_have_count(0)
    assert (where(ann, 0), len(mission_of(ann).inputs)) == ("11,12", before)
    ann.page.keyboard.press("ArrowRight")
    told(ann, "marine_moved", 3)
    assert (where(ann, 1), mission_of(ann).state.cp) == ("8,11", 0)


def test_one_press_puts_all_who_can_on_overwatch_and_one_takes_it_back(meet: Meet) -> None:
    ann = meet()
    ann.load(position(APART, agenda=None, open=["6,12", "10,12"], activated=["sb1"]))
    ann.click("[data-watch-all]")
    told(ann, "overwatch_set", 3)
    state = mission_of(ann).state
    watching = {name for marine, name in enumerate(state.board.marine_names) if state.overwatch >> marine & 1}
    # The flamer cannot: he still waits for his turn.
    assert watching == {"sgt", "sb2", "sb3"}
    expect(ann.find("[data-answer='activate:flamer']")).to_be_visible()
    ann.click("[data-undo=free]")
    told(ann, "overwatch_set", 0)
