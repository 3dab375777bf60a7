"""What advises: the Librarian, the lookout, the odds, hints, and the teacher after each round."""

from __future__ import annotations

from voidlock.terminal.model.advisers.adviser import Adviser
from voidlock.terminal.model.advisers.hints import Hinting, Hints
from voidlock.terminal.model.advisers.lookout import Lookout
from voidlock.terminal.model.advisers.odds import Odds
from voidlock.terminal.model.advisers.teacher import Teacher
from voidlock.terminal.model.context import Command, Context
from voidlock.terminal.model.narrator import Narrator


class Advisers:
    """Everybody who advises on one sitting. `stops` is the key that stops a thinking bot."""

    def __init__(self, context: Context, narrator: Narrator, hints: Hints, stops: str) -> None:
        self.adviser = Adviser(context, stops)
        self.lookout = Lookout(context, narrator.names_at)
        self.odds = Odds(context)
        self.hinting = Hinting(context, hints, narrator)
        self.teacher = Teacher(context, narrator)

    def forget(self) -> None:
        """Drop what was about another position."""
        self.adviser.forget()
        self.lookout.forget()
        self.odds.forget()
        self.hinting.forget()

    def commands(self) -> dict[str, Command]:
        return {
            "advice": self.adviser.ask,
            "odds": self.odds.switch,
            "look": self.lookout.point,
            "hints": self.hinting.switch,
            "teacher": self.teacher.run,
        }
