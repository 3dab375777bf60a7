"""The page can be read and used by everybody: phone and desk, both themes and languages, large letters."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import expect

from tests.hulk.boards import AIRLOCK, mission_text
from tests.saying import said
from tests.web.browsing import Meet, Person
from tests.web.squad import begin, by_clicks, choose_game, end_phase, press

pytestmark = pytest.mark.slow

PHONE, DESK = (390, 844), (1280, 800)


class Sight(NamedTuple):
    size: tuple[int, int]
    theme: Literal["light", "dark"]
    language: str


# Both themes in both languages, and each of these at both sizes.
SIGHTS = [
    Sight(PHONE, "dark", "ja"),
    Sight(DESK, "light", "ja"),
    Sight(PHONE, "light", "en"),
    Sight(DESK, "dark", "en"),
]
LANGUAGES = ("en", "ja")

ENDED = Path(__file__).parents[1] / "playthroughs" / "the-nest.json"
"""A mission that is over, with every kind of roll."""
FIRE = {"en": "Flames and storms that kill", "ja": "敵を倒した炎とストーム"}


def fits(person: Person) -> None:
    """Nothing is wider than the screen."""
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{wide} pixels too wide"


LOOKS = cycle([(SIGHTS[0], SIGHTS[3]), (SIGHTS[1], SIGHTS[2]), (SIGHTS[3], SIGHTS[0]), (SIGHTS[2], SIGHTS[1])])
"""By turns, two that differ in everything. Only the second is audited: axe takes most of the time."""


def look(person: Person) -> None:
    """Everything fits on a phone and at a desk, and at one of them axe finds nothing that shuts people out."""
    for size, theme, language in next(LOOKS):
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.wear(theme)
        person.speak(language)
        fits(person)
    found = Axe().run(person.page)
    assert found.violations_count == 0, found.generate_report()


def test_the_start_and_the_settings(meet: Meet) -> None:
    ann = meet()
    ann.play_now()
    ann.visit()
    ann.find("[data-continue]").wait_for()
    ann.find("[data-ask-sure]").click()
    ann.page.evaluate("document.querySelectorAll('details').forEach(part => { part.name = ''; part.open = true })")
    ann.find("[data-way=make] [name=teams][value=named]").check()
    look(ann)
    ann.click("[data-settings]")
    look(ann)


def test_the_lobby_and_the_game_of_several(meet: Meet) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(3), 2, "Bob")
    bob.find(".say:visible").first.fill("hello")
    bob.page.keyboard.press("Enter")
    bob.page.get_by_text(said("web-other-device")).click()
    look(bob)
    ann.sit(3, "Cat")
    look(ann)
    ann.begin()
    while not ann.find("[data-cover]").count():
        for person in (ann, bob):
            if person.asked():
                person.answer(person.asked()[0])
    ann.page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    look(ann)
    ann.click("[data-show]")
    look(ann)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_letters_of_twice_the_size(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    browser = ann.context.new_cdp_session(ann.page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    ann.visit()
    ann.find("[data-play-now]").wait_for()
    assert ann.page.evaluate("getComputedStyle(document.body).fontSize") == "32px"
    fits(ann)
    ann.click("[data-settings]")
    fits(ann)
    ann.make_table(3)
    fits(ann)
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    fits(ann)


def test_the_missions_at_the_start(meet: Meet, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(mission_text(AIRLOCK).replace("#MMM.........+", "#MMM......?..+"), encoding="utf-8")
    ann = meet()
    choose_game(ann)
    ann.page.evaluate("document.querySelectorAll('.missions details').forEach(part => { part.open = true })")
    ann.find("[data-mission-file]").set_input_files(wrong)
    ann.find("[data-plan] [data-fault]").wait_for()
    look(ann)


def test_the_board_of_space_hulk(meet: Meet) -> None:
    ann = meet()
    begin(ann, seed="35")
    look(ann)
    for text in ("listed", "keep", "activate:sgt"):
        by_clicks(ann, text)
    press(ann, "6,5")
    ann.find("[data-walk]").wait_for()
    look(ann)
    ann.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    press(ann, "13,5")
    ann.click("[data-look]")
    ann.find("[data-reasons]").wait_for()
    look(ann)
    ann.click("[data-close]")
    ann.click("[data-show-help]")
    look(ann)
    ann.click("[data-close]")
    ann.click("[data-release]")
    ann.click("[data-answer=done]")
    # He has done nothing, so he can be chosen again.
    ann.find("[data-answer='activate:sgt']").wait_for()
    end_phase(ann)
    ann.find("[data-show-deeds]").click()
    look(ann)
    ann.click("[data-close]")
    ann.visit(ann.server.open_table(json.loads(ENDED.read_text("utf-8"))))
    ann.find("[data-statistics]").wait_for()
    look(ann)
    ann.click("[data-replay]")
    ann.find("[data-past]").wait_for()
    look(ann)


def test_the_look_back_on_a_narrow_phone(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": 360, "height": 740})
    ann.visit()
    ann.click("[data-way=file] > summary")
    ann.find("input[type=file]").set_input_files(ENDED)
    ann.find("[data-statistics]").wait_for()
    for language in LANGUAGES:
        ann.speak(language)
        expect(ann.page.get_by_text(FIRE[language])).to_be_visible()
        fits(ann)
        wide = ann.page.evaluate(
            """[...document.querySelectorAll(".end table")].map(
                table => table.scrollWidth - table.parentElement.clientWidth)"""
        )
        assert max(wide) <= 0, f"{wide} pixels wider than the card"


def test_japanese_has_its_phrases_marked_where_the_browser_knows_none(meet: Meet) -> None:
    """As in Firefox and Safari."""
    ann = meet(locale="ja-JP")
    ann.context.add_init_script("CSS.supports = (name, value) => value !== 'auto-phrase'")
    ann.visit()
    ann.page.wait_for_function("text => document.querySelector('.ways')?.textContent.includes(text)", arg=MARKED)


MARKED = "ファイルを\u200b読み込む"
