"""The Void Locks and the Location cards of tier 1."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stage import EVENT, Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import LOCATION_NAMES, LOCATIONS

# The Void Locks: Setup Locations without an ability that settle spawn sizes, Terrain, piles and the way ahead.

LOCKS = ["void_lock_6", "void_lock_8", "void_lock_10", "void_lock_12"]


@pytest.mark.rule("R-6.17", "H-12")
@pytest.mark.parametrize("lock", LOCKS)
def test_no_ability(lock: str) -> None:
    assert LOCATIONS[LOCATION_NAMES.index(lock)].ability == ""
    t = stage("gideon<", location=lock, terrain={"control_panel": "L1"}, play="run_and_gun")
    t.answer("stop")
    t.nothing_left_to_ask()


# Main Corridor: upon entering, two spawn at the Corridor's spot.

MAIN_CORRIDOR = "head " * 7 + "claw tail claw claw claw claw claw claw"
"""What fills the piles: seven on the left, eight on the right."""


@stories(
    Story("two spawn at the corridor from the new pile of its side", "R-14.7", "R-10.1")
    .on(arrive, "main_corridor", marines(12), deck=MAIN_CORRIDOR, piles={"left": 0, "right": "tongue tongue"})
    .ends(terrain={"corridor": "R6"}, swarms={"R6": "tail claw"}, pile={"left": ["head"] * 7, "right": ["claw"] * 6}),
    Story("they join a swarm that is there", "R-10.6")
    .on(arrive, "main_corridor", marines(12), deck=MAIN_CORRIDOR, R6="tongue", L6="tongue")
    .sees(swarms={"L6": "tongue", "R6": "tail claw tongue"}),
    Story("in a short formation the corridor is at the top")
    .on(arrive, "main_corridor", "gideon<, noctis>, leon>", deck=MAIN_CORRIDOR)
    .sees(swarms={"R1": "tail claw"}),
)
def test_main_corridor(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-10.4")
def test_with_too_few_cards_as_many_spawn_as_there_are() -> None:
    t = arrive("main_corridor", "gideon<", L1="head tail claw " * 9 + "tongue " * 6, piles={"left": 0, "right": 0})
    t.answer("pile:left")
    assert len(t.pile("left")) == 2
    assert t.swarm("R1") == "tongue" and t.pile("right") == []
    t.nothing_left_to_ask()


# Maintenance Tunnels: the control panel is replaced by the Corridor.


@stories(
    Story("the corridor takes the place of the panel")
    .on(at_panel, "maintenance_tunnels", "gideon<, noctis>")
    .activate("gideon", "control_panel")
    .ends(terrain={"control_panel": "aside", "corridor": "L1"}),
)
def test_maintenance_tunnels(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-10.2", "R-15.1")
def test_from_then_on_green_boxes_spawn_there_and_yellow_ones_no_more() -> None:
    agenda, heads = ["next_action", "event_phase"], {"left": "head " * 4, "right": "head " * 4}
    t = at_panel("maintenance_tunnels", "gideon<", agenda=agenda, events=["secret_route"], piles=heads)
    t.activate("gideon", "control_panel")
    assert t.swarms() == {"L1": "head head"}  # the green box of Secret Route
    t.round_is_over()

    t = at_panel("maintenance_tunnels", "gideon<", agenda=agenda, events=["enter_formation"], piles=heads)
    t.activate("gideon", "control_panel")
    assert t.swarms() == {}  # an orange and a yellow box
    t.round_is_over()


# Service Shaft: upon entering, every Marine faces right.


@pytest.mark.rule("R-14.7")
def test_every_marine_faces_right() -> None:
    t = arrive("service_shaft", "gideon<, noctis>, leon< 2", players=2)
    assert [t.facing(marine) for marine in ("gideon", "noctis", "leon")] == ["right"] * 3
    assert len(t.told("marine_turned")) == 2
    t.nothing_left_to_ask()


# Cryo Control: the control panel discards the top card of a pile.


@stories(
    Story("the top card of a pile of his choice is discarded")
    .on(at_panel, "cryo_control", "gideon<", piles={"left": "claw tail", "right": "head tongue"})
    .activate("gideon", "control_panel")
    .sees(options=["discard:left", "discard:right"])
    .answer("discard:right")
    .ends(pile={"left": ["claw", "tail"], "right": ["tongue"]}, discard="head"),
    *(
        Story(f"a pile with cards if there is one: {full} {empty}")
        .on(at_panel, "cryo_control", "gideon<", piles={full: "claw tail", empty: 0})
        .activate("gideon", "control_panel")
        .ends(pile={full: ["tail"], empty: []}, discard="claw")
        for full, empty in [("left", "right"), ("right", "left")]
    ),
)
def test_cryo_control(story: Story) -> None:
    story.play()


# Lower Accessway: upon entering, two spawn behind the Marine at position 1.

LOWER_ACCESSWAY = "head tail " + "head " * 5 + "claw tongue " + "claw " * 5
"""What fills the piles: seven on the left, seven on the right."""


@stories(
    *(
        Story(f"two spawn behind the Marine at the top: {first} {left} {right}", "R-14.7", "R-10.7")
        .on(arrive, "lower_accessway", f"{first}, noctis>, leon<", deck=LOWER_ACCESSWAY)
        .ends(swarms=swarms, piles=(left, right))
        for first, swarms, left, right in [
            ("gideon<", {"R1": "claw tongue"}, 7, 5),
            ("gideon>", {"L1": "head tail"}, 5, 7),
        ]
    ),
    Story("with too few cards as many spawn as there are", "R-10.4")
    .on(arrive, "lower_accessway", "gideon<", L1="head tail claw " * 9 + "tongue " * 7, piles={"left": 0, "right": 0})
    .ends(swarm={"R1": "tongue"}, pile={"left": ["tongue"], "right": []}),
)
def test_lower_accessway(story: Story) -> None:
    story.play()


# Wreckage Labyrinth: upon entering, every Marine with Terrain in front of him turns around.


def facings(t: Stage) -> str:
    """Where the Marines face, from the top: `< >`."""
    return " ".join("<" if t.facing(marine) == "left" else ">" for marine in t.formation().split())


@pytest.mark.rule("R-14.7")
def test_those_with_terrain_in_front_turn_around_and_nobody_else() -> None:
    t = arrive("wreckage_labyrinth", "gideon<, noctis>, claudio<, goriel<, leon<, valencio>")
    assert t.layout() == lies("ventilation_duct:L1 corridor:L5 promethium_tank:R2 door:R4")
    assert facings(t) == "> < < < > >"
    t.nothing_left_to_ask()


def test_a_marine_who_has_turned_to_other_terrain_does_not_turn_back() -> None:
    t = arrive("wreckage_labyrinth", "gideon<, noctis<, leon>")
    assert t.layout() == lies("ventilation_duct:L1 corridor:L3 promethium_tank:R1 door:R1")
    assert facings(t) == "> < >"
    assert len(t.told("marine_turned")) == 1


def test_two_terrain_cards_in_front_turn_him_once() -> None:
    t = arrive("wreckage_labyrinth", "gideon>, noctis<, leon>")
    assert facings(t) == "< < >"
    assert len(t.told("marine_turned")) == 1


def test_what_counts_is_the_terrain_of_this_location() -> None:
    """The Door of the place they come from is gone when they look (step 2 comes before step 4)."""
    t = arrive("wreckage_labyrinth", "gideon>, noctis<, claudio<, goriel<, leon>, valencio>", terrain={"door": "L2"})
    assert facings(t) == "> < < < > >"


# Apothecarion: the control panel gives any Marine a token; he may then be turned around.


@stories(
    Story("any Marine gets a token and is turned around")
    .on(at_panel, "apothecarion", "gideon<, noctis>, leon< 1")
    .activate("gideon", "control_panel")
    .sees(options=["place:gideon", "place:noctis", "place:leon"])
    .answer("place:leon", "yes")
    .ends(tokens={"leon": 2}, supply=10, facing={"leon": "right"}),
    Story("he need not be turned around")
    .on(at_panel, "apothecarion", "gideon<, leon<")
    .activate("gideon", "control_panel")
    .answer("place:leon", "no")
    .ends(facing={"leon": "left"}, tokens={"leon": 1}),
    Story("with an empty supply a Marine is still chosen and may be turned around", "H-34", "R-1.4")
    .on(at_panel, "apothecarion", "gideon<, noctis>, leon< 12")
    .activate("gideon", "control_panel")
    .answer("place:noctis")
    .sees(tokens={"noctis": 0})
    .answer("yes")
    .ends(facing={"noctis": "left"}),
)
def test_apothecarion(story: Story) -> None:
    story.play()


# Core Cogitator: in this round's Event Phase at most one Genestealer spawns on a Terrain card from spawn boxes.

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
    Story("the limit ends with the phase")
    .on(
        stage,
        "gideon<",
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        agenda=["event_end", "spawn_box enter_formation 0"],
    )
    .sees(size={"L1": 2}),
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


# Munitorium: upon entering, one token on each of two different Marines.


@stories(
    # nobody may decline
    Story("two different Marines get a token each", "R-14.7")
    .on(arrive, "munitorium", "gideon<, noctis> 2, leon>")
    .sees(options=["place:gideon", "place:noctis", "place:leon"])
    .answer("place:noctis")
    .sees(options=["place:gideon", "place:leon"])
    .answer("place:gideon")
    .ends(tokens={"noctis": 3, "gideon": 1, "leon": 0}, supply=8),
    Story("two Marines get one each").on(arrive, "munitorium", "gideon<, leon>").ends(tokens={"gideon": 1, "leon": 1}),
    Story("with an empty supply nothing is asked", "R-1.4")
    .on(arrive, "munitorium", "gideon< 12, leon>")
    .ends(location="munitorium"),
    Story("tokens of the door they left are in the supply again", "R-14.5")
    .on(arrive, "munitorium", "gideon< 10, leon>", terrain={"door": {"spot": "L1", "tokens": 2}})
    .ends(tokens={"gideon": 11, "leon": 1}, supply=0),
)
def test_munitorium(story: Story) -> None:
    story.play()
