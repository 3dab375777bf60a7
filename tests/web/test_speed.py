"""The page is light, and there at once on a phone. Figures of a quiet machine are in docs/performance.md."""

from __future__ import annotations

import gzip
import json
import os
import random
from statistics import median

import pytest
from playwright.sync_api import CDPSession, Page

from tests.web.browser_trace import Trace
from tests.web.browsing import Meet, Person, Server
from tests.web.squad import begin, begin_from_the_start
from voidlock.server.http.pages import STATIC

pytestmark = pytest.mark.slow

LARGEST_PAGE = 216_000
"""Bytes of everything that the browser loads for the start and the card game, each file by itself as gzip makes it."""

LARGEST_HULK = 101_000
"""Bytes more for Space Hulk, which load when it is chosen."""

FRAME = 1000 / 60
"""Milliseconds of a frame."""

FIRST_BOARD = 1.5
"""Seconds on a quiet machine from the address to the board."""

ANSWERED = 50
"""Milliseconds on a quiet machine from a click to a screen that shows that it was heard, as the median."""

NEXT_QUESTION = 100
"""The same to the next question, which the server has to ask first."""

LONGEST_TASK = 100
"""Milliseconds on a quiet machine that the page may be deaf at a stretch."""

LONGEST_OPENING = 220
"""Milliseconds of processor time on a phone that a task may take as a game opens: twice as long as it takes alone."""

JUMP = 0.05
"""The sum of layout shifts that nobody notices."""

PROCESSOR = 4
"""So many times slower than this machine."""

# What Chromium's own tools call fast 4G: bytes a second, and milliseconds there and back.
NETWORK = {
    "offline": False,
    "downloadThroughput": 9_000_000 / 8 * 0.9,
    "uploadThroughput": 1_500_000 / 8 * 0.9,
    "latency": 60,
}

WATCH = """
    window.jumps = [];
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            const who = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
            if (!hadRecentInput) jumps.push([value, ...who]);
        }
    }).observe({ type: "layout-shift", buffered: true });
    const find = () => {
        if (document.querySelector("[data-board] [data-thing^=marine]")) {
            window.boardAt ??= performance.now();
        } else requestAnimationFrame(find);
    };
    find();
"""


WATCH_PLAY = """
    window.seen = { heard: [], clicks: [], tasks: [], shifts: [] };
    new PerformanceObserver(list => seen.tasks.push(...list.getEntries().map(task => task.duration)))
        .observe({ type: "longtask" });
    let clicked = 0, asked = "", answered = 0;
    // A busy server answers late; what moves with its answer was asked for all the same.
    const expected = shift => shift.hadRecentInput || (shift.startTime >= answered && shift.startTime - answered < 500);
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) if (!expected(shift)) seen.shifts.push(shift.value);
    }).observe({ type: "layout-shift" });
    // The message comes after the frame has been made.
    const drawn = (list, from) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => list.push(performance.now() - from);
        port2.postMessage(null);
    });
    addEventListener("click", event => {
        if (event.target.closest?.("[data-answer]")) clicked = event.timeStamp;
    }, true);
    new MutationObserver(changes => {
        const busy = changes.some(({ target }) => target.ariaBusy === "true");
        if (busy && clicked) drawn(seen.heard, clicked);
        const now = [...document.querySelectorAll("[data-choice]")].map(ask => ask.dataset.choice).join();
        if (now === asked) return;
        asked = now;
        const from = clicked;
        clicked = 0;
        if (!from) return;
        answered = performance.now();
        drawn(seen.clicks, from);
    }).observe(document, {
        subtree: true, childList: true, attributes: true, attributeFilter: ["data-choice", "aria-busy"],
    });
"""

TWELVE = [
    *["leon<", "valencio<", "gideon< 1", "noctis<", "lorenzo<", "deino<"],
    *["calistarius>", "scipio>", "zael>", "omnio> 1", "claudio>", "goriel>"],
]
SWARMS = {"L1": "claw tail", "L3": "head", "L5": "tail tail tongue", "R7": "claw", "R9": "head head", "R12": "tongue"}


