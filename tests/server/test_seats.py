"""Seats and secrets: which player may sit down, which may have the file, and whose request it was."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, seat_of, until
from tests.server.serving import Client, Message, connected, in_a_file, items, serving, table
from voidlock.server.log.names import clean_name, is_among

pytestmark = pytest.mark.usefixtures("either_wire")

INVITE = "i" * 32
TEAMS = [["red", "blue"], ["green", "grey"]]


async def opened(ann: Client, **options: object) -> str:
    """Ann's table for two, with an invitation."""
    wished = {"players": 2, "teams": TEAMS, **options}
    await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options=wished, invite=INVITE)
    return str((await ann.hear("entered"))["table"])


async def joined(bob: Client, name: str, **fields: object) -> Message:
    await bob.send("join", table=name, seat=2, name="Bob", secret=bob.secret, **fields)
    return await bob.hear("entered", "refusal")


@asynccontextmanager
async def with_a_bot(tmp_path: Path, **options: object) -> AsyncIterator[tuple[str, str, Client]]:
    """Ann plays with a bot on the second seat."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await opened(ann, **options)
        await ann.ask("seat_bot", seat=2, bot="brother")
        await ann.ask("start")
        yield address, name, ann


def asking(info: Message) -> list[object]:
    return [(table(each)["seat"], table(each)["name"]) for each in items(info["asking"])]


# ---------------------------------------------------------------------- latecomers


@asynchronous
async def test_the_host_is_asked_for_a_bots_seat_in_the_game(tmp_path: Path) -> None:
    """Until she agrees, Bob sees what a spectator sees."""
    async with with_a_bot(tmp_path) as (address, name, ann), connected(address) as bob:
        entered = await joined(bob, name, invite=INVITE)
        assert (entered["seats"], entered["asking"]) == ([], [2])
        assert sorted(table((await bob.state())["own"])) == ["0"]
        info = await until(ann, lambda info: bool(info["asking"]), "table")
        assert asking(info) == [(2, "Bob")]
        assert seat_of(info, 2)["holder"] == "bot"
        async with connected(address) as cat:
            await cat.send("join", table=name, seat=2, name="Cat", secret=cat.secret, invite=INVITE)
            assert (await cat.hear("entered", "refusal"))["id"] == "table_seat_asked"
        assert await refused(bob, "admit", seat=2, yes=True) == "table_not_your_seat"
        assert (await ann.ask("admit", seat=2, yes=True))["type"] == "told"
        await until(bob, lambda entered: entered["seats"] == [2] and entered["asking"] == [], "entered")
        info = await until(ann, lambda info: seat_of(info, 2)["here"] is True, "table")
        assert (seat_of(info, 2)["name"], asking(info)) == ("Bob", [])


@asynchronous
async def test_a_guest_who_asks_may_come_back_while_the_host_thinks(tmp_path: Path) -> None:
    async with with_a_bot(tmp_path) as (address, name, ann):
        async with connected(address) as bob:
            await joined(bob, name, invite=INVITE)
        async with connected(address) as again:
            assert (await again.sit(name, bob.secret))["asking"] == [2]
            await ann.ask("admit", seat=2, yes=True)
            await until(again, lambda entered: entered["seats"] == [2], "entered")


@asynchronous
async def test_a_guest_of_a_game_without_spectators_waits_unseeing(tmp_path: Path) -> None:
    async with with_a_bot(tmp_path, spectators=False) as (address, name, ann), connected(address) as bob:
        await bob.send("watch", table=name, invite=INVITE)
        await bob.hear("table")
        for type in ("look", "odds"):
            fields = {"events": 3} if type == "look" else {}
            assert await refused(bob, type, seat=0, **fields) == "table_no_spectators"
        assert (await bob.ask("take", seat=2, name="Bob", secret=bob.secret, invite=INVITE))["type"] == "told"
        await ann.ask("chat", seat=1, text="Who is there?")
        assert not {"state", "talk"} & bob.last.keys()
        await ann.ask("admit", seat=2, yes=True)
        assert sorted(table((await bob.state())["own"])) == ["2"]


# ---------------------------------------------------------------------- the game file


@asynchronous
async def test_everybody_sees_for_ever_who_has_had_the_file_of_a_running_game(tmp_path: Path) -> None:
    async with with_a_bot(tmp_path) as (address, name, ann), connected(address) as bob:
        for _ in range(2):
            assert (await ann.ask("fetch"))["type"] == "file"
        assert ann.last["table"]["file_seen"] == ["Ann"]
        await joined(bob, name, invite=INVITE)
        await ann.ask("admit", seat=2, yes=True)
        assert (await until(bob, lambda info: True, "table"))["file_seen"] == ["Ann"]
        assert await refused(ann, "fetch") == "table_file_later"
    async with serving(in_a_file(tmp_path)) as address, connected(address) as late:
        await late.send("watch", table=name)
        assert (await late.hear("table"))["file_seen"] == ["Ann"]


@asynchronous
async def test_a_game_for_one_is_saved_without_a_mark(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        file = (await ann.ask("fetch"))["file"]
        assert ann.last["table"]["file_seen"] == []
    async with serving(in_a_file(tmp_path)) as address, connected(address) as bob:
        await bob.send("open", name="Bob", host=bob.host, secret=bob.secret, options={}, file=file)
        assert (await bob.hear("table"))["file_seen"] == ["Bob"]


# ---------------------------------------------------------------------- keys


@asynchronous
async def test_a_repeated_request_is_told_though_a_seat_was_taken_since(tmp_path: Path) -> None:
    """A guest of several secrets is the same guest with any of them."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open(4)
        said = {"type": "chat", "key": "ann-00001", "seat": 1, "text": "Once"}
        await ann.line.send(json.dumps(said))
        await ann.hear("told")
        more = [letter * 32 for letter in "bcd"]
        for seat, secret in enumerate(more, start=2):
            assert (await ann.ask("take", seat=seat, name=f"Guest {seat}", secret=secret))["type"] == "told"
        async with connected(address) as again:
            await again.sit(name, ann.secret, *more)
            await again.line.send(json.dumps(said))
            assert (await again.hear("told", "refusal"))["type"] == "told"
            async with connected(address) as late:
                await late.send("watch", table=name)
                await late.hear("talk")
                await again.ask("chat", seat=1, text="Twice")
                assert (await late.hear("talk"))["text"] == "Twice"


