"""The story of a game in one sentence: chosen by what happened."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from tests.odds.looking_back import SIX, told
from tests.random_play.policies import careful
from tests.stage import stage
from voidlock import angel
from voidlock.engine import Thing
from voidlock.games.angel.events import DieRolled, GameWon, MarineRescued, MarineSlain, RoundBegan
from voidlock.games.angel.odds.review import Review, review
from voidlock.games.angel.odds.review.rolls import Death
from voidlock.games.angel.odds.review.story import Course, _winning_roll, course, defeat, victory
from voidlock.odds.review import Story, story_of

LEON, GIDEON, NOCTIS, GORIEL = [Thing("marine", name) for name in ("leon", "gideon", "noctis", "goriel")]
PUMPS, CORRIDOR = Thing("location", "toxin_pumping_station"), Thing("location", "main_corridor")
SPOT, ASSAULT = Thing("spot", "L1"), Thing("event", "psychic_assault")

FALLEN = told("leon>", dice=[5], L1=SIX)
"""Leon alone, slain by six: whatever he rolls."""

LAST = FALLEN.deaths[0]


def fared(*home: Thing, withstood: dict[Thing, int] | None = None, location: Thing = PUMPS, alone: int = 0) -> Course:
    held = Counter({(marine, CORRIDOR): number for marine, number in (withstood or {}).items()})
    return Course([LEON, GIDEON, NOCTIS, GORIEL], home, location, held, alone)


# ---------------------------------------------------------------------- whole games


def test_few_are_left_and_one_roll_decides() -> None:
    back = told("leon<, gideon>", "attack:leon:L1", action="full_auto", dice=[1], L1="claw")
    assert back.story == story_of("won_by_a_roll", marine=LEON, percent="50%", location=PUMPS)


def test_the_last_falls_within_sight_of_victory() -> None:
    assert FALLEN.story == story_of("within_sight", marine=LEON, location=PUMPS)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_is_true(seed: int) -> None:
    """The last of the story is the last who died, and no more come home than are left."""
    game = angel.new(1 + seed % 3, seed=seed)
    rng = random.Random(seed)
    while game.pending:
        game.play(careful(game.state, game.pending[0], rng))
    back = review(game)
    facts = back.story.about
    if back.result == "win":
        assert facts.get("home", len(game.state.formation)) == len(game.state.formation)
    else:
        assert back.deaths[-1].marine in facts.values()
    assert facts.get("location", PUMPS) in (*back.statistics.locations, PUMPS)


# ---------------------------------------------------------------------- the kind that is told


def counted(marine: Thing, slain: int, all_slain: int) -> Review:
    deeds = tuple([one._replace(slain=slain) if one.who == marine else one for one in FALLEN.statistics.marines])
    return FALLEN._replace(statistics=FALLEN.statistics._replace(marines=deeds, slain=all_slain))


@pytest.mark.parametrize(
    ("course", "slain", "story"),
    [
        (fared(), 0, story_of("nobody_came_home", squad=4, location=PUMPS)),
        (fared(GIDEON), 9, story_of("one_came_home", marine=GIDEON, lost=3, location=PUMPS)),
        (fared(LEON, GIDEON, NOCTIS, GORIEL), 9, story_of("nobody_fell", home=4, location=PUMPS)),
        (
            fared(GIDEON, NOCTIS, withstood={NOCTIS: 3, LEON: 5}),
            9,
            story_of("held_fast", marine=NOCTIS, attacks=3, held=CORRIDOR, home=2, squad=4),
        ),
        (
            fared(GIDEON, NOCTIS, withstood={NOCTIS: 2}),
            9,
            story_of("great_slayer", marine=LEON, slain=9, home=2, squad=4),
        ),
        (fared(GIDEON, NOCTIS), 5, story_of("came_home", home=2, squad=4, location=PUMPS)),
    ],
)
def test_victories(course: Course, slain: int, story: Story) -> None:
    assert victory(course, None, counted(LEON, slain, 20).statistics) == story


def test_a_marine_who_is_rescued_ends_the_rounds_alone() -> None:
    """Gideon falls in the first round, comes back and falls again in the third; Leon then holds out for two rounds."""
    game = stage("leon>").game
    first = game.state.copy()
    fallen, back = MarineSlain(GIDEON, SPOT), MarineRescued(GIDEON)
    game.events += [(0, event) for event in (fallen, back, RoundBegan(3), fallen, RoundBegan(5))]
    assert course(game, first).alone == 2


def test_a_third_of_all_and_six_make_a_great_slayer() -> None:
    how = fared(GIDEON, NOCTIS)
    assert victory(how, None, counted(LEON, 6, 18).statistics) == story_of(
        "great_slayer", marine=LEON, slain=6, home=2, squad=4
    )
    assert victory(how, None, counted(LEON, 6, 19).statistics) == story_of("came_home", home=2, squad=4, location=PUMPS)
    assert victory(how, None, counted(LEON, 5, 15).statistics) == story_of("came_home", home=2, squad=4, location=PUMPS)


def test_only_the_roll_that_the_end_follows_from_has_won_the_game() -> None:
    (roll,) = FALLEN.rolls
    hit = roll._replace(number=0, success=True, marine=LEON)
    fell, won = DieRolled(LEON, roll.face), GameWon(PUMPS)
    fell.roll = 1
    for won.roll, found in ((1, hit), (0, None)):
        assert _winning_roll([fell, *[RoundBegan(1)] * 5, won], [hit]) == found


def test_a_roll_that_nobody_expected_wins() -> None:
    (roll,) = FALLEN.rolls
    many = fared(LEON, GIDEON, NOCTIS)
    assert victory(many, roll._replace(chance=Fraction(1, 3)), FALLEN.statistics) == story_of(
        "won_by_a_roll", marine=LEON, percent="33%", location=PUMPS
    )
    assert victory(many, roll._replace(chance=Fraction(1, 2)), FALLEN.statistics) == story_of(
        "came_home", home=3, squad=4, location=PUMPS
    )


@pytest.mark.parametrize(
    ("course", "last", "story"),
    [
        (fared(alone=2), LAST, story_of("stood_alone", marine=LEON, rounds=2, location=PUMPS)),
        (
            fared(),
            LAST._replace(chance=Fraction(5, 6)),
            story_of("against_the_odds", marine=LEON, percent="83%", location=PUMPS),
        ),
        (
            fared(),
            LAST._replace(card=ASSAULT, chance=Fraction(1, 2)),
            story_of("slain_by_a_card", marine=LEON, card=ASSAULT, location=PUMPS),
        ),
        (
            fared(withstood={GIDEON: 3}),
            LAST,
            story_of("held_in_vain", marine=GIDEON, attacks=3, held=CORRIDOR, last=LEON),
        ),
        (fared(withstood={LEON: 3}), LAST, story_of("within_sight", marine=LEON, location=PUMPS)),
        (fared(location=CORRIDOR), LAST, story_of("overrun", marine=LEON, size=6, location=CORRIDOR)),
        (fared(location=CORRIDOR), LAST._replace(size=5), story_of("last_to_fall", marine=LEON, location=CORRIDOR)),
    ],
)
def test_defeats(course: Course, last: Death, story: Story) -> None:
    assert defeat(course, [last]) == story


def test_three_fall_in_the_last_round() -> None:
    (death,) = FALLEN.deaths
    deaths = [death._replace(marine=marine) for marine in (GIDEON, NOCTIS, LEON)]
    assert defeat(fared(), deaths) == story_of("all_at_once", number=3, round=death.round, marine=LEON)
    assert defeat(fared(), [deaths[0]._replace(round=0), *deaths[1:]]) == story_of(
        "within_sight", marine=LEON, location=PUMPS
    )
