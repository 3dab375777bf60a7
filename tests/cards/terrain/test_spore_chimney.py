"""Spore Chimney: activated, a skull discards it."""

from tests.stage import stage
from tests.stories import Story, stories


@stories(
    *(
        Story(f"a skull discards it: {skull}", "R-15.3")
        .on(stage, "gideon<, noctis>", terrain={"spore_chimney": "L1"}, play="run_and_gun", dice=[skull])
        .activate("gideon", "spore_chimney")
        .ends(terrain={"spore_chimney": "aside"})
        for skull in [1, 2, 3]
    ),
    # Nobody can try again this round either: not the team mate, not another team.
    *(
        Story(f"any other face leaves it there and cannot be rerolled: {face}", "R-7.2", "R-6.15")
        .on(
            stage,
            "gideon< 2, leon<, valencio>",
            terrain={"spore_chimney": "L1"},
            play="onward_brothers run_and_gun",
            dice=[face],
        )
        .answer("move:leon:gideon", "stop")
        .activate("leon", "spore_chimney")
        .sees(terrain={"spore_chimney": "L1"})
        .answer("move:gideon:leon", "stop")
        .ends(tokens={"gideon": 2}, formation="gideon leon valencio")
        for face in [0, 4, 5]
    ),
    Story("Genestealers at its spot stay when it goes")
    .on(stage, "gideon<", L1="claw lord_head_tail", terrain={"spore_chimney": "L1"}, play="run_and_gun", dice=[1])
    .activate("gideon", "spore_chimney")
    .sees(swarms={"L1": "claw lord_head_tail"}),
    Story("set aside it carries no activation mark", "R-15.3")
    .on(stage, "leon>", terrain={"spore_chimney": "R1"}, play="onward_brothers", dice=[1])
    .activate("leon", "spore_chimney")
    .sees(terrain={"spore_chimney": "aside"}, activated=0),
)
def test_spore_chimney(story: Story) -> None:
    story.play()
