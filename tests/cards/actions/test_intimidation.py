"""Intimidation: afterwards he may roll; so many Genestealers engaged with Blue Marines go into the smaller pile."""

from functools import partial

from tests.stage import EVENT, stage
from tests.stories import Story, stories


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
