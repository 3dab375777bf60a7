"""Decoder of saved positions, written by hand or by the program. Missing fields have sensible defaults."""

from __future__ import annotations

import re

from voidlock.engine import FileError, Json, Reader, Seat, Task, decode, permute, saved_fields
from voidlock.games.angel.cards.base import EVENT_CARDS, LOCATION_CARDS, TERRAIN_CARDS
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_OF,
    ACTIONS,
    EVENT_NAMES,
    EVERY_TEAM,
    KIND_NAMES,
    LEFT,
    LOCATION_NAMES,
    LOCATIONS,
    LORD_NAMES,
    MARINE_NAMES,
    MARINES_OF,
    RIGHT,
    SETUPS,
    SPOT_NAMES,
    TEAM_NAMES,
    TEAM_OF,
    TERRAIN_NAMES,
    TOKENS,
    TYPE_NAMES,
    of_tier,
    setup_for,
    team_by_name,
)
from voidlock.games.angel.flow.formation import is_won, set_leader
from voidlock.games.angel.flow.round import AFTER_CHOOSING, begin_round, next_action, playable
from voidlock.games.angel.flow.travel import place_location_terrain
from voidlock.games.angel.numbers import Marine, Spot, Team
from voidlock.games.angel.settings import read_settings
from voidlock.games.angel.state import ATTACK_PHASE, CHOOSE, EVENT_PHASE, OVER, RESOLVE, State, place_held
from voidlock.games.angel.state.swarms import LORDS, swarm_of
from voidlock.games.angel.state.swarms import lords as lords_in

from .agenda import read_agenda
from .decks import deal_events, deal_genestealers
from .invariants import broken_invariants

FIELDS = saved_fields(State)

MARINE = re.compile(r"([a-z]+)\s*([<>]?)\s*(\d{0,9})")


def place(position: dict[str, Json], seed: bytes) -> State:
    """The state a position describes; what it leaves open is dealt by the seed."""
    given = Reader(position, "position").given(FIELDS)
    number = int.from_bytes(seed[:8], "big")
    players = given["players"].number(1, 6) if "players" in given else 1
    state = State(read_settings(given.get("settings")), players)
    state.setup = state.location = setup_for(players).location
    state.phase = CHOOSE
    decode(state, given)
    _place_formation(state, given)
    _place_teams(state, given)
    in_sight = _place_swarms(state, given)
    _place_locations(state, given, number)
    _place_terrain(state, given)
    deal_genestealers(state, given, in_sight, number + 1)
    deal_events(state, given, number + 2)
    _place_actions(state, given)
    _place_effects(state, given)
    _place_agenda(state, given)
    state.supply = TOKENS - sum(state.tokens) - sum(state.terrain_tokens) - state.launch
    if state.supply < 0:
        raise FileError("too_many_tokens", "position", number=TOKENS - state.supply)
    wrong = broken_invariants(state)
    if wrong:
        raise FileError("impossible_position", "position", because=wrong[0])
    if is_won(state) and not any(task[0] == "arrived" for task in state.agenda):  # travel is one change
        raise FileError("already_won", "position", name=LOCATION_NAMES[state.location])
    return state


# ---------------------------------------------------------------------- Marines and seats


def _place_formation(state: State, given: dict[str, Reader]) -> None:
    """Each Marine as `leon< 2`: his name, his facing (the upper half left by default) and his tokens."""
    if "formation" not in given:
        raise FileError("missing", "position.formation")
    if isinstance(given["formation"].value, str):
        raise given["formation"].refuse("not_a_list")
    rows = given["formation"].items()
    if not rows:
        raise given["formation"].refuse("already_lost")
    for place, row in enumerate(rows):
        read = MARINE.fullmatch(row.text().strip().casefold())
        if read is None:
            raise row.refuse("marine_unreadable", text=row.text()[:40])
        name, facing, tokens = read.groups()
        marine = Marine(Reader(name, row.where).one_of(MARINE_NAMES))
        if marine in state.formation:
            raise row.refuse("twice", name=name)
        if int(tokens or 0) > TOKENS:
            raise row.refuse("too_many_tokens", number=int(tokens))
        state.formation.append(marine)
        state.tokens[marine] = int(tokens or 0)
        upper = LEFT if place < len(rows) // 2 else RIGHT
        state.facing[marine] = "<>".index(facing) if facing else upper
    state.swarms = [0] * (2 * len(rows))
    state.done = [0] * (2 * len(rows))


