"""Event cards that bring and move Genestealers."""

from functools import partial

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories

# Surrounded: all Genestealers go to one Marine's position and keep their sides.

surrounded = partial(stage, event="surrounded")


@stories(
    Story("all Genestealers go to his position and keep their sides", "R-9.3", "R-12.1")
    .on(
        surrounded,
        "gideon<, noctis>, claudio<",
        L1="claw",
        R1="head tail lord_head_tail",
        R2="tail",
        L3="tongue lord_claw_tongue",
    )
    .then(Stage.open_to_all, "surrounded")
    .sees(asks="event_target", options=["target:gideon", "target:noctis", "target:claudio"])
    .answer("target:noctis")
    .ends(swarms={"L2": "claw tongue lord_claw_tongue", "R2": "head tail tail lord_head_tail"}),
    # Overwatch stops the story while Power Field is still in force.
    # Valencio faces the left swarm, but nothing in it can be slain any more.
    Story("Power Field spreads over its side alone", "R-12.6", "F-12")
    .on(
        surrounded,
        "leon> 1, gideon<, valencio< 1",
        L1="claw",
        L3="tail",
        R2="head",
        power_field="L1",
        standing=["overwatch"],
    )
    .answer("target:gideon")
    .sees(swarms={"L2": "tail claw", "R2": "head"}, power_field="L2", options=["attack:leon:R2", "stop"]),
)
def test_surrounded(story: Story) -> None:
    story.play()


# Flanking Manoeuvre: every swarm goes behind the Marine it is engaged with.

flanking_manoeuvre = partial(stage, event="flanking_manoeuvre")


@stories(
    Story("every swarm goes behind its Marine and those there stay")
    .on(flanking_manoeuvre, "gideon<, noctis>, claudio<, goriel>", L1="claw", R2="head lord_head_tail", R3="tail")
    .ends(swarms={"R1": "claw", "L2": "head lord_head_tail", "R3": "tail"}),
    Story("swarms of both sides become one", "R-12.1")
    .on(flanking_manoeuvre, "gideon<, noctis>", L1="claw", R1="tail head")
    .ends(swarms={"R1": "head tail claw"}),
    Story("without instinct it is turned up for everybody", "R-9.1", "H-17")
    .on(
        flanking_manoeuvre,
        "leon< 1, claudio>",
        players=2,
        L1="claw",
        R2="head",
        terrain={"dark_corner": "L1"},
        standing=["overwatch"],
    )
    .then(Stage.open_to_all, "flanking_manoeuvre")
    .sees(
        events={"event_drawn": [{"event": "event_drawn", "card": "flanking_manoeuvre"}]},
        revealed=[],
        swarm={"R1": "claw", "L2": "head"},
    ),
)
def test_flanking_manoeuvre(story: Story) -> None:
    story.play()


# Out of Thin Air: two spawn behind a Marine, one for whom the most would spawn.

OUT_OF_THIN_AIR = pytest.mark.parametrize("card", ["out_of_thin_air_head", "out_of_thin_air_claw"])


@OUT_OF_THIN_AIR
@pytest.mark.rule("R-10.1", "R-10.7")
def test_two_of_the_pile_of_his_back_side_spawn_behind_him(card: str) -> None:
    t = stage("gideon<, noctis>", piles={"left": "tail tail head", "right": "tongue tail claw"}, event=card)
    t.open_to_all(card)
    assert t.options() == ["target:gideon", "target:noctis"]
    t.answer("target:gideon")
    t.round_is_over()
    assert t.swarms() == {"R1": "tail tongue"}
    assert t.pile("right") == ["claw"] and t.pile("left") == ["tail", "tail", "head"]


@OUT_OF_THIN_AIR
@pytest.mark.rule("R-9.4")
def test_only_marines_for_whom_the_most_would_spawn(card: str) -> None:
    t = stage("gideon<, noctis>, claudio<", piles={"left": "tail", "right": "tongue tail"}, event=card, ahead=[])
    assert t.options() == ["target:gideon", "target:claudio"]  # the left pile has but one for Noctis
    t.answer("target:claudio")
    assert t.swarms() == {"R3": "tail tongue"}


@pytest.mark.rule("R-9.4")
@pytest.mark.parametrize(("card", "moved"), [("out_of_thin_air_head", "head"), ("out_of_thin_air_claw", "claw")])
def test_with_both_piles_empty_only_the_boxes_are_resolved(card: str, moved: str) -> None:
    t = stage(
        "gideon<, noctis>",
        players=2,
        L1="head",
        R2="claw",
        piles={"left": "", "right": ""},
        event=card,
        ahead=[],
    )
    t.round_is_over()
    assert [event.data() for event in t.told("event_without_effect")] == [
        {"event": "event_without_effect", "card": card}
    ]
    assert t.swarms() == ({"R1": "head", "R2": "claw"} if moved == "head" else {"L1": "head", "L2": "claw"})


