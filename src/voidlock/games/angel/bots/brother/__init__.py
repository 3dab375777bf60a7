"""Heuristic bot: it rates the danger to each Marine, and does what helps most."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Never, cast

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Option
from voidlock.games.angel.facts import team_by_name
from voidlock.games.angel.flow.formation import merge
from voidlock.games.angel.state import State

from . import actions, fights, machines, manoeuvres, swarms, targets, tokens
from .needs import Needs

Heuristic = Callable[[State, Choice[Never]], int]
"""Returns the index of an answer. Each takes the choices of its kind, whose options have values of one type."""


def first(state: State, choice: Choice[object]) -> int:
    """For choices that hardly matter, and those whose first answer does what the card allows."""
    return 0


FAVOURED = tuple([team_by_name(name) for name in ("blue", "yellow", "purple", "red", "grey", "green")])
"""The teams, ordered by how often games were won with them while the bots were trained."""


def choose_team(state: State, choice: Choice[int]) -> int:
    free = [option.value for option in choice.options]
    return free.index(min(free, key=FAVOURED.index))


def last(state: State, choice: Choice[object]) -> int:
    return len(choice.options) - 1


HEURISTICS: dict[str, Heuristic] = {
    "choose_team": choose_team,
    "choose_action": actions.choose_action,
    "place_token": tokens.place_token,
    "munitorium": tokens.place_token,
    "stealth_second": tokens.pay_for_pile,
    "teleport": first,
    "move": manoeuvres.move,
    "facing": manoeuvres.facing,
    "activate": manoeuvres.activate,
    "onward": first,
    "strategize": swarms.strategize,
    "power_field": swarms.power_field,
    "scout_look": first,
    "scout_place": swarms.scout_place,
    "attack": fights.attack,
    "again": fights.attack,
    "granted_attack": fights.attack,
    "paid_attack": fights.paid_attack,
    "reroll_attack": fights.reroll_attack,
    "slay": fights.slay,
    "counter_slay": fights.slay,
    "door": fights.slay,
    "intimidate_pick": fights.slay,
    "intimidate_roll": first,
    "defence": fights.defence,
    "event_target": targets.event_target,
    "event_follow_up": targets.event_follow_up,
    "spawn_order": first,
    "spawn_who": first,
    "odd_card": first,
    "smaller_pile": first,
    "stealth_first": machines.smaller_pile,
    "arrive": machines.arrive,
    "lords": first,
    "panel": machines.panel,
    "panel_turn": last,
}
"""The heuristic for each kind of choice."""


def choose_by_heuristics(state: State, choice: Choice[object]) -> int:
    """The index of the heuristic answer. Swarms kept apart are rated as the one swarm they will be."""
    if state.apart and not state.attacking:
        state = state.copy()
        merge(state)
    return HEURISTICS[choice.kind](state, cast("Choice[Never]", choice))


class BrotherBot:
    """Plays by heuristics on a re-dealt game, so it cannot see hidden information."""

    redeals = True

    def __init__(self) -> None:
        self._cards: list[tuple[Choice[object], Option[object]]] = []

    def answer(self, seat: Seat[State], choice: Choice[object], rng: random.Random) -> Option[object]:
        if choice.kind == "choose_action":
            return self._card(seat, choice, rng)
        return choice.options[choose_by_heuristics(seat.redealt(rng, keep=False).state, choice)]

    def _card(self, seat: Seat[State], choice: Choice[object], rng: random.Random) -> Option[object]:
        """Look at the board once for the cards of all teams: nothing changes or is asked while they are chosen."""
        card = next((card for owed, card in self._cards if owed is choice), None)
        if card is not None:
            return card
        needs = Needs(seat.redealt(rng, keep=False).state)
        owes = [choice, *[owed for owed in seat.choices if owed is not choice]]
        self._cards = [(owed, owed.options[actions.card_for(needs, cast("Choice[int]", owed))]) for owed in owes]
        return self._cards[0][1]
