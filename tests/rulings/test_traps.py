"""Traps that another edition of the game fell into."""

import pytest

from tests.rulings.decisions import TABLE, Row, asks
from tests.stage import stage
from tests.stories import Story, stories


@stories(
    Story("gathering moves every swarm once also those merged on the way", "R-12.1")
    .on(
        stage,
        "gideon<, claudio<, leon<, noctis<",
        L1="head",
        L2="tail tail",
        L3="claw",
        L4="tongue",
        R2="head",
        R4="claw claw",
        event="surrounded",
    )
    .answer("target:claudio")
    .sees(swarms={"L2": "head tail tail claw tongue", "R2": "head claw claw"}),
    Story("flanking manoeuvre leaves those that are behind already", "R-12.1", "R-11.5")
    .on(stage, "gideon<, claudio>", L1="head", R1="tail", L2="claw", R2="tongue", event="flanking_manoeuvre")
    .sees(swarms={"R1": "head tail", "L2": "claw tongue"}),
    # The claw of L1 is slain, shuffled into the new deck, and spawns at the Corridor; the tail stays at L1.
    Story("a card drawn again does not take the place of its old swarm", "R-3.4", "R-1.6")
    .on(
        stage,
        "leon<, gideon<, claudio<, noctis<",
        L1="claw tail",
        L2="head head head head head head head head head",
        R2="tail tail tail tail tail tail tail tail",
        L3="claw claw claw claw claw claw claw claw",
        R3="tongue tongue tongue tongue tongue tongue tongue tongue tongue",
        piles={"left": 0, "right": 0},
        ahead=["main_corridor", "genestealer_lair"],
        play="full_auto",
        agenda=["next_action", "travel_check"],
        dice=[1],
    )
    .answer("attack:leon:L1", "slay:L1:claw", "stop", "pile:right")
    .sees(swarm={"L1": "tail", "R1": "claw"}, genestealers=36),
    Story("a swarm that another moves onto moves on itself", "R-11.2")
    .on(
        stage,
        "gideon<, noctis<, leon<, claudio<",
        L1="claw",
        L2="claw tail",
        R3="claw head",
        R4="claw tongue",
        event="secret_route",
    )
    .sees(swarms={"L2": "claw", "L3": "tail claw", "R2": "head claw", "R3": "claw tongue"}),
    Story("the Artefact is taken and used", "R-7.4")
    .on(
        stage,
        "leon>, gideon<",
        terrain={"artefact": "R1"},
        L2="claw claw",
        table={"red": "onward_brothers"},
        phase="resolve",
        events=["chaos_of_battle"],
        dice=[0],
    )
    .answer("stop", "stop", "activate:leon:artefact")
    .sees(terrain={"artefact": "held by 1"}, asks="defence")
    .answer("discard:artefact")
    .ends(formation="leon gideon", terrain={"artefact": "aside"}),
)
def test_traps(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-16.4", "R-4.6")
@pytest.mark.parametrize("way", ["charge", "event", "tank", "panel", "teleport"])
def test_the_death_of_the_last_marine_is_noticed_in_every_phase(way: str) -> None:
    if way == "charge":
        t = stage("claudio>", R1="claw", play="heroic_charge", dice=[0]).answer("charge:claudio", "enough")
    elif way == "event":
        t = stage("claudio>", event="psychic_assault", dice=[1])
    elif way == "tank":
        t = stage("leon>", terrain={"promethium_tank": "R1"}, play="onward_brothers", dice=[0])
        t.answer("stop", "activate:leon:promethium_tank")
    else:
        location, dice = ("generatorium", [4]) if way == "panel" else ("teleportarium", [0, 0])
        formation = "leon>" if way == "panel" else "leon>, gideon>"
        t = stage(formation, location=location, terrain={"control_panel": "R1"}, play="onward_brothers", dice=dice)
        t.answer(*["stop"] * len(dice), "activate:leon:control_panel")
    assert t.result == "loss"
    t.nothing_left_to_ask()


@pytest.mark.parametrize(
    "row", [pytest.param(row, id=f"{place}-{row.decision}") for place, row in enumerate(TABLE) if row.declined]
)
def test_what_was_declined_is_not_asked_again(row: Row) -> None:
    t = row.scene()
    t.answer(row.declined)
    assert row.asks not in [asks(choice) for choice in t.game.pending]


@pytest.mark.rule("R-12.3", "R-8.4")
def test_two_waiting_swarms_pushed_together_attack_once() -> None:
    """Gideon dies in the first of four rows, then Noctis: what waits on the right grows, and attacks once."""
    t = stage(
        "gideon>, noctis>, leon>, claudio>",
        L1="head",
        R1="tail",
        L2="head",
        R2="claw",
        R3="tongue",
        agenda=["swarms_attack"],
        dice=[0, 0, 4],
    )
    t.nothing_left_to_ask()
    told = [event.data() for event in t.told("swarm_attacks")]
    assert [(attack["spot"], attack["marine"], attack["number"]) for attack in told] == [
        ("L1", "gideon", 1),
        ("L1", "noctis", 1),
        ("R1", "leon", 3),
    ]


@pytest.mark.rule("R-10.1")
@pytest.mark.parametrize(
    ("location", "answers", "spawned", "left", "right"),
    [
        ("main_corridor", [], 2, 7, 6),
        ("lower_accessway", [], 2, 7, 5),
        ("black_holds", ["target:L1"], 2, 3, 6),
        ("dark_catacombs", ["target:gideon"], 1, 6, 5),
    ],
)
def test_what_spawns_on_arrival_comes_from_the_pile(
    location: str, answers: list[str], spawned: int, left: int, right: int
) -> None:
    t = stage(
        "gideon<, noctis>, leon>",
        L1="claw",
        R3="tail",
        piles={"left": 0, "right": 0},
        ahead=[location, "genestealer_lair"],
        agenda=["travel_check"],
    )
    t.answer(*answers)
    assert t.genestealers() == 2 + spawned
    assert (len(t.pile("left")), len(t.pile("right"))) == (left, right)
    assert len(t.state.deck) == 36 - t.genestealers() - left - right
