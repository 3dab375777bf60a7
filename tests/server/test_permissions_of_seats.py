"""Seats, names and bots: what clients may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest

from tests.refusing import for_reason
from tests.server.permitting import BOB, CAT, HOST, READING, begun, over, table, three
from voidlock.protocol import (
    Free,
    Leave,
    Rename,
    SeatBot,
)
from voidlock.server.log import permissions
from voidlock.server.log.entries import (
    BotSeated,
    Freed,
    Renamed,
    SeatAsked,
    SeatDeclined,
    Seated,
)
from voidlock.server.log.permissions import Requester, seated
from voidlock.server.log.table import NotAllowed


def test_a_name_is_nobody_elses() -> None:
    found = table()
    found.apply(SeatAsked(seat=2, name="Bob", secret="secret of Bob"))
    assert permissions.named(found, 1, "Ann") == "Ann"
    assert permissions.named(found, 2, "Bob") == "Bob"
    for seat, name in ((2, "Ann"), (1, "Bob")):
        with pytest.raises(NotAllowed, check=for_reason("table_name_taken")):
            permissions.named(found, seat, name)
    # What stands on a bot's chair is no player's name.
    found.chair(2).name = "Zed"
    assert permissions.named(found, 1, "Zed") == "Zed"
    with pytest.raises(NotAllowed, check=for_reason("table_name_invisible")):
        permissions.named(found, 1, "\u200b ")


def test_a_line_of_chat_keeps_what_can_be_printed() -> None:
    assert permissions.clean(" to\x07 \u202eleft ") == "to left"
    with pytest.raises(NotAllowed, check=for_reason("table_text_empty")):
        permissions.clean("\x07 ")


@pytest.mark.parametrize(
    ("bot", "game", "known"),
    [
        ("brother", "angel", True),
        ("librarian:4000", "angel", True),
        ("librarian:4001", "angel", False),
        ("librarian:100", "hulk", True),
        ("librarian:101", "hulk", False),
        ("librarian:many", "angel", False),
        ("brother:5", "angel", False),
        ("random", "angel", False),
        ("sergeant", "angel", False),
        ("bots/mine.py:Bot", "angel", False),
    ],
)
def test_only_our_own_bots_that_the_server_can_afford(bot: str, game: str, known: bool) -> None:
    if known:
        assert permissions.known_bot(bot, game) == bot
    else:
        with pytest.raises(NotAllowed, check=for_reason("table_bot_unknown")):
            permissions.known_bot(bot, game)


def test_the_operator_says_how_dear_a_bot_may_be() -> None:
    for bot, most in (
        ("librarian:10", 10),
        ("librarian:9", 10),
        ("librarian", 10),
        ("brother", 0),
        ("librarian:99", None),
    ):
        permissions.affordable(bot, most)
    with pytest.raises(NotAllowed, check=for_reason("table_bot_dear")):
        permissions.affordable("librarian:11", 10)


def test_a_seat_is_taken_once_and_with_a_new_secret() -> None:
    found = table()
    found.invite = "invite"
    assert isinstance(seated(found, 2, "Bob", "another"), Seated)
    with pytest.raises(NotAllowed, check=for_reason("table_seat_taken")):
        seated(found, 1, "Bob", "another")
    for secret in ("secret", "host", "invite"):
        with pytest.raises(NotAllowed, check=for_reason("table_secret_used")):
            seated(found, 2, "Bob", secret)
    for ended in (table(), over()):
        ended.closed = not ended.game
        with pytest.raises(NotAllowed, check=for_reason("table_over")):
            seated(ended, 1, "Bob", "another")


def test_the_host_seats_bots_where_nobody_sits() -> None:
    found = three()
    with pytest.raises(NotAllowed, check=for_reason("table_seat_taken")):
        permissions.seat_bot(found, HOST, SeatBot(key="k", seat=2, bot="brother"))
    found.apply(Freed(seat=2))
    assert permissions.seat_bot(found, HOST, SeatBot(key="k", seat=2, bot="brother")) == BotSeated(
        seat=2, bot="brother"
    )
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.seat_bot(found, BOB, SeatBot(key="k", seat=2, bot="brother"))


def test_who_frees_a_seat() -> None:
    found = three()
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.free(found, BOB, Free(key="k", seat=3))
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        permissions.leave(found, BOB, Leave(key="k", seat=3))
    assert permissions.leave(found, BOB, Leave(key="k", seat=2)) == Freed(seat=2)
    asking = Requester([], host=False, asking=[2])
    assert permissions.leave(found, asking, Leave(key="k", seat=2)) == SeatDeclined(seat=2)


def test_who_renames_a_player() -> None:
    found = three()
    for who in (HOST, BOB):
        assert permissions.rename(found, who, Rename(key="k", seat=2, name="Ben")) == Renamed(seat=2, name="Ben")
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        permissions.rename(found, CAT, Rename(key="k", seat=2, name="Ben"))
    with pytest.raises(NotAllowed, check=for_reason("table_nobody_there")):
        permissions.rename(table(), HOST, Rename(key="k", seat=2, name="Ben"))


def test_a_new_name_tells_nothing_of_a_card_that_is_read_alone() -> None:
    """R-9.2."""
    with pytest.raises(NotAllowed, check=for_reason("table_reader_silent")):
        permissions.rename(begun(table(READING)), HOST, Rename(key="k", seat=1, name="Jam"))
