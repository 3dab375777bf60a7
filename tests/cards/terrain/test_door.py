"""Door: activated, a token goes onto it; at the start of a travel up to so many Genestealers anywhere are slain."""

import pytest

from tests.stage import Stage, changes, stage
from tests.stories import Story, stories

# ---------------------------------------------------------------------- activating


@pytest.mark.parametrize(("answer", "tokens"), [("yes", 2), ("no", 1)])
def test_under_onward_brothers_one_more_may_be_added(answer: str, tokens: int) -> None:
    t = stage("leon<, gideon>", terrain={"door": "L1"}, play="onward_brothers")
    t.activate("leon", "door")
    assert t.asked.kind == "onward"
    with changes(t.supply, by=1 - tokens):
        t.answer(answer)
    assert t.terrain_tokens("door") == tokens
    t.nothing_left_to_ask()


# ---------------------------------------------------------------------- travelling through it


def leave_by_door(formation: str, tokens: int, **position: object) -> Stage:
    """The left pile is empty and the phase ends; the Door at L1 has so many tokens."""
    door = {"door": {"spot": "L1", "tokens": tokens}}
    position = {"terrain": door, "piles": {"left": 0, "right": 1}, "ahead": ["generatorium"], **position}
    return stage(formation, play="", event="", agenda=["travel_check"], dice=[], **position)


@stories(
    Story("activating it puts a token from the supply onto it")
    .on(stage, "gideon<, leon>", terrain={"door": {"spot": "L1", "tokens": 2}}, play="run_and_gun")
    .activate("gideon", "door")
    .ends(terrain_tokens={"door": 3}, supply=9),
    # It is used up all the same: Gideon, trading places, finds it activated.
    Story("with an empty supply the activation is allowed but does nothing", "H-1", "R-1.4")
    .on(stage, "leon< 12, gideon>", terrain={"door": "L1"}, play="onward_brothers run_and_gun")
    .activate("leon", "door")
    .sees(terrain_tokens={"door": 0})
    .answer("move:gideon:leon", "turn:gideon")
    .ends(),
    Story("Onward Brothers adds nothing when the last token has been put", "R-1.4")
    .on(stage, "leon< 11, gideon>", terrain={"door": "L1"}, play="onward_brothers")
    .activate("leon", "door")
    .ends(terrain_tokens={"door": 1}),
    Story("Onward Brothers is for red Marines")
    .on(stage, "gideon<, leon>", terrain={"door": "L1"}, play="onward_brothers run_and_gun")
    .answer("stop", "stop")
    .activate("gideon", "door")
    .ends(terrain_tokens={"door": 1}),
    *(
        Story("the current player may stop at any time also at none", "R-14.3", "R-7.9")
        .on(leave_by_door, "gideon<, leon>", 3, L1="claw tail", players=2, current=2)
        .sees(seat=2)
        .answer(*slain, "enough")
        .ends(genestealers=2 - len(slain), location="generatorium")
        for slain in [[], ["slay:L1:claw"]]
    ),
    *(
        Story("its tokens return to the supply used or not", "R-1.5", "R-14.5")
        .on(leave_by_door, "gideon< 1", 3, L1="claw tail")
        .sees(supply=8)
        .answer(*slain)
        .sees(supply=11, terrain_tokens={"door": 0}, tokens={"gideon": 1})
        for slain in [["slay:L1:claw", "enough"], ["enough"]]
    ),
    Story("placed again by the next location it has no tokens", "R-14.5")
    .on(leave_by_door, "gideon<", 3, ahead=["dark_catacombs"])
    .ends(terrain={"door": "L1"}, terrain_tokens={"door": 0}),
    *(
        Story(f"without tokens or without Genestealers nothing is asked: {tokens}")
        .on(leave_by_door, "gideon<", tokens, **position)
        .ends(location="generatorium")
        for tokens, position in [(0, {"L1": "claw"}), (2, {})]
    ),
    Story("it is useless at the last location")
    .on(leave_by_door, "gideon<", 3, L1="claw", location="launch_control_room", ahead=[])
    .ends(location="launch_control_room", terrain_tokens={"door": 3}, swarms={"L1": "claw"}),
)
def test_door(story: Story) -> None:
    story.play()
