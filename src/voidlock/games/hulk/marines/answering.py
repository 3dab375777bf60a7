"""Marines' interrupts in the alien phase: reactions with command points, and overwatch (CP-5, section 10)."""

from __future__ import annotations

from voidlock.engine import Script, follow
from voidlock.games.hulk.events.marines import MarineCommanded
from voidlock.games.hulk.facts import FIRST_BLIP, OVERWATCH_RANGE
from voidlock.games.hulk.numbers import (
    NO_SQUARE,
    NOBODY,
    Alien,
    AlienSeen,
    AlienSet,
    Marine,
    MarineOrNobody,
    Square,
    SquareOrNone,
    Target,
    alien_of,
    at_alien,
    at_door,
)
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer, of_marine, plain, shot_at
from voidlock.games.hulk.state.sight import seen_squares, stealers_seen
from voidlock.games.hulk.state.tasks import ask_player, script

from .orders import ORDERS, orders
from .paying import settle
from .shooting import OVERWATCH, first_to_fire, on_overwatch, overwatch_fire, shoot

DONE: Answer = ("done", 0)
NO_REACTION = (NOBODY, DONE)
"""The value for no reaction: no marine, no order."""


def queue_responses(state: State, alien: Alien, square: Square, door: Square = NO_SQUARE) -> None:
    """OVW-8: queue reveals, then a reaction, then overwatch; skip those for which no marine qualifies.

    `square` is where the alien stands or stood, `door` the square of a door it used.
    """
    if (state.cp or state.overwatch) and seen_squares(state) & _shown_at(square, door):
        state.agenda.append(reaction.later(alien, square, door))
    settle(state)


def _shown_at(square: Square, door: Square) -> int:
    """The squares of which a marine must see one to see the action."""
    return 1 << square | (1 << door if door >= 0 else 0)


@script
def reaction(state: State, alien: AlienSeen, square: Square, door: SquareOrNone) -> Script[None]:
    """CP-5: one marine, anywhere, may take one action for command points after an action that a marine sees."""
    marine, order = (yield from _offer(state)) if seen_squares(state) & _shown_at(square, door) else NO_REACTION
    if 0 <= alien < FIRST_BLIP and state.place[alien] >= 0:
        state.agenda.append(overwatch_fire.later(alien, marine))
    yield from _carry_out(state, marine, order)


@script
def reaction_to_placing(state: State, placed: AlienSet) -> Script[None]:
    """CP-5, OVW-6: react to stealers placed by a reveal."""
    marine, order = (yield from _offer(state)) if seen_squares(state) & squares_of(state, placed) else NO_REACTION
    state.agenda.append(overwatch_placed.later(placed, marine))
    yield from _carry_out(state, marine, order)


def squares_of(state: State, aliens: int) -> int:
    """The squares of these aliens, as far as they are on the board."""
    found = 0
    for alien, square in enumerate(state.place):
        if square >= 0 and aliens >> alien & 1:
            found |= 1 << square
    return found


def _offer(state: State) -> Script[tuple[Marine, Answer]]:
    """The reacting marine and his order. OVW-2: one who is called and does nothing has not reacted, so he fires."""
    if not state.cp:
        return NO_REACTION
    options = [of_marine(state.board, "command", marine) for marine in state.marines()]
    verb, number = yield from ask_player("react", [*options, plain("hold")])
    if verb != "command":
        return NO_REACTION
    marine = Marine(number)
    order = yield from _order(state, marine)
    return NO_REACTION if order == DONE else (marine, order)


@script
def commanded(state: State, marine: Marine) -> Script[None]:
    """CP-3: one action by this marine, paid for with command points alone."""
    if state.where[marine] >= 0:
        order = yield from _order(state, marine)
        yield from _carry_out(state, marine, order)


def _order(state: State, marine: Marine) -> Script[Answer]:
    return (yield from ask_player("order", [*orders(state, marine), plain("done")], state.board.marine_things[marine]))


def _carry_out(state: State, marine: Marine, order: Answer) -> Script[None]:
    if order == DONE:
        return
    verb, number = order
    state.tell(MarineCommanded(state.board.marine_things[marine]))
    yield from follow(ORDERS[verb](state, marine, number))


# ---------------------------------------------------------------------- overwatch after a reveal


@script
def overwatch_placed(state: State, placed: AlienSet, reacted: MarineOrNobody) -> Script[None]:
    """OVW-6: each marine in overwatch who sees one of the stealers fires once, at one of his choice."""
    shooters = on_overwatch(state, squares_of(state, placed), reacted)
    views = {marine: _in_view(state, marine, placed) for marine in shooters}
    while shooters:
        marine = yield from first_to_fire(state, shooters, several=placed & (placed - 1) != 0)
        shooters.remove(marine)
        if state.where[marine] >= 0:
            # OVW-5: a marine whose targets are all gone still fires.
            targets = [target for target in views[marine] if state.place[alien_of(target)] >= 0] or views[marine][:1]
            _, number = yield from ask_player(
                "overwatch_target",
                [shot_at(state.board, "fire", target) for target in targets],
                state.board.marine_things[marine],
            )
            yield from shoot(state, marine, Target(number), OVERWATCH)
    settle(state)


def _in_view(state: State, marine: Marine, placed: AlienSet) -> list[Target]:
    """The placed stealers that he sees within range, as targets."""
    here = state.where[marine]
    return [
        at_alien(alien)
        for alien in stealers_seen(state, marine)
        if placed >> alien & 1 and state.board.range(here, state.place[alien]) <= OVERWATCH_RANGE
    ]


@script
def overwatch_door(state: State, alien: AlienSeen, door: Square) -> Script[None]:
    """OVW-3: a stealer closed a door; marines who see only the door fire at it."""
    if not state.closed >> door & 1 or alien >= FIRST_BLIP:
        return
    shown = alien >= 0 and state.place[alien] >= 0
    seers = on_overwatch(state, 1 << state.place[alien]) if shown else []
    for marine in on_overwatch(state, 1 << door):
        if marine not in seers and state.closed >> door & 1:
            yield from shoot(state, marine, at_door(door), OVERWATCH)
    settle(state)
