"""What a player's choices cost: each is compared with the leading answer by the librarian's search.

First every choice gets a few roll-outs; those that seem to cost most get many more, and only these count.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from time import process_time
from typing import NamedTuple

from voidlock.bots.consulted import Record
from voidlock.bots.seat import Seat
from voidlock.engine import Answer, AnyGame, Choice, Option, save
from voidlock.games import loaded

from .advice import Advice, Estimate, advise
from .budget import Budget

MOST = 3
"""How many choices are listed."""

GLANCE, STUDY = Budget(games=60), Budget(games=900)
"""The roll-outs for every choice, and for those that seem to cost most."""

LEAST = 0.01
"""A smaller difference in the chance to win is not worth telling."""

LATER = 2 * MOST
"""How many choices are studied."""


class Moment(NamedTuple):
    """An answer, and the number of inputs before it."""

    inputs: int
    given: Answer


class Costly(NamedTuple):
    """A choice that was worse than another by more than luck: its place in the game, both answers, and the difference.

    `events` are those that the seat had been told. `cost` is the difference in the chance to win, from `low` to `high`.
    """

    inputs: int
    events: int
    seat: int
    kind: str
    given: Option[object]
    better: Option[object]
    chance: float
    cost: float
    low: float
    high: float


def costly(game: AnyGame, seats: Collection[int], rng: random.Random, seconds: float) -> list[Costly]:
    """The most expensive choices of these seats, found in about so much CPU time; fewer if nothing stands out."""
    until = process_time() + seconds / 2
    record = save(game)
    seen: list[tuple[float, Moment]] = []
    moments = list(_choices(game, seats))
    # Which choices are left out when time runs short is chance, not the end of the game.
    for moment in rng.sample(moments, len(moments)):
        if process_time() > until:
            break
        found = _judged(record, moment, rng, GLANCE)
        if found is not None:
            seen.append((found.cost, moment))
    until += seconds / 2
    studied = []
    for _, moment in sorted(seen, key=lambda each: -each[0])[:LATER]:
        if process_time() > until:
            break
        studied.append(_judged(record, moment, rng, STUDY, surely=True))
    worth = [found for found in studied if found is not None and found.cost >= LEAST]
    return sorted(worth, key=lambda found: -found.cost)[:MOST]


def _choices(game: AnyGame, seats: Collection[int]) -> Iterator[Moment]:
    """Each answer of the seats."""
    for inputs, given in enumerate(game.inputs):
        if isinstance(given, Answer) and given.seat in seats:
            yield Moment(inputs, given)


def _judged(
    record: Record, moment: Moment, rng: random.Random, budget: Budget, *, surely: bool = False
) -> Costly | None:
    """What an answer cost; `surely`: None unless the other answer is better by more than luck."""
    (inputs, given), texts = moment, record["inputs"]
    assert isinstance(texts, list)
    before: Record = {**record, "inputs": texts[:inputs], "result": ""}
    game = loaded(before)[0]
    choice = next((choice for choice in game.owed_by(given.seat) if given.option.text in choice.texts()), None)
    if choice is None or len(choice.options) < 2:
        return None
    thought = advise(Seat(game, given.seat), choice, rng, budget)
    option = choice.options[choice.texts().index(given.option.text)]
    if surely and (option in thought.level or thought.verdict == "few"):
        return None
    return _compared(game, inputs, choice, option, thought)


def _compared(
    game: AnyGame, inputs: int, choice: Choice[object], given: Option[object], thought: Advice
) -> Costly | None:
    tried: dict[Option[object], Estimate] = {estimate.option: estimate for estimate in thought.estimates}
    if given is thought.best or given not in tried or thought.best not in tried:
        return None
    own, best = tried[given], tried[thought.best]
    return Costly(
        inputs=inputs,
        events=len(game.told(choice.seat)),
        seat=choice.seat,
        kind=choice.kind,
        given=given,
        better=thought.best,
        chance=best.chance,
        cost=best.chance - own.chance,
        low=max(best.chance - own.high, 0.0),
        high=best.chance - own.low,
    )
