"""Lead by Example: once a round, after an attack by a Blue Marine has slain, a token may be placed on any Marine."""

import pytest

from tests.stage import changes, stage

EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("R-7.7", "R-6.20")
def test_directly_after_a_kill_a_token_may_go_on_any_marine() -> None:
    t = stage("lorenzo>, deino<, leon>", R1="claw tail", L2="head", play="lead_by_example", dice=[2, 1])
    t.answer("attack:lorenzo:R1", "slay:R1:claw")
    assert (t.asked.kind, t.asked.card and t.asked.card.id) == ("place_token", "lead_by_example")
    assert t.options() == ["place:lorenzo", "place:deino", "place:leon", "no"]
    with changes(lambda: t.tokens("leon"), by=1), changes(t.supply, by=-1):
        t.answer("place:leon")
    assert t.asked.kind == "attack"  # before the next attack


def test_it_is_used_once_a_round() -> None:
    t = stage("lorenzo>, deino<", R1="claw", L2="head", play="lead_by_example", dice=[2, 1])
    t.answer("attack:lorenzo:R1", "place:lorenzo", "attack:deino:L2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert t.supply() == 11


def test_it_is_offered_after_each_kill_until_used() -> None:
    t = stage("lorenzo>, deino<", R1="claw", L2="head", play="lead_by_example", dice=[2, 1])
    t.answer("attack:lorenzo:R1", "no", "attack:deino:L2")
    assert t.asked.kind == "place_token"
    t.answer("place:deino")
    t.nothing_left_to_ask()
    assert t.tokens("deino") == 1


def test_declined_after_the_last_kill_it_is_not_asked_again() -> None:
    t = stage("lorenzo>, deino<", R1="claw", play="lead_by_example", dice=[2]).answer("attack:lorenzo:R1", "no")
    t.nothing_left_to_ask()


@pytest.mark.parametrize("face", [0, 4, 5])
def test_without_a_kill_there_is_no_offer(face: int) -> None:
    t = stage("lorenzo>, deino<", R1="claw", play="lead_by_example", dice=[face]).answer("attack:lorenzo:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


def test_only_the_final_face_counts() -> None:
    t = stage("lorenzo> 1, deino<", R1="claw", play="lead_by_example", dice=[1, 0])
    t.answer("attack:lorenzo:R1", "reroll")
    t.nothing_left_to_ask()
    assert t.supply() == 12


@pytest.mark.rule("R-1.4")
def test_with_an_empty_supply_nothing_is_asked_and_nothing_used_up() -> None:
    t = stage("lorenzo> 6, deino< 6", R1="claw", L2="head", play="lead_by_example", dice=[1, 0, 1])
    t.answer("attack:lorenzo:R1", "keep")
    assert t.asked.kind == "attack"
    t.answer("attack:deino:L2", "reroll", "keep")
    assert t.asked.kind == "place_token"  # the token of the reroll is in the supply


def test_another_teams_kills_do_not_count() -> None:
    t = stage("lorenzo>, leon>, deino<", R2="claw", play="lead_by_example full_auto", dice=[1])
    t.answer("stop", "attack:leon:R2")
    t.nothing_left_to_ask()


@pytest.mark.rule("H-27")
def test_kills_by_events_do_not_count() -> None:
    t = stage("lorenzo< 1, deino<", R1="claw", play="lead_by_example", event="for_my_battle_brothers", agenda=EVENT)
    t.round_is_over()
    assert t.genestealers() == 0


@pytest.mark.rule("R-6.6", "H-10")
def test_a_kill_granted_by_quick_instincts_counts() -> None:
    t = stage("lorenzo<, deino<", L1="claw", play="lead_by_example", event="quick_instincts", agenda=EVENT, dice=[1])
    t.answer("stop", "target:deino", "attack:deino:L1", "place:deino")
    t.round_is_over()
    assert t.tokens("deino") == 1


@pytest.mark.rule("R-6.6", "H-10")
def test_once_used_it_is_not_offered_for_quick_instincts() -> None:
    t = stage(
        "lorenzo<, deino<", L1="claw claw", play="lead_by_example", event="quick_instincts", agenda=EVENT, dice=[1, 1]
    )
    t.answer("attack:deino:L1", "place:deino", "stop", "target:lorenzo", "attack:lorenzo:L1")
    t.round_is_over()
    assert t.supply() == 11


@pytest.mark.rule("R-18.1")
def test_under_evasion_only_one_marine_attacks() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("lorenzo>, deino<", R1="claw", L2="head", effects=evasion, play="lead_by_example", dice=[1])
    t.answer("attack:deino:L2", "place:deino")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw"}


@pytest.mark.rule("R-6.4")
def test_the_living_marine_attacks_alone() -> None:
    t = stage("deino>, leon>", R1="claw", play="lead_by_example", dice=[1])
    t.answer("attack:deino:R1", "place:leon")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.18")
def test_attacking_is_never_compulsory() -> None:
    t = stage("lorenzo>, deino<", R1="claw", L2="head", play="lead_by_example").answer("stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-5.6")
def test_without_a_target_the_card_does_nothing() -> None:
    t = stage("lorenzo<, deino<", R1="claw", play="lead_by_example")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.9")
def test_slaying_a_brood_lord_counts() -> None:
    t = stage("lorenzo>, deino<", R1="lord_head_tail", play="lead_by_example", dice=[1])
    t.answer("attack:lorenzo:R1", "place:lorenzo")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_the_cards_controller_decides() -> None:
    t = stage("lorenzo>, leon>", players=2, teams=[["red"], ["blue"]], R1="claw tail", play="lead_by_example", dice=[1])
    for answer in ("attack:lorenzo:R1", "slay:R1:tail", "place:leon"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.2")
def test_a_kill_that_wins_ends_everything() -> None:
    t = stage(
        "lorenzo>, deino>",
        R1="claw",
        piles={"left": 0, "right": 0},
        location="toxin_pumping_station",
        play="lead_by_example",
        dice=[1],
    )
    t.answer("attack:lorenzo:R1")
    assert t.result == "win"
    t.nothing_left_to_ask()


def test_it_can_be_used_again_in_a_later_round() -> None:
    t = stage("lorenzo>, deino<", R1="claw", play="lead_by_example", agenda=["next_action", "end_round"], dice=[1])
    t.answer("attack:lorenzo:R1", "place:deino")
    t.round_is_over()
    assert t.state.used == 0
