"""A defence roll lies on the table: what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .board import View, board
from .defence import Outcomes, accepted, paid, shielded
from .figure import NoOdds
from .phase import Phase, first_attack, fought


def answers(view: View, with_cards: Iterable[str] = ()) -> Mapping[str, Phase]:
    """By answer to the question of R-7.4 step 2, the rest of the phase, with the assumed way of spending after it."""
    here = board(view, with_cards)
    if here.asked is None or here.asked[0] != "defence":
        raise NoOdds(here.asked)
    face = here.asked[1]
    swarm, defence = first_attack(here)
    ways: dict[str, Outcomes] = {}
    if defence.tokens:
        ways["reroll"] = paid(swarm, defence)
    if defence.artefact:
        ways["discard:artefact"] = shielded(swarm, defence)
    ways["accept"] = accepted(swarm, defence, face)
    return {answer: fought(here, first) for answer, first in ways.items()}
