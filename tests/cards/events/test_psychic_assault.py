"""Psychic Assault: a roll of 0 or 1 slays a Marine, and nothing helps him."""

from functools import partial

from tests.stage import ARTEFACT_HELD, Stage, stage
from tests.stories import Story, stories

psychic_assault = partial(stage, event="psychic_assault")


@stories(
    *(
        Story(f"a 0 or a 1 slays him: {face}", "R-9.3")
        .on(psychic_assault, "gideon< 2, noctis>, claudio>", dice=[face])
        .then(Stage.open_to_all, "psychic_assault")
        .sees(options=["target:gideon", "target:noctis", "target:claudio"])
        .answer("target:gideon")
        .ends(formation="noctis claudio", supply=12)
        for face in [0, 1]
    ),
    *(
        Story(f"any other face does nothing: {face}")
        .on(psychic_assault, "gideon<, noctis>", dice=[face])
        .answer("target:gideon")
        .ends(formation="gideon noctis")
        for face in [2, 3, 4, 5]
    ),
    Story("he is not defending so no reroll no Artefact and no block", "R-7.2")
    .on(psychic_assault, "gideon< 3, noctis>", terrain=ARTEFACT_HELD, standing=["block"], dice=[1])
    .answer("target:gideon")
    .ends(formation="noctis", terrain={"artefact": "held by 1"}),
    # Claudio's row joins that of Noctis below him before the red box comes.
    Story("the boxes see the shifted formation", "R-12.5", "R-13.2", "R-13.3")
    .on(
        psychic_assault,
        "gideon<, claudio<, noctis>",
        L2="claw",
        L3="head",
        terrain={"ventilation_duct": "L2"},
        piles={"left": "tail tail", "right": 3},
        dice=[0],
    )
    .answer("target:claudio")
    .ends(swarms={"L2": "head tail claw"}, terrain={"ventilation_duct": "L2"}),
    Story("if it ends the team of the current player the next one spawns", "R-4.5", "H-8", "R-13.7")
    .on(
        psychic_assault,
        "gideon<, claudio>, goriel>",
        players=2,
        table={"green": "block", "yellow": "heroic_charge"},
        terrain={"ventilation_duct": "R2", "spore_chimney": "R3"},
        piles={"left": 3, "right": "claw"},
        ahead=[],
        dice=[0],
    )
    .then(Stage.read_alone, "psychic_assault")
    .sees(seat=1)
    .answer("target:gideon")
    .sees(asks="spawn_order", seat=2),
)
def test_psychic_assault(story: Story) -> None:
    story.play()
