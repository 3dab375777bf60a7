"""The round as theatre: each event is played on its own, for its time, before the next question."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.saying import ENGLISH, said
from tests.web.browsing import Meet, Person

pytestmark = pytest.mark.slow

PHONE, DESK = (390, 844), (1280, 800)

FALL: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon<", "zael>", "gideon>", "noctis<", "omnio<", "valencio<"],
        "swarms": {"L1": "claw tail", "R2": "head tongue claw", "R3": "head"},
        "phase": "resolve",
        "table": {"red": "full_auto", "green": "dead_aim", "purple": "flamer_attack"},
        "resolved": ["purple", "green"],
        "events": ["second_wind"],
    },
    "dice": [5, 2, 1],
}
"""When Full Auto is done, Leon survives, Zael and Gideon fall, and the Event card asks for a Marine."""

TRAVEL: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "formation": ["leon<", "zael>", "gideon>", "noctis<"],
        "swarms": {"L1": "claw"},
        "piles": {"left": 0, "right": 4},
        "phase": "resolve",
        "table": {"red": "full_auto", "green": "dead_aim", "purple": "flamer_attack"},
        "resolved": ["purple", "green"],
        "events": ["second_wind"],
    },
    "dice": [5],
}
"""When Full Auto is done, the squad travels."""

LUNGE, ROLL, VERDICT, DEATH, CLOSE, LEAVE, ARRIVE = 420, 720, 560, 1_400, 420, 900, 3_000
"""Milliseconds at normal speed."""

EVENT = 1_500 + 14 * len(ENGLISH.explain("event", "second_wind"))
LATE_PRESS = 1_000
"""Longer than a playback that ends by itself ignores presses."""
"""An Event card stays long enough to be read."""

FALLEN = [
    *[("lunge", LUNGE), ("roll", ROLL), ("verdict", VERDICT)],
    *[("lunge", LUNGE), ("roll", ROLL), ("death", DEATH), ("close", CLOSE)],
    *[("lunge", LUNGE), ("roll", ROLL), ("death", DEATH), ("close", CLOSE)],
    ("event", EVENT),
]

TRAVELLED = [("leave", LEAVE), ("arrive", ARRIVE), *FALLEN[:3], ("event", EVENT)]

ASKED = "[data-answer][aria-disabled=false]"


def seated(meet: Meet, game: dict[str, object], size: tuple[int, int] = DESK) -> Person:
    """A player who watches; from now on the test moves their clock."""
    person = meet(speed="normal")
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.clock.install()
    person.load(game)
    person.page.clock.pause_at(person.page.evaluate("Date.now() + 1000"))
    return person


def answers(person: Person, text: str) -> None:
    """Answer without waiting for the result."""
    person.click(f"[data-answer='{text}'][aria-disabled=false]")
    person.find("[data-tale]").wait_for()


def beat(person: Person) -> str:
    found: str = person.page.evaluate("document.querySelector('[data-tale]')?.dataset.beat ?? ''")
    return found


def watched(person: Person, beats: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Each beat as it is shown; it stays for its time, and not longer."""
    for kind, lasts in beats:
        assert beat(person) == kind
        assert person.asked() == []
        yield kind
        person.page.clock.run_for(lasts - 1)
        assert beat(person) == kind
        person.page.clock.run_for(1)
    assert beat(person) == ""


TOP_FACE = """die => {
    const { top, bottom } = die.getBoundingClientRect();
    const middle = ({ top, bottom }) => (top + bottom) / 2;
    const up = face => middle(face.getBoundingClientRect()) > top && middle(face.getBoundingClientRect()) < bottom;
    return [...die.querySelectorAll(".face")].filter(up).map(face => face.textContent.trim()).join();
}"""


def die_of(person: Person) -> int:
    """The width of the die that is thrown."""
    width: int = person.find("[data-die] .die").evaluate("die => die.offsetWidth")
    return width


SHOWS_FROM = "words => 1000 * parseFloat(getComputedStyle(words).animationDelay)"
FACE_AT = "die => 1000 * parseFloat(getComputedStyle(die.querySelector('.reel')).animationDuration)"
"""Milliseconds from the start of the beat on until the words are seen, and until the die shows the face that counts."""


