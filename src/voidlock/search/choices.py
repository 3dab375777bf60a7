"""What a player's choices cost: each is compared with the librarian's answer by roll-outs.

First every choice gets a few roll-outs; those that seem to cost most get many more, and only these count. Where a game
has candidate lines (Space Hulk, whose roll-outs are slow), a choice races against the heuristic answer alone.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from math import inf
from time import process_time
from typing import NamedTuple

from voidlock.bots.consulted import Record
from voidlock.bots.seat import Seat
from voidlock.engine import Answer, AnyGame, Choice, Game, Option, State, rounds_of, save
from voidlock.games import load_game
from voidlock.odds.hindsight import Costly, Found, Hindsight, LookBack, Place

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


def costly(game: AnyGame, seats: Collection[int], seed: str, seconds: float) -> Hindsight:
    """The most expensive choices of these seats, found within about this much CPU time; none that luck explains."""
    return costs(game, look_on(game, seats, seed, seconds, LookBack()))


def costs(game: AnyGame, done: LookBack) -> Hindsight:
    """The most expensive choices that were found."""
    return _hindsight(game, done, _clear(done.found))


def hindsight(game: AnyGame, seats: Collection[int], number: int, seed: str, seconds: float) -> Hindsight:
    """What the choices of one round were worth: the clear ones, or else the one that differs most.

    Raises `KeyError` if there was no such round.
    """
    done = look_on(game, seats, seed, seconds, LookBack(), inputs=rounds_of(game)[number])
    level = [found._replace(clear=False) for found in _by_cost(done.found)[:1]]
    return _hindsight(game, done, _clear(done.found) or level)._replace(round=number)


def look_on(
    game: AnyGame,
    seats: Collection[int],
    seed: str,
    seconds: float,
    sofar: LookBack,
    batch: float = inf,
    inputs: range | None = None,
) -> LookBack:
    """Look back for about a batch more of CPU seconds; in half of all seconds at every choice, then at the dearest."""
    began = process_time()
    moments = list(_moments(game, seats, inputs or range(len(game.inputs))))
    # Which choices are left out when time runs short is chance, not the end of the game.
    order = random.Random(seed).sample(moments, len(moments))
    at = {moment.inputs: moment for moment in moments}
    now = sofar._replace(choices=len(moments))

    def spent() -> float:
        return sofar.spent + process_time() - began

    def judge(moment: Moment, budget: Budget, seconds: float) -> tuple[Found, ...]:
        found = _judge(moment, random.Random(f"{seed} {moment.inputs}"), budget, seconds)
        return () if found is None else (found,)

    while now.looked < len(order) and spent() < seconds / 2:
        if now.looked > sofar.looked and spent() - sofar.spent > batch:
            return now._replace(spent=spent())
        moment = order[now.looked]
        glanced = [(found.cost, found.inputs) for found in judge(moment, GLANCE, BRIEFLY)]
        now = now._replace(looked=now.looked + 1, seen=(*now.seen, *glanced))
    dearest = sorted(now.seen, key=lambda each: -each[0])[:LATER]
    now = now._replace(dearest=len(dearest))
    while now.studied < len(dearest) and (left := seconds - spent()) >= BRIEFLY:
        if now.looked + now.studied > sofar.looked + sofar.studied and spent() - sofar.spent > batch:
            return now._replace(spent=spent())
        studied = judge(at[dearest[now.studied][1]], STUDY, left * SHARE)
        now = now._replace(studied=now.studied + 1, found=(*now.found, *studied))
    return now._replace(spent=spent(), over=True)


def _hindsight(game: AnyGame, done: LookBack, told: Sequence[Found]) -> Hindsight:
    return Hindsight(done.choices, done.looked, tuple([_costly(game, found) for found in told]))


def _costly(game: AnyGame, found: Found) -> Costly:
    """With the answers, from a replay."""
    then = next(_moments(game, game.seats, range(found.inputs, found.inputs + 1)))
    choice = then.choice
    return Costly(
        events=len(then.game.events_for(choice.seat)),
        given=then.given,
        better=choice.options[choice.texts().index(found.better)],
        cost=found.cost,
        low=found.low,
        high=found.high,
        clear=found.clear,
        place=Place(found.inputs, choice.seat, choice.kind),
    )


def _clear(studied: Sequence[Found]) -> list[Found]:
    return [found for found in _by_cost(studied) if found.clear and found.cost >= LEAST][:MOST]


def _by_cost(studied: Sequence[Found]) -> list[Found]:
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


def _judge(moment: Moment, rng: random.Random, budget: Budget, seconds: float) -> Found | None:
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
    low, high = max(lead.mean - spread, 0.0), min(lead.mean + spread, 1.0)
    return Found(moment.inputs, usual.text, lead.mean, low, high, clear)


def _cost_by_advice(moment: Moment, thought: Advice) -> Found | None:
    given, best = moment.given, thought.best
    tried: dict[Option[object], Estimate] = {estimate.option: estimate for estimate in thought.estimates}
    if given is best or given not in tried or best not in tried:
        return None
    own, chance = tried[given], tried[best].chance
    clear = given not in thought.level and thought.verdict != "few"
    low, high = max(chance - own.high, 0.0), chance - own.low
    return Found(moment.inputs, best.text, chance - own.chance, low, high, clear)
