"""Why not, in the Choose Actions and Resolve Actions Phases: teams, cards, moves, Terrain, attacks and defence."""

from __future__ import annotations

from voidlock.engine import Choice, Reason, Thing
from voidlock.games.angel.cards.base import ACTION_CARDS, EVENT_CARDS
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_THINGS,
    ACTIONS,
    KIND_NAMES,
    KIND_THINGS,
    MARINE_THINGS,
    MARINES_OF,
    RANGE_OF,
    SEAT_THINGS,
    SECOND,
    SIDE_THINGS,
    SPOT_THINGS,
    SWARM_NAMES,
    TEAM_NAMES,
    TEAM_OF,
    TEAM_THINGS,
    TERRAIN,
    TERRAIN_NAMES,
    TERRAIN_THINGS,
)
from voidlock.games.angel.flow.formation import is_protected
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.swarms import ALL_NORMAL, LORDS, count

from .names import index_of, not_of_the_card, parse_marine, swarm_at, unknown


def team(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    team = index_of(words[0], TEAM_NAMES)
    if team < 0:
        return unknown(words[0])
    return Reason("team_taken", "R-2.4", {"team": TEAM_THINGS[team], "seat": SEAT_THINGS[state.controller[team]]})


def choose(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """The question may be about another team of the same player, so the reason comes from the card itself."""
    number = index_of(words[0], ACTION_NAMES)
    if number < 0:
        return unknown(words[0])
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


def place(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    if reason is None and choice.kind == "munitorium":
        return Reason("got_one_already", "R-14.7", {"marine": MARINE_THINGS[marine]})
    return reason


def move(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    partner, other_reason = parse_marine(state, words[1])
    reason = reason or other_reason or not_of_the_card(state, choice, marine, "R-6.10")
    if reason is not None:
        return reason
    if marine == partner:
        return Reason("trades_with_himself", "R-6.10", {"marine": MARINE_THINGS[marine]})
    return Reason("not_adjacent", "R-6.10", {"marine": MARINE_THINGS[marine], "marine2": MARINE_THINGS[partner]})


def turn(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    return reason or not_of_the_card(state, choice, marine, "R-6.13")


def activate(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    card = index_of(words[1], TERRAIN_NAMES)
    reason = reason or (unknown(words[1]) if card < 0 else not_of_the_card(state, choice, marine, "R-6.14"))
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


def pay(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    if reason is not None:
        return reason
    if state.seat_of(marine) != choice.seat:
        return Reason("of_another_player", "R-17.3", {"marine": MARINE_THINGS[marine]})
    return Reason("no_token", "", {"marine": MARINE_THINGS[marine]})


# ---------------------------------------------------------------------- attacks and defence


def attack(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    spot = Spot(index_of(words[1], SWARM_NAMES))
    if reason is not None or spot < 0:
        return reason or unknown(words[1])
    if choice.subject is None:
        reason = not_of_the_card(state, choice, marine, "R-6.18" if choice.kind == "attack" else "")
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
        reason = not_of_the_card(state, choice, marine, rule) or _one_attacks(state, marine)
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


def charge(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    marine, reason = parse_marine(state, words[0])
    reason = reason or not_of_the_card(state, choice, marine, "R-6.18")
    if reason is not None:
        return reason
    assert choice.card is not None
    return ACTION_CARDS[ACTION_NAMES.index(choice.card.id)].why_not_instead(state, marine)


def _no_target(state: State, marine: Marine, spot: Spot) -> Reason | None:
    """R-6.19: why the Marine cannot attack this spot."""
    about: dict[str, Thing | int] = {"marine": MARINE_THINGS[marine], "spot": SPOT_THINGS[spot]}
    if not swarm_at(state, spot):
        return Reason("no_swarm_there", "R-3.4", {"spot": SPOT_THINGS[spot]})
    if spot & 1 != state.facing[marine]:
        return Reason("faces_away", "R-3.7", {**about, "side": SIDE_THINGS[state.facing[marine]]})
    away = abs((spot % SECOND >> 1) - state.formation.index(marine))
    if away > RANGE_OF[marine]:
        return Reason("out_of_range", "R-3.7", {**about, "number": away, "range": RANGE_OF[marine]})
    if is_protected(state, spot):
        return Reason("under_power_field", "R-6.19", {"spot": SPOT_THINGS[spot]})
    return None


def slay(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    spot, kind = Spot(index_of(words[0], SWARM_NAMES)), index_of(words[1], KIND_NAMES)
    if spot < 0 or kind < 0:
        return unknown(words[0] if spot < 0 else words[1])
    about = {"spot": SPOT_THINGS[spot], "genestealer": KIND_THINGS[kind]}
    pending = count(swarm_at(state, spot), kind)
    if not pending and not (spot < len(state.done) and count(state.done[spot], kind)):
        return Reason("no_such_card_there", "R-3.4", about)
    assert choice.card is not None
    if choice.card.kind == "event":
        named = EVENT_CARDS[state.event].named_cards(state)
        if named.count((spot, kind)) >= pending:
            return Reason("named_already", "R-9.2", about)
    if is_protected(state, spot) or (spot == state.field and not pending):
        return Reason("under_power_field", "R-12.6", {"spot": SPOT_THINGS[spot]})
    if pending and kind in LORDS and swarm_at(state, spot) & ALL_NORMAL:
        return Reason("lord_goes_last", "R-13.9", about)
    return Reason("not_within_reach", RULE_OF_REACH.get(choice.card.kind, ""), about)


def reroll(state: State, choice: Choice[object], words: list[str]) -> Reason | None:
    """R-7.2: a Marine pays his own tokens, only towards the front."""
    assert choice.subject is not None
    if not state.tokens[MARINE_THINGS.index(choice.subject)]:
        return Reason("no_token", "R-7.2", {"marine": choice.subject})
    return Reason("attacked_from_behind", "R-7.2", {"marine": choice.subject})


RULE_OF_REACH = {"marine": "R-6.20", "event": "R-3.5"}
"""The rule that defines which cards can be slain: the target of an attack, or cards engaged with a Marine."""
