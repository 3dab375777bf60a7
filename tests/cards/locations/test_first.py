"""The Void Locks and the Location cards of tier 1."""

import pytest

from tests.cards.locations.arrival import TWELVE, arrive, at_panel, lies, marines
from tests.stage import EVENT, Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import LOCATION_NAMES, LOCATIONS

# The Void Locks: Setup Locations without an ability that settle spawn sizes, Terrain, piles and the way ahead.

LOCKS = ["void_lock_6", "void_lock_8", "void_lock_10", "void_lock_12"]


def begin(number: int, lock: str) -> Stage:
    """So many Marines at a Void Lock as it is laid out."""
    return stage(marines(number), location=lock, terrain=None, agenda=["travel_check"])


@stories(
    *(
        Story(f"their terrain: {lock} {number}", "R-14.5").on(begin, number, lock).sees(layout=lies(layout))
        for lock, number, layout in [
            ("void_lock_6", 6, "door:L1 dark_corner:L3 ventilation_duct:R4 corridor:R5"),
            ("void_lock_8", 8, "door:L1 dark_corner:L3 ventilation_duct:R5 corridor:R7"),
            ("void_lock_10", 10, "door:L2 dark_corner:L4 ventilation_duct:R6 corridor:R8"),
            ("void_lock_12", 12, "door:L2 dark_corner:L5 ventilation_duct:R7 corridor:R10"),
        ]
    ),
    # Gun Jam: a major yellow box and a minor red one.
    *(
        Story(f"they give the spawn sizes for the whole game: {players} {major} {minor}", "R-10.2", "R-14.4")
        .on(
            stage,
            TWELVE,
            players=players,
            terrain={"door": "L1", "ventilation_duct": "R12"},
            agenda=["spawn_box gun_jam 0", "spawn_box gun_jam 1"],
            location=location,
        )
        .sees(size={"L1": major, "R12": minor})
        for location in [None, "munitorium", "toxin_pumping_station"]
        for players, major, minor in [(1, 2, 1), (2, 3, 1), (3, 5, 3), (4, 3, 1), (5, 4, 2), (6, 5, 3)]
    ),
)
def test_void_locks(story: Story) -> None:
    story.play()


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
    Story("also when the panel has been shifted", "R-13.2", "R-6.16")
    .on(at_panel, "maintenance_tunnels", "noctis<, gideon<", panel="L2", terrain={"promethium_tank": "L1"}, dice=[0])
    .activate("noctis", "promethium_tank")
    .sees(terrain={"control_panel": "L1"})
    .answer("activate:gideon:control_panel")
    .ends(layout=["corridor:L1"]),
    Story("the corridor cannot be activated", "R-6.14")
    .on(at_panel, "maintenance_tunnels", "claudio<, gideon<", play="reorganize run_and_gun")
    .activate("claudio", "control_panel")
    .answer("move:gideon:claudio", "stop")
    .ends(formation="gideon claudio", terrain={"corridor": "L1"}),
    Story("the corridor leaves with the location", "R-15.3")
    .on(
        at_panel,
        "maintenance_tunnels",
        "gideon<",
        agenda=["next_action", "travel_check"],
        ahead=["hibernation_cluster"],
        piles={"left": 0, "right": 1},
    )
    .activate("gideon", "control_panel")
    .sees(location="hibernation_cluster", terrain={"corridor": "aside"}),
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


@stories(
    Story("nothing else changes")
    .on(arrive, "service_shaft", "gideon<, leon< 2", L1="claw", R2="head")
    .sees(formation="gideon leon", tokens={"leon": 2}, swarms={"L1": "claw", "R2": "head"}),
)
def test_service_shaft(story: Story) -> None:
    story.play()


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
    Story("the controller of the activating Marine decides")
    .on(at_panel, "cryo_control", "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    .activate("gideon", "control_panel")
    .sees(seat=2, asks="panel"),
    Story("a pile it empties leads on at the end of the phase", "R-14.2")
    .on(
        at_panel,
        "cryo_control",
        "gideon<, noctis<",
        terrain={"spore_chimney": "L2"},
        agenda=["next_action", "travel_check"],
        piles={"left": "claw", "right": 3},
        ahead=["teleportarium"],
        dice=[5],
    )
    .activate("gideon", "control_panel")
    .answer("discard:left")
    .sees(location="cryo_control")
    .answer("activate:noctis:spore_chimney")
    .ends(location="teleportarium"),
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
    Story("they join a swarm that is there")
    .on(arrive, "lower_accessway", "gideon<, noctis>", deck=LOWER_ACCESSWAY, R1="head", L1="tongue")
    .sees(swarms={"L1": "tongue", "R1": "head claw tongue"}),
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
    Story("a lone Marine may treat himself")
    .on(at_panel, "apothecarion", "gideon<")
    .activate("gideon", "control_panel")
    .sees(tokens={"gideon": 1})
    .answer("yes")
    .ends(facing={"gideon": "right"}),
    Story("the controller of the activating Marine decides")
    .on(at_panel, "apothecarion", "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    .activate("gideon", "control_panel")
    .sees(seat=2)
    .answer("place:leon")
    .sees(seat=2)
    .answer("yes")
    .sees(facing={"leon": "left"}),
    Story("a turned Marine may then activate what he faces")
    .on(at_panel, "apothecarion", "gideon<, noctis>", terrain={"spore_chimney": "L2"}, dice=[1])
    .activate("gideon", "control_panel")
    .answer("place:noctis", "yes", "activate:noctis:spore_chimney")
    .ends(terrain={"spore_chimney": "aside"}),
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
    Story("the current player decides also for the Marines of others")
    .on(arrive, "munitorium", "gideon<, noctis>, leon>", players=2, teams=["green", "red"], current=2)
    .sees(seat=2, asks="munitorium")
    .answer("place:gideon")
    .sees(seat=2),
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
