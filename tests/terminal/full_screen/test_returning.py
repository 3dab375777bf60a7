"""A screen that goes on with its group, and players who come back to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.gathering import until
from tests.server.serving import connected, in_a_file, serving
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.joining import at_table, seen
from voidlock.terminal.network import table as network

LOST: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "players": 2,
        "teams": [["red"], ["green"]],
        "formation": ["leon<"],
        "phase": "attack",
        "swarms": {"L1": "claw tail claw tail claw tail"},
    },
}

pytestmark = pytest.mark.slow


def test_the_screen_goes_to_the_next_table_with_the_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "NEXT_AFTER", 0.1)

    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
            opening = {"name": "Ann", "host": ann.host, "secret": ann.secret, "options": {"players": 2}}
            await ann.send("open", **opening, file=LOST)
            sitting = at_table(address, str((await ann.hear("entered"))["table"]), tmp_path)
            async with acting(sitting) as actor:
                await seen(actor, "Bob (2): you")
                await ann.ask("start")
                while not ann.result:
                    await ann.state()
                    if owed := ann.owed(1):
                        await ann.answer(owed[0], owed[0].texts[-1])
                await ann.ask("again", yes=True)
                next = (await until(ann, lambda info: info["next"] != "", "table"))["next"]
                await seen(actor, "Waiting for the host to start.")
                assert (sitting.link.table, sitting.held) == (next, [2])

    asyncio.run(story())
