"""Event cards about Support Tokens."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

# Outnumbered: every engaged Marine loses all tokens.

outnumbered = partial(stage, event="outnumbered")


@stories(
    Story("engaged Marines lose all tokens from front or behind", "R-1.5", "R-3.5")
    .on(outnumbered, "gideon< 2, noctis> 3, claudio< 1", L1="head", L2="tail")
    .ends(tokens={"gideon": 0, "noctis": 0, "claudio": 1}, supply=11),
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


# Stalking from the Shadows: a Marine with tokens loses them all.

stalking_from_the_shadows = partial(stage, event="stalking_from_the_shadows")


@stories(
    Story("a Marine with tokens loses them all", "R-9.3", "R-1.5")
    .on(stalking_from_the_shadows, "gideon< 3, noctis>, claudio> 1")
    .then(Stage.open_to_all, "stalking_from_the_shadows")
    .sees(options=["target:gideon", "target:claudio"])
    .answer("target:gideon")
    .ends(supply=11, tokens={"gideon": 0, "claudio": 1}),
    Story("the only one with a token needs no question", "R-9.4")
    .on(stalking_from_the_shadows, "gideon<, claudio> 2", players=2)
    .ends(revealed=[["stalking_from_the_shadows", ["claudio"]]], tokens={"claudio": 0}),
    Story("without a target the card is shown all the same", "R-9.4")
    .on(stalking_from_the_shadows, "gideon<, claudio>", players=2)
    .ends(revealed=[["stalking_from_the_shadows", []]]),
)
def test_stalking_from_the_shadows(story: Story) -> None:
    story.play()


# Resupply: all tokens on other Marines move to one Marine.

resupply = partial(stage, event="resupply")


@stories(
    Story("all tokens on other Marines move to him", "R-9.3")
    .on(resupply, "gideon< 3, noctis> 1, claudio> 2")
    .then(Stage.open_to_all, "resupply")
    .sees(options=["target:gideon", "target:noctis", "target:claudio"])
    .answer("target:noctis")
    .ends(supply=6, tokens={"gideon": 0, "noctis": 6, "claudio": 0}),
    Story("he keeps what he has when the others have none")
    .on(resupply, "gideon< 2, noctis>")
    .answer("target:gideon")
    .sees(tokens={"gideon": 2}),
    Story("tokens go from player to player by a secret target", "R-9.2", "R-9.5")
    .on(resupply, "gideon< 2, claudio> 1, noctis> 1", players=2, current=2)
    .then(Stage.read_alone, "resupply")
    .answer("target:gideon")
    .sees(revealed=[["resupply", ["gideon"]]], tokens={"gideon": 4, "claudio": 0, "noctis": 0}),
)
def test_resupply(story: Story) -> None:
    story.play()


# Secret Route: a Door in the formation gets two tokens, as far as the supply goes.


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
)
def test_secret_route(story: Story) -> None:
    story.play()
