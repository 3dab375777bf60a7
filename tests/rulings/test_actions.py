"""Sections 6.1, 6.2, 6.4, 6.5: how Action cards resolve, Support, Attack, and a team that dies by its own card."""

import pytest

from tests.stage import stage
from tests.stories import Story, stories

# ---------------------------------------------------------------------- 6.1 in general


@pytest.mark.rule("R-6.1")
def test_cards_resolve_in_ascending_number_each_once() -> None:
    t = stage("leon, calistarius, zael, gideon", play="overwatch power_field strategize dead_aim")
    t.answer("place:leon", "place:leon", "place:leon")
    t.nothing_left_to_ask()
    assert [event.data()["action"] for event in t.told("action_began")] == [
        *["overwatch", "strategize", "power_field", "dead_aim"]
    ]


@pytest.mark.rule("R-6.2")
def test_enter_formation_then_the_action_then_the_ability_after_it() -> None:
    t = stage(
        "lorenzo>, deino>",
        R1="claw",
        piles={"left": 1, "right": 2},
        play="intimidation",
        effects=[{"card": "enter_formation"}],
        terrain={"door": "R2"},
        dice=[1],
    )
    kinds = []
    for answer in ("place:deino", "stop", "stop", "stop", "roll"):
        kinds.append(t.asked.kind)
        t.answer(answer)
    assert kinds == ["place_token", "move", "facing", "activate", "intimidate_roll"]
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.3")
def test_the_card_of_a_team_eliminated_before_its_turn_is_not_resolved() -> None:
    """Leon sends everybody through the Teleportarium, and the last Green Marine does not arrive."""
    t = stage(
        "gideon>, leon>",
        location="teleportarium",
        terrain={"control_panel": "R2"},
        play="onward_brothers dead_aim",
        dice=[0, 5],
    )
    t.answer("stop", "stop", "activate:leon:control_panel")
    t.nothing_left_to_ask()
    assert t.slain().endswith("gideon")
    assert [event.data()["action"] for event in t.told("action_began")] == ["onward_brothers"]


@stories(
    Story("special abilities ignore facing", "R-6.5", "F-8")
    .on(stage, "gideon<, claudio<, leon<", R1="claw", agenda=["swarms_attack"], standing=["block"], dice=[1])
    .sees(formation="gideon claudio leon"),
    Story("special abilities ignore facing", "R-6.5", "F-8")
    .on(stage, "claudio<, leon<", R1="claw", play="heroic_charge", dice=[5])
    .answer("charge:claudio", "slay:R1:claw")
    .sees(swarms={}),
    Story("attacking and paying for rerolls need facing", "R-6.5")
    .on(stage, "gideon< 1, noctis<", R1="claw", R2="claw", play="dead_aim")
    .ends(),
    Story("attacking and paying for rerolls need facing", "R-6.5")
    .on(stage, "gideon< 1, noctis<", R1="claw", agenda=["swarms_attack"], dice=[1])
    .ends(formation="noctis"),
    Story("Lead by Example and Psionic Attack hold for Quick Instincts", "R-6.6", "H-10")
    .on(stage, "lorenzo>, leon<", R1="claw claw", standing=["lead_by_example"], event="quick_instincts", dice=[1])
    .answer("target:lorenzo", "attack:lorenzo:R1", "place:leon")
    .sees(tokens={"leon": 1}),
    Story("Lead by Example and Psionic Attack hold for Quick Instincts", "R-6.6", "H-10")
    .on(stage, "calistarius>, leon<", R1="tail tail", standing=["psionic_attack"], event="quick_instincts", dice=[1, 0])
    .answer("target:calistarius", "attack:calistarius:R1", "attack:calistarius:R1")
    .sees(swarm={"R1": "tail"}),
    Story("Full Auto and Heroic Charge change only their own card", "R-6.6")
    .on(stage, "leon>, gideon<", R1="claw claw claw", standing=["full_auto"], event="quick_instincts", dice=[1])
    .answer("target:leon", "attack:leon:R1")
    .ends(),
    Story("Full Auto and Heroic Charge change only their own card", "R-6.6")
    .on(stage, "claudio>, leon<", R1="tail", standing=["heroic_charge"], event="quick_instincts")
    .answer("target:claudio")
    .sees(options=["attack:claudio:R1", "stop"]),
    *(
        Story(f"a skull slays one card and anything else misses: {die} {slain}", "R-6.20")
        .on(stage, "leon<, valencio>", R2="claw claw", play="full_auto", dice=[die])
        .answer("attack:valencio:R2")
        .sees(genestealers=2 - slain, times={"attack_missed": 1 - slain})
        for die, slain in [(0, 0), (1, 1), (2, 1), (3, 1), (4, 0), (5, 0)]
    ),
    Story("the controller picks the card but a Brood Lord last", "R-6.20", "R-13.9")
    .on(stage, "leon<, valencio>", R2="lord_head_tail claw tail", play="full_auto", dice=[1])
    .answer("attack:valencio:R2")
    .sees(asks="slay", options=["slay:R2:tail", "slay:R2:claw"]),
)
def test_actions(story: Story) -> None:
    story.play()


# ---------------------------------------------------------------------- 6.2 Support


@pytest.mark.rule("R-6.7", "R-1.4")
def test_support_is_skipped_when_the_supply_is_empty() -> None:
    t = stage("gideon 12, noctis", play="block")
    t.nothing_left_to_ask()
    assert t.told("supply_empty")
