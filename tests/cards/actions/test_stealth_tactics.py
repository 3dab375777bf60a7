"""Stealth Tactics: afterwards the top of one pile may be discarded, then, for a token, that of the other."""

import pytest

from tests.stage import changes, stage

PILES = {"left": "claw head", "right": "tail tongue"}


def test_the_top_card_of_a_pile_may_be_discarded() -> None:
    t = stage("scipio<, calistarius>", piles=PILES, play="stealth_tactics").stand_still()
    assert (t.asked.kind, t.options()) == ("stealth_first", ["discard:left", "discard:right", "no"])
    t.answer("discard:right")
    t.nothing_left_to_ask()  # nobody has a token to pay
    assert (t.pile("left"), t.pile("right")) == (["claw", "head"], ["tongue"])
    assert t.discard() == "tail"


def test_a_token_then_pays_for_the_top_card_of_the_other_pile() -> None:
    t = stage("scipio<, calistarius> 1", piles=PILES, play="stealth_tactics").stand_still()
    t.answer("discard:left")
    assert (t.asked.kind, t.options()) == ("stealth_second", ["pay:calistarius", "no"])
    with changes(t.supply, by=1):
        t.answer("pay:calistarius")
    t.nothing_left_to_ask()
    assert (t.pile("left"), t.pile("right")) == (["head"], ["tongue"])
    assert t.tokens("calistarius") == 0


def test_the_second_may_be_declined() -> None:
    t = stage("scipio< 1, calistarius>", piles=PILES, play="stealth_tactics").stand_still()
    t.answer("discard:left", "no")
    t.nothing_left_to_ask()
    assert t.pile("right") == ["tail", "tongue"]
    assert t.tokens("scipio") == 1


def test_only_who_discarded_the_first_may_pay_for_the_second() -> None:
    t = stage("scipio< 1, calistarius>", piles=PILES, play="stealth_tactics").stand_still().answer("no")
    t.nothing_left_to_ask()
    assert t.discard() == ""


@pytest.mark.rule("R-17.3", "H-25")
def test_any_marine_of_the_player_pays_whatever_his_team_and_facing() -> None:
    t = stage(
        "leon< 1, scipio> 1, gideon< 1, zael> 1",
        players=2,
        teams=[["grey", "red"], ["green", "purple"]],
        R1="claw",
        piles=PILES,
        play="stealth_tactics",
    )
    t.stand_still().answer("discard:left")
    assert t.asked.seat == 1
    assert t.options() == ["pay:leon", "pay:scipio", "no"]
    t.answer("pay:leon")
    t.nothing_left_to_ask()
    assert t.discard() == "tail claw"


def test_an_empty_pile_cannot_be_chosen_first() -> None:
    piles = {"left": [], "right": "tail"}
    t = stage("scipio< 1, calistarius>", piles=piles, play="stealth_tactics").stand_still()
    assert t.options() == ["discard:right", "no"]
    t.answer("discard:right")
    t.nothing_left_to_ask()  # the other is empty: nothing to pay for
    assert t.tokens("scipio") == 1


def test_with_both_piles_empty_nothing_is_asked() -> None:
    piles: dict[str, list[str]] = {"left": [], "right": []}
    t = stage("scipio< 1, calistarius>", piles=piles, play="stealth_tactics").stand_still()
    t.nothing_left_to_ask()


@pytest.mark.rule("R-14.1")
def test_an_emptied_pile_causes_travel_at_the_end_of_the_phase() -> None:
    t = stage(
        "scipio<, calistarius>",
        piles={"left": "claw", "right": 3},
        ahead="teleportarium genestealer_lair",
        play="stealth_tactics",
        agenda=["next_action", "travel_check"],
    )
    t.stand_still().answer("discard:left")
    t.nothing_left_to_ask()
    assert t.location() == "teleportarium"


@pytest.mark.rule("R-14.1")
def test_a_pile_refilled_before_the_end_of_the_phase_causes_none() -> None:
    t = stage(
        "scipio<, lorenzo>",
        R2="tail",
        piles={"left": "claw", "right": 3},
        play="stealth_tactics intimidation",
        agenda=["next_action", "travel_check"],
        dice=[1],
    )
    t.stand_still().answer("discard:left").stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert t.location() == "void_lock_6"
    assert t.pile("left") == ["tail"]


@pytest.mark.rule("R-16.2", "R-16.3")
def test_discarding_the_last_card_wins_at_the_final_location() -> None:
    t = stage(
        "scipio< 1, calistarius>",
        piles={"left": "claw", "right": "tail"},
        location="toxin_pumping_station",
        play="stealth_tactics",
    )
    t.stand_still().answer("discard:left")
    assert t.result == ""
    t.answer("pay:scipio")
    assert t.result == "win"


def test_a_known_card_that_is_discarded_is_no_longer_known_to_be_there() -> None:
    t = stage("scipio<, calistarius>", piles=PILES, known={"left": "claw head"}, play="stealth_tactics").stand_still()
    t.answer("discard:left")
    t.nothing_left_to_ask()
    assert t.known("left") == "head"


@pytest.mark.rule("R-6.21", "H-36")
def test_a_team_eliminated_by_its_own_activation_loses_the_ability() -> None:
    t = stage("scipio<, leon> 1", terrain={"promethium_tank": "L1"}, piles=PILES, play="stealth_tactics", dice=[0])
    t.answer("stop", "stop", "activate:scipio:promethium_tank")
    t.nothing_left_to_ask()
    assert t.formation() == "leon"
    assert t.discard() == ""


@pytest.mark.rule("R-6.4")
def test_with_one_marine_slain_by_the_activation_the_ability_stays() -> None:
    t = stage("scipio<, calistarius>", terrain={"promethium_tank": "L1"}, piles=PILES, play="stealth_tactics", dice=[0])
    t.answer("stop", "stop", "activate:scipio:promethium_tank", "discard:left")
    t.nothing_left_to_ask()
    assert t.discard() == "claw"


@pytest.mark.rule("R-18.2")
def test_the_token_of_enter_formation_can_pay() -> None:
    entered = [{"card": "enter_formation"}]
    t = stage("scipio<, calistarius>", piles=PILES, effects=entered, play="stealth_tactics")
    t.answer("place:scipio").stand_still().answer("discard:left", "pay:scipio")
    t.nothing_left_to_ask()
    assert t.supply() == 12


def test_the_discarded_card_is_shown_to_everybody() -> None:
    t = stage("scipio<, leon>", players=2, teams=[["red"], ["grey"]], piles=PILES, play="stealth_tactics").stand_still()
    assert t.asked.seat == 2
    t.answer("discard:left")
    t.nothing_left_to_ask()
    assert [event.data() for event in t.told("blip_discarded")] == [
        {"event": "blip_discarded", "pile": "left", "genestealer": "claw"}
    ]
    assert t.game.events_for(1) == t.game.events_for(0)


@pytest.mark.parametrize("side", ["left", "right"])
def test_one_pile_with_cards_is_enough(side: str) -> None:
    t = stage(
        "scipio<, calistarius>", piles={"left": 0, "right": 0, side: "claw"}, play="stealth_tactics"
    ).stand_still()
    assert t.options() == [f"discard:{side}", "no"]
