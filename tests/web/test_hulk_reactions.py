"""Reactions of Space Hulk in the browser: what they cost a marine on overwatch, what is seen, how not to be asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet, Person
from tests.web.squad import (
    DESK,
    PHONE,
    SQUAD,
    asked,
    end_phase,
    in_view,
    mission_of,
    position,
    until_answered,
    until_still,
)
from voidlock.engine import Json

pytestmark = pytest.mark.slow

WATCH: dict[str, Json] = {
    **SQUAD,
    "sgt": {"at": "8,12", "facing": "S", "overwatch": True},
    "flamer": {"at": "6,12", "facing": "E", "guard": True},
}
"""The sergeant watches the corridor to the south, the flamer stands on guard."""


def seen_by_the_sergeant(person: Person, stealer: str, *, size: tuple[int, int] = DESK) -> None:
    """Everybody has acted, the phase ends, and a stealer in the corridor opens a door before the sergeant's eyes."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    more = {"activated": [*SQUAD], "open": ["6,12", "8,14"] if stealer == "8,20 N" else ["6,12"], "command_points": 3}
    person.load(position(WATCH, agenda=None, aliens={"S1": stealer}, **more))  # type: ignore[arg-type]
    end_phase(person)


# ---------------------------------------------------------------------- not to be asked again


def reactions(person: Person) -> int:
    return sum("hold" in str(given) for given in mission_of(person).inputs)


CUT_OFF = """list => {
    const { top } = list.getBoundingClientRect();
    const lines = [...list.children].map(line => line.getBoundingClientRect());
    return lines.filter(line => line.top < top - 1 && line.bottom > top + 1).map(line => top - line.top);
}"""
"""Pixels that the edge of a list cuts off a line."""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_reactions_are_declined_until_the_phase_is_over(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    seen_by_the_sergeant(ann, "8,18 N", size=size)
    expect(ann.find("[data-answer=decline]")).to_have_attribute("data-key", "s")
    ann.page.keyboard.press("s")
    ann.find("[data-ask=command_points]").wait_for()
    assert reactions(ann) > 2
    # What has happened since one's own last answer is told, however often it was declined.
    lately = ann.find(".lately")
    expect(lately).to_contain_text("Sergeant Torvald fires at S1")
    # Where there is no room for all of it, it begins with a whole line.
    assert lately.locator("li").count() > 3
    assert lately.evaluate(CUT_OFF) == []
    # In the next turn it is asked again.
    expect(ann.find("[data-declining]")).to_have_count(0)


def test_reactions_are_declined_until_an_alien_stands_next_to_a_marine(meet: Meet) -> None:
    ann = meet()
    seen_by_the_sergeant(ann, "8,18 N")
    expect(ann.find("[data-answer=decline-calm]")).to_have_attribute("data-key", "q")
    ann.page.keyboard.press("q")
    expect(ann.find("[data-declining]")).to_be_visible()
    # What the dice decide: the Genestealer is dead, or it came so near, or a gun jammed before it did.
    while True:
        before = asked(ann)
        state = mission_of(ann).state
        alarms = [event for event in mission_of(ann).events_for(1) if event.name in ("gun_jammed", "blip_revealed")]
        if state.place[0] < 0 or alarms or state.board.range(state.where[0], state.place[0]) == 1:
            break
        until_answered(ann, before)
    expect(ann.find("[data-ask=react]" if state.place[0] >= 0 else "[data-ask=command_points]")).to_have_count(1)
    assert reactions(ann) > 0


def test_declined_reactions_can_be_asked_for_again(meet: Meet) -> None:
    ann = meet(speed="slow")
    ann.page.emulate_media(reduced_motion="no-preference")
    seen_by_the_sergeant(ann, "8,18 N")
    ann.click("[data-skip]")
    ann.click("[data-answer=decline][aria-disabled=false]")
    ann.page.get_by_role("button", name=said("play-pause")).click()
    expect(ann.find("[data-declining]")).to_be_visible()
    ann.click("[data-ask-again]")
    expect(ann.find("[data-declining]")).to_have_count(0)
    declined = reactions(ann)
    ann.click("[data-skip]")
    expect(ann.find("[data-ask=react]")).to_be_visible()
    assert reactions(ann) == declined


# ---------------------------------------------------------------------- what is seen


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_alien_and_the_marine_who_sees_it_are_in_view_while_a_reaction_is_asked(
    meet: Meet, size: tuple[int, int]
) -> None:
    ann = meet(speed="normal")
    ann.page.emulate_media(reduced_motion="no-preference")
    seen_by_the_sergeant(ann, "8,20 N", size=size)
    while not ann.find("[data-ask=react]").count():
        ann.find("[data-next-deed], [data-ask=react]").first.wait_for()
        if ann.find("[data-next-deed]").count():
            ann.click("[data-next-deed]")
    until_still(ann)
    in_view(ann, "S1", "sgt")
    ann.click("[data-answer='command:sgt'][aria-disabled=false]")
    ann.find("[data-ask=order]").wait_for()
    until_still(ann)
    in_view(ann, "S1", "sgt")
