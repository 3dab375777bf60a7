"""The formation: Marines and their tokens, death and shifting, swarms at their spots, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from voidlock.engine import Over, Thing
from voidlock.games.angel.cards.base import LOCATION_CARDS
from voidlock.games.angel.events import (
    CurrentPlayer,
    FormationShifted,
    GameLost,
    GameWon,
    GenestealerSlain,
    MarineSlain,
    MarinesTraded,
    MarineTurned,
    SupplyEmpty,
    SwarmMoved,
    SwarmsMerged,
    TeamEliminated,
    TerrainDiscarded,
    TokenOnTerrain,
    TokenPaid,
    TokenPlaced,
    TokensLost,
)
from voidlock.games.angel.facts import (
    ACTION_OF,
    EVERY_SPOT,
    EVERY_TEAM,
    KIND_THINGS,
    LEFT,
    LOCATION_THINGS,
    LOCATIONS,
    MARINE_THINGS,
    SEAT_THINGS,
    SECOND,
    SIDE_THINGS,
    SPOT_THINGS,
    SPOTS_AT,
    TEAM_OF,
    TEAM_THINGS,
    TERRAIN_THINGS,
)
from voidlock.games.angel.numbers import Marine, Spot, Team
from voidlock.games.angel.state import NOWHERE, OVER, State
from voidlock.games.angel.state.swarms import NORMAL, UNIT, next_to_go, size

# ---------------------------------------------------------------------- tokens


def place_token(state: State, marine: Marine) -> None:
    """Place a token from the supply on a Marine; it is lost if the supply is empty (R-1.4)."""
    if not state.supply:
        state.tell(SupplyEmpty())
        return
    state.supply -= 1
    state.tokens[marine] += 1
    state.tell(TokenPlaced(MARINE_THINGS[marine]))


def place_token_on_terrain(state: State, terrain: int) -> bool:
    """Place a token from the supply on a Terrain card; it is lost if the supply is empty (R-1.4)."""
    if not state.supply:
        state.tell(SupplyEmpty())
        return False
    state.supply -= 1
    state.terrain_tokens[terrain] += 1
    state.tell(TokenOnTerrain(TERRAIN_THINGS[terrain]))
    return True


def pay_token(state: State, marine: Marine) -> None:
    """R-1.5: a spent token returns to the supply."""
    state.tokens[marine] -= 1
    state.supply += 1
    state.tell(TokenPaid(MARINE_THINGS[marine]))


def lose_tokens(state: State, marine: Marine, number: int) -> None:
    """The Marine loses this many tokens to the supply."""
    if number:
        state.tokens[marine] -= number
        state.supply += number
        state.tell(TokensLost(MARINE_THINGS[marine], number))


# ---------------------------------------------------------------------- facing and Terrain


def turn(state: State, marine: Marine) -> None:
    state.facing[marine] ^= 1
    state.tell(MarineTurned(MARINE_THINGS[marine], SIDE_THINGS[state.facing[marine]]))


def trade(state: State, marine: Marine, partner: Marine) -> None:
    """R-6.11: they trade places; each keeps his facing and his tokens, and the swarms stay."""
    here, there = state.formation.index(marine), state.formation.index(partner)
    state.formation[here], state.formation[there] = partner, marine
    state.tell(MarinesTraded(MARINE_THINGS[marine], MARINE_THINGS[partner]))


def discard_terrain(state: State, terrain: int) -> None:
    """The Terrain card is set aside (R-15.3); its tokens return to the supply (R-1.5)."""
    state.supply += state.terrain_tokens[terrain]
    state.terrain_tokens[terrain] = 0
    state.terrain[terrain] = NOWHERE
    state.activated &= ~(1 << terrain)
    if state.limited == terrain:
        state.limited = -1
    state.tell(TerrainDiscarded(TERRAIN_THINGS[terrain]))


# ---------------------------------------------------------------------- the end


def is_won(state: State) -> bool:
    """R-16.1, R-16.2: whether the final location's own condition holds, or no Genestealer is left."""
    return LOCATIONS[state.location].final and (
        LOCATION_CARDS[state.location].is_won(state)
        or not (any(state.swarms) or any(state.done) or state.apart or state.piles[0] or state.piles[1])
    )


def check_end(state: State) -> None:
    """R-16.2 to R-16.4: checked after every single change; nothing is resolved after the end of the game."""
    if is_won(state):
        win(state)
    if not state.formation:
        state.tell(GameLost(LOCATION_THINGS[state.location]))
        _end(state, "loss")


def win(state: State) -> NoReturn:
    state.tell(GameWon(LOCATION_THINGS[state.location]))
    _end(state, "win")


def _end(state: State, result: str) -> NoReturn:
    state.result = result
    state.phase = OVER
    raise Over


# ---------------------------------------------------------------------- slaying Genestealers


def is_protected(state: State, spot: Spot) -> bool:
    """Whether the swarm is under Power Field. In step 3a a protected swarm counts as done (H-16)."""
    return spot == state.field and not state.attacking


def slayable(state: State, spot: Spot) -> list[int]:
    """The kinds of card that can be slain next at the spot (R-13.9), none under Power Field."""
    return [] if is_protected(state, spot) else next_to_go(state.swarm(spot))


def slayable_cards(state: State, spots: Sequence[Spot]) -> int:
    """R-13.11: how many cards can be slain at the spots, one by one."""
    return sum([size(state.swarm(spot)) for spot in spots if not is_protected(state, spot)])


