"""What people do around the table: whom it waits for, nudges, dice thrown by hand, and guesses of the fallen."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET, Raw, json

from tests.asynchronous import asynchronous
from tests.refusing import for_reason
from tests.server.gathering import refused, together, until
from tests.server.permitting import HOST, PASSER_BY, READING, begun, table
from tests.server.serving import Message, items
from tests.server.serving import table as record
from voidlock.protocol.messages import Options
from voidlock.protocol.requests import Guess, Nudge, Throw
from voidlock.server.log import permissions
from voidlock.server.log.permissions import Requester, take_seat
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.tables.company import SOON, Company, find_roll

TEAMS = [["red", "blue"], ["green", "grey"]]
BOB, KEY = Requester([2], host=False), "k" * 8


def waits(message: Message) -> list[tuple[object, object]]:
    return [(each["seat"], each["watching"]) for each in map(record, items(message["seats"]))]


class Hours:
    """A clock that goes when a test says so."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def two(position: dict[str, object] | None = None) -> Table:
    """Ann and Bob are playing; the first roll is a nought."""
    file = UNSET if position is None else Raw(json.encode({"voidlock": 1, "dice": [0], "position": position}))
    found = Table("0123456789ab")
    opened = permissions.open_table(Options(players=2, teams=TEAMS), "host", file)
    found.apply(opened.entry)
    found.apply(take_seat(found, 1, "Ann", "ann"))
    found.apply(take_seat(found, 2, "Bob", "bob"))
    return begun(found)


# ---------------------------------------------------------------------- waiting


@asynchronous
async def test_a_player_who_still_watches_is_told_apart_from_one_who_chooses(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams=TEAMS) as (_, _, (ann, bob)):
        await ann.ask("start")
        await until(ann, lambda message: waits(message) == [(1, False), (2, False)], "waits")
        await bob.ask("attend", watching=True)
        await until(ann, lambda message: waits(message) == [(1, False), (2, True)], "waits")
        await bob.ask("attend", watching=False)
        await until(ann, lambda message: waits(message) == [(1, False), (2, False)], "waits")
        await bob.state()
        for asked in bob.owed(2):
            await bob.answer(asked, asked.texts[0])
        await until(ann, lambda message: waits(message) == [(1, False)], "waits")


def test_nobody_sees_how_a_player_goes_on_who_reads_a_card_alone() -> None:
    found = begun(table(READING))
    reader = found.playing().reader()
    assert [(each.seat, each.watching) for each in Company().waited(found, {reader})] == [(reader, False)]


@asynchronous
async def test_a_nudge_reaches_only_whom_it_is_for_and_not_too_soon(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams=TEAMS) as (_, _, (ann, bob)):
        await ann.ask("start")
        await bob.state()
        assert await refused(ann, "nudge", seat=2) == "table_nudge_soon"


def test_a_nudge_after_a_minute_and_then_another_minute() -> None:
    clock, found = Hours(), two()
    company = Company(clock)
    company.follow(found)
    nudge = Nudge(key=KEY, seat=2)

    def too_soon(who: Requester = HOST, command: Nudge = nudge) -> None:
        with pytest.raises(NotAllowed, check=for_reason("table_nudge_soon")):
            company.nudge(found, who, command)

    too_soon()
    clock.now += SOON
    company.nudge(found, HOST, nudge)
    too_soon()
    too_soon(BOB)
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        company.nudge(found, PASSER_BY, nudge)
    clock.now += SOON
    company.nudge(found, HOST, nudge)
    assert [each.minutes for each in company.waited(found, ())] == [2, 2]


# ---------------------------------------------------------------------- the dice


ATTACK: dict[str, object] = {
    "players": 2,
    "teams": TEAMS,
    "formation": ["gideon<", "scipio>"],
    "phase": "resolve",
    "table": {"green": "dead_aim", "grey": "psionic_attack"},
    "swarms": {"L1": "claw tail"},
}
"""Ann's Marines have all fallen; Bob attacks."""


def attacked() -> Table:
    found = two(ATTACK)
    (choice,) = found.playing().pending
    (text,) = [text for text in choice.texts() if text.startswith("attack:")]
    move = permissions.answer_choice(found, [2], found.name_of(choice), text)
    found.apply(move.entry)
    return found


def test_only_its_owner_throws_a_die_and_once() -> None:
    found, company = attacked(), Company()
    assert find_roll(found, 1) == (2, False)
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        company.throw(found, HOST, Throw(key=KEY, roll=1))
    with pytest.raises(NotAllowed, check=for_reason("table_no_roll")):
        company.throw(found, BOB, Throw(key=KEY, roll=99))
    assert company.throw(found, BOB, Throw(key=KEY, roll=1))
    assert not company.throw(found, BOB, Throw(key=KEY, roll=1))


def test_the_fallen_guess_each_roll_once_and_nobody_hears_it_before_the_end() -> None:
    found, company = attacked(), Company()
    company.guess(found, HOST, Guess(key=KEY, seat=1, roll=1, met=False))
    company.guess(found, HOST, Guess(key=KEY, seat=1, roll=1, met=True))
    with pytest.raises(NotAllowed, check=for_reason("table_no_roll")):
        company.guess(found, HOST, Guess(key=KEY, seat=1, roll=99, met=True))
    assert company.guessers(found) == []
    found.playing().state.result = "loss"
    assert [(each.seat, each.right, each.made) for each in company.guessers(found)] == [(1, 1, 1)]


def test_whoever_has_marines_does_not_guess() -> None:
    found, company = attacked(), Company()
    with pytest.raises(NotAllowed, check=for_reason("table_not_fallen")):
        company.guess(found, BOB, Guess(key=KEY, seat=2, roll=1, met=True))
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        company.guess(found, BOB, Guess(key=KEY, seat=1, roll=1, met=True))
