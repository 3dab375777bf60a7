"""The page of a host without a server: everything is on the visitor's device, and nothing acknowledged is lost."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browsing import PATIENCE, Person, Server
from tests.web.hosting import Host
from tools import site
from voidlock.server.http.pages import STATIC

KILLS = int(os.environ.get("VOIDLOCK_KILLS", "2"))

SLOW = 4 * PATIENCE
"""Milliseconds in which a busy machine has Python ready, and a worker that died is noticed."""

Open = Callable[..., Person]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "here.json").is_file():
        pytest.skip("the rules are not compiled for the browser: make page")
    folder = tmp_path_factory.mktemp("site")
    site.build(folder, compress=False)
    return folder


@pytest.fixture
def come(browser: Browser, folder: Path) -> Iterator[Open]:
    """A new person opens the page, at a host of their own."""
    hosts: list[Host] = []
    people: list[Person] = []

    def come(**settings: str) -> Person:
        hosts.append(Host(folder))
        people.append(Person(browser, cast(Server, hosts[-1]), **settings))
        people[-1].context.set_default_timeout(SLOW)
        people[-1].visit()
        return people[-1]

    yield come
    for person, host in zip(people, hosts, strict=True):
        person.context.close()
        host.stop()
    assert [error for person in people for error in person.errors] == []


def leave_the_network(person: Person) -> None:
    """Once everything is kept, the network and its host are gone."""
    expect(person.find("html")).to_have_attribute("data-offline", "ready", timeout=SLOW)
    person.cut_off = True
    person.context.set_offline(True)
    cast(Host, person.server).stop()
    person.page.reload()


def log_of(page: Page) -> list[str]:
    """The keys of all entries on the disk."""
    found: list[str] = page.evaluate(
        """async () => {
            const opened = indexedDB.open("voidlock");
            await new Promise(done => opened.onsuccess = done);
            const all = opened.result.transaction("entries").objectStore("entries").getAllKeys();
            await new Promise(done => all.onsuccess = done);
            opened.result.close();
            return all.result.map(String);
        }"""
    )
    return found


def test_a_card_game_without_a_network(come: Open) -> None:
    ann = come(offline="kept")
    leave_the_network(ann)
    ann.click("[data-play-now]")
    ann.play(random.Random("here"), answers=30)
    ann.wait_until_asked()
    asked, entries = ann.asked(), log_of(ann.page)
    assert len(entries) > 5
    ann.page.reload()
    ann.wait_until_asked()
    assert (ann.asked(), log_of(ann.page)) == (asked, entries)
    assert ann.frames == []


def test_a_mission_without_a_network(come: Open) -> None:
    ann = come(offline="kept")
    leave_the_network(ann)
    ann.click("[data-game=hulk]")
    ann.click("[data-play-mission]")
    ann.find("[data-option], [data-answer]").first.wait_for()
    assert log_of(ann.page)


def test_a_worker_that_was_killed_costs_no_answer(come: Open) -> None:
    ann = come()
    ann.click("[data-play-now]")
    ann.play(random.Random("killed"), answers=3)
    ann.wait_until_asked()
    before = len(log_of(ann.page))
    ann.page.workers[0].evaluate("self.close()")
    text = ann.asked()[0]
    ann.click(f"[data-answer='{text}'][aria-disabled=false]")
    expect(ann.find("[role=status][data-online=true]")).to_be_attached(timeout=SLOW)
    ann.play(random.Random("after"), answers=2)
    assert len(log_of(ann.page)) > before


def test_a_full_device_says_so_and_gives_the_game_out(come: Open) -> None:
    ann = come()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    ann.page.workers[0].evaluate(
        "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError') } }"
    )
    ann.click("[data-answer][aria-disabled=false]:visible")
    with ann.page.expect_download() as saved:
        ann.click("[data-refusal=table_store_failed] [data-rescue]")
    assert saved.value.suggested_filename.startswith("voidlock-")
    # The sessions' own log, on the console.
    assert ann.errors == ["store_failed"]
    ann.errors.clear()


def test_two_tabs_play_one_game_and_the_second_goes_on_alone(come: Open) -> None:
    ann = come()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    first, second = ann.page, ann.context.new_page()
    second.goto(first.url)
    ann.page = second
    ann.play(random.Random("two"), answers=3)
    assert len(first.workers) == 1 and not second.workers
    first.close()
    ann.play(random.Random("one"), answers=3)
    assert second.workers


def test_a_mission_is_checked_and_tried_out_on_the_device(come: Open) -> None:
    ann = come()
    ann.visit(f"{ann.server.address}#editor")
    ann.page.reload()
    ann.click("[data-trial-begin]:enabled")
    ann.find("[data-trial-result]").wait_for()


def test_without_its_server_a_solo_game_begins_here_and_moves_there_later(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    ann = Person(browser, server, offline="kept")
    ann.context.set_default_timeout(SLOW)
    ann.visit()
    expect(ann.find("html")).to_have_attribute("data-offline", "ready", timeout=SLOW)
    ann.cut_off = True
    server.kill()
    ann.page.reload()
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    here, asked = ann.table, ann.asked()
    server.start()
    ann.open_table_part()
    ann.click("[data-to-server]")
    ann.page.wait_for_url(lambda url: "#table=" in url and here not in url)
    ann.wait_until_asked()
    assert ann.asked() == asked
    assert server.answers(ann.table) == []
    ann.context.close()
    server.stop()


def test_a_tab_that_is_killed_again_and_again_loses_nothing(come: Open) -> None:
    """`make tabs` kills two hundred: pages and workers, while an answer is on its way."""
    ann, rng = come(), random.Random("tabs")
    ann.click("[data-play-now]")
    ann.wait_until_asked()
    address = ann.page.url
    for number in range(KILLS):
        if ann.result:
            address = play_another(ann)
        ann.play(rng, answers=2)
        ann.wait_until_asked()
        before = log_of(ann.page)
        if not ann.result:
            ann.page.evaluate(PRESS, rng.choice(ann.asked()))
        ann.page.wait_for_timeout(rng.uniform(0, 60))
        if number % 4 == 3 and ann.page.workers:
            ann.page.workers[0].evaluate("self.close()")
        killed, ann.page = ann.page, ann.context.new_page()
        killed.close()
        ann.visit(address)
        ann.wait_until_asked()
        assert set(before) <= set(log_of(ann.page))


PRESS = "text => document.querySelector(`[data-answer='${text}']`)?.click()"


def play_another(person: Person) -> str:
    person.visit(person.server.address)
    person.page.reload()
    person.click("[data-play-now]")
    person.wait_until_asked()
    return person.page.url
