"""A browser's trace of one page: the tasks of its main thread, by the thread clock.

The thread clock stands still while other processes have the processor, so they disturb it little.
"""

from __future__ import annotations

from types import TracebackType
from typing import Literal, NotRequired, TypedDict

from playwright.sync_api import CDPSession, Page

CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,v8"


class Traced(TypedDict):
    """An event of the trace; `tdur` are its microseconds by the thread clock."""

    name: str
    pid: int
    tid: int
    tdur: NotRequired[float]


class Trace:
    """What the browser does inside the `with` block."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._found: list[Traced] = []
        self._over = False
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.on("Tracing.dataCollected", lambda part: self._found.extend(part["value"]))
        self._session.on("Tracing.tracingComplete", lambda _: setattr(self, "_over", True))

    def __enter__(self) -> Trace:
        self._session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
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

    def tasks(self) -> list[float]:
        """The tasks of the page's main thread, in milliseconds."""
        mark = next(event for event in self._found if event["name"] == "TimeStamp")
        return [
            event["tdur"] / 1000
            for event in self._found
            if (event["pid"], event["tid"], event["name"]) == (mark["pid"], mark["tid"], "RunTask") and "tdur" in event
        ]
