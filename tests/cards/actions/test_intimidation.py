"""Intimidation: afterwards he may roll; so many Genestealers engaged with Blue Marines go into the smaller pile."""

import random

import pytest

from tests.stage import stage
from voidlock.games.angel.facts import KIND_NAMES


def test_he_must_choose_as_many_as_he_rolled() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail head", piles={"left": 3, "right": 4}, play="intimidation", dice=[2])
    t.stand_still()
    assert (t.asked.kind, t.options()) == ("intimidate_roll", ["roll", "no"])
    t.answer("roll")
    assert (t.asked.kind, t.options()) == ("intimidate_pick", ["take:L1:head", "take:L1:tail", "take:L1:claw"])
    assert t.asked.count == (1, 2, None)
    t.answer("take:L1:head")
    assert t.asked.count == (2, 2, None)
    t.answer("take:L1:claw")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "tail"}
    assert (len(t.pile("left")), len(t.pile("right"))) == (5, 4)
    assert "head" in t.pile("left") and "claw" in t.pile("left")


def test_a_player_who_declines_does_not_roll_and_is_not_asked_again() -> None:
    t = stage("lorenzo<, deino>", L1="claw", play="intimidation").stand_still().answer("no")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw"}


@pytest.mark.rule("R-6.5", "R-3.5", "R-3.11")
def test_all_swarms_engaged_with_blue_marines_and_no_others() -> None:
    t = stage("lorenzo<, leon>, deino>", L1="claw", R1="tail", R2="tongue", L3="head", play="intimidation", dice=[1])
    t.stand_still().answer("roll")
    assert t.options() == ["take:L1:claw", "take:R1:tail", "take:L3:head"]


def test_all_of_them_if_there_are_fewer() -> None:
    t = stage("lorenzo<, deino>", L1="claw claw", piles={"left": 3, "right": 4}, play="intimidation", dice=[5])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert len(t.pile("left")) == 5


def test_a_0_does_nothing() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail", play="intimidation", dice=[0]).stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2
    assert t.told("shuffled_into_pile") == []


@pytest.mark.parametrize(("sizes", "smaller"), [((2, 3), "left"), ((3, 2), "right"), ((0, 1), "left")])
def test_all_go_to_the_pile_that_was_smaller_before(sizes: tuple[int, int], smaller: str) -> None:
    piles = {"left": sizes[0], "right": sizes[1]}
    t = stage("lorenzo<, deino>", L1="claw claw claw", piles=piles, play="intimidation", dice=[3])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert len(t.pile(smaller)) == min(sizes) + 3


@pytest.mark.parametrize("chosen", ["left", "right"])
def test_with_equal_piles_he_chooses(chosen: str) -> None:
    piles = {"left": 3, "right": 3}
    t = stage("lorenzo<, deino>", L1="claw claw", piles=piles, play="intimidation", dice=[2])
    t.stand_still().answer("roll")
    assert (t.asked.kind, t.options()) == ("smaller_pile", ["pile:left", "pile:right"])
    t.answer(f"pile:{chosen}")
    t.nothing_left_to_ask()
    assert len(t.pile(chosen)) == 5


@pytest.mark.rule("R-7.2")
def test_the_roll_cannot_be_rerolled() -> None:
    t = stage("lorenzo< 3, deino> 3", L1="claw", play="intimidation", dice=[0]).stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.supply() == 6


@pytest.mark.rule("R-1.7")
def test_a_brood_lord_cannot_be_chosen() -> None:
    piles = {"left": 3, "right": 4}
    t = stage("lorenzo<, deino>", L1="claw lord_head_tail", piles=piles, play="intimidation", dice=[5])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "lord_head_tail"}


@pytest.mark.rule("R-1.7")
def test_with_only_a_brood_lord_engaged_there_is_no_offer() -> None:
    t = stage("lorenzo<, deino>", L1="lord_head_tail", play="intimidation").stand_still()
    t.nothing_left_to_ask()


def test_with_nothing_engaged_there_is_no_offer() -> None:
    t = stage("lorenzo<, leon>, deino>", R2="claw", play="intimidation").stand_still()
    t.nothing_left_to_ask()


def test_power_field_cards_can_be_chosen() -> None:
    piles = {"left": 3, "right": 4}
    t = stage("lorenzo<, deino>", L1="claw claw", power_field="L1", piles=piles, play="intimidation", dice=[1])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw"}
    assert t.power_field() == "L1"


