"""Action cards of the Blue team."""

from functools import partial

import pytest

from tests.stage import ARTEFACT_HELD, EVENT, FIGHT, changes, second_wind, stage
from tests.stories import Story, stories

# Counter Attack: each skull Lorenzo rolls while defending is a miss, slays one card, and the rest attack again.

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
    Story("Power Field cards can be chosen")
    .on(intimidation, "lorenzo<, deino>", L1="claw claw", power_field="L1", piles={"left": 3, "right": 4}, dice=[1])
    .stand_still()
    .answer("roll")
    .ends(swarms={"L1": "claw"}, power_field="L1"),
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
    Story("a team eliminated by its own activation intimidates nobody", "R-6.21", "H-36")
    .on(intimidation, "deino<, leon>", L2="claw", terrain={"promethium_tank": "L1"}, dice=[0])
    .answer("stop", "stop", "activate:deino:promethium_tank")
    .ends(formation="leon", genestealers=1),
)
def test_intimidation(story: Story) -> None:
    story.play()


def test_everybody_remembers_which_cards_are_in_the_pile_and_nobody_where() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail", piles={"left": 3, "right": 4}, play="intimidation", dice=[2])
    t.stand_still().answer("roll")
    t.nothing_left_to_ask()
    assert (t.known("left"), t.known("right")) == ("tail claw", "")
    for seat in (0, 1):
        shown = t.game.view(seat)["open"]
        assert isinstance(shown, dict)
        assert shown["piles"] == {
            "left": {"cards": 5, "known": ["tail", "claw"]},
            "right": {"cards": 4, "known": []},
        }
    assert [event.data() for event in t.told("shuffled_into_pile")] == [
        {"event": "shuffled_into_pile", "pile": "left", "genestealers": ["tail", "claw"]}
    ]


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
