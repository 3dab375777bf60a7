"""What a typed line means: a command, or one of the answers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from voidlock.engine import Choice, Option
from voidlock.texts import LANGUAGES, Words

BETWEEN = re.compile(r"[\s:]+")


def plain(line: str) -> str:
    """As it would be typed on an English keyboard: full-width letters and digits count as the others."""
    return unicodedata.normalize("NFKC", line).strip()


def command_of(line: str, commands: Iterable[str], words: Words) -> tuple[str, str] | None:
    """Which of the commands the line is and what follows it; None if it is none. An empty line asks for the board."""
    typed = plain(line)
    if not typed:
        return "board", ""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    wanted = word.casefold()
    for command in commands:
        if wanted == command or wanted in words.say(f"terminal-word-{command}").casefold().split():
            # What follows keeps its own letters: it may name a file.
            return command, line.strip()[len(word) :].strip() if command == "save" else rest.strip()
    return None


def unquoted(name: str) -> str:
    """The name of a file without the quotes that a shell would have needed."""
    return name[1:-1] if len(name) > 2 and name[0] == name[-1] and name[0] in "\"'" else name


def spelled(line: str) -> str:
    """An answer with colons between its words, in the letters that were typed."""
    return BETWEEN.sub(":", plain(line)).rstrip(":")


def joined(line: str) -> str:
    """An answer as it is written in brackets, whether its words were typed with colons or with spaces between."""
    return spelled(line).casefold()


SECOND = ("command",)
"""Answers that are seldom meant by naming somebody or pointing at him."""


def options_for(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers the line can mean; the one that is likely alone, if there is one."""
    meant = _called(choice, line)
    likely = [option for option in meant if option.verb not in SECOND]
    return likely if len(likely) == 1 else meant


def _called(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers that are called so: by number, by text, by its beginning, by what it is about, by words."""
    typed = joined(line)
    if typed.isdecimal():
        number = int(typed[:9])
        return [choice.options[number - 1]] if 1 <= number <= len(choice.options) else []
    texts = [option.text.casefold() for option in choice.options]
    if typed in texts:
        return [choice.options[texts.index(typed)]]
    begun = [option for option, text in zip(choice.options, texts, strict=True) if text.startswith(typed)]
    if begun:
        return begun
    about = [
        option for option, text in zip(choice.options, texts, strict=True) if text.partition(":")[2].startswith(typed)
    ]
    return about or by_words(choice, line)


def by_words(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers that are called so, or about something that is, in any language: whole names before beginnings."""
    typed = _spelled(line)
    if len(typed) < 2 and typed.isascii():
        return []
    whole, named, begun = [], [], []
    for option in choice.options:
        sentences, names = _spellings(option)
        if typed in sentences or typed in names:
            whole.append(option)
        elif all(word in names for word in typed.split()):
            named.append(option)
        elif any(spelling.startswith(typed) for spelling in sentences | names):
            begun.append(option)
    return whole or named or begun


def _spellings(option: Option[object]) -> tuple[set[str], set[str]]:
    """The option in a sentence, and the names of its verb and its things, in every language."""
    sentences: set[str] = set()
    names = {option.verb, *[_spelled(thing.id) for thing in option.things]}
    for language in LANGUAGES:
        words = Words(language)
        sentences.add(_spelled(words.option(option.verb, option.arguments())))
        for thing in option.things:
            names |= {_spelled(words.name(*thing)), _spelled(words.short(*thing))}
    return sentences, names


def _spelled(text: str) -> str:
    return " ".join(plain(text).casefold().replace("_", " ").rstrip(".!?。 ").split())
