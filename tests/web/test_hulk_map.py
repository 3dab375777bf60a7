"""The map of Space Hulk in the browser: what pays, what a tap counts for, and what is asked."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import expect

from tests.hulk.boards import AIRLOCK, mission_text
from tests.saying import said
from tests.web.browsing import Meet, Person
from tests.web.squad import (
    DESK,
    PHONE,
    SQUAD,
    begin,
    end_phase,
    in_command,
    in_view,
    mission_of,
    position,
    press,
    until_still,
)
from voidlock.engine import Json

pytestmark = pytest.mark.slow


# ---------------------------------------------------------------------- what pays


def note_of(person: Person, answer: str) -> str:
    return person.find(f"[data-answer='{answer}'] .note").text_content() or ""


# ---------------------------------------------------------------------- what a tap counts for


STOP_HALFWAY = """() => new Promise(done => {
    const camera = document.querySelector(".camera");
    camera.addEventListener("transitionrun", () => {
        const [glide] = camera.getAnimations();
        glide.pause();
        glide.currentTime = glide.effect.getComputedTiming().duration / 3;
        const { x, y, width, height } = document.querySelector("[data-square='5,12']").getBoundingClientRect();
        done([x + width / 2, y + height / 2]);
    }, { once: true });
    document.querySelector("[data-zoom=all]").click();
})"""
"""The map is on its way to somewhere else, and stands still for the test where a square is drawn."""


def test_a_tap_counts_for_the_square_that_is_drawn_under_it(meet: Meet) -> None:
    ann = meet(speed="normal")
    in_command(ann, "sgt", PHONE)
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--pace') !== '0'")
    x, y = ann.page.wait_for_function(STOP_HALFWAY).json_value()
    ann.page.mouse.click(x, y)
    # The marine who stands there acts instead of the sergeant.
    expect(ann.find("[data-ask=order] h3")).to_have_text(said("hulk-order-of", name=("terminator", "flamer")))


def in_frame(person: Person, *squares: str) -> None:
    pane = person.find("[data-map] [role=application]").bounding_box()
    assert pane is not None
    for square in squares:
        box = person.find(f"[data-square='{square}']").first.bounding_box()
        assert box is not None
        assert pane["x"] <= box["x"] + box["width"] / 2 <= pane["x"] + pane["width"], square
        assert pane["y"] <= box["y"] + box["height"] / 2 <= pane["y"] + pane["height"], square


def width_of(person: Person, square: str) -> float:
    box = person.find(f"[data-square='{square}']").first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_map_goes_to_what_is_weighed_and_back(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer", PHONE, marines={**SQUAD, "sgt": {"at": "4,12", "facing": "E"}}, open=["6,12", "10,12"])
    before = width_of(ann, "5,12")
    ann.click("[data-answer='flame:17,12']")
    ann.find("[data-struck]").wait_for()
    until_still(ann)
    in_frame(ann, "5,12", "17,12", "19,12")
    ann.click("[data-release]")
    until_still(ann)
    assert width_of(ann, "5,12") == pytest.approx(before)


def test_the_map_comes_near_again_for_whom_one_activates(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.load(position({**SQUAD, "sgt": {"at": "26,12", "facing": "E"}}))
    assert width_of(ann, "3,12") < 24
    ann.answer("activate:sb1")
    until_still(ann)
    assert width_of(ann, "3,12") >= 24
    in_frame(ann, "3,12")


def test_of_the_past_the_map_shows_where_it_happened(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.load(position(agenda=None, aliens={"S1": "26,12 W"}))
    end_phase(ann)
    ann.click("[data-show-log]")
    ann.find(".log [data-event=alien_moved] button").first.click()
    ann.find("[data-past]").wait_for()
    until_still(ann)
    in_frame(ann, "25,12")


def test_columns_and_rows_have_their_numbers_at_the_edges(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "sgt", PHONE)
    pane = ann.find("[data-map] [role=application]").bounding_box()
    assert pane is not None
    for _ in range(2):
        square = ann.find("[data-square='8,12']").first.bounding_box()
        column, row = ann.find("[data-column='8']").bounding_box(), ann.find("[data-row='12']").bounding_box()
        assert square is not None and column is not None and row is not None
        assert square["x"] < column["x"] + column["width"] / 2 < square["x"] + square["width"]
        assert square["y"] < row["y"] + row["height"] / 2 < square["y"] + square["height"]
        assert column["y"] - pane["y"] < 20 and row["x"] - pane["x"] < 20
        ann.page.mouse.move(pane["x"] + 100, pane["y"] + 60)
        ann.page.mouse.down()
        ann.page.mouse.move(pane["x"] + 60, pane["y"] + 40, steps=4)
        ann.page.mouse.up()
    # The map stays where it is when he is done.
    before = ann.find("[data-square='8,12']").first.bounding_box()
    ann.answer("done")
    ann.find("[data-ask=next_marine]").wait_for()
    assert ann.find("[data-square='8,12']").first.bounding_box() == before


# ---------------------------------------------------------------------- what is asked


def test_deployment_names_marine_and_square(meet: Meet) -> None:
    ann = meet()
    begin(ann)
    ann.answer("arrange")
    expect(ann.find("[data-marine=sb1]")).to_contain_text("to be placed")
    square = mission_of(ann).pending[0].subject
    assert square is not None
    expect(ann.find(".cell.marked")).to_have_attribute("data-square", square.id)
    expect(ann.find("[data-answer='deploy:sb1']")).to_contain_text("(B)")


# ---------------------------------------------------------------------- for everybody


@pytest.mark.parametrize(("size", "colours"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
def test_axe_finds_nothing_while_a_shot_is_weighed(meet: Meet, size: tuple[int, int], colours: str) -> None:
    ann = meet()
    in_command(ann, "flamer", size)
    ann.wear(colours)
    expect(ann.find("[data-answer=done]")).to_be_in_viewport()
    press(ann, "7,12")
    ann.find("[data-weigh]").wait_for()
    found = Axe().run(ann.page).response["violations"]
    assert found == [], json.dumps(found, indent=1)


# ---------------------------------------------------------------------- what is said of it


def test_what_is_cut_off_on_a_phone_can_be_opened(meet: Meet) -> None:
    ann = meet()
    around: Json = {"S1": "9,12 W", "S2": "9,11 W", "S3": "9,13 W"}
    in_command(ann, "sgt", PHONE, aliens=around)
    text = ann.find(".about p").first
    seen = "element => element.scrollHeight <= element.clientHeight + 1"
    ann.click("[data-marine=sgt]")
    ann.find("[data-read-on][aria-expanded=false]").wait_for()
    assert not text.evaluate(seen)
    ann.click("[data-read-on]")
    assert text.evaluate(seen)
    ann.click("[data-read-on]")
    assert not text.evaluate(seen)


# ---------------------------------------------------------------------- what has to be read


def test_no_number_of_a_row_lies_over_a_marine(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.load(position())
    until_still(ann)
    in_view(ann, *SQUAD)
    expect(ann.find("[data-row='12']")).to_be_visible()
    marine, pane = ann.find("[data-piece=sb3]").bounding_box(), ann.find("[data-map] [role=application]").bounding_box()
    assert marine is not None and pane is not None
    there = pane["x"] + 200, pane["y"] + 250
    ann.page.mouse.move(*there)
    ann.page.mouse.down()
    ann.page.mouse.move(there[0] - (marine["x"] - pane["x"]), there[1], steps=4)
    ann.page.mouse.up()
    expect(ann.find("[data-row='12']")).to_be_hidden()
    expect(ann.find("[data-row='11']")).to_be_visible()


def test_entry_areas_to_choose_from_can_be_told_apart(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.load({**position(agenda=None), "dice": [6, 6]})
    end_phase(ann)
    expect(ann.find("[data-answer^='enter:']")).to_have_count(6)
    until_still(ann)
    for name in ann.find(".entry text").all():
        box = name.bounding_box()
        assert box is not None and box["height"] > 9, name.inner_text()


def test_the_points_stand_in_one_row_with_a_turn_limit_too(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    text = mission_text(AIRLOCK).replace("turn_limit = none", "turn_limit = 12")
    ann.load({"voidlock": 1, "game": "hulk", "seed": "map", "setup": {"mission": {"text": text}}})
    for language, words in (("en", "1 of 12"), ("ja", "1 / 12")):
        ann.speak(language)
        expect(ann.find("[data-status-bar] dd").first).to_have_text(words)
        tops = {box["y"] for each in ann.find("[data-status-bar] > div").all() if (box := each.bounding_box())}
        assert len(tops) == 1


def test_the_briefing_is_read_without_scrolling(meet: Meet) -> None:
    ann = meet()
    begin(ann, "classic-5-decoy")
    expect(ann.find("[data-ask=deployment]")).to_be_visible()
    expect(ann.find("[data-briefing] p")).to_be_in_viewport(ratio=1)


def test_the_board_as_the_aliens_see_it(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "sgt", aliens={"S1": "14,12 W", "B1": "E2 2"})
    expect(ann.find("[data-ranked]")).to_have_count(0)
    ann.click("[data-foresee]")
    # The mission depends on the flamer; the others are alike.
    expect(ann.find("[data-ranked=flamer]")).to_have_attribute("data-rank", "1")
    expect(ann.find("[data-ranked=sb2]")).to_have_attribute("data-rank", "2")
    expect(ann.find("[data-intent=S1]")).to_be_attached()
    ann.find("[data-square='14,12']").first.hover(force=True)
    expect(ann.find("[data-inspected='14,12']")).to_contain_text(said("row-within"))
    # After the next order the board is another, and so is what they intend.
    before = ann.find("[data-intent=S1]").get_attribute("d")
    ann.answer("done")
    ann.click("[data-answer='activate:sb1']")
    expect(ann.find("[data-intent=S1]")).to_be_attached()
    assert before
    ann.click("[data-foresee]")
    expect(ann.find("[data-ranked]")).to_have_count(0)
