"""Every answer that has the form of a legal one and is refused gets a reason of its own, in random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from voidlock import angel
from voidlock.engine import Choice, Game, Option
from voidlock.games.angel import facts

NAMES = (
    facts.MARINE_NAMES,
    facts.TEAM_NAMES,
    facts.ACTION_NAMES,
    facts.TERRAIN_NAMES,
    facts.KIND_NAMES,
    facts.SIDE_NAMES,
    facts.SWARM_NAMES,
)
"""The names that answers contain."""

GENERIC = {"not_an_option", "not_asked_now"}


def look_alikes(choice: Choice[object], rng: random.Random) -> Iterator[str]:
    """For each form of answer, a few with other names of the same kinds."""
    forms: dict[tuple[str, int], Option[object]] = {
        (option.verb, len(option.things)): option for option in choice.options
    }
    legal = {option.text for option in choice.options}
    for option in forms.values():
        verb, *words = option.text.split(":")
        for _ in range(4 if words else 0):
            text = ":".join([verb, *(rng.choice(_like(word)) for word in words)])
            if text not in legal:
                yield text


def _like(word: str) -> list[str]:
    return [name for names in NAMES if word in names for name in names] or [word]


@pytest.mark.slow
@pytest.mark.parametrize("players", range(1, 7))
def test_no_reason_is_generic(players: int) -> None:
    rng = random.Random(players)
    generic: Counter[str] = Counter()
    asked = 0
    for number in range(12):
        game: Game[angel.State] = angel.new(players, seed=f"reasons {players} {number}")
        while not game.result:
            choice = rng.choice([each for seat in game.seats for each in game.choices_of(seat)])
            for text in look_alikes(choice, rng):
                reason = game.why_not(text, choice.seat)
                if reason is None:
                    continue  # an answer to another question of the same player
                asked += 1
                generic.update([f"{choice.kind}: {text}"] if reason.id in GENERIC else [])
            game.apply(choice.seat, rng.choice(choice.options))
    assert asked > 1_000
    assert not generic
