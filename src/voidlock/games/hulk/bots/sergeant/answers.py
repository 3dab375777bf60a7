"""Heuristics for the small questions: deployment, command points, placement, rerolls."""

from __future__ import annotations

from voidlock.engine import Choice
from voidlock.games.hulk.aliens.activating import to_nearest
from voidlock.games.hulk.facts import FLAMER, MARINES
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.marines.flames import to_burn
from voidlock.games.hulk.numbers import Square, Target, alien_of
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer

from .fire import best_shot
from .goals import goals

REDRAW = 3
"""Put back a draw of this many command points or fewer."""


def first(state: State, choice: Choice[Answer]) -> int:
    """The first answer: for questions that hardly matter, or whose first answer accepts the offer."""
    return 0


def last(state: State, choice: Choice[Answer]) -> int:
    return len(choice.options) - 1


def deployment(state: State, choice: Choice[Answer]) -> int:
    """Arrange a squad with a flamer that must burn something; leave any other as listed."""
    return _place(choice, "arrange" if to_burn(state) else "listed")


def deploy(state: State, choice: Choice[Answer]) -> int:
    """Squares are asked from front to back: the flamer has the longest way to go and stands first."""
    fighters = state.board.fighters
    offered = [option.value[1] for option in choice.options]
    flamers = [place for place, marine in enumerate(offered) if fighters[marine].gun == FLAMER]
    return flamers[0] if flamers else 0


def command_points(state: State, choice: Choice[Answer]) -> int:
    """CP-2: below the mean another draw is likely to be better."""
    return _place(choice, "redraw" if state.cp <= REDRAW else "keep")


def _place(choice: Choice[Answer], verb: str) -> int:
    return next(place for place, option in enumerate(choice.options) if option.value[0] == verb)


def look_to_the_goal(state: State, choice: Choice[Answer]) -> int:
    """A marine starts facing the way he will go, or the longest view."""
    assert choice.subject is not None
    marine = state.board.marine_by_name(choice.subject.id)
    goal = goals(state).get(marine)
    square = state.where[marine]
    rule, blocking = state.settings.los_corridor_rule, state.blocking()

    def worth(place: int) -> tuple[int, int]:
        facing = choice.options[place].value[1]
        view = state.board.field_of_view(square, facing, blocking, rule)
        ahead = state.board.neighbours[square][2 * facing]
        steps = goal.field[ahead] if goal is not None and ahead >= 0 else FAR
        return steps, -view.bit_count()

    return min(range(len(choice.options)), key=worth)


def far_from_us(state: State, choice: Choice[Answer]) -> int:
    """BLP-10: place stealers as far from the marines as possible."""
    steps = [to_nearest(state, Square(option.value[1])) for option in choice.options]
    return steps.index(max(steps))


def far_entry(state: State, choice: Choice[Answer]) -> int:
    """S3, a 6: the entry area farthest from the marines."""
    steps = [to_nearest(state, state.board.entry_squares[option.value[1]]) for option in choice.options]
    return steps.index(max(steps))


def nearest_target(state: State, choice: Choice[Answer]) -> int:
    """OVW-6: the stealer nearest to the marines."""
    places = [state.place[alien_of(Target(option.value[1]))] for option in choice.options]
    steps = [to_nearest(state, place) if place >= 0 else FAR for place in places]
    return steps.index(min(steps))


def safe_gun_first(state: State, choice: Choice[Answer]) -> int:
    """OVW-5: a cannon that may explode fires last."""
    return min(range(len(choice.options)), key=lambda place: state.reloaded >> choice.options[place].value[1] & 1)


def snap(state: State, choice: Choice[Answer]) -> int:
    """5.1 (a): always take a free shot at a stealer."""
    assert choice.subject is not None
    marine = state.board.marine_by_name(choice.subject.id)
    _, place = best_shot(state, marine, choice, ("snap",))
    return place if place >= 0 else len(choice.options) - 1


def if_he_would_die(state: State, choice: Choice[Answer]) -> int:
    """CLS-6, CLS-7: reroll dice only if the marine would die otherwise."""
    assert choice.outcome is not None
    dies = "defender" if state.phase == MARINES else "attacker"
    return 0 if choice.outcome.id == dies else 1
