"""A Marine's attack: by hand, and against the engine."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.odds.sampling import GAMES, agrees, rerolls_misses, sample, standing_still, view_of
from tests.stage import stage
from voidlock.engine import Choice, Thing
from voidlock.games.angel.state.swarms import size
from voidlock.odds import FROM_VIEW, REROLL_MISSES, NoOdds, attacks, reroll

FOUR = "claw claw tail head"


def slain(*fractions: tuple[int, int]) -> tuple[Fraction, ...]:
    """The chances of none, one, two …"""
    return tuple(Fraction(*fraction) for fraction in fractions)


def test_an_ordinary_attack_hits_with_three_faces_of_six() -> None:
    t = standing_still("leon< 2, noctis>", L1="claw tail")
    odds = attacks(view_of(t), "leon", "L1")
    assert [attack.rerolls for attack in odds.by_rerolls] == [0, 1, 2]
    assert [attack.hits.chance for attack in odds.by_rerolls] == [Fraction(1, 2), Fraction(3, 4), Fraction(7, 8)]
    assert odds.by_rerolls[1].slain == slain((1, 4), (3, 4), (0, 1))
    assert odds.by_rerolls[1].hits.because.id == "odds-attacks"
    assert odds.assumes == (REROLL_MISSES, FROM_VIEW)


def test_dead_aim_slays_three_with_a_4() -> None:
    t = standing_still("noctis< 1, leon>", L1=FOUR, standing=["dead_aim"])
    first, second = attacks(view_of(t), "noctis", "L1").by_rerolls
    assert first.slain == slain((2, 6), (3, 6), (0, 1), (1, 6), (0, 1))
    assert second.hits.chance == 1 - Fraction(2, 6) ** 2
    assert second.slain[3] == Fraction(1, 6) * (1 + Fraction(2, 6))
    told = second.hits.because.arguments
    assert (told["faces"], told["cards"]) == (4, [Thing("action", "dead_aim")])


def test_of_several_the_chance_of_one_and_of_all_are_told() -> None:
    """R-7.7: with a token a 0 is rolled again; a 1 slays one of the two, so it is kept."""
    t = standing_still("zael< 1, leon>", L1="claw tail", standing=["flamer_attack"])
    attack = attacks(view_of(t), "zael", "L1").by_rerolls[1]
    assert attack.most is not None
    assert (attack.hits.chance, attack.most.chance) == (Fraction(35, 36), Fraction(4, 6) * Fraction(7, 6))
    six = standing_still("zael<, leon>", L1="claw " * 6, standing=["flamer_attack"])
    (attack,) = attacks(view_of(six), "zael", "L1").by_rerolls
    assert attack.most is not None
    assert (attack.most.chance, attack.most.because.arguments["most"]) == (Fraction(1, 6), 5)
    (alone,) = attacks(view_of(standing_still("leon<, zael>", L1="claw tail")), "leon", "L1").by_rerolls
    assert alone.most is None


def test_cards_of_others_change_nothing() -> None:
    t = standing_still("omnio<, gideon<", L1=FOUR, standing=["dead_aim", "flamer_attack"])
    attack = attacks(view_of(t), "omnio", "L1").by_rerolls[0]
    assert attack.slain[:2] == (Fraction(1, 2), Fraction(1, 2))
    assert attack.hits.because.arguments["cards"] == []


@pytest.mark.parametrize(
    ("marine", "spot"),
    [("gideon", "L2"), ("gideon", "R1"), ("leon", "L1"), ("leon", "L3"), ("zael", "L1"), ("gideon", "X")],
)
def test_only_what_he_can_target(marine: str, spot: str) -> None:
    """Out of range, on the other side, under Power Field, below the formation, not in it, no spot at all."""
    t = standing_still("gideon<, leon<", L1="claw", L2="claw", R1="claw", power_field="L1")
    with pytest.raises(NoOdds):
        attacks(view_of(t), marine, spot)


@pytest.mark.parametrize(
    ("marine", "tokens", "card", "swarm"),
    [
        ("leon", 0, "overwatch", "claw"),
        ("leon", 2, "overwatch", "claw tail"),
        ("noctis", 1, "dead_aim", FOUR),
        ("noctis", 0, "dead_aim", "claw tail"),
        ("zael", 1, "flamer_attack", FOUR),
        ("zael", 0, "flamer_attack", "claw lord_head_tail"),
    ],
)
def test_the_engine_agrees(marine: str, tokens: int, card: str, swarm: str) -> None:
    other = "deino"
    t = standing_still(f"{marine}< {tokens}, {other}>", L1=swarm, standing=[card], phase="resolve")
    attack = attacks(view_of(t), marine, "L1").by_rerolls[tokens]

    def policy(choice: Choice[object]) -> str:
        return f"attack:{marine}:L1" if choice.kind == "attack" else rerolls_misses(choice)

    team = t.state.formation[0] >> 1
    ends = sample(t, ("attackers", team), policy)
    cards = len(swarm.split())
    seen = Counter(cards - size(state.swarms[0]) for state in ends)
    assert sum(attack.slain) == 1
    assert all(agrees(chance, seen[number], GAMES) for number, chance in enumerate(attack.slain)), (seen, attack.slain)


def test_the_chance_of_a_reroll_counts_the_tokens_that_are_left() -> None:
    t = stage("leon< 2, noctis>", L1="claw tail", play="full_auto", dice=[0]).answer("attack:leon:L1")
    assert reroll(view_of(t)).chance == Fraction(3, 4)
    with pytest.raises(NoOdds):
        reroll(view_of(standing_still("leon< 2, noctis>", L1="claw")))


@pytest.mark.parametrize(("marine", "card", "most"), [("leon", "full_auto", 1), ("zael", "flamer_attack", 2)])
def test_a_reroll_says_how_many_it_may_slay(marine: str, card: str, most: int) -> None:
    t = stage(f"{marine}< 2, noctis>", L1="claw tail", play=card, dice=[1]).answer(f"attack:{marine}:L1")
    assert reroll(view_of(t)).because.arguments["most"] == most


@pytest.mark.parametrize("tokens", [1, 2])
def test_a_token_that_pays_for_the_attack_rerolls_nothing(tokens: int) -> None:
    t = stage(f"noctis< {tokens}, gideon<", L1="claw tail", L2="head", play="run_and_gun").stand_still()
    assert t.asked.kind == "paid_attack"
    odds = attacks(view_of(t), "noctis", "L1")
    assert [attack.hits.chance for attack in odds.by_rerolls] == [Fraction(1, 2), Fraction(3, 4)][:tokens]
    with pytest.raises(NoOdds):
        attacks(view_of(t), "gideon", "L2")


def test_the_cards_of_the_round_hold_in_its_event_phase() -> None:
    t = stage("noctis<, leon>", L1=FOUR, standing=["dead_aim"], event="quick_instincts").answer("target:noctis")
    assert attacks(view_of(t), "noctis", "L1").by_rerolls[0].hits.chance == Fraction(4, 6)
