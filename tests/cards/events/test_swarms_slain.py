"""Event cards that take Genestealers away."""

from functools import partial

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories

# For My Battle Brothers!: a Marine loses one token, and one card engaged with him is slain.

for_my_battle_brothers = partial(stage, event="for_my_battle_brothers")


@stories(
    # front and behind
    Story("he loses one token and one card engaged with him is slain", "R-9.3", "R-3.8", "H-6")
    .on(for_my_battle_brothers, "gideon< 2, noctis> 1", L1="claw head", R1="tongue", R2="tongue")
    .then(Stage.open_to_all, "for_my_battle_brothers")
    .answer("target:gideon")
    .sees(asks="event_follow_up", options=["slay:L1:head", "slay:L1:claw", "slay:R1:tongue"])
    .answer("slay:R1:tongue")
    .ends(
        tokens={"gideon": 1},
        swarms={"L1": "head claw", "R2": "tongue"},
        discard="tongue",
        events={"genestealer_slain": [{"event": "genestealer_slain", "genestealer": "tongue", "spot": "R1"}]},
    ),
    Story("without any token the target is engaged with a card that can be slain", "R-9.4", "H-32")
    .on(
        for_my_battle_brothers, "gideon<, noctis>, claudio>, goriel>", L1="claw", R2="claw", R3="head", power_field="R3"
    )
    .sees(options=["target:gideon", "target:noctis"])
    .answer("target:gideon")
    .ends(swarms={"R2": "claw", "R3": "head"}),
    Story("without token and slayable card only the boxes are resolved", "R-9.4", "R-13.11")
    .on(for_my_battle_brothers, "gideon<, noctis>, claudio>", L1="tail", power_field="L1")
    .ends(times={"event_without_effect": 1}, swarms={"L2": "tail"}),
    Story("a card under Power Field is safe and only the token is lost", "R-13.11", "R-12.6")
    .on(for_my_battle_brothers, "gideon< 1, noctis>", L1="claw", power_field="L1")
    .ends(swarms={"L1": "claw"}, tokens={"gideon": 0}),
)
def test_for_my_battle_brothers(story: Story) -> None:
    story.play()


# Rewarded Faith: a Marine may trade in tokens, each for a card engaged with him.

rewarded_faith = partial(stage, event="rewarded_faith")


@stories(
    Story("each token slays one card engaged with him", "R-9.3")
    .on(rewarded_faith, "gideon< 3, noctis> 1", L1="claw head", R1="tongue", R2="tongue")
    .then(Stage.open_to_all, "rewarded_faith")
    .sees(options=["target:gideon", "target:noctis"])
    .answer("target:gideon")
    .sees(options=["slay:L1:head", "slay:L1:claw", "slay:R1:tongue", "enough"])
    .answer("slay:R1:tongue")
    .sees(options=["slay:L1:head", "slay:L1:claw", "enough"])
    .answer("slay:L1:claw", "enough")
    .ends(swarms={"L1": "head", "R2": "tongue"}, tokens={"gideon": 1, "noctis": 1}, supply=10),
    Story("none is a number too", "H-28")
    .on(rewarded_faith, "gideon< 3, noctis>", L1="claw")
    .answer("target:gideon", "enough")
    .ends(tokens={"gideon": 3}, genestealers=1),
    *(
        Story(f"a Marine without tokens or without cards can be named: {marine}", "R-9.4")
        .on(rewarded_faith, "gideon< 1, noctis>, claudio> 2", L1="claw", R2="claw")
        .answer(f"target:{marine}")
        .ends(genestealers=2, supply=9)
        for marine in ["noctis", "claudio"]
    ),
    Story("how many and which are named before the reveal", "R-9.2", "H-18", "R-9.5")
    .on(rewarded_faith, "gideon<, claudio> 2", players=2, R2="claw claw head")
    .then(Stage.read_alone, "rewarded_faith")
    .answer("target:claudio")
    .then(Stage.read_alone, "rewarded_faith")
    .answer("slay:R2:head")
    .then(Stage.read_alone, "rewarded_faith")
    .sees(tokens={"claudio": 2}, genestealers=3)
    .answer("slay:R2:claw")
    .ends(
        revealed=[["rewarded_faith", ["claudio", "head", "R2", "claw", "R2"]]],
        tokens={"claudio": 0},
        swarm={"R2": "claw"},
    ),
)
def test_rewarded_faith(story: Story) -> None:
    story.play()


# Full Scan: the top card of a pile is discarded face up.


@pytest.mark.rule("R-9.3")
def test_the_top_card_of_a_pile_is_discarded_face_up() -> None:
    t = stage("gideon<, noctis>", piles={"left": "claw head", "right": "tail tongue"}, event="full_scan")
    t.open_to_all("full_scan")
    assert t.options() == ["target:left", "target:right"]
    t.answer("target:right")
    t.round_is_over()
    assert t.pile("right") == ["tongue"] and t.pile("left") == ["claw", "head"]
    assert t.discard() == "tail"
    assert [event.data() for event in t.game.events_for(0) if event.name == "blip_discarded"] == [
        {"event": "blip_discarded", "pile": "right", "genestealer": "tail"}
    ]


full_scan = partial(stage, event="full_scan")


