"""Section 24 over the socket: what a seat may not know does not leave the server towards it.

Two evenings that differ only in a secret send the same bytes to everybody else, until the rules turn it up.
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
    GAMES,
    OTHERS,
    Evening,
    evening,
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
from tests.server.serving import in_a_file, items, serving, table
from voidlock.angel import RULES
from voidlock.engine import Json, load, save


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


# ---------------------------------------------------------------------- hidden cards and dice to come


def at_the_start(seed: str, rounds: int) -> dict[str, Json]:
    """The position at the start of a round of a random game of three."""
    setup: dict[str, Json] = {"players": 3, "teams": [["red", "blue"], ["green", "grey"], ["yellow", "purple"]]}
    game, _ = load({"voidlock": 1, "game": RULES.name, "seed": seed, "setup": setup}, GAMES)
    rng = random.Random(seed)
    while len(game.rounds) < rounds and game.state.round < rounds:
        choice = rng.choice(game.pending)
        game.apply(choice.seat, rng.choice(choice.options))
    return RULES.write(game.rounds[-1][1])


def written(position: dict[str, Json], seed: str) -> dict[str, Json]:
    return {"voidlock": 1, "game": "angel", "seed": seed, "position": position}


def deeper(position: dict[str, Json], rng: random.Random) -> dict[str, Json]:
    """The same position with other cards below the top ones of every deck and pile."""
    other: dict[str, Json] = json.loads(json.dumps(position))
    piles = table(other["piles"])
    for holder, name, kept in ((other, "events", 3), (other, "deck", 2), (piles, "left", 3), (piles, "right", 3)):
        cards = items(holder[name])
        below = cards[kept:]
        rng.shuffle(below)
        holder[name] = [*cards[:kept], *below]
    ahead = items(other["ahead"])
    last = {"launch_control_room": "genestealer_lair", "genestealer_lair": "launch_control_room"}
    ahead[-1] = last[str(ahead[-1])] if str(ahead[-1]) in last else ahead[-1]
    return other


async def in_step(one: Evening, other: Evening, rng: random.Random) -> tuple[int, list[int]]:
    """Give both games the same answers at random as long as somebody may not know them apart; after every answer those
    who may not were sent the same bytes. How many answers that were, and who could never tell."""
    alike = [0, *one.game.seats]
    answers = 0
    while alike and not one.game.result:
        choice = rng.choice(one.game.pending)
        text = rng.choice(choice.texts())
        if not any(text in same.texts() for same in other.game.choices_of(choice.seat)):
            break
        await one.answer_of(choice.seat, text)
        await other.answer_of(choice.seat, text)
        answers += 1
        alike = [seat for seat in alike if one.seen(seat) == other.seen(seat)]
        await settled(one, other)
        assert who_can_tell_apart(one, other, alike) == [], (choice, text)
    return answers, alike


@pytest.mark.parametrize("seed", ["deep one", "deep two"])
@asynchronous
async def test_cards_further_down_cannot_be_told_apart(tmp_path: Path, seed: str) -> None:
    position = at_the_start(seed, 2)
    variant = deeper(position, random.Random(seed))
    assert variant != position
    lengths = []

    async with two(tmp_path, written(position, seed), written(variant, seed)) as nights:
        lengths.append((await in_step(*nights, random.Random(seed)))[0])
    assert lengths[0] > 20


@pytest.mark.parametrize(
    "differing",
    [
        {"events": (["gun_jam", "evasion"], ["evasion", "gun_jam"])},
        {"deck": (["claw", "claw", "tail"], ["tail", "claw", "claw"])},
        {"piles": ({"left": ["claw", "tail"], "right": 3}, {"left": ["tail", "claw"], "right": 3})},
        {"ahead": (["black_holds", "generatorium"], ["teleportarium", "hibernation_cluster"])},
    ],
    ids=lambda differing: next(iter(differing)),
)
@asynchronous
async def test_top_cards_are_hidden_while_actions_are_chosen(
    tmp_path: Path, differing: dict[str, tuple[Json, Json]]
) -> None:
    name, (here, there) = next(iter(differing.items()))
    async with two(tmp_path, four(**{name: here}), four(**{name: there})) as (one, other):
        for night in (one, other):
            await night.answer("choose:block", "choose:reorganize")
            for text in ("attack:leon:L1", "choose:dead_aim", "target:leon", "slay:L1:claw", "top", "nonsense"):
                for seat in (3, 4):
                    assert (await night[seat].ask("why", seat=seat, answer=text))["type"] == "refusal"
            await night.answer("choose:full_auto")
        await settled(one, other)
        assert who_can_tell_apart(one, other) == []


@asynchronous
async def test_dice_to_come_are_in_nothing_that_is_sent(tmp_path: Path) -> None:
    """The same position under another seed, until the first die."""
    position = at_the_start("dice", 1)
    lengths = []

    async with two(tmp_path, written(position, "dice here"), written(position, "dice there")) as nights:
        lengths.append((await in_step(*nights, random.Random(5)))[0])
    assert lengths[0] > 5


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


CARDS = {
    "gun_jam": ["target:blue"],
    "for_my_battle_brothers": ["target:gideon", "slay:R1:claw"],
}
"""Instinct cards with the answers of their reader: one question, and two."""


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
        assert await one.page("/metrics") == await other.page("/metrics")
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
        assert await one.page("/metrics") == await other.page("/metrics")


@asynchronous
async def test_a_reader_is_silent(tmp_path: Path) -> None:
    """He can say nothing to the table while he alone knows the card, under whatever heading."""
    async with evening(tmp_path, reading("gun_jam")) as night:
        before = [len(night[seat].frames) for seat in OTHERS]
        for fields in (
            {"type": "chat", "seat": 2, "text": "It jams a gun"},
            {"type": "rename", "seat": 2, "name": "Gun Jam on Blue"},
        ):
            refused = await night[2].ask(**fields)  # type: ignore[arg-type]  # the type comes with the fields
            assert refused["id"] == "table_reader_silent", refused
        await night.settle()
        assert [len(night[seat].frames) for seat in OTHERS] == [number + 1 for number in before]


@asynchronous
async def test_the_scout_alone_is_told_the_card(tmp_path: Path) -> None:
    """H-26: Cat looks at the top Event; the others see where she puts it."""

    def scouting(card: str) -> dict[str, Json]:
        position: dict[str, Json] = {
            "players": 3,
            "teams": [["green"], ["red"], ["purple"]],
            "formation": ["zael", "gideon", "leon"],
            "terrain": {},
            "phase": "resolve",
            "table": {"purple": "forward_scouting"},
            "agenda": ["next_action"],
            "events": [card],
        }
        return {"voidlock": 1, "game": "angel", "seed": "scout", "position": position}

    async with two(tmp_path, scouting("gun_jam"), scouting("evasion")) as (one, other):
        for night in (one, other):
            await night.answer("stop", "stop", "yes")
        await settled(one, other)
        assert who_can_tell_apart(one, other, (0, 1, 2, 3)) == [3]
        for night in (one, other):
            await night.answer("bottom")
        await settled(one, other)
        assert who_can_tell_apart(one, other, (0, 1, 2, 3)) == [3]
