"""Undo at a table, and the board as it was."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.gathering import refused, together
from tests.server.recording import ThinkingHere
from tests.server.serving import WIRES, Client, Message, connected, in_a_file, items, serving, table, wire
from voidlock.engine import Json

CHOSEN = ["choose:full_auto", "choose:lead_by_example", "choose:block"]

# ---------------------------------------------------------------------- undo


@asynchronous
async def test_one_undo_takes_back_one_of_the_cards_chosen_together(tmp_path: Path) -> None:
    """Alone, the last of three cards reveals all of them; each undo takes back one, and a restart changes nothing."""

    async def choose(ann: Client) -> None:
        for text in CHOSEN:
            await ann.answer(next(owed for owed in ann.owed(1) if text in owed.texts), text)

    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open(seed="undo", teams=[["red", "blue", "green"]])
        await ann.state()
        await choose(ann)
        assert len(ann.owed(1)) == 1 and ann.owed(1)[0].texts[0] not in CHOSEN
        for left in (2, 1, 0):
            await ann.ask("undo")
            given = items(table(table(ann.last["state"]["own"])["1"])["given"])
            assert sorted(map(str, given)) == sorted(CHOSEN[:left])
            assert len(ann.owed(1)) == 3 - left
        await choose(ann)
        await ann.ask("undo")
    async with serving(in_a_file(tmp_path)) as address, connected(address) as again:
        await again.sit(name, ann.secret)
        await again.state()
        assert [owed.texts for owed in again.owed(1)] == [owed.texts for owed in ann.owed(1)]


@asynchronous
async def test_undo_says_what_stops_it(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(seed="undo")
        await ann.state()
        assert await refused(ann, "undo") == "undo_nothing"
        await ann.play(1, random.Random(5), 16)
        assert not ann.result
        reply = ann.last["told"]
        while reply["type"] == "told":
            offered = ann.last["state"]["undo"] == "free"
            reply = await ann.ask("undo")
            assert offered == (reply["type"] == "told")
        assert reply["id"] in ("undo_reveal", "undo_chance")
        # The button says it before it is pressed.
        barred = table(ann.last["state"]["barred"])
        assert (barred["id"], barred["arguments"]) == (reply["id"], reply["arguments"])


# ---------------------------------------------------------------------- looking back


@asynchronous
async def test_the_board_as_it_was(tmp_path: Path) -> None:
    """After every answer the board was seen; asked for by what had been told until then, each is shown again."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(seed="then")
        await ann.state()
        seen = {len(ann.news["1"]): ann.last["state"]}
        for _ in range(12):
            await ann.play(1, random.Random(12), 1)
            if len(ann.news["1"]) > max(seen):
                seen[len(ann.news["1"])] = ann.last["state"]
        for events, state in seen.items():
            then = await ann.ask("look", seat=1, events=events)
            assert then["open"] == state["open"]
            assert table(then["own"])["hands"] == table(table(state["own"])["1"])["hands"]
        assert await refused(ann, "review") == "table_not_over"


def swarms(state: dict[str, Json]) -> dict[str, Json]:
    """The cards that lie in the formation, by spot."""
    rows = [table(row) for row in items(table(state["open"])["formation"])]
    spots = [(side, row["position"], table(row[side])["swarm"]) for row in rows for side in ("left", "right")]
    return {f"{side} {position}": swarm for side, position, swarm in spots if swarm}


@asynchronous
async def test_a_line_between_questions_shows_the_board_right_then(tmp_path: Path) -> None:
    """The setup asks nothing: Marines first, then blips, then one swarm after the other."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(seed="then")
        now = await ann.state()
        happened = [table(event)["event"] for event in ann.news["1"]]
        seen = [await ann.ask("look", seat=1, events=number) for number in range(len(happened) + 1)]
        assert items(table(seen[0]["open"])["formation"]) == []
        dealt = seen[happened.index("formation_dealt") + 1]
        assert len(items(table(dealt["open"])["formation"])) == 6
        assert table(dealt["open"])["terrain"] == {}
        first = happened.index("spawned")
        assert swarms(seen[first]) == {}
        assert len(swarms(seen[first + 1])) == 1
        assert len(swarms(now)) > 1
        assert seen[-1]["open"] == now["open"]


@asynchronous
async def test_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(seed="review")
        await ann.play(1, random.Random(13))
        review = table((await ann.ask("review"))["review"])
        assert review["result"] == ann.result
        assert table(review["luck"])["attack"]
        assert items(review["rolls"])


@asynchronous
async def test_a_round_is_looked_back_at_while_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two seconds of processor time to compare answers in."""
    monkeypatch.setattr("voidlock.server.workers.jobs.COMPARING", 2.0)
    monkeypatch.setattr("voidlock.server.app.Thinkers", ThinkingHere)
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(seed="review")
        assert await refused(ann, "review", round=1) == "table_not_over"
        rng = random.Random(13)
        while not [event for event in ann.news["1"] if table(event).get("number") == 2]:
            await ann.play(1, rng, 1)
        review = table((await ann.ask("review", round=1))["review"])
        assert review["round"] == 1
        looked, choices = review["looked"], review["choices"]
        assert isinstance(looked, int) and isinstance(choices, int) and 0 < looked <= choices
        assert {"events", "given", "better", "cost", "low", "high", "clear"} == {*table(items(review["told"])[0])}


@pytest.mark.parametrize("way", WIRES)
@asynchronous
async def test_a_review_of_choices_goes_on_for_one_who_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A choice at a time; who comes back hears where it has come to, and nobody begins it again."""
    wire.set(way)
    monkeypatch.setattr("voidlock.server.workers.jobs.COMPARING_ALL", 4.0)
    monkeypatch.setattr("voidlock.server.workers.jobs.BATCH", 0.0)
    monkeypatch.setattr("voidlock.server.app.Thinkers", ThinkingHere)
    async with serving(in_a_file(tmp_path)) as address:
        async with connected(address) as ann:
            name = await ann.open(seed="review")
            await ann.play(1, random.Random(13))
            await ann.send("review", choices=True)
            before = await ann.hear("reviewing")
        async with connected(address) as again:
            await again.sit(name, ann.secret)
            key = await again.send("review", choices=True)
            after = await again.hear("reviewing")
            assert after["request"] == key
            assert looked(after) >= looked(before) >= 1
            found = table((await again.hear("reviewed"))["review"])
            assert found["choices"] == after["choices"]
            once_more = await again.ask("review", choices=True)
            assert once_more["review"] == found


def looked(progress: Message) -> int:
    """How many choices were looked at so far."""
    number = progress["looked"]
    assert isinstance(number, int)
    return number


@asynchronous
async def test_nobody_looks_back_for_others(tmp_path: Path) -> None:
    async with together(tmp_path, 2) as (_, _, (ann, bob)):
        await ann.ask("start")
        await bob.state()
        assert await refused(bob, "look", seat=1, events=3) == "table_not_your_seat"
        assert table((await bob.ask("look", seat=0, events=10_000))["open"])["round"] == 1
