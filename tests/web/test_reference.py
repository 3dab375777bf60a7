"""The reference on the page: cards, terms and rules are found by typing, by pressing a number, and without a server."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet
from voidlock.reference import book_of

pytestmark = pytest.mark.slow

POSITION: dict[str, object] = {
    "voidlock": 1,
    "position": {"formation": ["leon<", "gideon>", "noctis>", "valencio<"], "swarms": {"L1": "claw tail"}},
}


def test_a_card_is_found_from_the_start_page_and_leads_to_its_rules(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-to-reference]")
    ann.find("[data-search]").fill("gun jam")
    ann.click("[data-found=event-gun_jam]")
    card = book_of("angel", "en").entry("event", "gun_jam")
    assert card is not None
    article = ann.find("[data-article=event-gun_jam]")
    expect(article).to_contain_text(card.text)
    for fact in card.facts:
        expect(article).to_contain_text(fact.value)
    article.locator("[data-found='R-9.1']").click()
    expect(ann.find("[data-article='R-9.1']")).to_contain_text(book_of("angel", "en").rules.rules["R-9.1"].text)
    ann.click("[data-back]")
    expect(article).to_be_visible()


def test_when_it_is_closed_the_focus_is_back_where_it_was_opened(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    opener = ann.find("[data-to-reference]")
    opener.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find("[data-search]")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_help_and_then_the_reference_during_a_game(meet: Meet) -> None:
    ann = meet(locale="ja-JP")
    ann.load(POSITION)
    ann.click("[data-show-help]")
    ann.click("[data-to-reference]")
    ann.find("[data-search]").fill("回り込み")
    ann.click("[data-found=term-flank]")
    flank = book_of("angel", "ja").entry("term", "flank")
    assert flank is not None
    expect(ann.find("[data-article=term-flank]")).to_contain_text("背後")
    ann.find("[data-article=term-flank] [data-cites]").first.click()
    expect(ann.find("[data-article='R-11.5']")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.find("[data-reference]")).to_have_count(0)


def test_the_rules_of_space_hulk_by_number_and_by_chapter(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-to-reference]")
    ann.click("[data-book=hulk]")
    ann.find("[data-search]").fill("los3")
    ann.click("[data-found=LOS-3]")
    expect(ann.find("[data-article=LOS-3]")).to_contain_text(book_of("hulk", "en").rules.rules["LOS-3"].text[:60])
    ann.find("[data-article=LOS-3] [data-found='8']").click()
    expect(ann.find("[data-article='8'] [data-found='LOS-1']")).to_be_visible()


def test_the_quick_sheet_is_one_press_away_and_has_its_style(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-to-reference]")
    with ann.context.expect_page() as opened:
        ann.click("[data-sheet-link]")
    sheet = opened.value
    expect(sheet.locator(".page")).to_have_count(2)
    assert sheet.locator(".page").first.evaluate("page => getComputedStyle(page).columnCount") == "2"


def test_after_one_visit_the_reference_opens_without_a_connection(meet: Meet) -> None:
    ann = meet(offline="kept")
    ann.visit()
    expect(ann.find("html")).to_have_attribute("data-offline", "ready")
    ann.cut_off = True
    ann.context.set_offline(True)
    ann.page.reload()
    ann.click("[data-to-reference]")
    ann.find("[data-search]").fill("R-11.5")
    ann.click("[data-found='R-11.5']")
    expect(ann.find("[data-article='R-11.5']")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_cards_and_its_rule(meet: Meet) -> None:
    ann = meet()
    ann.load(POSITION)
    ann.answer(ann.asked()[0])
    ann.wait_until_asked()
    ann.click(".log li button")
    ann.click("[data-look-up]")
    expect(ann.find("[data-reference] [data-found^='R-'], [data-article^='R-']").first).to_be_visible()
