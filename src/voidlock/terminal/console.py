"""Console I/O: input is sanitised, and signals are deferred until a line is read."""

from __future__ import annotations

import io
import select
import shutil
import signal
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from types import FrameType
from typing import BinaryIO, TextIO

from voidlock.words.columns import wrap

LONGEST = 2000
"""Maximum length of a typed line; the rest is ignored."""

HIDDEN_BY = 120
"""Blank lines that scroll old text out of sight if the screen cannot be cleared."""

CLEARED = "\x1b[H\x1b[2J\x1b[3J"
"""ANSI codes that clear the screen and the scrollback."""

STYLES = {
    "title": "1",
    "hint": "36",
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
"""ANSI styles. Colours only repeat what the words say."""

STOPS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class InputEnded(Exception):
    """End of input."""


class Interrupted(Exception):
    """The user or the system wants the program to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def printable(text: str) -> str:
    """The text without control characters."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        letter if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") else "\ufffd"
        for letter in text
    )


class Console:
    """Reads and writes lines.

    `screen`: it is a terminal that can be cleared; `colour`: colours are allowed; `person`: a person types, not a file
    or a program.
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
        """Width of the terminal. Lines to a file or another program are never wrapped."""
        return shutil.get_terminal_size().columns if self.screen else 10_000

    @property
    def stays_readable(self) -> bool:
        """Whether the next person at the keyboard can scroll back to hidden text."""
        return self.person and not self.screen

    def say(self, text: str = "", style: str = "") -> None:
        """Write lines, wrapped between words; continuation lines are indented."""
        for part in text.split("\n"):
            indent = max(4, len(part) - len(part.lstrip(" ")))
            for line in wrap(printable(part), self.columns, " " * indent):
                coloured = self.colour and style in STYLES and line
                self.target.write((f"\x1b[{STYLES[style]}m{line}\x1b[0m" if coloured else line) + "\n")
        self.target.flush()

    def hide(self) -> None:
        """Make everything shown before unreadable."""
        self.target.write(CLEARED if self.screen else "\n" * HIDDEN_BY)
        self.target.flush()

    def ask(self, prompt: str, completions: Sequence[str] = (), *, secret: bool = False) -> str:
        """Read the next line, without control characters. A deferred signal is raised here.

        A secret line is not echoed if someone could scroll back to it.
        """
        with self.awaiting():
            if self.screen:
                return self._read_terminal(prompt, completions)
            return self._read_pipe(prompt, unseen=secret and self.stays_readable)

    @contextmanager
    def awaiting(self) -> Iterator[None]:
        """Raise a signal immediately in here, including one that came before."""
        self._waiting = True
        try:
            if self._stopped_by:
                raise Interrupted(self._stopped_by)
            yield
        finally:
            self._waiting = False

    def _read_pipe(self, prompt: str, *, unseen: bool) -> str:
        """Read a line from a pipe and echo it, so that the output makes sense later."""
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
        line = _clean(raw.decode("utf-8", errors="replace"))
        if unseen:
            self.target.write("\n")
        elif not (self.person and _is_terminal(self.target)):
            self.target.write(line + "\n")
        return line

    def has_ended(self) -> bool:
        """Whether a program's input is closed and read to its end; never waits for it."""
        if isinstance(self.source, io.BytesIO):
            return self.source.tell() == len(self.source.getbuffer())
        if self.person or not isinstance(self.source, io.BufferedReader):
            return False
        try:
            return bool(select.select([self.source], [], [], 0)[0]) and not self.source.peek(1)
        except OSError:  # Windows selects sockets only.
            return False

    def _read_terminal(self, prompt: str, completions: Sequence[str]) -> str:
        self._completions = completions
        try:
            return _clean(input(prompt))
        except EOFError:
            self.target.write("\n")
            raise InputEnded from None

    def complete(self, beginning: str, number: int) -> str | None:
        """Tab completion: the answers that start with this text."""
        wanted = beginning.casefold()
        found = [text for text in self._completions if text.startswith(wanted)]
        # "block" alone is enough for "choose:block".
        found = found or [text for text in self._completions if text.partition(":")[2].startswith(wanted)]
        return found[number] if number < len(found) else None

    # ------------------------------------------------------------------ signals

    @contextmanager
    def stoppable(self) -> Iterator[None]:
        """Defer signals until the next line is read, so that no answer is left half done; a second one is immediate."""
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


def _clean(line: str) -> str:
    kept = "".join(letter if letter.isprintable() else " " for letter in line[:LONGEST])
    return kept.strip()


def real_console(environ: Mapping[str, str], *, plain: bool = False) -> Console:
    """The terminal or the pipes of this process."""
    target: TextIO = io.StringIO() if sys.stdout is None else sys.stdout
    reconfigure = getattr(target, "reconfigure", None)
    if reconfigure is not None:
        # A character that the terminal lacks must not end the game.
        reconfigure(errors="replace")
    dumb = environ.get("TERM", "") == "dumb"
    person = _is_terminal(sys.stdin)
    screen = person and _is_terminal(target) and not dumb
    colour = screen and not plain and not environ.get("NO_COLOR")
    source: BinaryIO = io.BytesIO() if sys.stdin is None else sys.stdin.buffer
    console = Console(source, target, screen=screen, colour=colour, person=person)
    if screen:
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal is always a TextIOWrapper
        _edit_lines(console)
    return console


def can_show(environ: Mapping[str, str]) -> bool:
    """Whether this is a UTF-8 terminal that can show a full screen."""
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
    """Turn off the terminal's echo, where the system can."""
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
    """Line editing with arrow keys and Tab. No history: the next person at the keyboard could read it."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
    readline.set_completer(console.complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
