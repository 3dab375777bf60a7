"""Planning before choosing: intents, phrases, and pointing at things of the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from tests.asynchronous import asynchronous
from tests.refusing import for_reason
from tests.server.gathering import refused, seat_of, together, until
from tests.server.permitting import READING, begun, over, table
from tests.server.serving import Client, Message, connected, items
from tests.server.serving import table as record
from voidlock.engine import Thing
from voidlock.protocol.requests import Chat, Intend, Named
from voidlock.server.log.entries import Said, decode, encode
from voidlock.server.log.permissions import Requester, chat
from voidlock.server.log.table import NotAllowed
from voidlock.server.tables.intents import TableIntents

TEAMS = [["red", "blue"], ["green", "grey"]]


def intents(message: Message) -> list[tuple[object, ...]]:
    told = [record(each) for each in items(message["intents"])]
    return [(each["seat"], each["about"], each["leaning"]) for each in told]


async def hears(guest: Client, *expected: tuple[object, ...]) -> None:
    await until(guest, lambda message: intents(message) == [*expected], "intents")


# ---------------------------------------------------------------------- intents


@asynchronous
async def test_everybody_sees_what_a_player_leans_to_until_it_is_chosen(tmp_path: Path) -> None:
    """The type of the card: that is allowed to be told, and the card is not shown."""
    async with together(tmp_path, 2, teams=TEAMS) as (address, name, (ann, bob)):
        await ann.ask("start")
        await ann.state()
        red, blue = ann.owed(1)
        await ann.ask("intend", choice=red.name, answer=red.texts[0])
        await hears(bob, (1, ["team", "red"], ["type", "support"]))
        await ann.ask("intend", choice=red.name, answer=red.texts[2])
        await ann.ask("intend", choice=blue.name, answer=blue.texts[1])
        attack = (1, ["team", "red"], ["type", "attack"])
        await hears(bob, (1, ["team", "blue"], ["type", "move_activate"]), attack)
        async with connected(address) as eye:
            await eye.send("watch", table=name)
            await until(eye, lambda message: len(intents(message)) == 2, "intents")
        await ann.ask("intend", choice=blue.name)
        await hears(bob, attack)
        await ann.answer(red, red.texts[1])
        await hears(bob)


@asynchronous
async def test_nobody_intends_for_another_or_something_impossible(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams=TEAMS) as (_, _, (ann, bob)):
        await ann.ask("start")
        await ann.state()
        (red, *_) = ann.owed(1)
        assert await refused(bob, "intend", choice=red.name, answer=red.texts[0]) == "table_stale"
        assert await refused(ann, "intend", choice=red.name, answer="choose:everything") == "not_an_option"


@asynchronous
async def test_in_the_draft_players_tell_the_team_they_want(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams="draft") as (_, _, (ann, bob)):
        await ann.ask("start")
        await ann.state()
        await bob.state()
        seat, first, other = (1, ann, bob) if ann.owed(1) else (2, bob, ann)
        (asked,) = first.owed(seat)
        await first.ask("intend", choice=asked.name, answer="team:purple")
        await hears(other, (seat, None, ["team", "purple"]))


@asynchronous
async def test_a_bot_tells_the_type_it_will_play_until_the_cards_are_revealed(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams=TEAMS) as (_, _, (ann, bob)):
        await ann.ask("start")
        await bob.ask("leave", seat=2)
        message = await until(ann, lambda message: len(intents(message)) == 2, "intents")
        assert {(seat, str(about)) for seat, about, _ in intents(message)} == {
            (2, "['team', 'green']"),
            (2, "['team', 'grey']"),
        }
        for asked in ann.owed(1):
            await ann.answer(asked, asked.texts[0])
        await hears(ann)


@asynchronous
async def test_nobody_learns_what_a_player_chose_before_a_bot_stood_in(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams=TEAMS, takeover=0) as (_, _, (ann, bob)):
        await ann.ask("start")
        await bob.state()
        for asked in bob.owed(2):
            await bob.answer(asked, asked.texts[0])
        await bob.socket.close()
        await until(ann, lambda info: seat_of(info, 2)["here"] is False, "table")
        await ann.ask("call_bot", seat=2)
        await until(ann, lambda line: line["line"] == "stands-in", "talk")
        told = [record(json.decode(frame)) for frame in ann.frames]
        assert not [each for each in told if each["type"] == "intents" and each["intents"]]


def test_a_player_who_reads_a_card_alone_tells_no_plans() -> None:
    found = begun(table(READING))
    reader = found.playing().reader()
    assert reader
    (choice, *_) = found.playing().choices_of(reader)
    wish = Intend(key="k" * 8, choice=found.name_of(choice), answer=choice.options[0].text)
    with pytest.raises(NotAllowed, check=for_reason("table_reader_silent")):
        TableIntents().intend(found, Requester([reader], host=False), wish)
    assert TableIntents().current(found) == []


# ---------------------------------------------------------------------- phrases and pointing


@asynchronous
async def test_a_phrase_about_a_thing_is_a_line_for_every_language(tmp_path: Path) -> None:
    async with together(tmp_path, 2, teams=TEAMS) as (_, _, (ann, bob)):
        await ann.ask("start")
        formation = items(record((await ann.state())["open"])["formation"])
        marine = record(formation[0])["marine"]
        await ann.ask("chat", seat=1, phrase="help", about=[["marine", marine]])
        line = await bob.hear("talk")
        assert (line["line"], line["about"], line["name"], line["text"]) == ("help", [["marine", marine]], "Ann", "")
        await ann.ask("chat", seat=1, phrase="agreed")
        assert (await bob.hear("talk"))["about"] == []
        await ann.ask("chat", seat=1, phrase="here", about=[["pile", "left"]])
        assert await refused(ann, "chat", seat=1, phrase="here", about=[["marine", "nobody"]]) == "table_nothing_there"
        assert await refused(ann, "chat", seat=1) == "table_text_empty"
        for wrong in ("<b>", "a b", ""):
            assert await refused(ann, "chat", seat=1, phrase="here", about=[["marine", wrong]]) == "table_unreadable"
        assert await refused(ann, "chat", seat=1, phrase="shout") == "table_unreadable"


def test_a_phrase_is_forbidden_where_chat_is() -> None:
    found = begun(table(READING))
    reader = found.playing().reader()
    wish = Chat(key="k" * 8, seat=reader, phrase="wait")
    with pytest.raises(NotAllowed, check=for_reason("table_reader_silent")):
        chat(found, Requester([reader], host=False), wish)


def test_a_line_of_an_older_log_is_read() -> None:
    assert decode(b'{"entry":"said","seat":1,"text":"Hello"}') == Said(seat=1, text="Hello")
    assert json.decode(encode(Said(seat=1, text="Hello"))) == {"entry": "said", "seat": 1, "text": "Hello"}


# ---------------------------------------------------------------------- the fallen


def test_each_player_honours_each_of_the_fallen_once_and_the_log_keeps_it() -> None:
    found = over()
    about = [Named("marine", "leon")]
    salute = Chat(key="k", seat=1, phrase="salute", about=about)
    ann = Requester([1], host=True)
    entry = chat(found, ann, salute)
    found.apply(decode(encode(entry)))
    (line,) = [told for told, _ in found.talk.logged()]
    assert (line.line, line.seat, line.about) == ("salute", 1, [Thing("marine", "leon")])
    with pytest.raises(NotAllowed, check=for_reason("table_honoured")):
        chat(found, ann, Chat(key="k", seat=1, phrase="candle", about=about))
    for nobody in ([], [Named("marine", "gideon")], [Named("spot", "L1")]):
        with pytest.raises(NotAllowed, check=for_reason("table_nobody_fell")):
            chat(found, ann, Chat(key="k", seat=1, phrase="salute", about=nobody))
