"""Lines out, lines in: safe against whatever is typed or piped in, and against being stopped at any moment."""

from __future__ import annotations

import io
import shutil
import signal
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import BinaryIO, TextIO

from .columns import wrapped

LONGEST = 2000
"""Letters of a typed line that are looked at."""

HIDDEN_BY = 120
"""Blank lines that push what was shown out of sight where a screen cannot be cleared."""

CLEARED = "\x1b[H\x1b[2J\x1b[3J"
"""Clear the screen, then what can be scrolled back to."""

STYLES = {
    "title": "1",
    "question": "1",
    "quiet": "2",
    "wrong": "33",
    "green": "32",
    "yellow": "33",
    "red": "31",
    "blue": "94",
    "grey": "37",
    "purple": "35",
}
"""Colours only repeat what the words say."""

STOPS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class InputEnded(Exception):
    """Nobody will type anything more."""


class Interrupted(Exception):
    """Somebody or the system wants the program to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        letter if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") else "\ufffd"
        for letter in text
    )


class Console:
    """Where a person reads and types.

    `screen` says that it is a terminal that can be cleared, `colour` that it may use colours, `person` that somebody
    types and not a file or a program.
    """

    def __init__(
        self,
        source: BinaryIO,
        target: TextIO,
        *,
        screen: bool = False,
        colour: bool = False,
        person: bool = False,
    ) -> None:
        self.source = source
        self.target = target
        self.screen = screen
        self.colour = colour
        self.person = person
        self._waiting = False
        self._stopped_by = 0
        self._completions: Sequence[str] = ()

    @property
    def columns(self) -> int:
        """Lines that go into a file or to another program are never broken."""
        return shutil.get_terminal_size().columns if self.screen else 10_000

    @property
    def stays_readable(self) -> bool:
        """Whether the next person at the keyboard can scroll back to what was hidden."""
        return self.person and not self.screen

    def say(self, text: str = "", style: str = "") -> None:
        """Write lines; those that are too long for the screen are broken between words and go on indented."""
        for part in text.split("\n"):
            indent = max(4, len(part) - len(part.lstrip(" ")))
            for line in wrapped(printable(part), self.columns, " " * indent):
                coloured = self.colour and style in STYLES and line
                self.target.write((f"\x1b[{STYLES[style]}m{line}\x1b[0m" if coloured else line) + "\n")
        self.target.flush()

    def hide(self) -> None:
        """Nothing shown before can be read any more."""
        self.target.write(CLEARED if self.screen else "\n" * HIDDEN_BY)
        self.target.flush()

    def ask(self, prompt: str, completions: Sequence[str] = (), *, secret: bool = False) -> str:
        """The next line, with nothing in it that is no letter. A stop that came meanwhile is met here.

        A secret line is not shown as it is typed if it could be scrolled back to.
        """
        with self.awaiting():
            if self.screen:
                return self._typed(prompt, completions)
            return self._piped(prompt, unseen=secret and self.stays_readable)

    @contextmanager
    def awaiting(self) -> Iterator[None]:
        """A stop is met at once, and so is one that came before."""
        self._waiting = True
        try:
            if self._stopped_by:
                raise Interrupted(self._stopped_by)
            yield
        finally:
            self._waiting = False

    def _piped(self, prompt: str, *, unseen: bool) -> str:
        """Repeated in the output, so that what is written there can be understood later."""
        self.target.write(prompt)
        self.target.flush()
        with _without_echo(self.source) if unseen else nullcontext():
            raw = self.source.readline(4 * LONGEST)
            rest = raw
            while rest and not rest.endswith(b"\n"):
                rest = self.source.readline(4 * LONGEST)
        if not raw:
            self.target.write("\n")
            raise InputEnded
        line = _cleaned(raw.decode("utf-8", errors="replace"))
        if unseen:
            self.target.write("\n")
        elif not (self.person and _is_terminal(self.target)):
            self.target.write(line + "\n")
        return line

    def _typed(self, prompt: str, completions: Sequence[str]) -> str:
        self._completions = completions
        try:
            return _cleaned(input(prompt))
        except EOFError:
            self.target.write("\n")
            raise InputEnded from None

    def complete(self, beginning: str, number: int) -> str | None:
        """The answers that begin so, for the Tab key."""
        wanted = beginning.casefold()
        found = [text for text in self._completions if text.startswith(wanted)]
        # "block" alone is enough for "choose:block".
        found = found or [text for text in self._completions if text.partition(":")[2].startswith(wanted)]
        return found[number] if number < len(found) else None

    # ------------------------------------------------------------------ being stopped

    @contextmanager
    def stoppable(self) -> Iterator[None]:
        """A stop waits until a line is awaited, so that no answer is left half done. A second one does not wait."""
        before = {number: signal.signal(number, self._stop) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._waiting:
            self._waiting = False
            raise Interrupted(number)
        if self._stopped_by:
            raise SystemExit(128 + number)
        self._stopped_by = number


def _cleaned(line: str) -> str:
    kept = "".join(letter if letter.isprintable() else " " for letter in line[:LONGEST])
    return kept.strip()


def real_console(environ: Mapping[str, str], *, plain: bool = False) -> Console:
    """The terminal or the pipes this process was started with."""
    target: TextIO = io.StringIO() if sys.stdout is None else sys.stdout
    reconfigure = getattr(target, "reconfigure", None)
    if reconfigure is not None:
        # A letter the terminal does not know must not end the game.
        reconfigure(errors="replace")
    dumb = environ.get("TERM", "") == "dumb"
    person = _is_terminal(sys.stdin)
    screen = person and _is_terminal(target) and not dumb
    colour = screen and not plain and not environ.get("NO_COLOR")
    source: BinaryIO = io.BytesIO() if sys.stdin is None else sys.stdin.buffer
    console = Console(source, target, screen=screen, colour=colour, person=person)
    if screen:
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal is no other kind of file
        _edit_lines(console)
    return console


def can_show(environ: Mapping[str, str]) -> bool:
    """Whether there is a terminal here that can be drawn upon, and knows all letters."""
    if environ.get("TERM", "") in ("", "dumb", "unknown"):
        return False
    encoding = (getattr(sys.stdout, "encoding", None) or "").replace("-", "").casefold()
    return _is_terminal(sys.stdin) and _is_terminal(sys.stdout) and encoding == "utf8"


def _is_terminal(file: TextIO | None) -> bool:
    try:
        return file is not None and file.isatty()
    except ValueError:
        return False


@contextmanager
def _without_echo(source: BinaryIO) -> Iterator[None]:
    """The terminal does not show what is typed; a system that cannot do so shows it."""
    try:
        import termios
    except ImportError:
        yield
        return
    if not source.isatty():
        yield
        return
    number = source.fileno()
    before = termios.tcgetattr(number)
    quiet = termios.tcgetattr(number)
    quiet[3] &= ~termios.ECHO
    termios.tcsetattr(number, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def _edit_lines(console: Console) -> None:
    """Arrow keys and Tab. Nothing typed is remembered: the next person at the keyboard could look it up."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
    readline.set_completer(console.complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
