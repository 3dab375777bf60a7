"""Roll-outs over determinisations: games re-dealt from the seat, played on by heuristics, rated by a value function."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, product
from typing import NamedTuple

from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Game, Option
from voidlock.engine.rules import S

from .budget import Clock, widest
from .lines import continue_line, lines
from .profile import Line, SearchProfile, profile_of
from .race import Race, Runner, pick_runners, race

RESULTS = {"win": 1.0, "draw": 0.5}
"""The value of a game's end; any other result is worth 0."""

FEW_DEALS = 8
"""An answer tried on fewer deals gets no estimate."""

JOINT_DOUBT = 1.0
"""How many standard errors a plan for all seats must lead the heuristic one by."""

Worth = Callable[[int], float]
"""The value of a line, by its index, in one deal."""


class Thought(NamedTuple):
    """The result of a search: the candidate lines, the heuristic one, the best one, and the race between them."""

    choices: Sequence[Choice[object]]
    lines: list[Line]
    habit: int
    best: int
    race: Race


def think(seat: Seat[S], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    """Search single answers to a choice; all Action cards that the seat owes are searched together."""
    _try_out(seat, clock, rng)
    return _of_answers(seat, choice, clock, rng)


def think_ahead(seat: Seat[S], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    """Search whole lines of answers, for as long as only this seat decides and the budget allows."""
    _try_out(seat, clock, rng)
    found = _ahead(seat, clock, rng)
    if found is None:
        return _of_answers(seat, choice, clock, rng)
    return _compare(seat, [choice], found, clock, rng)


def think_of_each(seat: Seat[S], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    """Search every answer to a choice, and the seat's answers after it: as many as the budget can tell apart."""
    _try_out(seat, clock, rng)
    choices, profile = choices_with(seat, choice), profile_of(seat.rules)
    if choice.kind == profile.together:
        found = list(product(*[owed.options for owed in choices]))
    else:
        ahead = _ahead(seat, clock, rng) or []
        begun = {line[0] for line in ahead}
        found = [*ahead, *[(option,) for option in choice.options if option not in begun]]
        if len(found) > widest(clock.games_left(), FEW_DEALS):
            several = profile.ideas is not None and len(ahead) > 1
            found = ahead if several else [(option,) for option in choice.options]
    return _compare(seat, choices, found, clock, rng, FEW_DEALS)


def think_jointly(seat: Seat[S], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    """Search for a plan of everybody's Action cards: the heuristic one, with one or two cards changed.

    Nobody needs to speak: the numbers come from what all see, so seats that search alike find the same plan. One that
    is not better than the heuristic plan by more than luck is not worth the risk that the others play otherwise.
    """
    _try_out(seat, clock, rng)
    profile, game = profile_of(seat.rules), seat.redealt(rng)
    shared = random.Random(f"{profile.round(game.state)} {profile.value(game.state)}")
    choices = [owed for owed in game.pending if owed.kind == profile.together]
    habit = tuple([owed.options[profile.heuristic(game.state, owed)] for owed in choices])
    found = changed(habit, choices)
    starters = nearest(found, 0, widest(clock.games_left(), profile.deals), shared)
    until = profile.round(game.state) + profile.rounds
    raced = race(clock, len(found), starters, partial(_in_one_plan, seat, choices, found, until), shared, profile.deals)
    ahead = raced.lead(raced.best, 0)
    best = raced.best if ahead.games > 1 and ahead.mean >= JOINT_DOUBT * ahead.error else 0
    return Thought(choices, found, 0, best, raced)


def changed(habit: Line, choices: Sequence[Choice[object]]) -> list[Line]:
    """A plan, and all that differ from it in one answer or in two."""
    found = [habit]
    for number in (1, 2):
        for places in combinations(range(len(habit)), number):
            others = [[option for option in choices[place].options if option != habit[place]] for place in places]
            for options in product(*others):
                line = list(habit)
                for place, option in zip(places, options, strict=True):
                    line[place] = option
                found.append(tuple(line))
    return found


def _in_one_plan(seat: Seat[S], choices: Sequence[Choice[object]], found: list[Line], until: int, number: int) -> Worth:
    """The value of each plan in one deal."""
    dealt, profile = seat.redealt(random.Random(number)), profile_of(seat.rules)

    def worth(place: int) -> float:
        game = dealt.clone(keep=False)
        for choice, option in zip(choices, found[place], strict=True):
            game.apply(choice.seat, option)
        return play_on(game, until, profile)

    return worth


def duel(
    seat: Seat[S], choice: Choice[object], given: Option[object], clock: Clock, rng: random.Random
) -> Thought | None:
    """Race an answer against the heuristic one, which comes first; None if it is that."""
    profile = profile_of(seat.rules)
    state = seat.redealt(rng, keep=False).state
    usual = choice.options[profile.heuristic(state, choice)]
    if usual is given:
        return None
    found: list[Line] = [(usual,), (given,)]
    imagine = _imagine(seat, found, profile.round(state) + profile.rounds)
    return Thought([choice], found, 0, 0, race(clock, 2, [0, 1], imagine, rng, FEW_DEALS))


def choices_with(seat: Seat[S], choice: Choice[object]) -> Sequence[Choice[object]]:
    """The choices that are decided together with a choice."""
    return seat.choices if choice.kind == profile_of(seat.rules).together else [choice]


def _ahead(seat: Seat[S], clock: Clock, rng: random.Random) -> list[Line] | None:
    """The candidate lines; None if there are too many."""
    profile = profile_of(seat.rules)
    game = seat.redealt(rng)
    return (
        profile.ideas(game) if profile.ideas is not None else lines(game, seat.number, clock.most_lines(profile.deals))
    )


def _of_answers(seat: Seat[S], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    choices = choices_with(seat, choice)
    return _compare(seat, choices, list(product(*[owed.options for owed in choices])), clock, rng)


def _compare(
    seat: Seat[S],
    choices: Sequence[Choice[object]],
    found: list[Line],
    clock: Clock,
    rng: random.Random,
    deals: int = 0,
) -> Thought:
    """Race the lines: as many as the budget can tell apart with this many deals each."""
    profile = profile_of(seat.rules)
    state = seat.redealt(rng, keep=False).state
    if len(found) == 1:
        return Thought(choices, found, 0, 0, Race(0, [[]]))
    usual = tuple([owed.options[profile.heuristic(state, owed)] for owed in choices])
    habit = next((place for place, line in enumerate(found) if line[: len(usual)] == usual), 0)
    if clock.is_timed and len(choices) == 1:
        # The whole heuristic line, which is the answer if the race cannot tell.
        whole = continue_line(seat.redealt(random.Random(0)), seat.number, usual)
        habit = found.index(whole) if whole in found else habit
    if clock.is_timed or deals:
        deals = max(deals, profile.deals)
        starters = nearest(found, habit, widest(clock.games_left(), deals), rng)
    else:
        starters = pick_runners(clock.most_runners, len(found), habit, rng)
    imagine = _imagine(seat, found, profile.round(state) + profile.rounds)
    raced = race(clock, len(found), starters, imagine, rng, deals)
    best = raced.best
    if profile.doubt:
        runners = raced.runners
        if not surely_better(runners[best], runners[habit], profile.doubt):
            best = habit
    return Thought(choices, found, habit, best, raced)


def nearest(found: list[Line], habit: int, most: int, rng: random.Random) -> list[int]:
    """The heuristic line and those that differ from it in the fewest answers; ties are broken at random."""
    others = [line for line in range(len(found)) if line != habit]
    if len(found) > most:
        rng.shuffle(others)
        others.sort(key=lambda line: sum([one != other for one, other in zip(found[line], found[habit], strict=False)]))
    return [habit, *others[: most - 1]]


def surely_better(best: Runner, usual: Runner, doubt: float) -> bool:
    """Whether a line leads the heuristic one by more than the luck of the roll-outs explains."""
    return best.mean - usual.mean >= doubt * math.hypot(best.error, usual.error)


def _try_out(seat: Seat[S], clock: Clock, rng: random.Random) -> None:
    """Measure the speed of roll-outs, from a few in which the seat answers by the heuristics."""
    if clock.is_timed:
        profile, others = profile_of(seat.rules), answers_of_others(seat)
        until = profile.round(seat.redealt(random.Random(0), keep=False).state) + profile.rounds
        clock.try_out(lambda: in_one_deal(seat, [()], rng.getrandbits(64), until, others)(0))


Given = list[tuple[int, Option[object]]]
"""Answers, each with its seat."""


def _imagine(seat: Seat[S], found: list[Line], until: int) -> Callable[[int], Worth]:
    others = answers_of_others(seat)
    return lambda number: in_one_deal(seat, found, number, until, others)


def answers_of_others(seat: Seat[S]) -> Given:
    """The heuristic answers of the other seats to what all owe together: the same in every deal, as only open
    information counts."""
    profile = profile_of(seat.rules)
    game = seat.redealt(random.Random(0), keep=False)
    owed = [choice for choice in game.pending if choice.kind == profile.together and choice.seat != seat.number]
    return [(choice.seat, choice.options[profile.heuristic(game.state, choice)]) for choice in owed]


def in_one_deal(seat: Seat[S], found: list[Line], number: int, until: int, others: Given) -> Worth:
    """The value of each line if everything unknown is dealt by this number: the same cards and dice for all."""
    dealt = seat.redealt(random.Random(number))
    for other, option in others:
        dealt.apply(other, option)
    profile = profile_of(seat.rules)

    def worth(place: int) -> float:
        game = dealt.clone(keep=False)
        for option in found[place]:
            # After a chance event, the next answer of the line may no longer be legal.
            if not any(option in owed.options for owed in game.choices_of(seat.number)):
                break
            game.apply(seat.number, option)
        return play_on(game, until, profile)

    return worth


def play_on(game: Game[S], until: int, profile: SearchProfile[S]) -> float:
    """Roll out, and return the chance to win."""
    roll_out(game, until, profile)
    return worth_of(game, profile)


def roll_out(game: Game[S], until: int, profile: SearchProfile[S]) -> None:
    """Play by the heuristics to the start of a round."""
    heuristic, judged = profile.heuristic, profile.judged
    while game.pending:
        choice = game.pending[0]
        if judged(game.state, choice) and profile.round(game.state) >= until:
            return
        game.play(heuristic(game.state, choice))


def worth_of(game: Game[S], profile: SearchProfile[S]) -> float:
    """The chance to win at the start of a round, or the result."""
    return profile.value(game.state) if game.pending else RESULTS.get(game.result, 0.0)
