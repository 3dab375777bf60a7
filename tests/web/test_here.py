"""The page of a host without a server: everything is on the visitor's device, and nothing acknowledged is lost.

Python starts anew with every page, which costs most of the time: so each test goes a long way with few of them.
"""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Page, Route, expect

from tests.lessons.walking import LESSONS, answers_of
from tests.saying import said
from tests.web.browsing import PATIENCE, Person, Server
from tests.web.hosting import Host
from tools import site
from voidlock import load
from voidlock.server.http.pages import STATIC
from voidlock.texts import Words

KILLS = int(os.environ.get("VOIDLOCK_KILLS", "0"))
GAMES = int(os.environ.get("VOIDLOCK_GAMES", "0"))

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
    """A new person opens the page, at a host of their own; `prepare` is called before."""
    hosts: list[Host] = []
    people: list[Person] = []

    def come(where: Path = folder, prepare: Callable[[Person], None] = lambda _: None, **settings: str) -> Person:
        hosts.append(Host(where))
        people.append(Person(browser, cast(Server, hosts[-1]), **settings))
        people[-1].context.set_default_timeout(SLOW)
        prepare(people[-1])
        people[-1].visit()
        return people[-1]

    yield come
    for person, host in zip(people, hosts, strict=True):
        person.context.close()
        host.stop()
    assert [error for person in people for error in person.errors] == []


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


def tables(page: Page) -> set[str]:
    """The tables that have entries on the disk."""
    return {key.rpartition(",")[0] for key in log_of(page)}


def go_home(person: Person) -> None:
    """To the start page, which is not loaded anew."""
    person.click("header h1 a")
    person.find("[data-way=file]").wait_for()


def accessible(person: Person) -> None:
    found = Axe().run(person.page)
    assert found.violations_count == 0, found.generate_report()


# ---------------------------------------------------------------------- without a network


COUNT_PERSISTS = """
    window.persists = 0;
    navigator.storage.persist = async () => { window.persists += 1; return true; };
"""

RULES = "**/assets/here/voidlock-*"


def publish_another(folder: Path) -> None:
    """The host gets another version of the page."""
    (keeper,) = (folder / "assets").glob("offline-*.js")
    for file in folder.rglob("*"):
        if file.suffix in (".js", ".json", ".html") and keeper.name in (text := file.read_text(encoding="utf-8")):
            file.write_text(text.replace(keeper.name, "offline-another.js"), encoding="utf-8")
    keeper.rename(keeper.with_name("offline-another.js"))


