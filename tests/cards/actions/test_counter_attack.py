"""Counter Attack: each skull Lorenzo rolls while defending is a miss, slays one card, and the rest attack again."""

import pytest

from tests.stage import changes, stage

FIGHT = ["next_action", "attack_phase"]


@pytest.mark.rule("R-6.8")
def test_one_token_must_be_placed_first() -> None:
    t = stage("lorenzo<, deino>, leon>", players=2, teams=[["red"], ["blue"]], play="counter_attack")
    assert t.asked.seat == 2
    with changes(lambda: t.tokens("leon"), by=1), changes(t.supply, by=-1):
        t.answer("place:leon")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.8", "R-8.5", "R-6.6")
@pytest.mark.parametrize("skull", [1, 2, 3])
def test_a_skull_misses_slays_one_and_the_rest_attack_again(skull: int) -> None:
    t = stage("lorenzo<, deino>", L1="claw tail tail tail", play="counter_attack", agenda=FIGHT, dice=[skull, 4])
    t.answer("place:deino")
    assert (t.asked.kind, t.asked.card and t.asked.card.id) == ("counter_slay", "counter_attack")
    assert t.options() == ["slay:L1:tail", "slay:L1:claw"]
    t.answer("slay:L1:tail")
    t.nothing_left_to_ask()
    assert t.formation() == "lorenzo deino"  # 4 against the three that are left
    assert t.swarms() == {"L1": "tail tail claw"}


def test_the_new_size_can_still_slay_him() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail tail tail tail", play="counter_attack", agenda=FIGHT, dice=[1, 4])
    t.answer("place:deino", "slay:L1:claw")
    t.nothing_left_to_ask()
    assert t.slain() == "lorenzo"
    assert t.swarm("L1") == "tail tail tail tail"


def test_chained_until_no_card_is_left() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail head", play="counter_attack", agenda=FIGHT, dice=[1, 2, 3])
    t.answer("place:deino", "slay:L1:tail", "slay:L1:claw")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert t.discard() == "head tail claw"


@pytest.mark.rule("F-8", "R-6.5")
def test_it_works_from_behind() -> None:
    t = stage("lorenzo> 2, deino>", L1="claw", play="counter_attack", agenda=FIGHT, dice=[1])
    t.answer("place:deino")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-7.5")
def test_he_may_reroll_a_miss_to_look_for_a_skull() -> None:
    t = stage("lorenzo< 1, deino>", L1="claw", play="counter_attack", agenda=FIGHT, dice=[5, 2])
    t.answer("place:deino", "reroll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_each_attack_of_the_sequence_is_defended_on_its_own() -> None:
    t = stage("lorenzo< 1, deino>", L1="claw claw", play="counter_attack", agenda=FIGHT, dice=[3, 0, 5])
    t.answer("place:deino")
    assert t.asked.kind == "defence"
    assert t.swarm("L1") == "claw"
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw"}


@pytest.mark.rule("R-8.5")
def test_the_swarm_is_done_when_its_sequence_ends() -> None:
    t = stage("lorenzo<, deino>", L1="claw claw", R1="tail tail", play="counter_attack", agenda=FIGHT, dice=[1, 5, 5])
    t.answer("place:deino")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw", "R1": "tail tail"}


@pytest.mark.rule("R-13.9", "H-14")
def test_a_brood_lord_can_be_struck_only_as_the_last_of_the_swarm() -> None:
    swarm = "claw lord_head_tail lord_claw_tongue"
    t = stage("lorenzo<, deino>", L1=swarm, play="counter_attack", agenda=FIGHT, dice=[1, 1, 1])
    t.answer("place:deino")
    assert t.discard() == "claw"
    assert t.options() == ["slay:L1:lord_head_tail", "slay:L1:lord_claw_tongue"]
    t.answer("slay:L1:lord_claw_tongue")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert t.discard() == "claw"


def test_the_artefact_makes_the_current_attack_miss_and_ends_the_sequence() -> None:
    held = {"artefact": {"held_by": 1}}
    t = stage("lorenzo<, deino>", L1="claw claw", terrain=held, play="counter_attack", agenda=FIGHT, dice=[1, 0])
    t.answer("place:deino", "discard:artefact")
    t.nothing_left_to_ask()
    assert t.formation() == "lorenzo deino"
    assert t.swarms() == {"L1": "claw"}


def test_second_wind_is_a_miss_without_a_strike() -> None:
    wind = [{"card": "second_wind", "about": "lorenzo"}]
    t = stage("lorenzo<, deino>", L1="claw claw", effects=wind, play="counter_attack", agenda=FIGHT, dice=[0])
    t.answer("place:deino")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw claw"}


def test_the_strike_is_not_an_attack() -> None:
    t = stage("lorenzo< 3, deino>", L1="claw", play="counter_attack", agenda=FIGHT, dice=[1])
    t.answer("place:deino")
    t.nothing_left_to_ask()
    assert t.told("marine_attacks") == []
    assert len(t.told("genestealer_slain")) == 1


def test_deino_has_it_not() -> None:
    t = stage("lorenzo<, deino>", R2="claw", play="counter_attack", agenda=FIGHT, dice=[1])
    t.answer("place:lorenzo")
    t.nothing_left_to_ask()
    assert t.slain() == "deino"
    assert t.genestealers() == 1


@pytest.mark.rule("R-6.4")
def test_without_lorenzo_it_has_no_effect() -> None:
    t = stage("deino>, leon>", R1="claw", play="counter_attack", agenda=FIGHT, dice=[1])
    t.answer("place:leon")
    t.nothing_left_to_ask()
    assert t.formation() == "leon"


def test_lorenzos_controller_strikes() -> None:
    teams = [["red"], ["blue"]]
    t = stage(
        "lorenzo<, leon>", players=2, teams=teams, L1="claw tail", play="counter_attack", agenda=FIGHT, dice=[1, 5]
    )
    t.answer("place:leon")
    assert t.asked.seat == 2
    t.answer("slay:L1:claw")
    t.nothing_left_to_ask()


def test_with_an_empty_supply_the_effect_stands() -> None:
    t = stage("lorenzo> 6, deino> 6", L1="claw", play="counter_attack", agenda=FIGHT, dice=[1])
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-16.3", "R-3.8")
def test_striking_the_last_brood_lord_wins_at_once() -> None:
    t = stage(
        "lorenzo<, deino>",
        L1="lord_head_tail",
        R2="claw claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        play="counter_attack",
        agenda=FIGHT,
        dice=[1],
    )
    t.answer("place:deino")
    assert t.result == "win"


@pytest.mark.rule("H-16", "R-12.3")
def test_cards_under_power_field_at_the_same_spot_are_out_of_reach() -> None:
    t = stage(
        "deino<, lorenzo<, leon<",
        R2="tongue",
        L3="claw",
        R3="head head",
        power_field="R2",
        play="counter_attack",
        agenda=FIGHT,
        dice=[0, 1, 2],
    )
    t.answer("place:deino")
    t.nothing_left_to_ask()
    assert t.formation() == "deino lorenzo"
    assert t.swarms() == {"L2": "claw", "R2": "tongue"}  # Leon's slayers have attacked, the two heads are struck
    assert t.power_field() == "R2"