def come_to_rest(person: Person) -> None:
    person.page.evaluate("document.getAnimations().forEach(each => each.finish())")


# ---------------------------------------------------------------------- each on its own


def test_rolls_and_deaths_are_shown_one_by_one_on_the_board_as_it_was(meet: Meet) -> None:
    ann = seated(meet, FALL, size=PHONE)
    answers(ann, "stop")
    stamps: list[str] = []
    fallen = iter(["zael", "gideon"])
    for kind in watched(ann, FALLEN):
        expect(ann.find("[data-skip]")).to_be_in_viewport(ratio=1)
        if kind == "roll":
            assert die_of(ann) >= 72
            expect(ann.find("[data-need]")).to_be_in_viewport()
        if kind in ("verdict", "death"):
            stamps.append(ann.find("[data-verdict]").get_attribute("data-verdict") or "")
            expect(ann.find("[data-verdict]")).to_be_in_viewport()
        if kind == "death":
            # He lies where he fell until the ranks close.
            dead = ann.find(f".formation [data-thing='marine:{next(fallen)}']")
            expect(dead.locator(".fallen")).to_have_count(1)
        if kind == "close":
            expect(dead).to_have_count(0)
    assert stamps == ["survived", "slain", "slain"]
    expect(ann.find(".formation [data-thing^='marine:']")).to_have_count(4)
    # The question comes last, and a press that is too late for the last beat does not answer it.
    ann.find("[data-answer='target:leon'][aria-disabled=true]").first.wait_for()
    ann.page.clock.run_for(LATE_PRESS)
    ann.find(f"{ASKED}[data-answer='target:leon']").first.wait_for()


def test_a_death_is_told_by_nothing_before_the_die_shows_it(meet: Meet) -> None:
    ann = seated(meet, FALL)
    answers(ann, "stop")
    slain = said("told-marine_slain", marine=ENGLISH.name("marine", "zael"), card_kind="spot", card="R2")
    ann.page.clock.run_for(LUNGE + ROLL + VERDICT + LUNGE)
    assert beat(ann) == "roll"
    # It falls: its face comes before the words for it, and both before the beat is over.
    shown = ann.find("[data-die]")
    face_at, words_at = shown.locator(".die").evaluate(FACE_AT), ann.find("[data-tale] .line").evaluate(SHOWS_FROM)
    assert 0 < face_at <= words_at < ROLL
    for place in (".log", "[data-tale]", "[role=status]"):
        assert all(slain not in text for text in ann.find(place).all_inner_texts()), place
    expect(ann.find("[data-verdict]")).to_have_count(0)
    expect(ann.find(".fallen")).to_have_count(0)
    come_to_rest(ann)
    assert shown.locator(".die").evaluate(TOP_FACE) == shown.get_attribute("data-die") == "2"
    # It lies: now all of them tell it, and the die stays.
    ann.page.clock.run_for(ROLL)
    assert beat(ann) == "death"
    assert shown.locator(".die").evaluate(TOP_FACE) == "2"
    expect(ann.find("[data-verdict=slain]")).to_be_visible()
    expect(ann.find("[data-tale]")).to_contain_text(slain)
    expect(ann.find(".log")).to_contain_text(slain)


def test_an_event_is_turned_up_large_and_its_lines_are_carried_out_under_it(meet: Meet) -> None:
    ann = seated(meet, FALL | {"dice": [5, 5, 5]})
    answers(ann, "stop")
    ann.page.clock.run_for(3 * (LUNGE + ROLL + VERDICT))
    assert beat(ann) == "event"
    come_to_rest(ann)
    card = ann.find("[data-stage=event] article")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text("Second Wind")
    box = card.bounding_box()
    assert box is not None and box["width"] > 400
    ann.page.clock.run_for(EVENT + LATE_PRESS)
    answers(ann, "target:leon")
    carried = []
    while kind := beat(ann):
        if kind != "round":
            expect(ann.find("[data-carries]")).to_have_attribute("data-carries", kind)
            expect(ann.find("[data-carries]")).to_contain_text("Second Wind")
        carried.append(kind)
        ann.click("[data-next-beat]")
    assert carried == ["line", "line", "spawn", "move", "round"]


