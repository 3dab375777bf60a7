"""House decisions (section 23) where they meet other rules, and the conventions of section 0."""

import pytest

from tests.stage import stage

FINAL = "toxin_pumping_station"


def test_a_decision_with_one_answer_is_taken_and_one_with_none_is_skipped() -> None:
    t = stage("gideon>", play="block")
    t.nothing_left_to_ask()
    assert t.tokens("gideon") == 1
    t = stage("gideon>", play="dead_aim")
    t.nothing_left_to_ask()


@pytest.mark.rule("H-24", "R-16.5")
def test_moving_the_last_cards_from_the_formation_to_an_empty_pile_wins_nothing() -> None:
    t = stage(
        "gideon>, leon>", location=FINAL, R1="head tail", piles={"left": 0, "right": 0}, event="temporary_sanctuary"
    )
    t.answer("pile:right")
    assert t.result == ""
    assert (t.swarms(), len(t.pile("right"))) == ({}, 2)


@pytest.mark.rule("H-24", "R-16.5")
def test_spawning_the_last_card_of_the_piles_wins_nothing() -> None:
    t = stage(
        "gideon>, leon>",
        location=FINAL,
        terrain={"ventilation_duct": "R1"},
        piles={"left": 0, "right": ["tail"]},
        event="outnumbered",
    )
    assert t.result == ""
    assert t.swarms() == {"R1": "tail"}


@pytest.mark.rule("H-24", "R-14.9")
def test_arriving_at_the_last_location_with_an_empty_formation_wins_nothing() -> None:
    """The piles are empty for a moment, and no Genestealer is in the formation."""
    t = stage("gideon>, leon>", piles={"left": 0, "right": 0}, ahead=[FINAL], agenda=["travel_check"])
    assert t.told("travelled")
    assert t.result == ""
    assert (len(t.pile("left")), len(t.pile("right"))) == (7, 7)


@pytest.mark.rule("H-24", "R-14.9", "R-16.2")
def test_a_last_location_that_is_empty_once_the_travel_is_over_is_won() -> None:
    """The check that waited for the end of the travel is then made."""
    t = stage("gideon>, leon>", location=FINAL, piles={"left": 0, "right": 0}, agenda=["arrived"])
    assert t.result == "win"


@pytest.mark.rule("H-27")
def test_kills_that_are_no_attacks_do_not_count_for_lead_by_example() -> None:
    t = stage(
        "lorenzo> 1, gideon>",
        R1="head",
        standing=["lead_by_example"],
        event="for_my_battle_brothers",
    )
    t.round_is_over()
    assert len(t.told("genestealer_slain")) == 1
    t = stage(
        "lorenzo>, gideon>",
        R1="head",
        terrain={"promethium_tank": "R1"},
        standing=["lead_by_example"],
        play="intimidation",
        dice=[5],
    )
    t.answer("stop", "stop", "activate:lorenzo:promethium_tank")
    t.nothing_left_to_ask()


@pytest.mark.rule("H-9", "H-8")
def test_a_removed_card_that_made_the_current_player_still_stands_for_what_it_began() -> None:
    """Grey's Power Field was the lowest card; Grey dies, the other player is current, and the field is still there."""
    t = stage(
        "calistarius<, gideon>, noctis>",
        players=2,
        table={"grey": "power_field", "green": "dead_aim"},
        resolved=["grey", "green"],
        L1="tail",
        R3="claw",
        power_field="R3",
        phase="attack",
        events=["psychic_assault"],
        dice=[0],
    )
    assert t.formation() == "gideon noctis"
    assert (t.asked.kind, t.asked.seat) == ("event_target", 1)
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict)
    assert isinstance(opened["effects"], dict)
    assert opened["effects"]["power_field"] == "R2"


@pytest.mark.rule("H-20")
def test_with_enough_cards_a_box_serves_a_side_from_top_to_bottom() -> None:
    t = stage(
        "gideon<, leon<, noctis<",
        terrain={"spore_chimney": "L3", "ventilation_duct": "L1"},
        piles={"left": ["head", "tail", "claw"]},
        event="outnumbered",
    )
    assert [(event.data()["spot"], event.data()["genestealers"]) for event in t.told("spawned")] == [
        ("L1", ["head"]),
        ("L3", ["tail"]),
    ]
