"""Another game for the same people: who wants one, when it is due, and who sits where."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UNSET, structs

from voidlock.protocol.requests import Again

from .entries import AgainWanted, AnyEntry, BotSeated, Opened, PlayedAgain
from .permissions import Requester, open_table, take_seat
from .seats import BOT, PERSON, table_of
from .table import OVER, NotAllowed, Table


def again(table: Table, who: Requester, command: Again) -> AgainWanted:
    """A player wants another game, or stays behind."""
    who.must_sit()
    if table.status != OVER:
        raise NotAllowed("table_not_over")
    if table.next:
        raise NotAllowed("table_goes_on")
    return AgainWanted(seats=list(who.seats), yes=command.yes)


def is_due(table: Table, who: Requester, here: Collection[int]) -> bool:
    """Whether the next table is made: the host wants another, or all players who are here have said what they want."""
    wanted = [seat for seat, yes in table.again.items() if yes]
    if table.next or not wanted:
        return False
    if (who.host or who.acts) and any(table.again.get(seat) for seat in who.seats):
        return True
    return table.persons() & {*here} <= table.again.keys()


def next_table(table: Table) -> str:
    """The name of the next table: the same, however often it is tried."""
    return table_of(f"{table.host} {table.id}")


def open_next(table: Table) -> Opened:
    """A table like this one, with the same host and invitation, for a new game. Raises FileError."""
    options = structs.replace(table.options, seed="")
    return open_table(options, table.host, UNSET, table.invite).entry


def seat_next(table: Table, seat: int, next: Table) -> AnyEntry:
    """Seat a player or a bot at the next table where they sit at this one."""
    chair = table.chair(seat)
    if chair.holder == BOT:
        return BotSeated(seat=seat, bot=chair.bot)
    return take_seat(next, seat, chair.name, chair.secret)


def seats_next(table: Table) -> list[int]:
    """The seats that are taken at the next table: those of bots, and of all people but those who stay."""
    return [
        chair.number
        for chair in table.chairs
        if chair.holder == BOT or (chair.holder == PERSON and table.again.get(chair.number, True))
    ]


def lead_on(next: str, table: Table) -> PlayedAgain:
    """Everybody goes on to the next table."""
    if table.next:
        raise NotAllowed("table_goes_on")
    return PlayedAgain(table=next, together=True)
