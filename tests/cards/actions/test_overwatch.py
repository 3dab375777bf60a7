"""Overwatch: at the end of the Event Phase each Red Marine may pay one of his own tokens to attack once."""

import pytest

from tests.stage import changes, stage

TO_THE_END = ["next_action", "event_phase"]


@pytest.mark.rule("R-6.8")
def test_one_token_must_be_placed_and_then_nothing_happens_yet() -> None:
    t = stage("leon> 1, valencio<", R1="head", play="overwatch")
    assert "no" not in t.options()
    with changes(lambda: t.tokens("valencio"), by=1), changes(t.supply, by=-1):
        t.answer("place:valencio")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-4.2")
def test_at_the_end_of_the_event_phase_each_pays_his_own_token_for_one_attack() -> None:
    t = stage(
        "leon> 1, valencio<",
        R1="head head",
        L2="tail tail",
        play="overwatch",
        event="secret_route",
        agenda=TO_THE_END,
        dice=[1, 3],
    )
    t.answer("place:valencio")
    assert t.asked.kind == "paid_attack"
    assert t.options() == ["attack:leon:R1", "attack:valencio:L2", "stop"]
    with changes(t.supply, by=1):
        t.answer("attack:valencio:L2")
    assert t.options() == ["attack:leon:R1", "stop"]
    t.answer("attack:leon:R1")
    t.round_is_over()
    assert t.swarms() == {"R1": "head", "L2": "tail"}
    assert (t.tokens("leon"), t.tokens("valencio")) == (0, 0)


@pytest.mark.rule("R-7.3")
def test_further_tokens_buy_rerolls() -> None:
    t = stage("leon> 2, valencio<", R1="head", play="overwatch", event="secret_route", agenda=TO_THE_END, dice=[0, 2])
    t.answer("place:valencio", "attack:leon:R1")
    assert t.tokens("leon") == 1
    assert t.options() == ["reroll", "keep"]
    t.answer("reroll")
    t.round_is_over()
    assert t.genestealers() == 0


def test_each_attacks_once_however_many_tokens_he_has() -> None:
    t = stage("leon> 3, valencio<", R1="head head", play="overwatch", event="secret_route", agenda=TO_THE_END, dice=[1])
    t.answer("place:leon", "attack:leon:R1", "keep")
    t.round_is_over()
    assert t.tokens("leon") == 3


def test_a_marine_without_a_token_of_his_own_gets_no_offer() -> None:
    t = stage("leon>, valencio>, gideon> 2", R1="head", play="overwatch", event="secret_route", agenda=TO_THE_END)
    t.answer("place:gideon")
    t.round_is_over()


def test_without_a_target_there_is_no_offer() -> None:
    t = stage("leon> 1, valencio> 1", L1="head", play="overwatch", event="secret_route", agenda=TO_THE_END)
    t.answer("place:leon")
    t.round_is_over()


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("leon> 1, valencio> 1", R1="head", play="overwatch", event="secret_route", agenda=TO_THE_END)
    t.answer("place:leon", "stop")
    t.round_is_over()
    assert (t.tokens("leon"), t.tokens("valencio")) == (2, 1)


@pytest.mark.rule("R-6.4")
def test_the_living_marine_acts_alone() -> None:
    t = stage("valencio> 1, gideon>", R1="head", play="overwatch", event="secret_route", agenda=TO_THE_END, dice=[1])
    t.answer("place:gideon", "attack:valencio:R1")
    t.round_is_over()
    assert t.genestealers() == 0


def test_a_red_marine_slain_meanwhile_does_not_attack() -> None:
    t = stage("leon> 1, gideon>", R1="head", play="overwatch", event="psychic_assault", agenda=TO_THE_END, dice=[0])
    t.answer("place:gideon", "target:leon")
    t.round_is_over()
    assert t.swarms() == {"R1": "head"}


