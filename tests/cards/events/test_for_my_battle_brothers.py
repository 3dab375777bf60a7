"""For My Battle Brothers!: a Marine loses one token, and one card engaged with him is slain."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

CARD = "for_my_battle_brothers"


for_my_battle_brothers = partial(stage, event=CARD)


@stories(
    # front and behind
    Story("he loses one token and one card engaged with him is slain", "R-9.3", "R-3.8", "H-6")
    .on(for_my_battle_brothers, "gideon< 2, noctis> 1", L1="claw head", R1="tongue", R2="tongue")
    .then(Stage.open_to_all, CARD)
    .answer("target:gideon")
    .sees(asks="event_follow_up", options=["slay:L1:head", "slay:L1:claw", "slay:R1:tongue"])
    .answer("slay:R1:tongue")
    .ends(
        tokens={"gideon": 1},
        swarms={"L1": "head claw", "R2": "tongue"},
        discard="tongue",
        events={"genestealer_slain": [{"event": "genestealer_slain", "genestealer": "tongue", "spot": "R1"}]},
    ),
    Story("without any token the target is engaged with a card that can be slain", "R-9.4", "H-32")
    .on(
        for_my_battle_brothers, "gideon<, noctis>, claudio>, goriel>", L1="claw", R2="claw", R3="head", power_field="R3"
    )
    .sees(options=["target:gideon", "target:noctis"])
    .answer("target:gideon")
    .ends(swarms={"R2": "claw", "R3": "head"}),
    Story("without token and slayable card only the boxes are resolved", "R-9.4", "R-13.11")
    .on(for_my_battle_brothers, "gideon<, noctis>, claudio>", L1="tail", power_field="L1")
    .ends(times={"event_without_effect": 1}, swarms={"L2": "tail"}),
    Story("a card under Power Field is safe and only the token is lost", "R-13.11", "R-12.6")
    .on(for_my_battle_brothers, "gideon< 1, noctis>", L1="claw", power_field="L1")
    .ends(swarms={"L1": "claw"}, tokens={"gideon": 0}),
)
def test_for_my_battle_brothers(story: Story) -> None:
    story.play()
