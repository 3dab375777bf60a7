"""Line mode: a read-eval-print loop on the same controller as the full screen."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from typing import NamedTuple

from voidlock.engine import SPECTATOR, Choice, Thing
from voidlock.terminal.console import Console, InputEnded, Interrupted
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.board.game_lines import GameLines
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.emitted import (
    Answered,
    Copied,
    Covered,
    Emitted,
    Left,
    LookedBack,
    News,
    Notice,
    Reading,
    Redrawn,
    Trouble,
)
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Sitting
from voidlock.terminal.model.typed import command_of, plain
from voidlock.terminal.plain.background import BackgroundLoop
from voidlock.terminal.plain.commands import LineCommands, own_command
from voidlock.terminal.plain.printing import Printer, show_answers
from voidlock.texts import Words
from voidlock.words.line import Line
from voidlock.words.telling import answer

RECALLED = 5
"""Log lines shown when a game is resumed."""


class LinePrompt(NamedTuple):
    """The prompt of the next line, its Tab completions, and whether the line is secret."""

    prompt: str = "> "
    completions: Sequence[str] = ()
    secret: bool = False


class Transcript:
    """What was said already on the console, and what is still to be said."""

    def __init__(self) -> None:
        self.opened = self.ended = self.left = False
        self.asks = False
        """Whether the main thread waits for a line."""
        self.again = True
        """Whether to show the question again."""
        self.state: tuple[object, ...] = ()
        """The state of the sitting with the last question."""
        self.covered = Covered(0, 0)
        self.trouble = self.coached = ""
        """The warning, and what the lesson said, last."""
        self.warned = False
        """Whether it was said that nothing can be hidden here."""
        self.looked_back = False
        """Whether it is still to be told what a round was worth."""


class LineMode:
    """Plays one sitting with the people at one keyboard. `resumed`: the game has been played before."""

    def __init__(
        self,
        sitting: Sitting,
        words: Words,
        console: Console,
        *,
        resumed: bool = False,
        opening: Sequence[Line] = (),
        hints: Hints | None = None,
        kept: Preferences | None = None,
    ) -> None:
        self.sitting, self.console, self.resumed, self.opening = sitting, console, resumed, opening
        self.kept = kept or Preferences()
        """The settings of the full screen; of these, lines share the teacher."""
        preferences = Preferences()
        preferences.teacher = self.kept.teacher
        preferences.odds = sitting.board.lines.odds
        self.controller = Controller(
            sitting, words, self._handle, preferences, gathers=False, stops="Ctrl+C", hints=hints
        )
        self._changed = asyncio.Event()
        self._error: BaseException | None = None
        self._transcript = Transcript()
        self._printer = Printer(self.controller, console)
        self.controller.dialogue.commands = LineCommands(self, self._printer, self.kept).by_name()

    @property
    def words(self) -> Words:
        return self.controller.words

    @property
    def lines(self) -> GameLines:
        return self.sitting.board.lines

    def say(self, id: str, style: str = "", **arguments: str | int | Thing) -> None:
        self.console.say(self.words.say(id, arguments), style)

    # ------------------------------------------------------------------ the whole game, in the main thread

    def play(self) -> int:
        """Play until the game ends or the player leaves. Returns the exit code of the program."""
        with BackgroundLoop() as loop:
            try:
                return self._play(loop)
            except InputEnded:
                return self._stop(
                    "terminal-input-ended", int(bool(self._transcript.trouble) and not self._transcript.opened)
                )
            except Interrupted as stopped:
                self.console.say()
                return self._stop("terminal-interrupted", 128 + stopped.number)
            finally:
                loop.run(self.controller.end())

    def _play(self, loop: BackgroundLoop) -> int:
        loop.run(self._begin())
        while not self._transcript.left:
            self._wait(loop)
            asked = loop.run(self._ask())
            if asked is not None:
                line = self.console.ask(*asked[:2], secret=asked.secret)
                loop.run(self._enter(line))
            elif self._transcript.ended:
                return 0
        return self._stop("terminal-left", 0)

    def _wait(self, loop: BackgroundLoop) -> None:
        """Wait for something to tell or to ask; a signal ends it. Ctrl+C first stops a bot that gives advice."""
        try:
            with self.console.awaiting():
                loop.run(self._ready())
        except Interrupted as stopped:
            if stopped.number != signal.SIGINT or not loop.run(self._give_up()):
                raise

    def _stop(self, id: str, code: int) -> int:
        if self._printer.viewer != self.sitting.everybody:
            self.console.hide()
        self.say(id)
        self._say_farewell()
        return code

    def _say_farewell(self) -> None:
        for told in self.sitting.farewell(self.words):
            self.console.say(told)

    # ------------------------------------------------------------------ the rest runs in the event loop

    async def _begin(self) -> None:
        for line in self.opening:
            self.console.say(*line)
        self.sitting.mistaken = self._mistaken
        self._printer.viewer = self.sitting.viewer
        await self.controller.begin()
        hint = self.words.say("terminal-hint")
        if self.sitting.is_saved:
            hint += self.words.say("terminal-space") + self.words.say("terminal-hint-saved")
        self.console.say(hint, "quiet")
        if self.sitting.view is None and not self._idles():
            self.console.say(self.sitting.status(self.words), "quiet")

    def _open(self, view: View) -> None:
        """Show the first board."""
        self._transcript.opened = True
        for told in self.lines.foreword(view, self.words, self.console.columns):
            self.console.say(told)
        self.resumed = self.resumed or (self.sitting.talks and bool(self.sitting.events))
        self.controller.preferences.odds = self.lines.odds
        self.controller.dialogue.commands |= {name: own_command(self, name) for name in self.lines.commands}
        if self.resumed:
            self._printer.go_on()
            if self.sitting.events:
                self._printer.tell_last(RECALLED)

    def _mistaken(self, error: BaseException) -> None:
        self._error = error
        self._changed.set()

    async def _give_up(self) -> bool:
        return self.controller.advisers.adviser.stop()

    async def _ready(self) -> None:
        await self.controller.advisers.adviser.wait()
        while not self._is_due():
            if self._transcript.trouble and self.sitting.view is None and self.console.has_ended():
                raise InputEnded
            self._changed.clear()
            await self._changed.wait()
        if self._error is not None:
            raise self._error
        if work := self.controller.at_work():
            await asyncio.wait(work)

    def _is_due(self) -> bool:
        sitting = self.sitting
        asks = sitting.over or sitting.cover or sitting.questions or sitting.offers or self._idles()
        return bool(asks or self._error or self._printer.news())

    def _idles(self) -> bool:
        """Whether to prompt between turns: a person types commands while others decide; a program waits."""
        return self.sitting.talks and self.console.person

    # ------------------------------------------------------------------ what the controller emits

    def _handle(self, what: Emitted) -> None:
        match what:
            case News() | Redrawn() | Covered():
                self._change(what)
            case Answered():
                self._repeat(what)
            case Notice():
                self._notice(what)
            case Reading(lines):
                for line in lines:
                    self.console.say(line)
            case Copied(text):
                self.console.say(text)
            case LookedBack():
                self._transcript.looked_back = True
            case Trouble(text):
                if text and text != self._transcript.trouble:
                    self.console.say(text, "wrong")
                self._transcript.trouble = text or self._transcript.trouble
            case Left():
                self._transcript.left = True

    def _change(self, what: News | Redrawn | Covered) -> None:
        self._transcript.again = True
        self._changed.set()
        if isinstance(what, News):
            self.controller.advisers.odds.compute()
        elif isinstance(what, Covered):
            self._transcript.covered = what
        if self._transcript.asks and self._state() != self._transcript.state:
            self.sitting.run_in_background(self._interject())

    def _repeat(self, answered: Answered) -> None:
        choice, option = answered
        if choice.secret and not (self._is_secret(choice) and self.console.stays_readable):
            self.say("terminal-answered", answer=answer(option, self.words))

    def _notice(self, notice: Notice) -> None:
        if notice.text:
            self.console.say(notice.text, notice.style)
        if notice.misread:
            self.say("terminal-how-to-answer", "quiet", number=self.controller.prompt.size)

    def _state(self) -> tuple[object, ...]:
        """Everything that may change while a line is typed."""
        sitting = self.sitting
        told = sitting.status(self.words) if not sitting.questions else ""
        texts = self.controller.prompt.texts()
        return sitting.viewer, sitting.cover, len(sitting.events), len(sitting.chat), texts, told

    async def _interject(self) -> None:
        """Tell news while a line is being typed, and prompt again."""
        await asyncio.sleep(0)
        if self._transcript.asks and self._state() != self._transcript.state:
            self.console.say()
            asked = await self._ask()
            if asked is not None:
                self.console.target.write(asked.prompt)
                self.console.target.flush()

    # ------------------------------------------------------------------ asking

    async def _ask(self) -> LinePrompt | None:
        """Tell the news and show the question; None if there is none."""
        asked = self._show()
        self._transcript.asks, self._transcript.state = asked is not None, self._state()
        return asked

    def _show(self) -> LinePrompt | None:
        sitting, prompt, view = self.sitting, self.controller.prompt, self.sitting.view
        if view is not None and not self._transcript.opened:
            self._open(view)
        again, self._transcript.again = self._transcript.again, False
        self._look()
        if sitting.cover:
            return self._hand_over(again)
        self._printer.tell_news()
        if sitting.over:
            self._end()
            return None
        if prompt.doubted is not None:
            if again:
                self.console.say(self.controller.text.question(), "wrong")
            return LinePrompt(self.words.say("terminal-hulk-sure"))
        if prompt.offers is None and (prompt.choice is None or view is None):
            return self._idle(again)
        if again:
            if self._printer.redraw() and self.resumed:
                self._recall()
            self._show_question()
        secret = prompt.choice is not None and self._is_secret(prompt.choice)
        return LinePrompt("> ", [*prompt.spellings(self.words), *self.controller.dialogue.commands], secret)

    def _recall(self) -> None:
        """Summarise a resumed game."""
        self.resumed, view = False, self.sitting.view
        if view is not None and self._printer.viewer == self.sitting.everybody:
            for line in self.lines.recall(view, self.words):
                self.console.say(*line)

    def _idle(self, again: bool) -> LinePrompt | None:
        if not self._idles():
            return None
        if again:
            self.console.say(self.controller.text.question(), "quiet")
        return LinePrompt("> ", [*self.controller.dialogue.commands])

    def _is_secret(self, choice: Choice[object]) -> bool:
        return choice.secret and self.sitting.everybody == SPECTATOR

    def _look(self) -> None:
        """Hide what the previous player saw."""
        if self._printer.viewer != self.sitting.viewer:
            if self._printer.viewer != SPECTATOR:
                self.console.hide()
            self._printer.sit_down(self.sitting.viewer)

    def _hand_over(self, again: bool) -> LinePrompt:
        """Wait until the right person sits there alone."""
        if again:
            if self._printer.viewer != SPECTATOR:
                self.console.hide()
            else:
                self._printer.tell_news()
            self.console.say()
            id = "terminal-hand-over-undo" if self._transcript.covered.before else "terminal-hand-over"
            seat, before = (Thing("seat", str(number)) for number in self._transcript.covered)
            self.say(id, "question", seat=seat, before=before)
            if self.console.stays_readable and not self._transcript.warned:
                self._transcript.warned = True
                self.say("terminal-cannot-hide", "wrong")
        return LinePrompt(self.words.say("terminal-press-enter"))

    def _show_question(self) -> None:
        prompt, view = self.controller.prompt, self.sitting.view
        coached = self.controller.text.lesson_text()
        if coached != self._transcript.coached:
            self._transcript.coached = coached
            self.console.say()
            self.console.say(coached, "title")
        self._printer.hint()
        self._tell_hindsight()
        self.console.say()
        self.console.say(self.controller.text.question(), "question")
        if prompt.offers is not None or prompt.choice is None or view is None:
            for told in self.controller.text.lines():
                self.console.say(f" {told}")
            return
        if self.controller.preferences.odds:
            for told in self.lines.chances(self.controller.advisers.odds.visible, self.words):
                self.console.say(told, "quiet")
        show_answers(self.controller, view, self.console)

    def _tell_hindsight(self) -> None:
        """What the last round was worth, with the next question: a line that is being typed is not torn apart."""
        if self._transcript.looked_back:
            self._transcript.looked_back = False
            self.console.say()
            self.controller.advisers.teacher.tell()

    async def _enter(self, line: str) -> None:
        """Run a typed line."""
        self._transcript.asks = self._printer.telling = False
        prompt, words = self.controller.prompt, self.words
        command, _ = command_of(line, self.controller.dialogue.commands, words) or ("", "")
        if self.sitting.cover:
            if command == "quit":
                self._transcript.left = True
            elif command == "undo" and self._transcript.covered.before:
                await self.controller.dialogue.enter(line)
            else:
                seat = self.sitting.cover
                self._printer.viewer = seat
                self.sitting.sit_down()
                self._printer.sit_down(seat)
        elif prompt.doubted is not None:
            if plain(line).casefold() in words.say("terminal-yes").split():
                await self.controller.dialogue.enter("yes")
            else:
                self.say("terminal-hulk-not-done")
                self.controller.answering.forget_doubt()
        else:
            await self.controller.dialogue.enter(line or "board")

    def _end(self) -> None:
        self._transcript.ended, view = True, self.sitting.view
        if view is not None:
            self.console.say()
            self._printer.draw(view)
            self.console.say()
        opened = view["open"] if view is not None else None
        if not (isinstance(opened, dict) and opened.get("result")):
            # The table was closed, or the server lets no one in.
            self.console.say(self.sitting.status(self.words))
        self._say_farewell()

    def ask_again(self) -> None:
        """Show the question again, after what a command printed."""
        self._transcript.again = True
