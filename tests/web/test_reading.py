"""The page can be read and used by everybody: on a phone and on a desk, in both themes and languages."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types

from tests.web.browsing import Meet, Person

pytestmark = pytest.mark.slow

Theme = Literal["light", "dark"]

PHONE, DESK = (390, 844), (1280, 800)


def look(person: Person, size: tuple[int, int], theme: Theme) -> None:
    """Nothing is wider than the screen, and axe finds nothing that shuts people out."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.emulate_media(color_scheme=theme)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    found = Axe().run(person.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize(
    ("size", "theme", "language"), [(PHONE, "dark", "日本語"), (DESK, "light", "English")], ids=["phone", "desk"]
)
def test_every_screen(meet: Meet, size: tuple[int, int], theme: Theme, language: str) -> None:
    ann, bob = meet(), meet()
    ann.visit()
    look(ann, size, theme)
    bob.join(ann.make_table(3), 2, "Bob")
    ann.sit(3, "Cat")
    for person in (ann, bob):
        person.page.get_by_role("button", name=language).click()
        look(person, size, theme)
    ann.begin()
    while not ann.find("[data-cover]").count():
        for person in (ann, bob):
            if person.asked():
                person.answer(person.asked()[0])
    ann.page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true })")
    look(ann, size, theme)
    ann.click("[data-show]")
    look(ann, size, theme)
