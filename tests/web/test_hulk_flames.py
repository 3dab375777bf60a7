"""Flames on the map of Space Hulk: what would burn, and the sections that can be set alight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet, Person
from tests.web.squad import (
    DESK,
    NOBODY_THERE,
    PHONE,
    in_command,
    mission_of,
    press,
    reads_on,
    until_still,
)

pytestmark = pytest.mark.slow


def burning(person: Person) -> int:
    return mission_of(person).state.burning


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_what_would_burn_is_seen_first_and_ones_own_only_by_the_button(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    in_command(ann, "flamer", size)
    expect(ann.find("[data-torch='7,12']")).to_have_count(1)
    press(ann, "7,12")
    expect(ann.find("[data-struck]")).to_have_attribute("data-struck", "10")
    expect(ann.find("[data-weigh]")).to_contain_text(
        said("hulk-weigh-flame", section="7", number="?").partition(":")[0]
    )
    expect(ann.find("[data-own-endangered]")).to_have_text(said("hulk-endangered-flame", names="Sergeant Torvald (A)"))
    # So walking comes first.
    expect(ann.find("[data-walk].emphasised")).to_be_visible()
    expect(ann.find("[data-weigh] button").first).to_have_text(said("hulk-walk", cost="2 AP"))
    expect(ann.find("[data-fire].emphasised")).to_have_count(0)
    press(ann, "7,12")
    expect(ann.find("[data-fire]")).to_be_focused()
    assert not burning(ann)
    ann.click("[data-release]")
    expect(ann.find("[data-struck]")).to_have_count(0)
    press(ann, "7,12")
    ann.click("[data-fire]")
    expect(ann.find("[data-weigh]")).to_have_count(0)
    ann.find("[data-questions][aria-busy=false]").wait_for()
    assert burning(ann)


def test_by_keys_enter_twice_fires(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer")
    keys = ann.page.keyboard
    keys.press("t")
    for _ in range(2):
        keys.press("Shift+ArrowRight")
    expect(ann.find("[data-cursor]")).to_have_attribute("data-cursor", "7,12")
    keys.press("Enter")
    expect(ann.find("[data-fire]")).to_be_focused()
    assert not burning(ann)
    keys.press("Enter")
    expect(ann.find("[data-weigh]")).to_have_count(0)
    ann.find("[data-questions][aria-busy=false]").wait_for()
    assert burning(ann)


def test_flames_are_not_covered_by_what_can_be_set_alight(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer", marines=NOBODY_THERE, burning=["8,12"])
    expect(ann.find("[data-torch='7,12']")).to_have_count(1)
    expect(ann.find("[data-torch='8,12']")).to_have_count(0)
    assert ann.find(".burnable.burns").evaluate("each => getComputedStyle(each).fill") == "none"


def test_one_press_on_a_path_that_was_seen_walks_where_nothing_would_burn(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer", marines=NOBODY_THERE)
    ann.find("[data-square='7,12']").first.hover(force=True)
    ann.find("[data-ghost]").wait_for(state="attached")
    reads_on(ann)
    press(ann, "7,12")
    expect(ann.find("[data-ap]")).to_have_attribute("data-ap", "2")
    assert not burning(ann)


# ---------------------------------------------------------------------- sections


def test_sections_have_their_names_while_one_can_be_set_alight(meet: Meet) -> None:
    ann = meet()
    in_command(ann, "flamer")
    until_still(ann)
    name = ann.find("[data-section='7']").bounding_box()
    assert name is not None
    for piece in ann.find("[data-piece]").all():
        box = piece.bounding_box()
        assert box is not None
        aside = name["x"] >= box["x"] + box["width"] or name["x"] + name["width"] <= box["x"]
        assert aside or name["y"] >= box["y"] + box["height"] or name["y"] + name["height"] <= box["y"]
    press(ann, "7,12")
    ann.find("[data-weigh]").wait_for()
    expect(ann.find("[data-section='7']")).to_be_visible()
