"""Why an answer is not legal: the first rule that forbids it, with its number."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.table import Choice, Reason, Thing

from .cards.base import ACTION_CARDS, EVENT_CARDS, TERRAIN_CARDS
from .facts import (
    ACTION_NAMES,
    ACTION_THINGS,
    ACTIONS,
    KIND_NAMES,
    KIND_THINGS,
    LOCATIONS,
    MARINE_NAMES,
    MARINE_THINGS,
    RANGE_OF,
    SIDE_THINGS,
    SPOT_THINGS,
    TEAM_NAMES,
    TEAM_OF,
    TERRAIN,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
)
from .formation import protected
from .state import State
from .swarms import LORDS, count
from .written import SPOT_NAMES

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
}
"""The rule that says what a question offers, where no closer reason is found."""


def why_not(state: State, choice: Choice[object], text: str) -> Reason:
    """Why this text, whose verb the question knows, is not among its answers."""
    verb, *words = text.split(":")
    look = LOOKS.get(verb)
    reason = look(state, choice, words) if look is not None else None
    return reason or Reason("not_an_option", RULE_OF_KIND.get(choice.kind, ""), {"text": text[:80]})


def _number(words: list[str], place: int, names: tuple[str, ...]) -> int:
    """The number of the name at this place, -1 if there is none."""
    lowered = [name.casefold() for name in names]
    return lowered.index(words[place]) if place < len(words) and words[place] in lowered else -1


def _marine(state: State, words: list[str], place: int) -> tuple[int, Reason | None]:
    """A Marine who can be spoken of: he must be in the formation (R-3.1)."""
    marine = _number(words, place, MARINE_NAMES)
    if marine < 0:
        return marine, Reason("name_not_known", "", {"text": words[place][:40] if place < len(words) else ""})
    if marine not in state.formation:
        return marine, Reason("marine_not_here", "R-3.1", {"marine": MARINE_THINGS[marine]})
    return marine, None


def _of_the_card(state: State, choice: Choice[object], marine: int, rule: str) -> Reason | None:
    """Only Marines of the card's team act with it, each once."""
    if choice.card is None or choice.card.kind != "action":
        return None
    card = ACTION_CARDS[ACTION_NAMES.index(choice.card.id)]
    if TEAM_OF[marine] != card.team:
        return Reason("other_team", "R-3.11", {"marine": MARINE_THINGS[marine], "card": card.thing})
    if state.acted >> marine & 1:
        return Reason("acted_already", rule, {"marine": MARINE_THINGS[marine]})
    return None


def _choose(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    number = _number(words, 0, ACTION_NAMES)
    if number < 0:
        return None
    fact, card = ACTIONS[number], ACTION_THINGS[number]
    if choice.subject is None or TEAM_NAMES[fact.team] != choice.subject.id:
        return Reason("card_of_other_team", "R-5.1", {"name": card})
    if state.last[fact.team] == fact.type:
        return Reason("played_last_round", "R-5.2", {"card": card})
    for event, about, _ in state.effects_now():
        if EVENT_CARDS[event].forbids(about, fact.team, fact.type):
            return Reason("forbidden_by", "R-5.3", {"card": card, "event": EVENT_CARDS[event].thing})
    return None


def _move(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words, 0)
    if reason is None:
        reason = _of_the_card(state, choice, marine, "R-6.10")
    if reason is None:
        partner, reason = _marine(state, words, 1)
        if reason is None:
            things: dict[str, Thing] = {"marine": MARINE_THINGS[marine], "marine2": MARINE_THINGS[partner]}
            return Reason("not_adjacent", "R-6.10", things)
    return reason


def _turn(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words, 0)
    return reason or _of_the_card(state, choice, marine, "R-6.13")


def _place(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return _marine(state, words, 0)[1]


def _activate(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words, 0)
    card = _number(words, 1, TERRAIN_NAMES)
    if reason is not None or card < 0:
        return reason
    things: dict[str, Thing] = {"marine": MARINE_THINGS[marine], "terrain": TERRAIN_THINGS[card]}
    reason = _of_the_card(state, choice, marine, "R-6.14")
    if reason is not None:
        return reason
    if state.terrain[card] != state.front(marine):
        return Reason("not_in_front", "R-6.14", things)
    if not TERRAIN[card].activatable:
        return Reason("cannot_be_activated", "R-6.14", things)
    if state.activated >> card & 1:
        return Reason("activated_already", "R-6.15", things)
    if TERRAIN_CARDS[card].is_panel and LOCATIONS[state.location].ability != "activate_control_panel":
        return Reason("panel_without_ability", "R-6.17", things)
    return None


def _attack(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words, 0)
    spot = _number(words, 1, SPOT_NAMES)
    if reason is not None or spot < 0:
        return reason
    if choice.subject is not None and choice.subject != MARINE_THINGS[marine]:
        return Reason("other_marine", "R-6.18", {"marine": MARINE_THINGS[marine], "subject": choice.subject})
    return _of_the_card(state, choice, marine, "R-6.18") or _no_target(state, marine, spot)


def _no_target(state: State, marine: int, spot: int) -> Reason | None:
    """R-6.19: why the Marine cannot attack what is at the spot."""
    about: dict[str, Thing | int] = {"marine": MARINE_THINGS[marine], "spot": SPOT_THINGS[spot]}
    if spot >= len(state.swarms) or not state.swarms[spot]:
        return Reason("no_swarm_there", "R-3.4", {"spot": SPOT_THINGS[spot]})
    if spot & 1 != state.facing[marine]:
        return Reason("faces_away", "R-3.7", {**about, "side": SIDE_THINGS[state.facing[marine]]})
    away = abs((spot >> 1) - state.formation.index(marine))
    if away > RANGE_OF[marine]:
        return Reason("out_of_range", "R-3.7", {**about, "number": away, "range": RANGE_OF[marine]})
    if protected(state, spot):
        return Reason("under_power_field", "R-6.19", {"spot": SPOT_THINGS[spot]})
    return None


def _slay(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, kind = _number(words, 0, SPOT_NAMES), _number(words, 1, KIND_NAMES)
    if spot < 0 or kind < 0:
        return None
    about = {"spot": SPOT_THINGS[spot], "genestealer": KIND_THINGS[kind]}
    if spot >= len(state.swarms) or not count(state.swarms[spot], kind):
        return Reason("no_such_card_there", "R-3.4", about)
    if protected(state, spot):
        return Reason("under_power_field", "R-12.6", {"spot": SPOT_THINGS[spot]})
    if kind in LORDS:
        return Reason("lord_goes_last", "R-13.9", about)
    return Reason("not_within_reach", "R-6.20", about)


LOOKS: dict[str, Callable[[State, Choice[object], list[str]], Reason | None]] = {
    "choose": _choose,
    "move": _move,
    "turn": _turn,
    "place": _place,
    "activate": _activate,
    "attack": _attack,
    "slay": _slay,
}
"""By verb of the answer, where to look for the reason."""
