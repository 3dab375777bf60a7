"""What clients may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest
from msgspec import UNSET, Raw, UnsetType, json

from tests.refusing import for_reason
from voidlock.engine import Choice, FileError, Refused
from voidlock.games import kit_of
from voidlock.protocol import (
    Agree,
    Back,
    Chat,
    Close,
    Free,
    Leave,
    Options,
    Rename,
    SeatBot,
    Start,
    SwitchChat,
    Undo,
)
from voidlock.protocol.messages import MOST_SEED
from voidlock.server.log import permissions
from voidlock.server.log.entries import (
    BotSeated,
    ChatSwitched,
    Closed,
    Freed,
    PlayedAgain,
    Renamed,
    Said,
    SeatAsked,
    SeatDeclined,
    Seated,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    read,
)
from voidlock.server.log.permissions import Requester, opened, permitted, seated
from voidlock.server.log.table import NotAllowed, Table

HOST = Requester([1], host=True)
BOB = Requester([2], host=False)
CAT = Requester([3], host=False)
PASSER_BY = Requester([], host=False)


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
    with pytest.raises(NotAllowed, check=for_reason("table_bot_plays")):
        permissions.free(begun, HOST, Free(key="k", seat=2))
    assert isinstance(permissions.leave(begun, HOST, Leave(key="k", seat=1)), BotSeated)


def test_a_player_who_reads_a_card_alone_cannot_chat() -> None:
    """R-9.2: player 1 has drawn Gun Jam and names the target in secret."""
    begun = table(READING)
    begun.apply(permissions.start(begun, HOST, Start(key="k")).entry)
    assert begun.game is not None and begun.game.reader() == 1
    with pytest.raises(NotAllowed, check=for_reason("table_reader_silent")):
        permissions.chat(begun, HOST, Chat(key="k", seat=1, text="A gun jams"))
    quiet = table()
    quiet.apply(permissions.start(quiet, HOST, Start(key="k")).entry)
    assert permissions.chat(quiet, HOST, Chat(key="k", seat=1, text="Ready?")) == Said(seat=1, text="Ready?")


def test_nothing_is_permitted_at_a_closed_table() -> None:
    found = table()
    assert permitted(permissions.close, found, HOST, Close(key="k")) == Closed()
    found.apply(Closed())
    with pytest.raises(NotAllowed, check=for_reason("table_closed")):
        permitted(permissions.chat, found, HOST, Chat(key="k", seat=1, text="Anybody?"))


def test_only_the_host_starts_the_game() -> None:
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
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


# ---------------------------------------------------------------------- seats and names


def three(teams: str | list[list[str]] = "draft", seed: str = "a") -> Table:
    """Ann hosts on seat 1, Bob and Cat sit on 2 and 3; nothing has begun."""
    found = Table("0123456789ab")
    found.apply(opened(Options(players=3, teams=teams, seed=seed), "host", UNSET, "invite").entry)
    for seat, name in enumerate(("Ann", "Bob", "Cat"), 1):
        found.apply(seated(found, seat, name, f"secret of {name}"))
    return found


def begun(found: Table) -> Table:
    found.apply(permissions.start(found, HOST, Start(key="k")).entry)
    return found


def answered(found: Table, seat: int, place: int = 0) -> Table:
    """The seat gives the answer at this place of the first question that it owes."""
    choice = found.playing().owed_by(seat)[0]
    move = permissions.answered(found, [seat], found.name_of(choice), choice.options[place].text)
    found.apply(move.entry, found.played(move.entry, move.option))
    return found


def over() -> Table:
    """Alone, the last Marine falls."""
    lost = {
        "voidlock": 1,
        "position": {
            "players": 1,
            "teams": [["red", "blue", "green"]],
            "formation": ["leon<"],
            "phase": "attack",
            "swarms": {"L1": "claw tail"},
        },
    }
    found = Table("0123456789ab")
    found.apply(opened(Options(), "host", Raw(json.encode(lost))).entry)
    found.apply(seated(found, 1, "Ann", "secret"))
    begun(found)
    while not found.playing().result:
        answered(found, 1)
    return found


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


# ---------------------------------------------------------------------- opening and beginning


def test_a_table_for_a_file_is_as_the_file_says() -> None:
    entry = opened(Options(game="hulk", players=1), "host", READING).entry
    assert (entry.options.game, entry.options.players, entry.options.bot, entry.dice) == ("angel", 2, "brother", "")


def test_the_dice_are_secret_unless_the_seed_is_known() -> None:
    assert opened(Options(), "host", UNSET).entry.dice
    assert opened(Options(seed="a"), "host", UNSET).entry.dice == ""
    assert opened(Options(bot="librarian:24"), "host", UNSET).entry.options.bot == "librarian:24"
    for seed in ("", "a"):
        found = Table("0123456789ab")
        found.apply(opened(Options(seed=seed), "host", UNSET).entry)
        found.apply(seated(found, 1, "Ann", "secret"))
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
        opened(options, "host", UNSET)


def test_space_hulk_is_for_one_and_death_angel_for_more() -> None:
    assert opened(Options(game="hulk", mission="suicide_mission", players=1), "host", UNSET).game.rules.name == "hulk"
    assert len(opened(Options(players=6), "host", UNSET).game.seats) == 6


def test_files_that_are_no_game() -> None:
    for raw in (b"[1]", b"nonsense"):
        with pytest.raises(FileError, check=for_reason("file_no_game")):
            opened(Options(), "host", Raw(raw))
    written = json.decode(READING)
    assert opened(Options(), "host", Raw(json.encode({**written, "seed": "s" * MOST_SEED}))).game.seats
    with pytest.raises(FileError, check=for_reason("seed_too_long")):
        opened(Options(), "host", Raw(json.encode({**written, "seed": "s" * (MOST_SEED + 1)})))


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
    loaded = opened(Options(players=3), "host", UNSET).game
    assert permissions.started(three(), loaded).game is loaded


def test_only_the_host_plays_again_and_only_after_the_end() -> None:
    ended = over()
    assert permissions.played_again(ended, "host", "next") == PlayedAgain(table="next")
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.played_again(ended, "guest", "next")
    with pytest.raises(NotAllowed, check=for_reason("table_not_over")):
        permissions.played_again(begun(table()), "host", "next")


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


# ---------------------------------------------------------------------- playing


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    found = begun(table(READING))
    (choice,) = found.playing().owed_by(1)
    for text in ("nonsense", "target:nobody"):
        with pytest.raises(Refused) as refused:
            permissions.answered(found, [1], found.name_of(choice), text)
        expected = found.playing().why_not(text, 1)
        assert expected is None or refused.value.reason == expected
        assert refused.value.reason.id


def test_a_secret_answer_is_taken_back_by_the_player_who_gave_it() -> None:
    found = begun(three([["red", "blue"], ["green", "grey"], ["yellow", "purple"]]))
    text = found.playing().owed_by(1)[0].options[1].text
    answered(found, 1, 1)
    assert permissions.take_back(found, HOST, Back(key="k", seat=1, answer=f" {text.upper()} ")) == TookBack(
        seat=1, answer=text
    )
    with pytest.raises(NotAllowed, check=for_reason("nothing_to_take_back")):
        permissions.take_back(found, HOST, Back(key="k", seat=1, answer="choose:nothing"))
    with pytest.raises(NotAllowed, check=for_reason("table_not_your_seat")):
        permissions.take_back(found, BOB, Back(key="k", seat=1, answer=text))
    # Undo means the same as long as the question is open.
    assert permissions.undo(found, HOST, Undo(key="k")) == TookBack(seat=1, answer=text)


def test_undo_is_free_until_another_person_has_answered() -> None:
    found = begun(three())
    first, dealt = found.playing().pending[0].seat, len(found.playing().inputs)
    with pytest.raises(NotAllowed, check=for_reason("undo_nothing")):
        permissions.undo(found, Requester([first], host=False), Undo(key="k"))
    answered(found, first)
    assert permissions.undo(found, Requester([first], host=False), Undo(key="k")) == Undone(inputs=dealt)
    second = found.playing().pending[0].seat
    before = len(found.playing().inputs)
    answered(found, second)
    assert permissions.undo(found, Requester([second], host=False), Undo(key="k")) == Undone(inputs=before)
    asked = permissions.undo(found, Requester([first], host=False), Undo(key="k"))
    assert asked == UndoAsked(seat=first, inputs=dealt, agreed=[first])
    # Whoever speaks for both seats asks nobody.
    assert permissions.undo(found, Requester([first, second], host=False), Undo(key="k")) == Undone(inputs=before)


def test_the_last_to_agree_carries_the_undo_out() -> None:
    found = begun(three())
    first, dealt = found.playing().pending[0].seat, len(found.playing().inputs)
    answered(found, first)
    with pytest.raises(NotAllowed, check=for_reason("table_no_proposal")):
        permissions.agree(found, HOST, Agree(key="k", yes=True))
    second = found.playing().pending[0].seat
    answered(found, second)
    found.apply(permissions.undo(found, Requester([first], host=False), Undo(key="k")))
    (third,) = {1, 2, 3} - {first, second}
    with pytest.raises(NotAllowed) as refused:
        permissions.agree(found, PASSER_BY, Agree(key="k", yes=True))
    assert (refused.value.reason.id, refused.value.reason.arguments) == ("table_not_your_seat", {"seat": 0})
    assert permissions.agree(found, Requester([second], host=False), Agree(key="k", yes=False)) == UndoDeclined()
    both = Requester([first, second], host=False)
    assert permissions.agree(found, both, Agree(key="k", yes=True)) == UndoAgreed(seats=[second])
    found.apply(UndoAgreed(seats=[second]))
    last = Requester([third], host=False)
    assert permissions.agree(found, last, Agree(key="k", yes=True)) == Undone(inputs=dealt)


def test_nobody_agrees_to_what_can_no_longer_be_undone() -> None:
    """Ann and Cat have chosen; Cat proposes to choose again, and a bot's card is the last: all are revealed."""
    found = begun(three([["red", "blue"], ["green", "grey"], ["yellow", "purple"]]))
    found.apply(BotSeated(seat=2, bot="brother"))
    found.apply(UndoAsked(seat=3, inputs=len(found.playing().inputs), agreed=[3]))
    asked = found.asked
    for seat in (1, 1, 3, 3, 2, 2):
        answered(found, seat)
    found.asked = asked
    with pytest.raises(NotAllowed, check=for_reason("table_no_proposal")):
        permissions.agree(found, HOST, Agree(key="k", yes=True))


