"""Heroic Charge: instead of attacking, Claudio slays up to three cards within one position; a 0 then slays him."""

import pytest

from tests.stage import stage

EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("F-5", "R-6.5")
def test_he_slays_up_to_three_around_him_on_both_sides_from_any_swarms() -> None:
    t = stage(
        "leon>, gideon>, claudio>, noctis>, goriel<",
        L1="head",
        R2="tail",
        L3="claw",
        R3="claw",
        L4="tongue",
        R5="head",
        play="heroic_charge",
        dice=[5],
    )
    t.answer("charge:claudio")
    assert t.options() == ["slay:R2:tail", "slay:L3:claw", "slay:R3:claw", "slay:L4:tongue", "enough"]
    t.answer("slay:R2:tail", "slay:L3:claw", "slay:L4:tongue")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "head", "R3": "claw", "R5": "head"}
    assert "claudio" in t.formation()


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_any_face_but_0_spares_him(face: int) -> None:
    t = stage("claudio>, goriel<", L1="claw", play="heroic_charge", dice=[face])
    t.answer("charge:claudio", "slay:L1:claw")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"


def test_a_0_slays_him_and_goriel_attacks_from_the_shifted_formation() -> None:
    t = stage("claudio>, goriel<, leon>", R1="claw", L1="tail tail", L2="head", play="heroic_charge", dice=[0, 1])
    t.answer("charge:claudio", "slay:R1:claw", "enough")
    assert t.formation() == "goriel leon"
    assert t.options() == ["attack:goriel:L1", "stop"]
    t.answer("attack:goriel:L1", "slay:L1:head")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "tail tail"}


@pytest.mark.rule("R-7.2")
def test_the_roll_cannot_be_rerolled() -> None:
    t = stage("claudio> 3, goriel<", R1="claw", play="heroic_charge", dice=[0]).answer("charge:claudio", "slay:R1:claw")
    t.nothing_left_to_ask()
    assert t.slain() == "claudio"
    assert t.supply() == 12


@pytest.mark.rule("R-7.9", "H-28")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_he_may_say_enough_and_rolls_all_the_same(wanted: int) -> None:
    t = stage("claudio>, goriel<", R1="claw claw claw", play="heroic_charge", dice=[0])
    t.answer("charge:claudio", *["slay:R1:claw"] * wanted, "enough")
    t.nothing_left_to_ask()
    assert t.genestealers() == 3 - wanted
    assert t.slain() == "claudio"


def test_he_may_attack_normally_instead() -> None:
    t = stage("claudio>, goriel<", R1="claw claw", play="heroic_charge", dice=[0])
    assert t.options() == ["attack:claudio:R1", "charge:claudio", "stop"]
    t.answer("attack:claudio:R1")
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"  # a 0 in an attack is only a miss


def test_he_acts_once_either_way() -> None:
    t = stage("claudio>, goriel<", R1="claw claw", play="heroic_charge", dice=[5]).answer("charge:claudio", "enough")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2


def test_it_is_not_an_attack() -> None:
    t = stage("claudio>, goriel<", R1="claw", play="heroic_charge", dice=[1]).answer("charge:claudio", "slay:R1:claw")
    t.nothing_left_to_ask()
    assert t.told("marine_attacks") == []


def test_without_a_card_within_one_position_it_is_not_offered() -> None:
    t = stage("claudio>, goriel>, leon>", R3="claw", play="heroic_charge")
    assert t.options() == ["attack:goriel:R3", "stop"]


@pytest.mark.rule("R-13.11")
def test_cards_under_power_field_alone_are_not_enough() -> None:
    t = stage("claudio>, goriel<", R1="claw", power_field="R1", play="heroic_charge")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_falls_only_when_his_swarm_has_no_other_card() -> None:
    t = stage("claudio>, goriel<", R1="claw lord_head_tail", L2="tail", play="heroic_charge", dice=[5])
    t.answer("charge:claudio")
    assert t.options() == ["slay:R1:claw", "slay:L2:tail", "enough"]
    t.answer("slay:R1:claw")
    assert t.options() == ["slay:R1:lord_head_tail", "slay:L2:tail", "enough"]
    t.answer("slay:R1:lord_head_tail", "slay:L2:tail")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-16.2", "R-16.3")