def _place_teams(state: State, given: dict[str, Reader]) -> None:
    """Which seat holds each marker; by default the teams of the formation are dealt in turn, in their order."""
    if "teams" in given:
        for seat, own in enumerate(given["teams"].items(), start=1):
            if seat > state.players:
                raise own.refuse("seat_unknown", number=seat)
            for team in own.different(TEAM_NAMES):
                if state.controller[team]:
                    raise own.refuse("twice", name=TEAM_NAMES[team])
                state.controller[team] = Seat(seat)
    else:
        for place, team in enumerate(sorted({TEAM_OF[marine] for marine in state.formation})):
            state.controller[team] = Seat(place % state.players + 1)
    for marine in state.formation:
        if not state.controller[TEAM_OF[marine]]:
            raise given["formation"].refuse("team_not_in_game", name=MARINE_NAMES[marine])
    if "slain" in given:
        state.slain = [Marine(number) for number in given["slain"].different(MARINE_NAMES)]
    else:
        state.slain = [
            marine
            for team, seat in enumerate(state.controller)
            if seat
            for marine in MARINES_OF[team]
            if marine not in state.formation
        ]
    state.first = Seat(given["first"].number(1, state.players) if "first" in given else 1)
    state.current = state.first


# ---------------------------------------------------------------------- locations, swarms, Terrain


def _place_locations(state: State, given: dict[str, Reader], number: int) -> None:
    """The current location and the locations ahead; by default one random card of each remaining tier."""
    lords = lords_in(sum(state.swarms) + sum(state.done) + sum(state.apart) + state.dead_lords)
    here = LOCATIONS[state.location].tier
    if "ahead" in given:
        for reader in given["ahead"].items():
            location = reader.one_of(LOCATION_NAMES)
            tier = LOCATIONS[location].tier
            if tier == "setup" or (here != "setup" and tier[0] <= here[0]):
                raise reader.refuse("not_the_way_ahead", name=LOCATION_NAMES[location])
            if lords and LOCATION_CARDS[location].brings_lords:
                raise reader.refuse("lords_are_here", name=LOCATION_NAMES[location])
            state.location_deck.insert(0, location)
            here = tier
        return
    for place, tier in enumerate(SETUPS[state.setup].tiers):
        if here == "setup" or tier[0] > here[0]:
            cards = [card for card in of_tier(tier) if not (lords and LOCATION_CARDS[card].brings_lords)]
            state.location_deck.insert(0, permute(cards, number + place)[0])


def _place_swarms(state: State, given: dict[str, Reader]) -> list[int]:
    """Place the swarms and the dead Brood Lords; returns all of their cards, to be counted."""
    state.attacking = "done" in given
    named: list[int] = []
    apart = [0] * len(state.swarms)
    for field, layer in (("swarms", state.swarms), ("done", state.done), ("apart", apart)):
        for name, reader in given[field].table().items() if field in given else []:
            kinds = reader.some_of(KIND_NAMES)
            layer[_spot(state, Reader(name, reader.where))] = swarm_of(kinds)
            named += kinds
    state.apart = tuple(apart) if any(apart) else ()
    if "power_field" in given:
        state.field = _spot(state, given["power_field"])
    dead = [LORDS[lord] for lord in given["dead_lords"].different(LORD_NAMES)] if "dead_lords" in given else []
    state.dead_lords = swarm_of(dead)
    return named + dead


def _spot(state: State, reader: Reader) -> Spot:
    spot = Spot(reader.one_of(SPOT_NAMES))
    if spot >= len(state.swarms):
        raise reader.refuse("spot_outside", name=SPOT_NAMES[spot])
    return spot


def _place_terrain(state: State, given: dict[str, Reader]) -> None:
    """Each card with its spot (`"door": "L2"`), or with more; by default as the location places them."""
    if "terrain" not in given:
        place_location_terrain(state)
    else:
        for name, reader in given["terrain"].table(TERRAIN_NAMES).items():
            _place_card(state, TERRAIN_NAMES.index(name), reader)
    if "limited" in given and "limit_left" not in given:
        state.limit_left = 1


