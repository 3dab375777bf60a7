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
    Story("Overwatch at the end of the phase fires to the new front")
    .on(chaos_of_battle, "leon< 1, noctis>", L1="claw", R1="tail", standing=["overwatch"])
    .sees(options=["attack:leon:R1", "stop"]),
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
    Story("the attack is his controllers with its tokens and its slain card", "R-9.5", "H-19", "R-9.2")
    .on(quick_instincts, "noctis< 1, claudio>", players=2, current=2, L1="claw head", dice=[0, 1])
    .then(Stage.read_alone, "quick_instincts")
    .sees(seat=2)
    .answer("target:noctis")
    .sees(revealed=[["quick_instincts", ["noctis"]]])
    .then(Stage.open_to_all, "quick_instincts")
    .sees(asks="granted_attack", seat=1)
    .answer("attack:noctis:L1")
    .sees(asks="reroll_attack", seat=1)
    .answer("reroll")
    .sees(asks="slay", seat=1)
    .answer("slay:L1:head")
    .ends(swarms={"L1": "claw"}, tokens={"noctis": 0}),
    Story("Lead by Example used this round is used")
    .on(quick_instincts, "deino<, gideon>", L1="claw", standing=["lead_by_example"], used=["lead_by_example"], dice=[1])
    .answer("target:deino", "attack:deino:L1")
    .ends(),
    Story("Psionic Attack may add more before the boxes", "R-6.6", "H-10")
    .on(
        quick_instincts,
        "calistarius<, gideon>",
        L1="claw",
        L2="head head",
        standing=["psionic_attack"],
        terrain={"ventilation_duct": "R2"},
        piles={"left": 3, "right": "tail tail tail"},
        dice=[1, 2, 0],
    )
    .answer("target:calistarius", "attack:calistarius:L1")
    .sees(asks="again", swarm={"R2": ""})
    .answer("attack:calistarius:L2", "attack:calistarius:L2")
    .ends(swarms={"L2": "head", "R2": "tail tail"}),
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
    Story("it is not optional")
    .on(rescue_space_marine, "gideon<, claudio<, goriel>")
    .ends(formation="gideon claudio goriel noctis"),
    Story("the team plays on and he acts next round")
    .on(rescue_space_marine, "gideon<, leon>, valencio>", R3="head", table={"green": "block", "red": "full_auto"})
    .answer("choose:dead_aim", "choose:overwatch", "place:leon")
    .sees(options=["attack:noctis:R3", "stop"]),
)
def test_rescue_space_marine(story: Story) -> None:
    story.play()
