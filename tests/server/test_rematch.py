"""Another game for the whole group: one next table, the same people and bots in the same seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, seat_of, until
from tests.server.serving import Client, connected, in_a_file, items, serving

LOST: dict[str, object] = {
    "voidlock": 1,
    "position": {
        "players": 3,
        "teams": [["red"], ["green"], ["blue"]],
        "formation": ["leon<", "gideon<", "lorenzo<"],
        "phase": "attack",
        "swarms": {
            "L1": "claw tail claw tail claw",
            "L2": "claw tail claw tail claw",
            "L3": "claw tail claw tail claw",
        },
    },
}


@asynccontextmanager
async def ended(tmp_path: Path) -> AsyncIterator[tuple[str, str, Client, Client]]:
    """Ann, Bob and a bot have lost."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as bob:
        options = {"players": 3}
        opening = {"name": "Ann", "host": ann.host, "secret": ann.secret, "options": options, "invite": "i" * 32}
        await ann.send("open", **opening, file=LOST)
        name = str((await ann.hear("entered"))["table"])
        await bob.join(name, 2, "Bob", "i" * 32)
        await ann.ask("seat_bot", seat=3, bot="recruit")
        assert await refused(ann, "again", yes=True) == "table_not_over"
        await ann.ask("start")
        while not (ann.result and bob.result):
            for seat, guest in ((1, ann), (2, bob)):
                await guest.state()
                while owed := guest.owed(seat):
                    await guest.answer(owed[0], owed[0].texts[-1])
        yield address, name, ann, bob


async def goes_on(address: str, guest: Client, *secrets: str) -> tuple[Client, object]:
    info = await until(guest, lambda info: info["next"] != "", "table")
    assert info["together"] is True
    async with connected(address) as there:
        entered = await there.sit(str(info["next"]), *secrets)
        return there, entered["seats"]


@asynchronous
async def test_the_host_takes_everybody_along(tmp_path: Path) -> None:
    async with ended(tmp_path) as (address, name, ann, bob):
        await bob.ask("again", yes=True)
        info = await until(ann, lambda info: info["again"] == [2], "table")
        assert info["next"] == ""
        await ann.ask("again", yes=True)
        there, seats = await goes_on(address, bob, bob.secret)
        assert seats == [2]
        info = await until(there, lambda info: info["status"] == "open", "table")
        held = [(seat_of(info, seat)["holder"], seat_of(info, seat)["name"]) for seat in (1, 2, 3)]
        assert held == [("person", "Ann"), ("person", "Bob"), ("bot", "")]
        assert (await goes_on(address, ann, ann.secret, ann.host))[1] == [1]
        assert await refused(bob, "again", yes=True) == "table_goes_on"
        assert str(there.last["entered"]["table"]) != name


@asynchronous
async def test_whoever_stays_leaves_a_seat_free(tmp_path: Path) -> None:
    """All who are here have said what they want, so nobody waits for the host."""
    async with ended(tmp_path) as (address, _, ann, bob):
        await ann.ask("again", yes=False)
        info = await until(bob, lambda info: info["staying"] == [1], "table")
        assert info["next"] == ""
        await bob.ask("again", yes=True)
        there, seats = await goes_on(address, bob, bob.secret)
        info = await until(there, lambda info: info["status"] == "open", "table")
        assert seats == [2]
        assert [seat_of(info, seat)["holder"] for seat in (1, 2, 3)] == ["nobody", "person", "bot"]
        assert items(info["again"]) == []
