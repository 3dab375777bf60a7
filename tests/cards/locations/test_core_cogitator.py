"""Core Cogitator: in this round's Event Phase at most one Genestealer spawns on a Terrain card from spawn boxes."""

from tests.cards.locations.arrival import at_panel
from tests.stage import EVENT, Stage, stage
from tests.stories import Story, stories

HEADS = {"left": "head " * 4, "right": "head " * 4}
"""The movement boxes of the Events in these stories move no heads."""


def size(t: Stage, spot: str) -> int:
    return len(t.swarm(spot).split())


@stories(
    # Enter Formation: a major orange box and a major yellow one; major is 2 for one player.
    Story("at most one spawns on that card and the others are not touched")
    .on(
        at_panel,
        "core_cogitator",
        "gideon<, leon>",
        terrain={"dark_corner": "R2"},
        agenda=EVENT,
        events=["enter_formation"],
        piles=HEADS,
    )
    .activate("gideon", "control_panel")
    .answer("limit:dark_corner")
    .ends(size={"R2": 1, "L1": 2}),
    Story("the panel itself can be chosen and an only card is not asked for")
    .on(at_panel, "core_cogitator", "gideon<", agenda=EVENT, events=["enter_formation"], piles=HEADS)
    .activate("gideon", "control_panel")
    .ends(size={"L1": 1}),
    # No printed card has two boxes of one colour, so these are the orange boxes of two cards.
    Story("one in all over both boxes")
    .on(
        stage,
        "gideon<",
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        agenda=["spawn_box enter_formation 0", "spawn_box rescue_space_marine 0"],
    )
    .sees(size={"L1": 1}),
    # the tail that slew Gideon, and one
    Story("the limit goes with a card that shifts", "R-15.2")
    .on(
        stage,
        "gideon<, leon<",
        R1="tail",
        terrain={"dark_corner": "R2"},
        limited="dark_corner",
        agenda=["attack_phase", "event_phase"],
        events=["enter_formation"],
        piles=HEADS,
        dice=[0],
    )
    .ends(formation="leon", terrain={"dark_corner": "R1"}, size={"R1": 2}),
    # They're Everywhere!, then a minor orange box; minor is 3 for three players.
    Story("spawns in front of a Marine are not on the card")
    .on(
        stage,
        "gideon<",
        players=3,
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        event="theyre_everywhere",
        piles=HEADS,
    )
    .ends(size={"L1": 1 + 1}),
    # Out of Thin Air spawns two behind him; minor orange box; minor is 3 for three players.
    Story("spawns behind a Marine are not on the card")
    .on(
        stage,
        "gideon>",
        players=3,
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        event="out_of_thin_air_head",
        piles={"left": "claw " * 5, "right": "claw " * 4},
    )
    .ends(size={"L1": 2 + 1}),
    Story("the limit ends with the phase")
    .on(
        stage,
        "gideon<",
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        agenda=["event_end", "spawn_box enter_formation 0"],
    )
    .sees(size={"L1": 2}),
    # The Dark Corner lies at the Teleportarium too.
    Story("the limit ends when travel discards the card even if it is placed again")
    .on(
        stage,
        "gideon<",
        location="core_cogitator",
        ahead=["teleportarium"],
        terrain={"dark_corner": "R1"},
        limited="dark_corner",
        piles={"left": 0, "right": 1},
        deck="head " * 9,
        agenda=["travel_check", "event_phase"],
        events=["enter_formation"],
    )
    .ends(terrain={"dark_corner": "L1"}, size={"L1": 2}),
    # Gideon's shot discards the Spore Chimney; Hibernation Cluster brings it back in the same round.
    Story("the limit ends when the card is discarded")
    .on(
        at_panel,
        "core_cogitator",
        "gideon<, noctis<, leon>",
        terrain={"spore_chimney": "L2"},
        ahead=["hibernation_cluster"],
        piles={"left": 0, "right": 1},
        agenda=["next_action", "travel_check", "spawn_box for_my_battle_brothers 0"],
        dice=[3],
    )
    .activate("gideon", "control_panel")
    .answer("limit:spore_chimney", "activate:noctis:spore_chimney")
    .sees(terrain={"spore_chimney": "R2"}, size={"R2": 2}),
)
def test_core_cogitator(story: Story) -> None:
    story.play()


def test_any_terrain_card_in_the_formation_can_be_chosen() -> None:
    t = at_panel("core_cogitator", "gideon<, leon>", terrain={"dark_corner": "R2", "corridor": "L2"})
    t.activate("gideon", "control_panel")
    assert sorted(t.options()) == ["limit:control_panel", "limit:corridor", "limit:dark_corner"]
