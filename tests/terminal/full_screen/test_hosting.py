"""The host in the terminal: opening a table, seating bots, beginning, closing, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.saying import first_line, opening, said
from tests.server.serving import connected, in_a_file, serving
from tests.terminal.full_screen.acting import acting
from tests.terminal.full_screen.joining import ASKED, at_table, met, seen
from voidlock.engine import Thing
from voidlock.terminal.network.links import Seats, read_link
from voidlock.texts import Words


@pytest.mark.slow
def test_the_host_opens_a_table_and_begins_in_the_terminal(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address:
            sitting = at_table(address, "", tmp_path, "Ann")
            sitting.opening.settings = {"merge": "event"}
            async with acting(sitting) as actor:
                told = await seen(actor, "The table is open.")
                assert said("screen-offer-begin") not in told
                await actor.press("1", "enter")
                await seen(actor, said("screen-copied"))
                assert actor.app.clipboard == sitting.link.invitation
                await seen(actor, first_line(said("setting-merge-event"), 60))
                async with connected(address) as bob:
                    await bob.join(sitting.link.table, 2, invite=sitting.seats.invite)
                    await seen(actor, f"1. {said('screen-offer-begin')}")
                    await actor.press("1", "enter")
                    await bob.hear("state")
                    await seen(actor, "Ann (1)")
                    assert sitting.question is not None or "deciding" in actor.text()
            again = Seats(tmp_path, sitting.link)
            assert again.host and list(again.secrets) == [1]

    asyncio.run(story())


@pytest.mark.slow
def test_the_host_seats_a_bot_and_is_asked_before_the_table_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(in_a_file(tmp_path)) as address,
            acting(at_table(address, "", tmp_path, "Ann")) as actor,
        ):
            await seen(actor, said("screen-offer-bot", bot="brother", seat=("seat", "2")))
            await actor.type("brother:2")
            await seen(actor, "Servitor (2): bot")
            await actor.type("close")
            await seen(actor, f"Are you sure? 1. Back 2. {said('screen-offer-close')}")
            await actor.press("enter")
            await seen(actor, "The table is open.")
            await actor.type("close")
            await seen(actor, "Are you sure?")
            await actor.press("escape")
            await seen(actor, "The table is open.")
            await actor.type("close")
            await actor.press("2")
            await seen(actor, said("screen-table-closed"))

    asyncio.run(story())


@pytest.mark.slow
def test_two_people_at_one_keyboard_sit_at_a_table(tmp_path: Path) -> None:
    """What one chooses is covered before the other looks; what is open both look at."""

    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
            table = await ann.open(3, [["red", "blue"], ["green", "grey"], ["purple", "yellow"]], seed="join")
            sitting = at_table(address, table, tmp_path, "Bob", "Cid")
            async with acting(sitting) as actor:
                await seen(actor, "Bob (2): you; Cid (3): you")
                await ann.ask("start")
                assert "Block" not in await seen(actor, "Hand the keyboard to Bob (2)")
                await actor.press("enter")
                assert "Block" in await seen(actor, ASKED)
                await actor.press("1")
                await seen(actor, "Bob (2). Grey team: choose")
                await actor.press("1")
                assert "Block" not in await seen(actor, "Hand the keyboard to Cid (3)")
                await actor.press("enter")
                assert "Block" not in await seen(actor, "Cid (3). Yellow team: choose")
                await actor.press("1")
                await seen(actor, "Cid (3). Purple team: choose")
                await actor.press("1")
                await seen(actor, "Bob (2): has chosen")
                told = await seen(actor, "Cid (3): has")
                assert "Block" not in told and opening("terminal-chosen", "card", "team") not in told

    asyncio.run(story())


@pytest.mark.slow
def test_where_the_host_plays_again_is_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with met(tmp_path) as (ann, actor, sitting):
            await ann.ask("close")
            assert ASKED not in " ".join((await seen(actor, said("screen-table-closed"))).split())
            async with connected(sitting.link.socket) as again:
                new = await again.open(after=ann.host)
            await seen(actor, first_line(said("terminal-next-table", command="voidlock", link=""), 60))
            (farewell,) = sitting.farewell(Words("en"))
            link = read_link(farewell.split()[-1])
            assert (link.table, link.socket, link.seats) == (new, sitting.link.socket, {})

    asyncio.run(story())


@pytest.mark.slow
def test_the_host_gives_a_bots_seat_to_who_asks_for_it(tmp_path: Path) -> None:
    """Ann plays with a bot in the terminal; Bob comes by the link to join, after one who may only watch."""

    async def story() -> None:
        async with serving(in_a_file(tmp_path)) as address:
            sitting = at_table(address, "", tmp_path / "ann", "Ann")
            async with acting(sitting) as actor:
                await seen(actor, "Ann (1): you")
                assert sitting.link.invitation.startswith(f"{sitting.link.page}&invite=")
                assert sitting.info is not None and sitting.info.fair_dice is not None
                await actor.type("dice For the Emperor")
                await seen(actor, "Ann (1) added to the seed: For the Emperor")
                assert sitting.info.fair_dice.words == {"1": "For the Emperor"}
                for verb, shown in (("shut_gallery", "web-spectators"), ("open_gallery", "web-gallery-shut")):
                    await actor.type(verb)
                    await seen(actor, said(shown))
                    assert sitting.info.gallery is (verb == "open_gallery")
                await actor.type("brother:2")
                await actor.type("begin")
                await seen(actor, "Ann (1)")
                async with connected(address) as cat:
                    assert (await cat.join(sitting.link.table, 2))["id"] == "table_no_invitation"
                async with connected(address) as eve:
                    await eve.send("watch", table=sitting.link.table)
                    await eve.hear("entered")
                    await actor.press("f8")
                    await seen(actor, said("web-send-away", number=1))
                    await actor.type("send_away:1")
                    assert (await eve.hear("refusal"))["id"] == "table_sent_away"
                async with connected(address) as bob:
                    fields = {"seat": 2, "name": "Bob", "secret": bob.secret, "invite": sitting.link.invite}
                    await bob.send("join", table=sitting.link.table, **fields)
                    assert (await bob.hear("entered"))["asking"] == [2]
                    await seen(actor, said("screen-seat-asked", name="Bob", seat=Thing("seat", "2")))
                    await actor.type(":admit:2")
                    while not bob.last["entered"]["seats"]:
                        await bob.next()

    asyncio.run(story())
