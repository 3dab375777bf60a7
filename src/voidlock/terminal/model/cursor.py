"""Board cursor: where it is, what is there, and what Enter does."""

from __future__ import annotations

from voidlock.engine import Option, Thing
from voidlock.terminal.model.game_board import Plan
from voidlock.terminal.model.game_values import View, Way
from voidlock.terminal.model.keys import ENTER, ESCAPE
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.model.typed import SECOND
from voidlock.texts import Words
from voidlock.words.telling import answer, noted


class Cursor:
    """The square the player looks at, and the cheapest path there once it is known."""

    def __init__(self) -> None:
        self.at: Thing | None = None
        self.way: Way | None = None
        self.way_told = ""

    def look_at(self, square: Thing | None) -> None:
        """Move to this square; None turns the cursor off."""
        self.at, self.way, self.way_told = square, None, ""

    def found(self, way: Way, told: str) -> None:
        """Store the computed path to the square."""
        self.way, self.way_told = way, told

    @property
    def _step(self) -> str:
        """The first answer of the path."""
        return self.way.answers[0] if self.way is not None else ""

    def about(self, plan: Plan, view: View, prompt: PromptModel) -> list[Option[object]]:
        """The answers about the square or what is on it."""
        things = set(plan.things(view, self.at)) if self.at is not None else set()
        return [option for option in prompt.options if things & {*option.things}]

    def meant(self, plan: Plan, view: View, prompt: PromptModel) -> list[Option[object]]:
        """The answers that Enter can mean: only the next step of the path, if there is one."""
        steps = [option for option in prompt.options if option.text == self._step]
        about = self.about(plan, view, prompt)
        return steps or [option for option in about if option.verb not in SECOND] or about

    def wanted(self, plan: Plan, view: View, prompt: PromptModel) -> str:
        """The answer that the player most likely means on a square without one, to explain why not."""
        assert self.at is not None
        if prompt.narrowed is not None:
            return f"{prompt.narrowed.options[0].verb}:{self.at.id}"
        return plan.wanted(view, self.at)

    def warning(self, plan: Plan, view: View, prompt: PromptModel, words: Words) -> str:
        """What the player must read before they press Enter."""
        meant = self.meant(plan, view, prompt)
        return prompt.board.warned(view, meant[0], words) if len(meant) == 1 else ""

    def described(self, plan: Plan, view: View, prompt: PromptModel, words: Words) -> str:
        """What is on the square, the cost of the path, other answers, and what Enter does."""
        assert self.at is not None
        told = [plan.described(view, self.at, words), self.way_told, self._others(plan, view, prompt, words)]
        does = self._enter_does(plan, view, prompt, words)
        told.append(words.say("screen-look-keys", does=does, escape=ESCAPE))
        return words.say("terminal-space").join(text for text in told if text)

    def _enter_does(self, plan: Plan, view: View, prompt: PromptModel, words: Words) -> str:
        meant = self.meant(plan, view, prompt)
        if not meant:
            return words.say("screen-look-enter-nothing")
        if len(meant) > 1:
            return words.say("screen-look-enter-several", enter=ENTER, number=len(meant))
        told = noted(answer(meant[0], words), prompt.board.notes(view, meant[0], words), words)
        return words.say("screen-look-enter", enter=ENTER, answer=told)

    def _others(self, plan: Plan, view: View, prompt: PromptModel, words: Words) -> str:
        """The answers here that Enter does not give."""
        others = [option for option in self.about(plan, view, prompt) if option.text != self._step]
        if not others or (len(others) == 1 and not self._step):
            return ""
        told = words.say("terminal-comma").join(answer(option, words) for option in others)
        return words.say("screen-look-others", answers=told)