def test_nothing_is_undone_after_the_end() -> None:
    ended = over()
    with pytest.raises(NotAllowed, check=for_reason("table_over")):
        permissions.undo(ended, HOST, Undo(key="k"))
    with pytest.raises(NotAllowed, check=for_reason("table_over")):
        permissions.agree(ended, HOST, Agree(key="k", yes=True))


def test_a_puzzle_is_opened_from_its_file_and_no_other_is_known() -> None:
    opening = opened(Options(game="hulk", puzzle="enough"), "host", UNSET)
    assert isinstance(opening.entry.file, Raw) and [choice.kind for choice in opening.game.pending] == ["parry"]
    with pytest.raises(NotAllowed, match="behind"):
        opened(Options(game="hulk", puzzle="behind"), "host", UNSET)


def test_a_lesson_is_opened_from_its_file_and_no_other_is_known() -> None:
    lessons = kit_of("hulk").lessons
    assert lessons is not None
    lesson = next(iter(lessons()))
    assert isinstance(opened(Options(game="hulk", lesson=lesson.id), "host", UNSET).entry.file, Raw)
    for options in (Options(game="hulk", lesson="no such lesson"), Options(game="chess", lesson=lesson.id)):
        with pytest.raises(NotAllowed, check=for_reason("table_lesson_unknown")):
            opened(options, "host", UNSET)