# The Swarm: two cards of the Genestealer deck go under each pile.

THE_SWARM = pytest.mark.parametrize("card", ["the_swarm_tail", "the_swarm_tongue"])


@THE_SWARM
@pytest.mark.rule("H-31")
def test_two_cards_go_under_each_pile_the_left_first(card: str) -> None:
    t = stage(
        "gideon<, noctis>",
        piles={"left": "claw", "right": "tongue"},
        deck="head tail tongue claw",
        discard="head",
        event=card,
    )
    t.round_is_over()
    assert t.pile("left") == ["claw", "head", "tail"]
    assert t.pile("right") == ["tongue", "tongue", "claw"]
    assert t.discard() == "head"


@THE_SWARM
def test_everybody_sees_it_and_how_many_were_dealt(card: str) -> None:
    t = stage("gideon<, claudio>", players=2, event=card)
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(2) if event.name == "blips_dealt"] == [
        {"event": "blips_dealt", "pile": "left", "number": 2},
        {"event": "blips_dealt", "pile": "right", "number": 2},
    ]


@THE_SWARM
@pytest.mark.rule("R-1.8", "R-1.9", "H-4")
@pytest.mark.parametrize(("pile", "left", "right"), [("left", 22, 12), ("right", 21, 13)])
def test_of_three_cards_the_current_player_gives_the_odd_one(card: str, pile: str, left: int, right: int) -> None:
    """Cards received are counted, so that the bigger pile gets as many as the smaller one."""
    t = stage(
        "gideon<, claudio>",
        players=2,
        current=2,
        piles={"left": 20, "right": 11},
        discard="claw claw",
        L1="claw tail",
        event=card,
    )
    assert (t.asked.kind, t.asked.seat, t.options()) == ("odd_card", 2, ["pile:left", "pile:right"])
    t.open_to_all(card)
    t.answer(f"pile:{pile}")
    t.round_is_over()
    assert (len(t.pile("left")), len(t.pile("right"))) == (left, right)


# They're Everywhere!: every Marine not engaged gets one Genestealer in front of him.

theyre_everywhere = partial(stage, event="theyre_everywhere")


@stories(
    # Gideon and Goriel are engaged, from behind; they get none.
    Story("each Marine not engaged gets one in front")
    .on(
        theyre_everywhere,
        "gideon<, noctis>, claudio<, goriel>",
        R1="tongue",
        L4="tongue",
        piles={"left": "claw tongue", "right": "head tongue"},
    )
    .ends(swarms={"R1": "tongue", "R2": "head", "L3": "claw", "L4": "tongue"}),
    Story("the cards come from the pile of the side top to bottom", "R-10.1")
    .on(theyre_everywhere, "gideon<, noctis<, claudio<", piles={"left": "claw tongue head claw", "right": 4})
    .ends(swarms={"L1": "claw", "L2": "tongue", "L3": "head"}, pile={"left": ["claw"]}),
    # and Goriel's on the right
    Story("if a pile has too few the current player says who gets one", "R-10.5")
    .on(
        theyre_everywhere,
        "gideon<, claudio<, noctis<, goriel>",
        players=2,
        current=2,
        piles={"left": "claw head", "right": "claw claw"},
        ahead=[],
    )
    .sees(asks="spawn_who", seat=2)
    .then(Stage.open_to_all, "theyre_everywhere")
    .sees(options=["spawn:gideon", "spawn:claudio", "spawn:noctis"])
    .answer("spawn:noctis")
    .sees(options=["spawn:gideon", "spawn:claudio"])
    .answer("spawn:gideon")
    .ends(genestealers=3, swarms={"L1": "head", "L3": "claw", "R4": "claw"}),
    Story("just enough cards need no question")
    .on(theyre_everywhere, "gideon<, noctis<", piles={"left": "claw head", "right": 3}, ahead=[])
    .ends(swarms={"L1": "claw", "L2": "head"}),
    Story("from an empty pile nobody gets one", "R-10.4")
    .on(theyre_everywhere, "gideon<, noctis<, claudio>", piles={"left": "", "right": "head head"}, ahead=[])
    .ends(swarms={"R3": "head"}),
)
def test_theyre_everywhere(story: Story) -> None:
    story.play()
