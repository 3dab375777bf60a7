"""Brother's rules of thumb one by one: a position, the question, his answer and why."""

from __future__ import annotations

import pytest

from tests.bots.asking import FIVE, at, says
from tests.odds.sampling import standing_still, view_of
from tests.stage import stage
from voidlock.games.angel.bots.brother.threat import threat
from voidlock.odds import phase

# ---------------------------------------------------------------------- how dangerous a place is


@pytest.mark.parametrize("side", "<>")
@pytest.mark.parametrize("tokens", ["", " 1", " 2"])
def test_a_threat_is_the_exact_chance_to_die(side: str, tokens: str) -> None:
    """A Marine who faces a swarm can reroll; one with his back to it cannot. A Brood Lord counts twice (R-13.10)."""
    swarms = ("", "claw", "claw tail", "claw claw tail head", FIVE + " tongue")
    for left in (*swarms, "lord_head_tail"):
        for right in (*swarms, "lord_claw_tongue"):
            table = standing_still(f"leon{side}{tokens}, deino<", L1=left, R1=right, phase="attack")
            promised = phase(view_of(table)).survives["leon"].chance
            assert threat(table.state, 0) == pytest.approx(1 - float(promised)), (left, right)


@pytest.mark.parametrize(("field", "left", "right"), [("L2", 0, 1), ("R2", 1, 0)])
def test_a_swarm_under_a_field_is_no_threat(field: str, left: int, right: int) -> None:
    table = standing_still("deino<, leon>", L2="claw claw", R2="tail", power_field=field, phase="attack")
    assert threat(table.state, 1) == pytest.approx(0.5 * left + right / 3)
    assert threat(table.state, 0) == 0


# ---------------------------------------------------------------------- attacks and dice


