"""Long tasks of both games on a phone: start page, opening a game or a mission, playing at *Normal* speed.

The thread clock of a browser trace counts, so other processes disturb it little; a phone is taken to be four times
slower than this machine. Run it as `python -m bench.long_tasks`.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, SHELL, Person, Server

ANSWERS = 60
SLOWER = 4
"""How many times slower a phone is."""
LONG = 100
"""Milliseconds that no task should take on it."""
SHOWN = 8
REST = 4_000
"""Milliseconds until everything has come that loads by itself."""

PARTS = {
    "script": (
        "EvaluateScript",
        "v8.evaluateModule",
        "FunctionCall",
        "EventDispatch",
        "RunMicrotasks",
        "FireAnimationFrame",
        "TimerFire",
    ),
    "compile": ("v8.compile", "v8.compileModule", "v8.parseOnBackground"),
    "style": ("UpdateLayoutTree", "ParseAuthorStyleSheet"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer"),
    "garbage": ("MinorGC", "MajorGC"),
}
KIND = {name: part for part, names in PARTS.items() for name in names}


class Traced(TypedDict, total=False):
    name: str
    cat: str
    ph: str
    pid: int
    tid: int
    ts: float
    dur: float
    tdur: float
    args: dict[str, dict[str, object]]


class Trace:
    """What the browser does until the trace is read."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[Traced] = []
        self.over = False
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Tracing.dataCollected", lambda part: self.found.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: setattr(self, "over", True))
        kinds = "devtools.timeline,disabled-by-default-devtools.timeline,v8"
        self.session.send("Tracing.start", {"categories": kinds, "transferMode": "ReportEvents"})

    def read(self) -> list[Traced]:
        self.session.send("Tracing.end")
        while not self.over:
            self.page.wait_for_timeout(50)
        return self.found


class Task(TypedDict):
    took: float
    parts: dict[str, float]


def tasks(events: list[Traced]) -> Iterator[Task]:
    """The tasks of the page's main thread in milliseconds on a phone, each with what it was spent on."""
    stamp = next(event for event in events if event["name"] == "TimeStamp")
    main = stamp["pid"], stamp["tid"]
    there = sorted(
        [event for event in events if (event["pid"], event["tid"]) == main and event["ph"] == "X" and "tdur" in event],
        key=lambda event: (event["ts"], -event["dur"]),
    )
    open_: list[tuple[Traced, str]] = []
    task: Task | None = None
    for event in there:
        while open_ and open_[-1][0]["ts"] + open_[-1][0]["dur"] <= event["ts"]:
            open_.pop()
        milliseconds = event["tdur"] / 1000 * SLOWER
        if event["name"] == "RunTask":
            if task:
                yield task
            task = {"took": milliseconds, "parts": {}}
            open_ = [(event, "other")]
            task["parts"]["other"] = milliseconds
        elif task and open_:
            part = KIND.get(event["name"], open_[-1][1])
            # What an event takes is taken from the one it is part of.
            task["parts"][open_[-1][1]] -= milliseconds
            task["parts"][part] = task["parts"].get(part, 0) + milliseconds
            open_.append((event, part))
    if task:
        yield task


def report(name: str, events: list[Traced]) -> None:
    found = sorted(tasks(events), key=lambda task: -task["took"])
    over = sum(task["took"] >= LONG for task in found)
    print(f"\n{name}: {over} over {LONG} ms; all together {sum(task['took'] for task in found) / 1000:.1f} s")
    for task in found[:SHOWN]:
        parts = sorted(task["parts"].items(), key=lambda part: -part[1])
        print(f"  {task['took']:>4.0f}  " + ", ".join(f"{part} {took:.0f}" for part, took in parts if took >= 1))


def stamp(page: Page) -> None:
    """Mark the main thread."""
    page.evaluate("console.timeStamp('here')")


def player(browser: Browser, server: Server) -> Person:
    """A player with a phone, for whom everything moves."""
    person = Person(browser, server, device="phone", speed="normal")
    person.page.emulate_media(reduced_motion="no-preference")
    return person


def start_and_open(browser: Browser, server: Server) -> None:
    person = player(browser, server)
    trace = Trace(person.page)
    person.visit()
    person.find("[data-play-now]").wait_for()
    person.page.wait_for_timeout(REST)
    stamp(person.page)
    report("start page", trace.read())
    trace = Trace(person.page)
    person.click("[data-play-now]")
    person.find("[data-answer]").first.wait_for()
    person.page.wait_for_timeout(REST)
    stamp(person.page)
    report("opening a game", trace.read())
    person.context.close()


def open_mission(browser: Browser, server: Server) -> None:
    person = player(browser, server)
    person.visit()
    person.find("[data-game=hulk]").check()
    person.find("[data-play-mission]").wait_for()
    person.page.wait_for_timeout(REST)
    trace = Trace(person.page)
    person.click("[data-play-mission]")
    person.find("[data-answer]").first.wait_for()
    person.page.wait_for_timeout(REST)
    stamp(person.page)
    report("opening a mission", trace.read())
    person.context.close()


def play(browser: Browser, server: Server, name: str, **options: object) -> None:
    person = player(browser, server)
    person.visit(server.open_table(seed="long tasks", **options))
    person.find("[data-answer]").first.wait_for()
    person.page.wait_for_timeout(REST)
    chance = random.Random("long tasks")
    trace = Trace(person.page)
    answered = 0
    while answered < ANSWERS and not person.result:
        # Answers are pressed inside the page, so the driver's own work does not count.
        answered += person.page.evaluate(
            """number => {
                const seen = (selector) =>
                    [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
                const card = seen("[data-play][aria-disabled=false]")[0];
                const all = card ? [card] : seen("[data-answer][aria-disabled=false]");
                all[Math.floor(number * all.length)]?.click();
                return Math.min(all.length, 1);
            }""",
            chance.random(),
        )
        person.page.wait_for_timeout(700)
    stamp(person.page)
    report(f"playing {name}, {answered} answers", trace.read())
    person.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        print(f"Milliseconds of processor time, {SLOWER} times that of this machine")
        start_and_open(browser, server)
        play(browser, server, "the card game", teams="random")
        open_mission(browser, server)
        play(browser, server, "a mission", game="hulk", mission="classic-5-decoy", settings={"end_asked": "on"})
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
