"""House decisions (section 23) where they meet other rules, and the conventions of section 0."""

from tests.stage import stage
from tests.stories import Story, stories

FINAL = "toxin_pumping_station"


@stories(
    Story("a decision with one answer is taken and one with none is skipped")
    .on(stage, "gideon>", play="block")
    .ends(tokens={"gideon": 1}),
    Story("a decision with one answer is taken and one with none is skipped")
    .on(stage, "gideon>", play="dead_aim")
    .ends(),
    # The check that waited for the end of the travel is then made.
    Story("a last location that is empty once the travel is over is won", "H-24", "R-14.9", "R-16.2")
    .on(stage, "gideon>, leon>", location=FINAL, piles={"left": 0, "right": 0}, agenda=["arrived"])
    .sees(result="win"),
    Story("kills that are no attacks do not count for Lead by Example", "H-27")
    .on(stage, "lorenzo> 1, gideon>", R1="head", standing=["lead_by_example"], event="for_my_battle_brothers")
    .ends(times={"genestealer_slain": 1}),
)
def test_house(story: Story) -> None:
    story.play()
