"""They're Everywhere!: every Marine not engaged gets one Genestealer in front of him."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

theyre_everywhere = partial(stage, event="theyre_everywhere")


@stories(
    # Gideon and Goriel are engaged, from behind; they get none.
    Story("each Marine not engaged gets one in front")
    .on(
        theyre_everywhere,
        "gideon<, noctis>, claudio<, goriel>",
        R1="tongue",
        L4="tongue",
        piles={"left": "claw tongue", "right": "head tongue"},
    )
    .ends(swarms={"R1": "tongue", "R2": "head", "L3": "claw", "L4": "tongue"}),
    Story("the cards come from the pile of the side top to bottom", "R-10.1")
    .on(theyre_everywhere, "gideon<, noctis<, claudio<", piles={"left": "claw tongue head claw", "right": 4})
    .ends(swarms={"L1": "claw", "L2": "tongue", "L3": "head"}, pile={"left": ["claw"]}),
    # and Goriel's on the right
    Story("if a pile has too few the current player says who gets one", "R-10.5")
    .on(
        theyre_everywhere,
        "gideon<, claudio<, noctis<, goriel>",
        players=2,
        current=2,
        piles={"left": "claw head", "right": "claw claw"},
        ahead=[],
    )
    .sees(asks="spawn_who", seat=2)
    .then(Stage.open_to_all, "theyre_everywhere")
    .sees(options=["spawn:gideon", "spawn:claudio", "spawn:noctis"])
    .answer("spawn:noctis")
    .sees(options=["spawn:gideon", "spawn:claudio"])
    .answer("spawn:gideon")
    .ends(genestealers=3, swarms={"L1": "head", "L3": "claw", "R4": "claw"}),
    Story("both sides can be short", "R-10.5")
    .on(theyre_everywhere, "gideon<, noctis<, claudio>, goriel>", piles={"left": "claw", "right": "head"}, ahead=[])
    .sees(options=["spawn:gideon", "spawn:noctis"])
    .answer("spawn:noctis")
    .sees(options=["spawn:claudio", "spawn:goriel"])
    .answer("spawn:claudio")
    .ends(swarms={"L2": "claw", "R3": "head"}),
    Story("just enough cards need no question")
    .on(theyre_everywhere, "gideon<, noctis<", piles={"left": "claw head", "right": 3}, ahead=[])
    .ends(swarms={"L1": "claw", "L2": "head"}),
    Story("from an empty pile nobody gets one", "R-10.4")
    .on(theyre_everywhere, "gideon<, noctis<, claudio>", piles={"left": "", "right": "head head"}, ahead=[])
    .ends(swarms={"R3": "head"}),
    Story("what it spawns can flank in the same phase", "F-10", "R-10.8", "R-11.5")
    .on(theyre_everywhere, "gideon<, noctis>", piles={"left": "tail claw", "right": "head head"})
    .ends(swarms={"R1": "tail", "R2": "head"}),
    # The orange box adds to what the ability put there.
    Story("the boxes come after it")
    .on(
        theyre_everywhere,
        "gideon<, noctis>",
        R2="claw",
        terrain={"dark_corner": "L1"},
        piles={"left": "claw tongue head", "right": 3},
    )
    .ends(swarm={"L1": "claw tongue"}),
)
def test_theyre_everywhere(story: Story) -> None:
    story.play()
