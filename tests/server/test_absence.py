"""A closed tab: the others call a bot, somebody acts for the host, and whoever comes back sees what was done."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, seat_of, together, until
from tests.server.serving import Client, Message, connected, items, table
from voidlock.engine import Json
from voidlock.protocol.messages import Options
from voidlock.server.tables import presence


def lines(guest: Client) -> list[tuple[str, str]]:
    """What the table says of itself, and of whom."""
    messages = [table(json.loads(frame)) for frame in guest.frames]
    return [(str(each["line"]), str(each["name"])) for each in messages if each["type"] == "talk" and each["line"]]


async def goes(guest: Client, *others: Client) -> None:
    """The guest closes the tab, and everybody sees it."""
    seat = items(guest.last["entered"]["seats"])[0]
    assert isinstance(seat, int)
    await guest.socket.close()
    for other in others:
        await until(other, lambda info: seat_of(info, seat)["here"] is False, "table")


def test_a_bot_takes_over_after_two_minutes_unless_the_host_chooses_otherwise() -> None:
    assert Options().takeover == 120


# ---------------------------------------------------------------------- calling a bot


@asynchronous
async def test_most_of_the_players_who_are_here_call_a_bot(tmp_path: Path) -> None:
    async with together(tmp_path, 4, takeover=0) as (_, _, (ann, bob, cat, dan)):
        await ann.ask("start")
        await goes(dan, ann, bob, cat)
        await ann.ask("call_bot", seat=4)
        info = await until(bob, lambda info: bool(seat_of(info, 4)["wanted_by"]), "table")
        assert (seat_of(info, 4)["wanted_by"], seat_of(info, 4)["bot"]) == ([1], "")
        await ann.ask("call_bot", seat=4)
        assert seat_of(ann.last["table"], 4)["bot"] == ""
        await bob.ask("call_bot", seat=4)
        await until(cat, lambda info: seat_of(info, 4)["bot"] == "brother", "table")
        await until(cat, lambda line: line["line"] == "stands-in", "talk")
        assert lines(cat) == [("stands-in", "Guest 4")]


@asynchronous
async def test_of_two_players_one_is_enough(tmp_path: Path) -> None:
    """With the default options nobody can kill a table by closing a tab, not even its host."""
    async with together(tmp_path, 2) as (_, _, (ann, bob)):
        await ann.ask("start")
        await goes(ann, bob)
        await bob.ask("call_bot", seat=1)
        await until(bob, lambda info: seat_of(info, 1)["bot"] == "brother", "table")


@asynchronous
async def test_nobody_calls_a_bot_for_a_player_who_is_here_or_before_the_game(tmp_path: Path) -> None:
    async with together(tmp_path, 3) as (address, name, (ann, bob, cat)):
        assert await refused(bob, "call_bot", seat=1) == "table_not_started"
        await ann.ask("start")
        assert await refused(bob, "call_bot", seat=1) == "table_is_here"
        async with connected(address) as eye:
            await eye.send("watch", table=name)
            await goes(cat, ann)
            assert await refused(eye, "call_bot", seat=3) == "table_not_your_seat"


@asynchronous
async def test_whoever_comes_back_is_not_called_away_by_old_requests(tmp_path: Path) -> None:
    async with together(tmp_path, 4, takeover=0) as (address, name, (ann, bob, _, dan)):
        await ann.ask("start")
        await goes(dan, ann, bob)
        await ann.ask("call_bot", seat=4)
        async with connected(address) as again:
            await again.sit(name, dan.secret)
            await until(bob, lambda info: seat_of(info, 4)["here"] is True, "table")
            await until(bob, lambda info: seat_of(info, 4)["wanted_by"] == [], "table")
            await again.socket.close()
            await until(bob, lambda info: not seat_of(info, 4)["here"], "table")
        await bob.ask("call_bot", seat=4)
        assert seat_of(bob.last["table"], 4)["bot"] == ""


# ---------------------------------------------------------------------- coming back


@asynchronous
async def test_whoever_comes_back_hears_what_the_bot_chose_until_they_answer(tmp_path: Path) -> None:
    """Only their own device: the choices are secret."""
    async with together(tmp_path, 2) as (address, name, (ann, bob)):
        await ann.ask("start")
        seen = len((await bob.state()) and bob.news["2"])
        await goes(bob, ann)
        await ann.ask("call_bot", seat=2)
        await until(ann, lambda info: seat_of(info, 2)["bot"] == "brother", "table")
        await until(ann, lambda state: all(table(asked)["seat"] == 1 for asked in owed(state)), "state")
        async with connected(address) as again:
            await again.sit(name, bob.secret)
            entered = await until(again, lambda entered: bool(entered["stood_in"]), "entered")
            (stood,) = [table(each) for each in items(entered["stood_in"])]
            assert (stood["seat"], stood["bot"], stood["since"]) == (2, "brother", seen)
            given = table(table((await again.state())["own"])["2"])["given"]
            answers = [table(each)["text"] for each in items(stood["answers"])]
            assert (stood["choices"], answers) == (len(items(given)), given)
            assert not items(ann.last["entered"]["stood_in"])
            await until(again, lambda line: line["line"] == "back", "talk")
            assert lines(again) == [("stands-in", "Guest 2"), ("back", "Guest 2")]
            (first, *_) = items(given)
            taken = await again.ask("back", seat=2, answer=first)
            assert taken["type"] == "told"
            await again.play(2, random.Random(1), answers=1)
        async with connected(address) as later:
            assert (await later.sit(name, bob.secret))["stood_in"] == []


@asynchronous
async def test_what_a_player_has_chosen_before_leaving_is_not_told_as_the_bots_choice(tmp_path: Path) -> None:
    teams = [["red", "blue"], ["green", "grey"]]
    async with together(tmp_path, 2, teams=teams) as (address, name, (ann, bob)):
        await ann.ask("start")
        await bob.state()
        green, _ = bob.owed(2)
        await bob.answer(green, green.texts[0])
        await goes(bob, ann)
        await ann.ask("call_bot", seat=2)
        await until(ann, lambda state: all(table(asked)["seat"] == 1 for asked in owed(state)), "state")
        async with connected(address) as again:
            await again.sit(name, bob.secret)
            entered = await until(again, lambda entered: bool(entered["stood_in"]), "entered")
            (stood,) = [table(each) for each in items(entered["stood_in"])]
            given = items(table(table((await again.state())["own"])["2"])["given"])
            assert given[0] == green.texts[0]
            assert (stood["choices"], [table(each)["text"] for each in items(stood["answers"])]) == (1, given[1:])


@asynchronous
async def test_the_log_of_each_seat_says_where_a_bot_took_over(tmp_path: Path) -> None:
    """Also to those who come later, and after an undo no later than what is left."""
    async with together(tmp_path, 2) as (address, name, (ann, bob)):
        await ann.ask("start")
        await bob.state()
        await goes(bob, ann)
        seen = len(ann.news["1"])
        await ann.ask("call_bot", seat=2)
        line = await until(ann, lambda line: line["line"] == "stands-in", "talk")
        assert (line["logged"], line["after"]) == (True, {"1": seen})
        await ann.play(1, random.Random(1), answers=1)
        async with connected(address) as eye:
            await eye.send("watch", table=name)
            line = await until(eye, lambda line: line["line"] == "stands-in", "talk")
            assert [*table(line["after"])] == ["0"]
            assert int(str(table(line["after"])["0"])) <= seen


def owed(state: Message) -> list[Json]:
    return items(table(state["open"])["owed"])


# ---------------------------------------------------------------------- acting for the host


@asynchronous
async def test_the_player_who_is_here_longest_acts_for_an_absent_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HOST_AWAY", 0.05)
    async with together(tmp_path, 3) as (address, name, (ann, bob, cat)):
        assert await refused(bob, "start") == "table_not_host"
        await goes(ann, bob, cat)
        await until(bob, lambda entered: entered["host"] is True, "entered")
        info = await until(cat, lambda info: info["acting"] == 2, "table")
        assert info["acting"] == 2
        assert (await bob.ask("start"))["type"] == "told"
        assert await refused(bob, "close") == "table_not_host"
        assert await refused(cat, "switch_chat", open=False) == "table_not_host"
        await goes(bob, cat)
        await until(cat, lambda entered: entered["host"] is True, "entered")
        async with connected(address) as again:
            await again.sit(name, ann.secret, ann.host)
            await until(cat, lambda entered: entered["host"] is False, "entered")
            assert (await again.ask("switch_chat", open=False))["type"] == "told"
            assert await refused(cat, "switch_chat", open=True) == "table_not_host"


@asynchronous
async def test_whoever_acts_for_the_host_takes_no_bots_seat_without_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot knows secrets, and nobody lets themselves in."""
    monkeypatch.setattr(presence, "HOST_AWAY", 0.05)
    async with together(tmp_path, 3) as (_, _, (ann, bob, _)):
        await ann.ask("start")
        await ann.ask("free", seat=3)
        await goes(ann, bob)
        await until(bob, lambda entered: entered["host"] is True, "entered")
        await bob.ask("take", seat=3, name="Bobby", secret="b" * 32)
        await until(bob, lambda entered: entered["asking"] == [3], "entered")
        assert await refused(bob, "admit", seat=3, yes=True) == "table_own_request"


# ---------------------------------------------------------------------- glancing


@asynchronous
async def test_a_glance_tells_who_waits_and_does_not_count_as_being_here(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (address, name, (ann, bob)):
        await ann.ask("start")
        await bob.state()
        await goes(bob, ann)
        await ann.ask("call_bot", seat=2)
        await until(ann, lambda info: seat_of(info, 2)["bot"] == "brother", "table")
        async with connected(address) as glance:
            await glance.send("glance", table=name, secrets=[bob.secret])
            seen = await glance.hear("glanced")
            assert (seen["own"], seen["status"], set(items(seen["owing"])) <= {1, 2}) == ([2], "playing", True)
            assert seat_of(seen, 1)["here"] is True
            await glance.socket.wait_closed()
        async with connected(address) as stranger:
            await stranger.send("glance", table=name, secrets=["x" * 32])
            assert (await stranger.hear("refusal"))["id"] == "table_secret_void"
        assert (seat_of(ann.last["table"], 2)["here"], seat_of(ann.last["table"], 2)["bot"]) == (False, "brother")
        assert lines(ann) == [("stands-in", "Guest 2")]
