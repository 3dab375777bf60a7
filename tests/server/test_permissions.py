"""What clients may do, asked of a table without a server around it."""

from __future__ import annotations

import pytest

from tests.builds import patches
from tests.refusing import for_reason
from tests.server.permitting import BOB, HOST, PASSER_BY, READING, answered, begun, over, table, three
from voidlock.engine import Choice, Refused
from voidlock.protocol.requests import Agree, Back, Chat, Close, Free, Leave, Start, Undo
from voidlock.server.log import permissions
from voidlock.server.log.entries import (
    BotSeated,
    Closed,
    Freed,
    Said,
    TakenOver,
    TookBack,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    Undone,
    decode,
)
from voidlock.server.log.permissions import Requester, decide
from voidlock.server.log.table import NotAllowed


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
    assert decide(permissions.close, found, HOST, Close(key="k")) == Closed()
    found.apply(Closed())
    with pytest.raises(NotAllowed, check=for_reason("table_closed")):
        decide(permissions.chat, found, HOST, Chat(key="k", seat=1, text="Anybody?"))


def test_only_the_host_starts_the_game() -> None:
    with pytest.raises(NotAllowed, check=for_reason("table_not_host")):
        permissions.start(table(), Requester([1], host=False), Start(key="k"))


@patches
def test_an_answer_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it is typed: the option that was found is played as it is."""
    begun = table(READING)
    begun.apply(permissions.start(begun, HOST, Start(key="k")).entry)
    (choice,) = begun.playing().choices_of(1)
    typed = f" {choice.options[1].text.upper()} "
    parsed: list[str] = []
    place = Choice.place

    def counted(choice: Choice[object], text: str) -> int:
        parsed.append(text)
        return place(choice, text)

    monkeypatch.setattr(Choice, "place", counted)
    move = permissions.answer_choice(begun, [1], begun.name_of(choice), typed)
    after = begun.play(move.entry, move.option)
    assert parsed == [typed]
    assert move.entry.answer == choice.options[1].text
    assert after.inputs[len(begun.playing().inputs)].text() == f"1 {move.entry.answer}"


def test_an_intent_in_an_older_log_is_counted_and_skipped() -> None:
    begun = table()
    before, number = begun.info(()), begun.number
    begun.apply(decode(b'{"entry":"intended","seat":1,"answer":"choose:block"}'))
    assert (begun.info(()), begun.number) == (before, number + 1)


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    found = begun(table(READING))
    (choice,) = found.playing().choices_of(1)
    for text in ("nonsense", "target:nobody"):
        with pytest.raises(Refused) as refused:
            permissions.answer_choice(found, [1], found.name_of(choice), text)
        expected = found.playing().why_not(text, 1)
        assert expected is None or refused.value.reason == expected
        assert refused.value.reason.id


def test_a_secret_answer_is_taken_back_by_the_player_who_gave_it() -> None:
    found = begun(three([["red", "blue"], ["green", "grey"], ["yellow", "purple"]]))
    text = found.playing().choices_of(1)[0].options[1].text
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
    # A client that speaks for both seats asks nobody.
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
    assert permissions.agree(found, Requester([second], host=False), Agree(key="k", yes=False)) == UndoDeclined(
        seat=second
    )
    both = Requester([first, second], host=False)
    assert permissions.agree(found, both, Agree(key="k", yes=True)) == UndoAgreed(seats=[second])
    found.apply(UndoAgreed(seats=[second]))
    last = Requester([third], host=False)
    assert permissions.agree(found, last, Agree(key="k", yes=True)) == Undone(inputs=dealt)


@pytest.mark.parametrize("plays", ["person", "bot", "stand-in"])
def test_a_persons_answer_cancels_a_proposed_undo_and_a_bots_does_not(plays: str) -> None:
    """The others agreed to undo what they saw; a bot agrees to anything, so its answer is undone with the rest."""
    found = begun(three())
    first, dealt = found.playing().pending[0].seat, len(found.playing().inputs)
    answered(found, first)
    second = found.playing().pending[0].seat
    answered(found, second)
    third = found.playing().pending[0].seat
    if plays != "person":
        kind = BotSeated if plays == "bot" else TakenOver
        found.apply(kind(seat=third, bot="brother"))
    found.apply(permissions.undo(found, Requester([first], host=False), Undo(key="k")))
    answered(found, third)
    if plays == "person":
        assert (found.asked, found.proposal()) == (None, None)
        return
    proposal = found.proposal()
    assert proposal is not None
    assert (proposal.seat, proposal.agreed) == (first, [first])
    assert [each.seat for each in proposal.answers] == [first, second, third]
    agreed = permissions.agree(found, Requester([second], host=False), Agree(key="k", yes=True))
    assert agreed == Undone(inputs=dealt)


def test_everybody_sees_what_an_undo_takes_back_and_hears_what_became_of_it() -> None:
    found = begun(three())
    first = found.playing().pending[0].seat
    wanted = found.playing().pending[0].options[0]
    answered(found, first)
    second = found.playing().pending[0].seat
    answered(found, second)
    ask = permissions.undo(found, Requester([first], host=False), Undo(key="k"))
    found.apply(ask)
    proposal = found.proposal()
    assert proposal is not None
    assert [each.seat for each in proposal.answers] == [first, second]
    assert proposal.answers[0].answer == {"text": wanted.text, "things": wanted.things}
    found.apply(permissions.agree(found, Requester([second], host=False), Agree(key="k", yes=False)))
    found.apply(ask)
    found.apply(permissions.agree(found, Requester([first], host=False), Agree(key="k", yes=False)))
    found.apply(ask)
    found.apply(permissions.agree(found, Requester([1, 2, 3], host=False), Agree(key="k", yes=True)))
    lines = [(told.line, told.seat, told.arguments) for told, _ in found.talk.since(0) if told.logged]
    assert lines == [("undo-declined", second, {}), ("undone", first, {"number": 2})]
    assert {events for _, events in found.talk.since(0)} == {len(found.playing().events)}


def test_a_proposed_undo_tells_no_card_that_is_still_secret() -> None:
    """Cat would undo her own choice of a card; Bob's, which goes with it, stays secret."""
    found = begun(three([["red", "blue"], ["green", "grey"], ["yellow", "purple"]]))
    before = len(found.playing().inputs)
    for seat in (3, 2):
        answered(found, seat)
    found.apply(UndoAsked(seat=3, inputs=before, agreed=[3]))
    proposal = found.proposal()
    assert proposal is None or [each.answer for each in proposal.answers] == [None, None]


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


def test_to_undo_what_was_revealed_is_not_even_proposed() -> None:
    found = begun(three([["red", "blue"], ["green", "grey"], ["yellow", "purple"]]))
    for seat in (1, 1, 2, 2, 3, 3):
        answered(found, seat)
    with pytest.raises(Refused, check=for_reason("undo_reveal")):
        permissions.undo(found, HOST, Undo(key="k"))


def test_nothing_is_undone_after_the_end() -> None:
    ended = over()
    with pytest.raises(NotAllowed, check=for_reason("table_over")):
        permissions.undo(ended, HOST, Undo(key="k"))
    with pytest.raises(NotAllowed, check=for_reason("table_over")):
        permissions.agree(ended, HOST, Agree(key="k", yes=True))
