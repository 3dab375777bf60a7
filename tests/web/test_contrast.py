"""Contrast over pictures, measured from pixels: what is written on plates, pills and cards of the hand (WCAG 1.4.3)."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.web.conftest import need
from tools.shots import GALLERY, serving, show

pytestmark = pytest.mark.slow

LOOKS = ((390, 844, "dark", "ja"), (1440, 900, "light", "en"))
STATES = ("chances", "choose", "reroll")
WRITTEN = (
    ".plate .name, .formation .chance, .formation .slay, .formation .size, .formation .spot.held, .hand .title, "
    ".hand .phrases, .hand .number, .hand .type, .overview .name, .overview .rule, .place .named"
)

FIND = """(written) => [...document.querySelectorAll(written)].flatMap((part) => {
    if (!part.checkVisibility() || !part.textContent.trim() || part.closest("[inert]")) return [];
    if (part.closest(".barred, .last, .done")) return []
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!seen || !(part.contains(middle) || middle?.contains(part))) return [];
    const { fontSize, fontWeight } = getComputedStyle(part);
    const large = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    return [{ told: part.className + " " + part.textContent.trim(), box: [left, top, right, bottom], large }];
})"""
HIDDEN = f":is({WRITTEN}), :is({WRITTEN}) * {{ -webkit-text-fill-color: transparent !important }}"
SCALE = 2
"""Pixels of a screen for each of the page: letters have a core that nothing is mixed into."""

Colour = tuple[int, int, int]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    need((GALLERY / "samples.html").exists(), "the gallery is not built (make .venv/.gallery)")
    with serving() as found:
        yield found


def luminance(colour: Colour) -> float:
    shares = [part / 255 for part in colour]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def picture(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def read(written: Image.Image, bare: Image.Image) -> float | None:
    """The contrast that nine of ten pixels in the core of the letters have; nothing is read where there are none."""
    pairs: list[tuple[Colour, Colour]] = list(zip(pixels(written), pixels(bare), strict=True))
    differences = [max(abs(a - b) for a, b in zip(one, other, strict=True)) for one, other in pairs]
    core = max(differences, default=0) * 0.8
    if not core:
        return None
    ratios = sorted(contrast(*pair) for pair, difference in zip(pairs, differences, strict=True) if difference >= core)
    return ratios[len(ratios) // 10]


def pixels(image: Image.Image) -> list[Colour]:
    data = image.tobytes()
    return [(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 3)]


@pytest.mark.parametrize("place", range(len(LOOKS)), ids=[f"{width}-{theme}-{to}" for width, _, theme, to in LOOKS])
def test_what_is_written_over_pictures_can_be_read(browser: Browser, address: str, place: int) -> None:
    width, height, theme, language = LOOKS[place]
    faint = list[str]()
    read_at_all = 0
    for state in STATES:
        page = browser.new_page(
            reduced_motion="reduce", viewport={"width": width, "height": height}, device_scale_factor=SCALE
        )
        show(page, address, state=state, theme=theme, language=language)
        parts = page.evaluate(FIND, WRITTEN)
        written = picture(page)
        page.add_style_tag(content=HIDDEN)
        bare = picture(page)
        for part in parts:
            left, top, right, bottom = (round(edge * SCALE) for edge in part["box"])
            ratio = read(written.crop((left, top, right, bottom)), bare.crop((left, top, right, bottom)))
            read_at_all += ratio is not None
            if ratio is not None and ratio < (3 if part["large"] else 4.5):
                faint.append(f"{state}: {part['told']} {ratio:.1f}")
        page.close()
    assert faint == []
    assert read_at_all > 40
