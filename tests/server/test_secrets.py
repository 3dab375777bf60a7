"""What else must not leave the server: whole games looked through, help, files, pages, and the secrets of the seats."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from urllib.error import HTTPError

import pytest

from bench.served import served
from tests.asynchronous import asynchronous
from tests.server.recording import (
    OTHERS,
    Evening,
    ThinkingHere,
    bot_answers,
    ending,
    evening,
    four,
    in_no_hurry,
    owed_names,
    part,
    reading,
    recording,
    settled,
    two,
    who_can_tell_apart,
)
from tests.server.serving import table
from voidlock.engine import Json
from voidlock.engine.inputs import Answer
from voidlock.protocol.telling import encode_event
from voidlock.search import Budget
from voidlock.search.advice import advise
from voidlock.server.log.seats import hash_secret
from voidlock.server.workers.jobs import Job


@pytest.fixture(autouse=True)
def nobody_hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    in_no_hurry(monkeypatch)


# ---------------------------------------------------------------------- whole games


async def whim(night: Evening, rng: random.Random) -> int:
    """Something that somebody may do instead of answering, mostly in vain; who it is, if he is shown the game again."""
    seat = rng.choice(list(night.game.seats))
    guest, given = night[seat], night.game.answers_of(seat)
    match rng.randrange(6):
        case 0 if given:
            await night.back(seat, rng.choice(given).text)
        case 1:
            assert (await guest.ask("answer", choice="0" * 18, answer="stop"))["id"] == "table_stale"
            return seat
        case 2 if guest.owed(seat):
            assert (await guest.answer(guest.owed(seat)[0], "nonsense"))["type"] == "refusal"
        case 3:
            await guest.ask("why", seat=seat, answer=rng.choice(["attack:leon:L1", "choose:block", "slay:L1:claw"]))
        case 4 if _may_take_back(night, seat):
            assert (await guest.ask("undo"))["type"] == "told"
            night.game.undo()
        case _:
            assert (await guest.ask("fetch"))["id"] == "table_file_later"
    return -1


def _may_take_back(night: Evening, seat: int) -> bool:
    """His own answer to a question for him alone was the last input, and nothing was shown since."""
    last = night.game.inputs[-1] if night.game.inputs else None
    mine = isinstance(last, Answer) and last.seat == seat and last.option.verb != "choose"
    return mine and not night.game.open_answers() and night[seat].last["state"]["undo"] == "free"


def looks(night: Evening, seat: int) -> tuple[str, list[str], Json]:
    """What the rules let the seat see, under what names it is asked, and whether it may undo."""
    state = night[seat].last["state"]
    return night.seen(seat), owed_names(state), state["undo"]


@pytest.mark.parametrize("players", [2, 4])
@asynchronous
async def test_nothing_but_the_rules_view_is_ever_sent(tmp_path: Path, players: int) -> None:
    """A whole game: after every move each guest knows exactly what the rules let his seat see and hear; he is told it
    in one message, and only if anything has changed for him."""
    file: dict[str, Json] = {
        "voidlock": 1,
        "game": "angel",
        "seed": f"{players}",
        "setup": {"players": players, "teams": "random"},
    }
    async with evening(tmp_path, file) as night:
        rng = random.Random(players)
        while not night.game.result:
            before = {seat: (looks(night, seat), night[seat].states()) for seat in night.guests}
            shown_again = -1
            if rng.random() < 0.25:
                shown_again = await whim(night, rng)
            else:
                choice = rng.choice(night.game.pending)
                await night.answer_of(choice.seat, rng.choice(choice.texts()))
            await night.settle()
            for seat, (looked, states) in before.items():
                agrees(night, seat)
                changed = looked != looks(night, seat)
                assert night[seat].states() - states == int(changed or seat == shown_again)
        for guest in night.guests.values():
            for_hosts = {"gallery"} if guest.last["entered"]["host"] else set[str]()
            assert set(guest.types()) <= {"hello", "entered", "table", "state", "told", "waits", "refusal"} | for_hosts
        assert [guest.types().count("entered") for guest in night.guests.values()] == [1] * (players + 1)


def agrees(night: Evening, seat: int) -> None:
    """The guest's last state is the rules' view of his seat, and what he was told in all is what his seat heard."""
    state = night[seat].last["state"]
    view = json.loads(json.dumps(night.game.view(seat)))
    assert state.keys() == {"type", "open", "own", "news", "owed", "undo", "barred"}
    assert state["open"] == view["open"]
    assert list(table(state["own"])) == [str(seat)]
    assert part(state, "own", seat) == view["own"]
    assert len(owed_names(state)) == len(night.game.choices_of(seat))
    waited = night[seat].last["waits"]["seats"]
    assert isinstance(waited, list)
    assert {table(each)["seat"] for each in waited} == {choice.seat for choice in night.game.pending}
    assert night[seat].news_of(seat) == [
        json.loads(bytes(encode_event(event))) for event in night.game.events_for(seat)
    ]


# ---------------------------------------------------------------------- asking for help


@pytest.fixture
def thinking_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    # The name that jobs call: a number of games, not a second, so that a busy machine gives the same advice.
    monkeypatch.setattr("voidlock.search.consulted.advise", partial(advise, budget=Budget(games=60)))
    monkeypatch.setattr("voidlock.server.app.Thinkers", ThinkingHere)


TRAVEL: dict[str, Json] = {"piles": {"left": 0, "right": 3}, "ahead": ["munitorium"], "agenda": ["travel_check"]}

ALIKE = {
    "before the cards are chosen": (
        four(events=["gun_jam", "evasion"], deck=["claw", "claw", "tail"], piles={"left": ["claw", "tail"]}),
        four(events=["evasion", "gun_jam"], deck=["tail", "claw", "claw"], piles={"left": ["tail", "claw"]}),
        3,
    ),
    "face down, while a travel goes on": (
        four(**TRAVEL, chosen={"yellow": "reorganize"}),
        four(**TRAVEL, chosen={"yellow": "heroic_charge"}),
        1,
    ),
    "while Bob reads": (reading("gun_jam"), reading("for_my_battle_brothers"), 0),
}
"""Two games that look alike to all but Bob, and how many of the others owe an answer."""


@pytest.mark.parametrize("when", ALIKE)
@pytest.mark.usefixtures("thinking_alike")
@asynchronous
async def test_advice_and_chances_know_no_more_than_the_seat(tmp_path: Path, when: str) -> None:
    """The same key is the same luck: two games that look alike to the seat get the same advice. The others are sent
    nothing of it."""
    here, there, owing = ALIKE[when]

    async def ask(night: Evening) -> list[str]:
        ready = []
        for seat in (1, 3, 4):
            owed = night[seat].owed(seat)
            for each in owed[:1]:
                reply = await night[seat].ask("advise", choice=each.name)
                assert reply["type"] == "advice", reply
                ready.append(json.dumps(reply))
            assert (await night[seat].ask("odds", seat=2))["id"] == "table_not_your_seat"
            for about in (0, seat):
                reply = await night[seat].ask("odds", seat=about)
                assert reply["type"] == "chances", reply
                ready.append(json.dumps(reply))
        return ready

    async with two(tmp_path, here, there) as (one, other):
        for night, card in ((one, "choose:reorganize"), (other, "choose:heroic_charge")):
            if card in [text for choice in night.game.choices_of(2) for text in choice.texts()]:
                await night.answer_of(2, card)
        await settled(one, other)
        heard = [len(one[seat].frames) for seat in (0, 2)]
        advice = await ask(one)
        assert sum(['"type": "advice"' in reply for reply in advice]) == owing
        assert advice == await ask(other)
        await settled(one, other)
        assert [len(one[seat].frames) for seat in (0, 2)] == [number + 1 for number in heard]
        assert who_can_tell_apart(one, other, OTHERS) == []


# ---------------------------------------------------------------------- requests, files and pages


@asynchronous
async def test_a_refused_request_is_heard_by_nobody_else(tmp_path: Path) -> None:
    async with evening(tmp_path, four()) as night:
        before = [len(night[seat].frames) for seat in OTHERS]
        requests: dict[str, dict[str, object]] = {
            "answer": {"choice": "0" * 18, "answer": "choose:block"},
            "back": {"seat": 2, "answer": "choose:block"},
            "undo": {},
            "agree": {"yes": True},
            "start": {},
            "free": {"seat": 1},
            "close": {},
            "rename": {"seat": 1, "name": "Bobby"},
            "leave": {"seat": 1},
            "take": {"seat": 1, "name": "Bobby", "secret": "s" * 40},
            "fetch": {},
            "chat": {"seat": 1, "text": "I am Ann"},
            "advise": {"choice": "0" * 18},
        }
        for type, fields in requests.items():
            assert (await night[2].ask(type, **fields))["type"] == "refusal", type
        await night.settle()
        assert [len(night[seat].frames) for seat in OTHERS] == [number + 1 for number in before]


@pytest.mark.parametrize("how", ["leave", "free"])
@asynchronous
async def test_a_player_who_gives_up_a_seat_hears_nothing_more_of_it(tmp_path: Path, how: str) -> None:
    """Not on the connection that he still has, and not with the secret that he still knows."""
    async with evening(tmp_path, four()) as night:
        bob = night[2]
        assert (await night[2 if how == "leave" else 1].ask(how, seat=2))["type"] == "told"
        bob.seat = 0
        await bob.settle()
        assert bob.last["entered"]["seats"] == []
        assert list(table(bob.last["state"]["own"])) == list(table(bob.last["state"]["news"])) == ["0"]
        assert {**bob.last["state"], "news": {}} == {**night[0].last["state"], "news": {}}
        refused = await bob.ask("take", seat=2, name="Bob", secret=bob.secret)
        assert refused["id"] == "table_secret_void"
        async with recording(night.address, "Bob", 2) as again:
            assert (await again.sit(night.name, again.secret))["id"] == "table_secret_void"
        async with recording(night.address, "Bob", 2) as again:
            assert (await again.join(night.name, 2))["id"] == "table_secret_void"


@asynchronous
async def test_a_bot_cannot_be_foreseen_and_learns_nothing_from_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its luck comes from the seed that nobody knows, and is the same however often a reader has thought again."""
    lucks: list[str] = []

    class Overheard(ThinkingHere):
        async def think(self, job: Job) -> bytes:
            lucks.append(bot_answers(job).chance)
            return await super().think(job)

    monkeypatch.setattr("voidlock.server.app.Thinkers", Overheard)

    async def story(path: Path, seed: str, again: int) -> list[str]:
        file = {**reading("for_my_battle_brothers"), "seed": seed}
        async with evening(path, file, bots=[4]) as night:
            for _ in range(again):
                await night.answer("target:claudio")
                assert (await night[2].ask("undo"))["type"] == "told"
                night.game.undo()
            await night.answer("target:gideon", "slay:R1:claw")
            while not lucks:
                await night[1].next()
            return [lucks.pop()]

    at_once = await story(tmp_path / "at once", "seed", 0)
    assert at_once == await story(tmp_path / "again", "seed", 2)
    assert at_once != await story(tmp_path / "other", "another seed", 0)


