"""What players and bots at a table are about to do, as they tell each other. It is not in the log: a choice ends it."""

from __future__ import annotations

from voidlock.engine import Choice, Thing
from voidlock.games import kit_of
from voidlock.protocol.messages import Intent
from voidlock.protocol.requests import Intend
from voidlock.server.log.permissions import Requester, check_silence
from voidlock.server.log.table import PLAYING, NotAllowed, Table


class TableIntents:
    """By the names of open choices, what their players are about to do."""

    def __init__(self) -> None:
        self._leanings: dict[str, Thing] = {}

    def intend(self, table: Table, who: Requester, command: Intend) -> None:
        """A player tells what they are about to answer, or no more."""
        check_silence(table, who)
        choice = table.choice(command.choice, who.seats)
        if not command.answer:
            self._leanings.pop(command.choice, None)
            return
        leaning = kit_of(table.options.game).leaning
        option = choice.parse(command.answer)
        thing = leaning()(choice, option) if leaning is not None else None
        if thing is None:
            raise NotAllowed("table_no_plans")
        self._leanings[command.choice] = thing

    def list(self, table: Table) -> list[Intent]:
        """Those of open choices, and what bots have chosen: they tell it until it is revealed."""
        if table.status != PLAYING:
            self._leanings.clear()
            return []
        names = {table.name_of(choice): choice for choice in table.playing().pending}
        self._leanings = {name: leaning for name, leaning in self._leanings.items() if name in names}
        told = [_intent(names[name], leaning) for name, leaning in self._leanings.items()]
        return sorted([*told, *_bots(table)], key=lambda intent: (intent.seat, intent.about or ()))


def _bots(table: Table) -> list[Intent]:
    leaning = kit_of(table.options.game).leaning
    if leaning is None or table.playing().reader():
        return []
    found = [
        (choice, leaning()(choice, option))
        for choice, option in table.playing().given()
        if table.chair(choice.seat).bot
    ]
    return [_intent(choice, thing) for choice, thing in found if thing is not None]


def _intent(choice: Choice[object], leaning: Thing) -> Intent:
    return Intent(seat=choice.seat, about=choice.subject, leaning=leaning)
