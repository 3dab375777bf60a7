"""What a group tells itself after a game: each honour on a game that is over in a few rolls."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest

from tests.odds.looking_back import SIX, ended
from voidlock.angel import State
from voidlock.engine import Event, Game, Thing
from voidlock.games.angel.events import MarineSlain, MarinesTraded, RoundBegan, SwarmMissed
from voidlock.games.angel.odds.review import Review, review
from voidlock.games.angel.odds.review.honours import honours
from voidlock.odds.review import Story, story_of

LEON, GIDEON = (Thing("marine", name) for name in ("leon", "gideon"))
SPOT, CARD = Thing("spot", "L1"), Thing("event", "psychic_assault")
FIRST, SECOND = (Thing("seat", number) for number in "12")


def played(formation: str, *answers: str, dice: list[int], action: str = "", **position: object) -> Game[State]:
    """Two players with a team each; the swarms attack, unless an Action card lies open."""
    return ended(formation, *answers, dice=dice, action=action, players=2, teams=[["red"], ["green"]], **position)


def together(formation: str, *answers: str, dice: list[int], action: str = "", **position: object) -> Review:
    return review(played(formation, *answers, dice=dice, action=action, **position))


def honour(honours: Iterable[Story], id: str) -> Story | None:
    found = [each for each in honours if each.id == id]
    assert len(found) <= 1
    return found[0] if found else None


def test_after_a_defeat_whoever_fell_last_held() -> None:
    back = together("leon<, gideon<", dice=[0, 0], L1=SIX, L2=SIX, round=4)
    assert honour(back.honours, "held") == story_of("held", seat=SECOND, marine=GIDEON, round=4)
    assert honour(back.honours, "withstood") is None


@pytest.mark.parametrize(("attacks", "named"), [((3, 2), True), ((2, 1), False), ((3, 3), False)])
def test_after_a_victory_whoever_threw_back_most_attacks_held(attacks: tuple[int, int], named: bool) -> None:
    game = played("leon<, gideon<", "attack:leon:L1", action="full_auto", dice=[1], L1="claw")
    for marine, missed in zip((LEON, GIDEON), attacks, strict=True):
        game.events += [(0, SwarmMissed(marine, SPOT))] * missed
    expected = story_of("withstood", seat=FIRST, attacks=3) if named else None
    assert honour(review(game).honours, "withstood") == expected


@pytest.mark.parametrize(
    ("hits", "promised", "luckiest"),
    [
        ((3, 2), Fraction(1, 2), FIRST),
        ((2, 3), Fraction(1, 2), SECOND),
        ((3, 3), Fraction(1, 2), None),
        ((3, 2), Fraction(5, 6), None),
    ],
)
def test_whoever_had_most_against_the_odds_was_luckiest(
    hits: tuple[int, int], promised: Fraction, luckiest: Thing | None
) -> None:
    game = played("leon<, gideon<", dice=[0, 0], L1=SIX, L2=SIX)
    back = review(game)
    rolls = [
        back.rolls[0]._replace(marine=marine, chance=promised, success=number < had)
        for marine, had in zip((LEON, GIDEON), hits, strict=True)
        for number in range(4)
    ]
    found = honour(honours(game, rolls, back.deaths, back.statistics), "luckiest")
    assert found == (luckiest and story_of("luckiest", seat=luckiest, had=3, rolls=4, promised="2.0"))
    assert honour(honours(game, rolls[:-1], back.deaths, back.statistics), "luckiest") is None


def test_whoever_slew_most_is_named_unless_two_slew_as_many() -> None:
    back = together("leon<, gideon<", "attack:leon:L1", action="full_auto", dice=[1], L1="claw")
    assert honour(back.honours, "slayer") == story_of("slayer", seat=FIRST, slain=1, all=1)
    assert honour(together("leon<, gideon<", dice=[0, 0], L1=SIX, L2=SIX).honours, "slayer") is None


@pytest.mark.parametrize(
    ("then", "died"),
    [
        ([MarineSlain(LEON, SPOT)], True),
        ([MarineSlain(LEON, SPOT), RoundBegan(5), MarineSlain(GIDEON, SPOT)], True),
        ([MarineSlain(LEON, SPOT), MarineSlain(GIDEON, SPOT)], False),
        ([MarineSlain(LEON, CARD)], False),
        ([RoundBegan(5), MarineSlain(LEON, SPOT)], False),
    ],
)
def test_whoever_takes_a_friends_place_and_falls_there_died_for_them(then: list[Event], died: bool) -> None:
    """Not when a card slew him, in a later round, or when the friend fell with him."""
    game = played("leon<, gideon<", "attack:leon:L1", action="full_auto", dice=[1], L1="claw")
    game.events += [(0, event) for event in (MarinesTraded(LEON, GIDEON), *then)]
    expected = story_of("died_for", seat=FIRST, marine=LEON, friend=GIDEON, seat2=SECOND) if died else None
    counted = review(played("leon<, gideon<", "attack:leon:L1", action="full_auto", dice=[1], L1="claw")).statistics
    assert honour(honours(game, (), (), counted), "died_for") == expected


def test_nobody_is_honoured_alone() -> None:
    game = ended("leon<, gideon<", dice=[0, 0], L1=SIX, L2=SIX)
    assert review(game).honours == ()
