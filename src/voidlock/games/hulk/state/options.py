"""Flyweight answers of the game, each created once: a verb and the number of its object."""

from __future__ import annotations

from functools import cache

from voidlock.engine import Option, Thing
from voidlock.games.hulk.facts import FACING_THINGS
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.numbers import Alien, Marine, Square, Target, alien_of, at_alien, at_door, door_of

from . import ALIEN_THINGS

Answer = tuple[str, int]

VERBS = frozenset(
    [
        *("accept", "activate", "arrange", "assault", "barrier", "clear", "climb", "close", "command", "done"),
        *("deploy", "drop", "end", "enter", "face", "fire", "first", "flame", "guard", "hold", "keep", "leave"),
        *("listed", "move", "next", "open", "operate", "overwatch", "parry", "pass", "place", "prescience", "psi"),
        *("redraw", "reload", "reroll_all", "snap", "stay", "storm", "storm_section", "turn"),
    ]
)
"""The first words of all answers."""


@cache
def _option(verb: str, number: int, *things: Thing) -> Option[Answer]:
    return Option((verb, number), verb, *things)


def plain(verb: str) -> Option[Answer]:
    return _option(verb, 0)


def of_marine(board: Board, verb: str, marine: Marine) -> Option[Answer]:
    return _option(verb, marine, board.marine_things[marine])


def of_square(board: Board, verb: str, square: Square) -> Option[Answer]:
    return _option(verb, square, board.things[square])


def of_door(board: Board, verb: str, square: Square) -> Option[Answer]:
    return _option(verb, at_door(square), board.door_things[square])


def of_alien(verb: str, alien: Alien) -> Option[Answer]:
    return _option(verb, at_alien(alien), ALIEN_THINGS[alien])


def of_facing(verb: str, facing: int) -> Option[Answer]:
    return _option(verb, facing, FACING_THINGS[facing])


def of_entry(board: Board, verb: str, entry: int) -> Option[Answer]:
    return _option(verb, entry, board.entry_things[entry])


def of_objective(board: Board, verb: str, objective: int) -> Option[Answer]:
    return _option(verb, objective, board.objective_things[objective])


def of_points(verb: str, number: int) -> Option[Answer]:
    return _option(verb, number, Thing("points", str(number)))


def shot_at(board: Board, verb: str, target: Target) -> Option[Answer]:
    """A shot at a target encoded as in `State.aim`: a stealer, or a door."""
    return of_alien(verb, alien_of(target)) if target > 0 else of_door(board, verb, door_of(target))
