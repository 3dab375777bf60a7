"""Localised messages of every game: questions, answers, refusals and events."""

from __future__ import annotations

import errno

from voidlock.engine import Choice, Event, FileError, Option, Reason
from voidlock.texts import Words
from voidlock.words.line import Line

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

STANDARD_INPUT = "/dev/stdin"
"""The file that a command reads for `-`."""


def tell(event: Event, words: Words) -> str:
    """The message of an event."""
    return words.say(f"told-{event.name}", event.arguments())


def card_text(text: str) -> Line:
    """The text of a card, below the line with its name."""
    return Line("    " + text, "quiet")


def question(choice: Choice[object], words: Words) -> str:
    """The question of a choice."""
    return words.say(f"ask-{choice.kind}", choice.arguments())


def add_notes(told: str, notes: list[str], words: Words) -> str:
    """An answer followed by its notes."""
    return words.say("terminal-noted", text=told, notes=words.say("terminal-comma").join(notes)) if notes else told


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
    arguments = {**error.reason.arguments, "where": file_name(str(error.reason.arguments["where"]), words)}
    reason = error.reason._replace(arguments=arguments)
    cause = error.__cause__
    if isinstance(cause, OSError):
        return words.say(f"reason-{reason.id}", {**reason.arguments, "why": system_trouble(cause, words)})
    return because(reason, words)


def file_name(path: str, words: Words) -> str:
    """A file as the player named it."""
    return words.say("terminal-standard-input") if path == STANDARD_INPUT else path


def system_trouble(error: OSError, words: Words) -> str:
    """Why a file could not be read or written."""
    if error.errno in TROUBLES:
        return words.say(f"terminal-trouble-{TROUBLES[error.errno]}")
    return error.strerror or str(error)
