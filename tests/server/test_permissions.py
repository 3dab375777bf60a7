"""What guests may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest
from msgspec import UNSET, Raw, UnsetType, json

from voidlock.protocol import Chat, Free, Leave, Options, SeatBot, Start
from voidlock.server.log.entries import BotSeated, Freed, Said, read
from voidlock.server.log.permissions import Asking, granted, opened, seated
from voidlock.server.log.table import NotAllowed, Table

HOST = Asking([1], host=True)


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
    found.apply(opened(Options(players=2), "host", file))
    found.apply(seated(found, 1, "Ann", "secret"))
    found.apply(granted(found, HOST, SeatBot(key="k", seat=2, bot="brother")))
    return found


def test_a_bot_is_freed_before_the_game_and_goes_on_in_it() -> None:
    before = table()
    assert granted(before, HOST, Free(key="k", seat=2)) == Freed(seat=2)
    begun = table()
    begun.apply(granted(begun, HOST, Start(key="k")))
    with pytest.raises(NotAllowed, match="table_bot_plays"):
        granted(begun, HOST, Free(key="k", seat=2))
    assert isinstance(granted(begun, HOST, Leave(key="k", seat=1)), BotSeated)


def test_a_player_who_reads_a_card_alone_cannot_chat() -> None:
    """R-9.2: player 1 has drawn Gun Jam and names the target in secret."""
    begun = table(READING)
    begun.apply(granted(begun, HOST, Start(key="k")))
    assert begun.game is not None and begun.game.reader() == 1
    with pytest.raises(NotAllowed, match="table_reader_silent"):
        granted(begun, HOST, Chat(key="k", seat=1, text="A gun jams"))
    quiet = table()
    quiet.apply(granted(quiet, HOST, Start(key="k")))
    assert granted(quiet, HOST, Chat(key="k", seat=1, text="Ready?")) == Said(seat=1, text="Ready?")


def test_an_intent_in_an_older_log_is_counted_and_skipped() -> None:
    begun = table()
    before, number = begun.info(()), begun.number
    begun.apply(read(b'{"entry":"intended","seat":1,"answer":"choose:block"}'))
    assert (begun.info(()), begun.number) == (before, number + 1)
