"""A browser's trace of one page: the tasks of its main thread, by the thread clock.

The thread clock stands still while other processes have the processor, so they disturb it little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Literal, NotRequired, TypedDict

from playwright.sync_api import CDPSession, Page

CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,v8"
STACKS = "disabled-by-default-devtools.timeline.stack"
"""Where in the script a layout was forced; the browser takes longer for it."""

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


class Call(TypedDict):
    """A line of a script."""

    functionName: str
    url: str
    lineNumber: int
    columnNumber: int


class Data(TypedDict, total=False):
    message: str
    functionName: str
    url: str
    lineNumber: int
    columnNumber: int
    dirtyObjects: int
    totalObjects: int
    stackTrace: list[Call]


class Arguments(TypedDict, total=False):
    data: Data
    beginData: Data
    elementCount: int


class Traced(TypedDict):
    """An event of the trace; its times are microseconds, and `tdur` is by the thread clock."""

    name: str
    ph: str
    pid: int
    tid: int
    ts: float
    dur: NotRequired[float]
    tdur: NotRequired[float]
    args: Arguments


@dataclass(frozen=True)
class Event:
    """What the main thread did for some time."""

    name: str
    at: float
    until: float
    took: float
    """Milliseconds by the thread clock."""
    told: Arguments


@dataclass
class Task:
    """A task of the main thread, with all that it did."""

    whole: Event
    events: list[Event] = field(default_factory=list)

    def holds(self, moment: float) -> bool:
        return self.whole.at <= moment <= self.whole.until


class Trace:
    """What the browser does inside the `with` block."""

    def __init__(self, page: Page, *, stacks: bool = False) -> None:
        self._page = page
        self._categories = f"{CATEGORIES},{STACKS}" if stacks else CATEGORIES
        self._found: list[Traced] = []
        self._over = False
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Tracing.dataCollected", lambda part: self._found.extend(part["value"]))
        self._session.on("Tracing.tracingComplete", lambda _: setattr(self, "_over", True))

    def __enter__(self) -> Trace:
        self._session.send("Tracing.start", {"categories": self._categories, "transferMode": "ReportEvents"})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> Literal[False]:
        if error is None:
            # Marks the thread: the browser's own processes have threads of the same name.
            self._page.evaluate("console.timeStamp('over')")
            self._session.send("Tracing.end")
            while not self._over:
                self._page.wait_for_timeout(50)
        self._session.detach()
        return False

    @property
    def stamps(self) -> list[tuple[float, str]]:
        """The calls of `console.timeStamp`: when, and what was said."""
        found = [event for event in self._found if event["name"] == "TimeStamp"]
        return sorted((event["ts"], event["args"]["data"]["message"]) for event in found)

    def tasks(self) -> Iterator[Task]:
        """The tasks of the page's main thread."""
        mark = next(event for event in self._found if event["name"] == "TimeStamp")
        task: Task | None = None
        for event in sorted(self._of_thread(mark), key=lambda event: (event.at, -event.until)):
            if event.name == "RunTask":
                if task:
                    yield task
                task = Task(event)
            elif task and event.at < task.whole.until:
                task.events.append(event)
        if task:
            yield task

    def _of_thread(self, mark: Traced) -> Iterator[Event]:
        for event in self._found:
            if (event["pid"], event["tid"], event["ph"]) == (mark["pid"], mark["tid"], "X") and "tdur" in event:
                until = event["ts"] + event.get("dur", 0)
                yield Event(event["name"], event["ts"], until, event["tdur"] / 1000, event["args"])


def parts_of(task: Task) -> dict[str, float]:
    """The milliseconds of a task by what it was spent on."""
    parts = {"other": task.whole.took}
    open_ = [(task.whole, "other")]
    for event in task.events:
        while open_[-1][0].until <= event.at and len(open_) > 1:
            open_.pop()
        part = KIND.get(event.name, open_[-1][1])
        # What an event takes is taken from the one it is part of.
        parts[open_[-1][1]] -= event.took
        parts[part] = parts.get(part, 0) + event.took
        open_.append((event, part))
    return parts


def details_of(task: Task, least: float) -> Iterator[str]:
    """The events of a task that took at least so many milliseconds, indented by what they are part of."""
    open_: list[Event] = []
    for event in task.events:
        while open_ and open_[-1].until <= event.at:
            open_.pop()
        if event.took >= least:
            yield f"{'  ' * len(open_)}{event.took:.1f} {event.name} {_about(event.told)}".rstrip()
        open_.append(event)


def _about(told: Arguments) -> str:
    """What a function, a layout or a style is about, and where it was forced."""
    data, begun = told.get("data", {}), told.get("beginData", {})
    calls = [*([data] if "functionName" in data else []), *begun.get("stackTrace", [])]
    said = [f"{told['elementCount']} elements"] if "elementCount" in told else []
    if "dirtyObjects" in begun:
        said.append(f"{begun['dirtyObjects']} of {begun.get('totalObjects', 0)} objects")
    for call in calls:
        file = call.get("url", "").rpartition("/")[2]
        said.append(f"{call.get('functionName') or '?'} {file}:{call.get('lineNumber')}:{call.get('columnNumber')}")
    return ", ".join(said)
