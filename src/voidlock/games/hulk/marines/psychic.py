"""The librarian's powers (section 12)."""

from __future__ import annotations

from voidlock.engine import Option, Script, Thing
from voidlock.games.hulk.events.marines import PowerUsed
from voidlock.games.hulk.facts import MARINES, PSYCHIC_RANGE, STORM_KILLS, STORM_KILLS_IN_SECTION
from voidlock.games.hulk.numbers import Alien, Marine, Square, Target, alien_of
from voidlock.games.hulk.state import ALIEN_THINGS, State
from voidlock.games.hulk.state.options import Answer, of_alien, of_square, plain
from voidlock.games.hulk.state.sight import sees, stealers_seen

from .fates import Area, pieces_in_danger, roll_fate, roll_fates, unharmed_lord
from .paying import act, settle

PRESCIENCE, BARRIER, STORM = range(3)
POWER_THINGS = tuple(Thing("power", name) for name in ("prescience", "barrier", "storm"))
CAUSE = Thing("cause", "storm")
POWERS = {"prescience": PRESCIENCE, "barrier": BARRIER, "storm": STORM, "storm_section": STORM}
"""By verb, the psychic power."""


def power_barred(state: State, marine: Marine, power: int) -> str:
    """PSI-3, PSI-4: why he cannot use a power now; empty if at most a target is missing."""
    if not state.board.fighters[marine].psyker:
        return "no_psyker"
    if state.phase != MARINES:
        return "power_in_marine_phase"
    if state.power_used:
        return "power_used"
    if state.psi[marine] < state.settings.psi_cost[power]:
        return "too_little_psi"
    if power == PRESCIENCE and not state.cp_spent:
        return "no_cp_spent"
    return ""


def powers(state: State, marine: Marine) -> list[Option[Answer]]:
    """The orders that cost only psi points."""
    if not state.board.fighters[marine].psyker:
        return []
    found = []
    if not power_barred(state, marine, PRESCIENCE):
        found.append(plain("prescience"))
    if not power_barred(state, marine, BARRIER):
        found += [of_square(state.board, "barrier", square) for square in barrier_squares(state, marine)]
    if not power_barred(state, marine, STORM):
        for alien in storm_targets(state, marine):
            found += [of_alien("storm", alien), of_alien("storm_section", alien)]
    return found


def barrier_squares(state: State, marine: Marine) -> list[Square]:
    """The empty squares within 6 that he sees."""
    there = sees(state, marine) & ~(state.occupied | state.closed | state.bulkheads | state.barriers)
    return [square for square in state.board.each(there) if _near(state, marine, square)]


def storm_targets(state: State, marine: Marine) -> list[Alien]:
    return [alien for alien in stealers_seen(state, marine) if _near(state, marine, state.place[alien])]


def _near(state: State, marine: Marine, square: Square) -> bool:
    return state.board.range(state.where[marine], square) <= PSYCHIC_RANGE


def _use(state: State, marine: Marine, power: int, target: Thing | str) -> None:
    act(state, marine, 0)
    state.psi[marine] -= state.settings.psi_cost[power]
    state.power_used = True
    state.tell(PowerUsed(state.board.marine_things[marine], POWER_THINGS[power], target))


def prescience(state: State, marine: Marine, _: int) -> None:
    """Regain one command point spent this turn."""
    _use(state, marine, PRESCIENCE, "")
    state.cp += 1
    state.cp_spent -= 1


def raise_barrier(state: State, marine: Marine, square: Square) -> None:
    """The square is impassable and blocks sight until the mission status phase."""
    _use(state, marine, BARRIER, state.board.things[square])
    state.barriers |= 1 << square
    settle(state)


def storm(state: State, marine: Marine, target: Target) -> Script[None]:
    """One stealer dies on 2+; the Broodlord is immune."""
    alien = alien_of(target)
    _use(state, marine, STORM, ALIEN_THINGS[alien])
    square = state.place[alien]
    if not unharmed_lord(state) >> square & 1:
        yield from roll_fate(state, square, STORM_KILLS, CAUSE)
    settle(state)


def psi_cost(state: State, verb: str) -> int:
    return state.settings.psi_cost[POWERS[verb]]


def storm_area(state: State, target: Target) -> Area:
    """The target's section, and the pieces in it."""
    squares = state.board.sections[state.board.section[state.place[alien_of(target)]]]
    return Area(squares, pieces_in_danger(state, squares & ~unharmed_lord(state)), STORM_KILLS_IN_SECTION)


def storm_section(state: State, marine: Marine, target: Target) -> Script[None]:
    """Every piece in the target's section dies on 4+, marines too; the Broodlord is immune."""
    board = state.board
    section, area = board.section[state.place[alien_of(target)]], storm_area(state, target)
    _use(state, marine, STORM, board.section_things[section])
    yield from roll_fates(state, area.squares & ~unharmed_lord(state), STORM_KILLS_IN_SECTION, CAUSE)
    settle(state)
