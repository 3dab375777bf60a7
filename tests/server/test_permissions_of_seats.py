"""Seats, names and bots: what clients may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from tests.refusing import for_reason
from tests.server.permitting import BOB, CAT, HOST, PASSER_BY, READING, begun, over, table, three
from voidlock.protocol.messages import Options
from voidlock.protocol.requests import Admit, Free, Leave, Rename, SeatBot
from voidlock.server.log import permissions, seating
from voidlock.server.log.entries import (
    AnyEntry,
    BotSeated,
    FileGiven,
    Freed,
    Renamed,
    SeatAsked,
    SeatDeclined,
    Seated,
    TakenOver,
)
from voidlock.server.log.permissions import Requester, open_table, take_seat
from voidlock.server.log.seating import sit_down
from voidlock.server.log.table import NotAllowed, Table


def test_a_name_is_nobody_elses() -> None:
    found = table()
    found.apply(SeatAsked(seat=2, name="Bob", secret="secret of Bob"))
    assert permissions.check_name(found, 1, "Ann") == "Ann"
    assert permissions.check_name(found, 2, "Bob") == "Bob"
    for seat, name in ((2, "Ann"), (1, "Bob")):
        with pytest.raises(NotAllowed, check=for_reason("table_name_taken")):
            permissions.check_name(found, seat, name)
    # What stands on a bot's chair is no player's name.
    found.chair(2).name = "Zed"
    assert permissions.check_name(found, 1, "Zed") == "Zed"
    with pytest.raises(NotAllowed, check=for_reason("table_name_invisible")):
        permissions.check_name(found, 1, "\u200b ")


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
        permissions.check_bot_budget(bot, most)
    with pytest.raises(NotAllowed, check=for_reason("table_bot_dear")):
        permissions.check_bot_budget("librarian:11", 10)


def test_a_seat_is_taken_once_and_with_a_new_secret() -> None:
    found = table()
    found.invite = "invite"
    assert isinstance(take_seat(found, 2, "Bob", "another"), Seated)
    with pytest.raises(NotAllowed, check=for_reason("table_seat_taken")):
        take_seat(found, 1, "Bob", "another")
    for secret in ("secret", "host", "invite"):
        with pytest.raises(NotAllowed, check=for_reason("table_secret_used")):
            take_seat(found, 2, "Bob", secret)
    for ended in (table(), over()):
        ended.closed = not ended.game
        with pytest.raises(NotAllowed, check=for_reason("table_over")):
            take_seat(ended, 1, "Bob", "another")


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
    playing = begun(three())
    assert permissions.leave(playing, BOB, Leave(key="k", seat=2)) == BotSeated(seat=2, bot="brother")
    for left, entry in ((found, Freed(seat=2)), (playing, BotSeated(seat=2, bot="brother"))):
        assert left.seats_of(["secret of Bob"]) == [2]
        left.apply(entry)
        assert left.seats_of(["secret of Bob"]) == []
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


# ---------------------------------------------------------------------- invitations and latecomers


def invited(*, latecomers: bool = False, playing: bool = False) -> Table:
    """Ann hosts a table with an invitation and plays with a bot."""
    found = Table("0123456789ab")
    found.apply(open_table(Options(players=2, latecomers=latecomers), "host", UNSET, "invite").entry)
    found.apply(take_seat(found, 1, "Ann", "secret"))
    found.apply(BotSeated(seat=2, bot="brother"))
    return begun(found) if playing else found


@pytest.mark.parametrize("invite", ["", "wrong"])
@pytest.mark.parametrize("latecomers", [False, True])
@pytest.mark.parametrize("playing", [False, True])
def test_without_the_invitation_nobody_sits_down_alone(invite: str, latecomers: bool, playing: bool) -> None:
    found = invited(latecomers=latecomers, playing=playing)
    with pytest.raises(NotAllowed, check=for_reason("table_no_invitation")):
        sit_down(found, PASSER_BY, 2, "Bob", "another", invite)
    # The host needs none, and a player who sits there already seats another before the game.
    assert isinstance(sit_down(found, HOST, 2, "Bob", "another"), Seated)
    kind = Seated if latecomers or not playing else SeatAsked
    assert isinstance(sit_down(found, Requester([1], host=False), 2, "Bob", "another"), kind)
    assert isinstance(sit_down(found, PASSER_BY, 2, "Bob", "another", "invite"), kind)


def test_a_table_of_older_versions_has_no_invitation() -> None:
    found = table()
    assert (found.info(()).invited, invited().info(()).invited) == (False, True)
    assert isinstance(sit_down(found, PASSER_BY, 2, "Bob", "another"), Seated)
    found.options.latecomers = True
    assert isinstance(sit_down(begun(found), PASSER_BY, 2, "Bob", "another"), SeatAsked)


def test_a_player_admits_a_latecomer_or_declines() -> None:
    found = invited(playing=True)
    with pytest.raises(NotAllowed, check=for_reason("table_nobody_asks")):
        seating.admit(found, HOST, Admit(key="k", seat=2, yes=True))
    found.apply(sit_down(found, PASSER_BY, 2, "Bob", "another", "invite"))
    assert (found.seats_of(["another"]), found.requested_seats(["another"])) == ([], [2])
    with pytest.raises(NotAllowed, check=for_reason("table_seat_asked")):
        sit_down(found, PASSER_BY, 2, "Cat", "third", "invite")
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        seating.admit(found, PASSER_BY, Admit(key="k", seat=2, yes=True))
    assert seating.admit(found, HOST, Admit(key="k", seat=2, yes=True)) == Seated(seat=2, name="Bob", secret="another")
    declined = seating.admit(found, HOST, Admit(key="k", seat=2, yes=False))
    assert declined == SeatDeclined(seat=2)
    found.apply(declined)
    assert found.requested_seats(["another"]) == []
    assert isinstance(sit_down(found, PASSER_BY, 2, "Bob", "another", "invite"), SeatAsked)


def test_a_table_has_the_seats_of_its_players() -> None:
    with pytest.raises(NotAllowed, check=for_reason("table_no_seat")):
        take_seat(table(), 3, "Bob", "another")


# ---------------------------------------------------------------------- who has known a seat's secrets


@pytest.mark.parametrize("entry", [TakenOver(seat=2, bot="brother"), BotSeated(seat=2, bot="brother")])
def test_the_file_is_nobodys_while_another_person_plays_or_has_played(entry: AnyEntry) -> None:
    """Else the host frees a seat, has the file, and lets its person in again; who is only away may be back."""
    found = begun(three())
    found.apply(BotSeated(seat=3, bot="brother"))
    for _ in range(2):
        with pytest.raises(NotAllowed, check=for_reason("table_file_later")):
            seating.give_file(found, {"host", "secret of Ann"})
        found.apply(entry)
    alone = begun(table())
    assert seating.give_file(alone, {"host", "secret"}) == FileGiven(seat=1)
    bots = table()
    bots.apply(Freed(seat=1))
    bots.apply(BotSeated(seat=1, bot="brother"))
    for found in (alone, begun(bots)):
        with pytest.raises(NotAllowed, check=for_reason("table_file_later")):
            seating.give_file(found, {"passer-by"})
    seating.check_file_due(over(), {"passer-by"})


def test_everybody_sees_who_else_has_sat_at_a_seat() -> None:
    """A player on the seat sees what it knows, so none can have sat there unseen."""
    found = begun(three())
    for name in ("Curious", "Bob"):
        found.apply(BotSeated(seat=2, bot="brother"))
        found.apply(take_seat(found, 2, name, f"another secret of {name}"))
    seats = [(seat.name, seat.before) for seat in found.info(()).seats]
    assert seats[:2] == [("Ann", []), ("Bob", ["Bob", "Curious"])]
