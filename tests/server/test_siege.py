"""The siege in two seconds: every flood of bytes at once, against a real server on which a table plays; and the soak.

`make siege` measures each attack alone and how long the table waits, `make long` more connections: too long for every
day.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.floods import all_floods
from bench.served import served
from bench.siege import besieged
from bench.soak import MOST, soaked

SECONDS = 2.0

MOST_PROCESSOR = 1.0
"""Processor time of the server for each second: without limits, it takes all it can get."""

MOST_MEMORY = 200.0
"""Megabytes of the server, its game process and its thinkers, which hold about 140 at rest."""


def test_floods_of_bytes_do_not_stop_a_table(tmp_path: Path) -> None:
    """It stays connected and plays; nothing is logged but refusals."""
    with served(tmp_path) as server:
        found = asyncio.run(besieged(server, server, all_floods, SECONDS, None, tables=1, calm=0.0))
        log = server.log.read_text()
    assert found.cut == found.tracebacks == 0
    assert len(found.delays) >= 2
    assert found.processor < MOST_PROCESSOR
    assert found.memory < MOST_MEMORY
    assert "kind=pings address=127.0.0.66" in log
    assert len(log.splitlines()) < 40


def test_nothing_is_kept_of_a_closed_connection(tmp_path: Path) -> None:
    """Players stay for a while and reconnect; the front does not grow."""
    with served(tmp_path) as server:
        assert asyncio.run(soaked(server, 300)).front < MOST