@stories(
    Story("a pile with cards must be taken if there is one", "R-9.4", "H-32")
    .on(full_scan, "gideon<, noctis>", piles={"left": "", "right": "tail tongue"}, ahead=[])
    .ends(pile={"right": ["tongue"]}),
    Story("the last card at the final location wins", "R-16.2", "R-16.3")
    .on(full_scan, "gideon<, noctis>", location="toxin_pumping_station", piles={"left": "claw", "right": ""})
    .ends(result="win"),
    Story("the pile is named in secret", "R-9.2", "H-18")
    .on(full_scan, "gideon<, claudio>", players=2, current=2, piles={"left": "claw head", "right": 3})
    .then(Stage.read_alone, "full_scan")
    .sees(seat=2)
    .answer("target:left")
    .sees(revealed=[["full_scan", ["left"]]], discard="claw"),
)
def test_full_scan(story: Story) -> None:
    story.play()


# Cleansing Flames: a skull slays two cards engaged with a Marine.


@pytest.mark.rule("R-9.3")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_skull_slays_two_cards_chosen_after_the_roll(face: int) -> None:
    t = stage("gideon<, noctis>", L1="claw head", R1="tail", R2="claw", event="cleansing_flames", dice=[face])
    t.open_to_all("cleansing_flames")
    t.answer("target:gideon")
    assert not t.unrolled()
    assert t.asked.kind == "event_follow_up"
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "slay:R1:tail"]  # no "enough": two must go
    t.answer("slay:R1:tail", "slay:L1:head")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R2": "claw"}


cleansing_flames = partial(stage, event="cleansing_flames")


@stories(
    *(
        Story(f"without a skull nothing happens and nobody may reroll: {face}", "R-7.2")
        .on(cleansing_flames, "gideon< 2, noctis>", L1="claw", R2="claw", dice=[face])
        .answer("target:gideon")
        .ends(genestealers=2, tokens={"gideon": 2})
        for face in [0, 4, 5]
    ),
    Story("a Brood Lord can only be the second", "R-13.9")
    .on(cleansing_flames, "gideon<, noctis>", L1="lord_claw_tongue claw", R1="head head", dice=[2])
    .sees(options=["slay:L1:claw", "slay:R1:head"])
    .answer("slay:L1:claw")
    .sees(options=["slay:L1:lord_claw_tongue", "slay:R1:head"])
    .answer("slay:L1:lord_claw_tongue")
    .ends(swarms={"R1": "head head"}, discard="claw"),
)
def test_cleansing_flames(story: Story) -> None:
    story.play()


# Temporary Sanctuary: all normal Genestealers of a swarm are shuffled into the smaller pile.


def known(t: Stage, side: str) -> object:
    """What everybody knows to be in the pile."""
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict) and isinstance(opened["piles"], dict)
    pile = opened["piles"][side]
    assert isinstance(pile, dict)
    return pile["known"]


@pytest.mark.rule("R-9.3", "R-3.8")
def test_the_whole_swarm_goes_into_the_smaller_pile() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="head tail tail tongue",
        R2="tongue",
        piles={"left": "claw claw claw", "right": "claw claw"},
        event="temporary_sanctuary",
    )
    t.open_to_all("temporary_sanctuary")
    assert t.options() == ["target:L1", "target:R2"]
    t.answer("target:L1")
    t.round_is_over()
    assert t.swarms() == {"R2": "tongue"}
    assert sorted(t.pile("right")) == ["claw", "claw", "head", "tail", "tail", "tongue"]
    assert known(t, "right") == ["head", "tail", "tail", "tongue"]
    # Going into a pile is not being slain.
    assert t.told("genestealer_slain") == [] and t.discard() == ""


@pytest.mark.rule("R-9.2", "H-18")
@pytest.mark.parametrize("side", ["left", "right"])
def test_of_equal_piles_the_current_player_names_one_with_the_target(side: str) -> None:
    t = stage(
        "gideon<, claudio>",
        players=2,
        current=2,
        L1="head",
        R2="tail",
        piles={"left": 2, "right": 2},
        event="temporary_sanctuary",
    )
    t.read_alone("temporary_sanctuary")
    t.answer("target:R2")
    t.read_alone("temporary_sanctuary")
    assert (t.asked.kind, t.options()) == ("event_follow_up", ["pile:left", "pile:right"])
    assert t.swarm("R2") == "tail"
    t.answer(f"pile:{side}")
    t.round_is_over()
    assert t.revealed() == [["temporary_sanctuary", ["R2", side]]]
    assert len(t.pile(side)) == 3 and t.genestealers() == 1


temporary_sanctuary = partial(stage, event="temporary_sanctuary")


@stories(
    *(
        Story(f"without a normal Genestealer only the boxes are resolved: {swarm}", "R-9.4", "H-32")
        .on(
            temporary_sanctuary,
            "gideon<, noctis>",
            L1=swarm,
            terrain={"ventilation_duct": "R2"},
            piles={"left": 3, "right": "head tail head"},
        )
        .ends(times={"event_without_effect": 1}, swarm={"R2": "head tail"})
        for swarm in ["", "lord_head_tail"]
    ),
    Story("Power Field does not prevent it and ends with the swarm")
    .on(
        temporary_sanctuary,
        "leon> 1, gideon<",
        R1="head",
        R2="tail",
        piles={"left": 1, "right": 9},
        power_field="R1",
        standing=["overwatch"],
    )
    .answer("target:R1")
    .sees(power_field="", swarms={"R2": "tail"}, options=["attack:leon:R2", "stop"]),
)
def test_temporary_sanctuary(story: Story) -> None:
    story.play()
