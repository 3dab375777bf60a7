"""What clients may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest
from msgspec import UNSET, Raw, UnsetType, json

from voidlock.engine import Choice
from voidlock.protocol import Chat, Close, Free, Leave, Options, SeatBot, Start
from voidlock.server.log import permissions
from voidlock.server.log.entries import BotSeated, Closed, Freed, Said, read
from voidlock.server.log.permissions import Requester, opened, permitted, seated
from voidlock.server.log.table import NotAllowed, Table

HOST = Requester([1], host=True)


READING = Raw(
    json.encode(
        {
            "voidlock": 1,
            "position": {
                "players": 2,
                "teams": [["red", "blue"], ["green", "grey"]],
                "formation": ["leon<", "lorenzo<", "gideon>", "scipio> 2"],
                "table": {"red": "overwatch", "blue": "intimidation", "green": "dead_aim", "grey": "power_field"},
                "resolved": ["red", "blue", "green", "grey"],
                "phase": "event",
                "events": ["gun_jam"],
            },
        }
    )
)


def table(file: Raw | UnsetType = UNSET) -> Table:
    """Ann sits on the first of two seats, a bot on the other; nothing has begun."""
    found = Table("0123456789ab")
    found.apply(opened(Options(players=2), "host", file).entry)
    found.apply(seated(found, 1, "Ann", "secret"))
    found.apply(permissions.seat_bot(found, HOST, SeatBot(key="k", seat=2, bot="brother")))
    return found


def test_a_bot_is_freed_before_the_game_and_goes_on_in_it() -> None:
    before = table()
    assert permissions.free(before, HOST, Free(key="k", seat=2)) == Freed(seat=2)
    begun = table()
    begun.apply(permissions.start(begun, HOST, Start(key="k")).entry)
    with pytest.raises(NotAllowed, match="table_bot_plays"):
        permissions.free(begun, HOST, Free(key="k", seat=2))
    assert isinstance(permissions.leave(begun, HOST, Leave(key="k", seat=1)), BotSeated)


def test_a_player_who_reads_a_card_alone_cannot_chat() -> None:
    """R-9.2: player 1 has drawn Gun Jam and names the target in secret."""
    begun = table(READING)
    begun.apply(permissions.start(begun, HOST, Start(key="k")).entry)
    assert begun.game is not None and begun.game.reader() == 1
    with pytest.raises(NotAllowed, match="table_reader_silent"):
        permissions.chat(begun, HOST, Chat(key="k", seat=1, text="A gun jams"))
    quiet = table()
    quiet.apply(permissions.start(quiet, HOST, Start(key="k")).entry)
    assert permissions.chat(quiet, HOST, Chat(key="k", seat=1, text="Ready?")) == Said(seat=1, text="Ready?")


def test_nothing_is_permitted_at_a_closed_table() -> None:
    found = table()
    assert permitted(permissions.close, found, HOST, Close(key="k")) == Closed()
    found.apply(Closed())
    with pytest.raises(NotAllowed, match="table_closed"):
        permitted(permissions.chat, found, HOST, Chat(key="k", seat=1, text="Anybody?"))


def test_only_the_host_starts_the_game() -> None:
    with pytest.raises(NotAllowed, match="table_not_host"):
        permissions.start(table(), Requester([1], host=False), Start(key="k"))


def test_an_answer_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is typed: the option that was found is played as it is."""
    begun = table(READING)
    begun.apply(permissions.start(begun, HOST, Start(key="k")).entry)
    (choice,) = begun.playing().owed_by(1)
    typed = f" {choice.options[1].text.upper()} "
    parsed: list[str] = []
    place = Choice.place

    def counted(choice: Choice[object], text: str) -> int:
        parsed.append(text)
        return place(choice, text)

    monkeypatch.setattr(Choice, "place", counted)
    move = permissions.answered(begun, [1], begun.name_of(choice), typed)
    after = begun.played(move.entry, move.option)
    assert parsed == [typed]
    assert move.entry.answer == choice.options[1].text
    assert after.inputs[len(begun.playing().inputs)].text() == f"1 {move.entry.answer}"


def test_an_intent_in_an_older_log_is_counted_and_skipped() -> None:
    begun = table()
    before, number = begun.info(()), begun.number
    begun.apply(read(b'{"entry":"intended","seat":1,"answer":"choose:block"}'))
    assert (begun.info(()), begun.number) == (before, number + 1)
