"""Action cards of the Blue team."""

from functools import partial

import pytest

from tests.stage import EVENT, FIGHT, changes, stage
from tests.stories import Story, stories

# Counter Attack: each skull Lorenzo rolls while defending is a miss, slays one card, and the rest attack again.


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


# Intimidation: afterwards he may roll; so many Genestealers engaged with Blue Marines go into the smaller pile.


def test_he_must_choose_as_many_as_he_rolled() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail head", piles={"left": 3, "right": 4}, play="intimidation", dice=[2])
    t.stand_still()
    assert (t.asked.kind, t.options()) == ("intimidate_roll", ["roll", "no"])
    t.answer("roll")
    assert (t.asked.kind, t.options()) == ("intimidate_pick", ["take:L1:head", "take:L1:tail", "take:L1:claw"])
    assert t.asked.count == (1, 2, None)
    t.answer("take:L1:head")
    assert t.asked.count == (2, 2, None)
    t.answer("take:L1:claw")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "tail"}
    assert (len(t.pile("left")), len(t.pile("right"))) == (5, 4)
    assert "head" in t.pile("left") and "claw" in t.pile("left")


intimidation = partial(stage, play="intimidation")


@stories(
    Story("all swarms engaged with blue Marines and no others", "R-6.5", "R-3.5", "R-3.11")
    .on(intimidation, "lorenzo<, leon>, deino>", L1="claw", R1="tail", R2="tongue", L3="head", dice=[1])
    .stand_still()
    .answer("roll")
    .sees(options=["take:L1:claw", "take:R1:tail", "take:L3:head"]),
    Story("the roll cannot be rerolled", "R-7.2")
    .on(intimidation, "lorenzo< 3, deino> 3", L1="claw", dice=[0])
    .stand_still()
    .answer("roll")
    .ends(supply=6),
    Story("a card of the same kind that spawns may have been the known one")
    .on(
        intimidation,
        "lorenzo<, deino>",
        L1="tail",
        piles={"left": "tail tail", "right": 4},
        terrain={"dark_corner": "L2"},
        event="enter_formation",
        agenda=EVENT,
        dice=[1],
    )
    .stand_still()
    .answer("roll")
    .ends(swarms={"L2": "tail tail"}, pile={"left": ["tail"]}, known={"left": ""}),
)
def test_intimidation(story: Story) -> None:
    story.play()


# Lead by Example: once a round, after an attack by a Blue Marine has slain, a token may be placed on any Marine.


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
    *(
        Story(f"without a kill there is no offer: {face}")
        .on(lead_by_example, "lorenzo>, deino<", R1="claw", dice=[face])
        .answer("attack:lorenzo:R1")
        .ends(genestealers=1)
        for face in [0, 4, 5]
    ),
    Story("another teams kills do not count")
    .on(stage, "lorenzo>, leon>, deino<", R2="claw", play="lead_by_example full_auto", dice=[1])
    .answer("stop", "attack:leon:R2")
    .ends(),
    Story("without a target the card does nothing", "R-5.6").on(lead_by_example, "lorenzo<, deino<", R1="claw").ends(),
)
def test_lead_by_example(story: Story) -> None:
    story.play()
