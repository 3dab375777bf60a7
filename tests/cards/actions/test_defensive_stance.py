"""Defensive Stance: a reroll that a Yellow Marine buys while defending makes the attack miss, unless it is a 0."""

from functools import partial

from tests.stage import ARTEFACT_HELD, FIGHT, second_wind, stage
from tests.stories import Story, stories

FIVE = "claw claw claw claw claw"


defensive_stance = partial(stage, play="defensive_stance", agenda=FIGHT)


@stories(
    Story("one token must be placed first", "R-6.8")
    .on(stage, "claudio<, goriel>, leon>", players=2, teams=[["red"], ["yellow"]], play="defensive_stance")
    .sees(seat=2)
    .answer("place:leon")
    .ends(tokens={"leon": 1}, supply=11),
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
    Story("after a 0 the Artefact still helps")
    .on(defensive_stance, "claudio<, goriel>", L1=FIVE, terrain=ARTEFACT_HELD, dice=[1, 0])
    .answer("place:claudio", "reroll")
    .sees(options=["discard:artefact", "accept"])
    .answer("discard:artefact")
    .ends(formation="claudio goriel", terrain={"artefact": "aside"}),
    Story("a 0 with the last token slays him")
    .on(defensive_stance, "claudio<, goriel>", L1="claw", dice=[1, 0])
    .answer("place:claudio", "reroll")
    .ends(slain="claudio"),
    Story("the raw face counts against Brood Lords", "H-14")
    .on(defensive_stance, "claudio<, goriel>", L1="lord_head_tail lord_claw_tongue", dice=[2, 1])
    .answer("place:claudio", "reroll")
    .ends(formation="claudio goriel"),
    Story("Second Wind makes even the bought 0 a miss")
    .on(defensive_stance, "claudio<, goriel>", L1=FIVE, effects=second_wind("claudio"), dice=[4, 0])
    .answer("place:claudio", "reroll")
    .ends(formation="claudio goriel"),
    Story("the defenders controller decides")
    .on(defensive_stance, "claudio<, leon>", players=2, teams=[["red"], ["yellow"]], L1=FIVE, dice=[0, 1])
    .answer("place:claudio")
    .sees(seat=2)
    .answer("reroll")
    .ends(),
    Story("it ends with the round")
    .on(
        stage,
        "claudio< 1, goriel>",
        L1="tail tail tail",
        play="defensive_stance",
        agenda=["next_action", "end_round"],
        events="secret_route",
        dice=[0, 1],
    )
    .answer("place:goriel", "choose:reorganize")
    .stand_still()
    .answer("reroll")
    .ends(slain="claudio"),
)
def test_defensive_stance(story: Story) -> None:
    story.play()


def test_a_marine_of_another_team_is_not_helped() -> None:
    t = stage("leon< 1, claudio>, goriel>", L1="claw claw", play="defensive_stance", agenda=FIGHT, dice=[0, 2])
    t.answer("place:goriel", "reroll")
    t.nothing_left_to_ask()
    assert "leon" in t.slain()
