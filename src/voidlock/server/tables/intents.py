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
        self._answers: dict[str, str] = {}
        """What bots have answered, by the names of choices. What a person chose before a bot stood in stays secret."""

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

    def tell(self, choice: str, answer: str) -> None:
        """A bot has answered a choice."""
        self._answers[choice] = answer

    def current(self, table: Table) -> list[Intent]:
        """Those of open choices, and what bots have chosen: they tell it until it is revealed."""
        if table.status != PLAYING:
            self._leanings.clear()
            self._answers.clear()
            return []
        names = {table.name_of(choice): choice for choice in table.playing().pending}
        self._leanings = {name: leaning for name, leaning in self._leanings.items() if name in names}
        told = [_intent(names[name], leaning) for name, leaning in self._leanings.items()]
        return sorted([*told, *self._bots(table)], key=lambda intent: (intent.seat, intent.about or ()))

    def _bots(self, table: Table) -> list[Intent]:
        given = {table.name_of(choice): (choice, option) for choice, option in table.playing().given()}
        self._answers = {name: text for name, text in self._answers.items() if name in given}
        leaning = kit_of(table.options.game).leaning
        if leaning is None or table.playing().reader():
            return []
        found = [
            (choice, leaning()(choice, option))
            for name, (choice, option) in given.items()
            if self._answers.get(name) == option.text and table.chair(choice.seat).bot
        ]
        return [_intent(choice, thing) for choice, thing in found if thing is not None]


def _intent(choice: Choice[object], leaning: Thing) -> Intent:
    return Intent(seat=choice.seat, about=choice.subject, leaning=leaning)
