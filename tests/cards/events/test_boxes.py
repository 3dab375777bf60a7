"""The boxes of the Event cards as printed, the spawn boxes at work, and the Event deck (sections 9 and 10)."""

from collections import Counter
from functools import partial

import pytest

from tests.stage import ARTEFACT_HELD, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import COLOUR_NAMES, EVENT_NAMES, EVENTS, ICON_NAMES, MOVE_NAMES, SIZE_NAMES, STAY

# Events whose abilities do nothing here: Secret Route spawns major orange and major green and moves the claw, Enter
# Formation major orange and major yellow, Evasion minor yellow and minor red and flanks the head.

# ---------------------------------------------------------------------- as printed


def printed(card: str) -> str:
    """The boxes of a card from left to right."""
    event = EVENTS[EVENT_NAMES.index(card)]
    boxes = [f"{SIZE_NAMES[size]} {COLOUR_NAMES[colour]}" for size, colour in event.spawn]
    if event.move != STAY:
        boxes.append(f"{MOVE_NAMES[event.move]} {ICON_NAMES[event.icon]}")
    return ", ".join(boxes)


@pytest.mark.parametrize(
    ("card", "boxes"),
    [
        ("surrounded", "minor red, minor orange"),
        ("the_swarm_tongue", "minor yellow, minor orange, flank tongue"),
        ("psychic_assault", "minor red, minor orange, flank tongue"),
        ("chaos_of_battle", "minor red, minor yellow, adjacent head"),
        ("stalking_from_the_shadows", "major red, minor green, adjacent head"),
        ("gun_jam", "major yellow, minor red, adjacent tail"),
        ("rewarded_faith", "major green, minor red, adjacent tail"),
        ("full_scan", "major red, major yellow, adjacent tongue"),
        ("enter_formation", "major orange, major yellow, adjacent claw"),
        ("rescue_space_marine", "major orange, major red, adjacent claw"),
    ],
)
def test_boxes_by_name(card: str, boxes: str) -> None:
    assert printed(card) == boxes


@pytest.mark.rule("R-9.6")
def test_all_cards_have_two_spawn_boxes_and_all_but_two_a_movement_box() -> None:
    assert all(len(event.spawn) == 2 and event.spawn[0] != event.spawn[1] for event in EVENTS)
    assert [event.id for event in EVENTS if event.move == STAY] == ["surrounded", "flanking_manoeuvre"]


def test_the_boxes_of_all_thirty_cards_counted() -> None:
    cards = [event for event in EVENTS for _ in range(event.copies)]
    assert len(cards) == 30 and len(EVENTS) == 24
    boxes = Counter(f"{SIZE_NAMES[size]} {COLOUR_NAMES[colour]}" for event in cards for size, colour in event.spawn)
    assert boxes == {
        **{"major green": 4, "major yellow": 6, "major orange": 7, "major red": 11},
        **{"minor green": 2, "minor yellow": 6, "minor orange": 11, "minor red": 13},
    }
    moves = Counter(f"{MOVE_NAMES[event.move]} {ICON_NAMES[event.icon]}" for event in cards if event.move != STAY)
    assert moves == {
        **{"flank head": 2, "flank tail": 2, "flank claw": 2, "flank tongue": 2},
        **{"adjacent head": 5, "adjacent tail": 5, "adjacent claw": 5, "adjacent tongue": 5},
    }


def test_two_copies_and_instinct() -> None:
    assert [event.id for event in EVENTS if event.copies == 2] == [
        *("chaos_of_battle", "stalking_from_the_shadows", "gun_jam"),
        *("for_my_battle_brothers", "full_scan", "secret_route"),
    ]
    assert [event.id for event in EVENTS if not event.instinct] == [
        *("flanking_manoeuvre", "the_swarm_tail", "the_swarm_tongue", "theyre_everywhere", "evasion", "outnumbered"),
        *("chaos_of_battle", "secret_route", "enter_formation"),
    ]


# ---------------------------------------------------------------------- order


