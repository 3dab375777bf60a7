"""Defensive Stance: a reroll that a Yellow Marine buys while defending makes the attack miss, unless it is a 0."""

import pytest

from tests.stage import changes, stage

FIGHT = ["next_action", "attack_phase"]
FIVE = "claw claw claw claw claw"


@pytest.mark.rule("R-6.8")
def test_one_token_must_be_placed_first() -> None:
    t = stage("claudio<, goriel>, leon>", players=2, teams=[["red"], ["yellow"]], play="defensive_stance")
    assert t.asked.seat == 2
    with changes(lambda: t.tokens("leon"), by=1), changes(t.supply, by=-1):
        t.answer("place:leon")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.8", "R-6.6")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_a_bought_reroll_misses_unless_it_is_a_0(face: int) -> None:
    t = stage("claudio<, goriel>", L1=FIVE, play="defensive_stance", agenda=FIGHT, dice=[3, face])
    t.answer("place:claudio", "reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"
    assert t.tokens("claudio") == 0


def test_goriel_has_it_too() -> None:
    t = stage("claudio<, goriel>", R2=FIVE, play="defensive_stance", agenda=FIGHT, dice=[0, 1])
    t.answer("place:goriel", "reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"


def test_the_first_roll_gets_no_benefit() -> None:
    t = stage("claudio<, goriel>", L1="claw claw", play="defensive_stance", agenda=FIGHT, dice=[1])
    t.answer("place:claudio")
    assert t.options() == ["reroll", "accept"]
    t.answer("accept")
    t.nothing_left_to_ask()
    assert t.slain() == "claudio"


@pytest.mark.rule("R-7.4", "R-7.5")
def test_after_a_0_he_may_pay_again() -> None:
    t = stage("claudio< 1, goriel>", L1=FIVE, play="defensive_stance", agenda=FIGHT, dice=[5, 0, 1])
    t.answer("place:claudio", "reroll")
    assert t.asked.kind == "defence"
    assert t.options() == ["reroll", "accept"]
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"
    assert t.supply() == 12


def test_after_a_0_he_may_accept_it_with_tokens_left() -> None:
    t = stage("claudio< 1, goriel>", L1="claw", play="defensive_stance", agenda=FIGHT, dice=[5, 0])
    t.answer("place:claudio", "reroll", "accept")
    t.nothing_left_to_ask()
    assert t.slain() == "claudio"


def test_after_a_0_the_artefact_still_helps() -> None:
    held = {"artefact": {"held_by": 1}}
    t = stage("claudio<, goriel>", L1=FIVE, terrain=held, play="defensive_stance", agenda=FIGHT, dice=[1, 0])
    t.answer("place:claudio", "reroll")
    assert t.options() == ["discard:artefact", "accept"]
    t.answer("discard:artefact")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"
    assert t.terrain("artefact") == "aside"


def test_a_0_with_the_last_token_slays_him() -> None:
    t = stage("claudio<, goriel>", L1="claw", play="defensive_stance", agenda=FIGHT, dice=[1, 0])
    t.answer("place:claudio", "reroll")
    t.nothing_left_to_ask()
    assert t.slain() == "claudio"


@pytest.mark.rule("H-14")
def test_the_raw_face_counts_against_brood_lords() -> None:
    swarm = "lord_head_tail lord_claw_tongue"
    t = stage("claudio<, goriel>", L1=swarm, play="defensive_stance", agenda=FIGHT, dice=[2, 1])
    t.answer("place:claudio", "reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"


@pytest.mark.rule("R-7.2", "R-7.8")
def test_from_behind_no_token_can_be_paid() -> None:
    t = stage("claudio< 3, goriel>", R1="claw claw", play="defensive_stance", agenda=FIGHT, dice=[1])
    t.answer("place:claudio")
    t.nothing_left_to_ask()
    assert t.slain() == "claudio"


def test_second_wind_makes_even_the_bought_0_a_miss() -> None:
    wind = [{"card": "second_wind", "about": "claudio"}]
    t = stage("claudio<, goriel>", L1=FIVE, effects=wind, play="defensive_stance", agenda=FIGHT, dice=[4, 0])
    t.answer("place:claudio", "reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"


def test_a_marine_of_another_team_is_not_helped() -> None:
    t = stage("leon< 1, claudio>, goriel>", L1="claw claw", play="defensive_stance", agenda=FIGHT, dice=[0, 2])
    t.answer("place:goriel", "reroll")
    t.nothing_left_to_ask()
    assert "leon" in t.slain()


@pytest.mark.rule("R-6.4")
def test_the_last_yellow_marine_has_it_alone() -> None:
    t = stage("goriel<, leon>", L1=FIVE, play="defensive_stance", agenda=FIGHT, dice=[0, 1])
    t.answer("place:goriel", "reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "goriel leon"


def test_with_an_empty_supply_nothing_is_placed_and_the_effect_stands() -> None:
    t = stage("claudio< 6, goriel> 6", L1=FIVE, play="defensive_stance", agenda=FIGHT, dice=[1, 1])
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"


def test_the_defenders_controller_decides() -> None:
    teams = [["red"], ["yellow"]]
    t = stage("claudio<, leon>", players=2, teams=teams, L1=FIVE, play="defensive_stance", agenda=FIGHT, dice=[0, 1])
    t.answer("place:claudio")
    assert t.asked.seat == 2
    t.answer("reroll")
    t.nothing_left_to_ask()


def test_it_ends_with_the_round() -> None:
    t = stage(
        "claudio< 1, goriel>",
        L1="tail tail tail",
        play="defensive_stance",
        agenda=["next_action", "end_round"],
        events="secret_route",
        dice=[0, 1],
    )
    t.answer("place:goriel", "choose:reorganize").stand_still().answer("reroll")
    t.round_is_over()
    assert t.slain() == "claudio"
