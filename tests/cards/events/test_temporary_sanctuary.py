"""Temporary Sanctuary: all normal Genestealers of a swarm are shuffled into the smaller pile."""

from functools import partial

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories

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


temporary_sanctuary = partial(stage, event=CARD)


@stories(
    Story("the reveal tells the smaller pile too", "R-9.2")
    .on(temporary_sanctuary, "gideon<, claudio>", players=2, L1="head", R2="tail", piles={"left": 1, "right": 2})
    .then(Stage.read_alone, CARD)
    .answer("target:L1")
    .sees(revealed=[[CARD, ["L1", "left"]]]),
    *(
        Story(f"without a normal Genestealer only the boxes are resolved: {swarm}", "R-9.4", "H-32")
        .on(
            temporary_sanctuary,
            "gideon<, noctis>",
            L1=swarm,
            terrain={"ventilation_duct": "R2"},
            piles={"left": 3, "right": "head tail head"},
        )
        .ends(times={"event_without_effect": 1}, swarm={"R2": "head tail"})
        for swarm in ["", "lord_head_tail"]
    ),
    Story("Power Field does not prevent it and ends with the swarm")
    .on(
        temporary_sanctuary,
        "leon> 1, gideon<",
        R1="head",
        R2="tail",
        piles={"left": 1, "right": 9},
        power_field="R1",
        standing=["overwatch"],
    )
    .answer("target:R1")
    .sees(power_field="", swarms={"R2": "tail"}, options=["attack:leon:R2", "stop"]),
    Story("Power Field stays on the Brood Lord who stays", "R-12.6")
    .on(
        temporary_sanctuary,
        "leon> 1, gideon<",
        R1="head lord_head_tail",
        R2="tail",
        piles={"left": 1, "right": 9},
        power_field="R1",
        standing=["overwatch"],
    )
    .answer("target:R1")
    .sees(power_field="R1", swarm={"R1": "lord_head_tail"}, options=["attack:leon:R2", "stop"]),
)
def test_temporary_sanctuary(story: Story) -> None:
    story.play()