# ---------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (" Robert\u202e\n ", "Robert"),
        ("山田\u3000太郎", "山田 太郎"),
        ("\u3164", ""),
        ("\u2800\u200b\ufe0f", ""),
        ("\u0301", ""),
        ("A\u200dn\u00adn", "Ann"),
        ("Zoe\u0308", "Zoë"),
        # UTS 39, 5.4: at most four marks on a letter, none twice running; a word of Thai keeps its two.
        ("Z" + "".join(map(chr, range(0x300, 0x318))), "Z\u0316\u0317\u0300\u0301"),
        ("Z" + "\u0335" * 23, "Z\u0335"),
        ("\u0335\u0336Ann", "Ann"),
        ("ที่นี่", "ที่นี่"),
    ],
)
def test_a_name_shows_what_it_is(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("other", ["ann", "ANN", "Ａｎｎ", "\u0410nn", "An n"])
def test_a_name_that_looks_like_anothers(other: str) -> None:
    assert is_among(other, ["Bob", "Ann"])


@pytest.mark.parametrize(("one", "two"), [("Al", "AI"), ("B0b", "Bob"), ("カオル", "力オル"), ("Ian", "ian")])
def test_letters_that_look_alike(one: str, two: str) -> None:
    assert is_among(one, [two])


@pytest.mark.parametrize(("one", "two"), [("Ai", "Al"), ("Ann", "Anne"), ("はな", "ばな"), ("Änn", "Ann")])
def test_names_that_differ(one: str, two: str) -> None:
    assert not is_among(one, [two])
