"""Each step of each lesson on a phone: once it is read, what it asks for is whole in the window and not covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import need
from tools.shots import GALLERY, UNTIL_STILL, serving, show, visiting
from voidlock.games import KITS

pytestmark = pytest.mark.slow

SIZES = ((360, 640), (390, 844), (844, 390))
LESSONS = [(game, lesson.id) for game, kit in KITS.items() for lesson in kit.lessons]

STEPS = """() => moments.flatMap(({ coach }, place) => coach.wants.length ? [place] : [])"""
WHOLE = """(place) => {
    const { coach: { wants, points } } = moments[place];
    const named = [...wants.map((text) => `[data-answer="${CSS.escape(text)}"]`),
        ...points.flatMap(([kind, id]) => [`[data-thing="${kind}:${id}"]`, `[data-square="${id}"]`])];
    const answers = [...document.querySelectorAll(wants.map((text) => `[data-answer="${CSS.escape(text)}"]`).join())];
    const seen = (part) => part.checkVisibility();
    const things = [...document.querySelectorAll(named.join())].filter(seen);
    const wanted = answers.some(seen) ? answers.filter(seen) : things;
    const whole = (part) => {
        const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
        return [0.1, 0.5, 0.9].every((share) => {
            const hit = document.elementFromPoint(left + width * share, top + height * share);
            return part.contains(hit) || hit?.contains(part);
        });
    };
    return wanted.some(whole) ? "" : `${wants[0]}: ${wanted.map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round).join(" ");
    }).join(", ") || "not there"}`;
}"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    need((GALLERY / "samples.html").exists(), "the gallery is not built (make .venv/.gallery)")
    with serving() as found:
        yield found


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_the_wanted_thing_is_in_sight_at_each_step(browser: Browser, address: str, size: tuple[int, int]) -> None:
    hidden = list[str]()
    with visiting(browser, *size) as window:
        page = window.new_page()
        for game, lesson in LESSONS:
            show(page, address, state="lesson-walk", session=f"lesson-{game}-{lesson}", answers="0")
            for place in page.evaluate(STEPS):
                page.evaluate("place => goTo(place)", place)
                # A step is read once; in lessons whose steps it explains again it is folded already.
                page.evaluate("document.querySelector('[data-coach-read]')?.click()")
                # A busy machine draws the last parts late.
                for calm in (150, 1_000):
                    page.evaluate(UNTIL_STILL, calm)
                    if not (found := page.evaluate(WHOLE, place)):
                        break
                hidden += [f"{game} {lesson} {place}: {found}"] if found else []
    assert hidden == []
