"""The parts that the server puts together to the picture of a challenge: two endings, and each Marine alive and fallen.

They are drawn from the page's art by the browser, and kept in the repository. Run it with `python -m tools.previews`.
"""

from __future__ import annotations

import io
from base64 import b64encode
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, SHELL
from voidlock.games.angel.environment.painting import drawings
from voidlock.server.http.pictures import FALLEN, FOLDER, HEIGHT, SIDE, WIDTH, encode

FONT = Path(__file__).parents[1] / "web/src/page/fonts/big-shoulders-display-800.woff2"

STYLE = """
@font-face {{ font-family: display; src: url(data:font/woff2;base64,{font}) }}
* {{ margin: 0 }}
body {{ position: relative; width: {width}px; height: {height}px; overflow: hidden; background: #04080a }}
svg {{ position: absolute }}
p {{
  position: absolute; left: 56px; top: 44px; color: #fff3dc; font: 800 132px/1 display; letter-spacing: .012em;
  text-shadow: 0 0 36px #ffb35ccc, 0 0 8px #ffb35ccc, 0 2px 12px #000;
}}
i {{ position: absolute; inset: 0 }}
.win i {{
  background: linear-gradient(90deg, #04080a 6%, #04080a99 30%, transparent 55%),
    linear-gradient(transparent 58%, #04080ae6 76%);
}}
.loss i {{ background: linear-gradient(transparent 45%, #04080ae6 74%) }}
.win svg {{ left: 20%; top: -9%; width: 84%; height: 112% }}
.loss svg {{ left: 12%; top: -6%; width: 100%; height: 100% }}
.bust svg {{ inset: 0; width: 100%; height: 100% }}
.bust i {{ border: 3px solid #ffb35c }}
.fallen svg {{ filter: grayscale(1) brightness(.65) }}
.fallen i {{
  border-color: #4a4f52;
  background: linear-gradient(to top right, transparent 48%, #ff6a55 48% 52%, transparent 52%);
}}
"""


def shot(page: Page, kind: str, art: str, size: tuple[int, int], words: str = "") -> Image.Image:
    drawing = drawings()[art]
    width, height = size
    style = STYLE.format(font=b64encode(FONT.read_bytes()).decode(), width=width, height=height)
    box = "0 0 {} {}".format(*drawing["size"])
    svg = f'<svg viewBox="{box}" preserveAspectRatio="xMidYMid slice">{drawing["markup"]}</svg>'
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f'<style>{style}</style><body class="{kind}">{svg}<i></i>{words}')
    page.evaluate("document.fonts.ready.then(() => undefined)")
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def taken(page: Page) -> dict[str, Image.Image]:
    """Every part by its name."""
    whole, small = (WIDTH, HEIGHT), (SIDE, SIDE)
    found = {name: shot(page, name, f"ending {name}", whole, "<p>VOIDLOCK</p>") for name in ("win", "loss")}
    for art in drawings():
        kind, _, id = art.partition(" ")
        if kind == "marine":
            found[id] = shot(page, "bust", art, small)
            found[f"{id}{FALLEN}"] = shot(page, "bust fallen", art, small)
    return found


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        parts = taken(browser.new_page())
        browser.close()
    # One palette for all: a row of one part is then a row of the picture, byte by byte.
    sheet = Image.new("RGB", (WIDTH, sum([part.height for part in parts.values()])))
    top = 0
    for part in parts.values():
        sheet.paste(part, (0, top))
        top += part.height
    palette = sheet.quantize(256, dither=Image.Dither.NONE)
    colours = bytes(palette.getpalette() or ()).ljust(768, b"\0")
    FOLDER.mkdir(exist_ok=True)
    for name, part in parts.items():
        indexed = part.quantize(
            palette=palette, dither=Image.Dither.FLOYDSTEINBERG if part.width < WIDTH else Image.Dither.NONE
        )
        rows = [indexed.crop((0, row, part.width, row + 1)).tobytes() for row in range(part.height)]
        (FOLDER / f"{name}.png").write_bytes(encode(colours, rows))


if __name__ == "__main__":
    main()
