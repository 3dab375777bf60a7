"""The Location cards of tier 4."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel
from tests.stage import EVENT, Stage, stage
from tests.stories import Story, stories

# Genestealer Lair: swarms gather at the red Terrain of their side, the Brood Lords spawn there; both slain wins.

SIX = "gideon<, noctis<, leon<, valencio>, lorenzo>, deino>"


def lords(formation: str, *, dice: list[int], play: str = "full_auto", **position: object) -> Stage:
    return stage(formation, location="genestealer_lair", play=play, event="", agenda=None, dice=dice, **position)


@stories(
    # the Brood Lords come from outside the piles
    Story("swarms gather at the red terrain of their side and a Brood Lord spawns at each", "R-14.7", "R-10.9")
    .on(arrive, "genestealer_lair", SIX, L1="claw", L4="tail tail", R1="head", R5="tongue")
    .sees(terrain={"ventilation_duct": "L2", "spore_chimney": "R6"})
    .answer("lord:lord_claw_tongue")
    .ends(swarms={"L2": "tail tail claw lord_claw_tongue", "R6": "head tongue lord_head_tail"}, piles=(6, 5)),
    *(
        Story(f"the current player says which Brood Lord goes left: {left} {right}", "H-33")
        .on(arrive, "genestealer_lair", SIX, players=3, current=3)
        .sees(seat=3, asks="lords")
        .answer(f"lord:lord_{left}")
        .sees(swarms={"L2": f"lord_{left}", "R6": f"lord_{right}"})
        for left, right in [("head_tail", "claw_tongue"), ("claw_tongue", "head_tail")]
    ),
    Story("nothing of the protected swarm can be slain", "R-12.6")
    .on(arrive, "genestealer_lair", SIX, L4="tail", R1="head", power_field="L4", then=["begin_action dead_aim"])
    .answer("lord:lord_head_tail")
    .ends(swarm={"L2": "tail lord_head_tail"}),
    Story("a Brood Lord slain before counts")
    .on(lords, "leon<", L1="lord_head_tail", dead_lords="lord_claw_tongue", dice=[1])
    .answer("attack:leon:L1")
    .sees(result="win"),
)
def test_genestealer_lair(story: Story) -> None:
    story.play()


def test_one_slain_brood_lord_is_not_enough() -> None:
    t = lords("leon<", L1="lord_head_tail", R1="lord_claw_tongue", dice=[1])
    t.answer("attack:leon:L1")
    assert t.result == "" and t.state.dead_lords
    t.nothing_left_to_ask()


# Launch Control Room: a token on the location, or a roll no higher than the tokens there wins.

ROOM = "launch_control_room"


@stories(
    Story("a token from the supply goes onto the location", "R-1.3")
    .on(at_panel, ROOM, "gideon<, leon>", location_tokens=2)
    .activate("gideon", "control_panel")
    .sees(options=["token", "roll"])
    .answer("token")
    .ends(supply=9, launch=3),
    *(
        Story(f"a roll no higher than the tokens there wins: {tokens} {face}", "R-16.2")
        .on(at_panel, ROOM, "gideon<, leon>", L1="claw", location_tokens=tokens, dice=[face])
        .activate("gideon", "control_panel")
        .answer("roll")
        .ends(result="win")
        for tokens, face in [(0, 0), (1, 1), (2, 0), (3, 3), (4, 3), (5, 5)]
    ),
    *(
        Story(f"with an empty supply only the roll is left: {face} {result}", "R-1.4")
        .on(at_panel, ROOM, "gideon< 8, leon>", location_tokens=4, dice=[face])
        .activate("gideon", "control_panel")
        .ends(result=result)
        for face, result in [(4, "win"), (5, "")]
    ),
    Story("the panel works once a round", "R-6.15")
    .on(at_panel, ROOM, "gideon<, leon<", play="onward_brothers run_and_gun")
    .answer("move:leon:gideon", "stop")
    .activate("leon", "control_panel")
    .answer("token", "move:gideon:leon", "stop")
    .ends(formation="gideon leon"),
    Story("the tokens stay through the rounds", "R-1.5")
    .on(at_panel, ROOM, "gideon<", agenda=EVENT, events=["chaos_of_battle"])
    .activate("gideon", "control_panel")
    .answer("token")
    .ends(launch=1, supply=11),
)
def test_launch_control_room(story: Story) -> None:
    story.play()


# Toxin Pumping Station: roll, then discard so many cards from the top of one pile.

STATION = "toxin_pumping_station"


@stories(
    # no reroll
    Story("a 0 discards nothing")
    .on(at_panel, STATION, "gideon< 1", piles={"left": 3, "right": 3}, dice=[0])
    .activate("gideon", "control_panel")
    .ends(discard="", tokens={"gideon": 1}),
    Story("an empty pile is not chosen while the other has cards")
    .on(at_panel, STATION, "gideon<", L1="claw", piles={"left": 0, "right": "tail head"}, dice=[1])
    .activate("gideon", "control_panel")
    .ends(pile={"right": ["head"]}),
    Story("with both piles empty there is only the roll")
    .on(at_panel, STATION, "gideon<", L1="claw", piles={"left": 0, "right": 0}, dice=[5])
    .activate("gideon", "control_panel")
    .ends(result=""),
)
def test_toxin_pumping_station(story: Story) -> None:
    story.play()


@pytest.mark.parametrize(
    ("face", "left"), [(1, "tail claw tongue"), (2, "claw tongue"), (3, "tongue"), (4, ""), (5, "")]
)
def test_so_many_cards_from_the_top_of_a_pile_are_discarded_all_if_there_are_fewer(face: int, left: str) -> None:
    t = at_panel(STATION, "gideon<", piles={"left": "head tail claw tongue", "right": "claw claw"}, dice=[face])
    t.activate("gideon", "control_panel")
    assert t.options() == ["discard:left", "discard:right"]
    t.answer("discard:left")
    assert (t.pile("left"), t.pile("right")) == (left.split(), ["claw", "claw"])
    assert len(t.discard().split()) == min(face, 4)
    t.nothing_left_to_ask()


@pytest.mark.rule("H-32")
def test_an_empty_pile_may_be_chosen_if_any_target_will_do() -> None:
    t = at_panel(STATION, "gideon<", piles={"left": 0, "right": 2}, dice=[1], settings={"targets": "any"})
    t.activate("gideon", "control_panel")
    assert t.options() == ["discard:left", "discard:right"]
    t.answer("discard:left")
    assert len(t.pile("right")) == 2
