"""Opening a table and beginning its game: what clients may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest
from msgspec import UNSET, Raw, json

from tests.refusing import for_reason
from tests.server.permitting import BOB, HOST, READING, begun, over, table, three
from voidlock.engine import FileError
from voidlock.games import kit_of
from voidlock.protocol.messages import MOST_SEED, Options
from voidlock.protocol.requests import Chat, Close, Start, SwitchChat
from voidlock.server.log import permissions
from voidlock.server.log.entries import (
    ChatSwitched,
    Freed,
    PlayedAgain,
)
from voidlock.server.log.permissions import open_table, take_seat
from voidlock.server.log.table import NotAllowed, Table


def test_a_table_for_a_file_is_as_the_file_says() -> None:
    entry = open_table(Options(game="hulk", players=1), "host", READING).entry
    assert (entry.options.game, entry.options.players, entry.options.bot, entry.dice) == ("angel", 2, "brother", "")


def test_the_dice_are_secret_unless_the_seed_is_known() -> None:
    assert open_table(Options(), "host", UNSET).entry.dice
    assert open_table(Options(seed="a"), "host", UNSET).entry.dice == ""
    assert open_table(Options(bot="librarian:24"), "host", UNSET).entry.options.bot == "librarian:24"
    for seed in ("", "a"):
        found = Table("0123456789ab")
        found.apply(open_table(Options(seed=seed), "host", UNSET).entry)
        found.apply(take_seat(found, 1, "Ann", "secret"))
        game = permissions.start(found, HOST, Start(key="k")).game
        assert game.origin.fair == found.fair_dice()
        assert (game.origin.seed == "a") == bool(seed)


def test_a_table_older_than_fair_dice_gets_them_when_it_begins() -> None:
    found = table()
    found.dice = ""
    assert permissions.start(found, HOST, Start(key="k")).game.origin.fair is not None


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (Options(game="chess"), "table_game_unknown"),
        (Options(game="hulk", players=2), "table_alone"),
    ],
    ids=["unknown", "alone"],
)
def test_games_that_cannot_begin(options: Options, reason: str) -> None:
    with pytest.raises(NotAllowed, check=for_reason(reason)):
        open_table(options, "host", UNSET)


def test_space_hulk_is_for_one_and_death_angel_for_more() -> None:
    assert (
        open_table(Options(game="hulk", mission="suicide_mission", players=1), "host", UNSET).game.rules.name == "hulk"
    )
    assert len(open_table(Options(players=6), "host", UNSET).game.seats) == 6


def test_files_that_are_no_game() -> None:
    for raw in (b"[1]", b"nonsense"):
        with pytest.raises(FileError, check=for_reason("file_no_game")):
            open_table(Options(), "host", Raw(raw))
    for raw in (b"{}", b'{"voidlock": 1, "setup": {"players": 9}}'):
        with pytest.raises(FileError):
            open_table(Options(), "host", Raw(raw))
    written = json.decode(READING)
    assert open_table(Options(), "host", Raw(json.encode({**written, "seed": "s" * MOST_SEED}))).game.seats
    with pytest.raises(FileError, check=for_reason("seed_too_long")):
        open_table(Options(), "host", Raw(json.encode({**written, "seed": "s" * (MOST_SEED + 1)})))


def test_a_game_begins_once_and_with_every_seat_taken() -> None:
    found = three()
    found.apply(Freed(seat=2))
    found.apply(Freed(seat=3))
    with pytest.raises(NotAllowed) as refused:
        permissions.start(found, HOST, Start(key="k"))
    assert refused.value.reason.id == "table_seats_free"
    assert refused.value.reason.arguments == {"seat": 2}
    with pytest.raises(NotAllowed, check=for_reason("table_has_begun")):
        permissions.start(begun(three()), HOST, Start(key="k"))
    loaded = open_table(Options(players=3), "host", UNSET).game
    assert permissions.begin_game(three(), loaded).game is loaded


def test_only_the_host_plays_again_and_only_after_the_end() -> None:
    ended = over()
    assert permissions.play_again(ended, "host", "next") == PlayedAgain(table="next")
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.play_again(ended, "guest", "next")
    with pytest.raises(NotAllowed, check=for_reason("table_not_over")):
        permissions.play_again(begun(table()), "host", "next")


def test_only_the_host_closes_the_table_and_the_chat() -> None:
    found = three()
    assert permissions.switch_chat(found, HOST, SwitchChat(key="k", open=False)) == ChatSwitched(open=False)
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.switch_chat(found, BOB, SwitchChat(key="k", open=False))
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.close(found, BOB, Close(key="k"))
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        permissions.chat(found, BOB, Chat(key="k", seat=3, text="Not I"))
    found.apply(ChatSwitched(open=False))
    with pytest.raises(NotAllowed, check=for_reason("table_chat_shut")):
        permissions.chat(found, BOB, Chat(key="k", seat=2, text="Hello?"))


def test_a_puzzle_is_opened_from_its_file_and_no_other_is_known() -> None:
    opening = open_table(Options(game="hulk", puzzle="enough"), "host", UNSET)
    assert isinstance(opening.entry.file, Raw) and [choice.kind for choice in opening.game.pending] == ["parry"]
    with pytest.raises(NotAllowed, match="behind"):
        open_table(Options(game="hulk", puzzle="behind"), "host", UNSET)


def test_a_lesson_is_opened_from_its_file_and_no_other_is_known() -> None:
    lesson = kit_of("hulk").lessons[0]
    assert isinstance(open_table(Options(game="hulk", lesson=lesson.id), "host", UNSET).entry.file, Raw)
    for options in (Options(game="hulk", lesson="no such lesson"), Options(game="chess", lesson=lesson.id)):
        with pytest.raises(NotAllowed, check=for_reason("table_lesson_unknown")):
            open_table(options, "host", UNSET)
