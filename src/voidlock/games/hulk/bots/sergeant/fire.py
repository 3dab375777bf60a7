"""Heuristics for weapons: what to shoot, what to burn, when to assault."""

from __future__ import annotations

from functools import cache

from voidlock.engine import Choice
from voidlock.games.hulk.aliens.activating import to_nearest
from voidlock.games.hulk.facts import CANNON, FIRST_BLIP, FLAMER, LORD, SHOT_DICE, SHOT_NEEDS
from voidlock.games.hulk.map.fighters import Fighter
from voidlock.games.hulk.marines.flames import set_alight, to_burn
from voidlock.games.hulk.numbers import Alien, Marine, Square, Target, alien_of
from voidlock.games.hulk.odds.shots import hit_probability
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer

from .goals import squares_of

NEAR = 7
"""A stealer that needs no more AP than this to attack is shot before anything else."""

FAR_SHOT = 0.15
LORD_SHOT = 3.0
BLIP = 1.9
"""The value of a blip in stealers."""
ENOUGH = 1.8
"""A flamer shot needs this many stealers; fewer if they are about to attack."""


def targets(choice: Choice[Answer], verbs: tuple[str, ...] = ("fire", "snap")) -> list[tuple[int, Answer]]:
    """The offered shots at stealers: index and answer."""
    return [
        (place, option.value)
        for place, option in enumerate(choice.options)
        if option.value[0] in verbs and option.value[1] > 0
    ]


def striking(state: State, alien: Alien) -> int:
    """The AP that a stealer needs to get beside the nearest marine; approximate, as pieces are ignored."""
    return to_nearest(state, state.place[alien]) - 1


def urgency(state: State, marine: Marine, answer: Answer) -> float:
    """The value of a shot in stealers: the chance to kill, more if the target is about to attack."""
    verb, number = answer
    target = Target(number)
    alien = alien_of(target)
    fighter = state.board.fighters[marine]
    sustained = verb == "fire" and state.aim[marine] == target
    hits = chance_to_hit(fighter.gun, sustained, alien == LORD)
    if alien == LORD:
        return hits * LORD_SHOT
    steps = striking(state, alien)
    return hits * (1.0 - 0.05 * steps if steps < NEAR else FAR_SHOT)


@cache
def chance_to_hit(gun: int, sustained: bool, lord: bool) -> float:
    """SHT-1, SHT-2, BRO-4"""
    return float(hit_probability(SHOT_DICE[gun], SHOT_NEEDS[gun] - sustained, 2 if lord else 1))


def best_shot(state: State, marine: Marine, choice: Choice[Answer], verbs: tuple[str, ...]) -> tuple[float, int]:
    """The value and index of the most urgent shot offered; the value is 0 if there is none."""
    worth, place = 0.0, -1
    for offered, answer in targets(choice, verbs):
        urgent = urgency(state, marine, answer)
        if urgent > worth:
            worth, place = urgent, offered
    return worth, place


def spares_ammunition(state: State, marine: Marine) -> bool:
    """A cannon with few shots left saves them for near targets."""
    return state.board.fighters[marine].gun == CANNON and state.ammo[marine] <= 3 and not state.reloads[marine]


# ---------------------------------------------------------------------- the flamer


def rooms_to_burn(state: State) -> int:
    """The squares of all sections in which something still must burn."""
    board = state.board
    found = 0
    for squares in to_burn(state):
        for square in board.each(squares):
            found |= board.sections[board.section[square]]
    return found


def must_not_burn(state: State) -> int:
    """Sections that lose the mission if they burn, and the object."""
    board = state.board
    found = 0
    for condition in board.mission.defeat:
        if condition.name == "flame_in_section":
            for _, squares in squares_of(state, condition):
                for square in board.each(squares):
                    found |= board.sections[board.section[square]]
    if state.object_at >= 0:
        found |= 1 << state.object_at
    return found


def shots_to_keep(state: State, marine: Marine) -> int:
    """How many flamer shots the mission may still need from this marine."""
    return len(to_burn(state)) if state.board.fighters[marine].gun == FLAMER else 0


def best_flame(state: State, marine: Marine, choice: Choice[Answer]) -> tuple[float, int]:
    """The value of the best flamer shot in stealers, and its index; burning the objective is worth most."""
    wanted = to_burn(state)
    forbidden = must_not_burn(state)
    worth, place = 0.0, -1
    done: dict[int, float] = {}
    for offered, option in enumerate(choice.options):
        verb, number = option.value
        if verb != "flame":
            continue
        square = Square(number)
        section = state.board.section[square]
        if section not in done:
            done[section] = _burn_value(state, set_alight(state, square), wanted, forbidden)
        if done[section] > worth:
            worth, place = done[section], offered
    return worth, place


def _burn_value(state: State, area: int, wanted: list[int], forbidden: int) -> float:
    if any(area & squares for squares in wanted):
        return 100.0
    if area & forbidden or any(square >= 0 and area >> square & 1 for square in state.where):
        return 0.0
    found = 0.0
    for alien, square in enumerate(state.place):
        if square >= 0 and area >> square & 1 and alien != LORD:
            found += 1.0 if alien < FIRST_BLIP else BLIP
    return found * 5 / 6


# ---------------------------------------------------------------------- close assault


def strong(fighter: Fighter) -> bool:
    """Whether he wins a close assault more often than he dies in it: hammer and claws."""
    return fighter.blocks or fighter.dice > 1
