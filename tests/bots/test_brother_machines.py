"""Which machines and panels brother uses: a position, the question, his answer and why."""

from __future__ import annotations

import pytest

from tests.bots.asking import FIVE, at, says
from tests.cards.locations.arrival import arrive
from tests.stage import stage


@pytest.mark.parametrize(
    ("why", "terrain", "position", "wanted"),
    [
        ("an Artefact saves a life", "artefact", {}, True),
        ("the Chimney sends nobody any more", "spore_chimney", {}, True),
        ("a token on the Door slays on the way", "door", {"piles": {"left": 4, "right": 9}}, True),
        ("but not at the last location", "door", {"location": "launch_control_room"}, False),
        ("a Tank burns what is there", "promethium_tank", {"L1": "claw claw", "R1": "claw"}, True),
        ("and is kept where nothing is", "promethium_tank", {}, False),
        ("the launch wins", "control_panel", {"location": "launch_control_room"}, True),
        ("toxin wins", "control_panel", {"location": "toxin_pumping_station"}, True),
        ("tokens are given out", "control_panel", {"location": "apothecarion"}, True),
        ("the Generatorium without swarms", "control_panel", {"location": "generatorium"}, False),
        ("the Generatorium among swarms", "control_panel", {"location": "generatorium", "L2": FIVE, "R3": FIVE}, True),
        (
            "away from full piles",
            "control_panel",
            {"location": "teleportarium", "piles": {"left": 5, "right": 5}},
            True,
        ),
        (
            "not from empty ones",
            "control_panel",
            {"location": "teleportarium", "piles": {"left": 1, "right": 1}},
            False,
        ),
    ],
)
def test_what_is_activated(why: str, terrain: str, position: dict[str, object], wanted: bool) -> None:
    """By the Blue team with Intimidation, the machine being in front of Deino."""
    table = at("deino<, lorenzo<, leon>", {"terrain": {terrain: "L1"}, **position}, play="intimidation")
    assert (says(table, "stop", "stop") != "stop") == wanted, why


def test_the_launch_waits_for_a_token_while_the_squad_is_safe() -> None:
    """With tokens on it, or with half the squad about to die, it is tried now."""
    third, doomed = {"L1": FIVE, "R3": "head"}, {"L1": FIVE, "L2": "head tail", "R3": "head"}
    half = {"L1": FIVE, "L2": "head tail"}
    for swarms, tokens, answer in (
        ({}, 0, "token"),
        ({}, 1, "roll"),
        (third, 0, "token"),
        (half, 0, "roll"),
        (doomed, 0, "roll"),
    ):
        launch = {"location": "launch_control_room", "location_tokens": tokens, "terrain": {"control_panel": "L2"}}
        table = at("deino<, lorenzo<, leon>", {**launch, **swarms}, play="intimidation")
        assert says(table, "stop", "stop", "activate:lorenzo:control_panel") == answer


def test_cards_come_from_the_pile_that_empties_first() -> None:
    """R-14.1: the way leads on when one is empty. At the last location the larger one is the danger."""
    table = stage(
        "deino<, lorenzo<, leon>",
        location="cryo_control",
        piles={"left": 3, "right": 2},
        terrain={"control_panel": "L2"},
        play="intimidation",
    )
    assert says(table, "stop", "stop", "activate:lorenzo:control_panel") == "discard:right"


@pytest.mark.parametrize(
    ("location", "formation", "swarms", "answer"),
    [
        # Two cards more, where they change least and can be attacked.
        ("black_holds", "gideon<, leon<", {"L1": FIVE, "R2": "claw"}, "target:L1"),
        ("black_holds", "deino> 2, leon>", {"R1": "claw", "R2": "claw"}, "target:R1"),
        # One behind somebody: where it can be attacked, and rather behind one who is lost.
        ("dark_catacombs", "deino>, lorenzo>, leon<", {}, "target:leon"),
        ("dark_catacombs", "deino>, lorenzo>, leon>", {"L2": FIVE}, "target:lorenzo"),
        # A gift in front of somebody who has time to take it.
        ("wrath_of_baal_chapel", "deino>, lorenzo<", {"R1": "claw"}, "put:L2"),
        ("wrath_of_baal_chapel", "deino>, lorenzo<", {"L2": "claw"}, "put:R1"),
    ],
)
def test_what_comes_on_arrival(location: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    assert says(arrive(location, formation, then=(), ahead=(), dice=(), **swarms)) == answer


@pytest.mark.parametrize(
    ("side", "facing", "piles"), [("R", ">", {"left": 0, "right": 3}), ("L", "<", {"left": 3, "right": 0})]
)
def test_two_swarms_that_are_kept_apart_count_as_the_one_they_will_be(
    side: str, facing: str, piles: dict[str, int]
) -> None:
    """Four cards and four: two more are equally bad for Deino and for Leon, so the first swarm is taken."""
    one, other = f"{side}1", f"{side}2"
    swarms = {one: "claw", other: "head head head head", "apart": {one: "tail tail tail"}}
    merges = {"phase": "attack", "settings": {"merge": "event"}}
    formation = f"deino{facing}, leon{facing}"
    table = arrive("black_holds", formation, then=(), ahead=(), dice=(), piles=piles, **swarms, **merges)
    assert table.options() == [f"target:{one}", f"target:{one}b", f"target:{other}"]
    assert says(table) == f"target:{one}"


def test_no_panel_is_used_for_nothing() -> None:
    """At the Apothecarion without a token left."""
    panel = {"location": "apothecarion", "terrain": {"control_panel": "L1"}}
    assert says(at("deino< 4, lorenzo< 4, leon> 4", panel, play="intimidation"), "stop", "stop") == "stop"


def test_one_card_behind_somebody_is_counted_as_one() -> None:
    """Deino may die of what is in front of him: one card behind his back adds less than to four behind Lorenzo's."""
    swarms = {"R1": "claw claw claw claw", "L2": "tail tail tail tail"}
    table = arrive("dark_catacombs", "deino> 2, lorenzo> 1, leon> 1", then=(), ahead=(), dice=(), **swarms)
    assert says(table) == "target:deino"


def test_a_blip_card_is_always_discarded() -> None:
    table = stage("calistarius>, scipio<, leon>", play="stealth_tactics", piles={"left": 3, "right": 9})
    assert says(table.stand_still()) == "discard:left"