def test_kills_that_win_come_before_the_roll() -> None:
    t = stage(
        "claudio>, goriel>",
        R1="claw",
        piles={"left": 0, "right": 0},
        location="toxin_pumping_station",
        play="heroic_charge",
    )
    t.answer("charge:claudio", "slay:R1:claw")
    assert t.result == "win"
    t.nothing_left_to_ask()
    assert t.formation() == "claudio goriel"


@pytest.mark.rule("R-6.18")
def test_goriel_may_attack_before_the_charge() -> None:
    t = stage("claudio>, goriel>", R1="claw claw", play="heroic_charge", dice=[1, 5])
    t.answer("attack:goriel:R1")
    assert t.options() == ["attack:claudio:R1", "charge:claudio", "stop"]
    t.answer("charge:claudio", "slay:R1:claw")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.1", "H-30")
def test_under_evasion_a_charge_uses_up_the_one_marine() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("claudio>, goriel>", R1="claw claw", effects=evasion, play="heroic_charge", dice=[5])
    t.answer("charge:claudio", "slay:R1:claw", "enough")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-18.1", "H-30")
def test_under_evasion_goriels_attack_leaves_no_charge() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("claudio>, goriel>", R1="claw claw", effects=evasion, play="heroic_charge", dice=[1])
    t.answer("attack:goriel:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.1", "H-30")
def test_under_evasion_not_even_a_slain_claudio_lets_goriel_attack() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("claudio>, goriel>", R1="claw claw", effects=evasion, play="heroic_charge", dice=[0])
    t.answer("charge:claudio", "slay:R1:claw", "enough")
    t.nothing_left_to_ask()
    assert t.slain() == "claudio"


@pytest.mark.rule("R-6.6", "H-10")
def test_quick_instincts_grants_no_charge() -> None:
    t = stage("claudio<, goriel<", L1="claw", R1="tail", play="heroic_charge", event="quick_instincts", agenda=EVENT)
    t.answer("stop", "target:claudio")
    assert t.options() == ["attack:claudio:L1", "stop"]


@pytest.mark.rule("R-6.21", "R-13.6")
def test_a_team_eliminated_by_its_charge_is_out_of_play() -> None:
    t = stage("claudio>, leon>", R1="claw", play="heroic_charge", dice=[0]).answer("charge:claudio", "slay:R1:claw")
    t.nothing_left_to_ask()
    assert [event.data() for event in t.told("team_eliminated")] == [{"event": "team_eliminated", "team": "yellow"}]


@pytest.mark.rule("R-16.4")
def test_the_last_marine_slain_by_his_charge_loses_the_game() -> None:
    t = stage("claudio>", R1="claw", play="heroic_charge", dice=[0]).answer("charge:claudio", "slay:R1:claw")
    assert t.result == "loss"


@pytest.mark.rule("R-6.4")
def test_without_claudio_goriel_only_attacks() -> None:
    t = stage("goriel>, leon>", R1="claw", play="heroic_charge", dice=[1])
    assert t.options() == ["attack:goriel:R1", "stop"]
    t.answer("attack:goriel:R1")
    t.nothing_left_to_ask()


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("claudio>, goriel<", R1="claw", play="heroic_charge").answer("stop")
    t.nothing_left_to_ask()


def test_the_cards_controller_decides() -> None:
    t = stage("claudio>, leon>", players=2, teams=[["red"], ["yellow"]], R1="claw", play="heroic_charge", dice=[5])
    for answer in ("charge:claudio", "slay:R1:claw"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


def test_goriel_who_attacked_before_the_charge_does_not_attack_again() -> None:
    t = stage("claudio>, goriel>", R1="claw", R2="tail head", play="heroic_charge", dice=[0, 5])
    t.answer("attack:goriel:R2", "charge:claudio", "slay:R1:claw", "enough")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "head tail"}