def test_everything_goes_on_without_a_network(come: Open, folder: Path, tmp_path: Path) -> None:
    """A card game, an update, hot seat, a lesson, a puzzle, a mission, the editor; then all of it is removed."""
    host = Path(shutil.copytree(folder, tmp_path / "host"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    def prepare(person: Person) -> None:
        person.context.add_init_script(COUNT_PERSISTS)
        person.page.route(RULES, hold)

    ann = come(host, prepare, offline="kept", device="phone")
    begin_while_it_loads(ann, held)
    ann.play(random.Random("here"), answers=12)
    game = ann.table
    expect(ann.find("html")).to_have_attribute("data-offline", "ready", timeout=SLOW)
    hear_of_an_update(ann, host)
    ann.wait_until_asked()
    asked, entries = ann.asked(), log_of(ann.page)
    assert len(entries) > 5
    leave_the_network(ann)
    ann.wait_until_asked()
    assert (ann.asked(), log_of(ann.page), ann.find("[data-undrawn]").count()) == (asked, entries, 0)
    accessible(ann)
    take_out(ann, tmp_path)
    play_in_two_seats(ann)
    go_through_a_lesson(ann)
    solve_a_puzzle(ann)
    play_a_mission(ann)
    try_a_draft(ann)
    assert ann.frames == []
    remove_all(ann, game)


def begin_while_it_loads(ann: Person, held: list[Route]) -> None:
    """What arrives is told in words and bytes; the browser is asked to keep the game."""
    ann.click("[data-play-now]")
    told = ann.find("[data-preparing].notice")
    expect(told).to_contain_text("MB")
    expect(ann.find("html")).to_have_attribute("data-preparing", "")
    held[0].continue_()
    ann.page.unroute(RULES)
    ann.wait_until_asked()
    expect(told).to_have_count(0)
    assert ann.page.evaluate("persists") == 1


def hear_of_an_update(ann: Person, host: Path) -> None:
    publish_another(host)
    ann.page.evaluate("dispatchEvent(new Event('online'))")
    ann.find("[data-undrawn=web-update]").wait_for()


def leave_the_network(ann: Person) -> None:
    """The network and the host are gone, and the page is loaded anew."""
    ann.cut_off = True
    ann.context.set_offline(True)
    cast(Host, ann.server).stop()
    ann.page.reload()


def take_out(ann: Person, folder: Path) -> None:
    """The game as a file, which Python reads: the terminal goes on with it."""
    ann.open_table_part()
    expect(ann.find("[data-on-device]")).to_have_text(said("web-here-table"))
    expect(ann.find("[data-on-device] + p")).to_have_text(said("web-here-elsewhere"))
    with ann.page.expect_download() as saved:
        ann.click("[data-file]")
    saved.value.save_as(folder / "game.json")
    game = load(folder / "game.json")
    offered = {text for choice in game.pending for text in choice.texts()}
    assert set(ann.asked()) <= offered
    ann.page.keyboard.press("Escape")


def play_in_two_seats(ann: Person) -> None:
    go_home(ann)
    ann.click("[data-way=make] > summary")
    expect(ann.find("[data-way=make] [data-on-device]")).to_have_text(said("web-here-friends"))
    ann.find("[name=players][value='2']").check(force=True)
    ann.click("[data-make-table]")
    ann.sit(2, "Bob")
    ann.begin()
    # Before what only one of them may see, the device is handed over.
    either = ann.find("[data-cover], [data-answer][aria-disabled=false]:visible").first
    either.wait_for()
    while not ann.find("[data-cover]").count():
        ann.answer(ann.asked()[0])
        either.wait_for()
    ann.click("[data-show]")
    ann.wait_until_asked()


def go_through_a_lesson(ann: Person) -> None:
    lesson = LESSONS[0]
    go_home(ann)
    ann.click("[data-learn]")
    ann.click(f"[data-lesson={lesson.id}]")
    for text in answers_of(lesson):
        ann.wait_until_asked()
        ann.answer(text)
    ann.find("[data-coach][data-over]").wait_for()
    ann.click("[data-leave-lesson]")


def solve_a_puzzle(ann: Person) -> None:
    """It is judged by the second worker."""
    ann.click("[data-puzzles]")
    ann.click("[data-puzzle=behind]")
    ann.wait_until_asked()
    ann.answer("place:valencio")
    ann.find("[data-verdict=true]").wait_for()
    ann.click("[data-leave-puzzle]")


def play_a_mission(ann: Person) -> None:
    ann.find("[data-game=hulk]").check(force=True)
    ann.click("[data-play-mission]")
    ann.find("[data-option], [data-answer]").first.wait_for()
    go_home(ann)


def try_a_draft(ann: Person) -> None:
    ann.click("[data-make-mission]")
    ann.click("[data-tab=check]")
    ann.click("[data-trial-begin]:enabled")
    ann.find("[data-trial-result]").wait_for()
    ann.page.go_back()


def remove_all(ann: Person, first: str) -> None:
    """What is removed from the list is gone from the disk; lessons and puzzles that are over are gone already."""
    assert len(tables(ann.page)) == 3
    ann.click(".others .unfold, section[aria-labelledby=continue] > button")
    for _ in range(3):
        item = ann.find("li:has([data-continue])").last
        name = item.locator("[data-continue]").get_attribute("data-continue")
        item.locator("[data-ask-sure]").click()
        item.locator("[data-sure]").click()
        expect(ann.find(f"[data-continue='{name}']")).to_have_count(0)
        ann.page.wait_for_function(GONE, arg=name)
    assert log_of(ann.page) == []
    ann.visit(f"{ann.server.address}#table={first}")
    ann.page.reload()
    expect(ann.find("[data-refusal=table_unknown]")).to_be_visible()


GONE = """async table => {
    const opened = indexedDB.open("voidlock");
    await new Promise(done => opened.onsuccess = done);
    const all = opened.result.transaction("entries").objectStore("entries").getAllKeys();
    await new Promise(done => all.onsuccess = done);
    opened.result.close();
    return all.result.every(([name]) => name !== table);
}"""


# ---------------------------------------------------------------------- what goes wrong


def test_tabs_and_workers_that_die_and_a_full_disk_cost_no_answer(come: Open) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann = come(prepare=lambda person: person.page.route(RULES, hold))
    first, second = ann.page, ann.context.new_page()
    wait_for_the_other_tab(second, ann.server.address)
    assert len(first.workers) == 1 and not second.workers
    held[0].continue_()
    first.unroute(RULES)
    ann.page = second
    ann.play(random.Random("two"), answers=2)
    assert not second.workers
    ann.wait_until_asked()
    before = log_of(second)
    second.evaluate(PRESS, ann.asked()[0])
    first.close()
    ann.play(random.Random("one"), answers=2)
    assert second.workers and set(before) < set(log_of(second))
    second.workers[0].evaluate("self.close()")
    ann.play(random.Random("killed"), answers=2)
    fill_the_disk(ann)


def wait_for_the_other_tab(page: Page, address: str) -> None:
    """However long that gets ready, this one doesn't take the tables from it."""
    page.clock.install()
    page.goto(address)
    page.click("[data-play-now]")
    page.locator("[data-preparing].notice").wait_for()
    page.clock.run_for(8_000)


def fill_the_disk(ann: Person) -> None:
    """It is said, and the game can be taken out."""
    ann.wait_until_asked()
    ann.page.workers[0].evaluate(
        "() => { IDBObjectStore.prototype.add = () => { throw new DOMException('', 'QuotaExceededError') } }"
    )
    ann.click("[data-answer][aria-disabled=false]:visible")
    with ann.page.expect_download() as saved:
        ann.click("[data-refusal=table_store_failed] [data-rescue]")
    assert saved.value.suggested_filename.startswith("voidlock-")


BLOCKED = """Object.defineProperty(self, "{}", {{ get() {{ throw new DOMException("", "SecurityError"); }} }});
"""
"""As browsers do it that are told to keep nothing."""


def test_a_browser_that_keeps_nothing_says_so_and_gives_the_game_out(come: Open, folder: Path, tmp_path: Path) -> None:
    """On a phone, in Japanese: also there it is said where a game can be played with others."""
    host = Path(shutil.copytree(folder, tmp_path / "host"))
    (script,) = (host / "assets").glob("tables-*.js")
    script.write_text(BLOCKED.format("indexedDB") + script.read_text(encoding="utf-8"), encoding="utf-8")
    blocked = BLOCKED.format("localStorage")
    ann = come(host, lambda person: person.context.add_init_script(blocked), device="phone", locale="ja-JP")
    words = Words("ja")
    expect(ann.find("[data-unsaved]")).to_contain_text(words.say("unsaved-start"))
    ann.click("[data-play-now]")
    ann.play(random.Random("blocked"), answers=2)
    expect(ann.find("[data-unsaved]")).to_contain_text(words.say("web-here-unkept"))
    accessible(ann)
    with ann.page.expect_download() as saved:
        ann.click("[data-unsaved] [data-rescue]")
    saved.value.save_as(tmp_path / "game.json")
    assert load(tmp_path / "game.json").pending
    ann.find("[data-unsaved] button").last.click()
    ann.open_table_part()
    expect(ann.find("[data-on-device]")).to_have_text(words.say("web-here-table"))
    expect(ann.find("[data-on-device] + p")).to_have_text(words.say("web-here-elsewhere"))


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


# ---------------------------------------------------------------------- make tabs


@pytest.mark.skipif(not KILLS, reason="make tabs kills two hundred")
def test_a_tab_that_is_killed_again_and_again_loses_nothing(come: Open) -> None:
    """Pages and workers, while an answer is on its way."""
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
        print(f"killed {number + 1} of {KILLS}", flush=True)


@pytest.mark.skipif(not GAMES, reason="make tabs plays fifty")
def test_the_memory_of_the_page_does_not_grow_with_its_games(come: Open, browser: Browser) -> None:
    ann, rng = come(), random.Random("fifty")
    taken = list[float]()
    for number in range(GAMES):
        ann.click("[data-play-now]")
        ann.play(rng, answers=12)
        go_home(ann)
        if number % 10 == 9:
            ann.context.new_cdp_session(ann.page).send("HeapProfiler.collectGarbage")
            taken.append(memory(browser))
            print(f"{number + 1} games: {taken[-1]:.0f} MB", flush=True)
    assert taken[-1] < 1.1 * taken[0]


def memory(browser: Browser) -> float:
    """Megabytes of everything that draws pages and runs their scripts."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [Path(f"/proc/{each['id']}/statm") for each in processes if each["type"] == "renderer"]
    return sum(int(page.read_text().split()[1]) for page in pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


PRESS = "text => document.querySelector(`[data-answer='${text}']`)?.click()"


def play_another(person: Person) -> str:
    person.visit(person.server.address)
    person.page.reload()
    person.click("[data-play-now]")
    person.wait_until_asked()
    return person.page.url
