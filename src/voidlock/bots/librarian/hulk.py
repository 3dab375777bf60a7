"""What the librarian knows of Space Hulk."""

from __future__ import annotations

from typing import cast

from voidlock.hulk.facts import COMMAND, MARINES
from voidlock.hulk.options import Answer
from voidlock.hulk.state import State
from voidlock.table import Choice, Game, Option

from ..sergeant import THUMBS, thumb
from ..sergeant.orders import CAREFUL, walk_in_full
from .hulk_value import value
from .lore import Line, Lore

THOUGHT_ABOUT = frozenset(["order"])
"""The questions that decide games; the others are left to the squad leader."""

PLAIN = frozenset(THUMBS) - THOUGHT_ABOUT


def _turn(state: State) -> int:
    return state.turn


def _begins(state: State, choice: Choice[object]) -> bool:
    """At the start of a turn, before anybody has acted."""
    return state.phase == COMMAND or (choice.kind == "next_marine" and not state.activated)


def ideas(game: Game[State]) -> list[Line]:
    """What the squad leader would do; to stand and watch; a more careful walk; to stop; another shot."""
    choice, state = cast("Choice[Answer]", game.pending[0]), game.state
    by_answer: dict[Answer, Option[object]] = {option.value: option for option in choice.options}
    usual = choice.options[thumb(state, choice)]
    found: list[Line] = [(usual,)]
    if usual.value[0] == "snap" or state.phase != MARINES:
        return found
    done = by_answer.get(("done", 0))
    if done is None or choice.subject is None:
        return found
    marine = state.board.marine_names.index(choice.subject.id)
    for verb in ("overwatch", "guard"):
        if (verb, 0) in by_answer:
            found.append((by_answer[verb, 0], done))
            break
    found.append((*walk_in_full(game, marine, CAREFUL), done))
    found.append((done,))
    shots = [option for option in choice.options if option.verb == "fire" and option.value[1] > 0]
    found += [(shot,) for shot in shots[:2]]
    return list(dict.fromkeys(line for line in found if line[0] != usual or len(line) == 1))


LORE = Lore(thumb, value, _turn, _begins, "", PLAIN, ideas)
