"""The page is light, and there at once on a phone. Figures of a quiet machine are in docs/performance.md."""

from __future__ import annotations

import gzip
import json
import os

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.browsing import Meet, Person, Server
from voidlock.server.pages import STATIC

pytestmark = pytest.mark.slow

LARGEST_PAGE = 150_000
"""Bytes of everything that the browser loads, the board included, each file by itself as gzip makes it."""

FIRST_BOARD = 1.5
"""Seconds on a quiet machine from the address to the board."""

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
    window.jumped = 0;
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) if (!shift.hadRecentInput) jumped += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
    const find = () => {
        if (document.querySelector("[data-board] [data-thing^=marine]")) {
            window.boardAt ??= performance.now();
        } else requestAnimationFrame(find);
    };
    find();
"""


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


def busy() -> float:
    """How much slower everything may be here: others use the machine as well."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) * 2


def test_the_page_is_small(browser: Browser) -> None:
    files = [file for file in STATIC.rglob("*") if file.is_file()]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    assert sum(sizes.values()) < LARGEST_PAGE, sizes


def test_the_first_board_on_a_phone(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.visit()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    phone(ann)
    took = []
    for _ in range(3):
        ann.page.reload()
        took.append(board_at(ann.page))
        ann.wait_until_asked()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("jumped") < JUMP
    print(json.dumps({"first board": took}))
    assert min(took) < FIRST_BOARD * busy(), took


def test_nothing_jumps_from_the_start_to_the_board(meet: Meet) -> None:
    ann = meet()
    phone(ann)
    ann.visit()
    ann.find("[data-play-now]").wait_for()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("jumped") < JUMP
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate("jumped") < JUMP
