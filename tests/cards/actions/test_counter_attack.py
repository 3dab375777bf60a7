"""Counter Attack: each skull Lorenzo rolls while defending is a miss, slays one card, and the rest attack again."""

from functools import partial

import pytest

from tests.stage import ARTEFACT_HELD, FIGHT, second_wind, stage
from tests.stories import Story, stories

counter_attack = partial(stage, play="counter_attack", agenda=FIGHT)


@stories(
    Story("one token must be placed first", "R-6.8")
    .on(stage, "lorenzo<, deino>, leon>", players=2, teams=[["red"], ["blue"]], play="counter_attack")
    .sees(seat=2)
    .answer("place:leon")
    .ends(tokens={"leon": 1}, supply=11),
    Story("it works from behind", "F-8", "R-6.5")
    .on(counter_attack, "lorenzo> 2, deino>", L1="claw", dice=[1])
    .answer("place:deino")
    .ends(genestealers=0),
    Story("he may reroll a miss to look for a skull", "R-7.5")
    .on(counter_attack, "lorenzo< 1, deino>", L1="claw", dice=[5, 2])
    .answer("place:deino", "reroll")
    .ends(genestealers=0),
    Story("the Artefact makes the current attack miss and ends the sequence")
    .on(counter_attack, "lorenzo<, deino>", L1="claw claw", terrain=ARTEFACT_HELD, dice=[1, 0])
    .answer("place:deino", "discard:artefact")
    .ends(formation="lorenzo deino", swarms={"L1": "claw"}),
    Story("Second Wind is a miss without a strike")
    .on(counter_attack, "lorenzo<, deino>", L1="claw claw", effects=second_wind("lorenzo"), dice=[0])
    .answer("place:deino")
    .ends(swarms={"L1": "claw claw"}),
    Story("Lorenzo's controller strikes")
    .on(counter_attack, "lorenzo<, leon>", players=2, teams=[["red"], ["blue"]], L1="claw tail", dice=[1, 5])
    .answer("place:leon")
    .sees(seat=2)
    .answer("slay:L1:claw")
    .ends(),
    Story("with an empty supply the effect stands")
    .on(counter_attack, "lorenzo> 6, deino> 6", L1="claw", dice=[1])
    .ends(genestealers=0),
    Story("striking the last Brood Lord wins at once", "R-16.3", "R-3.8")
    .on(
        counter_attack,
        "lorenzo<, deino>",
        L1="lord_head_tail",
        R2="claw claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        dice=[1],
    )
    .answer("place:deino")
    .sees(result="win"),
    # Leon's slayers have attacked, the two heads are struck
    Story("cards under Power Field at the same spot are out of reach", "H-16", "R-12.3")
    .on(
        counter_attack,
        "deino<, lorenzo<, leon<",
        R2="tongue",
        L3="claw",
        R3="head head",
        power_field="R2",
        dice=[0, 1, 2],
    )
    .answer("place:deino")
    .ends(formation="deino lorenzo", swarms={"L2": "claw", "R2": "tongue"}, power_field="R2"),
)
def test_counter_attack(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-7.8", "R-8.5", "R-6.6")
@pytest.mark.parametrize("skull", [1, 2, 3])
def test_a_skull_misses_slays_one_and_the_rest_attack_again(skull: int) -> None:
    t = stage("lorenzo<, deino>", L1="claw tail tail tail", play="counter_attack", agenda=FIGHT, dice=[skull, 4])
    t.answer("place:deino")
    assert (t.asked.kind, t.asked.card and t.asked.card.id) == ("counter_slay", "counter_attack")
    assert t.options() == ["slay:L1:tail", "slay:L1:claw"]
    t.answer("slay:L1:tail")
    t.nothing_left_to_ask()
    assert t.formation() == "lorenzo deino"  # 4 against the three that are left
    assert t.swarms() == {"L1": "tail tail claw"}