@pytest.mark.parametrize(
    ("why", "formation", "swarms", "answer"),
    [
        ("a Marine with a token can roll again", "deino> 1, lorenzo>", {"R1": "claw", "R2": "claw"}, "R2"),
        ("nobody rolls again behind his back", "deino> 1, lorenzo< 1, leon>", {"R1": "claw", "R2": "claw"}, "R2"),
        ("the other side kills him anyway", "deino>, lorenzo>", {"R1": "claw", "L1": FIVE, "R2": "claw"}, "R2"),
        ("six cards less one still kill", "deino>, lorenzo>", {"R1": FIVE + " head", "R2": "claw"}, "R2"),
        ("one card less helps most where it was one", "deino>, lorenzo>", {"R1": "claw claw", "R2": "claw"}, "R2"),
    ],
)
def test_the_best_attack(why: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    assert says(at(formation, swarms, play="lead_by_example")).endswith(answer), why


def test_a_brood_lord_is_hunted_where_his_death_wins() -> None:
    for location, spot in (("genestealer_lair", "R2"), ("launch_control_room", "R1")):
        table = stage(
            "deino>, lorenzo>", play="lead_by_example", R1="claw tail tail", R2="lord_head_tail tail", location=location
        )
        assert says(table) == f"attack:lorenzo:{spot}"


def test_a_brood_lord_deep_in_a_swarm_can_wait() -> None:
    table = stage(
        "deino>, lorenzo>", play="lead_by_example", R1="claw", R2=f"lord_head_tail {FIVE}", location="genestealer_lair"
    )
    assert says(table) == "attack:lorenzo:R1"


@pytest.mark.parametrize("side", "LR")
def test_a_swarm_that_is_kept_apart_is_attacked_like_any(side: str) -> None:
    """The two will be one: a card of either helps as much, so the first of them is slain."""
    spot = f"{side}1"
    position = {spot: "claw", "apart": {spot: "tail"}, "settings": {"merge": "event"}}
    table = at("deino> 2, leon<", position, event="rewarded_faith")
    assert says(table, "target:deino") == f"slay:{spot}:claw"
    assert table.options() == [f"slay:{spot}:claw", f"slay:{spot}b:tail", "enough"]


def test_who_has_swarms_around_him_charges() -> None:
    table = stage("claudio>, goriel<", play="heroic_charge", R1="claw claw", L2="claw")
    assert says(table) == "charge:claudio"


def test_a_bought_roll_always_misses_under_defensive_stance() -> None:
    late = ["next_action", "attack_phase"]
    table = stage("claudio> 1, goriel<", R1=FIVE, play="defensive_stance", agenda=late, dice=[4])
    assert says(table, "place:goriel") == "reroll"


def test_he_pays_for_another_roll_only_where_a_token_is_worth_less() -> None:
    """The second token of two does little against one card; the only one may save his life."""
    for formation, answer in (("deino> 2, lorenzo<", "reroll"), ("deino> 1, lorenzo<", "keep")):
        table = stage(formation, play="lead_by_example", R1="claw claw", dice=[0])
        assert says(table, "attack:deino:R1") == answer
    hit = stage("deino> 2, lorenzo<", play="lead_by_example", R1="claw claw", dice=[1])
    assert says(hit, "attack:deino:R1") == "keep"


def test_overwatch_is_paid_for_where_it_pays() -> None:
    """A card behind Valencio's back is worth Leon's token, unless Leon needs it himself."""
    late = ["next_action", "event_phase"]
    for swarms, answer in (({"R2": "head"}, "attack:leon:R2"), ({"R2": "head", "R1": "head head"}, "stop")):
        table = at("leon> 1, valencio<", swarms, play="overwatch", event="secret_route", agenda=late)
        assert says(table, "place:valencio") == answer


# ---------------------------------------------------------------------- tokens


@pytest.mark.parametrize(
    ("why", "formation", "swarms", "answer"),
    [
        (
            "the first token helps more than the second",
            "deino> 1, lorenzo>, leon>",
            {"R1": "claw", "R2": "claw"},
            "lorenzo",
        ),
        ("behind his back none helps", "deino<, lorenzo>, leon>", {"R1": "claw claw", "R2": "claw"}, "lorenzo"),
        (
            "nor where he dies of the other side",
            "deino>, lorenzo>, leon>",
            {"R1": "claw", "L1": FIVE, "R2": "claw"},
            "lorenzo",
        ),
        ("in quiet times all get one", "deino> 1, lorenzo> 2, leon>", {}, "leon"),
    ],
)
def test_who_gets_the_token(why: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    assert says(at(formation, swarms, play="counter_attack")) == f"place:{answer}", why


# ---------------------------------------------------------------------- swarms sent away and held back


def test_a_swarm_is_sent_in_front_of_who_can_attack_it() -> None:
    """Zael has it behind him and turns it to his front; Omnio would look at it too, but with less cover."""
    table = stage("zael>, omnio<, leon>", L1="claw tail", R3="claw", play="strategize")
    assert says(table, "place:zael") == "send:L1:R1"


@pytest.mark.parametrize(
    ("why", "formation", "spot", "answer"),
    [
        ("to a Marine with tokens", "leon> 2, valencio>, zael> 2", "R2", "send:R2:R1"),
        ("to where two can attack it", "zael>, lorenzo<, omnio<, gideon>", "R2", "send:R2:L1"),
    ],
)
def test_where_a_swarm_is_sent(why: str, formation: str, spot: str, answer: str) -> None:
    table = at(formation, {spot: "claw"}, play="strategize")
    assert says(table, table.options()[0]) == answer, why


@pytest.mark.parametrize(("event", "answer"), [("gun_jam", "top"), ("surrounded", "bottom"), ("outnumbered", "bottom")])
def test_evil_events_go_to_the_bottom(event: str, answer: str) -> None:
    table = stage("zael>, omnio<, leon>", play="forward_scouting", events=[event])
    assert says(table.stand_still(), "yes") == answer


# ---------------------------------------------------------------------- whom an Event strikes


@pytest.mark.parametrize(
    ("event", "formation", "swarms", "answer"),
    [
        # A Marine with tokens can stand among all swarms; none stands with his back to them.
        ("surrounded", "deino> 2, lorenzo>, leon>", {"R3": "claw"}, "deino"),
        ("surrounded", "deino< 1, lorenzo> 1, leon<", {"R3": "claw claw"}, "lorenzo"),
        ("surrounded", "deino> 1, lorenzo< 1, leon<", {"L3": "claw claw"}, "lorenzo"),
        # Behind one who is lost anyway; then where others can attack it.
        ("out_of_thin_air_head", "deino> 2, lorenzo>, leon>", {"L2": FIVE}, "lorenzo"),
        ("out_of_thin_air_head", "deino>, lorenzo>, leon<", {}, "leon"),
        # One who is lost anyway, then one without tokens, and rather not the last of a team.
        ("psychic_assault", "deino>, lorenzo>, leon>, valencio>", {"R3": FIVE}, "leon"),
        ("psychic_assault", "deino> 1, lorenzo> 1, leon> 1, valencio>", {}, "valencio"),
        ("psychic_assault", "leon>, deino>, lorenzo>", {}, "deino"),
        # One token rather than two, and not the one that is needed.
        ("stalking_from_the_shadows", "deino> 2, lorenzo> 1, leon> 1", {"R3": "claw"}, "lorenzo"),
        ("stalking_from_the_shadows", "deino> 2, lorenzo> 1, leon> 2", {"R3": "claw"}, "lorenzo"),
        ("resupply", "deino> 1, lorenzo>, leon>", {"R3": "claw"}, "leon"),
        # The team that has nothing to attack.
        ("gun_jam", "deino>, leon>, gideon<", {"R2": "claw"}, "green"),
        ("full_scan", "deino>, leon>", {"piles": {"left": 3, "right": 2}}, "right"),
        ("cleansing_flames", "deino>, lorenzo>, leon>", {"R1": "claw", "R3": "claw claw"}, "leon"),
        ("second_wind", "deino>, lorenzo>, leon>", {"R1": "claw", "R3": "claw claw"}, "leon"),
        ("quick_instincts", "deino<, lorenzo>, gideon>", {"L1": "claw claw", "R2": "claw"}, "lorenzo"),
        ("temporary_sanctuary", "deino>, lorenzo>", {"R1": "claw", "R2": "claw claw claw"}, "R2"),
        ("rewarded_faith", "deino> 1, lorenzo> 2, leon>", {"R1": "claw", "R2": "claw", "L3": FIVE}, "lorenzo"),
    ],
)
def test_whom_an_event_strikes(event: str, formation: str, swarms: dict[str, object], answer: str) -> None:
    assert says(at(formation, swarms, event=event)) == f"target:{answer}"


def test_faith_is_spent_on_what_is_worth_a_token() -> None:
    """Two tokens against one card: a card slain is worth more than the second token, and less than the first."""
    table = stage("leon> 2, deino<", R1="claw tail", event="rewarded_faith")
    assert says(table, "target:leon").startswith("slay:R1")


# ---------------------------------------------------------------------- cards and places


def test_he_takes_the_place_of_one_who_is_weaker_there_if_it_is_worth_the_trouble() -> None:
    for formation, swarm, answer in (
        ("leon>, deino> 3, lorenzo<", "claw claw claw", "move:deino:leon"),
        ("leon>, deino>, lorenzo<", "claw", "stop"),
    ):
        assert says(stage(formation, R1=swarm, play="intimidation")) == answer
