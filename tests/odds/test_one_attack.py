"""One attack on a Marine, against fractions computed by hand."""

from fractions import Fraction

import pytest

from tests.odds.sampling import standing_still, view_of
from voidlock.engine import Thing
from voidlock.games.angel.facts import ACTION_NAMES, MARINE_NAMES, MARINE_THINGS, SPOT_THINGS
from voidlock.games.angel.odds.board import Swarm
from voidlock.games.angel.odds.defence import UNSHIELDED, Defence, misses, survival
from voidlock.odds import FROM_VIEW, SPENDING, NoOdds, attack_from, phase

LORENZO, STANDING = MARINE_NAMES.index("lorenzo"), (ACTION_NAMES.index("counter_attack"),)
COUNTER_ATTACK = Defence(
    rolled=misses(STANDING, (), LORENZO, bought=False), bought=misses(STANDING, (), LORENZO, bought=True)
)
"""What Lorenzo has against a swarm in front of him."""


@pytest.mark.parametrize(
    ("size", "chance"),
    [(1, Fraction(4, 6)), (2, Fraction(3, 6)), (4, Fraction(1, 6)), (5, Fraction(0)), (9, Fraction(0))],
)
def test_the_roll_must_be_higher_than_the_swarm(size: int, chance: Fraction) -> None:
    assert survival(Swarm(size), Defence()) == chance


def test_each_token_is_one_more_roll() -> None:
    assert survival(Swarm(2), Defence(tokens=1)) == 1 - Fraction(3, 6) ** 2
    assert survival(Swarm(4), Defence(tokens=3)) == 1 - Fraction(5, 6) ** 4


def test_counter_attack_goes_on_until_it_ends() -> None:
    one = Fraction(5, 6)  # only a 0 kills
    two = Fraction(2, 6) + Fraction(3, 6) * one  # 4 and 5 miss, a skull leaves one
    five = Fraction(3, 6) * (Fraction(1, 6) + Fraction(3, 6) * (Fraction(2, 6) + Fraction(3, 6) * two))
    assert survival(Swarm(1), COUNTER_ATTACK) == one
    assert survival(Swarm(2), COUNTER_ATTACK) == two
    assert survival(Swarm(5), COUNTER_ATTACK) == five


def test_counter_attack_slays_the_brood_lord_last() -> None:
    lord = Fraction(5, 6)  # 4 and 5 are more than 1 and 1 off
    assert survival(Swarm(1, 1), COUNTER_ATTACK) == Fraction(2, 6) + Fraction(3, 6) * lord


# ---------------------------------------------------------------------- from a view


def test_a_view_gives_the_figure_its_reason_and_what_it_assumes() -> None:
    t = standing_still("gideon< 1, leon>", L1="claw tail tail tail", standing=["block"])
    odds = attack_from(view_of(t), "L1")
    assert odds.survives.chance == 1 - Fraction(2, 6) ** 2
    assert odds.survives.because.id == "odds-attacked"
    assert odds.survives.because.arguments == {
        "marine": MARINE_THINGS[0],
        "spot": SPOT_THINGS[0],
        "size": 4,
        "lords": 0,
        "needs": 5,
        "saved": [Thing("need", "skull")],
        "tokens": 1,
        "cards": [Thing("action", "block")],
    }
    assert odds.assumes == (SPENDING, FROM_VIEW)


def test_tokens_do_not_help_towards_the_back() -> None:
    t = standing_still("gideon> 3, leon>", L1="claw tail")
    assert attack_from(view_of(t), "L1").survives.chance == Fraction(3, 6)


def test_the_artefact_counts_for_its_holder_in_the_phase_and_for_no_single_attack() -> None:
    """It stops only one attack, so it would promise each of several Marines that he survives."""
    t = standing_still(
        "gideon>, leon>",
        players=2,
        teams=[["green"], ["red"]],
        L1="claw",
        L2="claw",
        terrain={"artefact": {"held_by": 2}},
    )
    assert attack_from(view_of(t), "L1").survives.chance == Fraction(4, 6)
    odds = attack_from(view_of(t), "L2")
    assert odds.survives.chance == Fraction(4, 6)
    assert odds.survives.because.arguments["cards"] == []
    assert UNSHIELDED in odds.assumes
    coming = phase(view_of(t)).survives
    assert coming["leon"].chance == 1
    assert coming["leon"].because.arguments["cards"] == [Thing("terrain", "artefact")]
    assert coming["gideon"].chance == pytest.approx(4 / 6)


def test_second_wind_holds_in_its_round_alone() -> None:
    t = standing_still("gideon>, leon>", L1="claw", effects=[{"card": "second_wind", "about": "gideon"}])
    assert attack_from(view_of(t), "L1").survives.chance == Fraction(5, 6)
    t = standing_still("gideon>, leon>", L1="claw", effects=[{"card": "second_wind", "about": "gideon", "round": 2}])
    assert attack_from(view_of(t), "L1").survives.chance == Fraction(4, 6)


def test_a_card_not_yet_in_force_can_be_supposed() -> None:
    t = standing_still("gideon>, leon>", L1="claw claw claw claw claw")
    assert attack_from(view_of(t), "L1", with_cards=["block"]).survives.chance == Fraction(3, 6)


@pytest.mark.parametrize("spot", ["R1", "L2", "L9", "X1", ""])
def test_no_swarm_no_odds(spot: str) -> None:
    t = standing_still("gideon>, leon>", L1="claw", R1="tail", power_field="R1")
    with pytest.raises(NoOdds):
        attack_from(view_of(t), spot)
