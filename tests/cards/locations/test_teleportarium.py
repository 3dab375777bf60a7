"""Teleportarium: top to bottom each Marine discards a token or rolls, a 0 slays him; then both piles are emptied."""

import pytest

from tests.cards.locations.arrival import at_panel
from tests.stage import ARTEFACT_HELD, changes, second_wind
from tests.stories import Story, stories


@stories(
    Story("a 0 slays with a shift before the next rolls")
    .on(
        at_panel,
        "teleportarium",
        "gideon<, leon> 3, noctis>, valencio<",
        L2="claw",
        R3="head",
        L4="tail",
        dice=[1, 0, 4, 4],
    )
    .activate("gideon", "control_panel")
    .answer("roll")
    .ends(
        formation="gideon noctis valencio", slain="leon", swarms={"L1": "claw", "R2": "head", "L3": "tail"}, supply=12
    ),
    # Neither his second token nor the Artefact nor Second Wind saves him.
    Story("the rolls are not defence", "R-7.2")
    .on(
        at_panel, "teleportarium", "gideon< 2, leon>", terrain=ARTEFACT_HELD, effects=second_wind("gideon"), dice=[0, 1]
    )
    .activate("gideon", "control_panel")
    .answer("roll")
    .ends(formation="leon", supply=12, terrain={"artefact": "held by 1"}),
    # Forward Scouting's look does not come; the living are still sent through.
    Story("a team that dies by it still empties the piles and loses the rest of its card", "R-6.21", "H-36")
    .on(at_panel, "teleportarium", "zael<, omnio<, leon>", play="forward_scouting", dice=[0, 0, 4])
    .activate("zael", "control_panel")
    .ends(formation="leon", pile={"left": [], "right": []}),
    Story("if only the activating Marine dies his team mate goes on with the card", "R-6.21")
    .on(at_panel, "teleportarium", "zael<, omnio<", play="forward_scouting", terrain={"door": "L2"}, dice=[0, 4])
    .activate("zael", "control_panel")
    .answer("activate:omnio:door")
    .sees(terrain_tokens={"door": 1}, asks="scout_look"),
)
def test_teleportarium(story: Story) -> None:
    story.play()


@pytest.mark.rule("H-35")
def test_from_top_to_bottom_each_discards_a_token_or_rolls_then_both_piles_are_emptied() -> None:
    t = at_panel("teleportarium", "gideon<, leon> 1, noctis>, valencio< 2", dice=[5, 4, 1])
    t.activate("gideon", "control_panel")
    assert str(t.asked) == "teleport: teleportarium, leon" and t.options() == ["token", "roll"]
    assert t.unrolled() == [4, 1]
    with changes(lambda: t.tokens("leon"), by=-1), changes(t.supply, by=1):
        t.answer("token")
    assert str(t.asked) == "teleport: teleportarium, valencio" and t.unrolled() == [1]
    assert t.pile("left") and t.pile("right")
    t.answer("roll")
    assert t.tokens("valencio") == 2
    assert t.formation() == "gideon leon noctis valencio"
    assert (t.pile("left"), t.pile("right")) == ([], [])
    assert len(t.discard().split()) == 12
    t.nothing_left_to_ask()
