"""Rescue Space Marine: a slain Marine whose team is in play comes back as the last of the formation."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

CARD = "rescue_space_marine"


rescue_space_marine = partial(stage, event=CARD)


@stories(
    # Nothing else moved.
    Story("a slain Marine comes back at the bottom facing right without tokens", "R-9.3", "R-13.1")
    .on(rescue_space_marine, "gideon< 2, claudio<, leon>", L1="head", R3="tail")
    .then(Stage.open_to_all, CARD)
    .sees(options=["target:noctis", "target:goriel", "target:valencio"])
    .answer("target:goriel")
    .ends(
        formation="gideon claudio leon goriel",
        facing={"goriel": "right", "gideon": "left", "leon": "right"},
        tokens={"goriel": 0, "gideon": 2},
        slain="noctis valencio",
        swarms={"L1": "head", "R3": "tail"},
    ),
    Story("a Marine of an eliminated team cannot come back", "R-13.6")
    .on(rescue_space_marine, "gideon<, leon>", teams=[["green", "red", "blue"]])
    .sees(options=["target:noctis", "target:valencio"]),
    *(
        Story("if none can come back only the boxes are resolved", "R-9.4")
        .on(rescue_space_marine, "gideon<, noctis<, leon>, valencio>", teams=[teams], L1="claw")
        .ends(times={"event_without_effect": 1}, formation="gideon noctis leon valencio", swarms={"L2": "claw"})
        for teams in [["green", "red"], ["green", "red", "blue"]]
    ),
    Story("it is not optional")
    .on(rescue_space_marine, "gideon<, claudio<")
    .sees(options=["target:noctis", "target:goriel"]),
    Story("it is not optional")
    .on(rescue_space_marine, "gideon<, claudio<, goriel>")
    .ends(formation="gideon claudio goriel noctis"),
    Story("the team plays on and he acts next round")
    .on(rescue_space_marine, "gideon<, leon>, valencio>", R3="head", table={"green": "block", "red": "full_auto"})
    .answer("choose:dead_aim", "choose:overwatch", "place:leon")
    .sees(options=["attack:noctis:R3", "stop"]),
)
def test_rescue_space_marine(story: Story) -> None:
    story.play()
