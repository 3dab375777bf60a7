"""What cannot be loaded or drawn is said, with a way to load the page again; nothing stays black."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.browsing import Meet, Server

pytestmark = pytest.mark.slow


def breaks_off(route: Route) -> None:
    route.abort()


UNDRAWN = """const undrawn = new Proxy(() => { throw new Error("not drawn") }, {
    get: (itself, name) => name === "then" ? undefined : itself,
});"""


def throws(route: Route) -> None:
    """The board is loaded, with all that its module exports, and cannot be drawn."""
    exported = re.findall(r"\bas (\w+)", route.fetch().text().rpartition("export{")[2])
    names = ", ".join(f"undrawn as {name}" for name in exported)
    route.fulfill(content_type="text/javascript", body=f"{UNDRAWN} export {{ {names} }}")


def test_a_page_whose_script_does_not_load_says_so_in_both_languages(meet: Meet) -> None:
    ann = meet()
    ann.page.route("**/assets/page-*.js", breaks_off)
    ann.visit()
    notice = ann.find("#undrawn")
    expect(notice).to_be_visible()
    expect(notice.locator("p [lang]")).to_have_count(2)
    ann.page.unroute_all()
    notice.locator("button").click()
    expect(ann.find("[data-screen=start]")).to_be_visible()
    expect(notice).to_have_count(0)
    ann.errors.clear()


@pytest.mark.parametrize("fails", [breaks_off, throws], ids=["not loaded", "not drawn"])
def test_a_board_that_fails_is_not_black(meet: Meet, server: Server, fails: Callable[[Route], None]) -> None:
    ann = meet()
    ann.page.route("**/assets/AngelGame-*.js", fails)
    ann.visit(server.open_table(teams="draft", seed="now"))
    expect(ann.find("[data-undrawn=web-undrawn]")).to_be_visible()
    ann.page.unroute_all()
    ann.click("[data-undrawn] button")
    ann.wait_until_asked()
    expect(ann.find("[data-undrawn]")).to_have_count(0)
    ann.errors.clear()


def test_home_leads_away_from_a_board_that_is_not_drawn(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.page.route("**/assets/AngelGame-*.js", throws)
    ann.visit(server.open_table(teams="draft", seed="now"))
    expect(ann.find("[data-undrawn=web-undrawn]")).to_be_visible()
    ann.page.unroute_all()
    ann.click("h1 a")
    expect(ann.find("[data-play-now]")).to_be_visible()
    ann.errors.clear()


def test_a_board_that_does_not_come_is_explained(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.page.route("**/assets/AngelGame-*.js", lambda _: None)
    ann.visit(server.open_table(teams="draft", seed="now"))
    expect(ann.find("[data-undrawn=web-loading] button")).to_be_visible()


@pytest.fixture
def mortal(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.stop()


def test_a_server_that_does_not_answer_is_named_and_tried_again(meet: Meet, mortal: Server) -> None:
    ann = meet()
    ann.page.clock.install()
    ann.visit(mortal.address)
    ann.find(".sight[data-drawn=true]").wait_for(state="attached")
    ann.cut_off = True
    mortal.kill()
    ann.click("[data-play-now]")
    expect(ann.find("[data-late=false]")).to_be_visible()
    ann.page.clock.run_for(6_000)
    expect(ann.find("[data-late=true]")).to_be_visible()
    mortal.start()
    ann.page.clock.run_for(10_000)
    ann.wait_until_asked()
    expect(ann.find("[data-late]")).to_have_count(0)
