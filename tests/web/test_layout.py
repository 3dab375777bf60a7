"""The table fills the screen: the board stays where it is, nothing scrolls, and what one must know is there."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet, Person

pytestmark = pytest.mark.slow

PHONE, TABLET, LAPTOP, DESK, WIDE = (390, 844), (820, 1180), (1280, 800), (1440, 900), (1920, 1080)

WATCH = """() => {
    window.places = new Set()
    const watch = () => {
        const boxes = [".board", ".board > .scene"].map((part) => document.querySelector(part)?.getBoundingClientRect())
        const told = boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round).join(" "))
        if (boxes[1]) places.add(told.join(", "))
        requestAnimationFrame(watch)
    }
    watch()
}"""
"""Where the board and the scene of the formation are, in every frame; only what lies in the scene moves."""

LAIR: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["lorenzo< 1", "leon> 2", "gideon<", "claudio>", "valencio>", "goriel< 1"],
        "swarms": {"L3": "lord_head_tail claw", "R4": "tail"},
        "dead_lords": ["lord_claw_tongue"],
        "location": "genestealer_lair",
        "ahead": [],
        "phase": "resolve",
        "table": {"blue": "counter_attack", "red": "overwatch", "yellow": "heroic_charge"},
        "resolved": ["blue", "red"],
    },
}
"""At the final location Claudio may charge."""


def alone(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.visit(person.server.open_table(teams="random", seed="layout"))
    person.wait_until_asked()


@pytest.mark.parametrize("size", [LAPTOP, WIDE], ids=["laptop", "wide"])
def test_the_board_stays_where_it_is_for_a_whole_round(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet(speed="fast")
    ann.page.emulate_media(reduced_motion="no-preference")
    alone(ann, size)
    ann.page.evaluate(WATCH)
    rng = random.Random(3)
    first = ann.find("h2[data-result]").inner_text()
    while ann.find("h2[data-result]").inner_text() == first and not ann.result:
        ann.play(rng, 1)
    ann.wait_until_asked()
    assert len(ann.page.evaluate("[...places]")) == 1


SCROLLS = """() => [document.documentElement, ...document.querySelectorAll(".board, .prompt, .formation")]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== "visible")
    .map((part) => `${part.className}: ${part.scrollHeight} in ${part.clientHeight}`)"""


def test_nothing_scrolls_alone(meet: Meet) -> None:
    ann = meet()
    alone(ann, LAPTOP)
    rng = random.Random(6)
    for language in ["English", "日本語"] * 3:
        ann.page.get_by_role("button", name=language).first.click()
        ann.wait_until_asked()
        for width, height in (LAPTOP, DESK, WIDE):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.evaluate(SCROLLS) == [], f"at {width} x {height}"
        ann.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        ann.answer(rng.choice(ann.asked()))


def test_what_one_must_know_is_on_the_screen(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    ann.load(LAIR)
    for known in (
        "[data-rule]",
        "[data-goal=lords]",
        "[data-beside='action:heroic_charge']",
        "[data-risk]",
        ".order .now",
    ):
        expect(ann.find(known).first).to_be_in_viewport(ratio=0.9)
    expect(ann.find("[data-goal=lords]")).to_contain_text("1")
    ann.click("[data-where-next=tail]")
    # Of the swarms with a tail one goes down or behind Gideon, the other up or behind Claudio.
    arrows = ann.find("[data-arrow]")
    expect(arrows).to_have_count(4)
    ann.click("[data-where-next=tail]")
    expect(arrows).to_have_count(0)


def test_the_chat_is_reached_while_cards_are_chosen(meet: Meet) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, "random"), 2, "Bob")
    ann.begin()
    for person, size in ((ann, LAPTOP), (bob, PHONE)):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.find("[data-ask=choose_action]").first.wait_for()
        person.click("[data-talk]:visible, [data-tab=talk]:visible")
        expect(person.find("form .say:visible").first).to_be_in_viewport(ratio=1)


COVERED = """(buttons) => buttons.filter((button) => {
    const {x, y, width, height} = button.getBoundingClientRect()
    const at = (share) => document.elementFromPoint(x + width * share, y + height / 2)
    return ![0.05, 0.5, 0.95].every((share) => button.contains(at(share)))
}).length"""


def test_a_tablet_upright_reaches_all_that_a_desk_does(meet: Meet) -> None:
    ann, cat = meet(), meet()
    invitation = ann.make_table(2, "random")
    ann.add_bot(2, "brother")
    ann.begin()
    ann.find("[data-ask=choose_action]").first.wait_for()
    for width, height in (TABLET, PHONE):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.find("[data-your-turn]")).to_be_in_viewport(ratio=1)
    ann.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    assert ann.find(".prompt .advice button:visible").evaluate_all(COVERED) == 0
    ann.click("[data-show-log]")
    for tab in ("talk", "decks", "table", "log"):
        ann.click(f"[data-tab={tab}]")
        expect(ann.find(f".{tab}-part")).to_be_in_viewport()
    cat.page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    cat.visit(invitation)
    cat.find("h2[data-result]").wait_for()
    cat.open_table_part()
    box = cat.find("[data-sit='2']").bounding_box()
    assert box and box["width"] > 2 * box["height"]


def test_japanese_names_in_the_hand_are_broken_rather_than_tiny(meet: Meet) -> None:
    ann = meet(locale="ja-JP")
    ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    ann.visit(ann.server.open_table(teams=[["red", "grey", "blue"]], seed="layout"))
    ann.wait_until_asked()
    ann.find(".hand .title:visible").first.wait_for()
    sizes = ann.find(".hand .title:visible").evaluate_all(
        "(names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize))"
    )
    assert min(sizes) >= 11
