"""What answers that move something do to the chances: a token is placed, Marines trade places or turn, a swarm goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from voidlock.engine import AnyGame
from voidlock.games.angel.cards.base import EVENT_CARDS
from voidlock.games.angel.facts import EVENT_THINGS, EVERY_SPOT, SPOT_NAMES
from voidlock.games.angel.flow.attack import targets
from voidlock.games.angel.flow.formation import place_token, send, trade, turn
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.view import open_view
from voidlock.games.angel.view.types import AngelView, angel_view

from .board import Board, board
from .defence import defence_of, survival

Changes = Mapping[str, Fraction | None]
"""By spot, the new chance to survive the swarm there; None where none is left."""


def chances_after(game: AnyGame, seat: int) -> dict[str, Changes]:
    """For each answer that the seat may give and that moves something: the chances that it changes.

    Only the deed itself is done, on a copy: what comes after it is not played, so no die or card is looked at.
    """
    state = game.state
    assert isinstance(state, State)
    view = angel_view(game.view(seat))
    now = spot_chances(board(view))
    found: dict[str, Changes] = {}
    for choice in game.choices_of(seat):
        for option in choice.options:
            deed = DEEDS.get(option.verb)
            if deed is not None:
                after = state.copy()
                deed(after, option.value)
                moved: AngelView = {**view, "open": open_view(after, game.pending)}
                found[option.text] = _changes(now, spot_chances(board(moved)))
    return found


def idle(game: AnyGame, seat: int) -> list[str]:
    """The answers that name a Marine for an attack who has no target."""
    state = game.state
    assert isinstance(state, State)
    return [
        option.text
        for choice in game.choices_of(seat)
        if choice.card in EVENT_THINGS and EVENT_CARDS[EVENT_THINGS.index(choice.card)].grants_attack
        for option in choice.options
        if option.verb == "target" and isinstance(option.value, int) and not targets(state, Marine(option.value))
    ]


def spot_chances(here: Board) -> dict[str, Fraction]:
    """By spot, the chance to survive the swarm there, without the card that stops only one of all attacks."""
    here = here._replace(shield=-1)
    return {
        SPOT_NAMES[spot]: survival(here.pending(spot), defence_of(here, spot >> 1, spot & 1))
        for spot in EVERY_SPOT[: 2 * len(here.rows)]
        if here.pending(spot).size
    }


def _changes(now: Mapping[str, Fraction], then: Mapping[str, Fraction]) -> Changes:
    return {spot: then.get(spot) for spot in {**now, **then} if now.get(spot) != then.get(spot)}


def _place(state: State, value: object) -> None:
    assert isinstance(value, int)
    place_token(state, Marine(value))


def _turn(state: State, value: object) -> None:
    assert isinstance(value, int)
    turn(state, Marine(value))


def _trade(state: State, value: object) -> None:
    assert isinstance(value, tuple)
    marine, partner = value
    trade(state, marine, partner)


def _send(state: State, value: object) -> None:
    assert isinstance(value, tuple)
    start, goal = value
    send(state, Spot(start), Spot(goal))


DEEDS: Mapping[str, Callable[[State, object], None]] = {"move": _trade, "place": _place, "send": _send, "turn": _turn}
"""By the verb of the answer."""
