"""The program in one file: without Python, Node or sources near it, it opens the page and plays."""

from __future__ import annotations

import json
import random
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, expect

from tests.saying import opening
from tests.web.browsing import Person, Server
from tools.page import ROOT

pytestmark = pytest.mark.app

OPENER = """#!/bin/sh
echo "$1" >"$(dirname "$0")/opened"
"""


class App:
    """The file alone in a folder, which is also the home of its user, whose browser notes what it is to open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = Path(shutil.copy(ROOT / "build" / "app" / "voidlock", folder))
        browser = folder / "browser"
        browser.write_text(OPENER, encoding="utf-8")
        browser.chmod(0o755)
        self._surroundings = {"HOME": str(folder), "PATH": "/usr/bin:/bin", "DISPLAY": ":0", "BROWSER": str(browser)}
        self.running = self._start()
        assert self.running.stdout is not None
        told = self.running.stdout.readline()
        assert opening("serve-here", "address") in told, told
        self.address = told.split()[-1]

    def _start(self, *command: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.file, *command], cwd=self.folder, env=self._surroundings, stdout=subprocess.PIPE, text=True
        )

    def says(self, *command: str) -> str:
        done = self._start(*command)
        told, _ = done.communicate()
        assert done.returncode == 0, told
        return told


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App(tmp_path)
    yield app
    app.running.send_signal(signal.SIGTERM)
    assert app.running.wait(20) == 0


def test_one_file_opens_the_page_and_plays(browser: Browser, app: App) -> None:
    ann = Person(browser, cast(Server, app))
    ann.visit()
    ann.click("[data-play-now]")
    ann.play(random.Random("app"), answers=8)
    # Workers think in processes of their own, which the file starts as well.
    ann.wait_until_asked()
    ann.click("[data-advise]")
    expect(ann.find("[data-verdict], [data-advice]").first).to_be_visible()
    ann.open_table_part()
    with ann.page.expect_download() as saved:
        ann.click("[data-file]")
    game = app.folder / "game.json"
    saved.value.save_as(game)
    ann.context.close()
    assert ann.errors == []
    assert app.says("replay", "game.json", "--lang", "ja")
    assert json.loads(game.read_bytes())["voidlock"]
    assert (app.folder / "opened").read_text(encoding="utf-8").strip() == app.address
    assert "Void Lock" in app.says("sim", "--games", "20", "--bot", "brother", "--lang", "en")