@asynchronous
async def test_health_is_plain_and_counters_are_not_public(tmp_path: Path) -> None:
    async with evening(tmp_path, four()) as night:
        assert await night.page("/healthz") == "ok\n"
        with pytest.raises(HTTPError, check=lambda error: error.code == 404):
            await night.page("/metrics")


# ---------------------------------------------------------------------- secrets


@asynchronous
async def test_secrets_are_in_no_frame_and_no_file(tmp_path: Path) -> None:
    """Only their hashes are kept, and those are sent to nobody."""
    async with evening(tmp_path, ending()) as night:
        await night.answer("accept")
        await night[1].ask("fetch")
        await night.settle()
        secrets = [secret for guest in night.guests.values() for secret in (guest.host, guest.secret)]
        hashes = [hash_secret(secret) for secret in secrets]
        for guest in night.guests.values():
            assert not any(hidden in frame for frame in guest.frames for hidden in (*secrets, *hashes))
        kept = b"".join([file.read_bytes() for file in tmp_path.iterdir()])
        assert hashes[0].encode() in kept
        assert not any(secret.encode() in kept for secret in secrets)


def test_secrets_are_in_no_line_of_the_log(tmp_path: Path) -> None:
    """A real server that says much, and guests who do much that is wrong with their secrets."""

    async def story(address: str) -> list[str]:
        async with recording(address, "Ann", 1) as ann, recording(address, "Bob", 2) as bob:
            await ann.send("open", name="Ann", host=ann.host, secret=ann.secret, options={"players": 2})
            name = str((await ann.hear("entered"))["table"])
            await bob.join(name, 2)
            assert (await ann.ask("start"))["type"] == "told"
            wrong = [
                json.dumps({"type": "sit", "table": name, "secrets": [ann.host, ann.secret, bob.secret], "more": 1}),
                json.dumps({"type": "sit", "table": "0" * 12, "secrets": [ann.secret]}),
                json.dumps({"type": "join", "table": name, "name": "Bob", "seat": 1, "secret": bob.secret}),
                json.dumps({"type": "open", "name": bob.secret, "host": ann.secret, "secret": ann.secret}),
                f"{ann.host} {ann.secret}",
            ]
            for text in wrong:
                async with recording(address, "Eve", 0) as eve:
                    await eve.socket.send(text)
                    assert (await eve.hear("refusal"))["id"]
            await asyncio.gather(ann.play(1, random.Random(1)), bob.play(2, random.Random(2)))
            return [hidden for secret in (ann.host, ann.secret, bob.secret) for hidden in (secret, hash_secret(secret))]

    with served(tmp_path, "--verbose") as server:
        hidden = asyncio.run(story(server.address))
    said = server.log.read_text()
    assert "WebSocket /socket" in said
    assert not any(secret in said for secret in hidden)
    assert "Traceback" not in said