@pytest.mark.rule("R-9.6")
def test_the_left_box_the_right_box_then_the_movement_box() -> None:
    """The orange box comes first although its Terrain lies further down."""
    t = stage(
        "gideon<, noctis<, claudio<, goriel<",
        terrain={"corridor": "L1", "dark_corner": "L3"},
        piles={"left": "claw head tail tongue tail", "right": 3},
        event="secret_route",
    )
    t.round_is_over()
    assert [event.data() for event in t.told("spawned")] == [
        {"event": "spawned", "genestealers": ["claw", "head"], "spot": "L3"},
        {"event": "spawned", "genestealers": ["tail", "tongue"], "spot": "L1"},
    ]
    assert [event.name for event in t.game.events_for(1)][-4:] == [
        "spawned",
        "swarm_moved",
        "round_began",
        "phase_began",
    ]
    assert t.swarms() == {"L1": "tail tongue", "L4": "head claw"}


# ---------------------------------------------------------------------- spawning


@pytest.mark.rule("R-10.2", "R-14.4")
@pytest.mark.parametrize(
    ("players", "major", "minor"), [(1, 2, 1), (2, 3, 1), (3, 5, 3), (4, 3, 1), (5, 4, 2), (6, 5, 3)]
)
@pytest.mark.parametrize("location", [None, "generatorium"])
def test_the_size_is_the_setup_locations_for_the_whole_game(
    players: int, major: int, minor: int, location: str | None
) -> None:
    def spawned(card: str) -> int:
        t = stage(
            "gideon<, noctis<",
            players=players,
            location=location,
            terrain={"dark_corner": "L1", "spore_chimney": "L1"},
            piles={"left": "tail tail tail tail tail tail", "right": 2},
            event=card,
        )
        return t.genestealers()

    assert spawned("enter_formation") == major
    assert spawned("evasion") == minor


@pytest.mark.rule("R-10.9", "R-11.8", "H-37")
def test_brood_lords_come_with_the_lair_which_moves_swarms_that_have_moved() -> None:
    t = stage(
        "gideon<, noctis<, claudio>, goriel>",
        L3="claw",
        terrain={"corridor": "R2"},
        piles={"left": 5, "right": "tail"},
        ahead=["genestealer_lair"],
        event="secret_route",
    )
    moves = [event.data() for event in t.told("swarm_moved")]
    assert {"event": "swarm_moved", "spot": "L3", "spot2": "L4"} in moves
    assert {"event": "swarm_moved", "spot": "L4", "spot2": "L2"} in moves
    t.answer("lord:lord_head_tail")
    t.round_is_over()
    assert t.swarms() == {"L2": "claw lord_head_tail", "R4": "tail lord_claw_tongue"}
    assert (len(t.pile("left")), len(t.pile("right"))) == (6, 5)  # not one of them came from a pile


# ---------------------------------------------------------------------- the Event deck

boxes = partial(stage, event="secret_route")


@stories(
    Story("a spawn takes the top of the pile of its side", "R-10.1")
    .on(
        boxes,
        "gideon<, noctis>",
        terrain={"dark_corner": "L1", "corridor": "R2"},
        piles={"left": "head tail claw", "right": "tongue head tail"},
    )
    .ends(swarms={"L1": "head tail", "R2": "head tongue"}, pile={"left": ["claw"], "right": ["tail"]}),
    Story("each terrain card of the colour gets the full number even at one spot", "R-10.3", "R-13.5")
    .on(
        boxes,
        "gideon<, noctis>",
        terrain={"dark_corner": "L1", "promethium_tank": "L1", "corridor": "L2", "artefact": "R2"},
        piles={"left": "tail head tail head tongue tongue tail", "right": "head head head"},
    )
    .ends(swarms={"L1": "head head tail tail", "L2": "tongue tongue", "R2": "head head"}),
    Story("an Artefact in a hand is no spawn point")
    .on(boxes, "gideon<, noctis>", terrain=ARTEFACT_HELD)
    .ends(genestealers=0),
    Story("what spawned in this phase moves in this phase", "R-10.8", "F-10")
    .on(
        boxes, "gideon<, noctis<, claudio>", terrain={"dark_corner": "L1"}, piles={"left": "claw tail head", "right": 3}
    )
    .ends(swarms={"L2": "tail claw"}),
)
def test_boxes(story: Story) -> None:
    story.play()
