"""Bot supervision: a bot in its seat in one game, with a time limit, and `random` as the fallback when it fails."""

from __future__ import annotations

import random
import signal
import threading
import traceback
from pathlib import Path
from types import CodeType
from typing import Generic, NamedTuple, NoReturn

from voidlock.engine import Choice, Option
from voidlock.engine.rules import S

from .chance import RandomBot
from .names import BotKind, error_line
from .seat import Bot, Seat

RUBBISH, RAISED, HUNG = "rubbish", "raised", "hung"

LONGEST = 4000
"""How many characters of a traceback are kept, from its end."""


class Fault(NamedTuple):
    """What a bot did wrong: it gave an illegal answer, raised, or hung."""

    seat: int
    bot: str
    kind: str
    detail: str
    trace: str = ""
    """The traceback, from the bot's own code on."""


class FaultyBot(Exception):
    """A bot failed in strict mode. `game` is the number of the game, if there are many."""

    def __init__(self, fault: Fault, game: int | None = None) -> None:
        super().__init__(fault, game)
        self.fault = fault
        self.game = game


class Hung(BaseException):
    """The bot has used up its time. Not an `Exception`, because a bot may catch those."""


class Chair(Generic[S]):
    """A seat and its bot. If the bot fails, `random` plays the seat for the rest of the game."""

    __slots__ = ("_bot", "_kind", "_limit", "_rng", "_seat", "_strict", "fault")

    def __init__(
        self, kind: BotKind[S], seat: Seat[S], rng: random.Random, *, limit: float = 0.0, strict: bool = False
    ) -> None:
        """A player's bot has `limit` seconds for an answer (0: no limit)."""
        self._kind = kind
        self._seat = seat
        self._rng = rng
        self._limit = 0.0 if kind.own else limit
        self._strict = strict
        self.fault: Fault | None = None
        self._bot: Bot[S]
        try:
            self._bot = kind.make()
        except (Exception, SystemExit) as error:
            self._dismiss(RAISED, *_describe_error(error))

    def place(self, choice: Choice[object]) -> int:
        """The index of the bot's answer among the options."""
        try:
            answer = self._answer_in_time(choice) if self._limit else self._bot.answer(self._seat, choice, self._rng)
        except Hung:
            self._dismiss(HUNG, f"{self._limit:g} s")
        except (Exception, SystemExit) as error:
            self._dismiss(RAISED, *_describe_error(error))
        else:
            # It is nearly always the same object; comparing by text would cost more than the bot.
            for place, option in enumerate(choice.options):
                if option is answer:
                    return place
            if isinstance(answer, Option) and answer in choice.options:
                return choice.options.index(answer)
            self._dismiss(RUBBISH, _describe_answer(answer) + _where(self._bot.answer))
        return self.place(choice)

    def _dismiss(self, kind: str, detail: str, trace: str = "") -> None:
        fault = Fault(self._seat.number, self._kind.name, kind, detail, trace)
        if self._strict:
            raise FaultyBot(fault)
        self.fault = fault
        self._bot = RandomBot()
        self._limit = 0.0

    def _answer_in_time(self, choice: Choice[object]) -> object:
        """The bot's answer, if it comes in time. Only a main thread with signals can enforce the limit."""
        if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
            return self._bot.answer(self._seat, choice, self._rng)
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, self._limit)
        try:
            return self._bot.answer(self._seat, choice, self._rng)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: object) -> NoReturn:
    raise Hung


def _describe_error(error: BaseException) -> tuple[str, str]:
    """The error in one line with the place in the bot's file, and its traceback from there on."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
        trace = trace.tb_next
    frames = traceback.extract_tb(trace)
    own = [frame for frame in frames if frame.filename == frames[0].filename]
    place = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return error_line(error) + place, "".join(traceback.format_exception(type(error), error, trace))[-LONGEST:]


def _where(answer: object) -> str:
    """The place of a bot's method in its file."""
    code = getattr(answer, "__code__", None)
    return f" ({Path(code.co_filename).name}, line {code.co_firstlineno})" if isinstance(code, CodeType) else ""


def _describe_answer(answer: object) -> str:
    try:
        return repr(answer)[:80]
    except Exception:
        return type(answer).__name__
