"""The tests that the page has of its own (web/tests), and its types."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import need

pytestmark = pytest.mark.slow

WEB = Path(__file__).parent.parent.parent / "web"
TOOLS = WEB / "node_modules" / ".bin"


@pytest.mark.parametrize(
    "command", [["vitest", "run"], ["svelte-check", "--fail-on-warnings"]], ids=["its tests", "its types"]
)
def test_the_page_passes(command: list[str]) -> None:
    need((TOOLS / command[0]).exists() and (WEB / "src" / "protocol.ts").exists(), "the page is not built")
    # Where the system has no Node, a wheel has brought one into the environment.
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    done = subprocess.run(
        [TOOLS / command[0], *command[1:]],
        check=False,
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
