"""Section 24 over the socket: what a seat may not know does not leave the server towards it.

Two evenings that differ only in a secret send the same bytes to everybody else, until the rules turn it up. That a view
holds no secret is a law of the engine (`voidlock.engine.laws`), that nothing but the view is sent `test_secrets.py`;
here are the names of questions, the number of messages, and what is left to a newcomer.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.recording import (
    EVERYBODY,
    OTHERS,
    Evening,
    four,
    in_no_hurry,
    lines_of,
    owed_names,
    reading,
    recording,
    settled,
    two,
    who_can_tell_apart,
)
from tests.server.serving import in_a_file, numbers, serving, table
from voidlock.engine import Json, save


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    in_no_hurry(monkeypatch)


async def later(night: Evening, seat: int) -> list[str]:
    """What somebody is sent who comes now, to look on or with the secret of a seat."""
    async with recording(night.address, night[seat].name, seat) as guest:
        if seat:
            await guest.sit(night.name, guest.secret)
        else:
            await guest.send("watch", table=night.name)
        await guest.hear("state")
        await guest.settle()
        return guest.frames


# ---------------------------------------------------------------------- chosen in secret


@asynchronous
async def test_another_card_chosen_looks_the_same_until_all_are_revealed(tmp_path: Path) -> None:
    """R-5.4; a travel comes between the last choice and the reveal, and the cards lie face down."""
    file = four(piles={"left": 0, "right": 3}, ahead=["munitorium"])
    async with two(tmp_path, file, file) as (one, other):
        await one.answer_of(2, "choose:defensive_stance")
        await other.answer_of(2, "choose:heroic_charge")
        for night in (one, other):
            await night.answer("choose:block", "choose:full_auto")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [2]
        for night in (one, other):
            await night.answer("choose:intimidation")
            assert night.game.pending[0].kind == "munitorium"
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [2]
        for seat in (1, 3, 4):
            assert await later(one, seat) == await later(other, seat)
        for night in (one, other):
            await night.answer("place:leon", "place:gideon")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [*EVERYBODY]


@pytest.mark.parametrize("how", ["back", "undo"])
@asynchronous
async def test_changing_ones_mind_tells_nobody_from_what_to_what(tmp_path: Path, how: str) -> None:
    file = four()

    async def change(night: Evening, first: str, then: str) -> None:
        await night.answer_of(2, first)
        if how == "back":
            await night.back(2, first)
        else:
            assert (await night[2].ask("undo"))["type"] == "told"
            night.game.back(2, first)
        await night.answer_of(2, then)

    async with two(tmp_path, file, file) as (one, other):
        await change(one, "choose:reorganize", "choose:reorganize")
        await change(other, "choose:heroic_charge", "choose:defensive_stance")
        for night in (one, other):
            await night.answer("choose:block")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [2]


@asynchronous
async def test_the_order_of_answers_leaves_no_trace(tmp_path: Path) -> None:
    """A client that comes later is sent the same bytes, and the whole file is the same."""
    file = four(piles={"left": 0, "right": 3}, ahead=["munitorium"])
    cards = ["choose:block", "choose:reorganize", "choose:full_auto", "choose:intimidation"]
    async with two(tmp_path, file, file) as (one, other):
        await one.answer(*cards)
        await other.answer(*cards[::-1])
        await settled(one, other)
        assert await later(one, 0) == await later(other, 0)
        for seat in EVERYBODY:
            assert {**one[seat].last["state"], "news": {}} == {**other[seat].last["state"], "news": {}}
            assert one[seat].news == other[seat].news
        assert save(one.game) == save(other.game)


# ---------------------------------------------------------------------- plans


async def leans(night: Evening, seat: int, answer: str) -> None:
    guest = night[seat]
    await guest.settle()
    asked = next(owed for owed in guest.owed(seat) if answer in owed.texts)
    assert (await guest.ask("intend", choice=asked.name, answer=answer))["type"] == "told"


@asynchronous
async def test_what_a_player_leaned_to_tells_nothing_of_what_they_chose(tmp_path: Path) -> None:
    async with two(tmp_path, four(), four()) as (one, other):
        for night, chosen in ((one, "choose:defensive_stance"), (other, "choose:heroic_charge")):
            await leans(night, 2, "choose:reorganize")
            await leans(night, 1, "choose:block")
            await night.answer_of(2, chosen)
            await night.answer("choose:block")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [2]


@asynchronous
async def test_plans_phrases_and_votes_change_no_game(tmp_path: Path) -> None:
    """One evening they plan aloud, call bots for who is here and honour the living; the games stay the same."""
    async with two(tmp_path, four(), four()) as (one, other):
        await leans(other, 2, "choose:heroic_charge")
        await leans(other, 4, "choose:intimidation")
        for phrase in ("help", "candle", "salute"):
            await other[3].ask("chat", seat=3, phrase=phrase, about=[["marine", "leon"]])
        assert (await other[1].ask("call_bot", seat=2))["id"] == "table_is_here"
        for night in (one, other):
            await night.answer("choose:block", "choose:reorganize", "choose:full_auto", "choose:intimidation")
        await settled(one, other)
        for seat in EVERYBODY:
            assert one[seat].last["state"] == other[seat].last["state"]
            assert one[seat].news == other[seat].news
            assert one[seat].states() == other[seat].states()
        assert save(one.replayed().table.playing()) == save(other.replayed().table.playing())


# ---------------------------------------------------------------------- hidden cards and dice to come


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (four(events=["gun_jam", "evasion"]), four(events=["evasion", "gun_jam"])),
        (four(deck=["claw", "claw", "tail"]), four(deck=["tail", "claw", "claw"])),
        (four(piles={"left": ["claw", "tail"], "right": 3}), four(piles={"left": ["tail", "claw"], "right": 3})),
        (four(ahead=["black_holds", "generatorium"]), four(ahead=["teleportarium", "hibernation_cluster"])),
        (four(), {**four(), "seed": "other dice to come"}),
    ],
    ids=["events", "deck", "piles", "ahead", "dice"],
)
@asynchronous
async def test_what_comes_next_is_hidden_while_actions_are_chosen(
    tmp_path: Path, here: dict[str, Json], there: dict[str, Json]
) -> None:
    async with two(tmp_path, here, there) as (one, other):
        for night in (one, other):
            await night.answer("choose:block", "choose:reorganize")
            for text in ("attack:leon:L1", "choose:dead_aim", "target:leon", "slay:L1:claw", "top", "nonsense"):
                for seat in (3, 4):
                    assert (await night[seat].ask("why", seat=seat, answer=text))["type"] == "refusal"
            await night.answer("choose:full_auto")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == []


@asynchronous
async def test_a_seed_that_nobody_chose_is_told_to_nobody(tmp_path: Path) -> None:
    """A whole game of two; once it is over the file may be had, and tells it."""
    async with (
        serving(in_a_file(tmp_path)) as address,
        recording(address, "Gus", 1) as gus,
        recording(address, "Hal", 2) as hal,
    ):
        await gus.send("open", name="Gus", host=gus.host, secret=gus.secret, options={"players": 2})
        name = str((await gus.hear("entered"))["table"])
        await hal.join(name, 2)
        assert (await gus.ask("start"))["type"] == "told"
        seed = str(json.loads(lines_of(tmp_path, name)[3].body)["file"]["seed"])
        assert len(seed) == 64
        await asyncio.gather(gus.play(1, random.Random(1)), hal.play(2, random.Random(2)))
        for guest in (gus, hal):
            assert guest.result
            assert not any(seed in frame for frame in guest.frames if '"status":"over"' not in frame)
            assert table((await guest.ask("fetch"))["file"])["seed"] == seed


# ---------------------------------------------------------------------- read alone


@asynchronous
async def test_how_much_a_reader_is_asked_is_told_to_nobody(tmp_path: Path) -> None:
    """R-9.2: one card asks Bob once, the other twice; what the others do meanwhile shows nothing of it either."""

    async def meanwhile(night: Evening) -> None:
        for seat in (1, 3, 4):
            await night[seat].ask("chat", seat=seat, text="What is it?")
            await night[seat].ask("undo")
            await night[seat].ask("why", seat=seat, answer="target:leon")
        await night.settle()

    async with two(tmp_path, reading("gun_jam"), reading("for_my_battle_brothers")) as (one, other):
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [2]
        before = [one[seat].states() for seat in OTHERS]
        await other.answer("target:gideon")
        assert other.game.pending[0].kind == "event_follow_up"
        await meanwhile(one)
        await meanwhile(other)
        assert who_can_tell_apart(one, other) == [2]
        assert [one[seat].states() for seat in OTHERS] == before
        assert await numbers(one.address) == await numbers(other.address)
        await one.answer("target:blue")
        await other.answer("slay:R1:claw")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == [*EVERYBODY]


@asynchronous
async def test_a_reader_who_thinks_again_leaves_no_trace(tmp_path: Path) -> None:
    """He names one target, takes it back and names another: afterwards all is as if he had named that one at once."""
    file = reading("for_my_battle_brothers")
    async with two(tmp_path, file, file) as (one, other):
        await one.answer("target:gideon")
        for target in ("claudio", "gideon", "claudio"):
            await other.answer(f"target:{target}")
            assert (await other[2].ask("undo"))["type"] == "told"
            other.game.undo()
        await other.answer("target:gideon")
        await settled(one, other)
        assert who_can_tell_apart(one, other, OTHERS) == []
        for night in (one, other):
            await night.answer("slay:R1:claw", "choose:block")
            await night[1].ask("chat", seat=1, text="And now?")
        await settled(one, other)
        assert who_can_tell_apart(one, other, OTHERS) == []
        assert owed_names(one[3].last["state"])
        assert await numbers(one.address) == await numbers(other.address)