def slay(state: State, spot: Spot, kind: int) -> None:
    """R-3.8: discard one card of the swarm; a Brood Lord is set aside for good (R-1.7)."""
    take_from_swarm(state, spot, kind)
    if kind in NORMAL:
        state.discard += UNIT[kind]
    else:
        state.dead_lords += UNIT[kind]
    state.tell(GenestealerSlain(KIND_THINGS[kind], SPOT_THINGS[spot]))
    check_end(state)


def take_from_swarm(state: State, spot: Spot, kind: int) -> None:
    if spot >= SECOND:
        keep_apart(state, EVERY_SPOT[spot - SECOND], -UNIT[kind])
        return
    state.swarms[spot] -= UNIT[kind]
    if not state.swarms[spot] and is_protected(state, spot):
        state.field = NOWHERE


# ---------------------------------------------------------------------- swarms that are kept apart


def keep_apart(state: State, spot: Spot, cards: int) -> None:
    """Add cards to the second swarm at the spot, or remove them."""
    apart = list(state.apart) or [0] * len(state.swarms)
    apart[spot] += cards
    state.apart = tuple(apart) if any(apart) else ()


def close_up(state: State) -> None:
    """Make a second swarm the only one at its spot if the first is gone."""
    for spot, swarm in enumerate(state.apart):
        if swarm and not state.swarms[spot]:
            state.swarms[spot] = swarm
            keep_apart(state, EVERY_SPOT[spot], -swarm)


def merge(state: State) -> None:
    """R-12.5: merge all swarms at each spot."""
    for spot, swarm in enumerate(state.apart):
        if swarm:
            if state.swarms[spot]:
                state.tell(SwarmsMerged(SPOT_THINGS[spot]))
            state.swarms[spot] += swarm
    state.apart = ()


def regroup(state: State, places: list[Spot]) -> None:
    """Move every swarm to the place given for its spot, all together; swarms that meet become one (R-12.1).

    Two swarms kept apart stay apart: what the first meets joins it, what the second meets joins the second.
    """
    swarms, apart = state.swarms, state.apart
    state.swarms, state.apart = _regroup(swarms, places), tuple(_regroup(apart, places))
    if state.field != NOWHERE:
        state.field = places[state.field]  # swarms it meets there are under Power Field too
    _tell_moves(state, swarms, places, 0)
    _tell_moves(state, apart, places, SECOND)


def send(state: State, start: Spot, goal: Spot) -> None:
    """Move the swarm at one spot to another."""
    regroup(state, [goal if spot == start else spot for spot in state.every_spot()])


def _regroup(swarms: Sequence[int], places: list[Spot]) -> list[int]:
    regrouped = [0] * len(swarms)
    for spot, swarm in enumerate(swarms):
        regrouped[places[spot]] += swarm
    return regrouped


def _tell_moves(state: State, swarms: Sequence[int], places: list[Spot], rank: int) -> None:
    for spot, swarm in enumerate(swarms):
        if swarm and places[spot] != spot:
            state.tell(SwarmMoved(SPOT_THINGS[rank + spot], SPOT_THINGS[rank + places[spot]]))


def spot_behind(state: State, spot: Spot) -> Spot:
    """R-11.5: the spot behind the Marine that a swarm at this spot is engaged with."""
    return state.behind(state.formation[spot >> 1])


# ---------------------------------------------------------------------- the death of a Marine


def slay_marine(state: State, marine: Marine, by: Thing) -> None:
    """R-13.1: he leaves the formation, his tokens return and the gap closes; his team or the game may end."""
    row = state.formation.index(marine)
    state.tell(MarineSlain(MARINE_THINGS[marine], by))
    state.supply += state.tokens[marine]
    state.tokens[marine] = 0
    state.facing[marine] = LEFT
    state.slain.append(marine)
    del state.formation[row]
    if state.formation:
        _shift(state, row)
    team = TEAM_OF[marine]
    if not state.in_play(team):
        _eliminate(state, team)
    check_end(state)


def _shift(state: State, row: int) -> None:
    """R-13.2 to R-13.4: the dead row joins its neighbour in the smaller segment, the row below if they are equal."""
    above, below = row, len(state.formation) - row
    joined = row - 1 if below == 0 or 0 < above < below else row
    apart = list(state.apart)
    for layer in (state.swarms, state.done, apart) if apart else (state.swarms, state.done):
        left, right = layer[2 * row : 2 * row + 2]
        del layer[2 * row : 2 * row + 2]
        layer[2 * joined] += left
        layer[2 * joined + 1] += right
    state.apart = tuple(apart)
    for terrain, spot in enumerate(state.terrain):
        if spot >= 0:
            state.terrain[terrain] = _shift_spot(spot, row, joined)
    if state.field != NOWHERE:
        state.field = _shift_spot(state.field, row, joined)
    state.tell(FormationShifted(row + 1, MARINE_THINGS[state.formation[joined]]))


def _shift_spot(spot: Spot, row: int, joined: int) -> Spot:
    place = spot >> 1
    if place == row:
        return SPOTS_AT[joined][spot & 1]
    return EVERY_SPOT[spot - 2] if place > row else spot


def _eliminate(state: State, team: Team) -> None:
    """R-13.6: the team's Action cards leave the game. R-4.5: the current player may change immediately."""
    state.table[team] = state.chosen[team] = -1
    state.tell(TeamEliminated(TEAM_THINGS[team]))
    if team == state.leader:
        set_leader(state)


def set_leader(state: State) -> None:
    """R-4.4: the controller of the lowest-numbered Action card on the table is the current player."""
    lying = [(ACTION_OF[team][state.table[team]], team) for team in EVERY_TEAM if state.table[team] >= 0]
    if lying:
        state.leader = min(lying)[1]
        state.current = state.controller[state.leader]
        state.tell(CurrentPlayer(SEAT_THINGS[state.current]))