def _place_card(state: State, card: int, reader: Reader) -> None:
    if isinstance(reader.value, str):
        state.terrain[card] = _spot(state, reader)
        return
    fields = reader.table(("spot", "tokens", "activated", "held_by"))
    if ("spot" in fields) == ("held_by" in fields):
        raise reader.refuse("spot_or_held")
    if "tokens" in fields and fields["tokens"].number(0, TOKENS):
        if "held_by" in fields or not TERRAIN_CARDS[card].takes_tokens:
            raise fields["tokens"].refuse("no_tokens_here")
        state.terrain_tokens[card] = fields["tokens"].number(0, TOKENS)
    if "held_by" in fields:
        if not TERRAIN_CARDS[card].shields:
            raise fields["held_by"].refuse("cannot_be_held", name=TERRAIN_NAMES[card])
        state.terrain[card] = place_held(Seat(fields["held_by"].number(1, state.players)))
        return
    state.terrain[card] = _spot(state, fields["spot"])
    if "activated" in fields and fields["activated"].flag():
        state.activated |= 1 << card


# ---------------------------------------------------------------------- Action cards, effects, agenda


def _place_actions(state: State, given: dict[str, Reader]) -> None:
    """Cards open or face down; the type resolved last is by default that of the open card."""
    for field, by_team in (("table", state.table), ("chosen", state.chosen)):
        for name, reader in given[field].table(TEAM_NAMES).items() if field in given else []:
            team = team_by_name(name)
            fact = ACTIONS[reader.one_of(ACTION_NAMES)]
            if fact.team != team:
                raise reader.refuse("not_of_this_team", name=fact.id)
            if not state.controller[team] or not state.in_play(team):
                raise reader.refuse("team_not_in_game", name=name)
            by_team[team] = fact.type
    state.last = state.table[:]
    for name, reader in given["last"].table(TEAM_NAMES).items() if "last" in given else []:
        state.last[team_by_name(name)] = reader.one_of(TYPE_NAMES)
    if "standing" in given:
        state.standing = given["standing"].different(ACTION_NAMES)
        for number in state.standing:
            if not state.controller[ACTIONS[number].team]:
                raise given["standing"].refuse("team_not_in_game", name=ACTION_NAMES[number])
    else:
        resolved = [team for team in EVERY_TEAM if state.resolved >> team & 1 and state.table[team] >= 0]
        state.standing = sorted([ACTION_OF[team][state.table[team]] for team in resolved])
    set_leader(state)
    if "leader" in given:
        state.leader = Team(given["leader"].one_of(TEAM_NAMES))
        if not state.controller[state.leader]:
            raise given["leader"].refuse("team_not_in_game", name=TEAM_NAMES[state.leader])
        state.current = state.controller[state.leader]
    if "current" in given:
        state.current = Seat(given["current"].number(1, state.players))


def _place_effects(state: State, given: dict[str, Reader]) -> None:
    for reader in given["effects"].items() if "effects" in given else []:
        fields = reader.given(("card", "about", "round"), "card")
        event = fields["card"].one_of(EVENT_NAMES)
        names = EVENT_CARDS[event].about_names
        if names and "about" not in fields:
            raise reader.refuse("missing")
        about = fields["about"].one_of(names) if "about" in fields else 0
        in_force = fields["round"].number(1, 1_000_001) if "round" in fields else state.round
        state.effects.append((event, about, in_force))
    for team, type in zip(EVERY_TEAM, state.chosen, strict=True):
        if type >= 0 and type not in playable(state, team):
            raise given["chosen"].refuse("not_playable", name=ACTION_NAMES[ACTION_OF[team][type]])


AGENDAS: dict[int, tuple[Task, ...]] = {
    CHOOSE: (begin_round.later(),),
    RESOLVE: (*AFTER_CHOOSING[:4], next_action.later()),
    ATTACK_PHASE: AFTER_CHOOSING[:3],
    EVENT_PHASE: AFTER_CHOOSING[:1],
}
"""The tasks at the start of each phase (of the Resolve Actions Phase, once the cards are open)."""


def _place_agenda(state: State, given: dict[str, Reader]) -> None:
    """The pending tasks; by default those at the start of the phase."""
    if state.phase == OVER:
        raise given["phase"].refuse("already_over")
    if "agenda" in given:
        state.agenda = read_agenda(state, given["agenda"].items())
        return
    if state.event >= 0:
        raise given["event"].refuse("event_needs_agenda")
    if state.phase not in AGENDAS:
        raise given["phase"].refuse("phase_needs_agenda")
    state.agenda = list(AGENDAS[state.phase])
    if state.phase == RESOLVE and any(type >= 0 for type in state.chosen):
        state.agenda = list(AFTER_CHOOSING[:5])
    if state.phase == RESOLVE and not any(type >= 0 for type in (*state.table, *state.chosen)):
        raise FileError("no_actions", "position.table")
