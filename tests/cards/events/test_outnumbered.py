"""Outnumbered: every engaged Marine loses all tokens."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories

outnumbered = partial(stage, event="outnumbered")


@stories(
    Story("engaged Marines lose all tokens from front or behind", "R-1.5", "R-3.5")
    .on(outnumbered, "gideon< 2, noctis> 3, claudio< 1", L1="head", L2="tail")
    .ends(tokens={"gideon": 0, "noctis": 0, "claudio": 1}, supply=11),
    Story("a Marine who is engaged only by the boxes keeps his tokens")
    .on(
        outnumbered,
        "gideon< 2, noctis> 1",
        R2="claw",
        terrain={"dark_corner": "L1"},
        piles={"left": "head head", "right": 2},
    )
    .ends(swarms={"L1": "head", "L2": "claw"}, tokens={"gideon": 2, "noctis": 0}),
    Story("it hits the Marines of all players")
    .on(outnumbered, "gideon< 2, claudio> 1", players=2, L1="head", R2="head")
    .ends(supply=12),
)
def test_outnumbered(story: Story) -> None:
    story.play()


def test_nobody_engaged_nobody_loses() -> None:
    t = stage("gideon< 2, claudio> 1", players=2, event="outnumbered")
    t.round_is_over()
    assert t.told("tokens_lost") == []
    assert [event.name for event in t.game.events_for(0)].count("event_drawn") == 1
