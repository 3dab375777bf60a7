"""Redraw benchmark: processor time of the largest map of Space Hulk, from a state's message to its finished layout.

It counts by the thread clock (`browser_trace`). Run it as `python -m bench.redraw`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from bench.browser_trace import Trace
from tests.web.browsing import CHROMIUM, FLAGS, SHELL, Person, Server
from tests.web.squad import begin

ANSWERS = 40
SIZES = {"phone": (390, 844), "desk": (1280, 800)}
LAID_OUT = "UpdateLayoutTree", "Layout"

WATCH = """
    const laidOut = () => { console.timeStamp("laid"); document.querySelector("[data-map]")?.getBoundingClientRect(); };
    const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage").set;
    Object.defineProperty(WebSocket.prototype, "onmessage", { set(handler) {
        set.call(this, event => {
            const state = event.data.includes('"type":"state"');
            if (state) console.timeStamp("state");
            handler(event);
            if (state) setTimeout(laidOut);
        });
    } });
"""
"""Marks the task that takes a state, and forces its layout in the next one."""

DRIVE = """async number => {
    let seed = 12345;
    const sleep = wait => new Promise(done => setTimeout(done, wait));
    const offered = () => [...document.querySelectorAll("[data-answer][aria-disabled=false]")]
        .filter(button => !button.closest("details:not([open])"));
    for (let answer = 0; answer < number; answer++) {
        while (!offered().length) await sleep(15);
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        const [all, asked] = [offered(), document.querySelector("[data-choice]").dataset.choice];
        all[seed % all.length].click();
        const same = () => document.querySelector("[data-choice]")?.dataset.choice === asked;
        while (same() && !document.querySelector("[data-release], [data-fire]")) await sleep(5);
        await sleep(120);
    }
}"""
"""The same answers in each run, given inside the page: nothing else works there."""


def redraws(trace: Trace) -> Iterator[tuple[float, float]]:
    """Milliseconds of each redraw: all of it, and the part that is style and layout."""
    tasks = list(trace.tasks())
    for (begun, first), (done, second) in pairwise(trace.stamps):
        if (first, second) != ("state", "laid"):
            continue
        both = [task for task in tasks if task.holds(begun) or task.holds(done)]
        layout = [event for task in both for event in task.events if event.name in LAID_OUT]
        yield sum(task.whole.took for task in both), sum(event.took for event in layout)


def measure(person: Person, size: tuple[int, int]) -> list[tuple[float, float]]:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.add_init_script(WATCH)
    begin(person, "classic-2-exterminate", seed="204")
    with Trace(person.page) as trace:
        person.page.evaluate(DRIVE, ANSWERS)
    return list(redraws(trace))


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        print(f"{'ms of processor time':<24} {'median':>8} {'longest':>8} {'of it style, layout':>20}")
        for name, size in SIZES.items():
            took = measure(Person(browser, server), size)
            whole, layout = [each[0] for each in took], [each[1] for each in took]
            print(f"{name:<24} {median(whole):>8.1f} {max(whole):>8.1f} {median(layout):>20.1f}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
