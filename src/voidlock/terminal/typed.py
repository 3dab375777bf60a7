"""What a typed line means: a command, or one of the answers."""

from __future__ import annotations

import re
import unicodedata

from voidlock.table import Choice, Option
from voidlock.texts import Words

COMMANDS = ("help", "board", "log", "undo", "why", "save", "lang", "quit")

BETWEEN = re.compile(r"[\s:]+")


def plain(line: str) -> str:
    """As it would be typed on an English keyboard: full-width letters and digits count as the others."""
    return unicodedata.normalize("NFKC", line).strip()


def command_of(line: str, words: Words) -> tuple[str, str] | None:
    """The command and what follows it, or None if the line is no command. An empty line asks for the board."""
    typed = plain(line)
    if not typed:
        return "board", ""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    wanted = word.casefold()
    for command in COMMANDS:
        if wanted == command or wanted in words.say(f"terminal-word-{command}", {}).casefold().split():
            # What follows keeps its own letters: it may name a file.
            return command, line.strip()[len(word) :].strip() if command == "save" else rest.strip()
    return None


def options_for(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers the line can mean: by number, by text, by the beginning of a text or of what it is about."""
    typed = BETWEEN.sub(":", plain(line).casefold()).rstrip(":")
    if typed.isdecimal():
        number = int(typed[:9])
        return [choice.options[number - 1]] if 1 <= number <= len(choice.options) else []
    texts = [option.text.casefold() for option in choice.options]
    if typed in texts:
        return [choice.options[texts.index(typed)]]
    begun = [option for option, text in zip(choice.options, texts, strict=True) if text.startswith(typed)]
    if begun:
        return begun
    return [
        option for option, text in zip(choice.options, texts, strict=True) if text.partition(":")[2].startswith(typed)
    ]