def phone(person: Person) -> CDPSession:
    """A browser like that of a phone, which watches when the board comes, and what jumps."""
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.add_init_script(WATCH)
    browser = person.context.new_cdp_session(person.page)
    browser.send("Network.enable")
    browser.send("Network.setCacheDisabled", {"cacheDisabled": True})
    browser.send("Network.emulateNetworkConditions", NETWORK)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    return browser


def board_at(page: Page) -> float:
    """Seconds from the address to the board."""
    page.locator("[data-board] [data-thing^=marine]").first.wait_for()
    return float(page.evaluate("boardAt")) / 1000


def jumped(person: Person) -> float:
    """The sum of layout shifts that nobody had asked for."""
    return sum(float(value) for value, *_ in person.page.evaluate("jumps"))


def until_at_rest(page: Page) -> None:
    """Fonts are loaded, nothing moves any more, and the last frame is drawn."""
    page.wait_for_function(
        """async () => {
            await document.fonts.ready;
            const ends = ({ effect }) => isFinite(effect.getComputedTiming().endTime);
            if (document.getAnimations().some(each => each.playState === "running" && ends(each))) return false;
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
            return true;
        }"""
    )


def crowded() -> float:
    """How many want each core; 1 if there is no waiting."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def busy() -> float:
    """How much slower everything may be here: others use the machine as well."""
    return crowded() * 2


def loaded(person: Person) -> int:
    """Bytes of all files that the page has asked for."""
    asked: list[str] = person.page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    names = {"index.html", *[address.rpartition("/")[2] for address in asked]}
    files = [file for file in STATIC.rglob("*") if file.name in names and file.is_file()]
    return sum([len(gzip.compress(file.read_bytes(), 9)) for file in files])


def test_the_page_is_small(meet: Meet) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    first = loaded(ann)
    begin_from_the_start(ann)
    ann.click("[data-answer=listed]")
    hulk = loaded(ann) - first
    print(json.dumps({"start and card game": first, "Space Hulk": hulk}))
    assert first < LARGEST_PAGE
    assert hulk < LARGEST_HULK


def test_the_first_board_on_a_phone(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    phone(ann)
    took = []
    for _ in range(3):
        ann.page.reload(wait_until="commit")
        took.append(board_at(ann.page))
        ann.wait_until_asked()
    until_at_rest(ann.page)
    assert jumped(ann) < JUMP, ann.page.evaluate("jumps")
    print(json.dumps({"first board": took}))
    assert min(took) < FIRST_BOARD * busy(), took


def test_nothing_jumps_from_the_start_to_the_board(meet: Meet) -> None:
    ann = meet()
    phone(ann)
    ann.visit()
    ann.find("[data-play-now]").wait_for()
    until_at_rest(ann.page)
    assert jumped(ann) < JUMP, ann.page.evaluate("jumps")
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    until_at_rest(ann.page)
    assert jumped(ann) < JUMP, ann.page.evaluate("jumps")


@pytest.mark.parametrize("game", ["angel", "hulk"])
def test_a_game_opens_on_a_phone_in_short_tasks(meet: Meet, server: Server, game: str) -> None:
    ann = meet(device="phone")
    mission = "classic-2-exterminate" if game == "hulk" else ""
    link = server.open_table(game=game, seed="204", mission=mission)
    with Trace(ann.page) as trace:
        ann.visit(link)
        ann.find("[data-answer]").first.wait_for(state="attached")
        until_at_rest(ann.page)
    took = sorted(took * PROCESSOR for took in trace.tasks())
    print(json.dumps({game: took[-3:]}))
    assert took[-1] < LONGEST_OPENING, took[-3:]


def test_answers_and_animations_of_twelve_rows(meet: Meet) -> None:
    """At a desk, where more is drawn than on a phone."""
    ann = meet()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.add_init_script(WATCH_PLAY)
    ann.load({"voidlock": 1, "seed": "twelve", "position": {"formation": TWELVE, "swarms": SWARMS}})
    until_at_rest(ann.page)
    ann.page.evaluate("seen.tasks.length = seen.shifts.length = 0")
    rng = random.Random(5)
    for _ in range(20):
        ann.play(rng, 1)
        until_at_rest(ann.page)
    seen = ann.page.evaluate("seen")
    heard, clicks, tasks, shifts = seen["heard"], seen["clicks"], seen["tasks"], seen["shifts"]
    assert len(clicks) > 15
    assert len(heard) > 15
    found = {
        "heard": [median(heard), max(heard)],
        "clicks": [median(clicks), max(clicks)],
        "tasks": sorted(tasks)[-3:],
        "shifts": sum(shifts),
    }
    print(json.dumps(found))
    # What moves with a very late answer looks as if nobody had asked for it.
    assert sum(shifts) < JUMP * crowded(), shifts
    assert median(heard) < ANSWERED * busy(), heard
    assert median(clicks) < NEXT_QUESTION * busy(), clicks
    assert max(tasks, default=0) < LONGEST_TASK * busy(), tasks


def test_beats_of_twelve_rows(meet: Meet) -> None:
    """On a phone, where the board also scrolls to each of them."""
    ann = meet(speed="fast")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.add_init_script(WATCH_PLAY)
    ann.load(
        {
            "voidlock": 1,
            "position": {"formation": TWELVE, "swarms": SWARMS, "phase": "attack"},
            "dice": [5, 0, 5, 0, 5, 5],
        }
    )
    ann.page.evaluate("seen.tasks.length = seen.shifts.length = 0")
    ann.answer(ann.asked()[0])
    ann.wait_until_asked()
    tasks = ann.page.evaluate("seen.tasks")
    print(json.dumps({"tasks": sorted(tasks)[-3:]}))
    # One of them may have waited for a processor that others were using.
    assert len([task for task in tasks if task >= LONGEST_TASK * busy()]) <= 1, tasks


WATCH_MAP = """
    window.drawn = { states: [], wheels: [] };
    const laidOut = (list, from) => {
        document.querySelector("[data-map]")?.getBoundingClientRect();
        list.push(performance.now() - from);
    };
    const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage").set;
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(handler) {
            set.call(this, event => {
                const from = performance.now();
                handler(event);
                // The page is changed once the handler is done.
                if (event.data.includes('"type":"state"')) setTimeout(() => laidOut(drawn.states, from));
            });
        },
    });
    let turned = 0;
    addEventListener("wheel", () => { turned = performance.now(); }, { capture: true });
    addEventListener("wheel", () => laidOut(drawn.wheels, turned));
"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
def test_a_board_of_204_squares_is_drawn_again_within_a_frame(meet: Meet, size: tuple[int, int]) -> None:
    ann = meet()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.page.add_init_script(WATCH_MAP)
    begin(ann, "classic-2-exterminate", seed="204")
    assert ann.find("[data-square]").count() >= 204
    ann.play(random.Random(5), 20)
    pane = ann.find("[data-map] [role=application]").bounding_box()
    assert pane is not None
    ann.page.mouse.move(pane["x"] + pane["width"] / 2, pane["y"] + 80)
    for turn in range(20):
        ann.page.mouse.wheel(0, 120 if turn % 2 else -120)
        ann.page.wait_for_function("number => drawn.wheels.length >= number", arg=turn + 1)
    drawn = ann.page.evaluate("drawn")
    states, wheels = drawn["states"], drawn["wheels"]
    print(json.dumps({"states": [median(states), max(states)], "wheels": [median(wheels), max(wheels)]}))
    assert len(states) > 15 and len(wheels) > 15
    assert median(states) < FRAME * busy(), states
    assert median(wheels) < FRAME * busy(), wheels
