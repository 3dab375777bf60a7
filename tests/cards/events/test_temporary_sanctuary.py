"""Temporary Sanctuary: all normal Genestealers of a swarm are shuffled into the smaller pile."""

import pytest

from tests.stage import Stage, stage

CARD = "temporary_sanctuary"


def known(t: Stage, side: str) -> object:
    """What everybody knows to be in the pile."""
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict) and isinstance(opened["piles"], dict)
    pile = opened["piles"][side]
    assert isinstance(pile, dict)
    return pile["known"]


@pytest.mark.rule("R-9.3", "R-3.8")
def test_the_whole_swarm_goes_into_the_smaller_pile() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="head tail tail tongue",
        R2="tongue",
        piles={"left": "claw claw claw", "right": "claw claw"},
        event=CARD,
    )
    t.open_to_all(CARD)
    assert t.options() == ["target:L1", "target:R2"]
    t.answer("target:L1")
    t.round_is_over()
    assert t.swarms() == {"R2": "tongue"}
    assert sorted(t.pile("right")) == ["claw", "claw", "head", "tail", "tail", "tongue"]
    assert known(t, "right") == ["head", "tail", "tail", "tongue"]
    # Going into a pile is not being slain.
    assert t.told("genestealer_slain") == [] and t.discard() == ""


def test_sizes_are_compared_before_the_swarm_goes() -> None:
    t = stage("gideon<, noctis>", L1="head tail tail tail", piles={"left": 3, "right": 2}, event=CARD)
    t.round_is_over()
    assert len(t.pile("right")) == 6


@pytest.mark.rule("R-9.2", "H-18")
@pytest.mark.parametrize("side", ["left", "right"])
def test_of_equal_piles_the_current_player_names_one_with_the_target(side: str) -> None:
    t = stage(
        "gideon<, claudio>", players=2, current=2, L1="head", R2="tail", piles={"left": 2, "right": 2}, event=CARD
    )
    t.read_alone(CARD)
    t.answer("target:R2")
    t.read_alone(CARD)
    assert (t.asked.kind, t.options()) == ("event_follow_up", ["pile:left", "pile:right"])
    assert t.swarm("R2") == "tail"
    t.answer(f"pile:{side}")
    t.round_is_over()
    assert t.revealed() == [[CARD, ["R2", side]]]
    assert len(t.pile(side)) == 3 and t.genestealers() == 1


@pytest.mark.rule("R-9.2")
def test_the_reveal_tells_the_smaller_pile_too() -> None:
    t = stage("gideon<, claudio>", players=2, L1="head", R2="tail", piles={"left": 1, "right": 2}, event=CARD)
    t.read_alone(CARD)
    t.answer("target:L1")
    assert t.revealed() == [[CARD, ["L1", "left"]]]


@pytest.mark.rule("R-1.7")
def test_a_brood_lord_of_the_swarm_stays() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="head tail lord_head_tail",
        R2="lord_claw_tongue",
        piles={"left": 3, "right": 2},
        event=CARD,
    )
    t.round_is_over()  # R2 has no normal Genestealer, so L1 is the only target
    # The one that stays has no claw to move him; the lone Brood Lord has.
    assert t.swarms() == {"L1": "lord_head_tail", "R1": "lord_claw_tongue"}
    assert len(t.pile("right")) == 4


@pytest.mark.rule("R-9.4", "H-32")
@pytest.mark.parametrize("swarm", ["", "lord_head_tail"])
def test_without_a_normal_genestealer_only_the_boxes_are_resolved(swarm: str) -> None:
    t = stage(
        "gideon<, noctis>",
        L1=swarm,
        terrain={"ventilation_duct": "R2"},
        piles={"left": 3, "right": "head tail head"},
        event=CARD,
    )
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.swarm("R2") == "head tail"


def test_power_field_does_not_prevent_it_and_ends_with_the_swarm() -> None:
    t = stage(
        "leon> 1, gideon<",
        R1="head",
        R2="tail",
        piles={"left": 1, "right": 9},
        power_field="R1",
        standing=["overwatch"],
        event=CARD,
    )
    t.answer("target:R1")
    assert t.power_field() == "" and t.swarms() == {"R2": "tail"}
    assert t.options() == ["attack:leon:R2", "stop"]


@pytest.mark.rule("R-12.6")
def test_power_field_stays_on_the_brood_lord_who_stays() -> None:
    t = stage(
        "leon> 1, gideon<",
        R1="head lord_head_tail",
        R2="tail",
        piles={"left": 1, "right": 9},
        power_field="R1",
        standing=["overwatch"],
        event=CARD,
    )
    t.answer("target:R1")
    assert t.power_field() == "R1" and t.swarm("R1") == "lord_head_tail"
    assert t.options() == ["attack:leon:R2", "stop"]


@pytest.mark.rule("R-16.5")
def test_moving_the_last_swarm_into_an_empty_pile_wins_nothing() -> None:
    t = stage(
        "gideon<, noctis>", L1="head", location="toxin_pumping_station", piles={"left": "", "right": ""}, event=CARD
    )
    t.answer("pile:right")
    t.round_is_over()
    assert t.pile("right") == ["head"]
