"""Every answer that has the form of a legal one and is refused gets a reason of its own, in random games."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from voidlock.engine import Origin
from voidlock.games import KITS, Wanted

GENERIC = {"not_an_option", "not_asked_now"}
MOST_ANSWERS = 150

WAYS = [("angel", Wanted(players)) for players in range(1, 7)]
WAYS += [("hulk", Wanted(mission=mission)) for mission in ("airlock-nine", "the-nest", "rescue", "suicide-mission")]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "wanted"), WAYS, ids=str)
def test_no_reason_is_generic(game: str, wanted: Wanted) -> None:
    """The words of answers are those that were legal at some time in the games, at the same place after their verb."""
    kit, rng = KITS[game], random.Random(str(wanted))
    generic: Counter[str] = Counter()
    known: dict[tuple[str, int], set[str]] = defaultdict(set)
    asked = 0
    for number in range(4):
        playing = kit.begin(Origin(f"reasons {number}", kit.setup(wanted)))
        for _ in range(MOST_ANSWERS):
            if playing.result:
                break
            choice = rng.choice([each for seat in playing.seats for each in playing.choices_of(seat)])
            forms = {(option.verb, option.text.count(":")) for option in choice.options}
            for option in choice.options:
                for place, word in enumerate(option.text.split(":")[1:]):
                    known[option.verb, place].add(word)
            for verb, size in sorted(forms):
                text = ":".join([verb, *(rng.choice(sorted(known[verb, place])) for place in range(size))])
                reason = playing.why_not(text, choice.seat)
                if reason is not None:
                    asked += 1
                    generic.update([f"{choice.kind}: {text}"] if reason.id in GENERIC else [])
            playing.apply(choice.seat, rng.choice(choice.options))
    assert asked > 20
    assert not generic
