"""The Python of the browser, in Node: equal seeds and equal answers are told in equal bytes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server import digests
from voidlock.server.http.pages import STATIC

HERE = Path(__file__).parent
RECORDED = HERE.parent / "playthroughs"


@pytest.mark.slow
@asynchronous
async def test_a_browser_tells_the_same_games() -> None:
    node = shutil.which("node")
    if node is None or not (STATIC / "here.json").is_file():
        pytest.skip("the rules are not compiled for the browser: make page")
    command = [node, str(HERE / "pyodide.mjs"), str(STATIC), str(HERE / "digests.py"), str(RECORDED)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    expected = (await digests.digests(str(RECORDED))).splitlines()
    assert len(expected) == 10 + len(digests.GAMES)
    assert done.stdout.splitlines() == expected
