"""What advises: the Librarian, the lookout, the odds, hints, and the teacher after each round."""

from __future__ import annotations

from voidlock.terminal.model.advisers.adviser import Adviser
from voidlock.terminal.model.advisers.hints import Hinting, Hints
from voidlock.terminal.model.advisers.lookout import Lookout
from voidlock.terminal.model.advisers.odds import Odds
from voidlock.terminal.model.advisers.teacher import Teacher
from voidlock.terminal.model.background import Background
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.output import Command, Output
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.model.session import Sitting


class Advisers:
    """Everybody who advises on one sitting. `stops` is the key that stops a thinking bot."""

    def __init__(
        self,
        sitting: Sitting,
        output: Output,
        prompt: PromptModel,
        narrator: Narrator,
        preferences: Preferences,
        background: Background,
        hints: Hints,
        stops: str,
    ) -> None:
        self.adviser = Adviser(sitting, output, prompt, stops)
        self.lookout = Lookout(sitting, output, narrator.names_at)
        self.odds = Odds(sitting, output, preferences, background)
        self.hinting = Hinting(sitting, output, prompt, hints, narrator)
        self.teacher = Teacher(sitting, output, preferences, narrator)

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
