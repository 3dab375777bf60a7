"""Pictures of every state of the gallery (web/samples), and what differs between two folders of them.

Take some before a change (`make shots ARGS="take before"`) and after it, then `make shots ARGS="compare before after"`.
"""

from __future__ import annotations

import re
import threading
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlencode

from PIL import Image, ImageChops
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, SHELL

WEB = Path(__file__).parents[1] / "web"
GALLERY = WEB / "node_modules/.samples"
LOOKS = (
    (390, 844, "dark", "en"),
    (390, 844, "light", "ja"),
    (844, 390, "dark", "en"),
    (820, 1180, "light", "en"),
    (1280, 800, "light", "ja"),
    (1440, 900, "dark", "en"),
    (2560, 1440, "dark", "ja"),
)
"""Width, height, theme and language: each size, theme and language, not each combination."""

STILL = """*, ::before, ::after {
    animation: none !important; transition: none !important; caret-color: transparent !important
}"""
QUIET = """() => !document.querySelector("[aria-busy=true]:not([data-hasty])") && document.body.dataset.ready === "true"
    && [...document.images].every((image) => image.complete) && document.fonts.status === "loaded" """
PAINTED = """() => [...document.querySelectorAll("[data-map] canvas")].every(
    ({ width, height }) => width !== 300 || height !== 150)"""
"""The deck of a map is painted by a worker, on a canvas that has its first size until then."""
UNTIL_STILL = """(calm) => new Promise((done) => {
    let timer = 0;
    const wait = () => (clearTimeout(timer), (timer = setTimeout(done, calm)));
    new MutationObserver(wait).observe(document, { subtree: true, childList: true, attributes: true });
    wait();
})"""
"""Parts and pictures are drawn one after another: nothing has changed for so many milliseconds."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def serving(folder: Path = GALLERY) -> Iterator[str]:
    """The address of the gallery's page."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    # A page that is closed while it loads hangs up.
    server.handle_error = lambda *_: None  # type: ignore[method-assign]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/samples.html"
    server.shutdown()
    server.server_close()


def states() -> list[str]:
    source = (WEB / "samples/states.ts").read_text(encoding="utf-8").partition("STATES")[2]
    return re.findall(r'^  "?([\w-]+)"?: ', source, re.MULTILINE)


@contextmanager
def visiting(browser: Browser, width: int, height: int) -> Iterator[BrowserContext]:
    """A window of this size, whose pages share what was loaded and remember nothing of each other."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_init_script("if (location.protocol !== 'about:') localStorage.clear()")
    yield context
    context.close()


def show(page: Page, address: str, **asked: str) -> None:
    """The page in this state, at rest."""
    page.goto(f"{address}?{urlencode(asked)}")
    page.add_style_tag(content=STILL)
    try:
        page.wait_for_function(QUIET)
    except TimeoutError as error:
        raise AssertionError(f"{asked} does not come to rest") from error
    page.evaluate(UNTIL_STILL, 400)


def take(folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, serving() as address:
        browser = playwright.chromium.launch(executable_path=SHELL if SHELL.exists() else CHROMIUM, args=FLAGS)
        for width, height, theme, language in LOOKS:
            with visiting(browser, width, height) as window:
                for state in filter(re.compile(only).search, states()):
                    page = window.new_page()
                    show(page, address, state=state, theme=theme, language=language)
                    page.wait_for_function(PAINTED)
                    page.screenshot(path=folder / f"{state}-{width}-{theme}-{language}.png")
                    page.close()
        browser.close()


def compare(before: Path, after: Path) -> int:
    """How many pictures differ; each is named, with the number of pixels and the box they lie in."""
    found = 0
    for name in sorted({each.name for folder in (before, after) for each in folder.glob("*.png")}):
        if not ((before / name).exists() and (after / name).exists()):
            found += 1
            print(f"{name}: there is only one")
            continue
        one, other = (Image.open(folder / name).convert("RGB") for folder in (before, after))
        difference = ImageChops.difference(one, other)
        if one.size != other.size or difference.getbbox():
            found += 1
            pixels = sum(difference.convert("L").point(bool).histogram()[1:])
            print(f"{name}: {pixels} pixels in {difference.getbbox()}")
    print(f"{found} pictures differ")
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("take", "compare"))
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--only", default="", help="a pattern of states")
    asked = parser.parse_args()
    if asked.what == "compare":
        raise SystemExit(compare(*asked.folders) > 0)
    take(asked.folders[0], asked.only)


if __name__ == "__main__":
    main()
