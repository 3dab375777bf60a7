"""Lead by Example: once a round, after an attack by a Blue Marine has slain, a token may be placed on any Marine."""

from functools import partial

import pytest

from tests.stage import EVENT, changes, stage
from tests.stories import Story, stories


@pytest.mark.rule("R-7.7", "R-6.20")
def test_directly_after_a_kill_a_token_may_go_on_any_marine() -> None:
    t = stage("lorenzo>, deino<, leon>", R1="claw tail", L2="head", play="lead_by_example", dice=[2, 1])
    t.answer("attack:lorenzo:R1", "slay:R1:claw")
    assert (t.asked.kind, t.asked.card and t.asked.card.id) == ("place_token", "lead_by_example")
    assert t.options() == ["place:lorenzo", "place:deino", "place:leon", "no"]
    with changes(lambda: t.tokens("leon"), by=1), changes(t.supply, by=-1):
        t.answer("place:leon")
    assert t.asked.kind == "attack"  # before the next attack


lead_by_example = partial(stage, play="lead_by_example")


@stories(
    Story("it is used once a round")
    .on(lead_by_example, "lorenzo>, deino<", R1="claw", L2="head", dice=[2, 1])
    .answer("attack:lorenzo:R1", "place:lorenzo", "attack:deino:L2")
    .ends(genestealers=0, supply=11),
    Story("it is offered after each kill until used")
    .on(lead_by_example, "lorenzo>, deino<", R1="claw", L2="head", dice=[2, 1])
    .answer("attack:lorenzo:R1", "no", "attack:deino:L2")
    .sees(asks="place_token")
    .answer("place:deino")
    .ends(tokens={"deino": 1}),
    *(
        Story(f"without a kill there is no offer: {face}")
        .on(lead_by_example, "lorenzo>, deino<", R1="claw", dice=[face])
        .answer("attack:lorenzo:R1")
        .ends(genestealers=1)
        for face in [0, 4, 5]
    ),
    Story("only the final face counts")
    .on(lead_by_example, "lorenzo> 1, deino<", R1="claw", dice=[1, 0])
    .answer("attack:lorenzo:R1", "reroll")
    .ends(supply=12),
    # the token of the reroll is in the supply
    Story("with an empty supply nothing is asked and nothing used up", "R-1.4")
    .on(lead_by_example, "lorenzo> 6, deino< 6", R1="claw", L2="head", dice=[1, 0, 1])
    .answer("attack:lorenzo:R1", "keep")
    .sees(asks="attack")
    .answer("attack:deino:L2", "reroll", "keep")
    .sees(asks="place_token"),
    Story("another teams kills do not count")
    .on(stage, "lorenzo>, leon>, deino<", R2="claw", play="lead_by_example full_auto", dice=[1])
    .answer("stop", "attack:leon:R2")
    .ends(),
    Story("once used it is not offered for Quick Instincts", "R-6.6", "H-10")
    .on(lead_by_example, "lorenzo<, deino<", L1="claw claw", event="quick_instincts", agenda=EVENT, dice=[1, 1])
    .answer("attack:deino:L1", "place:deino", "stop", "target:lorenzo", "attack:lorenzo:L1")
    .ends(supply=11),
    Story("without a target the card does nothing", "R-5.6").on(lead_by_example, "lorenzo<, deino<", R1="claw").ends(),
    Story("it can be used again in a later round")
    .on(lead_by_example, "lorenzo>, deino<", R1="claw", agenda=["next_action", "end_round"], dice=[1])
    .answer("attack:lorenzo:R1", "place:deino")
    .ends(used=0),
)
def test_lead_by_example(story: Story) -> None:
    story.play()
