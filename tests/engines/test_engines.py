"""Both games in Firefox and in WebKitGTK, which has Safari's script and layout engines: `make engines`."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import cast

import pytest
from PIL import Image, ImageChops

from tests.engines.driver import FIREFOX, PATIENCE, WEBKIT, XVFB, Firefox, Size, Unread, WebKit, Window
from tests.web.browsing import LIKINGS, Server
from tests.web.conftest import need
from tests.web.squad import AIRLOCK_NINE, DESK, PHONE
from voidlock import angel, hulk
from voidlock.server.http.pages import page_is_built

pytestmark = pytest.mark.engines

RELOADS = 10
PRESSES = 80
"""More than a round takes."""
STEPS = 0.01
"""Share of the pixels that differ from their neighbour by a step: 2 % with plates and walls, 0.3 % in light alone."""
STEP = 8

ANSWER = """wanted => {
    const offered = [...document.querySelectorAll("[data-play], [data-answer][aria-disabled=false]")]
        .filter(each => each.checkVisibility() && !each.closest("details:not([open])"));
    const button = offered.find(each => "play" in each.dataset || wanted.includes(each.dataset.answer)) ?? offered[0];
    if (!button || document.querySelector("[data-questions][aria-busy=true]")) return null;
    button.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = button.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
}"""
"""Where to press next: on what plays the open card, on an answer that is wanted, or on the first."""

BARE = """() => {
    for (const each of document.querySelectorAll("body *")) each.style.visibility = "hidden";
    document.querySelector(".ground canvas").style.visibility = "visible";
}"""
"""Hides everything but the ground."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    need(page_is_built(), "the page is not built")
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest) -> type[Firefox | WebKit]:
    if request.param == "firefox":
        need(FIREFOX.exists(), "firefox-esr is not installed")
        return Firefox
    need(WEBKIT.exists() and XVFB.exists(), "webkit2gtk-driver or xvfb is not installed")
    return WebKit


@pytest.fixture
def closing() -> Iterator[ExitStack]:
    with ExitStack() as closing:
        yield closing


def until(window: Window, function: str, *given: object) -> object:
    """The first true answer of a function of the page's script."""
    end = time.monotonic() + PATIENCE
    while True:
        with suppress(Unread):
            if found := window.run(function, *given):
                return found
        assert time.monotonic() < end, window.run("() => document.body.innerText") or "a black page"
        time.sleep(0.05)


def sit_down(window: Window, server: Server, **options: str) -> str:
    """Open a table in this window; its name."""
    # Beside the page, which would write its own.
    window.visit(f"{server.address}icon.svg")
    window.run(LIKINGS, "none")
    link = server.open_table(None, **options, seed="1")
    window.visit(link)
    until(window, ANSWER, [])
    return link.partition("#table=")[2].partition("&")[0]


def play_round(window: Window, server: Server, table: str, *wanted: str) -> None:
    """Give answers, by presses, until the next round or turn begins."""
    for _ in range(PRESSES):
        game = server.table(table).playing()
        assert isinstance(game, angel.AngelGame | hulk.HulkGame)
        if (game.state.turn if isinstance(game, hulk.HulkGame) else game.state.round) > 1:
            return
        window.press(*cast(Size, until(window, ANSWER, list(wanted))))
    raise AssertionError(f"no round is over after {PRESSES} presses: {server.answers(table)}")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_round_of_death_angel_and_reloads(
    engine: type[Firefox | WebKit], closing: ExitStack, server: Server, size: Size
) -> None:
    window = engine(closing, size)
    table = sit_down(window, server, teams="random")
    play_round(window, server, table)
    for _ in range(RELOADS):
        window.reload()
        until(window, ANSWER, [])


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_turn_of_space_hulk_on_a_map_with_a_picture(
    engine: type[Firefox | WebKit], closing: ExitStack, server: Server, size: Size
) -> None:
    window = engine(closing, size)
    table = sit_down(window, server, game="hulk", mission=AIRLOCK_NINE)
    play_round(window, server, table, "listed", "keep", "end", "hold", "stay")
    end = time.monotonic() + PATIENCE
    window.run(BARE)
    before, shown = b"", window.picture()
    while before != shown or steps(shown) < STEPS:
        assert time.monotonic() < end, f"{steps(shown):.3f} of the map is drawn"
        before, shown = shown, window.picture()


def steps(picture: bytes) -> float:
    shown = Image.open(io.BytesIO(picture)).convert("L")
    differing = ImageChops.difference(shown, ImageChops.offset(shown, 1, 0)).histogram()[STEP:]
    return sum(differing) / (shown.width * shown.height)