@pytest.mark.rule("R-4.3", "R-10.8")
def test_swarms_are_met_where_the_event_has_moved_them() -> None:
    t = stage("leon> 1, valencio<", R2="claw", play="overwatch", event="secret_route", agenda=TO_THE_END, dice=[1])
    t.answer("place:valencio")
    assert t.options() == ["attack:leon:R1", "stop"]
    t.answer("attack:leon:R1")
    t.round_is_over()


def test_they_attack_where_they_face_after_the_event() -> None:
    t = stage("leon> 1, valencio<", L1="tail", play="overwatch", event="chaos_of_battle", agenda=TO_THE_END)
    t.answer("place:valencio")
    assert t.options() == ["attack:leon:L1", "stop"]


@pytest.mark.rule("F-12", "R-4.3", "R-12.6", "H-7")
def test_cards_merged_with_a_power_field_swarm_are_no_target() -> None:
    t = stage(
        "leon> 1, valencio> 1",
        R1="head",
        R2="claw",
        power_field="R1",
        play="overwatch",
        event="secret_route",
        agenda=TO_THE_END,
    )
    t.answer("place:leon")
    t.round_is_over()
    assert t.swarms() == {"R1": "head claw"}


@pytest.mark.rule("R-4.3", "H-7")
def test_it_comes_before_the_travel_at_the_end_of_the_phase() -> None:
    t = stage(
        "leon> 1, valencio<",
        R1="head",
        piles={"left": 0},
        ahead="teleportarium genestealer_lair",
        play="overwatch",
        event="secret_route",
        agenda=TO_THE_END,
        dice=[1],
    )
    t.answer("place:valencio")
    assert t.location() == "void_lock_6"
    t.answer("attack:leon:R1")
    t.round_is_over()
    assert t.location() == "teleportarium"


@pytest.mark.rule("R-18.1")
def test_evasion_does_not_limit_it() -> None:
    t = stage(
        "leon> 1, valencio> 1",
        R1="head head head",
        effects=[{"card": "evasion"}],
        play="overwatch",
        event="secret_route",
        agenda=TO_THE_END,
        dice=[1, 1],
    )
    t.answer("place:leon", "attack:leon:R1", "keep", "attack:valencio:R1")
    t.round_is_over()
    assert t.genestealers() == 1


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_goes_last() -> None:
    t = stage(
        "leon> 1, valencio> 1",
        R1="tail lord_claw_tongue",
        play="overwatch",
        event="evasion",
        agenda=TO_THE_END,
        dice=[1, 1],
    )
    t.answer("place:leon", "attack:leon:R1", "keep")
    assert t.swarms() == {"R1": "lord_claw_tongue"}
    t.answer("attack:valencio:R1")
    t.round_is_over()
    assert t.genestealers() == 0


def test_the_cards_controller_decides() -> None:
    t = stage(
        "leon> 1, gideon>",
        players=2,
        teams=[["green"], ["red"]],
        R1="head",
        play="overwatch",
        event="secret_route",
        agenda=TO_THE_END,
        dice=[1],
    )
    assert t.asked.seat == 2
    t.answer("place:gideon")
    assert t.asked.seat == 2
    t.answer("attack:leon:R1")
    t.round_is_over()


def test_with_an_empty_supply_no_token_is_placed_and_the_attacks_remain() -> None:
    t = stage("leon> 6, valencio< 6", R1="head", play="overwatch", event="secret_route", agenda=TO_THE_END, dice=[1])
    t.answer("attack:leon:R1", "keep")
    t.round_is_over()
    assert t.supply() == 1


def test_it_ends_with_the_round() -> None:
    t = stage(
        "leon> 1, valencio>",
        L1="tail",
        play="overwatch",
        agenda=["next_action", "end_round"],
        events="chaos_of_battle",
        dice=[5],
    )
    t.answer("place:leon", "choose:full_auto")
    t.round_is_over()
    assert t.facing("leon") == "left"
