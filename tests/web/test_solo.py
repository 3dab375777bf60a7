"""Alone at a browser."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Meet, Server
from voidlock.texts import Words

pytestmark = pytest.mark.slow


def test_the_language_changes_without_a_reload(meet: Meet) -> None:
    ann = meet()
    ann.play_now()
    ann.page.evaluate("window.before = true")
    question = ann.find("[data-ask] h3")
    expect(question).to_have_text(Words("en").say("ask-choose_team"))
    ann.page.get_by_role("button", name="日本語").click()
    expect(question).to_have_text(Words("ja").say("ask-choose_team"))
    expect(ann.find("html")).to_have_attribute("lang", "ja")
    expect(ann.page.get_by_role("button", name="日本語")).to_be_focused()
    ann.play(random.Random(2), 12)
    shown = ann.text().replace("English", "").replace("VOIDLOCK", "")
    letters = "".join(letter for letter in shown if letter.isascii() and letter.isalpha())
    # Spots and rule numbers alone are written so.
    assert set(letters) <= set("LRABC"), letters
    ann.page.get_by_role("button", name="English").click()
    expect(ann.find("html")).to_have_attribute("lang", "en")
    assert ann.page.evaluate("window.before")


def test_a_card_that_cannot_be_played_says_why(meet: Meet) -> None:
    ann = meet()
    formation = ["leon<", "lorenzo<", "gideon>", "noctis>", "deino<", "valencio>"]
    ann.load({"voidlock": 1, "position": {"formation": formation, "phase": "choose", "last": {"red": "support"}}})
    ann.find("[data-ask=choose_action]:not(.kept) .object:not(.lit)").first.click()
    expect(ann.find("[data-reasons]")).to_contain_text("was played last round. (R-5.2)")
    expect(ann.find("[data-refusal]")).to_have_count(0)


def test_taking_back_and_undoing(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.play_now()
    for _ in range(3):
        ann.wait_until_asked()
        ann.answer(ann.asked()[0])
    to_choose = ann.find("[data-ask=choose_action]:not(.kept)")
    expect(to_choose).to_have_count(3)
    chosen = ann.asked()[0]
    ann.answer(chosen)
    expect(to_choose).to_have_count(2)
    ann.click(f"[data-back='{chosen}']")
    expect(to_choose).to_have_count(3)
    ann.answer(chosen)
    # Another card of the same team takes its place.
    kept = ann.find(".kept [data-thing^='action:'].lit").first.get_attribute("data-thing")
    for card in kept, chosen.replace("choose", "action"):
        ann.click(f".kept [data-thing='{card}']")
        ann.find(f".kept [data-flag=down] [data-thing='{card}']").wait_for()
        assert [f"action:{option.text.partition(':')[2]}" for option in server.game(ann.table).answers_of(1)] == [card]
    ann.click("[data-undo=free]")
    expect(to_choose).to_have_count(3)
    assert not server.game(ann.table).answers_of(1)


def test_advice_chances_and_the_game_file(meet: Meet, tmp_path: Path) -> None:
    ann = meet()
    ann.play_now()
    rng = random.Random(6)
    ann.play(rng, 8)
    expect(ann.find(".formation .chance").first).to_be_visible()
    ann.wait_until_asked()
    ann.click("[data-advise]")
    # The librarian thinks for a second: what can be told by then depends on who else waits for the processor.
    expect(ann.find("[data-verdict], [data-advice]").first).to_be_visible()
    rows = ann.find("[data-advice] li")
    stars = 0 if ann.find("[data-verdict]").count() else 1
    expect(rows.filter(has_text="★")).to_have_count(stars)
    if ann.find("[data-advice]").count():
        expect(ann.find("[data-compared=brother]")).to_be_visible()
        expect(rows.first).to_contain_text("★" if stars else "≈")
        expect(rows.first).to_be_in_viewport()
        assert rows.count() <= 5
    else:
        expect(ann.find("[data-rule]:not([aria-hidden])")).to_be_visible()
    # It lies over the column until it is put away.
    ann.page.keyboard.press("Escape")
    shown = ann.find(".formation").inner_text()
    ann.open_table_part()
    with ann.page.expect_download() as downloading:
        ann.click("[data-file]")
    kept = tmp_path / "game.json"
    downloading.value.save_as(kept)

    bob = meet()
    bob.visit()
    bob.click("[data-way=file] > summary")
    bob.find("input[type=file]").set_input_files(kept)
    bob.wait_until_asked()
    assert bob.table != ann.table
    expect(bob.find(".formation")).to_have_text(shown, use_inner_text=True)
    assert bob.asked() == ann.asked()
