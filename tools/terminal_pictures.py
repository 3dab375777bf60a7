"""Pictures of the README from the terminal: the start menu, and both games on the full screen.

English only: the SVG that Textual exports gives a Japanese letter one column.
"""

from __future__ import annotations

import asyncio
import re
from io import BytesIO

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, SHELL
from tools.pictures import FOLDER, SCENES
from voidlock.games import load_game
from voidlock.terminal.full_screen.app import GameScreen
from voidlock.terminal.full_screen.stoppable import Stoppable
from voidlock.terminal.menu.first_page import FirstPage
from voidlock.terminal.menu.menu import Menu
from voidlock.terminal.menu.start import sitting_at
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.preferences import Preferences
from voidlock.texts import Words

SMALL, LARGE = (80, 24), (150, 46)
SETTLED = 1.0
"""Seconds until the odds are there."""

SHADES = 160
"""Colours of a picture: letters have soft edges."""

FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""A font from the network, which a picture must not need."""


async def drawn(app: Stoppable, size: tuple[int, int], *keys: str) -> str:
    """The screen after these keys, as SVG."""
    async with app.run_test(size=size) as pilot:
        await pilot.press(*keys)
        await pilot.pause(SETTLED)
        return FONT.sub("", app.export_screenshot(title="voidlock play"))


def pictures() -> dict[str, str]:
    preferences, words = Preferences(), Words("en")
    first = FirstPage([], preferences, Hints())
    preferences.colours = "dark"
    board, hulk = (
        GameScreen(sitting_at(load_game(SCENES[name])[0], None), words, preferences) for name in ("board", "hulk")
    )
    return {
        "terminal": asyncio.run(drawn(Menu(first.choose, words, preferences), SMALL, "down", "down")),
        "terminal-board": asyncio.run(drawn(board, LARGE)),
        "terminal-hulk": asyncio.run(drawn(hulk, LARGE, "A")),
    }


def main() -> None:
    # Playwright has an event loop of its own, and so has Textual.
    found = pictures()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": 1600, "height": 1200})
        for name, svg in found.items():
            page.set_content(f'<body style="margin: 0">{svg}</body>')
            taken = Image.open(BytesIO(page.locator("svg").first.screenshot()))
            taken.quantize(SHADES).save(FOLDER / f"{name}.png", optimize=True)
            print(f"docs/pictures/{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
