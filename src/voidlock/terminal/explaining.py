"""What `?` says of a card, a word of the rules or the number of a rule."""

from __future__ import annotations

import re

from voidlock.games.angel.facts import ACTION_NAMES, ACTIONS, MARINE_NAMES, TEAM_NAMES, TEAM_OF, TYPE_NAMES, ActionFact
from voidlock.terminal.line import Line
from voidlock.texts import Words

MANY = 3
"""Cards and terms that are explained at once; of more only the names are named."""

MOST_NAMES = 20

RULE_NUMBER = re.compile(r"[a-z]{1,3}-\d[\d.]*|a\d+", re.IGNORECASE)
"""As refusals and explanations cite it."""

SECTIONS = {"event": "19", "location": "20", "terrain": "21", "genestealer": "21"}
"""Where the rules go through cards one by one."""

RULE_OF = {"marine": "R-3.7", "team": "R-2.4", "token": "R-7.2", "die": "R-1.2"}
"""What else is explained; terms name their rules themselves."""


def looked_up(typed: str, words: Words, game: str) -> list[Line]:
    """The explanations of what the typed words can mean in a game, or which of too many is meant."""
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
    return [Line(text) for text in dict.fromkeys(explained(kind, id, words) for kind, id in found)]


def explained(kind: str, id: str, words: Words) -> str:
    """A card or a word of the game: its name, what it does or means, and where the rules treat it."""
    if kind == "action":
        return _explained_action(ACTIONS[ACTION_NAMES.index(id)], words)
    name, text = words.name(kind, id), words.explain(kind, id)
    if kind == "marine":
        team = ("team", TEAM_NAMES[TEAM_OF[MARINE_NAMES.index(id)]])
        told = words.say("terminal-explained-marine", name=name, team=team, text=text)
    else:
        told = words.say("terminal-explained", name=name, text=text)
    if kind in SECTIONS:
        return told + words.say("terminal-section", section=SECTIONS[kind])
    return words.say("terminal-by-rule", reason=told, rule=RULE_OF[kind]) if kind in RULE_OF else told


def _explained_action(fact: ActionFact, words: Words) -> str:
    told = words.say(
        "terminal-explained-action",
        name=("action", fact.id),
        team=("team", TEAM_NAMES[fact.team]),
        number=fact.number,
        type=("type", TYPE_NAMES[fact.type]),
        text=words.explain("action", fact.id),
    )
    return told + words.say("terminal-section", section=f"18.{fact.number}")
