"""Dark Catacombs: upon entering, one spawns behind a Marine, one without tokens if there is one."""

from tests.cards.locations.arrival import arrive
from tests.stories import Story, stories

DECK = "head " * 6 + "claw " * 6


@stories(
    *(
        Story(f"one spawns behind a Marine without tokens: {marine}", "R-14.7")
        .on(arrive, "dark_catacombs", "gideon<, noctis> 1, leon>", deck=DECK)
        .sees(options=["target:gideon", "target:leon"])
        .answer(f"target:{marine}")
        .ends(swarms=swarms)
        for marine, swarms in [("gideon", {"R1": "claw"}), ("leon", {"L3": "head"})]
    ),
    Story("the only Marine without tokens is not asked for")
    .on(arrive, "dark_catacombs", "gideon< 1, noctis> 1, leon>", deck=DECK)
    .ends(swarms={"L3": "head"}),
    Story("if all have tokens any Marine can be chosen")
    .on(arrive, "dark_catacombs", "gideon< 1, noctis> 2", deck=DECK)
    .sees(options=["target:gideon", "target:noctis"])
    .answer("target:noctis")
    .sees(swarms={"L2": "head"}, tokens={"gideon": 1, "noctis": 2}),
    Story("the current player decides")
    .on(arrive, "dark_catacombs", "gideon<, leon<", players=2, teams=["green", "red"], current=2)
    .sees(seat=2, asks="arrive"),
)
def test_dark_catacombs(story: Story) -> None:
    story.play()
