"""Heroic Charge: instead of attacking, Claudio slays up to three cards within one position; a 0 then slays him."""

from functools import partial

import pytest

from tests.stage import EVASION, stage
from tests.stories import Story, stories


@pytest.mark.rule("F-5", "R-6.5")
def test_he_slays_up_to_three_around_him_on_both_sides_from_any_swarms() -> None:
    t = stage(
        "leon>, gideon>, claudio>, noctis>, goriel<",
        L1="head",
        R2="tail",
        L3="claw",
        R3="claw",
        L4="tongue",
        R5="head",
        play="heroic_charge",
        dice=[5],
    )
    t.answer("charge:claudio")
    assert t.options() == ["slay:R2:tail", "slay:L3:claw", "slay:R3:claw", "slay:L4:tongue", "enough"]
    t.answer("slay:R2:tail", "slay:L3:claw", "slay:L4:tongue")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "head", "R3": "claw", "R5": "head"}
    assert "claudio" in t.formation()


heroic_charge = partial(stage, play="heroic_charge")


@stories(
    *(
        Story(f"any face but 0 spares him: {face}")
        .on(heroic_charge, "claudio>, goriel<", L1="claw", dice=[face])
        .answer("charge:claudio", "slay:L1:claw")
        .ends(formation="claudio goriel")
        for face in [1, 2, 3, 4, 5]
    ),
    Story("a 0 slays him and Goriel attacks from the shifted formation")
    .on(heroic_charge, "claudio>, goriel<, leon>", R1="claw", L1="tail tail", L2="head", dice=[0, 1])
    .answer("charge:claudio", "slay:R1:claw", "enough")
    .sees(formation="goriel leon", options=["attack:goriel:L1", "stop"])
    .answer("attack:goriel:L1", "slay:L1:head")
    .ends(swarms={"L1": "tail tail"}),
    Story("the roll cannot be rerolled", "R-7.2")
    .on(heroic_charge, "claudio> 3, goriel<", R1="claw", dice=[0])
    .answer("charge:claudio", "slay:R1:claw")
    .ends(slain="claudio", supply=12),
    *(
        Story(f"he may say enough and rolls all the same: {wanted}", "R-7.9", "H-28")
        .on(heroic_charge, "claudio>, goriel<", R1="claw claw claw", dice=[0])
        .answer("charge:claudio", *["slay:R1:claw"] * wanted, "enough")
        .ends(genestealers=3 - wanted, slain="claudio")
        for wanted in [0, 1, 2]
    ),
    Story("without a card within one position it is not offered")
    .on(heroic_charge, "claudio>, goriel>, leon>", R3="claw")
    .sees(options=["attack:goriel:R3", "stop"]),
    Story("cards under Power Field alone are not enough", "R-13.11")
    .on(heroic_charge, "claudio>, goriel<", R1="claw", power_field="R1")
    .ends(),
    Story("a Brood Lord falls only when his swarm has no other card", "R-13.9")
    .on(heroic_charge, "claudio>, goriel<", R1="claw lord_head_tail", L2="tail", dice=[5])
    .answer("charge:claudio")
    .sees(options=["slay:R1:claw", "slay:L2:tail", "enough"])
    .answer("slay:R1:claw")
    .sees(options=["slay:R1:lord_head_tail", "slay:L2:tail", "enough"])
    .answer("slay:R1:lord_head_tail", "slay:L2:tail")
    .ends(genestealers=0),
    Story("kills that win come before the roll", "R-16.2", "R-16.3")
    .on(heroic_charge, "claudio>, goriel>", R1="claw", piles={"left": 0, "right": 0}, location="toxin_pumping_station")
    .answer("charge:claudio", "slay:R1:claw")
    .ends(result="win", formation="claudio goriel"),
    Story("Goriel may attack before the charge", "R-6.18")
    .on(heroic_charge, "claudio>, goriel>", R1="claw claw", dice=[1, 5])
    .answer("attack:goriel:R1")
    .sees(options=["attack:claudio:R1", "charge:claudio", "stop"])
    .answer("charge:claudio", "slay:R1:claw")
    .ends(),
    Story("under Evasion not even a slain Claudio lets Goriel attack", "R-18.1", "H-30")
    .on(heroic_charge, "claudio>, goriel>", R1="claw claw", effects=EVASION, dice=[0])
    .answer("charge:claudio", "slay:R1:claw", "enough")
    .ends(slain="claudio"),
    Story("a team eliminated by its charge is out of play", "R-6.21", "R-13.6")
    .on(heroic_charge, "claudio>, leon>", R1="claw", dice=[0])
    .answer("charge:claudio", "slay:R1:claw")
    .ends(events={"team_eliminated": [{"event": "team_eliminated", "team": "yellow"}]}),
    Story("Goriel who attacked before the charge does not attack again")
    .on(heroic_charge, "claudio>, goriel>", R1="claw", R2="tail head", dice=[0, 5])
    .answer("attack:goriel:R2", "charge:claudio", "slay:R1:claw", "enough")
    .ends(swarms={"R2": "head tail"}),
)
def test_heroic_charge(story: Story) -> None:
    story.play()
