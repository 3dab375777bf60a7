"""Full Scan: the top card of a pile is discarded face up."""

import pytest

from tests.stage import stage

CARD = "full_scan"


@pytest.mark.rule("R-9.3")
def test_the_top_card_of_a_pile_is_discarded_face_up() -> None:
    t = stage("gideon<, noctis>", piles={"left": "claw head", "right": "tail tongue"}, event=CARD)
    t.open_to_all(CARD)
    assert t.options() == ["target:left", "target:right"]
    t.answer("target:right")
    t.round_is_over()
    assert t.pile("right") == ["tongue"] and t.pile("left") == ["claw", "head"]
    assert t.discard() == "tail"
    assert [event.data() for event in t.game.events_for(0) if event.name == "blip_discarded"] == [
        {"event": "blip_discarded", "pile": "right", "genestealer": "tail"}
    ]


@pytest.mark.rule("R-9.4", "H-32")
def test_a_pile_with_cards_must_be_taken_if_there_is_one() -> None:
    t = stage("gideon<, noctis>", piles={"left": "", "right": "tail tongue"}, ahead=[], event=CARD)
    t.round_is_over()
    assert t.pile("right") == ["tongue"]


@pytest.mark.rule("R-9.4")
def test_with_both_piles_empty_only_the_boxes_are_resolved() -> None:
    t = stage("gideon<, noctis>", L1="tongue", piles={"left": "", "right": ""}, ahead=[], event=CARD)
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.swarms() == {"L2": "tongue"}


def test_the_boxes_spawn_from_what_is_left() -> None:
    t = stage(
        "gideon<, noctis>",
        terrain={"ventilation_duct": "R2"},
        piles={"left": 3, "right": "tail head claw head"},
        event=CARD,
    )
    t.answer("target:right")
    t.round_is_over()
    assert t.swarms() == {"R2": "head claw"}


@pytest.mark.rule("R-14.1", "R-14.2")
def test_an_emptied_pile_leads_on_when_the_phase_is_over() -> None:
    t = stage("gideon<, noctis>", L1="tongue", piles={"left": "claw", "right": 3}, ahead=["generatorium"], event=CARD)
    t.answer("target:left")
    names = [event.name for event in t.game.events_for(1)]
    assert names.index("blip_discarded") < names.index("swarm_moved") < names.index("travelled")


@pytest.mark.rule("R-16.2", "R-16.3")
def test_the_last_card_at_the_final_location_wins() -> None:
    t = stage(
        "gideon<, noctis>",
        location="toxin_pumping_station",
        piles={"left": "claw", "right": ""},
        event=CARD,
    )
    t.nothing_left_to_ask()
    assert t.result == "win"


@pytest.mark.rule("R-9.2", "H-18")
def test_the_pile_is_named_in_secret() -> None:
    t = stage("gideon<, claudio>", players=2, current=2, piles={"left": "claw head", "right": 3}, event=CARD)
    t.read_alone(CARD)
    assert t.asked.seat == 2
    t.answer("target:left")
    assert t.revealed() == [[CARD, ["left"]]]
    assert t.discard() == "claw"
