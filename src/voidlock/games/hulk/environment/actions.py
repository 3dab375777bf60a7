"""Discrete action space of a mission: every answer its board can offer, built by the game's own functions."""

from __future__ import annotations

from functools import lru_cache

from voidlock.engine import Option
from voidlock.games.hulk.facts import FACING_NAMES, FIRST_BLIP
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.numbers import EVERY_ALIEN, EVERY_MARINE, STEALERS_AND_LORD
from voidlock.games.hulk.state.options import (
    of_alien,
    of_door,
    of_entry,
    of_facing,
    of_marine,
    of_objective,
    of_points,
    of_square,
    plain,
)
from voidlock.gym.catalogue import Catalogue

WORDS = (
    *("accept", "arrange", "clear", "done", "drop", "end", "guard", "hold", "keep", "listed", "overwatch", "parry"),
    *("prescience", "redraw", "reload", "reroll_all", "stay"),
)
MOST_PSI = 13
"""PSI-2: no offer exceeds the greatest difference of two scores."""


def answers(board: Board) -> list[Option[object]]:
    """The answers in order of their indices."""
    marines, squares = EVERY_MARINE[: len(board.marine_names)], board.every
    doors = board.each(board.doors | board.bulkheads)
    blips = EVERY_ALIEN[FIRST_BLIP:][: len(board.mission.pool) + int(bool(board.mission.placed))]
    found: list[Option[object]] = [plain(word) for word in WORDS]
    for verb in ("activate", "command", "deploy", "next", "pass"):
        found += [of_marine(board, verb, marine) for marine in marines]
    for verb in ("turn", "face", "leave"):
        found += [of_facing(verb, facing) for facing in range(len(FACING_NAMES))]
    for verb in ("move", "climb", "flame", "barrier", "place"):
        found += [of_square(board, verb, square) for square in squares]
    for verb in ("fire", "snap", "assault", "storm", "storm_section"):
        found += [of_alien(verb, alien) for alien in STEALERS_AND_LORD]
    for verb in ("open", "close", "fire", "snap", "assault"):
        found += [of_door(board, verb, door) for door in doors]
    found += [of_alien("first", blip) for blip in blips]
    found += [of_entry(board, "enter", entry) for entry in range(len(board.entry_names))]
    found += [of_objective(board, "operate", objective) for objective in range(len(board.objective_names))]
    found += [of_points("psi", number) for number in range(MOST_PSI + 1)]
    return found


@lru_cache(maxsize=16)
def catalogue_of(board: Board) -> Catalogue:
    return Catalogue([option.text for option in answers(board)])
