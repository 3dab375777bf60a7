"""Black Holds: upon entering, two spawn into a swarm."""

from tests.cards.locations.arrival import arrive
from tests.stories import Story, stories

DECK = "head tail " + "head " * 3 + "claw tongue " + "claw " * 4
"""What fills the piles: five on the left, six on the right."""


@stories(
    *(
        Story(f"two spawn into a swarm from the new pile of its side: {answer}", "R-14.7")
        .on(arrive, "black_holds", "gideon<, leon<", deck=DECK, L1="tongue", R2="tail")
        .sees(options=["target:L1", "target:R2"])
        .answer(answer)
        .ends(swarms=swarms)
        for answer, swarms in [
            ("target:L1", {"L1": "head tail tongue", "R2": "tail"}),
            ("target:R2", {"L1": "tongue", "R2": "tail claw tongue"}),
        ]
    ),
    Story("an only swarm is not asked for")
    .on(arrive, "black_holds", "gideon<, leon<", deck=DECK, R1="tail")
    .ends(swarms={"R1": "tail claw tongue"}),
    Story("the current player decides")
    .on(arrive, "black_holds", "gideon<, leon<", L1="claw", R1="claw", players=2, current=2)
    .sees(seat=2, asks="arrive"),
    # Three tongues are left for both piles: one side gets two of them.
    *(
        Story(f"only a swarm for which the most would spawn can be chosen: {odd}", "H-32")
        .on(
            arrive,
            "black_holds",
            "gideon<, leon<, noctis>",
            L1="claw claw",
            L2="head " * 9 + "tail " * 9,
            R1="claw " * 3,
            R2="claw " * 4 + "tongue " * 6,
            piles={"left": 0, "right": 0},
        )
        .answer(f"pile:{odd}")
        .sees(options=[f"target:{spot}" for spot in offered])
        .answer(f"target:{offered[0]}")
        .ends(swarm={offered[0]: grown}, pile={odd: []})
        for odd, offered, grown in [
            ("left", ["L1", "L2"], "claw claw tongue tongue"),
            ("right", ["R1", "R2"], "claw claw claw tongue tongue"),
        ]
    ),
    # Five tongues are left: two in the left pile, three in the right.
    Story("piles that both have two cards are equally good", "H-32")
    .on(
        arrive,
        "black_holds",
        "gideon<, leon<",
        L1="head " * 9 + "tail " * 9,
        R2="claw " * 9 + "tongue " * 4,
        piles={"left": 0, "right": 0},
    )
    .answer("pile:right")
    .sees(options=["target:L1", "target:R2"]),
    Story("with both piles empty nothing happens", "H-32")
    .on(
        arrive,
        "black_holds",
        "gideon<, leon<",
        L1="head " * 9 + "tail " * 9,
        R1="claw " * 9 + "tongue " * 9,
        piles={"left": 0, "right": 0},
    )
    .ends(location="black_holds", genestealers=36),
    Story("a swarm under Power Field may grow too", "R-12.6")
    .on(arrive, "black_holds", "gideon<, leon<", deck=DECK, L1="tongue", R2="tail", power_field="L1")
    .answer("target:L1")
    .sees(swarm={"L1": "head tail tongue"}, power_field="L1"),
)
def test_black_holds(story: Story) -> None:
    story.play()