@pytest.mark.rule("R-3.8")
def test_it_is_not_slaying() -> None:
    t = stage("lorenzo<, deino>", L1="claw", piles={"left": 3, "right": 4}, play="intimidation", dice=[1])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.discard() == ""
    assert t.told("genestealer_slain") == []


@pytest.mark.rule("R-16.5", "H-24")
def test_moving_the_last_card_into_an_empty_pile_does_not_win() -> None:
    t = stage(
        "lorenzo<, deino>",
        L1="claw",
        piles={"left": 0, "right": 0},
        location="toxin_pumping_station",
        play="intimidation",
        dice=[1],
    )
    t.stand_still().answer("roll", "pile:right")
    t.nothing_left_to_ask()
    assert t.result == ""
    assert t.pile("right") == ["claw"]


def test_everybody_remembers_which_cards_are_in_the_pile_and_nobody_where() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail", piles={"left": 3, "right": 4}, play="intimidation", dice=[2])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert (t.known("left"), t.known("right")) == ("tail claw", "")
    for seat in (0, 1):
        shown = t.game.view(seat)["open"]
        assert isinstance(shown, dict)
        assert shown["piles"] == {
            "left": {"cards": 5, "known": ["tail", "claw"]},
            "right": {"cards": 4, "known": []},
        }
    assert [event.data() for event in t.told("shuffled_into_pile")] == [
        {"event": "shuffled_into_pile", "pile": "left", "genestealers": ["tail", "claw"]}
    ]


def test_a_card_of_the_same_kind_that_spawns_may_have_been_the_known_one() -> None:
    t = stage(
        "lorenzo<, deino>",
        L1="tail",
        piles={"left": "tail tail", "right": 4},
        terrain={"dark_corner": "L2"},
        play="intimidation",
        event="enter_formation",
        agenda=["next_action", "event_phase"],
        dice=[1],
    )
    t.stand_still().answer("roll")
    t.round_is_over()
    assert t.swarms() == {"L2": "tail tail"}
    assert (t.pile("left"), t.known("left")) == (["tail"], "")


@pytest.mark.rule("R-6.4")
def test_the_living_marine_counts_alone() -> None:
    piles = {"left": 3, "right": 4}
    t = stage("deino<, leon>", L1="claw", R2="tail", piles=piles, play="intimidation", dice=[5]).stand_still()
    t.answer("roll")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "tail"}


@pytest.mark.rule("R-6.21", "H-36")
def test_a_team_eliminated_by_its_own_activation_intimidates_nobody() -> None:
    tank = {"promethium_tank": "L1"}
    t = stage("deino<, leon>", L2="claw", terrain=tank, play="intimidation", dice=[0])
    t.answer("stop", "stop", "activate:deino:promethium_tank")
    t.nothing_left_to_ask()
    assert t.formation() == "leon"
    assert t.genestealers() == 1


def test_the_cards_controller_decides() -> None:
    t = stage(
        "deino<, leon>",
        players=2,
        teams=[["red"], ["blue"]],
        L1="claw tail",
        piles={"left": 3, "right": 3},
        play="intimidation",
        dice=[1],
    )
    t.stand_still()
    for answer in ("roll", "take:L1:tail", "pile:left"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.2")
def test_enter_formation_gives_a_token_before_it() -> None:
    t = stage("deino<, leon>", L1="claw", effects=[{"card": "enter_formation"}], play="intimidation")
    t.answer("place:leon").stand_still().answer("no")
    t.nothing_left_to_ask()
    assert t.tokens("leon") == 1


@pytest.mark.rule("R-6.2")
def test_who_is_engaged_counts_after_the_move() -> None:
    t = stage("deino<, leon>", L1="claw", R2="tail", piles={"left": 3, "right": 4}, play="intimidation", dice=[5])
    t.answer("move:deino:leon").stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw"}


def test_dealt_again_the_known_cards_are_still_in_their_pile() -> None:
    t = stage("lorenzo<, deino>", L1="claw claw claw", piles={"left": 0, "right": 4}, play="intimidation", dice=[3])
    t.stand_still().answer("roll")
    dealt = [t.game.redealt(1, random.Random(number)).state.piles[0] for number in range(5)]
    assert dealt == [[KIND_NAMES.index("claw")] * 3] * 5
