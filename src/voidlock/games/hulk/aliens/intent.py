"""What the aliens would do if their phase began now, as far as everybody may know: priority, targets, paths."""

from __future__ import annotations

from voidlock.games.hulk.facts import ALIEN_AP, FIRST_BLIP
from voidlock.games.hulk.numbers import NO_SQUARE, NOBODY, Alien, Marine, Square
from voidlock.games.hulk.state import ALIEN_NAMES, State
from voidlock.games.kit import Intent, Intents, Priority

from .activating import can_be_activated, stands, to_nearest
from .aiming import choose
from .blip import strike
from .look import BESIDE, REACH, Aim, Look
from .paths import MOVE, Way
from .priority import LINES, by_priority, deciding_line, key


def intents(state: State) -> Intents:
    """Target priority of the marines, and the intent of each alien that can act.

    No secret is used: the values of blips do not matter, and the random number that settles ties is not drawn yet.
    """
    plain = state.copy()
    plain.acted = plain.brood = plain.luck = 0
    plain.ap_left, plain.target, plain.chosen = ALIEN_AP, NOBODY, NOBODY
    waiting = [alien for alien in plain.aliens() if can_be_activated(plain, alien)] if plain.marines() else []
    order = {alien: _order(plain, alien) for alien in waiting}
    return Intents(
        _priorities(plain),
        {
            ALIEN_NAMES[alien]: _intent(plain, alien, 1 + sum(other < order[alien] for other in order.values()))
            for alien in sorted(waiting, key=lambda alien: order[alien])
        },
    )


def _priorities(state: State) -> dict[str, Priority]:
    """S2: without the line that depends on the alien's square, and without the random one."""
    known = {marine: key(state, marine, NO_SQUARE)[: len(LINES) - 1] for marine in state.marines()}
    return {
        state.board.marine_names[marine]: Priority(
            1 + sum(other < values for other in known.values()),
            tuple(line.id for line, value in zip(LINES, values, strict=False) if not value),
        )
        for marine, values in known.items()
    }


def _order(state: State, alien: Alien) -> tuple[int, int]:
    """S5: stealers on the board, then blips, then lurkers, the closest first."""
    group = 2 if state.place[alien] < 0 else int(alien >= FIRST_BLIP)
    return group, to_nearest(state, stands(state, alien))


def _intent(state: State, alien: Alien, order: int) -> Intent:
    square, names = stands(state, alien), state.board.marine_names
    beside = _beside(state, alien, square)
    if beside:
        line = deciding_line(state, beside, square)
        return Intent(order, names[beside[0]], BESIDE.id, line.id, 1)
    look, aim = _aim(state, alien, square)
    if aim is None:
        return Intent(order)
    marine, lurks = aim.marine, state.place[alien] < 0
    squares = _within(state, aim.way, ALIEN_AP - lurks)
    distance = look.far[state.where[marine]]
    reached = (state.board.names[square], *squares)
    return Intent(order, names[marine], aim.row.id, look.line(aim).id, distance, reached)


def _beside(state: State, alien: Alien, square: Square) -> list[Marine]:
    """S7 step 1: the marines next to a stealer, by target priority."""
    if alien >= FIRST_BLIP or state.place[alien] < 0:
        return []
    near = [state.marine_at(there) for there in state.board.neighbours[square][::2] if there >= 0]
    return by_priority(state, sorted(marine for marine in near if marine >= 0), square)


def _aim(state: State, alien: Alien, square: Square) -> tuple[Look, Aim | None]:
    lurks = state.place[alien] < 0
    if alien < FIRST_BLIP:
        look = Look.any_facing(state, alien, square) if lurks else Look.of_stealer(state, alien)
        return look, choose(look, ALIEN_AP - lurks)
    struck = strike(state, alien, square, lurks)
    if struck >= 0:
        look = Look.any_facing(state, alien, square)
        way = look.reach(struck, ALIEN_AP)
        if way is not None:
            return look, Aim(struck, way, REACH)
    look = Look.of_blip(state, alien, square)
    return look, look.farther()


def _within(state: State, way: Way, points: int) -> list[str]:
    """The squares of a path that these points pay for."""
    squares = []
    for action in way.actions:
        points -= action.ap
        if points < 0:
            break
        if action.kind == MOVE:
            squares.append(state.board.names[action.square])
    return squares
