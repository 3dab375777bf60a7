"""Section 4: the round, its phases and the order of their steps."""

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories


def story(t: Stage) -> list[str]:
    """What happened, in order; of a phase and of an Action card also which."""
    told = []
    for _, event in t.game.events:
        data = event.data()
        about = data.get("phase") or data.get("action") or ""
        told.append(f"{event.name} {about}".strip())
    return told


@pytest.mark.rule("R-4.1", "R-4.2")
def test_a_whole_round_step_by_step() -> None:
    t = stage(
        "leon> 1, valencio>, gideon<, noctis<",
        R1="head",
        terrain={"door": "L3", "ventilation_duct": "R2"},
        events=["evasion"],
        dice=[5, 1],
    )
    t.answer("choose:overwatch", "choose:block", "place:gideon", "place:leon", "accept", "attack:leon:R2", "keep")
    t.round_is_over()
    assert story(t) == [
        "round_began",
        "phase_began choose",
        "phase_began resolve",
        "actions_revealed",
        "current_player",
        "action_began block",
        "token_placed",
        "action_began overwatch",
        "token_placed",
        "phase_began attack",
        "swarm_attacks",
        "die_rolled",
        "swarm_missed",
        "phase_began event",
        "event_drawn",
        "effect_began",
        "spawned",
        "spawned",
        "swarm_moved",
        "token_paid",
        "marine_attacks",
        "die_rolled",
        "genestealer_slain",
        "no_token_to_pay",
        "round_began",
        "phase_began choose",
    ]


@pytest.mark.rule("R-4.2", "R-14.1")
def test_travel_at_the_end_of_the_choose_actions_phase_comes_before_the_reveal() -> None:
    t = stage("gideon, noctis", piles={"left": 0}, ahead=["service_shaft", "genestealer_lair"])
    t.answer("choose:block")
    told = story(t)
    assert told.index("phase_began choose") < told.index("travelled") < told.index("phase_began resolve")
    assert told.index("travelled") < told.index("actions_revealed")


@pytest.mark.rule("R-4.2", "R-14.1")
def test_travel_at_the_end_of_the_event_phase_comes_after_the_event_card_is_discarded() -> None:
    t = stage("gideon, noctis, leon", piles={"left": 0}, ahead=["munitorium", "genestealer_lair"], event="evasion")
    assert t.asked.kind == "munitorium"
    assert t.state.event == -1
    assert len(t.state.event_discard) == 1
    assert t.state.round == 1
    t.answer("place:gideon", "place:noctis")
    assert t.state.round == 2


@pytest.mark.rule("R-4.2")
def test_last_rounds_cards_lie_open_until_all_have_chosen() -> None:
    t = stage("gideon, claudio, noctis, goriel", players=2, table={"green": "block", "yellow": "reorganize"})
    t.answer("choose:dead_aim")
    assert t.state.table[0] >= 0
    t.answer("choose:defensive_stance")
    assert story(t).count("actions_revealed") == 1
    assert t.asked.card is not None
    assert t.asked.card.id == "defensive_stance"


@pytest.mark.rule("R-4.3", "H-7", "R-12.6", "F-12")
def test_merging_comes_before_overwatch_and_overwatch_before_travel() -> None:
    t = stage(
        "leon> 1, valencio>, calistarius>, gideon>",
        R1="tail",
        power_field="R1",
        R2="claw",
        R3="head",
        terrain={"door": "L4"},
        standing=["overwatch"],
        piles={"left": 0},
        ahead=["service_shaft", "genestealer_lair"],
        event="secret_route",
        dice=[0],
    )
    assert t.swarm("R1") == "tail claw"
    assert t.asked.kind == "paid_attack"
    assert t.options() == ["attack:leon:R3", "stop"]
    t.answer("attack:leon:R3")
    assert t.asked.card is not None
    assert t.asked.card.id == "door"
    assert t.options() == ["slay:R3:head", "enough"]
    t.answer("slay:R3:head")
    assert t.told("travelled")
    assert t.swarm("R1") == "tail claw"


@stories(
    Story("the controller of the lowest card is current until the next reveal", "R-4.4", "H-5")
    .on(
        stage,
        "gideon, noctis, claudio, goriel",
        players=2,
        current=1,
        phase="resolve",
        chosen={"green": "dead_aim", "yellow": "defensive_stance"},
        events=["evasion"],
    )
    .sees(current=2)
    .answer("place:gideon")
    .ends(current=2)
    .answer("choose:block", "choose:reorganize")
    .sees(current=1),
    # Seat 1 names his last Marine, who dies; the spawn boxes of the same card are already seat 2's business.
    Story("the current player changes at once when his team is eliminated", "R-4.5", "H-8", "R-13.7")
    .on(
        stage,
        "gideon>, claudio>, goriel>",
        players=2,
        table={"green": "block", "yellow": "defensive_stance"},
        terrain={"ventilation_duct": "L1", "spore_chimney": "L2"},
        piles={"left": ["claw"]},
        event="psychic_assault",
        dice=[1],
    )
    .sees(asks="event_target", seat=1)
    .answer("target:gideon")
    .sees(formation="claudio goriel", current=2, asks="spawn_order", seat=2),
)
def test_round(story: Story) -> None:
    story.play()
