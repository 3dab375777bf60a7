"""Where brother stands, what he activates, which card he chooses: a position, the question, his answer and why."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tests.bots.asking import FIVE, at, says
from tests.cards.locations.arrival import arrive
from tests.stage import Stage, stage
from voidlock.games.angel.bots.brother.abilities import ability_gain
from voidlock.games.angel.bots.brother.actions import WEIGHTS as ACTION_WEIGHTS
from voidlock.games.angel.bots.brother.machines import activation_gain
from voidlock.games.angel.bots.brother.manoeuvres import Ground, machine_gain, move_gain
from voidlock.games.angel.bots.brother.needs import NAMES, Needs
from voidlock.games.angel.bots.brother.threat import danger
from voidlock.games.angel.bots.brother.tokens import token_gain
from voidlock.games.angel.bots.brother.weights import WEIGHTS
from voidlock.games.angel.facts import (
    ACTION_NAMES,
    MOVE_ACTIVATE,
    SUPPORT,
    TERRAIN_NAMES,
    marine_called,
    team_called,
)

W = WEIGHTS
LAST = 1 + W["last"]
"""What the last Marine of a team is worth."""


# ---------------------------------------------------------------------- machines


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


def gain_of(table: Stage, terrain: str, marine: str) -> float:
    number = marine_called(marine)
    card = TERRAIN_NAMES.index(terrain)
    return activation_gain(table.state, number, card, table.state.formation.index(number))


def test_what_machines_are_worth_in_marines() -> None:
    """Each by what it saves, less what it may cost the Marine that activates it."""
    table = stage("deino<, lorenzo<, leon>", L1="claw claw", R1="tail", piles={"left": 5, "right": 8})
    burnt = 0.8 * (1 - 1 / 2 * 2 / 3) + 3 * W["lingers"]
    assert gain_of(table, "promethium_tank", "deino") == pytest.approx(burnt - 1 / 6 - W["tank"])
    assert gain_of(table, "promethium_tank", "leon") == pytest.approx(-LAST / 6 - W["tank"])
    assert gain_of(table, "door", "deino") == W["door_far"]
    assert gain_of(table, "corridor", "deino") == -1
    for left, right in ((8, 4), (4, 8)):
        near = stage("deino<, leon>", piles={"left": left, "right": right})
        assert gain_of(near, "door", "deino") == W["door_near"]


def panel_gain(location: str, formation: str = "deino<, lorenzo<, leon>", **position: object) -> float:
    return gain_of(at(formation, {"location": location, **position}), "control_panel", "deino")


def test_what_panels_are_worth_in_marines() -> None:
    piles = {"left": 3, "right": 2}
    assert panel_gain("cryo_control", piles=piles) == W["minor_panel"]
    assert panel_gain("cryo_control", piles={"left": 1, "right": 3}) == 2 * W["minor_panel"]
    assert panel_gain("lower_accessway") == -1
    two_may_die = 2 / 6 + W["teleport_token"]
    teleported = panel_gain("teleportarium", "deino< 2, lorenzo<, leon>", piles=piles)
    assert teleported == pytest.approx(5 * W["teleport_card"] - two_may_die)
    overload = panel_gain("generatorium", L1="claw claw", R3="tail")
    assert overload == pytest.approx(0.5 * 3 * (W["lingers"] + (1 / 2 + 1 / 3) / 3) - W["overload"])
    many = panel_gain("generatorium", L1=FIVE, R3="tail")
    assert many == pytest.approx(0.5 * 4 * (W["lingers"] + (1 + 1 / 3) / 6) - W["overload"])
    last = panel_gain("generatorium", "deino<, leon>", L1="claw")
    assert last == pytest.approx(0.5 * (W["lingers"] + 1 / 3) - W["overload"] * LAST)
    assert panel_gain("apothecarion", "deino< 4, lorenzo< 4, leon> 4") == 0
    healed = panel_gain("apothecarion", L1="claw")
    assert healed == pytest.approx((1 / 3 - 1 / 9) + W["token"])


# ---------------------------------------------------------------------- where to stand


def stands(table: Stage, marine: str, place: int, side: int) -> float:
    return Ground(table.state).stands(marine_called(marine), place, side)


def test_how_well_he_stands() -> None:
    """The danger, less a little for what he can attack there and what may come out of Terrain."""
    table = stage("deino> 1, lorenzo<, leon>", L1="claw claw", R1="claw", R2="tail tail tail tail")
    facing_left = -(1 - (1 - 1 / 4) * (1 - 1 / 3)) + 2 * W["attackable"]
    assert stands(table, "deino", 0, 0) == pytest.approx(facing_left)
    facing_right = -(1 - (1 - 1 / 9) * (1 - 1 / 2)) + (1 + 3) * W["attackable"]
    assert stands(table, "deino", 0, 1) == pytest.approx(facing_right)


def test_he_looks_at_terrain_from_which_they_come() -> None:
    """A Ventilation Duct sends more than a Corridor; what he has in front of him counts more than what he can reach."""
    table = stage("deino>, lorenzo<, gideon>", terrain={"corridor": "L1", "ventilation_duct": "R2"})
    assert stands(table, "deino", 0, 0) == pytest.approx(0.35 * (W["spawn_front"] + W["spawn_reach"]))
    assert stands(table, "deino", 0, 1) == pytest.approx(1.2 * W["spawn_reach"])
    assert stands(table, "gideon", 2, 1) == 0
    yellow, orange = (
        stage("gideon>, leon<", terrain={"door": "R1"}),
        stage("gideon>, leon<", terrain={"dark_corner": "R1"}),
    )
    each = W["spawn_front"] + W["spawn_reach"]
    assert stands(orange, "gideon", 0, 1) == pytest.approx(0.9 * each)
    assert stands(yellow, "gideon", 0, 1) == pytest.approx(0.6 * each + W["seek"] * W["door_far"])


def test_he_seeks_machines_that_are_worth_it() -> None:
    """At the final location more so; one that has been activated is none."""
    for location, seek in (("maintenance_tunnels", "seek"), ("launch_control_room", "seek_final")):
        table = stage("deino>, leon<", terrain={"artefact": "R1"}, location=location)
        spawns = 0.35 * (W["spawn_front"] + W["spawn_reach"])
        assert stands(table, "deino", 0, 1) == pytest.approx(spawns + W[seek] * W["artefact"])
        other = stage("deino<, leon<", terrain={"artefact": "L1"}, location=location)
        assert stands(other, "deino", 0, 0) == pytest.approx(spawns + W[seek] * W["artefact"])
    used = stage("deino>, leon<", terrain={"artefact": {"spot": "R1", "activated": True}})
    assert stands(used, "deino", 0, 1) == pytest.approx(0.35 * (W["spawn_front"] + W["spawn_reach"]))


def test_a_brood_lord_within_reach_counts_where_he_is_hunted() -> None:
    for location, lord in (("genestealer_lair", W["lord_reach"]), ("launch_control_room", 0)):
        table = stage("deino>, leon<", R1="lord_head_tail", location=location)
        assert stands(table, "deino", 0, 1) == pytest.approx(-1 / 2 + 2 * W["attackable"] + lord)


@pytest.mark.parametrize(
    ("why", "formation", "swarms", "answer"),
    [
        (
            "he takes the place of one who is weaker there",
            "leon>, deino> 3, lorenzo<",
            {"R1": FIVE[:14]},
            "move:deino:leon",
        ),
        ("a trade must be worth the trouble", "leon>, deino>, lorenzo<", {"R1": "claw"}, "stop"),
    ],
)
def test_who_trades_places(why: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    assert says(at(formation, swarms, play="intimidation")) == answer, why


def test_a_trade_is_worth_what_both_gain() -> None:
    """Those of the team may turn around afterwards, others look as they did."""
    table = stage("leon< 1, deino> 2, lorenzo<", R1="claw claw")
    ground, leon, deino = Ground(table.state), marine_called("leon"), marine_called("deino")
    blue, red = team_called("blue"), team_called("red")
    assert ground.best_side(deino, 0) == 1
    left = Ground(stage("deino>, leon<", L1="claw").state)
    assert left.best_side(deino, 0) == 0
    assert left.turned(deino, 0) == left.stands(deino, 0, 0)
    assert ground.best_side(leon, 0) == 1
    deino_here, deino_there = ground.turned(deino, 0), ground.turned(deino, 1)
    left_here, left_there = ground.stands(leon, 1, 0), ground.stands(leon, 0, 0)
    assert ground.trade_gain(blue, deino, leon) == pytest.approx(deino_here - deino_there + left_here - left_there)
    leon_gains = ground.turned(leon, 1) - ground.turned(leon, 0)
    deino_gains = ground.stands(deino, 0, 1) - ground.stands(deino, 1, 1)
    assert ground.trade_gain(red, leon, deino) == pytest.approx(leon_gains + deino_gains)


def test_nobody_turns_for_nothing() -> None:
    table = stage("deino<, lorenzo<, leon>", L1="claw", R1="claw", play="intimidation")
    assert says(table, "stop") == "stop"


@pytest.mark.parametrize(
    ("why", "swarms", "place"),
    [
        ("he takes Leon's place, who has no tokens", {"R1": "claw claw claw"}, 0),
        ("he takes Gideon's place", {"L3": "claw claw claw"}, 2),
        ("he turns around where he is", {"L2": "claw claw claw"}, 1),
    ],
)
def test_what_a_manoeuvre_is_worth(why: str, swarms: dict[str, object], place: int) -> None:
    """To turn, or to trade places with a neighbour, who goes on looking as he does."""
    table = at("leon>, deino> 3, gideon<", swarms)
    ground, deino = Ground(table.state), marine_called("deino")
    gained = ground.turned(deino, place) - ground.stands(deino, 1, 1)
    if place != 1:
        other = table.state.formation[place]
        facing = table.state.facing[other]
        gained += ground.stands(other, 1, facing) - ground.stands(other, place, facing)
    assert move_gain(ground, team_called("blue")) == pytest.approx(gained), why
    assert gained > 0.4


def test_a_machine_beside_him_counts_as_well() -> None:
    table = stage("leon>, deino>, gideon<", terrain={"artefact": "R2"})
    ground, deino = Ground(table.state), marine_called("deino")
    assert ground.best_side(deino, 1) == 1
    assert move_gain(ground, team_called("blue")) == pytest.approx(W["artefact"])


@pytest.mark.parametrize("facing", "<>")
@pytest.mark.parametrize("side", "LR")
def test_he_can_use_a_machine_on_either_side_of_him(facing: str, side: str) -> None:
    for used, worth in ((False, W["artefact"]), (True, 0)):
        place = {"spot": f"{side}2", "activated": used}
        table = stage(f"leon>, deino{facing}, gideon<", terrain={"artefact": place})
        deino = marine_called("deino")
        assert machine_gain(table.state, deino, 1) == pytest.approx(worth)


# ---------------------------------------------------------------------- what the abilities of cards add


@pytest.mark.parametrize(
    ("team", "type", "formation", "position", "gain"),
    [
        # Block, Counter Attack: the danger to Gideon, to Lorenzo.
        ("green", SUPPORT, "gideon>, noctis<", {"R1": "claw", "R2": FIVE}, 1 / 3),
        ("blue", SUPPORT, "deino>, lorenzo<", {"R1": FIVE, "L2": "claw"}, 1 / 3),
        ("blue", SUPPORT, "deino>, leon<", {"R1": FIVE}, 0),
        # Defensive Stance: a roll that a token buys always misses, but for a sixth.
        ("yellow", SUPPORT, "claudio> 1, goriel<", {"R1": "claw tail", "L2": "claw"}, 1 / 4 - 1 / 12),
        ("yellow", SUPPORT, "claudio> 3, leon<", {"R1": "claw"}, 0),
        # Overwatch: everyone who can pay.
        ("red", SUPPORT, "leon> 2, valencio< 1, deino<", {}, 2),
        ("red", SUPPORT, "leon>, valencio<, deino< 1", {}, 0),
        # Strategize: the worst danger there is. Power Field: the worst swarm.
        ("purple", SUPPORT, "zael>, omnio<", {"R1": "claw", "L2": "claw tail"}, 1 / 2),
        ("grey", SUPPORT, "scipio>, leon<", {"R1": "claw", "L2": "claw tail"}, 1 / 2),
        ("grey", SUPPORT, "scipio>, leon<", {}, 0),
        # Stealth Tactics: a pile that it empties.
        ("grey", MOVE_ACTIVATE, "scipio>, leon<", {"piles": {"left": 1, "right": 4}}, 1),
        ("grey", MOVE_ACTIVATE, "scipio>, leon<", {"piles": {"left": 2, "right": 4}}, 0),
        # Intimidation: 2.5 cards of those around the Blue Marines.
        ("blue", MOVE_ACTIVATE, "deino>, leon<", {"R1": "claw claw", "L2": FIVE}, 1 / 2),
        ("blue", MOVE_ACTIVATE, "deino>, lorenzo<", {"R1": "claw claw", "L2": FIVE}, (1 / 2 + 1) * 2.5 / 7),
        ("blue", MOVE_ACTIVATE, "deino>, leon<", {"L2": FIVE}, 0),
        # Run and Gun has none that shows on the board.
        ("green", MOVE_ACTIVATE, "gideon>, noctis<", {"R1": FIVE}, 0),
    ],
)
def test_what_an_ability_adds(team: str, type: int, formation: str, position: dict[str, object], gain: float) -> None:
    table = at(formation, position)
    assert ability_gain(table.state, team_called(team), type) == pytest.approx(gain)


# ---------------------------------------------------------------------- which card


def needs(table: Stage, team: str) -> dict[str, float]:
    return dict(zip(NAMES, Needs(table.state).features(team_called(team)), strict=True))


def test_what_the_board_needs() -> None:
    """Counted by hand for the Blue team: what threatens whom, what lies behind backs, piles, tokens, who is left."""
    table = stage(
        "deino> 1, lorenzo<, leon>, gideon<", R1="claw claw", R2="tail", L3="head", piles={"left": 7, "right": 3}
    )
    found = needs(table, "blue")
    deino, lorenzo, leon = 1 / 4, 1 / 3, 1 / 3
    assert found["danger"] == pytest.approx(deino + lorenzo + leon)
    assert found["danger"] == pytest.approx(danger(table.state))
    assert found["own_danger"] == pytest.approx(deino + lorenzo)
    assert found["worst"] == pytest.approx(1 / 3)
    assert found["cards"] == pytest.approx(4 / 4)
    assert found["behind"] == pytest.approx(2 / 2)
    assert found["pile"] == pytest.approx(3 / 5)
    assert needs(stage("deino>, leon<", piles={"left": 3, "right": 7}), "blue")["pile"] == pytest.approx(3 / 5)
    assert found["token"] == pytest.approx(max(token_gain(table.state, marine) for marine in table.state.formation))
    spent = needs(stage("deino> 4, leon< 4, gideon> 4"), "blue")
    assert (spent["token"], spent["supply"]) == (0, 1)
    assert found["tokens"] == pytest.approx(1 / 3)
    assert found["own_tokens"] == pytest.approx(1 / 2)
    assert found["marines"] == pytest.approx(4 / 6)
    assert (found["one"], found["pair"], found["others_can"], found["supply"]) == (1, 1, 2, 0)
    assert needs(table, "red")["pair"] == 0
    red, green = needs(table, "red")["attack"], needs(table, "green")["attack"]
    assert found["others_attack"] == pytest.approx(red + green)
    assert red > 0
    assert not any(found[name] for name in NAMES[NAMES.index("last") :])


def test_what_a_large_squad_needs_is_counted_for_six() -> None:
    others = "leon>, valencio<, gideon<, noctis>, claudio<, goriel>, zael<, omnio>, scipio<, calistarius>"

    def squad(location: str) -> Stage:
        return stage(f"deino> 1, lorenzo<, {others}", players=3, R1="claw claw", R2="tail", location=location)

    table = squad("maintenance_tunnels")
    found = needs(table, "blue")
    assert found["danger"] == pytest.approx((1 / 4 + 1 / 3) / 2)
    assert found["cards"] == pytest.approx(3 / 4 / 2)
    assert found["behind"] == pytest.approx(1 / 2 / 2)
    assert found["tokens"] == pytest.approx(1 / 3 / 2)
    assert found["own_danger"] == pytest.approx(1 / 4 + 1 / 3)
    assert (found["marines"], found["others_can"]) == (2, 5 / 2)
    teams = ("red", "green", "yellow", "purple", "grey")
    attack = [needs(table, team)["attack"] for team in teams]
    assert found["others_attack"] == pytest.approx(sum(attack) / 2)
    assert sum(attack) > 0
    at_last = {location: needs(squad(location), "blue") for location in ("genestealer_lair", "launch_control_room")}
    assert at_last["genestealer_lair"]["cards_lair"] == pytest.approx(found["cards"])
    assert at_last["launch_control_room"]["danger_launch"] == pytest.approx(found["danger"])


@pytest.mark.parametrize(
    ("location", "name"),
    [("genestealer_lair", "lair"), ("launch_control_room", "launch"), ("toxin_pumping_station", "toxin")],
)
def test_the_last_location_has_needs_of_its_own(location: str, name: str) -> None:
    table = stage("deino> 1, leon>", R1="claw claw", R2="tail", location=location, piles={"left": 2, "right": 1})
    found = needs(table, "blue")
    here = {feature: found[feature] for feature in NAMES[NAMES.index("last") :]}
    attack, move, cards, risk = found["attack"], found["move"], found["cards"], found["danger"]
    wanted = {
        "lair": {"lair": 1, "attack_lair": attack, "cards_lair": cards},
        "launch": {"launch": 1, "move_launch": move, "danger_launch": risk},
        "toxin": {"toxin": 1, "move_toxin": move, "attack_toxin": attack, "blips_toxin": 3 / 6},
    }[name]
    everything = dict.fromkeys(here, 0.0) | {"last": 1, "attack_last": attack, "move_last": move} | wanted
    assert here == pytest.approx(everything)


@pytest.mark.parametrize(
    ("why", "formation", "swarms", "answer"),
    [
        ("a swarm in front is attacked", "leon>, valencio>, deino<", {"R1": "claw claw"}, "full_auto"),
    ],
)
def test_which_card(why: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    table = at(formation, {"teams": [["red", "blue"]], **swarms})
    assert says(table) == f"choose:{answer}", why


def test_a_feature_that_was_not_fitted_says_nothing() -> None:
    fitted = json.loads(files("voidlock.games.angel.bots.brother").joinpath("needs.json").read_text(encoding="utf-8"))
    for number, name in enumerate(ACTION_NAMES):
        missing = [feature for feature in NAMES if feature not in fitted[name]]
        assert [ACTION_WEIGHTS[number][NAMES.index(feature)] for feature in missing] == [0.0] * len(missing)
    assert any(feature not in fitted[name] for name in ACTION_NAMES for feature in NAMES)
