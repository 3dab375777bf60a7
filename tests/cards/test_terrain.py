"""The Terrain cards."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel
from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import LOCATION_NAMES
from voidlock.games.angel.view.types import angel_view

# Door: activated, a token goes onto it; at the start of a travel up to so many Genestealers anywhere are slain.

# ---------------------------------------------------------------------- activating


# ---------------------------------------------------------------------- travelling through it


def leave_by_door(formation: str, tokens: int, **position: object) -> Stage:
    """The left pile is empty and the phase ends; the Door at L1 has so many tokens."""
    door = {"door": {"spot": "L1", "tokens": tokens}}
    position = {"terrain": door, "piles": {"left": 0, "right": 1}, "ahead": ["generatorium"], **position}
    return stage(formation, play="", event="", agenda=["travel_check"], dice=[], **position)


@stories(
    Story("activating it puts a token from the supply onto it")
    .on(stage, "gideon<, leon>", terrain={"door": {"spot": "L1", "tokens": 2}}, play="run_and_gun")
    .activate("gideon", "door")
    .ends(terrain_tokens={"door": 3}, supply=9),
    # It is used up all the same: Gideon, trading places, finds it activated.
    Story("with an empty supply the activation is allowed but does nothing", "H-1", "R-1.4")
    .on(stage, "leon< 12, gideon>", terrain={"door": "L1"}, play="onward_brothers run_and_gun")
    .activate("leon", "door")
    .sees(terrain_tokens={"door": 0})
    .answer("move:gideon:leon", "turn:gideon")
    .ends(),
    *(
        Story("the current player may stop at any time also at none", "R-14.3", "R-7.9")
        .on(leave_by_door, "gideon<, leon>", 3, L1="claw tail", players=2, current=2)
        .sees(seat=2)
        .answer(*slain, "enough")
        .ends(genestealers=2 - len(slain), location="generatorium")
        for slain in [[], ["slay:L1:claw"]]
    ),
    *(
        Story("its tokens return to the supply used or not", "R-1.5", "R-14.5")
        .on(leave_by_door, "gideon< 1", 3, L1="claw tail")
        .sees(supply=8)
        .answer(*slain)
        .sees(supply=11, terrain_tokens={"door": 0}, tokens={"gideon": 1})
        for slain in [["slay:L1:claw", "enough"], ["enough"]]
    ),
    Story("placed again by the next location it has no tokens", "R-14.5")
    .on(leave_by_door, "gideon<", 3, ahead=["dark_catacombs"])
    .ends(terrain={"door": "L1"}, terrain_tokens={"door": 0}),
)
def test_door(story: Story) -> None:
    story.play()


# Artefact: taken into the hand, it is discarded to turn an attack into a miss.

HELD = {"artefact": {"held_by": 1}}


def attacked(formation: str, *, dice: list[int], terrain: object = HELD, **position: object) -> Stage:
    """Every swarm attacks."""
    return stage(formation, play="", event="", agenda=["attack_phase"], dice=dice, terrain=terrain, **position)


# ---------------------------------------------------------------------- taking it


def test_the_controller_of_the_activating_marine_takes_it_openly() -> None:
    t = stage(
        "gideon<, leon>",
        terrain={"artefact": "L1"},
        play="run_and_gun",
        players=2,
        teams=["red", "green"],
        current=1,
    )
    t.activate("gideon", "artefact")
    assert t.terrain("artefact") == "held by 2" and t.layout() == []
    told = [event.data() for event in t.game.events_for(1)]
    assert {"event": "terrain_activated", "marine": "gideon", "terrain": "artefact"} in told
    assert {"event": "terrain_taken", "terrain": "artefact", "seat": "2"} in told
    for seat in (0, 1, 2):
        opened = t.game.view(seat)["open"]
        assert isinstance(opened, dict) and "held_by" in str(opened["terrain"])
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.14")
def test_in_the_hand_it_is_activated_no_more_and_the_door_is() -> None:
    t = stage("gideon<, noctis<", terrain={"artefact": "L1", "door": "L2"}, play="run_and_gun")
    t.activate("noctis", "door").answer("activate:gideon:artefact")
    shown = angel_view(t.game.view(1))["open"]["terrain"]
    assert {card: terrain["activated"] for card, terrain in shown.items()} == {"artefact": False, "door": True}


@stories(
    Story("only from the front", "R-6.14")
    .on(stage, "gideon>, leon<", terrain={"artefact": "L1"}, play="run_and_gun")
    .stand_still()
    .ends(),
    Story("held it cannot be activated")
    .on(stage, "gideon<, noctis>", terrain=HELD, play="run_and_gun")
    .stand_still()
    .ends(),
    # nothing was asked for the second attack
    Story("it helps once")
    .on(attacked, "gideon<, noctis>", L1="claw", R2="claw", dice=[0, 1])
    .answer("discard:artefact")
    .ends(slain="noctis"),
    Story("for any Marine of the holder also of other teams", "R-17.3", "H-25")
    .on(attacked, "gideon<, leon>, lorenzo>", players=2, teams=[["green", "red"], ["blue"]], R2="claw", dice=[0])
    .answer("discard:artefact")
    .sees(formation="gideon leon lorenzo", terrain={"artefact": "aside"}),
    Story("not for the Marines of others")
    .on(attacked, "gideon<, leon>, lorenzo>", players=2, teams=[["green", "red"], ["blue"]], R3="claw", dice=[0])
    .ends(slain="noctis valencio deino lorenzo", terrain={"artefact": "held by 1"}),
    # The first roll, a skull, slays one and the swarm attacks again; the second attack is shielded.
    Story("under Counter Attack the current attack misses and the sequence ends", "R-8.5")
    .on(attacked, "lorenzo<", L1="claw tail head", standing=["counter_attack"], dice=[2, 0])
    .answer("slay:L1:tail")
    .sees(options=["discard:artefact", "accept"])
    .answer("discard:artefact")
    .ends(formation="lorenzo", swarms={"L1": "head claw"}),
    Story("it is not asked for when the attack misses by itself", "R-7.4", "H-15")
    .on(attacked, "gideon<", L1="claw claw", standing=["block"], dice=[1])
    .ends(terrain={"artefact": "held by 1"}),
    Story("held it survives travel and can still be used", "R-14.5", "H-23")
    .on(arrive, "service_shaft", "gideon<", terrain=HELD, L1="claw", then=["attack_phase"], dice=[0])
    .sees(location="service_shaft", terrain={"artefact": "held by 1"})
    .answer("discard:artefact")
    .sees(formation="gideon", terrain={"artefact": "aside"}),
    Story("left in the formation it is discarded by travel", "R-14.5")
    .on(arrive, "service_shaft", "gideon<", terrain={"artefact": "R1"})
    .sees(terrain={"artefact": "aside"}),
)
def test_artefact(story: Story) -> None:
    story.play()


# Control Panel: activated, it does what the current location's control panel ability says.

PANELS = [
    *("maintenance_tunnels", "cryo_control", "apothecarion", "core_cogitator", "teleportarium"),
    *("generatorium", "launch_control_room", "toxin_pumping_station"),
]
"""The locations with a control panel ability."""


@stories(
    *(
        Story(f"it can be activated where the location has a panel ability: {location}")
        .on(at_panel, location, "gideon<, noctis>")
        .answer("stop", "stop")
        .sees(options=["activate:gideon:control_panel", "stop"])
        .answer("stop")
        .ends()
        for location in PANELS
    ),
    *(
        Story(f"nowhere else: {location}", "R-6.17", "H-12")
        .on(at_panel, location, "gideon<, noctis>")
        .answer("stop", "stop")
        .ends()
        for location in [name for name in LOCATION_NAMES if name not in PANELS]
    ),
    Story("once a round", "R-6.15")
    .on(at_panel, "cryo_control", "gideon<, noctis>", terrain={"control_panel": {"spot": "L1", "activated": True}})
    .answer("stop", "stop")
    .ends(),
)
def test_control_panel(story: Story) -> None:
    story.play()


# Promethium Tank: it is discarded, every Genestealer of the position is slain; then a 0 slays the Marine.


def at_the_tank(formation: str, *, dice: list[int], location: str = "black_holds", **position: object) -> Stage:
    """The tank is at L1, and Run and Gun is about to be resolved."""
    tank = {"promethium_tank": "L1"}
    position = {"location": location, "terrain": tank, **position}
    return stage(formation, play="run_and_gun", event="", agenda=None, dice=dice, **position)


@stories(
    *(
        Story(f"it slays every Genestealer of the position on both sides: {face}")
        .on(at_the_tank, "gideon<, leon>", L1="claw tail tail", R1="head", L2="claw", R2="tongue", dice=[face])
        .activate("gideon", "promethium_tank")
        .ends(
            terrain={"promethium_tank": "aside"},
            swarms={"L2": "claw", "R2": "tongue"},
            discard="head tail tail claw",
            formation="gideon leon",
        )
        for face in [1, 2, 3, 4, 5]
    ),
    Story("a 0 slays the activating Marine afterwards")
    .on(at_the_tank, "gideon<, leon>", L1="claw", R2="tongue", dice=[0])
    .activate("gideon", "promethium_tank")
    .ends(formation="leon", swarms={"R1": "tongue"}, discard="claw"),
    Story("if the kills win there is no roll", "R-16.3")
    .on(at_the_tank, "gideon<", location="launch_control_room", L1="claw", piles={"left": 0, "right": 0}, dice=[])
    .activate("gideon", "promethium_tank")
    .sees(result="win", formation="gideon"),
    *(
        Story(f"it is an orange spawn point: {box} {cards}", "R-15.1")
        .on(stage, "gideon<", terrain={"promethium_tank": "L1"}, agenda=[f"spawn_box {box}"])
        .sees(genestealers=cards, size={"L1": cards})
        for box, cards in [("enter_formation 0", 2), ("surrounded 1", 1), ("enter_formation 1", 0)]
    ),
)
def test_promethium_tank(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-13.9", "R-13.11")
def test_a_brood_lord_goes_with_the_rest() -> None:
    t = at_the_tank("gideon<", L1="claw lord_head_tail", R1="head", dice=[4])
    t.activate("gideon", "promethium_tank")
    slain = [event.data()["genestealer"] for event in t.told("genestealer_slain")]
    assert slain == ["claw", "lord_head_tail", "head"]
    assert t.swarms() == {} and t.discard() == "head claw"


# Spore Chimney: activated, a skull discards it.


@stories(
    *(
        Story(f"a skull discards it: {skull}", "R-15.3")
        .on(stage, "gideon<, noctis>", terrain={"spore_chimney": "L1"}, play="run_and_gun", dice=[skull])
        .activate("gideon", "spore_chimney")
        .ends(terrain={"spore_chimney": "aside"})
        for skull in [1, 2, 3]
    ),
    # Nobody can try again this round either: not the team mate, not another team.
    *(
        Story(f"any other face leaves it there and cannot be rerolled: {face}", "R-7.2", "R-6.15")
        .on(
            stage,
            "gideon< 2, leon<, valencio>",
            terrain={"spore_chimney": "L1"},
            play="onward_brothers run_and_gun",
            dice=[face],
        )
        .answer("move:leon:gideon", "stop")
        .activate("leon", "spore_chimney")
        .sees(terrain={"spore_chimney": "L1"})
        .answer("move:gideon:leon", "stop")
        .ends(tokens={"gideon": 2}, formation="gideon leon valencio")
        for face in [0, 4, 5]
    ),
)
def test_spore_chimney(story: Story) -> None:
    story.play()


# Corridor, Dark Corner and Ventilation Duct: no ability; each is hit by the spawn boxes of one colour.

BOXES = {
    "corridor": {"secret_route 1": 2, "stalking_from_the_shadows 1": 1},
    "dark_corner": {"enter_formation 0": 2},
    "ventilation_duct": {"full_scan 0": 2, "gun_jam 1": 1},
}
"""By Terrain card the boxes of some Event cards that hit it, with what they spawn for one player."""

ALL_BOXES = sorted({"enter_formation 1", *(box for boxes in BOXES.values() for box in boxes)})


@stories(
    *(
        Story(f"{card} can never be activated at the {location}", "R-6.14")
        .on(stage, "gideon<, noctis>", location=location, terrain={card: "L1"}, play="run_and_gun")
        .sees(asks="move")
        .answer("stop")
        .sees(asks="facing")
        .answer("stop")
        .ends()
        for card in BOXES
        for location in ("void_lock_6", "cryo_control")
    ),
    *(
        Story(f"{card} is hit by its own colour alone: {box}", "R-15.1", "R-10.2")
        .on(stage, "gideon<, noctis>", terrain={card: "R2"}, agenda=[f"spawn_box {box}"])
        .sees(size={"R2": boxes.get(box, 0)}, genestealers=boxes.get(box, 0))
        for card, boxes in BOXES.items()
        for box in ALL_BOXES
    ),
)
def test_without_ability(story: Story) -> None:
    story.play()
