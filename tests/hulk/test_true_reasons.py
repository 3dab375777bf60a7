"""Every answer that has the form of a legal one and is refused gets a reason of its own, in random missions."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from voidlock.engine import Origin
from voidlock.games import kit_of
from voidlock.games.kit import Wanted, required

KIT = kit_of("hulk")
GENERIC = {"not_an_option", "not_asked_now"}
MOST_ANSWERS = 150


@pytest.mark.slow
@pytest.mark.parametrize("mission", required(KIT.missions, "missions").names())
def test_no_reason_is_generic(mission: str) -> None:
    """The words of answers are those that were legal at some time in the game, at the same place after their verb."""
    rng = random.Random(mission)
    generic: Counter[str] = Counter()
    asked = 0
    for number in range(3):
        game = KIT.begin(Origin(f"reasons {number}", KIT.setup(Wanted(mission=mission))))
        known: dict[tuple[str, int], set[str]] = defaultdict(set)
        for _ in range(MOST_ANSWERS):
            if game.result:
                break
            choice = rng.choice([each for seat in game.seats for each in game.choices_of(seat)])
            legal = {option.text for option in choice.options}
            forms = {(option.verb, option.text.count(":")) for option in choice.options}
            for option in choice.options:
                for place, word in enumerate(option.text.split(":")[1:]):
                    known[option.verb, place].add(word)
            for verb, size in sorted(forms):
                text = ":".join([verb, *(rng.choice(sorted(known[verb, place])) for place in range(size))])
                reason = None if text in legal else game.why_not(text, choice.seat)
                if reason is not None:
                    asked += 1
                    generic.update([f"{choice.kind}: {text}"] if reason.id in GENERIC else [])
            game.apply(choice.seat, rng.choice(choice.options))
    assert asked > 20
    assert not generic
