"""Authorization around seats: invitations, consent to latecomers, words for the dice, and early game files."""

from __future__ import annotations

from collections.abc import Collection

from voidlock.protocol.requests import AddWords, Admit

from .entries import FileGiven, SeatAsked, SeatDeclined, Seated, WordsAdded
from .permissions import Requester, clean, take_seat
from .table import OPEN, PLAYING, NotAllowed, Table


def sit_down(table: Table, who: Requester, seat: int, name: str, secret: str, invite: str = "") -> Seated | SeatAsked:
    """A person takes a seat, or asks the host for a bot's seat in a running game. `secret` and `invite` are hashes.

    A bot's seat knows secrets once the game has begun, so the host decides, unless the table's options do.
    """
    entry = take_seat(table, seat, name, secret)
    if who.host:
        return entry
    if table.invite and invite != table.invite and not who.seats:
        raise NotAllowed("table_no_invitation")
    if table.status == OPEN or (table.options.latecomers and table.invite):
        return entry
    if seat in table.asking:
        raise NotAllowed("table_seat_asked", seat=seat)
    return SeatAsked(seat=seat, name=entry.name, secret=secret)


def admit(table: Table, who: Requester, command: Admit) -> Seated | SeatDeclined:
    """The host answers a guest who asks for a bot's seat."""
    who.must_host()
    request = table.asking.get(command.seat)
    if request is None:
        raise NotAllowed("table_nobody_asks", seat=command.seat)
    if not command.yes:
        return SeatDeclined(seat=command.seat)
    if table.status != PLAYING:
        raise NotAllowed("table_over")
    return Seated(seat=request.seat, name=request.name, secret=request.secret)


def add_words(table: Table, who: Requester, command: AddWords) -> WordsAdded:
    """A player adds words to the seed: after the hash of the secret was shown, before the game, and once."""
    who.must_own(command.seat)
    if table.status != OPEN:
        raise NotAllowed("table_has_begun")
    if not table.dice:
        raise NotAllowed("table_seed_known")
    if command.seat in table.words:
        raise NotAllowed("table_words_given", seat=command.seat)
    return WordsAdded(seat=command.seat, words=clean(command.words))


def check_file_due(table: Table, hashes: Collection[str]) -> None:
    """Refuse the game file during a game that other people play or have played: it holds every secret."""
    people = {secret for chair in table.chairs for secret in chair.secrets()}
    alone = bool(table.seats_of(hashes)) and people <= set(hashes)
    if not table.playing().result and not alone:
        raise NotAllowed("table_file_later")


def give_file(table: Table, hashes: Collection[str]) -> FileGiven:
    """A player without other people has the file early. Others may still come, and must see that they know it all."""
    check_file_due(table, hashes)
    return FileGiven(seat=table.seats_of(hashes)[0])
