"""`voidlock sim` as a person types it."""

from __future__ import annotations

import os
import subprocess
import sys

SIM = (sys.executable, "-m", "voidlock.cli", "sim")


def sim(*options: str, lang: str = "en", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SIM, "--lang", lang, *options],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )
