"""Glossary behind `?`: the cards and terms of Death Angel."""

from __future__ import annotations

from voidlock.games.angel.facts import ACTION_NAMES, ACTIONS, MARINE_NAMES, TEAM_NAMES, TEAM_OF, TYPE_NAMES, ActionFact
from voidlock.texts import Words

SECTIONS = {"event": "19", "location": "20", "terrain": "21", "genestealer": "21"}
"""The sections of the rules that list the cards."""

RULE_OF = {"marine": "R-3.7", "team": "R-2.4", "token": "R-7.2", "die": "R-1.2"}
"""The rules for other kinds; the texts of terms cite their own."""


def explain(kind: str, id: str, words: Words) -> str:
    """A card or term: its name, what it does or means, and its place in the rules."""
    if kind == "action":
        return _explain_action(ACTIONS[ACTION_NAMES.index(id)], words)
    name, text = words.name(kind, id), words.explain(kind, id)
    if kind == "marine":
        team = ("team", TEAM_NAMES[TEAM_OF[MARINE_NAMES.index(id)]])
        told = words.say("terminal-explained-marine", name=name, team=team, text=text)
    else:
        told = words.say("terminal-explained", name=name, text=text)
    if kind in SECTIONS:
        return told + words.say("terminal-section", section=SECTIONS[kind])
    return words.say("terminal-by-rule", reason=told, rule=RULE_OF[kind]) if kind in RULE_OF else told


def _explain_action(fact: ActionFact, words: Words) -> str:
    told = words.say(
        "terminal-explained-action",
        name=("action", fact.id),
        team=("team", TEAM_NAMES[fact.team]),
        number=fact.number,
        type=("type", TYPE_NAMES[fact.type]),
        text=words.explain("action", fact.id),
    )
    return told + words.say("terminal-section", section=f"18.{fact.number}")
