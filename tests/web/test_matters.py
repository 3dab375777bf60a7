"""What should I look at? The facts of the server, and the things on the board that they are about."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.bots.test_choices import LAST_STAND
from tests.web.browsing import Meet
from tests.web.squad import PHONE, begin, position, until_still

pytestmark = pytest.mark.slow

FULL_AUTO: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon<", "valencio>"],
        "phase": "resolve",
        "table": {"red": "full_auto"},
        "swarms": {"L1": "claw tail"},
    },
}

HINTS_ON = "localStorage['voidlock:likings'] = JSON.stringify({ speed: 'none', sounds: false, hints: true })"


def test_a_browser_without_popovers_and_a_dictionary_shows_the_facts_in_their_place(meet: Meet) -> None:
    """The oldest that the page supports have neither."""
    ann = meet()
    ann.context.add_init_script("delete HTMLElement.prototype.showPopover; delete Intl.Segmenter")
    ann.load(FULL_AUTO)
    ann.click("[data-look-at]")
    expect(ann.find("[data-matter]")).to_have_count(3)
    expect(ann.find("[data-matters][popover]")).to_have_count(0)


def test_the_facts_of_a_mission_are_on_its_map(meet: Meet) -> None:
    ann = meet()
    begin(ann, seed="1")
    ann.click("[data-look-at]")
    ann.click("[data-matter='matters-hulk-exited']")
    expect(ann.find("[data-points]")).to_have_count(2)


def test_a_hint_is_shown_once_and_all_can_be_switched_off(meet: Meet) -> None:
    ann = meet()
    ann.page.add_init_script(HINTS_ON)
    ann.load(FULL_AUTO)
    hint = ann.find("[data-hint]")
    expect(hint).to_have_attribute("data-hint", "ask-attack")
    ann.click("[data-got-it]")
    expect(hint).to_have_count(0)
    ann.page.reload()
    ann.wait_until_asked()
    expect(ann.find("[data-hint='ask-attack']")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (1440, 900)], ids=["phone", "desk"])
def test_a_hint_lies_over_nobody_of_the_squad(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.page.add_init_script(HINTS_ON)
    ann.load(position(agenda=None))
    hint = ann.find("[data-hint=ask-next_marine]")
    hint.wait_for()
    until_still(ann)
    box, squad = hint.bounding_box(), ann.find("[data-marine]").first.bounding_box()
    assert box is not None and squad is not None
    assert box["y"] + box["height"] <= squad["y"]


def test_the_most_expensive_choices_are_told_at_the_end(meet: Meet) -> None:
    ann = meet()
    ann.load(LAST_STAND)
    ann.answer("stop")
    ann.click("[data-ask-costly]")
    expect(ann.find("[data-costly]")).to_have_attribute("data-costly", "1")
    ann.click("[data-costly] button")
    expect(ann.find("[data-board]")).not_to_have_attribute("data-board", "now")


def test_a_hand_keeps_its_place_while_other_teams_choose(meet: Meet) -> None:
    ann = meet()
    ann.visit(ann.server.open_table(teams="random", seed="three"))
    ann.wait_until_asked()
    hands = ann.find(".prompt .hand")
    before = [hands.nth(place).bounding_box() for place in range(3)]
    ann.find(".hand [data-thing^='action:']").first.click()
    back = ann.find("[data-back]")
    expect(back).to_have_count(1)
    left, right, kept = [hands.nth(place).bounding_box() for place in range(3)]
    assert [kept, left, right] == before
    back.click()
    expect(back).to_have_count(0)


TEACHER_ON = (
    "localStorage['voidlock:likings'] = JSON.stringify({ speed: 'none', sounds: false, hints: false, teacher: true })"
)


def test_a_round_is_looked_back_at_if_the_player_wants_it(meet: Meet) -> None:
    ann = meet()
    ann.page.add_init_script(TEACHER_ON)
    ann.visit(ann.server.open_table(teams="random", seed="three"))
    ann.wait_until_asked()
    rng = random.Random(3)
    while ann.find(".log [data-event=round_began]").count() < 2:
        ann.play(rng, 1)
    # The search has the lowest priority: on a busy machine it takes its time.
    ann.find("[data-open-hindsight]").click(timeout=90_000)
    expect(ann.find("[data-clear]").first).to_be_visible()
    ann.find("[data-clear] button").first.click()
    expect(ann.find("[data-board]")).not_to_have_attribute("data-board", "now")
