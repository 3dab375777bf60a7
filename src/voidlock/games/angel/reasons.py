"""Explanations of illegal answers: the first rule that forbids an answer, with its number."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Choice, Reason, Thing
from voidlock.games.angel.numbers import Marine, Spot

from .cards.base import ACTION_CARDS, EVENT_CARDS, LOCATION_CARDS
from .facts import (
    ACTION_NAMES,
    ACTION_THINGS,
    ACTIONS,
    COLOUR_THINGS,
    EVENT_NAMES,
    KIND_NAMES,
    KIND_THINGS,
    LOCATION_NAMES,
    MARINE_NAMES,
    MARINE_THINGS,
    MARINES_OF,
    PILE_THINGS,
    RANGE_OF,
    SEAT_THINGS,
    SECOND,
    SIDE_NAMES,
    SIDE_THINGS,
    SPOT_NAMES,
    SPOT_THINGS,
    SUPPORT,
    SWARM_NAMES,
    TEAM_NAMES,
    TEAM_OF,
    TEAM_THINGS,
    TERRAIN,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
)
from .flow.formation import protected
from .state import State
from .swarms import ALL_NORMAL, LORDS, count

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


def _number(word: str, names: tuple[str, ...]) -> int:
    """The index of the name, or -1."""
    lowered = [name.casefold() for name in names]
    return lowered.index(word) if word in lowered else -1


def _unknown(word: str) -> Reason:
    return Reason("name_not_known", "", {"text": word[:40]})


def _marine(state: State, word: str) -> tuple[Marine, Reason | None]:
    """A Marine by name; he must be in the formation (R-3.1)."""
    marine = Marine(_number(word, MARINE_NAMES))
    if marine < 0:
        return marine, _unknown(word)
    if marine not in state.formation:
        return marine, Reason("marine_not_here", "R-3.1", {"marine": MARINE_THINGS[marine]})
    return marine, None


def _of_the_card(state: State, choice: Choice[object], marine: Marine, rule: str) -> Reason | None:
    """Only Marines of the card's team act with it, once each."""
    assert choice.card is not None
    card = ACTION_CARDS[ACTION_NAMES.index(choice.card.id)]
    if TEAM_OF[marine] != card.team:
        return Reason("other_team", "R-3.11", {"marine": MARINE_THINGS[marine], "card": card.thing})
    if state.acted >> marine & 1:
        return Reason("acted_already", rule, {"marine": MARINE_THINGS[marine]})
    return None


# ---------------------------------------------------------------------- setup and the Choose Actions Phase


