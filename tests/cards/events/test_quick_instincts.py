"""Quick Instincts: a Marine may make one attack, decided by his controller."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

CARD = "quick_instincts"


quick_instincts = partial(stage, event=CARD)


@stories(
    # His side, within two positions.
    Story("any Marine can be named and attacks once under the normal rules", "R-9.3")
    .on(quick_instincts, "noctis<, gideon>, claudio>", R1="head", L1="claw claw", L3="tail", L2="head", dice=[1])
    .then(Stage.open_to_all, CARD)
    .sees(options=["target:noctis", "target:gideon", "target:claudio"])
    .answer("target:noctis")
    .sees(asks="granted_attack", options=["attack:noctis:L1", "attack:noctis:L2", "attack:noctis:L3", "stop"])
    .answer("attack:noctis:L3")
    .ends(swarms={"L1": "claw claw", "R1": "head", "L2": "head"}),
    Story("a Marine without a target can be named and nothing happens", "R-9.4", "R-6.19")
    .on(quick_instincts, "noctis<, gideon>", R1="tongue")
    .answer("target:noctis")
    .ends(events={"no_target": [{"event": "no_target", "marine": "noctis", "card": CARD}]}, swarms={"R1": "tongue"}),
    Story("a Power Field swarm is no target", "R-6.19", "H-13")
    .on(quick_instincts, "noctis<, gideon>", L1="claw", L2="head", power_field="L1", dice=[0])
    .answer("target:noctis")
    .sees(options=["attack:noctis:L2", "stop"]),
    Story("the attack is his controllers with its tokens and its slain card", "R-9.5", "H-19", "R-9.2")
    .on(quick_instincts, "noctis< 1, claudio>", players=2, current=2, L1="claw head", dice=[0, 1])
    .then(Stage.read_alone, CARD)
    .sees(seat=2)
    .answer("target:noctis")
    .sees(revealed=[[CARD, ["noctis"]]])
    .then(Stage.open_to_all, CARD)
    .sees(asks="granted_attack", seat=1)
    .answer("attack:noctis:L1")
    .sees(asks="reroll_attack", seat=1)
    .answer("reroll")
    .sees(asks="slay", seat=1)
    .answer("slay:L1:head")
    .ends(swarms={"L1": "claw"}, tokens={"noctis": 0}),
    Story("Lead by Example used this round is used")
    .on(quick_instincts, "deino<, gideon>", L1="claw", standing=["lead_by_example"], used=["lead_by_example"], dice=[1])
    .answer("target:deino", "attack:deino:L1")
    .ends(),
    Story("Psionic Attack may add more before the boxes", "R-6.6", "H-10")
    .on(
        quick_instincts,
        "calistarius<, gideon>",
        L1="claw",
        L2="head head",
        standing=["psionic_attack"],
        terrain={"ventilation_duct": "R2"},
        piles={"left": 3, "right": "tail tail tail"},
        dice=[1, 2, 0],
    )
    .answer("target:calistarius", "attack:calistarius:L1")
    .sees(asks="again", swarm={"R2": ""})
    .answer("attack:calistarius:L2", "attack:calistarius:L2")
    .ends(swarms={"L2": "head", "R2": "tail tail"}),
)
def test_quick_instincts(story: Story) -> None:
    story.play()
