"""Plain and compiled rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.builds import COMPILED
from voidlock.bench.digest import digest


def test_every_answer_counts() -> None:
    assert digest("angel", 2) == digest("angel", 2) != digest("angel", 3)


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled (make compiled)")
@pytest.mark.parametrize("name", ["angel", "hulk"])
def test_compiled_rules_play_the_games_of_the_sources(name: str) -> None:
    asked = f"from voidlock.bench.digest import digest; print(digest({name!r}, 18))"
    plain = {**os.environ, "VOIDLOCK_PLAIN": "1"}
    sources = subprocess.run([sys.executable, "-c", asked], env=plain, capture_output=True, text=True, check=True)
    assert digest(name, 18) == sources.stdout.strip()
