"""State graph of alien actions over (square, facing), from the map alone (sections 5.1, 6; S2)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from voidlock.games.hulk.facts import BACKWARD, FORWARD, MOVE_CLASS
from voidlock.games.hulk.numbers import Square

from .board import Board

AP, SEEN, ACTION = 1 << 36, 1 << 24, 1 << 12
"""Bit fields of a cost: action points, then seen squares, then actions, then diagonal steps."""

Edge = tuple[Square, int, int, int, bool, tuple[int, ...]]
"""A move: square, the two of its corner (MOV-4), cost, whether it is in the front three, the end states.

The two are one square if the corner has no other, and a number above every square's if there is no corner to pass.
"""


class Network(NamedTuple):
    """By state (4 * square + facing): the moves, and the states that a turn for 1 AP leads to."""

    moves: list[tuple[Edge, ...]]
    turns: list[tuple[int, ...]]


@lru_cache(maxsize=64)
def stealer_network(board: Board, free_turn: str) -> Network:
    """5.1 (b): each step includes a free turn of 90 degrees, after or before it."""
    moves, turns = [], []
    for square in board.every:
        for facing in range(4):
            moves.append(tuple(_stealer_moves(board, square, facing, free_turn == "before")))
            turns.append(tuple(4 * square + other for other in range(4) if other != facing))
    return Network(moves, turns)


def _stealer_moves(board: Board, square: Square, facing: int, turn_first: bool) -> list[Edge]:
    turned = (facing, (facing + 1) % 4, (facing + 3) % 4)
    found: list[Edge] = []
    for direction, target, corner in board.steps[square]:
        in_front = MOVE_CLASS[(direction - 2 * facing) % 8] == FORWARD
        costs: dict[int, tuple[int, ...]] = {}
        for other in turned:
            kind = MOVE_CLASS[(direction - 2 * (other if turn_first else facing)) % 8]
            cost = (AP << 1 if kind == BACKWARD else AP) + ACTION + direction % 2
            costs[cost] = (*costs.get(cost, ()), 4 * target + other)
        for cost, states in costs.items():
            found.append((target, *_squares_of(board, corner), cost, in_front, states))
    ladder = board.ladders[square]
    if ladder >= 0:
        found.append((ladder, *_squares_of(board, 0), AP + ACTION, True, (4 * ladder + facing,)))
    return found


def _squares_of(board: Board, corner: int) -> tuple[int, int]:
    """The two squares of a corner."""
    one, *other = board.each(corner) or [Square(len(board.squares))]
    return one, other[0] if other else one


@lru_cache(maxsize=64)
def blip_network(board: Board) -> Network:
    """BLP-7: blips have no facing; every state faces north."""
    moves: list[tuple[Edge, ...]] = []
    for square in board.every:
        found: list[Edge] = [
            (target, *_squares_of(board, corner), AP + ACTION + direction % 2, True, (4 * target,))
            for direction, target, corner in board.steps[square]
        ]
        ladder = board.ladders[square]
        if ladder >= 0:
            found.append((ladder, *_squares_of(board, 0), AP + ACTION, True, (4 * ladder,)))
        moves += [tuple(found), (), (), ()]
    return Network(moves, [()] * len(moves))
