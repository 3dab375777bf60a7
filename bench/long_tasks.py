"""Long tasks of both games on a phone: start page, opening a game or a mission, playing, moving the map.

Processor time by the thread clock (`browser_trace`); a phone is taken to be four times slower than this machine. Run it
as `python -m bench.long_tasks`; `--only "opening a game"` measures one part, and `--details` says what a task did.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.browser_trace import Trace, details_of, parts_of
from tests.web.browsing import CHROMIUM, FLAGS, SHELL, Person, Server

ANSWERS = 60
SLOWER = 4
"""How many times slower a phone is."""
LONG = 100
"""Milliseconds that no task should take on it."""
SHOWN = 8
REST = 4_000
"""Milliseconds until everything has come that loads by itself."""
LEAST = 5
"""Milliseconds on a phone that an event needs to be named."""

PLAY = """async numbers => {
    const sleep = wait => new Promise(done => setTimeout(done, wait));
    const seen = selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility());
    const over = () => document.querySelector("h2[data-result]:not([data-result=''])");
    const offered = () => {
        const card = seen("[data-play][aria-disabled=false]")[0];
        return card ? [card] : seen("[data-answer][aria-disabled=false]");
    };
    let given = 0;
    for (; given < numbers.length; given++) {
        while (!offered().length && !over()) await sleep(50);
        if (over()) break;
        const all = offered();
        all[Math.floor(numbers[given] * all.length)].click();
        await sleep(500);
    }
    return given;
}"""
"""Answers are given inside the page, so the driver's own work does not count."""

MOVE = """async () => {
    const map = document.querySelector("[data-map] [role=application]");
    const { left, top, width, height } = map.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    for (let turn = 0; turn < 40; turn++) {
        const [across, down] = turn < 20 ? [0, turn < 10 ? -60 : 60] : [turn < 30 ? 40 : -40, 0];
        map.dispatchEvent(new WheelEvent("wheel", { ...middle, deltaX: across, deltaY: down }));
        await new Promise(requestAnimationFrame);
    }
}"""


class Bench:
    """One browser and one server for all parts."""

    def __init__(self, browser: Browser, server: Server, *, details: bool) -> None:
        self.browser, self.server, self.details = browser, server, details

    @contextmanager
    def player(self) -> Iterator[Person]:
        """A player with a phone, for whom everything moves."""
        person = Person(self.browser, self.server, device="phone", speed="normal")
        person.page.emulate_media(reduced_motion="no-preference")
        yield person
        person.context.close()

    @contextmanager
    def measured(self, person: Person, name: str) -> Iterator[None]:
        """Report the longest tasks of what happens inside, and of what loads by itself after it."""
        with Trace(person.page, stacks=self.details) as trace:
            yield
            person.page.wait_for_timeout(REST)
        found = sorted(trace.tasks(), key=lambda task: -task.whole.took)
        over = sum(task.whole.took * SLOWER >= LONG for task in found)
        together = sum(task.whole.took for task in found) * SLOWER / 1000
        print(f"\n{name}: {over} over {LONG} ms; all together {together:.1f} s")
        for task in found[:SHOWN]:
            parts = sorted(parts_of(task).items(), key=lambda part: -part[1])
            shares = [f"{part} {took * SLOWER:.0f}" for part, took in parts if took * SLOWER >= 1]
            print(f"  {task.whole.took * SLOWER:>4.0f}  " + ", ".join(shares))
            for line in details_of(task, LEAST / SLOWER) if self.details else ():
                print(f"          {line}")


def start_page(bench: Bench) -> None:
    with bench.player() as person, bench.measured(person, "start page"):
        person.visit()
        person.find("[data-play-now]").wait_for()


def open_game(bench: Bench) -> None:
    with bench.player() as person:
        person.visit()
        person.find("[data-play-now]").wait_for()
        person.page.wait_for_timeout(REST)
        with bench.measured(person, "opening a game"):
            person.click("[data-play-now]")
            person.find("[data-answer]").first.wait_for(state="attached")


def open_mission(bench: Bench) -> None:
    with bench.player() as person:
        person.visit()
        person.find("[data-game=hulk]").check()
        person.find("[data-play-mission]").wait_for()
        person.page.wait_for_timeout(REST)
        with bench.measured(person, "opening a mission"):
            person.click("[data-play-mission]")
            person.find("[data-answer]").first.wait_for(state="attached")


def play(bench: Bench, name: str, table: str) -> None:
    with bench.player() as person:
        person.visit(table)
        person.find("[data-answer]").first.wait_for(state="attached")
        person.page.wait_for_timeout(REST)
        chance = random.Random("long tasks")
        with bench.measured(person, f"playing {name}"):
            given = person.page.evaluate(PLAY, [chance.random() for _ in range(ANSWERS)])
        print(f"  after {given} answers")


def play_game(bench: Bench) -> None:
    play(bench, "the card game", bench.server.open_table(seed="long tasks", teams="random"))


def play_mission(bench: Bench) -> None:
    settings = {"end_asked": "on"}
    table = bench.server.open_table(seed="long tasks", game="hulk", mission="classic-5-decoy", settings=settings)
    play(bench, "a mission", table)


def move_map(bench: Bench) -> None:
    with bench.player() as person:
        person.visit(bench.server.open_table(seed="204", game="hulk", mission="classic-2-exterminate"))
        person.find("[data-answer]").first.wait_for(state="attached")
        person.page.wait_for_timeout(REST)
        with bench.measured(person, "moving the map"):
            person.page.evaluate(MOVE)


MEASURED: dict[str, Callable[[Bench], None]] = {
    "start page": start_page,
    "opening a game": open_game,
    "playing the card game": play_game,
    "opening a mission": open_mission,
    "playing a mission": play_mission,
    "moving the map": move_map,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=MEASURED, action="append")
    parser.add_argument("--details", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        bench = Bench(browser, server, details=wanted.details)
        print(f"Milliseconds of processor time, {SLOWER} times that of this machine")
        for name in wanted.only or MEASURED:
            MEASURED[name](bench)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
