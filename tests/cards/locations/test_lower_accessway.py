"""Lower Accessway: upon entering, two spawn behind the Marine at position 1."""

from tests.cards.locations.arrival import arrive
from tests.stories import Story, stories

DECK = "head tail " + "head " * 5 + "claw tongue " + "claw " * 5
"""What fills the piles: seven on the left, seven on the right."""


@stories(
    *(
        Story(f"two spawn behind the Marine at the top: {first} {left} {right}", "R-14.7", "R-10.7")
        .on(arrive, "lower_accessway", f"{first}, noctis>, leon<", deck=DECK)
        .ends(swarms=swarms, piles=(left, right))
        for first, swarms, left, right in [
            ("gideon<", {"R1": "claw tongue"}, 7, 5),
            ("gideon>", {"L1": "head tail"}, 5, 7),
        ]
    ),
    Story("they join a swarm that is there")
    .on(arrive, "lower_accessway", "gideon<, noctis>", deck=DECK, R1="head", L1="tongue")
    .sees(swarms={"L1": "tongue", "R1": "head claw tongue"}),
    Story("with too few cards as many spawn as there are", "R-10.4")
    .on(arrive, "lower_accessway", "gideon<", L1="head tail claw " * 9 + "tongue " * 7, piles={"left": 0, "right": 0})
    .ends(swarm={"R1": "tongue"}, pile={"left": ["tongue"], "right": []}),
)
def test_lower_accessway(story: Story) -> None:
    story.play()
