"""Chaos of Battle: every Marine turns around, before the boxes."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories


def test_every_marine_of_every_player_turns_around() -> None:
    t = stage("gideon<, claudio>, noctis<", players=2, event="chaos_of_battle")
    t.round_is_over()
    assert [t.facing(marine) for marine in ("gideon", "claudio", "noctis")] == ["right", "left", "right"]
    assert len([event for event in t.game.events_for(0) if event.name == "event_drawn"]) == 1


chaos_of_battle = partial(stage, event="chaos_of_battle")


@stories(
    # Before the turn both swarms would have been behind their Marines already.
    Story("the movement box reads the new facing", "R-11.7")
    .on(chaos_of_battle, "gideon<, noctis>", R1="head", L2="head")
    .ends(swarms={"L1": "head", "R2": "head"}),
    Story("a swarm that is behind after the turn stays", "R-11.6", "R-11.7")
    .on(chaos_of_battle, "gideon>, noctis<", R1="head", L2="head")
    .ends(swarms={"R1": "head", "L2": "head"}),
    Story("Overwatch at the end of the phase fires to the new front")
    .on(chaos_of_battle, "leon< 1, noctis>", L1="claw", R1="tail", standing=["overwatch"])
    .sees(options=["attack:leon:R1", "stop"]),
)
def test_chaos_of_battle(story: Story) -> None:
    story.play()
