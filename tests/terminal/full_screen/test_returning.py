"""A screen that goes on with its group, and players who come back to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.saying import said
from tests.server.gathering import seat_of, until
from tests.server.serving import Message, connected, in_a_file, items, serving, table
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.joining import ASKED, at_table, met_at, seen, served
from tests.web.browsing import Server
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


def test_whoever_comes_back_to_the_screen_keeps_what_a_bot_chose_or_chooses(tmp_path: Path) -> None:
    def waits_for_ann(state: Message) -> bool:
        return all(table(asked)["seat"] == 1 for asked in items(table(state["open"])["owed"]))

    async def story(server: Server) -> None:
        async with met_at(f"ws://127.0.0.1:{server.port}/socket", tmp_path) as (ann, actor, sitting):
            await sitting.end()
            await until(ann, lambda info: not seat_of(info, 2)["here"], "table")
            assert (await ann.ask("call_bot", seat=2))["type"] == "told"
            await until(ann, lambda info: seat_of(info, 2)["bot"] == "brother", "table")
            await until(ann, waits_for_ann, "state")
            await sitting.begin()
            await seen(actor, said("web-returned-keep"))
            await actor.press("2", "enter")
            await seen(actor, ASKED)

    served(tmp_path, story)
