"""Action cards of the Yellow team."""

from functools import partial

import pytest

from tests.stage import FIGHT, stage
from tests.stories import Story, stories

# Defensive Stance: a reroll that a Yellow Marine buys while defending makes the attack miss, unless it is a 0.

FIVE = "claw claw claw claw claw"


defensive_stance = partial(stage, play="defensive_stance", agenda=FIGHT)


@stories(
    *(
        Story(f"a bought reroll misses unless it is a 0: {face}", "R-7.8", "R-6.6")
        .on(defensive_stance, "claudio<, goriel>", L1=FIVE, dice=[3, face])
        .answer("place:claudio", "reroll")
        .ends(formation="claudio goriel", tokens={"claudio": 0})
        for face in [1, 2, 3, 4, 5]
    ),
    Story("after a 0 he may pay again", "R-7.4", "R-7.5")
    .on(defensive_stance, "claudio< 1, goriel>", L1=FIVE, dice=[5, 0, 1])
    .answer("place:claudio", "reroll")
    .sees(asks="defence", options=["reroll", "accept"])
    .answer("reroll")
    .ends(formation="claudio goriel", supply=12),
    Story("the raw face counts against Brood Lords", "H-14")
    .on(defensive_stance, "claudio<, goriel>", L1="lord_head_tail lord_claw_tongue", dice=[2, 1])
    .answer("place:claudio", "reroll")
    .ends(formation="claudio goriel"),
)
def test_defensive_stance(story: Story) -> None:
    story.play()


def test_a_marine_of_another_team_is_not_helped() -> None:
    t = stage("leon< 1, claudio>, goriel>", L1="claw claw", play="defensive_stance", agenda=FIGHT, dice=[0, 2])
    t.answer("place:goriel", "reroll")
    t.nothing_left_to_ask()
    assert "leon" in t.slain()


# Reorganize: a Yellow Marine may trade places with a Marine at any position.

reorganize = partial(stage, play="reorganize")


@stories(
    Story("a trade with any Marine shifts nothing", "R-6.12")
    .on(reorganize, "claudio<, leon>, gideon<, goriel>, zael> 2")
    .sees(
        options=[
            *[f"move:claudio:{other}" for other in ("leon", "gideon", "goriel", "zael")],
            *[f"move:goriel:{other}" for other in ("claudio", "leon", "gideon", "zael")],
            "stop",
        ]
    )
    .answer("move:claudio:zael")
    .sees(formation="zael leon gideon goriel claudio", asks="move"),
    Story("facing and tokens go along terrain and Genestealers stay", "R-6.11")
    .on(reorganize, "claudio< 1, leon>, goriel> 2", L1="claw", R3="tail", terrain={"door": "R3"})
    .answer("move:claudio:goriel")
    .stand_still()
    .ends(
        formation="goriel leon claudio",
        facing={"claudio": "left", "goriel": "right"},
        tokens={"claudio": 1, "goriel": 2},
        swarms={"L1": "claw", "R3": "tail"},
        terrain={"door": "R3"},
    ),
    Story("each yellow Marine trades once the displaced one too", "R-6.10", "H-11", "F-2")
    .on(reorganize, "claudio<, leon>, gideon<, goriel>")
    .answer("move:claudio:goriel")
    .sees(options=["move:goriel:leon", "move:goriel:gideon", "move:goriel:claudio", "stop"])
    .answer("move:goriel:gideon")
    .sees(asks="facing", formation="gideon leon goriel claudio"),
    Story("a lone Marine is not asked to move").on(reorganize, "goriel<").sees(asks="facing").answer("stop").ends(),
)
def test_reorganize(story: Story) -> None:
    story.play()


# Heroic Charge: instead of attacking, Claudio slays up to three cards within one position; a 0 then slays him.


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
    Story("a team eliminated by its charge is out of play", "R-6.21", "R-13.6")
    .on(heroic_charge, "claudio>, leon>", R1="claw", dice=[0])
    .answer("charge:claudio", "slay:R1:claw")
    .ends(events={"team_eliminated": [{"event": "team_eliminated", "team": "yellow"}]}),
)
def test_heroic_charge(story: Story) -> None:
    story.play()
