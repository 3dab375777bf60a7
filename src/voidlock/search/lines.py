"""Breadth-first search for lines: answers that a seat gives in a row before chance, a hidden card or another seat.

Where to move, whom to turn and what to activate are three questions but one decision.
"""

from __future__ import annotations

from voidlock.engine import Game, Option
from voidlock.engine.rules import S

from .profile import Line, SearchProfile, profile_of

LONGEST = 6
"""The longest line, in answers."""

NODES = 6
"""How many positions may be visited for each line that may be found."""


def lines(game: Game[S], seat: int, most: int) -> list[Line] | None:
    """All lines from the seat's one question; None if there are more than `most`.

    Lines that lead to the same position are kept once. The game is a re-dealt one, and stays as it is.
    """
    found: list[Line] = []
    seen: set[str] = set()
    waiting: list[tuple[Game[S], Line]] = [(game, ())]
    nodes = 0
    profile = profile_of(game.rules)
    while waiting:
        here, line = waiting.pop(0)
        for option in here.pending[0].options:
            nodes += 1
            if len(found) + len(waiting) >= most or nodes > NODES * most:
                return None
            there = here.clone()
            before = len(there.inputs)
            there.apply(seat, option)
            if there.why_no_undo(before) is not None:
                found.append((*line, option))  # Chance or something hidden intervened.
                continue
            looks = _looks(there, seat)
            if looks not in seen:
                seen.add(looks)
                if _goes_on(there, seat, profile) and len(line) + 1 < LONGEST:
                    waiting.append((there, (*line, option)))
                else:
                    found.append((*line, option))
    return found


def continue_line(game: Game[S], seat: int, line: Line) -> Line:
    """Continue a line by the heuristics while only this seat decides. The game is a re-dealt one, and is played on."""
    profile = profile_of(game.rules)
    found: list[Option[object]] = []
    while len(found) < max(len(line), LONGEST):
        if len(found) < len(line):
            option = line[len(found)]
            if not game.pending or option not in game.pending[0].options:
                break
        elif found and _goes_on(game, seat, profile):
            option = game.pending[0].options[profile.heuristic(game.state, game.pending[0])]
        else:
            break
        before = len(game.inputs)
        game.apply(seat, option)
        found.append(option)
        if game.why_no_undo(before) is not None:
            break
    return tuple(found)


def _goes_on(game: Game[S], seat: int, profile: SearchProfile[S]) -> bool:
    """Whether only this seat is asked next, in the same round, and the question is worth a search."""
    if len(game.pending) != 1:
        return False
    choice = game.pending[0]
    return choice.seat == seat and choice.kind != profile.together and choice.kind not in profile.plain


def _looks(game: Game[S], seat: int) -> str:
    """The position as the seat sees it, with the running task's answers, which may not show yet, in any order."""
    return f"{game.view(seat)} {sorted([given.text() for given in game.in_task()])}"
