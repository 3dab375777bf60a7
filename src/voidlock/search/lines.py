"""Lines of answers: what a seat can do in a row before chance, a hidden card or somebody else has a say.

Where to move, whom to turn and what to activate are three questions and one decision.
"""

from __future__ import annotations

from voidlock.engine import Game, Option
from voidlock.engine.rules import S

from .lore import Line, Lore, lore_of

LONGEST = 6
"""Answers in a line."""

NODES = 6
"""So many positions are looked at for each line that may be found."""


def lines(game: Game[S], seat: int, most: int) -> list[Line] | None:
    """All lines from the seat's one question on; None if there are more than `most`.

    Of lines that lead to the same position one is kept. The game is one dealt anew, and stays as it is.
    """
    found: list[Line] = []
    seen: set[str] = set()
    waiting: list[tuple[Game[S], Line]] = [(game, ())]
    nodes = 0
    lore = lore_of(game.rules)
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
                found.append((*line, option))  # Chance or something hidden had a say.
                continue
            looks = _looks(there, seat)
            if looks not in seen:
                seen.add(looks)
                if _goes_on(there, seat, lore) and len(line) + 1 < LONGEST:
                    waiting.append((there, (*line, option)))
                else:
                    found.append((*line, option))
    return found


def continued(game: Game[S], seat: int, line: Line) -> Line:
    """A line as rules of thumb go on with it, as long as the seat alone decides. The game is one dealt anew, and is
    played on."""
    lore = lore_of(game.rules)
    found: list[Option[object]] = []
    while len(found) < max(len(line), LONGEST):
        if len(found) < len(line):
            option = line[len(found)]
            if not game.pending or option not in game.pending[0].options:
                break
        elif found and _goes_on(game, seat, lore):
            option = game.pending[0].options[lore.thumb(game.state, game.pending[0])]
        else:
            break
        before = len(game.inputs)
        game.apply(seat, option)
        found.append(option)
        if game.why_no_undo(before) is not None:
            break
    return tuple(found)


def _goes_on(game: Game[S], seat: int, lore: Lore[S]) -> bool:
    """Whether the seat alone is asked next, in the same round, and something that is worth a search."""
    if len(game.pending) != 1:
        return False
    choice = game.pending[0]
    return choice.seat == seat and choice.kind != lore.together and choice.kind not in lore.plain


def _looks(game: Game[S], seat: int) -> str:
    """A position as the seat sees it. Answers in the running task may not show yet; their order says nothing."""
    return f"{game.view(seat)} {sorted([given.text() for given in game.in_task()])}"
