"""Rewarded Faith: a Marine may trade in tokens, each for a card engaged with him."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

CARD = "rewarded_faith"


rewarded_faith = partial(stage, event=CARD)


@stories(
    Story("each token slays one card engaged with him", "R-9.3")
    .on(rewarded_faith, "gideon< 3, noctis> 1", L1="claw head", R1="tongue", R2="tongue")
    .then(Stage.open_to_all, CARD)
    .sees(options=["target:gideon", "target:noctis"])
    .answer("target:gideon")
    .sees(options=["slay:L1:head", "slay:L1:claw", "slay:R1:tongue", "enough"])
    .answer("slay:R1:tongue")
    .sees(options=["slay:L1:head", "slay:L1:claw", "enough"])
    .answer("slay:L1:claw", "enough")
    .ends(swarms={"L1": "head", "R2": "tongue"}, tokens={"gideon": 1, "noctis": 1}, supply=10),
    Story("none is a number too", "H-28")
    .on(rewarded_faith, "gideon< 3, noctis>", L1="claw")
    .answer("target:gideon", "enough")
    .ends(tokens={"gideon": 3}, genestealers=1),
    Story("no more than his tokens")
    .on(rewarded_faith, "gideon< 1, noctis>", L1="claw claw")
    .answer("target:gideon", "slay:L1:claw")
    .ends(tokens={"gideon": 0}, swarm={"L1": "claw"}),
    *(
        Story(f"a Marine without tokens or without cards can be named: {marine}", "R-9.4")
        .on(rewarded_faith, "gideon< 1, noctis>, claudio> 2", L1="claw", R2="claw")
        .answer(f"target:{marine}")
        .ends(genestealers=2, supply=9)
        for marine in ["noctis", "claudio"]
    ),
    Story("a Brood Lord can be the last of his swarm to go", "R-13.9")
    .on(rewarded_faith, "gideon< 3, noctis>", L1="lord_head_tail claw head")
    .answer("target:gideon")
    .sees(options=["slay:L1:head", "slay:L1:claw", "enough"])
    .answer("slay:L1:claw", "slay:L1:head")
    .sees(options=["slay:L1:lord_head_tail", "enough"])
    .answer("slay:L1:lord_head_tail")
    .ends(swarms={}, discard="head claw"),
    Story("how many and which are named before the reveal", "R-9.2", "H-18", "R-9.5")
    .on(rewarded_faith, "gideon<, claudio> 2", players=2, R2="claw claw head")
    .then(Stage.read_alone, CARD)
    .answer("target:claudio")
    .then(Stage.read_alone, CARD)
    .answer("slay:R2:head")
    .then(Stage.read_alone, CARD)
    .sees(tokens={"claudio": 2}, genestealers=3)
    .answer("slay:R2:claw")
    .ends(revealed=[[CARD, ["claudio", "head", "R2", "claw", "R2"]]], tokens={"claudio": 0}, swarm={"R2": "claw"}),
)
def test_rewarded_faith(story: Story) -> None:
    story.play()
