"""Tables of several people: seats, the host's rights, undo, and people who come and go."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, seat_of, together, until
from tests.server.recording import ThinkingHere, bot_answers
from tests.server.serving import connected, in_a_file, items, serving, table
from voidlock.angel import RULES
from voidlock.bots.consulted import Answered
from voidlock.server.workers.jobs import Job

# ---------------------------------------------------------------------- sitting down


@asynchronous
async def test_a_game_begins_when_everybody_sits(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as bob:
        name = await ann.open(3)
        assert await refused(ann, "start") == "table_seats_free"
        await bob.join(name, 2)
        assert await refused(bob, "start") == "table_not_host"
        assert await refused(bob, "seat_bot", seat=3, bot="brother") == "table_not_host"
        await ann.ask("seat_bot", seat=3, bot="brother")
        await ann.ask("start")
        info = await until(bob, lambda info: info["status"] == "playing", "table")
        assert [seat_of(info, number)["holder"] for number in (1, 2, 3)] == ["person", "person", "bot"]
        assert await refused(ann, "start") == "table_has_begun"


@asynchronous
async def test_the_host_sets_how_the_rules_are_read_and_everybody_sees_it(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as bob:
        name = await ann.open(2, settings={"merge": "event"})
        await bob.join(name, 2)
        info = await until(bob, lambda info: info["status"] == "open", "table")
        assert table(info["options"])["settings"] == {"merge": "event"}
        await ann.ask("start")
        assert table(table((await bob.state())["open"])["settings"])["merge"] == "event"
    async with serving(in_a_file(tmp_path)) as address, connected(address) as cat:
        await cat.send(
            "open",
            name="Cat",
            host=cat.host,
            secret=cat.secret,
            options={"players": 2, "settings": {"merge": "later"}},
        )
        assert (await cat.hear("refusal"))["id"] == "setting_value_unknown"


@asynchronous
async def test_several_seats_at_one_device(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(2)
        assert (await ann.ask("take", seat=2, name="Bob", secret="b" * 32))["type"] == "told"
        assert ann.last["entered"]["seats"] == [1, 2]
        await ann.ask("start")
        state = await ann.state()
        assert sorted(table(state["own"])) == ["1", "2"]
        for seat in (1, 2):
            for owed in ann.owed(seat):
                assert (await ann.answer(owed, owed.texts[0]))["type"] == "told"


@asynchronous
async def test_what_a_bot_leaves_of_its_time_it_has_for_its_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[float] = []

    class Thrifty(ThinkingHere):
        async def think(self, job: Job) -> bytes:
            saved = bot_answers(job).saved
            handed.append(saved)
            texts, _ = msgspec.json.decode(await super().think(job), type=Answered)
            return msgspec.json.encode(Answered(texts, saved + 0.25))

    monkeypatch.setattr("voidlock.server.app.Thinkers", Thrifty)

    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(2, teams=[["red", "blue"], ["green", "grey"]], seed="saved")
        await ann.ask("seat_bot", seat=2, bot="brother")
        await ann.ask("start")
        while len(handed) < 3:
            await ann.play(1, random.Random(1), 1)
    assert handed[:3] == [0.0, 0.25, 0.5]


# ---------------------------------------------------------------------- the host's rights


@asynchronous
async def test_talk_and_its_end(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (address, name, (ann, bob)):
        await bob.ask("chat", seat=2, text="<b>hello</b>")
        talk = await ann.hear("talk")
        assert (talk["name"], talk["text"]) == ("Guest 2", "<b>hello</b>")
        assert await refused(bob, "chat", seat=1, text="I am Ann") == "table_not_your_seat"
        await ann.ask("switch_chat", open=False)
        assert await refused(bob, "chat", seat=2, text="still there?") == "table_chat_shut"
        async with connected(address) as late:
            await late.send("watch", table=name)
            assert (await late.hear("talk"))["text"] == "<b>hello</b>"


@asynchronous
async def test_nobody_looks_on_where_the_table_does_not(tmp_path: Path) -> None:
    async with together(tmp_path, 2, spectators=False) as (address, name, (ann, _)):
        async with connected(address) as eye:
            await eye.send("watch", table=name)
            await eye.hear("table")
            await ann.ask("start")
            assert (await eye.hear("refusal", "state"))["id"] == "table_no_spectators"
            await asyncio.wait_for(eye.socket.wait_closed(), 10)
        async with connected(address) as eye:
            await eye.send("watch", table=name)
            assert (await eye.hear("refusal"))["id"] == "table_no_spectators"


# ---------------------------------------------------------------------- coming and going


@asynchronous
async def test_a_player_gone_before_the_start_is_waited_for_too(tmp_path: Path) -> None:
    async with together(tmp_path, 2, takeover=1) as (_, _, (ann, bob)):
        await bob.socket.close()
        await until(ann, lambda info: seat_of(info, 2)["here"] is False, "table")
        await ann.ask("start")
        await until(ann, lambda info: seat_of(info, 2)["bot"] == "brother", "table")


@asynchronous
async def test_everybody_sees_who_is_here(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (address, name, (ann, bob)):
        await until(ann, lambda info: seat_of(info, 2)["here"] is True, "table")
        await bob.socket.close()
        await until(ann, lambda info: seat_of(info, 2)["here"] is False, "table")
        async with connected(address) as again:
            await again.sit(name, bob.secret)
            await until(ann, lambda info: seat_of(info, 2)["here"] is True, "table")


# ---------------------------------------------------------------------- files, chances, advice


@asynchronous
async def test_the_file_of_a_game_alone(tmp_path: Path) -> None:
    """Taken to another table, the game goes on where it was."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as bob:
        await ann.open()
        await ann.play(1, random.Random(6), 10)
        file = (await ann.ask("fetch"))["file"]
        await bob.send("open", name="Bob", host=bob.host, secret=bob.secret, options={}, file=file)
        state = await bob.hear("state")
        assert state["open"] == ann.last["state"]["open"]
        assert state["own"] == ann.last["state"]["own"]
        await bob.play(1, random.Random(7))
        assert bob.result


