"""Explanations of illegal answers: the first rule that forbids an answer, with its number."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Choice, Reason, Thing
from voidlock.games.angel.facts import ACTION_THINGS, ACTIONS, SUPPORT
from voidlock.games.angel.state import State

from . import actions, effects

RULE_OF_KIND = {
    "choose_team": "R-2.4",
    "choose_action": "R-5.1",
    "place_token": "R-6.7",
    "move": "R-6.10",
    "facing": "R-6.13",
    "activate": "R-6.14",
    "attack": "R-6.18",
    "again": "R-6.19",
    "paid_attack": "R-6.19",
    "granted_attack": "R-9.5",
    "slay": "R-13.9",
    "event_target": "R-9.4",
    "event_follow_up": "R-9.2",
    "spawn_order": "R-10.4",
    "spawn_who": "R-10.5",
    "odd_card": "R-1.8",
    "defence": "R-7.4",
    "reroll_attack": "R-7.3",
    "counter_slay": "R-13.9",
    "door": "R-14.3",
    "arrive": "R-14.7",
    "munitorium": "R-14.7",
    "lords": "R-14.7",
}
"""The rule that defines each question, if there is no closer reason; other questions come from a card."""

OFFERED_AT_TIMES = {"attack": ("attack", "charge"), "defence": ("reroll", "discard")}
"""The verbs that each kind of question has only while they are possible."""

PATTERNS = {"attack": ("attack", "marine", "spot")}
"""By kind of question that may lack the answers it is named for, their verb and the kinds of their things.

A page that asks why not reads the patterns of other questions off their answers.
"""

LOOKS: dict[str, tuple[int, Callable[[State, Choice[object], list[str]], Reason | None]]] = {
    "team": (1, actions.team),
    "choose": (1, actions.choose),
    "place": (1, actions.place),
    "move": (2, actions.move),
    "turn": (1, actions.turn),
    "activate": (2, actions.activate),
    "pay": (1, actions.pay),
    "attack": (2, actions.attack),
    "charge": (1, actions.charge),
    "slay": (2, actions.slay),
    "reroll": (0, actions.reroll),
    "target": (1, effects.target),
    "spawn": (1, effects.spawn),
    "field": (1, effects.field),
    "send": (2, effects.send),
    "put": (1, effects.put),
    "take": (2, effects.take),
    "limit": (1, effects.limit),
    "discard": (1, effects.discard),
    "pile": (1, effects.pile),
    "lord": (1, effects.lord),
}
"""For each verb, the number of words after it and the function that finds the reason."""


def why_not(state: State, choice: Choice[object], text: str) -> Reason:
    """Why this text, which starts with a verb of the game, is not an answer to the question."""
    verb, *words = text.casefold().split(":")
    offered = [option.verb for option in choice.options]
    if verb not in offered and verb not in OFFERED_AT_TIMES.get(choice.kind, ()):
        return Reason("not_asked_now", "", {"text": text[:80]})
    number, look = LOOKS.get(verb, (0, None))
    reason = look(state, choice, words) if look is not None and len(words) == number else None
    return reason or Reason("not_an_option", rule_of(choice), {"text": text[:80]})


def rule_of(choice: Choice[object]) -> str:
    """The rule that defines the question; empty if it comes from a card."""
    if choice.kind == "place_token" and not _is_support(choice.card):
        return ""
    return RULE_OF_KIND.get(choice.kind, "")


def _is_support(card: Thing | None) -> bool:
    return card in ACTION_THINGS and ACTIONS[ACTION_THINGS.index(card)].type == SUPPORT
