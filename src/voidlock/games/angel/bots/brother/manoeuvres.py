"""Heuristics for positions, facings and activations."""

from __future__ import annotations

from voidlock.engine import Choice
from voidlock.games.angel.facts import TEAM_OF, TERRAIN
from voidlock.games.angel.flow.movement import activatable
from voidlock.games.angel.numbers import Marine, Team
from voidlock.games.angel.state import State

from .machines import activation_gain
from .threat import KILLS, SLAIN, best, is_hunted, reach, spawns_at, strength, values
from .weights import WEIGHTS


class Ground:
    """Rates Marines at the places of the formation; ratings are memoised."""

    __slots__ = ("_machines", "_seek", "_spawns", "_stands", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._spawns = spawns_at(state)
        self._machines = [
            (card, spot)
            for card, spot in enumerate(state.terrain)
            if spot >= 0 and TERRAIN[card].activatable and not state.activated >> card & 1
        ]
        self._seek = WEIGHTS["seek" if state.location_deck else "seek_final"]
        self._stands: dict[tuple[Marine, int, int], float] = {}

    def stands(self, marine: Marine, place: int, side: int) -> float:
        """The rating of a Marine at a place, facing a side."""
        key = marine, place, side
        found = self._stands.get(key)
        if found is None:
            found = self._stands[key] = self._rate(marine, place, side)
        return found

    def _rate(self, marine: Marine, place: int, side: int) -> float:
        state = self.state
        swarms, spawns = state.swarms, self._spawns
        front = 2 * place + side
        there, back = strength(swarms[front]), strength(swarms[front ^ 1])
        score = WEIGHTS["spawn_front"] * spawns[front]
        if there or back:
            score -= 1 - (1 - SLAIN[there][state.tokens[marine]]) * (1 - KILLS[back])
        for spot in reach(state, place, marine, side):
            if swarms[spot]:
                score += WEIGHTS["attackable"] * min(strength(swarms[spot]), 3)
                if is_hunted(state, spot):
                    score += WEIGHTS["lord_reach"]
            score += WEIGHTS["spawn_reach"] * spawns[spot]
        for card, spot in self._machines:
            if spot == front:
                score += self._seek * max(activation_gain(state, marine, card, place), 0.0)
        return score

    def best_side(self, marine: Marine, place: int) -> int:
        """The better side to face there; on a tie he does not turn."""
        now = self.state.facing[marine]
        return 1 - now if self.stands(marine, place, 1 - now) > self.stands(marine, place, now) + 1e-9 else now

    def best_rating(self, marine: Marine, place: int) -> float:
        """His rating there, facing the better side."""
        return max(self.stands(marine, place, 0), self.stands(marine, place, 1))

    def as_he_looks(self, marine: Marine, place: int) -> float:
        return self.stands(marine, place, self.state.facing[marine])

    def trade_gain(self, team: Team, one: Marine, other: Marine) -> float:
        """The gain if two Marines trade places; those of the team may be turned afterwards."""
        here, there = self.state.formation.index(one), self.state.formation.index(other)
        first = self.best_rating
        second = self.best_rating if TEAM_OF[other] == team else self.as_he_looks
        return first(one, there) + second(other, here) - first(one, here) - second(other, there)


def move(state: State, choice: Choice[tuple[Marine, Marine] | None]) -> int:
    """The trade of places that helps most; none if it hardly helps."""
    ground, least = Ground(state), WEIGHTS["move"] + 1e-9
    return best([least if trade is None else ground.trade_gain(TEAM_OF[trade[0]], *trade) for trade in values(choice)])


def facing(state: State, choice: Choice[Marine | None]) -> int:
    """Turn a Marine who faces the wrong way."""
    ground = Ground(state)
    for index, option in enumerate(choice.options):
        marine = option.value
        if marine is not None and ground.best_side(marine, state.formation.index(marine)) != state.facing[marine]:
            return index
    return len(choice.options) - 1


def activate(state: State, choice: Choice[tuple[Marine, int] | None]) -> int:
    """The machine that is worth most; none if all do harm."""

    def gain(marine: Marine, card: int) -> float:
        return activation_gain(state, marine, card, state.formation.index(marine)) - 1e-9

    return best([0.0 if machine is None else gain(*machine) for machine in values(choice)])


def move_gain(ground: Ground, team: Team) -> float:
    """The gain of the team's Move + Activate card from its three steps alone."""
    state = ground.state
    formation = state.formation
    total = 0.0
    for marine in state.living(team):
        place = formation.index(marine)
        stay = ground.best_rating(marine, place)
        trades = [
            ground.best_rating(marine, near) + ground.as_he_looks(other, place) - ground.as_he_looks(other, near)
            for near, other in (
                (near, formation[near]) for near in (place - 1, place + 1) if 0 <= near < len(formation)
            )
        ]
        total += max([stay, *trades]) - ground.as_he_looks(marine, place)
        total += machine_gain(state, marine, place)
    return total


def machine_gain(state: State, marine: Marine, place: int) -> float:
    """A Marine's best gain from the machines on either side of him; he can turn to one."""
    ready = activatable(state, marine)
    behind = 2 * place + 1 - state.facing[marine]
    ready += [
        card
        for card, spot in enumerate(state.terrain)
        if spot == behind and TERRAIN[card].activatable and not state.activated >> card & 1
    ]
    return max([0.0, *[activation_gain(state, marine, card, place) for card in ready]])
