"""Event cards about Marines."""

from functools import partial

from tests.stage import ARTEFACT_HELD, Stage, stage
from tests.stories import Story, stories

# Psychic Assault: a roll of 0 or 1 slays a Marine, and nothing helps him.

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
)
def test_psychic_assault(story: Story) -> None:
    story.play()


# Chaos of Battle: every Marine turns around, before the boxes.


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
)
def test_chaos_of_battle(story: Story) -> None:
    story.play()


# Quick Instincts: a Marine may make one attack, decided by his controller.

quick_instincts = partial(stage, event="quick_instincts")


@stories(
    # His side, within two positions.
    Story("any Marine can be named and attacks once under the normal rules", "R-9.3")
    .on(quick_instincts, "noctis<, gideon>, claudio>", R1="head", L1="claw claw", L3="tail", L2="head", dice=[1])
    .then(Stage.open_to_all, "quick_instincts")
    .sees(options=["target:noctis", "target:gideon", "target:claudio"])
    .answer("target:noctis")
    .sees(asks="granted_attack", options=["attack:noctis:L1", "attack:noctis:L2", "attack:noctis:L3", "stop"])
    .answer("attack:noctis:L3")
    .ends(swarms={"L1": "claw claw", "R1": "head", "L2": "head"}),
    Story("a Marine without a target can be named and nothing happens", "R-9.4", "R-6.19")
    .on(quick_instincts, "noctis<, gideon>", R1="tongue")
    .answer("target:noctis")
    .ends(
        events={"no_target": [{"event": "no_target", "marine": "noctis", "card": "quick_instincts"}]},
        swarms={"R1": "tongue"},
    ),
    Story("a Power Field swarm is no target", "R-6.19", "H-13")
    .on(quick_instincts, "noctis<, gideon>", L1="claw", L2="head", power_field="L1", dice=[0])
    .answer("target:noctis")
    .sees(options=["attack:noctis:L2", "stop"]),
)
def test_quick_instincts(story: Story) -> None:
    story.play()


# Rescue Space Marine: a slain Marine whose team is in play comes back as the last of the formation.

rescue_space_marine = partial(stage, event="rescue_space_marine")


@stories(
    # Nothing else moved.
    Story("a slain Marine comes back at the bottom facing right without tokens", "R-9.3", "R-13.1")
    .on(rescue_space_marine, "gideon< 2, claudio<, leon>", L1="head", R3="tail")
    .then(Stage.open_to_all, "rescue_space_marine")
    .sees(options=["target:noctis", "target:goriel", "target:valencio"])
    .answer("target:goriel")
    .ends(
        formation="gideon claudio leon goriel",
        facing={"goriel": "right", "gideon": "left", "leon": "right"},
        tokens={"goriel": 0, "gideon": 2},
        slain="noctis valencio",
        swarms={"L1": "head", "R3": "tail"},
    ),
    Story("a Marine of an eliminated team cannot come back", "R-13.6")
    .on(rescue_space_marine, "gideon<, leon>", teams=[["green", "red", "blue"]])
    .sees(options=["target:noctis", "target:valencio"]),
    *(
        Story("if none can come back only the boxes are resolved", "R-9.4")
        .on(rescue_space_marine, "gideon<, noctis<, leon>, valencio>", teams=[teams], L1="claw")
        .ends(times={"event_without_effect": 1}, formation="gideon noctis leon valencio", swarms={"L2": "claw"})
        for teams in [["green", "red"], ["green", "red", "blue"]]
    ),
    Story("it is not optional")
    .on(rescue_space_marine, "gideon<, claudio<")
    .sees(options=["target:noctis", "target:goriel"]),
)
def test_rescue_space_marine(story: Story) -> None:
    story.play()
