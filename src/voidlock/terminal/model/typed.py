"""Parser of typed lines: a command, or one of the answers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from voidlock.engine import Choice, Option
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import answer

BETWEEN = re.compile(r"[\s:]+")


def plain(line: str) -> str:
    """Normalise the line (NFKC): full-width letters and digits become ASCII."""
    return unicodedata.normalize("NFKC", line).strip()


def command_of(line: str, commands: Iterable[str], words: Words) -> tuple[str, str] | None:
    """The command and its argument; None if the line is not a command. An empty line asks for the board."""
    typed = plain(line)
    if not typed:
        return "board", ""
    if typed.startswith("?"):
        return "help", typed[1:].strip()
    word, _, rest = typed.partition(" ")
    wanted = word.casefold()
    for command in commands:
        if wanted == command or wanted in words.say(f"terminal-word-{command}").casefold().split():
            # The argument keeps its spelling: it may name a file.
            return command, line.strip()[len(word) :].strip() if command == "save" else rest.strip()
    return None


def read_switch(rest: str, words: Words) -> bool | None:
    """On or off, in the player's words; None if it is neither."""
    for on in (True, False):
        if rest.casefold() in words.say("terminal-hints-on" if on else "terminal-hints-off").split():
            return on
    return None


def strip_quotes(name: str) -> str:
    """A file name without the quotes that a shell would need."""
    return name[1:-1] if len(name) > 2 and name[0] == name[-1] and name[0] in "\"'" else name


def with_colons(line: str) -> str:
    """An answer with colons between its words, spelled as typed."""
    return BETWEEN.sub(":", plain(line)).rstrip(":")


def canonical(line: str) -> str:
    """An answer in its canonical form, whether typed with colons or with spaces."""
    return with_colons(line).casefold()


SECOND = ("command",)
"""Verbs that a player rarely means by naming or pointing at a piece."""


def options_for(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers the line can mean, or only the likely one."""
    meant = _match(choice, line)
    likely = [option for option in meant if option.verb not in SECOND]
    return likely if len(likely) == 1 else meant


def _match(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers that match: by number, by text, by prefix, by what they are about, by words."""
    typed = canonical(line)
    if typed.isdecimal():
        number = int(typed[:9])
        return [choice.options[number - 1]] if 1 <= number <= len(choice.options) else []
    texts = [option.text.casefold() for option in choice.options]
    if typed in texts:
        return [choice.options[texts.index(typed)]]
    begun = [option for option, text in zip(choice.options, texts, strict=True) if text.startswith(typed)]
    if begun:
        return begun
    about = [(option, text.partition(":")[2]) for option, text in zip(choice.options, texts, strict=True)]
    exactly = [option for option, thing in about if thing == typed]
    return exactly or [option for option, thing in about if thing.startswith(typed)] or by_words(choice, line)


def by_words(choice: Choice[object], line: str) -> list[Option[object]]:
    """The answers that match by words in any language: full names first, then single names, then prefixes."""
    typed = _normalise(line)
    if len(typed) < 2 and typed.isascii():
        return []
    whole, named, begun = [], [], []
    for option in choice.options:
        sentences, names = _spellings(option, choice.kind)
        if typed in sentences or typed in names:
            whole.append(option)
        elif all(word in names for word in typed.split()):
            named.append(option)
        elif any(spelling.startswith(typed) for spelling in sentences | names):
            begun.append(option)
    return whole or named or begun


def _spellings(option: Option[object], kind: str) -> tuple[set[str], set[str]]:
    """The option as a sentence, and the names of its verb and its things, in every language."""
    sentences: set[str] = set()
    names = {option.verb, *[_normalise(thing.id) for thing in option.things]}
    for language in LANGUAGES:
        words = Words(language)
        told = (words.option(option.verb, option.arguments()), answer(option, words, kind))
        sentences.update(_normalise(each) for each in told)
        for thing in option.things:
            names |= {_normalise(words.name(*thing)), _normalise(words.short(*thing))}
    return sentences, names


def _normalise(text: str) -> str:
    return " ".join(plain(text).casefold().replace("_", " ").rstrip(".!?。 ").split())
