"""Localised messages of every game: questions, answers, refusals and events."""

from __future__ import annotations

import errno
import time

from voidlock.engine import SPECTATOR, Choice, Event, FileError, Option, Reason
from voidlock.games import kit_for
from voidlock.terminal.line import Line
from voidlock.texts import Words

from .saves import Unfinished

TROUBLES = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "long-name",
}
"""File system errors that have messages. Others use the system's own text."""


def tell(event: Event, words: Words) -> str:
    """The message of an event."""
    return words.say(f"told-{event.name}", event.arguments())


def card_text(text: str) -> Line:
    """The text of a card, below the line with its name."""
    return Line("    " + text, "quiet")


def question(choice: Choice[object], words: Words) -> str:
    """The question of a choice."""
    return words.say(f"ask-{choice.kind}", choice.arguments())


def noted(told: str, notes: list[str], words: Words) -> str:
    """An answer followed by its notes."""
    return words.say("terminal-noted", text=told, notes=words.say("terminal-comma").join(notes)) if notes else told


def percent(chance: float) -> str:
    """A chance in whole percent. Only certainties are 0% or 100%."""
    return f"{min(max(round(100 * chance), 1 if chance > 0 else 0), 99 if chance < 1 else 100)}%"


def answer(option: Option[object], words: Words, kind: str = "") -> str:
    """One answer of a choice; a kind of choice may have words of its own for it."""
    own = f"answer-{kind}-{option.verb}"
    return words.say(own) if words.has(own) else words.option(option.verb, option.arguments())


def because(reason: Reason, words: Words) -> str:
    """The reason of a refusal, with the rule number and the reason behind it."""
    why = {"why": because(reason.because, words)} if reason.because is not None else {}
    told = words.say(f"reason-{reason.id}", reason.arguments, **why)
    return words.say("terminal-by-rule", reason=told, rule=reason.rule) if reason.rule else told


def file_trouble(error: FileError, words: Words) -> str:
    """What is wrong with a game file, and where."""
    reason = error.reason
    cause = error.__cause__
    if isinstance(cause, OSError):
        return words.say(f"reason-{reason.id}", {**reason.arguments, "why": system_trouble(cause, words)})
    return because(reason, words)


def system_trouble(error: OSError, words: Words) -> str:
    """Why a file could not be read or written."""
    if error.errno in TROUBLES:
        return words.say(f"terminal-trouble-{TROUBLES[error.errno]}")
    return error.strerror or str(error)


def about(unfinished: Unfinished, words: Words, id: str) -> str:
    """A line for an unfinished game in a list: from the game's line mode, or the message `id-other`."""
    game = unfinished.game
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(unfinished.changed))
    lines = kit_for(game.rules).lines
    if lines is None:
        return words.say(f"{id}-other", game=game.rules.name, when=when)
    return lines().saved(game.view(SPECTATOR), words, id, when)
