"""`voidlock sim` as a person types it: within this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from click.testing import CliRunner

from voidlock.cli import main

SIM = (sys.executable, "-m", "voidlock", "sim")


def sim(*options: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Within this process: it starts ten times as fast."""
    done = CliRunner().invoke(main, ["sim", "--lang", lang, *options], catch_exceptions=False)
    return subprocess.CompletedProcess(options, done.exit_code, done.stdout, done.stderr)


def sim_apart(*options: str, lang: str = "en", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SIM, "--lang", lang, *options],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )
