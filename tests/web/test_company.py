"""People around a table: they plan together, and the game goes on without whoever has closed the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.saying import said
from tests.web.browsing import Meet, Person, Server

pytestmark = pytest.mark.slow


def two(meet: Meet, **device: str) -> tuple[Person, Person]:
    ann, bob = meet(), meet(**device)
    bob.join(ann.make_table(2, "random", "company"), 2, "Bob")
    ann.begin()
    bob.wait_until_asked()
    return ann, bob


def explain(person: Person, selector: str) -> None:
    """Ask what it is, as a long press or the other button of the mouse do."""
    person.find(selector).first.dispatch_event("contextmenu")
    person.find("[data-explains]").wait_for()


def test_a_leaning_is_seen_until_the_card_is_chosen(meet: Meet) -> None:
    ann, bob = two(meet)
    ann.wait_until_asked()
    answer = ann.asked()[0]
    explain(ann, f"[data-answer='{answer}']")
    ann.click("[data-intend]")
    expect(bob.find("[data-intended]")).to_have_count(1)
    expect(ann.find("[data-intended]")).to_have_count(1)
    ann.answer(answer)
    expect(bob.find("[data-intended]")).to_have_count(0)


def test_whoever_points_at_a_marine_is_read_in_ones_own_language(meet: Meet) -> None:
    ann, bob = two(meet, device="phone")
    bob.speak("ja")
    marine = "[data-board] [data-thing^='marine:']"
    explain(ann, marine)
    ann.click("[data-explains] [data-phrase=help]")
    expect(bob.find("[data-ring='1']")).to_be_visible()
    expect(bob.find("[data-ring='1']")).to_contain_text("助けて")
    ring, pointed = (bob.find(each).first.bounding_box() for each in ("[data-ring='1']", marine))
    assert ring is not None
    assert pointed is not None
    assert abs(ring["x"] - pointed["x"]) < 6
    assert abs(ring["y"] - pointed["y"]) < 6


def test_the_others_call_a_bot_and_whoever_returns_chooses_again(meet: Meet) -> None:
    ann, bob = two(meet)
    ann.answer(ann.asked()[0])
    address, context = bob.page.url, bob.context
    bob.page.close()
    ann.click("[data-call-bot='2']")
    expect(ann.find("[data-line='stands-in']").first).to_contain_text("Bob", use_inner_text=False)
    expect(ann.find("[data-noted=stands-in]")).to_have_count(1)
    expect(ann.find(".badge[data-bot]").first).to_be_attached()
    page = context.new_page()
    page.goto(address)
    page.locator("[data-returned='2']").wait_for()
    expect(page.locator("[data-returned='2']")).to_contain_text(said("web-returned-see"))
    page.locator("[data-chosen]").wait_for()
    page.click("[data-choose]")
    expect(page.locator("[data-returned]")).to_have_count(0)
    page.locator("[data-answer]").first.wait_for()


LOST: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "players": 2,
        "teams": [["red"], ["green"]],
        "formation": ["leon<"],
        "phase": "attack",
        "swarms": {"L1": "claw tail claw tail claw tail"},
    },
}


def test_a_table_that_waits_comes_first_on_the_start_page(meet: Meet) -> None:
    ann, bob = two(meet, device="phone")
    while answers := ann.asked():
        ann.answer(answers[0])
    bob.visit()
    first = bob.find("[data-waiting]")
    expect(first).to_contain_text("Ann")
    box = first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 844
    expect(ann.find("[data-present='2'].away")).to_be_attached()
    first.click()
    bob.wait_until_asked()


def test_the_end_belongs_to_the_group(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet(device="phone")
    ann.visit(server.open_table(LOST, name="Ann"))
    bob.join(ann.find("#invitation").input_value(), 2, "Bob")
    ann.begin()
    ann.play(random.Random(1))
    bob.click("[data-fellow=leon] [data-tribute=candle]")
    for person in (ann, bob):
        expect(person.find("[data-fellow=leon] [data-paid=candle]")).to_be_attached()
        expect(person.find("[data-tributes]")).to_contain_text("Bob")
        expect(person.find("[data-honour=held]")).to_contain_text("Ann")
        expect(person.find("[data-group]")).to_contain_text(said("end-group", number=2, won=0, all=1))
    expect(bob.find("[data-tribute]")).to_have_count(0)
    bob.click("[data-forget-group]")
    expect(bob.find("[data-group]")).to_have_count(0)


def test_another_game_takes_the_group_along_and_whoever_stays_stays(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    ann.visit(server.open_table(LOST, name="Ann"))
    bob.join(ann.find("#invitation").input_value(), 2, "Bob")
    ann.begin()
    ann.play(random.Random(1))
    bob.click("[data-again]")
    expect(ann.find("[data-again]")).to_contain_text(said("play-again-together", number=1, people=2))
    ann.click("[data-again]")
    bob.find("[data-next] [data-stay]").click()
    ann.find("[data-seat='1'].mine").wait_for()
    expect(ann.find("[data-seat='2']")).to_contain_text("Bob")
    bob.click("[data-next] [data-go]")
    bob.find("[data-seat='2'].mine").wait_for()
    assert ann.table == bob.table
