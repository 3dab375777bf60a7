"""What a player's choices cost: each is compared with the librarian's answer by roll-outs.

First every choice gets a few roll-outs; those that seem to cost most get many more, and only these count. Where a game
has candidate lines (Space Hulk, whose roll-outs are slow), a choice races against the heuristic answer alone.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from time import process_time
from typing import NamedTuple

from voidlock.bots.consulted import Record
from voidlock.bots.seat import Seat
from voidlock.engine import Answer, AnyGame, Choice, Game, Option, State, rounds_of, save
from voidlock.games import load_game
from voidlock.odds.hindsight import Costly, Hindsight, Place

from .advice import WITHIN, Advice, Estimate, advise, ahead
from .budget import Budget, Clock
from .profile import profile_of
from .race import FEWEST
from .search import duel

MOST = 3
"""How many choices are listed."""

GLANCE, STUDY = Budget(games=60), Budget(games=900)
"""The roll-outs for every choice, and for those that seem to cost most."""

LEAST = 0.01
"""A smaller difference in the chance to win is not worth telling."""

LATER = 2 * MOST
"""How many choices are studied."""

BRIEFLY, SHARE = 0.4, 0.6
"""Seconds of a glance at a duel, and the part of the time left that the next study of one takes."""


class Moment(NamedTuple):
    """A position in which a seat chose, the number of inputs before it, and the answer it gave."""

    inputs: int
    game: Game[State]
    choice: Choice[object]
    given: Option[object]


def costly(game: AnyGame, seats: Collection[int], rng: random.Random, seconds: float) -> Hindsight:
    """The most expensive choices of these seats, found within about this much CPU time; none that luck explains."""
    choices, looked, studied = _study(game, seats, range(len(game.inputs)), rng, seconds)
    return Hindsight(choices, looked, tuple(_clear(studied)))


def hindsight(game: AnyGame, seats: Collection[int], number: int, rng: random.Random, seconds: float) -> Hindsight:
    """What the choices of one round were worth: the clear ones, or else the one that differs most.

    Raises `KeyError` if there was no such round.
    """
    choices, looked, studied = _study(game, seats, rounds_of(game)[number], rng, seconds)
    level = [found._replace(clear=False) for found in _by_cost(studied)[:1]]
    return Hindsight(choices, looked, tuple(_clear(studied) or level), number)


def _study(
    game: AnyGame, seats: Collection[int], inputs: range, rng: random.Random, seconds: float
) -> tuple[int, int, list[Costly]]:
    """How many choices there were, how many there was time to look at, and those that still differ after a study."""
    until, looked = process_time() + seconds / 2, 0
    moments = list(_moments(game, seats, inputs))
    seen: list[tuple[float, Moment]] = []
    # Which choices are left out when time runs short is chance, not the end of the game.
    for moment in rng.sample(moments, len(moments)):
        if process_time() > until:
            break
        looked += 1
        found = _judge(moment, rng, GLANCE, BRIEFLY)
        if found is not None:
            seen.append((found.cost, moment))
    until += seconds / 2
    studied = []
    for _, moment in sorted(seen, key=lambda each: -each[0])[:LATER]:
        left = until - process_time()
        if left < BRIEFLY:
            break
        found = _judge(moment, rng, STUDY, left * SHARE)
        if found is not None:
            studied.append(found)
    return len(moments), looked, studied


def _clear(studied: list[Costly]) -> list[Costly]:
    return [found for found in _by_cost(studied) if found.clear and found.cost >= LEAST][:MOST]


def _by_cost(studied: list[Costly]) -> list[Costly]:
    return sorted(studied, key=lambda found: -found.cost)


def _moments(game: AnyGame, seats: Collection[int], inputs: range) -> Iterator[Moment]:
    """Each choice of the seats among these inputs, from one replay."""
    record, again = save(game), None
    for place in inputs:
        given = game.inputs[place]
        if not isinstance(given, Answer):
            continue
        again = again or _at(record, place)
        if given.seat in seats:
            then, text = again.clone(), given.option.text
            choice = next((each for each in then.choices_of(given.seat) if text in each.texts()), None)
            if choice is not None and len(choice.options) > 1:
                yield Moment(place, then, choice, choice.options[choice.texts().index(text)])
        before = len(again.inputs)
        again.apply(given.seat, given.option.text)
        happened = [each.text() for each in again.inputs[before:]]
        if happened != [each.text() for each in game.inputs[before : before + len(happened)]]:
            # Dice that a file prescribed do not fall again by themselves.
            again = None


def _at(record: Record, inputs: int) -> Game[State]:
    texts = record["inputs"]
    assert isinstance(texts, list)
    return load_game({**record, "inputs": texts[:inputs], "result": ""})[0]


def _judge(moment: Moment, rng: random.Random, budget: Budget, seconds: float) -> Costly | None:
    """What an answer cost; None if it is the librarian's own, or cannot be compared. Only a duel is timed."""
    seat = Seat(moment.game, moment.choice.seat)
    if profile_of(seat.rules).ideas is None:
        return _cost_by_advice(moment, advise(seat, moment.choice, rng, budget))
    raced = duel(seat, moment.choice, moment.given, Clock(Budget(seconds=seconds), now=process_time), rng)
    if raced is None:
        return None
    usual, lead = raced.lines[0][0], raced.race.lead(0, 1)
    if lead.mean <= 0:
        return None
    spread = WITHIN * lead.error
    clear = lead.games >= FEWEST and ahead(lead, rivals=1)
    return _costly(moment, usual, lead.mean, (max(lead.mean - spread, 0.0), min(lead.mean + spread, 1.0)), clear)


def _cost_by_advice(moment: Moment, thought: Advice) -> Costly | None:
    given, best = moment.given, thought.best
    tried: dict[Option[object], Estimate] = {estimate.option: estimate for estimate in thought.estimates}
    if given is best or given not in tried or best not in tried:
        return None
    own, chance = tried[given], tried[best].chance
    clear = given not in thought.level and thought.verdict != "few"
    return _costly(moment, best, chance - own.chance, (max(chance - own.high, 0.0), chance - own.low), clear)


def _costly(moment: Moment, better: Option[object], cost: float, interval: tuple[float, float], clear: bool) -> Costly:
    game, choice = moment.game, moment.choice
    return Costly(
        events=len(game.events_for(choice.seat)),
        given=moment.given,
        better=better,
        cost=cost,
        low=interval[0],
        high=interval[1],
        clear=clear,
        place=Place(moment.inputs, choice.seat, choice.kind),
    )