def _team(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    team = _number(words[0], TEAM_NAMES)
    if team < 0:
        return _unknown(words[0])
    return Reason("team_taken", "R-2.4", {"team": TEAM_THINGS[team], "seat": SEAT_THINGS[state.controller[team]]})


def _choose(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """The question may be about another team of the same player, so the reason comes from the card itself."""
    number = _number(words[0], ACTION_NAMES)
    if number < 0:
        return _unknown(words[0])
    fact, card = ACTIONS[number], ACTION_THINGS[number]
    if state.controller[fact.team] != choice.seat:
        return Reason("card_of_other_team", "R-5.1", {"name": card})
    if not state.in_play(fact.team):
        return Reason("card_out_of_the_game", "R-13.6", {"card": card})
    if state.last[fact.team] == fact.type:
        return Reason("played_last_round", "R-5.2", {"card": card})
    for event, about, _ in state.effects_now():
        if EVENT_CARDS[event].forbids(about, fact.team, fact.type):
            return Reason("forbidden_by", "R-5.3", {"card": card, "event": EVENT_CARDS[event].thing})
    return Reason("team_has_chosen", "R-5.1", {"team": TEAM_THINGS[fact.team]})


# ---------------------------------------------------------------------- Support and Move + Activate


def _place(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    if reason is None and choice.kind == "munitorium":
        return Reason("got_one_already", "R-14.7", {"marine": MARINE_THINGS[marine]})
    return reason


def _move(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    partner, other_reason = _marine(state, words[1])
    reason = reason or other_reason or _of_the_card(state, choice, marine, "R-6.10")
    if reason is not None:
        return reason
    if marine == partner:
        return Reason("trades_with_himself", "R-6.10", {"marine": MARINE_THINGS[marine]})
    return Reason("not_adjacent", "R-6.10", {"marine": MARINE_THINGS[marine], "marine2": MARINE_THINGS[partner]})


def _turn(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    return reason or _of_the_card(state, choice, marine, "R-6.13")


def _activate(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    card = _number(words[1], TERRAIN_NAMES)
    reason = reason or (_unknown(words[1]) if card < 0 else _of_the_card(state, choice, marine, "R-6.14"))
    if reason is not None:
        return reason
    things = {"marine": MARINE_THINGS[marine], "terrain": TERRAIN_THINGS[card]}
    if state.terrain[card] != state.front(marine):
        return Reason("not_in_front", "R-6.14", things)
    if not TERRAIN[card].activatable:
        return Reason("cannot_be_activated", "R-6.14", things)
    if state.activated >> card & 1:
        return Reason("activated_already", "R-6.15", things)
    return Reason("panel_without_ability", "R-6.17", things)


def _pay(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    if reason is not None:
        return reason
    if state.seat_of(marine) != choice.seat:
        return Reason("of_another_player", "R-17.3", {"marine": MARINE_THINGS[marine]})
    return Reason("no_token", "", {"marine": MARINE_THINGS[marine]})


# ---------------------------------------------------------------------- attacks and defence


def _attack(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    spot = Spot(_number(words[1], SWARM_NAMES))
    if reason is not None or spot < 0:
        return reason or _unknown(words[1])
    if choice.subject is None:
        reason = _of_the_card(state, choice, marine, "R-6.18" if choice.kind == "attack" else "")
    elif choice.subject != MARINE_THINGS[marine]:
        reason = _other_marine(state, choice, marine)
    reason = reason or _no_target(state, marine, spot)
    if reason is None and choice.kind == "attack":
        reason = _one_attacks(state, marine)
    # If the target is legal, only attacks that cost a token are left.
    return reason or Reason("no_token", "", {"marine": MARINE_THINGS[marine]})


def _other_marine(state: State, choice: Choice[object], marine: Marine) -> Reason:
    """Why only the Marine in question may attack now."""
    assert choice.card is not None and choice.subject is not None
    rule = "R-9.5" if choice.kind == "granted_attack" else "R-6.18"
    if choice.card.kind == "action":
        card = ACTION_CARDS[ACTION_NAMES.index(choice.card.id)]
        reason = _of_the_card(state, choice, marine, rule) or _one_attacks(state, marine)
        if reason is not None:
            return reason
        rule = card.rule_of_turns
    return Reason("other_marine", rule, {"marine": MARINE_THINGS[marine], "subject": choice.subject})


def _one_attacks(state: State, marine: Marine) -> Reason | None:
    """R-18.1: why a Marine of the team cannot attack although he has not attacked."""
    for event, _, _ in state.effects_now():
        if EVENT_CARDS[event].attackers() < len(MARINES_OF[TEAM_OF[marine]]):
            about = {"marine": MARINE_THINGS[marine], "event": EVENT_CARDS[event].thing}
            return Reason("one_attacks", "R-18.1", about)
    return None


def _charge(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = _marine(state, words[0])
    reason = reason or _of_the_card(state, choice, marine, "R-6.18")
    if reason is not None:
        return reason
    assert choice.card is not None
    return ACTION_CARDS[ACTION_NAMES.index(choice.card.id)].why_not_instead(state, marine)


def _no_target(state: State, marine: Marine, spot: Spot) -> Reason | None:
    """R-6.19: why the Marine cannot attack this spot."""
    about: dict[str, Thing | int] = {"marine": MARINE_THINGS[marine], "spot": SPOT_THINGS[spot]}
    if not _swarm(state, spot):
        return Reason("no_swarm_there", "R-3.4", {"spot": SPOT_THINGS[spot]})
    if spot & 1 != state.facing[marine]:
        return Reason("faces_away", "R-3.7", {**about, "side": SIDE_THINGS[state.facing[marine]]})
    away = abs((spot % SECOND >> 1) - state.formation.index(marine))
    if away > RANGE_OF[marine]:
        return Reason("out_of_range", "R-3.7", {**about, "number": away, "range": RANGE_OF[marine]})
    if protected(state, spot):
        return Reason("under_power_field", "R-6.19", {"spot": SPOT_THINGS[spot]})
    return None


def _swarm(state: State, spot: Spot) -> int:
    """The cards of a swarm, which may not exist."""
    return state.swarm(spot) if spot in state.swarms_at(state.every_spot()) else 0


def _slay(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, kind = Spot(_number(words[0], SWARM_NAMES)), _number(words[1], KIND_NAMES)
    if spot < 0 or kind < 0:
        return _unknown(words[0] if spot < 0 else words[1])
    about = {"spot": SPOT_THINGS[spot], "genestealer": KIND_THINGS[kind]}
    pending = count(_swarm(state, spot), kind)
    if not pending and not (spot < len(state.done) and count(state.done[spot], kind)):
        return Reason("no_such_card_there", "R-3.4", about)
    assert choice.card is not None
    if choice.card.kind == "event":
        named = EVENT_CARDS[state.event].named_cards(state)
        if named.count((spot, kind)) >= pending:
            return Reason("named_already", "R-9.2", about)
    if protected(state, spot) or (spot == state.field and not pending):
        return Reason("under_power_field", "R-12.6", {"spot": SPOT_THINGS[spot]})
    if pending and kind in LORDS and _swarm(state, spot) & ALL_NORMAL:
        return Reason("lord_goes_last", "R-13.9", about)
    return Reason("not_within_reach", RULE_OF_REACH.get(choice.card.kind, ""), about)


RULE_OF_REACH = {"marine": "R-6.20", "event": "R-3.5"}
"""The rule that defines which cards can be slain: the target of an attack, or cards engaged with a Marine."""


def _reroll(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """R-7.2: a Marine pays his own tokens, only towards the front."""
    assert choice.subject is not None
    if not state.tokens[MARINE_THINGS.index(choice.subject)]:
        return Reason("no_token", "R-7.2", {"marine": choice.subject})
    return Reason("attacked_from_behind", "R-7.2", {"marine": choice.subject})


# ---------------------------------------------------------------------- targets of Events and locations, spawning


NAMES_OF = {"marine": MARINE_NAMES, "spot": SWARM_NAMES, "pile": SIDE_NAMES, "team": TEAM_NAMES}
"""The names of targets in answers, by kind."""


def _target(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """R-9.4, H-32: the card says why a target is invalid."""
    kind = choice.options[0].things[0].kind
    target = _number(words[0], NAMES_OF[kind])
    if target < 0:
        return _unknown(words[0])
    if kind == "team" and not state.controller[target]:
        return Reason("team_out_of_play", "R-9.4", {"team": TEAM_THINGS[target]})
    assert choice.card is not None
    if choice.card.kind == "event":
        reason = EVENT_CARDS[EVENT_NAMES.index(choice.card.id)].invalid(state, target)
    else:
        reason = LOCATION_CARDS[LOCATION_NAMES.index(choice.card.id)].invalid(state, target)
    if reason is None and kind == "marine":
        return _marine(state, words[0])[1]
    return reason or (_named_swarm(state, words[0])[1] if kind == "spot" else None)


def _spawn(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    if choice.kind == "spawn_who":
        return _spawn_who(state, choice, words[0])
    reason = _terrain(state, words[0])
    if reason is not None:
        return reason
    # Each colour has two Terrain cards, and both are options.
    card, rival = TERRAIN_NAMES.index(words[0]), TERRAIN_THINGS.index(choice.options[0].things[0])
    colour = COLOUR_THINGS[TERRAIN[rival].colour]
    return Reason("other_colour", "R-10.2", {"terrain": TERRAIN_THINGS[card], "colour": colour})


def _spawn_who(state: State, choice: Choice[object], word: str) -> Reason | None:
    """R-10.5: only Marines who face the side of the short pile and are not engaged get a Genestealer."""
    marine, reason = _marine(state, word)
    if reason is not None:
        return reason
    side = state.facing[MARINE_THINGS.index(choice.options[0].things[0])]
    if state.facing[marine] != side:
        return Reason("faces_other_pile", "R-10.5", {"marine": MARINE_THINGS[marine], "pile": PILE_THINGS[side]})
    return Reason("is_engaged", "R-3.5", {"marine": MARINE_THINGS[marine]})


def _lord(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    kind = _number(words[0], KIND_NAMES)
    return _unknown(words[0]) if kind < 0 else Reason("no_lord", "R-14.7", {"genestealer": KIND_THINGS[kind]})


def _terrain(state: State, word: str) -> Reason | None:
    """A Terrain card by name; it must be in the formation."""
    card = _number(word, TERRAIN_NAMES)
    if card < 0:
        return _unknown(word)
    return None if state.terrain[card] >= 0 else Reason("terrain_not_here", "", {"terrain": TERRAIN_THINGS[card]})


# ---------------------------------------------------------------------- offers of single cards


def _named_swarm(state: State, word: str) -> tuple[Spot, Reason | None]:
    """A spot with a swarm."""
    spot = Spot(_number(word, SWARM_NAMES))
    if spot < 0:
        return spot, _unknown(word)
    if not _swarm(state, spot):
        return spot, Reason("no_swarm_there", "R-3.4", {"spot": SPOT_THINGS[spot]})
    return spot, None


def _field(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return _named_swarm(state, words[0])[1]


def _send(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, reason = _named_swarm(state, words[0])
    goal, outside = _spot(state, words[1])
    if reason is not None or outside is not None:
        return reason or outside
    return Reason("not_next_to", "", {"spot": SPOT_THINGS[spot], "spot2": SPOT_THINGS[goal]})


def _put(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return _spot(state, words[0])[1]


def _spot(state: State, word: str) -> tuple[Spot, Reason | None]:
    """A spot of the formation."""
    spot = Spot(_number(word, SPOT_NAMES))
    if spot < 0:
        return spot, _unknown(word)
    return spot, None if spot < len(state.swarms) else Reason("no_such_spot", "R-3.2", {"spot": SPOT_THINGS[spot]})


def _take(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, kind = Spot(_number(words[0], SPOT_NAMES)), _number(words[1], KIND_NAMES)
    if spot < 0 or kind < 0:
        return _unknown(words[0] if spot < 0 else words[1])
    about = {"spot": SPOT_THINGS[spot], "genestealer": KIND_THINGS[kind]}
    if spot >= len(state.swarms) or not count(state.swarms[spot], kind):
        return Reason("no_such_card_there", "R-3.4", about)
    if kind in LORDS:
        return Reason("lord_stays", "R-1.7", about)
    assert choice.card is not None
    card = ACTION_CARDS[ACTION_NAMES.index(choice.card.id)]
    if TEAM_OF[state.formation[spot >> 1]] != card.team:
        return Reason("not_within_reach", "R-3.5", about)
    return Reason("taken_already", "", about)


def _limit(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return _terrain(state, words[0])


def _discard(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """The top card of a pile, or a card in hand that shields."""
    if choice.kind == "defence":
        card = _number(words[0], TERRAIN_NAMES)
        return _unknown(words[0]) if card < 0 else Reason("not_held", "R-7.4", {"terrain": TERRAIN_THINGS[card]})
    side = _number(words[0], SIDE_NAMES)
    return _unknown(words[0]) if side < 0 else Reason("pile_empty", "", {"pile": PILE_THINGS[side]})


def _pile(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    return _unknown(words[0]) if words[0] not in SIDE_NAMES else None


LOOKS: dict[str, tuple[int, Callable[[State, Choice[object], list[str]], Reason | None]]] = {
    "team": (1, _team),
    "choose": (1, _choose),
    "place": (1, _place),
    "move": (2, _move),
    "turn": (1, _turn),
    "activate": (2, _activate),
    "pay": (1, _pay),
    "attack": (2, _attack),
    "charge": (1, _charge),
    "slay": (2, _slay),
    "reroll": (0, _reroll),
    "target": (1, _target),
    "spawn": (1, _spawn),
    "field": (1, _field),
    "send": (2, _send),
    "put": (1, _put),
    "take": (2, _take),
    "limit": (1, _limit),
    "discard": (1, _discard),
    "pile": (1, _pile),
    "lord": (1, _lord),
}
"""For each verb, the number of words after it and the function that finds the reason."""