@asynchronous
async def test_a_file_with_an_impossible_input_is_refused_with_the_reason_behind_it(tmp_path: Path) -> None:
    """In words, not as the name of a reason: its author must see which rule it breaks."""
    file = {"voidlock": 1, "seed": "1", "setup": {"players": 1, "teams": "random"}, "inputs": ["1 attack:leon:L1"]}
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options={}, file=file)
        refusal = await ann.hear("refusal")
        assert refusal["id"] == "input_refused"
        assert table(refusal["because"])["id"]
        assert "why" not in table(refusal["arguments"])


@asynchronous
async def test_chances_and_advice_arrive_when_they_are_ready(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (_, _, (ann, bob)):
        await ann.ask("start")
        await ann.state()
        owed = ann.owed(1)[0]
        figures = table((await ann.ask("odds", seat=1))["figures"])
        assert sorted(figures) == ["assumed", "attack-list", "event", "matters", "phase", "reroll", "roll", "spots"]
        assert await refused(bob, "odds", seat=1) == "table_not_your_seat"
        assert await refused(bob, "advise", choice=owed.name) == "table_stale"
        advice = await ann.ask("advise", choice=owed.name)
        assert {str(table(each)["answer"]) for each in items(advice["answers"])} <= set(owed.texts)
        assert table(items(advice["plan"])[0])["answer"] == items(advice["level"])[0]
        assert advice["rule"] in owed.texts
        assert advice["plays_on"] == "brother"


@asynchronous
async def test_no_advice_where_the_table_forbids_it(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(advice=False)
        await ann.state()
        assert await refused(ann, "advise", choice=ann.owed(1)[0].name) == "table_no_advice"
        assert await refused(ann, "review", round=1) == "table_no_advice"


@asynchronous
async def test_why_not(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        before = await ann.state()
        assert await refused(ann, "why", seat=1, answer="attack:leon:L1")
        assert (await ann.ask("why", seat=1, answer=ann.owed(1)[0].texts[0]))["type"] == "told"
        assert ann.last["state"] is before


# ---------------------------------------------------------------------- playing again


@asynchronous
async def test_everybody_at_the_old_table_hears_where_its_host_plays_again(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (address, name, (ann, bob)), connected(address) as cat:
        await cat.send("watch", table=name)
        await ann.ask("start")
        async with connected(address) as early:
            await early.open(after=ann.host)
        await ann.ask("close")
        async with connected(address) as stranger:
            await stranger.open(after=bob.secret)
        async with connected(address) as again:
            new = await again.open(after=ann.host)
        for guest in (ann, bob, cat):
            info = await until(guest, lambda info: info["next"] != "", "table")
            assert info["next"] == new
    async with serving(in_a_file(tmp_path)) as address, connected(address) as late:
        await late.send("watch", table=name)
        assert (await late.hear("table"))["next"] == new


# ---------------------------------------------------------------------- other rules


@asynchronous
async def test_a_game_of_the_first_rules_is_played_on_as_it_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Attacks of Leon in a row are a setting today, so that not even the running round is played again."""
    monkeypatch.setattr(type(RULES), "version", 1)
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open(seed="1", settings={"full_auto": "in_a_row"})
        await ann.play(1, random.Random(10), 20)
        before = table(ann.last["state"]["open"])
    monkeypatch.undo()
    async with serving(in_a_file(tmp_path)) as address, connected(address) as again:
        await again.sit(name, ann.secret)
        assert table((await again.state())["open"]) == before
        assert again.last["table"]["went_on"] is False


@asynchronous
async def test_a_running_game_goes_on_under_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open(seed="1")
        await ann.play(1, random.Random(10), 20)
        assert not ann.result
        round_before = table(ann.last["state"]["open"])["round"]
    monkeypatch.setattr(type(RULES), "version", RULES.version + 1)
    for _ in range(2):
        async with serving(in_a_file(tmp_path)) as address, connected(address) as again:
            await again.sit(name, ann.secret)
            state = await again.state()
            assert again.last["table"]["went_on"] is True
            assert table(state["open"])["round"] == round_before
            await again.play(1, random.Random(11), 2)
            round_before = table(again.last["state"]["open"])["round"]
