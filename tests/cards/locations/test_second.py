"""The Location cards of tiers 2 and 3."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stage import ARTEFACT_HELD, Stage, changes, second_wind
from tests.stories import Story, stories

# Black Holds: upon entering, two spawn into a swarm.

BLACK_HOLDS = "head tail " + "head " * 3 + "claw tongue " + "claw " * 4
"""What fills the piles: five on the left, six on the right."""


@stories(
    *(
        Story(f"two spawn into a swarm from the new pile of its side: {answer}", "R-14.7")
        .on(arrive, "black_holds", "gideon<, leon<", deck=BLACK_HOLDS, L1="tongue", R2="tail")
        .sees(options=["target:L1", "target:R2"])
        .answer(answer)
        .ends(swarms=swarms)
        for answer, swarms in [
            ("target:L1", {"L1": "head tail tongue", "R2": "tail"}),
            ("target:R2", {"L1": "tongue", "R2": "tail claw tongue"}),
        ]
    ),
    Story("an only swarm is not asked for")
    .on(arrive, "black_holds", "gideon<, leon<", deck=BLACK_HOLDS, R1="tail")
    .ends(swarms={"R1": "tail claw tongue"}),
    Story("with both piles empty nothing happens", "H-32")
    .on(
        arrive,
        "black_holds",
        "gideon<, leon<",
        L1="head " * 9 + "tail " * 9,
        R1="claw " * 9 + "tongue " * 9,
        piles={"left": 0, "right": 0},
    )
    .ends(location="black_holds", genestealers=36),
)
def test_black_holds(story: Story) -> None:
    story.play()


# Dark Catacombs: upon entering, one spawns behind a Marine, one without tokens if there is one.

DARK_CATACOMBS = "head " * 6 + "claw " * 6


@stories(
    *(
        Story(f"one spawns behind a Marine without tokens: {marine}", "R-14.7")
        .on(arrive, "dark_catacombs", "gideon<, noctis> 1, leon>", deck=DARK_CATACOMBS)
        .sees(options=["target:gideon", "target:leon"])
        .answer(f"target:{marine}")
        .ends(swarms=swarms)
        for marine, swarms in [("gideon", {"R1": "claw"}), ("leon", {"L3": "head"})]
    ),
    Story("the only Marine without tokens is not asked for")
    .on(arrive, "dark_catacombs", "gideon< 1, noctis> 1, leon>", deck=DARK_CATACOMBS)
    .ends(swarms={"L3": "head"}),
    Story("if all have tokens any Marine can be chosen")
    .on(arrive, "dark_catacombs", "gideon< 1, noctis> 2", deck=DARK_CATACOMBS)
    .sees(options=["target:gideon", "target:noctis"])
    .answer("target:noctis")
    .sees(swarms={"L2": "head"}, tokens={"gideon": 1, "noctis": 2}),
)
def test_dark_catacombs(story: Story) -> None:
    story.play()


# Teleportarium: top to bottom each Marine discards a token or rolls, a 0 slays him; then both piles are emptied.


@stories(
    Story("a 0 slays with a shift before the next rolls")
    .on(
        at_panel,
        "teleportarium",
        "gideon<, leon> 3, noctis>, valencio<",
        L2="claw",
        R3="head",
        L4="tail",
        dice=[1, 0, 4, 4],
    )
    .activate("gideon", "control_panel")
    .answer("roll")
    .ends(
        formation="gideon noctis valencio", slain="leon", swarms={"L1": "claw", "R2": "head", "L3": "tail"}, supply=12
    ),
    # Neither his second token nor the Artefact nor Second Wind saves him.
    Story("the rolls are not defence", "R-7.2")
    .on(
        at_panel, "teleportarium", "gideon< 2, leon>", terrain=ARTEFACT_HELD, effects=second_wind("gideon"), dice=[0, 1]
    )
    .activate("gideon", "control_panel")
    .answer("roll")
    .ends(formation="leon", supply=12, terrain={"artefact": "held by 1"}),
    # Forward Scouting's look does not come; the living are still sent through.
    Story("a team that dies by it still empties the piles and loses the rest of its card", "R-6.21", "H-36")
    .on(at_panel, "teleportarium", "zael<, omnio<, leon>", play="forward_scouting", dice=[0, 0, 4])
    .activate("zael", "control_panel")
    .ends(formation="leon", pile={"left": [], "right": []}),
)
def test_teleportarium(story: Story) -> None:
    story.play()


@pytest.mark.rule("H-35")
def test_from_top_to_bottom_each_discards_a_token_or_rolls_then_both_piles_are_emptied() -> None:
    t = at_panel("teleportarium", "gideon<, leon> 1, noctis>, valencio< 2", dice=[5, 4, 1])
    t.activate("gideon", "control_panel")
    assert str(t.asked) == "teleport: teleportarium, leon" and t.options() == ["token", "roll"]
    assert t.unrolled() == [4, 1]
    with changes(lambda: t.tokens("leon"), by=-1), changes(t.supply, by=1):
        t.answer("token")
    assert str(t.asked) == "teleport: teleportarium, valencio" and t.unrolled() == [1]
    assert t.pile("left") and t.pile("right")
    t.answer("roll")
    assert t.tokens("valencio") == 2
    assert t.formation() == "gideon leon noctis valencio"
    assert (t.pile("left"), t.pile("right")) == ([], [])
    assert len(t.discard().split()) == 12
    t.nothing_left_to_ask()


# Generatorium: a skull slays up to four Genestealers anywhere, any other face the activating Marine.


@stories(
    *(
        Story(f"a skull slays four cards anywhere one by one: {skull}")
        .on(
            at_panel,
            "generatorium",
            "gideon<, leon>, noctis>",
            L1="claw tail",
            R2="head",
            R3="tongue claw",
            dice=[skull],
        )
        .activate("gideon", "control_panel")
        .sees(options=["slay:L1:tail", "slay:L1:claw", "slay:R2:head", "slay:R3:claw", "slay:R3:tongue", "enough"])
        .answer("slay:R3:tongue", "slay:L1:claw", "slay:R2:head", "slay:R3:claw")
        .ends(swarms={"L1": "tail"}, discard="head claw claw tongue", formation="gideon leon noctis")
        for skull in [1, 2, 3]
    ),
    Story("the roll stands", "R-7.2")
    .on(at_panel, "generatorium", "gideon< 3, leon>", terrain=ARTEFACT_HELD, L1="claw", dice=[5])
    .activate("gideon", "control_panel")
    .ends(slain="noctis valencio gideon", supply=12),
    Story("slaying everything here does not win", "R-16.1")
    .on(at_panel, "generatorium", "gideon<", L1="claw", piles={"left": 0, "right": 0}, dice=[1])
    .activate("gideon", "control_panel")
    .answer("slay:L1:claw")
    .sees(genestealers=0, result=""),
)
def test_generatorium(story: Story) -> None:
    story.play()


# Hibernation Cluster: upon entering, each pile gets as many cards as there are Marines.


def piles(t: Stage) -> tuple[int, int]:
    return len(t.pile("left")), len(t.pile("right"))


@stories(
    *(
        Story(f"each pile gets as many cards as there are Marines: {number}", "R-14.7")
        .on(arrive, "hibernation_cluster", marines(number), piles={"left": 0, "right": 5})
        .ends(piles=(number, number))
        for number in range(1, 13)
    ),
)
def test_hibernation_cluster(story: Story) -> None:
    story.play()


# Wrath of Baal Chapel: upon entering, the Artefact is put at any spot.


@stories(
    # nobody may decline
    *(
        Story(f"the Artefact is put at any spot: {spot}", "R-14.7")
        .on(arrive, "wrath_of_baal_chapel", "gideon<, leon>, noctis>")
        .sees(options=["put:L1", "put:R1", "put:L2", "put:R2", "put:L3", "put:R3"])
        .answer(f"put:{spot}")
        .ends(terrain={"artefact": spot})
        for spot in ["L1", "R1", "L2", "R2", "L3", "R3"]
    ),
    Story("also at a spot with other terrain", "R-13.5")
    .on(arrive, "wrath_of_baal_chapel", "gideon<, leon>, noctis>")
    .answer("put:R1")
    .sees(layout=lies("artefact:R1 corridor:L3 dark_corner:R3 door:R1 ventilation_duct:L1")),
)
def test_wrath_of_baal_chapel(story: Story) -> None:
    story.play()
