"""Pictures of the READMEs, taken from the page: both games, a phone beside a desktop, both languages."""

from __future__ import annotations

import tempfile
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, LIKINGS, SHELL, Server

FOLDER = Path(__file__).parents[1] / "docs/pictures"
LOCALES = {"": "en-GB", ".ja": "ja-JP"}
HEIGHT, DESK, PHONE, GAP = 900, 1440, 416, 24
SETTLED = 2_500
"""Milliseconds until figures, odds and lights are there."""

SCENES: dict[str, dict[str, object]] = {
    "board": {
        "voidlock": 1,
        "seed": "picture",
        "position": {
            "round": 4,
            "location": "black_holds",
            "formation": ["leon< 1", "gideon>", "claudio>", "noctis> 1", "valencio<", "goriel<"],
            "swarms": {"L1": "claw tail tail", "R2": "head", "R4": "claw claw lord_head_tail", "L5": "tongue"},
            "phase": "resolve",
            "table": {"red": "full_auto", "green": "block", "yellow": "reorganize"},
            "resolved": ["green", "yellow"],
            "piles": {"left": 4, "right": 3},
        },
    },
    "hulk": {
        "voidlock": 1,
        "game": "hulk",
        "seed": "picture",
        "position": {
            "mission": "cold-forge",
            "turn": 3,
            "phase": "marines",
            "command_points": 4,
            "marines": {"sgt": "11,9 E", "claws": "9,9 E", "cannon": "10,9 E", "chain": "7,7 N"},
            "aliens": {"S1": "15,8 S", "S2": "16,9 W", "S3": "14,9 W", "B1": "7,4 2", "B2": "19,9 3", "B3": "E4 1"},
        },
    },
}


def taken(browser: Browser, address: str, locale: str, width: int) -> str:
    """The page at this width, as text for an HTML picture."""
    phone = width == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHT},
        locale=locale,
        color_scheme="dark",
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    context.add_init_script(f"({LIKINGS})('none')")
    page = context.new_page()
    page.goto(address)
    page.locator("[data-answer][aria-disabled=false]:visible").first.wait_for()
    page.wait_for_timeout(SETTLED)
    picture = page.screenshot()
    context.close()
    return b64encode(picture).decode()


def main() -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        side_by_side = browser.new_page(viewport={"width": PHONE + GAP + DESK, "height": HEIGHT})
        for name, file in SCENES.items():
            for ending, locale in LOCALES.items():
                pictures = [taken(browser, server.open_table(file), locale, width) for width in (PHONE, DESK)]
                shown = "".join([f'<img src="data:image/png;base64,{each}">' for each in pictures])
                style = f"margin: 0; background: #05080a; display: flex; gap: {GAP}px"
                side_by_side.set_content(f'<body style="{style}">{shown}</body>')
                side_by_side.wait_for_function("[...document.images].every(image => image.complete)")
                side_by_side.screenshot(path=FOLDER / f"{name}{ending}.jpg", type="jpeg", quality=85)
                print(f"docs/pictures/{name}{ending}.jpg")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