def test_of_the_event_of_the_setup_only_the_spawns_count(meet: Meet) -> None:
    """R-2.8: as long as it is told."""
    ann = meet(speed="normal")
    ann.play_now()
    for _ in range(3):
        ann.wait_until_asked()
        ann.click(f"{ASKED} >> nth=0")
    ann.find("[data-tale]").wait_for()
    while beat(ann) != "event":
        ann.click("[data-next-beat]")
    expect(ann.find("[data-stage=event] [data-setup-only]")).to_be_visible()
    ann.click("[data-skip]")
    ann.wait_until_asked()
    expect(ann.find("[data-setup-only]")).to_have_count(0)


def test_a_travel_closes_the_board_and_opens_it_with_the_new_location(meet: Meet) -> None:
    ann = seated(meet, TRAVEL)
    answers(ann, "stop")
    shown = iter(watched(ann, TRAVELLED))
    next(shown)
    expect(ann.page.get_by_role("group", name=said("board-location"))).to_contain_text("Void Lock")
    next(shown)
    location = ann.find("[data-doors]").get_attribute("data-doors")
    expect(ann.find(f".board [data-thing='location:{location}']")).to_have_count(1)
    expect(ann.find("[data-doors] article b")).to_be_in_viewport()
    expect(ann.find("[data-doors] article p")).to_be_in_viewport()
    assert list(shown)[-1] == "event"


# ---------------------------------------------------------------------- reduced motion


def test_with_reduced_motion_the_same_is_told_in_still_pictures_at_the_readers_pace(meet: Meet) -> None:
    ann = meet(speed="normal")
    ann.load(FALL)
    answers(ann, "stop")
    told = []
    while kind := beat(ann):
        told.append(kind)
        assert ann.page.evaluate("document.getAnimations().filter(each => each.playState === 'running').length") == 0
        if kind == "roll":
            shown = ann.find("[data-die]")
            assert shown.locator(".die").evaluate(TOP_FACE) == shown.get_attribute("data-die")
        if kind == "death":
            expect(ann.find(".plate.fallen")).to_be_visible()
            expect(ann.find("[data-tale]")).to_contain_text("is slain")
        ann.click("[data-next-beat]")
    assert told == [kind for kind, _ in FALLEN]
    ann.find(f"{ASKED}[data-answer='target:leon']").first.wait_for()
    expect(ann.page.get_by_role("status").filter(has_text="Zael is slain")).to_contain_text("Gideon is slain")


# ---------------------------------------------------------------------- several players


def test_everybody_sees_the_same_beats(meet: Meet) -> None:
    """At a desk, where the die is larger than on a phone."""
    ann = seated(meet, FALL)
    bob = meet(speed="normal")
    bob.page.emulate_media(reduced_motion="no-preference")
    bob.page.clock.install()
    bob.visit(re.sub("#.*", f"#table={ann.table}", ann.page.url))
    bob.find("[data-questions]").wait_for()
    bob.page.clock.pause_at(bob.page.evaluate("Date.now() + 1000"))
    answers(ann, "stop")
    bob.find("[data-tale]").wait_for()
    assert [kind for kind in watched(bob, FALLEN) if kind != "roll" or die_of(bob) >= 96] == [
        kind for kind, _ in FALLEN
    ]
    assert list(watched(ann, FALLEN)) == [kind for kind, _ in FALLEN]


# ---------------------------------------------------------------------- heard


LISTEN = """
    window.started = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { started += 1; return start.apply(this, when); };
"""


def test_sounds_are_in_step_and_can_be_switched_off_in_sight(meet: Meet) -> None:
    ann = meet(speed="normal")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.add_init_script(LISTEN)
    ann.page.clock.install()
    ann.load(FALL)
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() + 1000"))
    assert ann.page.evaluate("started") == 0
    switch = ann.page.get_by_role("button", name=said("web-sounds"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    answers(ann, "stop")
    heard = ann.page.evaluate("started")
    ann.page.clock.run_for(LUNGE + ROLL)
    assert ann.page.evaluate("started") > heard
    switch.click()
    heard = ann.page.evaluate("started")
    ann.page.clock.run_for(LUNGE + ROLL + DEATH)
    assert ann.page.evaluate("started") == heard
