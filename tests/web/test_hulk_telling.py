"""What the aliens of Space Hulk do is told in the browser on the board as it was, before the next question."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet, Person
from tests.web.squad import DESK, PHONE, SQUAD, end_phase, in_view, mission_of, position, until_still
from voidlock.engine import Json

pytestmark = pytest.mark.slow


def at_the_end_of_the_phase(person: Person, size: tuple[int, int] = DESK, marines: dict[str, Json] = SQUAD) -> None:
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.load(position(marines, agenda=None, aliens={"B1": "E1 2", "B2": "E3 1", "B3": "E4 1"}))


def pause(person: Person) -> int:
    """The telling stands still; the number of the deed that is told, the first one if the machine is quick."""
    person.page.get_by_role("button", name=said("play-pause")).click()
    return int(person.find("[data-deeds]").get_attribute("data-telling") or -1)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_what_is_told_does_not_cover_its_place_and_the_squad_comes_back(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet(speed="normal")
    at_the_end_of_the_phase(ann, size)
    end_phase(ann)
    first = pause(ann)
    for number in range(first, first + 3):
        expect(ann.find("[data-deeds]")).to_have_attribute("data-telling", str(number))
        until_still(ann)
        stirred = ann.find(".cell.threat").first.bounding_box()
        box = ann.find("[data-questions]").bounding_box()
        assert stirred is not None and box is not None
        assert stirred["y"] + stirred["height"] <= box["y"] + 1 or stirred["x"] + stirred["width"] <= box["x"] + 1
        ann.click("[data-next-deed]")
    ann.click("[data-skip]")
    expect(ann.find("[data-deeds]")).to_have_attribute("data-telling", "-1")
    until_still(ann)
    in_view(ann, *SQUAD)


def test_what_ends_the_mission_is_told_before_the_end(meet: Meet) -> None:
    ann = meet(speed="normal")
    ann.page.emulate_media(reduced_motion="no-preference")
    # Without its flamer the mission is lost, and four stealers stand around him.
    alone: dict[str, Json] = {**dict.fromkeys(SQUAD, "dead"), "flamer": {"at": "8,12", "facing": "E"}}
    around: Json = {"S1": "7,12 E", "S2": "8,11 S", "S3": "8,13 N", "S4": "7,11 E"}
    ann.load(position(alone, agenda=None, command_points=0, aliens=around))
    end_phase(ann)
    pause(ann)
    expect(ann.find("[data-skip]")).to_be_visible()
    expect(ann.find("[data-end]")).to_have_count(0)
    assert mission_of(ann).state.result == "loss"
    # Nor does the button tell it that takes answers back.
    expect(ann.find("[data-undo]")).to_have_attribute("aria-disabled", "true")
    ann.page.keyboard.press("x")
    ann.find("[data-end=loss]").wait_for()
    expect(ann.find("[data-undo]")).to_have_count(0)
    expect(ann.find("[data-show-deeds]")).to_be_visible()
    ann.click("[data-replay]")
    ann.find("[data-board='0']").wait_for()
    expect(ann.find("[data-deeds]")).to_have_count(0)
