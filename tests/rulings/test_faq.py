"""The publisher's FAQ: one story an answer."""

import pytest

from tests.stage import stage
from tests.stories import Story, stories


@pytest.mark.rule("F-1")
def test_no_team_can_pass() -> None:
    t = stage("gideon, leon, calistarius")
    t.answer("choose:block", "choose:overwatch")
    assert [choice.subject.id for choice in t.game.pending if choice.subject] == ["grey"]
    assert t.options() == ["choose:power_field", "choose:stealth_tactics", "choose:psionic_attack"]


@stories(
    Story("support is for the team and the other types are for each Marine", "F-2")
    .on(stage, "leon>, valencio>, gideon>", play="overwatch")
    .answer("place:leon")
    .ends(),
    Story("support is for the team and the other types are for each Marine", "F-2")
    .on(stage, "leon>, gideon>, valencio>", play="onward_brothers")
    .answer("move:leon:gideon", "move:valencio:leon")
    .sees(formation="gideon valencio leon"),
    Story("support is for the team and the other types are for each Marine", "F-2")
    .on(stage, "lorenzo>, deino>", R1="claw claw", play="lead_by_example", dice=[0, 0])
    .answer("attack:lorenzo:R1", "attack:deino:R1")
    .ends(),
    Story("a Marine facing several terrain cards activates one and his team mate another", "F-3")
    .on(
        stage,
        "leon>, valencio>",
        terrain={"door": "R1", "artefact": "R1", "spore_chimney": "R2"},
        play="onward_brothers",
        dice=[1],
    )
    .answer("stop", "stop", "activate:leon:artefact", "activate:valencio:spore_chimney")
    .ends(terrain_tokens={"door": 0}),
    *(
        Story(f"a die is rolled against any size of swarm: {size}", "F-6")
        .on(stage, "leon>, gideon>", R1=" ".join(["claw"] * size), agenda=["swarms_attack"], dice=[0])
        .ends(formation="gideon")
        for size in range(1, 10)
    ),
)
def test_faq(story: Story) -> None:
    story.play()


@pytest.mark.rule("F-7")
@pytest.mark.parametrize(("die", "alive"), [(4, False), (5, True)])
def test_two_brood_lords_are_minus_two(die: int, alive: bool) -> None:
    t = stage("leon>, gideon>", R1="lord_head_tail lord_claw_tongue", agenda=["swarms_attack"], dice=[die])
    assert ("leon" in t.formation()) == alive


@pytest.mark.rule("F-11")
def test_the_first_box_is_served_before_the_second_and_within_a_box_the_current_player_says() -> None:
    t = stage(
        "leon<, gideon<, claudio<",
        players=2,
        current=2,
        terrain={"dark_corner": "L1", "door": "L2", "control_panel": "L3"},
        piles={"left": ["head"] * 5},
        event="enter_formation",
    )
    # Major orange takes three; major yellow has two for the Door and the Control Panel together.
    assert (t.asked.kind, t.asked.seat, t.options()) == ("spawn_order", 2, ["spawn:door", "spawn:control_panel"])
    t.answer("spawn:control_panel")
    assert [event.data()["spot"] for event in t.told("spawned")] == ["L1", "L3"]
    assert t.swarms() == {"L1": "head head head", "L3": "head head"}


@pytest.mark.rule("F-12")
def test_cards_that_merge_with_a_power_field_swarm_are_safe_from_a_door() -> None:
    t = stage(
        "leon<, gideon<",
        L1="claw",
        L2="tail",
        power_field="L2",
        terrain={"door": {"spot": "R1", "tokens": 3}},
        piles={"left": 0},
        ahead=["service_shaft", "genestealer_lair"],
        event="secret_route",
    )
    assert t.told("travelled")
    assert not t.told("genestealer_slain")
    assert t.swarms() == {"L2": "tail claw"}
