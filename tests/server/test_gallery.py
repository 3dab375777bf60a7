"""Spectators: an invitation always enters, one address sends only so many, and the host decides who stays."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets
from msgspec import UNSET, json

from tests.asynchronous import asynchronous
from tests.refusing import for_reason
from tests.server.permitting import BOB, HOST, PASSER_BY, begun, three
from tests.server.serving import Client as Guest
from tests.server.serving import Message, connected, in_a_file, serving
from voidlock.engine import Refused
from voidlock.protocol.messages import Options
from voidlock.protocol.requests import SwitchGallery
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.log import permissions
from voidlock.server.log.permissions import open_table
from voidlock.server.tables.room import Client, Room

TABLE, INVITE = "0123456789ab", "i" * 32
HOME, AWAY = "192.0.2.1", "192.0.2.2"


class Gallery:
    """A room with a host, and whoever comes to watch."""

    def __init__(self, limits: Limits | None = None, *, spectators: bool = True) -> None:
        self.room = Room(TABLE, limits)
        self.room.table.apply(open_table(Options(players=2, spectators=spectators), "host", UNSET, "invite").entry)
        self.heard: dict[Client, list[Message]] = {}
        self.host = self.comes(hash="host")

    def comes(self, address: str = HOME, *, invite: str = "", hash: str = "", limited: bool = True) -> Client:
        frames: list[Message] = []

        def post(frame: bytes | None) -> None:
            frames.append({"type": "closed"} if frame is None else json.decode(frame))

        client = Client(TABLE, [hash] if hash else [], post, invite)
        client.address, client.limited = address, limited
        self.heard[client] = frames
        self.room.identify(client)
        self.room.admit(client)
        self.room.show_gallery()
        return client

    def refuses(self, reason: str, address: str = HOME, *, limited: bool = True) -> None:
        with pytest.raises(Refused, check=for_reason(reason)):
            self.comes(address, limited=limited)

    def switch(self, *, open: bool) -> None:
        """As the host wishes, and everybody is told."""
        entry = permissions.switch_gallery(self.room.table, HOST, SwitchGallery(key="k", open=open))
        self.room.table.apply(entry)
        self.room.tell([entry])

    def told(self, client: Client) -> list[str]:
        """What the client was told last: why it was sent away, and that it was."""
        return [str(message.get("id", message["type"])) for message in self.heard[client][-2:]]

    @property
    def numbers(self) -> object:
        """The spectators as the host knows them."""
        return [message for message in self.heard[self.host] if message["type"] == "gallery"][-1]["spectators"]


# ---------------------------------------------------------------------- who may watch


def test_a_crowd_keeps_no_invited_friend_out() -> None:
    gallery = Gallery(Limits(spectators=2, address_spectators=1))
    for address in (HOME, AWAY):
        gallery.comes(address)
    gallery.refuses("table_spectators_full", "192.0.2.3")
    for _ in range(3):
        gallery.comes(HOME, invite="invite")
    gallery.refuses("table_spectators_full", "192.0.2.3")
    assert gallery.numbers == [1, 2], "friends are no spectators"


def test_an_address_sends_only_so_many_unless_it_speaks_for_many() -> None:
    gallery = Gallery(Limits(address_spectators=2))
    for _ in range(2):
        gallery.comes(HOME)
    gallery.refuses("table_too_many_spectators", HOME)
    gallery.comes(AWAY)
    for _ in range(5):
        gallery.comes("127.0.0.1", limited=False)


def test_ten_of_one_address_watch_by_default() -> None:
    gallery = Gallery()
    for _ in range(10):
        gallery.comes()
    gallery.refuses("table_too_many_spectators")


def test_of_a_crowd_with_the_invitation_the_newest_of_each_address_stay() -> None:
    """Who watches without it counts apart, and so does a guest of an address that speaks for many."""
    gallery = Gallery(Limits(address_spectators=2, seat_connections=1))
    gallery.comes(HOME)
    crowd = [gallery.comes(HOME, invite="invite") for _ in range(5)]
    for _ in range(2):
        gallery.comes(AWAY, invite="invite")
    for _ in range(5):
        gallery.comes("127.0.0.1", invite="invite", limited=False)
    assert {*gallery.room.surplus()} == {*crowd[:3]}


def test_without_spectators_only_invited_guests_see_who_is_there_before_the_game() -> None:
    gallery = Gallery(spectators=False)
    gallery.refuses("table_no_spectators")
    assert gallery.room.sees(gallery.comes(invite="invite"))


# ---------------------------------------------------------------------- what the host may do


def test_only_the_host_opens_and_closes_the_gallery() -> None:
    found = begun(three("random"))
    for who in (BOB, PASSER_BY):
        with pytest.raises(Refused, check=for_reason("table_not_host")):
            permissions.switch_gallery(found, who, SwitchGallery(key="k", open=False))
    assert found.info([]).gallery
    found.apply(permissions.switch_gallery(found, HOST, SwitchGallery(key="k", open=False)))
    assert not found.info([]).gallery
    found.apply(permissions.switch_gallery(found, HOST, SwitchGallery(key="k", open=True)))
    assert found.info([]).gallery


def test_a_gallery_that_is_closed_is_empty_until_it_is_open_again() -> None:
    gallery = Gallery()
    eve, friend = gallery.comes(), gallery.comes(invite="invite")
    gallery.switch(open=False)
    assert gallery.told(eve) == ["table_no_spectators", "closed"]
    assert gallery.room.clients == {gallery.host, friend}
    assert gallery.numbers == []
    gallery.refuses("table_no_spectators")
    gallery.switch(open=True)
    gallery.comes()
    assert gallery.numbers == [2]


def test_who_is_sent_away_is_told_and_kept_out_with_their_whole_address() -> None:
    gallery = Gallery()
    eve, tab, ned = gallery.comes(HOME), gallery.comes(HOME), gallery.comes(AWAY)
    assert gallery.numbers == [1, 2, 3]
    gallery.room.send_away(1)
    for client in (eve, tab):
        assert gallery.told(client) == ["table_sent_away", "closed"]
    assert gallery.numbers == [3]
    assert ned in gallery.room.clients
    gallery.refuses("table_sent_away", HOME)
    gallery.comes(HOME, invite="invite")
    gallery.room.send_away(1)


def test_where_an_address_speaks_for_many_one_alone_is_sent_away() -> None:
    gallery = Gallery()
    eve, ned = (gallery.comes("127.0.0.1", limited=False) for _ in range(2))
    gallery.room.send_away(1)
    assert gallery.told(eve) == ["table_sent_away", "closed"]
    assert gallery.room.clients == {gallery.host, ned}
    gallery.comes("127.0.0.1", limited=False)
    assert gallery.numbers == [2, 3]


def test_players_and_friends_cannot_be_sent_away_as_spectators() -> None:
    gallery = Gallery()
    friend = gallery.comes(invite="invite")
    for number in range(4):
        gallery.room.send_away(number)
    assert gallery.room.clients == {gallery.host, friend}


# ---------------------------------------------------------------------- at a real socket


async def watching(guest: Guest, name: str, **invite: object) -> Message:
    await guest.send("watch", table=name, **invite)
    return await guest.hear("entered", "refusal")


@asynchronous
async def test_a_friend_comes_to_a_table_that_a_crowd_with_the_invitation_fills(tmp_path: Path) -> None:
    """The oldest of the crowd is told to go, and the next friend is let in all the same."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(
            serving(in_a_file(tmp_path), access=Access(Limits(address_spectators=3)))
        )
        ann = await stack.enter_async_context(connected(address))
        options = {"players": 2, "teams": "random"}
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options=options, invite=INVITE)
        name = str((await ann.hear("entered"))["table"])
        crowd = []
        for _ in range(5):
            socket = await stack.enter_async_context(websockets.connect(address, local_addr=("127.0.0.2", 0)))
            crowd.append(Guest(socket))
            assert (await watching(crowd[-1], name, invite=INVITE))["type"] == "entered"
        for guest in crowd[:2]:
            assert (await guest.hear("refusal"))["id"] == "table_too_many_spectators"
            await guest.socket.wait_closed()
        assert (await crowd[-1].ask("take", seat=2, name="Bob", secret=ann.secret[::-1], invite=INVITE))[
            "type"
        ] == "told"
