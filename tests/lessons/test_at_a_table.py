"""Lessons at a server's table: its own file is played, wrong answers are refused, and clients are told the step."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from voidlock.engine import Refused
from voidlock.protocol.messages import Options
from voidlock.server.log.entries import decode, encode
from voidlock.server.log.permissions import answer_choice, begin_game, open_table, take_seat
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.tables.views import ViewCache, coach, message


def at_lesson(id: str = "facing", game: str = "angel") -> Table:
    """A table where this lesson has begun; every entry goes through the log."""
    table = Table("abcdefabcdef")
    entry = open_table(Options(game=game, lesson=id), "host", UNSET).entry
    table.apply(decode(encode(entry)))
    table.apply(decode(encode(take_seat(table, 1, "Ann", "secret"))))
    table.apply(decode(encode(begin_game(table).entry)))
    return table


def give(table: Table, text: str) -> None:
    choice = table.playing().pending[0]
    table.apply(decode(encode(answer_choice(table, [1], table.name_of(choice), text).entry)))


def test_the_table_plays_the_lesson_of_its_options() -> None:
    table = at_lesson()
    assert table.lesson is not None and table.lesson.id == "facing"
    assert table.options.players == 1
    told = coach(table)
    assert told is not None
    assert (told.says, told.done, told.steps) == (("lesson", "angel-facing-turn"), 0, 3)
    assert ("marine", "leon") in told.points


def test_a_wrong_answer_is_refused_with_its_reason_and_a_right_one_leads_on() -> None:
    table = at_lesson()
    with pytest.raises(Refused) as refused:
        give(table, "stop")
    assert refused.value.reason.id == "lesson_other"
    assert refused.value.reason.arguments == {"why": ("lesson", "angel-facing-stays_behind")}
    give(table, "turn:leon")
    told = coach(table)
    assert told is not None and told.done == 1


def test_clients_are_sent_the_step() -> None:
    table, views = at_lesson(), ViewCache()
    sent = message(views.view(table, [1]), {})
    assert sent.coach is not UNSET and sent.coach.done == 0
    for text in ("turn:leon", "attack:noctis:R4", "attack:gideon:R1"):
        give(table, text)
    sent = message(views.view(table, [1]), {})
    assert sent.coach is not UNSET
    assert (sent.coach.done, sent.coach.says) == (3, ("lesson", "angel-facing-end"))
    assert sent.coach.points == []


def test_a_step_that_is_played_freely_is_begun_with_its_first_answer() -> None:
    table = at_lesson("game")
    told = coach(table)
    assert told is not None and not told.begun
    give(table, "choose:block")
    told = coach(table)
    assert told is not None and (told.done, told.begun) == (0, True)


def test_a_step_with_one_answer_is_never_begun() -> None:
    table = at_lesson()
    for text in ("turn:leon", "attack:noctis:R4", "attack:gideon:R1"):
        told = coach(table)
        assert told is not None and not told.begun
        give(table, text)


def test_an_ordinary_game_has_no_coach() -> None:
    table = Table("abcdefabcdef")
    table.apply(open_table(Options(teams="random"), "host", UNSET).entry)
    table.apply(take_seat(table, 1, "Ann", "secret"))
    table.apply(begin_game(table).entry)
    assert coach(table) is None
    assert message(ViewCache().view(table, [1]), {}).coach is UNSET


@pytest.mark.parametrize(("game", "id"), [("angel", "nothing"), ("hulk", "facing")])
def test_a_lesson_that_does_not_exist(game: str, id: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        open_table(Options(game=game, lesson=id), "host", UNSET)
    assert refused.value.reason.id == "table_lesson_unknown"
