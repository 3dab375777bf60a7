"""Glossary lookup behind `?`: a card, a term or a rule number."""

from __future__ import annotations

import re

from voidlock.games import kit_of
from voidlock.terminal.line import Line
from voidlock.terminal.line_mode.plain import lines_of
from voidlock.texts import Words

MANY = 3
"""Maximum number of full explanations. If more match, only their names are listed."""

MOST_NAMES = 20

RULE_NUMBER = re.compile(r"[a-z]{1,3}-\d[\d.]*|a\d+", re.IGNORECASE)
"""A rule number as refusals and explanations cite it."""


def looked_up(typed: str, words: Words, game: str) -> list[Line]:
    """Explain everything the typed words can mean in a game, or list the names if there are too many."""
    if RULE_NUMBER.fullmatch(typed) and words.has(f"terminal-rule-number-{game}"):
        return [Line(words.say(f"terminal-rule-number-{game}", text=typed.upper()))]
    found = words.find(typed, game)
    wanted = typed.casefold()
    found = [(kind, id) for kind, id in found if wanted in (id, words.name(kind, id).casefold())] or found
    if not found:
        id = f"terminal-not-found-{game}"
        return [Line(words.say(id if words.has(id) else "terminal-plain-not-found", text=typed[:80]), "wrong")]
    if len(found) > MANY:
        names = list(dict.fromkeys(words.name(kind, id) for kind, id in found))
        told = words.say("terminal-comma").join(names[:MOST_NAMES])
        return [Line(words.say("terminal-found-many", names=told))]
    lines = lines_of(kit_of(game).rules)
    return [Line(text) for text in dict.fromkeys(lines.explained(kind, id, words) for kind, id in found)]
