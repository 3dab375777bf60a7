"""The game screen: played on the board, played by keys, explained, looked back at, and read by everybody."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Locator, expect

from tests.saying import said
from tests.web.browsing import Meet, Person, Server

pytestmark = pytest.mark.slow

PHONE, DESK = (390, 844), (1280, 800)

OVER: dict[str, object] = json.loads((Path(__file__).parents[1] / "playthroughs" / "solo.json").read_text("utf-8"))
"""A game that was won."""

LIT = ".board .object.lit:visible, [data-questions] .object.lit:visible"
"""What can be picked: objects of the board, and cards of a hand."""


def at_size(person: Person, size: tuple[int, int]) -> Person:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    return person


def settled(person: Person) -> None:
    """The last answer is acknowledged, and either something is asked, and keys are heard, or the game is over."""
    person.find("[data-questions][aria-busy=false], [data-end]").first.wait_for()
    person.wait_until_asked()
    person.find(".game:not([data-hasty])").wait_for()


def count_of_answers(person: Person) -> int:
    return len(person.server.answers(person.table))


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def pick_something_lit(person: Person, rng: random.Random) -> bool:
    """Pick on the board, both things where an answer is about two; whether anything was lit."""
    before = count_of_answers(person)
    for _ in range(2):
        lit = person.find(LIT)
        if not lit.count():
            return False
        lit.nth(rng.randrange(lit.count())).click()
        settled(person)
        if person.result or count_of_answers(person) > before:
            return True
    return True


# ---------------------------------------------------------------------- whole games


def test_rounds_on_the_board_of_a_phone(meet: Meet, server: Server) -> None:
    """The first round, which asks the usual kinds of question; a whole game is played by keys below."""
    ann = at_size(meet(), PHONE)
    ann.play_now()
    rng = random.Random(11)
    picked = 0
    while server.game(ann.table).state.round < 2:
        if pick_something_lit(ann, rng):
            picked += 1
        else:
            ann.answer(rng.choice(ann.asked()))
        settled(ann)
    assert picked > 5


def press_an_answer(person: Person, rng: random.Random) -> None:
    """By its number; or from answer to answer with the arrows; or on the board."""
    way = rng.randrange(3)
    page = person.page
    if way == 0:
        page.keyboard.press("b")
        if "lit" in str(page.evaluate("document.activeElement.className")):
            page.keyboard.press("Enter")
            return
    if way == 1:
        person.find("[data-questions]").focus()
        for _ in range(rng.randint(1, 4)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        return
    keys: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-questions] [data-key]')].map(each => each.dataset.key).filter(key => key)"
    )
    page.keyboard.press(rng.choice(keys))


def test_a_whole_game_by_keys_alone_is_shared_and_played_again(meet: Meet, server: Server) -> None:
    ann = at_size(meet(), DESK)
    ann.visit()
    ann.find("[data-play-now]").focus()
    ann.page.keyboard.press("Enter")
    rng = random.Random(12)
    settled(ann)
    while not ann.result:
        press_an_answer(ann, rng)
        settled(ann)
        # What was pressed is gone; the focus moves on in the frame after.
        ann.page.wait_for_function("() => document.activeElement !== document.body")
        if rng.random() < 0.1 and not ann.result:
            # From the last thing on the page Tab would lead out of it, into the browser.
            ann.find("[data-questions]").focus()
            ann.page.keyboard.press("Tab")
            assert ann.page.evaluate("document.activeElement.closest('main') !== null")
    assert server.game(ann.table).result == ann.result
    expect(ann.find("[data-end]")).to_be_visible()
    expect(ann.find("[data-dice-same]")).to_be_visible()
    expect(ann.find("[data-answer]")).to_have_count(0)
    before = server.game(ann.table)
    ann.click("[data-share]")
    expect(ann.find("[data-sharing] img")).to_be_visible()
    with ann.page.expect_download():
        ann.click("[data-save]")
    challenge = ann.find("#share-challenge").input_value()
    assert re.fullmatch(f"{server.address}c/[0-9a-z]{{10}}", challenge)
    ann.page.keyboard.press("Escape")
    bob = meet()
    bob.visit(challenge)
    expect(bob.find("[data-challenge] [data-story]")).to_have_text(ann.find("[data-end] .story").inner_text())
    expect(bob.find("[data-challenge] [data-fellow]")).to_have_count(ann.find("[data-end] [data-fellow]").count())
    # Loaded again, it is the same challenge, now without the short path.
    bob.page.reload()
    bob.click("[data-accept]")
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ann.click("[data-same-seed]")
    for person in (ann, bob):
        settled(person)
        again = server.game(person.table)
        assert again.origin.seed == before.origin.seed
        assert again.inputs == before.inputs[: len(again.inputs)], "the same cards are dealt"


# ---------------------------------------------------------------------- picking, explaining, looking back


ATTACK: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon<", "gideon>", "noctis>", "valencio<"],
        "swarms": {"L1": "claw tail", "R3": "head"},
        "phase": "resolve",
        "table": {"red": "full_auto"},
    },
}
"""Leon may attack the swarm in front of him, and has no token to roll again."""


def at_an_attack(person: Person) -> None:
    person.load(ATTACK)
    person.find("[data-ask=attack]").wait_for()


def find_question(person: Person, kind: str, rng: random.Random) -> Locator:
    """Play on until this is asked."""
    for _ in range(300):
        settled(person)
        assert not person.result, f"{kind} was never asked"
        asked = person.find(f"[data-ask={kind}]")
        if asked.count():
            return asked.first
        person.answer(rng.choice(person.asked()))
    raise AssertionError(kind)


def test_an_answer_about_two_things_is_picked_in_two_steps(meet: Meet, server: Server) -> None:
    """And neither before it nor after its roll can anything be undone: the button says why."""
    ann = meet()
    at_an_attack(ann)
    undo = ann.find("[data-undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", said("reason-undo_nothing"))
    before = server.answers(ann.table)
    text = next(text for text in ann.asked() if text.startswith("attack:"))
    _, marine, spot = text.split(":")
    ann.click(f".board [data-thing='marine:{marine}']")
    expect(ann.find(f".board .marked[data-thing='marine:{marine}']")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.find(f".board .marked[data-thing='marine:{marine}']")).to_have_count(0)
    ann.click(f".board [data-thing='marine:{marine}']")
    ann.click(f".board .lit[data-thing='spot:{spot}']")
    settled(ann)
    assert server.answers(ann.table) == [*before, f"1 {text}"]
    expect(ann.find("[data-strip] .roll").first).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.find("[data-refusal=undo_chance]")).to_contain_text("a roll of the die")
    expect(undo).to_be_focused()


def test_things_explain_themselves_and_say_why_not(meet: Meet) -> None:
    ann = meet()
    at_an_attack(ann)
    aimed = {text.split(":")[1] for text in ann.asked() if text.startswith("attack:")}
    marines = ann.find(".board [data-thing^='marine:']")
    names = [str(marines.nth(place).get_attribute("data-thing")) for place in range(marines.count())]
    other = next(name for name in names if name.partition(":")[2] not in aimed)
    ann.click(f".board [data-thing='{other}']")
    sheet = ann.find("[data-sheet]")
    expect(sheet.locator(f"[data-explains='{other}']")).to_contain_text("(R-3.7)")
    expect(sheet.locator("[data-reasons]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert ann.page.evaluate("document.activeElement.dataset.thing") == other
    # What is lit explains itself by the other button of the mouse, and by a key.
    first = f".board [data-thing='marine:{sorted(aimed)[0]}']"
    ann.find(first).click(button="right")
    expect(sheet).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.find(".board [data-thing='pile:left']").focus()
    ann.page.keyboard.press("?")
    expect(sheet).to_contain_text("(R-14.1)")
    ann.click("[data-close]")
    ann.page.keyboard.press("h")
    expect(ann.find("[data-help]")).to_be_visible()


def standing(person: Person) -> list[str]:
    """The formation: who stands where, faces where, with how many tokens."""
    told: list[str] = person.find(".formation [data-thing^='marine:']").evaluate_all(
        "plates => plates.map(plate => plate.getAttribute('aria-label').replace(/, (can be )?chosen/g, ''))"
    )
    return told


def at_last_line(person: Person) -> bool:
    return bool(person.find(".log ol").evaluate("list => list.scrollTop + list.clientHeight > list.scrollHeight - 24"))


def test_a_line_of_the_log_opens_the_board_as_it_was(meet: Meet) -> None:
    ann = meet()
    ann.play_now()
    rng = random.Random(6)
    find_question(ann, "choose_action", rng)
    start = standing(ann)
    while standing(ann) == start:
        ann.answer(rng.choice(ann.asked()))
        settled(ann)
    now, asked = standing(ann), ann.asked()
    ann.click("[data-event=formation_dealt] button")
    expect(ann.find("[data-past]")).to_be_visible()
    expect(ann.find("[data-answer], .lit")).to_have_count(0)
    wait_until(lambda: standing(ann) == start)
    ann.page.keyboard.press("End")
    wait_until(lambda: standing(ann) == now)
    ann.page.keyboard.press("Escape")
    expect(ann.find("[data-past]")).to_have_count(0)
    assert ann.asked() == asked
    wait_until(lambda: at_last_line(ann))
    ann.page.keyboard.press("l")
    expect(ann.find(".log li").last.locator("button")).to_be_focused()


def test_more_than_nine_answers_have_keys(meet: Meet, server: Server) -> None:
    """Reorganize lets both Yellow Marines trade places with anybody: ten answers, and to be done."""
    ann = meet()
    ann.visit(server.open_table(teams=[["yellow", "grey", "green"]], seed="seven"))
    settled(ann)
    for answer in ("choose:reorganize", "choose:psionic_attack", "choose:dead_aim"):
        ann.answer(answer)
        settled(ann)
    offered = [text for text in ann.asked() if text.startswith("move:")]
    assert len(offered) == 10
    keys: list[str] = ann.page.evaluate(
        "[...document.querySelectorAll('[data-questions] [data-answer]')].map(each => each.dataset.key)"
    )
    assert keys == [*"123456789", "a", "0"]
    ann.page.keyboard.press("a")
    settled(ann)
    assert server.answers(ann.table)[-1] == f"1 {offered[-1]}"


def test_the_end_looks_back_and_begins_again(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.load(OVER)
    teams = list(server.game(ann.table).state.controller)
    table = ann.table
    expect(ann.find("[data-statistics]")).to_contain_text("rounds")
    ann.click("[data-replay]")
    slider = ann.page.get_by_role("slider")
    slider.press("End")
    expect(ann.find("[data-run=false]")).to_be_visible()
    ann.click("[data-now]")
    with ann.page.expect_download():
        ann.open_table_part()
        ann.click("[data-file]")
    ann.click("[data-again]")
    ann.page.wait_for_url(lambda address: table not in address)
    settled(ann)
    assert list(server.game(ann.table).state.controller) == teams


# ---------------------------------------------------------------------- for everybody


@pytest.mark.parametrize(("size", "theme", "language"), [(PHONE, "dark", "en-GB"), (DESK, "light", "ja-JP")])
def test_nobody_is_shut_out(meet: Meet, size: tuple[int, int], theme: Literal["dark", "light"], language: str) -> None:
    ann = at_size(meet(locale=language), size)
    ann.visit()
    ann.wear(theme)
    ann.click("[data-play-now]")

    # Each of them audits every other screen: axe takes most of the time.
    audits = cycle([size == PHONE, size == DESK])

    def look() -> None:
        if next(audits):
            found = Axe().run(ann.page)
            assert found.violations_count == 0, found.generate_report()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]

    settled(ann)
    look()
    at_an_attack(ann)
    ann.page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    look()
    sheet = ann.find("[data-sheet]")
    ann.click(".board .object:not(.lit)")
    expect(sheet).to_be_visible()
    look()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.find("[data-help]")).to_be_visible()
    look()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    if ann.find("[data-show-log]").is_visible():
        ann.click("[data-show-log]")
    ann.click(".log li button")
    ann.find("[data-past]").wait_for()
    look()
    ann.load(OVER)
    expect(ann.find("[data-statistics]")).to_be_visible()
    look()
