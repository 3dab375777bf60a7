"""A phone: what matters is never under the prompt, and nothing has to be looked for."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import CHROMIUM, FLAGS, SHELL, Meet, Person, Server
from tests.web.squad import position
from tests.web.test_playing import find_question, settled, wait_until
from tests.web.test_theatre import FALL

pytestmark = pytest.mark.slow

SEEN = """() => {
    const lit = [...document.querySelectorAll(".board .object.lit")].filter((each) => each.offsetParent)
    const rows = lit.map((each) => each.closest("[role=row]") ?? each)
    const places = rows.map((row) => row.getBoundingClientRect())
    const start = document.querySelector("header").getBoundingClientRect().bottom
    const end = document.querySelector("[data-questions]").getBoundingClientRect().top
    const top = Math.min(...places.map((place) => place.top)), bottom = Math.max(...places.map((place) => place.bottom))
    if (!rows.length || (top > start - 1 && bottom < end + 1)) return true
    return bottom - top > end - start && top > start - 1 && top < start + 20
}"""
"""Whether all that is lit lies between the header and the prompt; without room for all of it, from its first row on."""


def on_a_phone(person: Person) -> Person:
    """Alone in a game whose cards and dice are always the same."""
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.visit(person.server.open_table(teams="draft", seed="auspex"))
    settled(person)
    return person


def test_rows_that_are_lit_come_into_view(meet: Meet) -> None:
    ann = on_a_phone(meet())
    ann.page.set_viewport_size({"width": 390, "height": 640})
    rng = random.Random(4)
    lit = 0
    while lit < 6:
        settled(ann)
        assert not ann.result
        wait_until(lambda: bool(ann.page.evaluate(SEEN)))
        lit += ann.find(".board .object.lit").count() > 0
        ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        ann.answer(rng.choice(ann.asked()))


def test_a_player_who_scrolls_while_waiting_is_left_alone(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": 390, "height": 560})
    formation = ["leon<", "zael>", "gideon>", "noctis<", "omnio<", "valencio<"]
    cards = {"red": "overwatch", "green": "block", "purple": "strategize"}
    ann.load({"voidlock": 1, "position": {"formation": formation, "phase": "resolve", "table": cards}})
    ann.find("[data-ask=place_token]").wait_for()
    before = ann.find("[data-ask]").get_attribute("data-choice")
    # They answer, and look at their cards while they wait.
    ann.page.evaluate("""() => {
        document.querySelector("[data-questions] [data-answer]").click()
        dispatchEvent(new WheelEvent("wheel"))
        scrollTo({top: document.body.scrollHeight, behavior: "instant"})
    }""")
    wait_until(lambda: ann.find("[data-ask]").first.get_attribute("data-choice") != before)
    settled(ann)
    assert ann.find(".board .object.lit").count()
    assert not ann.page.evaluate(SEEN)


def at_the_first(person: Person) -> bool:
    return bool(person.page.evaluate("document.querySelector('.list').scrollLeft === 0"))


def go_to_the_last_team(person: Person) -> None:
    person.page.evaluate("document.querySelector('.list').scrollTo({left: 2000, behavior: 'instant'})")
    assert not at_the_first(person)


def test_the_first_team_still_to_choose_is_seen(meet: Meet) -> None:
    ann = on_a_phone(meet())
    rng = random.Random(7)
    find_question(ann, "choose_action", rng)
    assert at_the_first(ann)
    go_to_the_last_team(ann)
    ann.answer(ann.asked()[-1])
    wait_until(lambda: at_the_first(ann))
    go_to_the_last_team(ann)
    ann.click("[data-undo=free]")
    expect(ann.find("[data-ask]")).to_have_count(3)
    wait_until(lambda: at_the_first(ann))
    # In the next round too.
    go_to_the_last_team(ann)
    while ann.find("[data-ask=choose_action]").count():
        ann.answer(ann.asked()[-1])
        settled(ann)
    find_question(ann, "choose_action", rng)
    expect(ann.find("[data-ask]")).to_have_count(3)
    assert at_the_first(ann)


def test_facts_can_be_folded_away_and_hidden(meet: Meet) -> None:
    ann = on_a_phone(meet())
    find_question(ann, "choose_action", random.Random(9))
    ann.click("[data-look-at]")
    ann.find("[data-matters]").wait_for()
    ann.click(".fold")
    expect(ann.find(".fold")).to_be_in_viewport(ratio=1)
    ann.click(".fold")
    # Nothing lies over the way back to the cards.
    ann.click("[data-hide-matters]")
    expect(ann.find("[data-questions] [data-answer]").first).to_be_in_viewport()


def test_a_line_of_the_log_brings_the_board_and_leaves_the_prompt_folded(meet: Meet) -> None:
    ann = on_a_phone(meet())
    find_question(ann, "choose_action", random.Random(9))
    ann.click(".fold")
    expect(ann.find("[data-questions].folded")).to_be_visible()
    ann.click("[data-show-log]")
    ann.click("[data-event=formation_dealt] button")
    ann.find("[data-past]").wait_for()
    wait_until(lambda: bool(ann.page.evaluate("document.querySelector('.formation').getBoundingClientRect().top > -1")))
    expect(ann.find(".formation [role=row]").first).to_be_in_viewport()
    ann.click("[data-now]")
    expect(ann.find("[data-questions].folded")).to_be_visible()
    # The next question is not folded away.
    ann.click(".fold")
    ann.answer(ann.asked()[0])
    expect(ann.find("[data-questions].folded")).to_have_count(0)


def test_one_touch_chooses_a_card(meet: Meet) -> None:
    ann = meet(device="phone")
    ann.visit(ann.server.open_table(teams="random", seed="auspex"))
    ann.wait_until_asked()
    first = ann.asked()[0]
    card = ann.find(f"[data-questions] [data-answer='{first}']")
    expect(card).to_be_in_viewport(ratio=1)
    brief = card.locator(".phrases")
    assert brief.evaluate("text => text.scrollHeight <= text.clientHeight + 1")
    card.tap()
    wait_until(lambda: any(answer.endswith(first) for answer in ann.server.answers(ann.table)))


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["narrow", "wide"])
def test_a_mouse_plays_a_card_with_one_press(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.visit(ann.server.open_table(teams="random", seed="auspex"))
    ann.wait_until_asked()
    assert ann.page.evaluate("matchMedia('(hover: hover)').matches")
    first = ann.asked()[0]
    ann.find(f"[data-questions] [data-answer='{first}']").click()
    wait_until(lambda: any(answer.endswith(first) for answer in ann.server.answers(ann.table)))


BARS = """selector => [...document.querySelectorAll(selector)].filter(each => each.clientWidth).map(each => {
    const { borderLeftWidth, borderRightWidth, borderTopWidth, borderBottomWidth } = getComputedStyle(each);
    const beside = each.offsetWidth - each.clientWidth - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth);
    const below = each.offsetHeight - each.clientHeight - parseFloat(borderTopWidth) - parseFloat(borderBottomWidth);
    return Math.max(beside, below);
})"""
"""How much room scroll bars take of each of these."""


def test_scroll_bars_take_little_room_beside_the_cards(browser: Browser, server: Server) -> None:
    """The other tests hide them; a computer with a mouse shows them."""
    shell = SHELL if SHELL.exists() else CHROMIUM
    shown = browser.browser_type.launch(executable_path=shell, args=FLAGS, ignore_default_args=["--hide-scrollbars"])
    ann = Person(shown, server)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.visit(server.open_table(teams="random", seed="auspex"))
    ann.wait_until_asked()
    ann.page.evaluate("document.querySelector('header').style.overflow = 'scroll'")
    [usual] = ann.page.evaluate(BARS, "header")
    bars = ann.page.evaluate(BARS, "[data-questions], [data-questions] :is(div, ol, ul)")
    shown.close()
    assert usual > max(bars), f"of {usual} pixels: {bars}"


def test_all_answers_of_an_event_are_in_sight(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.load(FALL)
    ann.answer("stop")
    expect(ann.find("[data-beside='event:second_wind']")).to_be_visible()
    for answer in ann.asked():
        expect(ann.find(f"[data-questions] [data-answer='{answer}']")).to_be_in_viewport(ratio=1)
    for tool in ("[data-undo]", "[data-show-help]", "[data-settings]"):
        expect(ann.find(tool)).to_be_in_viewport(ratio=1)


SIDEWAYS = ((844, 390), (667, 375))


def test_held_sideways_the_map_lies_beside_what_is_asked(meet: Meet) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": SIDEWAYS[0][0], "height": SIDEWAYS[0][1]})
    ann.load(position())
    map, prompt = ann.find("[data-map] [role=application]"), ann.find("[data-questions]")
    for width, height in SIDEWAYS:
        ann.page.set_viewport_size({"width": width, "height": height})
        for whole in (
            map,
            ann.find("[data-zoom=all]"),
            ann.find("[data-answer='activate:sgt']"),
            ann.find("[data-undo]"),
        ):
            expect(whole).to_be_in_viewport(ratio=1)
        pane, beside = map.bounding_box(), prompt.bounding_box()
        assert pane is not None and beside is not None
        assert pane["height"] > height / 2
        assert pane["x"] + pane["width"] <= beside["x"]


def test_held_sideways_the_formation_lies_beside_the_cards(meet: Meet) -> None:
    ann = meet()
    ann.visit(ann.server.open_table(teams="random", seed="auspex"))
    ann.find("[data-ask=choose_action]").first.wait_for()
    for width, height in SIDEWAYS:
        ann.page.set_viewport_size({"width": width, "height": height})
        first = ann.find("[data-answer]").first
        expect(first).to_be_in_viewport()
        row, card = ann.find(".formation [role=row]").first.bounding_box(), first.bounding_box()
        assert row is not None and card is not None
        assert row["x"] + row["width"] <= card["x"]
