"""Reorganize: a Yellow Marine may trade places with a Marine at any position."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories

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
    Story("enter formation asks nothing with an empty supply", "R-18.2", "R-1.4")
    .on(reorganize, "claudio< 6, leon> 6", effects=[{"card": "enter_formation"}])
    .sees(asks="move"),
    Story("enter formation comes before each move and activate card and no other", "R-18.2", "R-6.2")
    .on(
        stage,
        "claudio<, leon>, gideon>",
        players=2,
        teams=[["green", "red"], ["yellow"]],
        effects=[{"card": "enter_formation"}],
        play="reorganize run_and_gun full_auto",
    )
    .sees(asks="place_token", seat=2)
    .answer("place:leon")
    .stand_still()
    .sees(asks="place_token", seat=1)
    .answer("no")
    .stand_still()
    .ends(),
)
def test_reorganize(story: Story) -> None:
    story.play()
