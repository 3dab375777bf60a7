"""One browser and one server for this folder, new people for each test. No page may report an error."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import CHROMIUM, FLAGS, SHELL, Meet, Person, Server
from voidlock.server.http.pages import page_is_built


def need(there: bool, missing: str) -> None:
    """Here a test is left out for what is missing; CI must not leave it out."""
    if there:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(f"{missing}, and CI must not leave out the browser", pytrace=False)
    pytest.skip(f"{missing}: the game in a browser is not tried here")


_open = ExitStack()
_browsers: list[Browser] = []


@pytest.fixture
def browser() -> Browser:
    """Chromium, started by the first test of this folder and kept for the next ones."""
    need(CHROMIUM.exists() or SHELL.exists(), "Chromium is not installed")
    need(page_is_built(), "the page is not built (npm ci && npm run build in web/)")
    if not _browsers:
        playwright = _open.enter_context(sync_playwright())
        path = SHELL if SHELL.exists() else CHROMIUM
        _browsers.append(playwright.chromium.launch(executable_path=path, args=FLAGS))
        _open.callback(_browsers.clear)
        _open.callback(_browsers[0].close)
    return _browsers[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before the tests of other folders: while Playwright runs, they cannot start an event loop."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        _open.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    people: list[Person] = []

    def meet(**settings: str) -> Person:
        people.append(Person(browser, server, **settings))
        return people[-1]

    yield meet
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []
