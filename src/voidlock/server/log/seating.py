"""Authorization around seats: invitations, latecomers, bots for the absent, words for the dice, early game files."""

from __future__ import annotations

from collections.abc import Collection

from voidlock.protocol.requests import AddWords, Admit, CallBot, Depute

from .entries import BotCalled, Deputed, FileGiven, SeatAsked, SeatDeclined, Seated, TakenOver, WordsAdded
from .permissions import Requester, check_silence, clean, known_bot, take_seat, unfinished_game
from .table import OPEN, PLAYING, NotAllowed, Table


def sit_down(table: Table, who: Requester, seat: int, name: str, secret: str, invite: str = "") -> Seated | SeatAsked:
    """A person takes a seat, or asks for a bot's seat in a running game. `secret` and `invite` are hashes.

    A bot's seat knows secrets once the game has begun, so a player decides, unless the table's options do.
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
    """A player, or the host, answers a guest who asks for a bot's seat; nobody answers themselves."""
    if not who.host:
        who.must_sit()
    check_silence(table, who)
    if command.seat in who.asking and not who.host:
        raise NotAllowed("table_own_request", seat=command.seat)
    request = table.asking.get(command.seat)
    if request is None:
        raise NotAllowed("table_nobody_asks", seat=command.seat)
    if not command.yes:
        return SeatDeclined(seat=command.seat)
    if table.status != PLAYING:
        raise NotAllowed("table_over")
    return Seated(seat=request.seat, name=request.name, secret=request.secret)


def call_bot(table: Table, who: Requester, command: CallBot, here: Collection[int]) -> BotCalled | TakenOver:
    """A player asks for a bot in place of an absent one; it comes if most of the other players who are `here` ask."""
    who.must_sit()
    check_silence(table, who)
    chair = table.chair(command.seat)
    unfinished_game(table)
    if not chair.person:
        raise NotAllowed("table_nobody_there", seat=command.seat)
    if command.seat in here:
        raise NotAllowed("table_is_here", seat=command.seat)
    others = table.persons() & {*here}
    agreed = others & (chair.wanted_by | {*who.seats})
    if 2 * len(agreed) > len(others):
        return TakenOver(seat=command.seat, bot=table.options.bot)
    return BotCalled(seat=command.seat, by=list(who.seats))


def depute(table: Table, who: Requester, command: Depute, until: float) -> Deputed:
    """A player orders a bot to answer for them while they are away, or takes the order back."""
    who.must_own(command.seat)
    check_silence(table, who)
    unfinished_game(table)
    if not command.hours:
        return Deputed(seat=command.seat)
    return Deputed(seat=command.seat, bot=known_bot(command.bot, table.options.game), until=round(until))


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
