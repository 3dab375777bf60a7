"""Secret Route: a Door in the formation gets two tokens, as far as the supply goes."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories


def test_the_door_gets_two_tokens() -> None:
    t = stage("gideon<, claudio>", players=2, terrain={"door": {"spot": "R1", "tokens": 1}}, event="secret_route")
    t.round_is_over()
    assert (t.terrain_tokens("door"), t.supply()) == (3, 9)
    assert len([event for event in t.game.events_for(0) if event.name == "event_drawn"]) == 1


secret_route = partial(stage, event="secret_route")


@stories(
    *(
        Story(f"as far as the supply goes: {held} {placed}", "R-1.4", "H-1")
        .on(secret_route, f"gideon< {held}, noctis>", terrain={"door": "R1"})
        .ends(terrain_tokens={"door": placed}, supply=0)
        for held, placed in [(11, 1), (12, 0)]
    ),
    Story("the tokens serve a travel at the end of the same phase", "R-14.3")
    .on(
        secret_route,
        "gideon<, noctis>",
        L1="head head head",
        terrain={"door": "R1", "corridor": "R2"},
        piles={"left": 3, "right": "tail"},
        location="black_holds",
        ahead=["generatorium"],
    )
    .sees(asks="door")
    .answer("slay:L1:head", "slay:L1:head")
    .ends(genestealers=2, supply=12),
    Story("a door at the top of the left side is in the formation")
    .on(secret_route, "gideon<, noctis>", terrain={"door": "L1"})
    .ends(terrain_tokens={"door": 2}),
)
def test_secret_route(story: Story) -> None:
    story.play()
