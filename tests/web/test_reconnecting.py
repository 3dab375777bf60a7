"""The network goes, the server dies: the page goes on by itself, and nothing that was acknowledged is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.saying import said
from tests.web.browsing import ANN_FIRST, Meet, Server

pytestmark = pytest.mark.slow


@pytest.fixture
def server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """One that may be killed."""
    server = Server(tmp_path)
    yield server
    server.stop()


def test_the_network_goes_and_comes_back(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, "random"), 2, "Bob")
    ann.begin()
    ann.wait_until_asked()
    ann.cut_off = True
    ann.context.set_offline(True)
    expect(ann.find("[role=status] .notice")).to_contain_text(said("web-reconnecting"))
    for width in (390, 820, 1280):
        ann.page.set_viewport_size({"width": width, "height": 844})
        box = ann.find("[role=status] .notice").bounding_box()
        assert box is not None and box["width"] > box["height"], (width, box)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
    bob.open_table_part()
    expect(bob.find("[data-seat='1']")).to_contain_text("(away)")
    before = server.answers(ann.table)
    given = ann.asked()[0]
    ann.click(f"[data-answer='{given}']")
    expect(ann.find("[data-questions]")).to_have_attribute("aria-busy", "true")
    ann.context.set_offline(False)
    expect(ann.find("[data-online=true]")).to_have_count(1)
    expect(ann.find(f"[data-back='{given}']")).to_be_visible()
    assert server.answers(ann.table) == [*before, f"1 {given}"]
    expect(bob.find("[data-seat='1']")).not_to_contain_text("(away)")


def test_the_server_is_killed_and_starts_again(meet: Meet, server: Server) -> None:
    ann, bob = meet(), meet()
    bob.join(ann.make_table(2, seed=ANN_FIRST), 2, "Bob")
    ann.begin()
    for person in (ann, bob, ann, bob):
        person.wait_until_asked()
        person.answer(person.asked()[0])
    rng = random.Random(1)
    for person in (ann, bob):
        person.cut_off = True
    for number in range(2):
        ann.wait_until_asked()
        ann.answer(rng.choice(ann.asked())) if number % 2 == 0 else ann.click("[data-undo=free]")
        expect(ann.find("[data-questions]")).to_have_attribute("aria-busy", "false")
        acknowledged = server.answers(ann.table)
        server.kill()
        expect(ann.find("[data-online=false]")).to_have_count(1)
        given = ann.asked()[0]
        ann.click(f"[data-answer='{given}']")
        server.start()
        expect(ann.find("[data-online=true]")).to_have_count(1)
        expect(ann.find("[data-questions]")).to_have_attribute("aria-busy", "false")
        assert server.answers(ann.table) == [*acknowledged, f"1 {given}"]
        ann.click("[data-undo=free]")
        expect(ann.find("[data-questions]")).to_have_attribute("aria-busy", "false")
    expect(bob.find("[data-online=true]")).to_have_count(1)
    bob.wait_until_asked()
    bob.answer(bob.asked()[0])
    assert server.answers(ann.table)[-1].startswith("2 ")


def test_the_oldest_of_too_many_windows_says_why_and_stays_away(meet: Meet, server: Server) -> None:
    """Otherwise nine windows would close each other in turn, for ever."""
    ann = meet()
    link = server.open_table(players=1, teams="random")
    ann.visit(link)
    ann.wait_until_asked()
    with ExitStack() as windows:
        for _ in range(8):
            windows.enter_context(server.sitting(link))
        expect(ann.find("[data-refusal=table_too_many_windows]")).to_be_visible()
        # It has left the table.
        expect(ann.page).to_have_url(server.address)
