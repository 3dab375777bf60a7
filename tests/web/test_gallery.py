"""Every state of the gallery (web/samples), on a phone and at a desk: all fits, nothing is cut off or shut out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser

from tests.web.conftest import need
from tools.shots import GALLERY, serving, show, states, visiting

pytestmark = pytest.mark.slow

LOOKS = ((360, 800, "dark", "ja"), (1280, 800, "light", "en"))
# What scrolls and holds nothing to focus is out of reach for keys in Safari alone.
AXE = {"resultTypes": ["violations"], "rules": {"scrollable-region-focusable": {"enabled": False}}}


LABELS = ".bar *, .order *, .formation *, .status *, .roster *, .prompt button, .prompt button *"

CUT_OFF = """(labels) => [...document.querySelectorAll(labels)].filter((part) => {
        if (part.closest("details:not([open]) > :not(summary)")) return false
        const style = getComputedStyle
        const hides = ["hidden", "clip"].includes(style(part).overflowX) || part.matches("button:not(.object)")
        if (!hides || part.scrollWidth <= part.clientWidth + 1) return false
        // What is only read aloud is one pixel wide, with all that it holds.
        const unseen = (each) => each && (style(each).clipPath.startsWith("inset") || unseen(each.parentElement))
        return !unseen(part)
    }).map((part) => part.textContent.trim())"""
"""The words that are wider than what holds them."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    need((GALLERY / "samples.html").exists(), "the gallery is not built (make .venv/.gallery)")
    with serving() as found:
        yield found


@pytest.mark.parametrize("place", range(len(LOOKS)), ids=[f"{width}-{theme}-{to}" for width, _, theme, to in LOOKS])
def test_every_state_is_whole(browser: Browser, address: str, place: int) -> None:
    width, height, theme, language = LOOKS[place]
    errors = list[str]()
    wrong = dict[str, object]()
    with visiting(browser, width, height) as window:
        window.on("weberror", lambda error: errors.append(str(error.error)))
        for number, state in enumerate(states()):
            page = window.new_page()
            show(page, address, state=state, theme=theme, language=language)
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            found = [*errors, *page.evaluate(CUT_OFF, LABELS), *([f"{wide} pixels too wide"] if wide > 0 else [])]
            # Each state is audited in one look: it takes most of the time.
            if number % len(LOOKS) == place:
                audit = Axe().run(page, options=AXE)
                found += [audit.generate_report()] if audit.violations_count else []
            if found:
                wrong[state] = found
            errors.clear()
            page.close()
    assert wrong == {}
