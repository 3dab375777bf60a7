"""Full Auto: with this card Leon makes up to three attacks."""

from functools import partial

from tests.stage import EVASION, EVENT, stage
from tests.stories import Story, stories
from voidlock.engine import Thing


def test_each_question_tells_which_of_leons_attacks_it_is() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw claw claw", play="full_auto", dice=[0, 0, 0, 0])
    first = t.asked.count
    assert first is None
    t.answer("attack:leon:R1")
    assert t.asked.count == (2, 3, Thing("marine", "leon"))
    t.answer("attack:valencio:R1")
    assert (t.asked.kind, t.asked.count) == ("again", (2, 3, Thing("marine", "leon")))
    t.answer("attack:leon:R1")
    assert t.asked.count == (3, 3, Thing("marine", "leon"))


IN_A_ROW = {"full_auto": "in_a_row"}

full_auto = partial(stage, play="full_auto")


@stories(
    Story("Leon attacks three times each with its own target", "F-5", "H-29", "R-7.7")
    .on(full_auto, "leon>, valencio<, gideon<", R1="claw", R3="head tail", dice=[1, 2, 3])
    .answer("attack:leon:R3", "slay:R3:tail")
    .sees(asks="attack", options=["attack:leon:R1", "attack:leon:R3", "stop"])
    .answer("attack:leon:R1", "attack:leon:R3")
    .ends(genestealers=0),
    Story("hit or miss there are three attacks and no more")
    .on(full_auto, "leon>, valencio<", R1="claw claw claw", dice=[0, 4, 1])
    .answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    .ends(genestealers=2),
    Story("attacks of Leon and Valencio may alternate", "H-29", "R-6.18")
    .on(full_auto, "leon>, valencio>", R1="claw claw claw claw claw", dice=[1, 1, 1, 1])
    .answer("attack:leon:R1")
    .sees(options=["attack:leon:R1", "attack:valencio:R1", "stop"])
    .answer("attack:leon:R1", "attack:valencio:R1")
    .sees(asks="again", options=["attack:leon:R1", "stop"])
    .answer("attack:leon:R1")
    .ends(genestealers=1),
    Story("in a row Valencio attacks before or after", "H-29")
    .on(full_auto, "leon>, valencio>", R1="claw claw claw", settings=IN_A_ROW, dice=[1, 1])
    .answer("attack:leon:R1")
    .sees(asks="again", options=["attack:leon:R1", "stop"])
    .answer("stop")
    .sees(options=["attack:valencio:R1", "stop"])
    .answer("attack:valencio:R1")
    .ends(genestealers=1),
    Story("without a target left nothing is asked")
    .on(full_auto, "leon>, valencio<", R1="claw", dice=[1])
    .answer("attack:leon:R1")
    .ends(),
    Story("without a target at all nothing is asked")
    .on(full_auto, "leon>, valencio>", L1="claw", R2="tail", power_field="R2")
    .ends(),
    Story("an Evasion of the next round does not limit this one", "R-18.1")
    .on(full_auto, "leon<, valencio>", L1="tail", R2="claw", effects=[{"card": "evasion", "round": 2}], dice=[1, 1])
    .answer("attack:leon:L1", "attack:valencio:R2")
    .ends(),
    Story("winning ends it at once", "R-16.3")
    .on(
        full_auto,
        "leon>, valencio>",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        dice=[1],
    )
    .answer("attack:leon:R1")
    .ends(result="win"),
    Story("Evasion does not limit Quick Instincts", "R-18.1")
    .on(
        full_auto,
        "leon<, valencio<",
        L1="claw claw claw",
        effects=EVASION,
        event="quick_instincts",
        agenda=EVENT,
        dice=[1, 1],
    )
    .answer("attack:valencio:L1", "target:leon", "attack:leon:L1")
    .ends(genestealers=1),
)
def test_full_auto(story: Story) -> None:
    story.play()
