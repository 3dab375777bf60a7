"""The whole Genestealer Attack Phase: by hand where that is easy, against the engine where it is not."""

from __future__ import annotations

from fractions import Fraction
from time import process_time

import pytest

from tests.odds.sampling import GAMES, agrees, sample, spends, standing_still, survivors, view_of
from tests.stage import Stage, stage
from voidlock.games.angel.facts import MARINE_NAMES, TEAM_NAMES
from voidlock.odds import FROM_VIEW, SPENDING, NoOdds, answers, phase, reroll

SIX = [[team] for team in TEAM_NAMES]
KINDS = ("claw", "tail", "head", "tongue")


def chances(t: Stage) -> dict[str, float]:
    return {marine: round(float(figure.chance), 9) for marine, figure in phase(view_of(t)).survives.items()}


def exactly(**fractions: float) -> dict[str, float]:
    return {marine: round(chance, 9) for marine, chance in fractions.items()}


# ---------------------------------------------------------------------- by hand


def test_nobody_engaged_nobody_falls() -> None:
    odds = phase(view_of(standing_still("gideon<, leon>")))
    assert {marine: figure.chance for marine, figure in odds.survives.items()} == {"gideon": 1, "leon": 1}
    assert (odds.losses.number, odds.defeat.chance, odds.victory.chance) == (0, 0, 0)
    assert odds.survives["leon"].because.id == "odds-safe"
    assert odds.assumes == (SPENDING, FROM_VIEW)


def test_one_swarm_one_marine() -> None:
    t = standing_still("gideon<, leon>", L1="claw tail")
    odds = phase(view_of(t))
    assert chances(t) == exactly(gideon=3 / 6, leon=1)
    assert (odds.losses.number, odds.defeat.chance) == (0.5, 0)
    assert odds.losses.because.arguments == {"marines": 2, "swarms": 1}
    assert odds.survives["gideon"].because.id == "odds-engaged"


def test_the_swarm_on_the_other_side_of_a_dead_marine_attacks_who_takes_his_row() -> None:
    t = standing_still("gideon<, leon>", L1="claw claw claw claw claw", R1="tail")
    odds = phase(view_of(t))
    assert chances(t) == exactly(gideon=0, leon=4 / 6)
    assert odds.defeat.chance == pytest.approx(2 / 6)
    assert odds.survives["leon"].because.id == "odds-after-shift"


def test_the_last_card_slain_by_counter_attack_wins_the_game() -> None:
    """R-16.2: at the final location with empty piles; who is alive then stays alive."""
    final = {"location": "launch_control_room", "piles": {"left": 0, "right": 0}}
    t = standing_still("lorenzo<, deino>", L1="claw", standing=["counter_attack"], **final)
    assert phase(view_of(t)).victory.chance == pytest.approx(3 / 6)
    for piles in ({"left": 0, "right": 1}, {"left": 1, "right": 0}):
        t = standing_still("lorenzo<, deino>", L1="claw", standing=["counter_attack"], **{**final, "piles": piles})
        assert phase(view_of(t)).victory.chance == 0
    t = standing_still("lorenzo<, deino>", L1="claw", R2="claw", standing=["counter_attack"], **final)
    assert phase(view_of(t)).victory.chance == 0
    attacked = {"phase": "attack", "done": {"R2": "claw"}, "standing": ["counter_attack"], **final}
    t = stage("lorenzo< 1, deino>", play="", event="", agenda=["next_swarm"], dice=[0], L1="claw", **attacked)
    assert phase(view_of(t)).victory.chance == 0


def test_in_the_event_phase_the_next_round_is_meant() -> None:
    t = standing_still("gideon<, leon>", L1="claw claw claw claw claw", standing=["block"], phase="event")
    assert chances(t) == exactly(gideon=0, leon=1)


FIVE = "claw claw claw claw claw"


def test_what_is_left_of_a_running_phase() -> None:
    """A 5 lies there for Gideon, who is asked because of his token; Leon is still to be attacked."""
    t = stage("gideon< 1, leon<", L1="claw claw", L2="tail tail", agenda=["attack_phase"], dice=[5])
    assert chances(t) == exactly(gideon=1, leon=3 / 6)


def test_a_die_on_the_table_that_would_kill_is_rolled_again() -> None:
    t = stage("gideon< 1, leon<", L1="claw claw", agenda=["attack_phase"], dice=[0])
    assert chances(t) == exactly(gideon=3 / 6, leon=1)


def test_a_card_that_counter_attack_is_about_to_slay() -> None:
    t = stage("lorenzo<, deino>", L1="claw tail", standing=["counter_attack"], agenda=["attack_phase"], dice=[1])
    assert t.asked.kind == "counter_slay"
    assert chances(t) == exactly(lorenzo=5 / 6, deino=1)


# ---------------------------------------------------------------------- a question and its answers


def test_each_answer_to_a_defence_roll_has_its_odds() -> None:
    t = stage("gideon< 1, leon<", L1="claw claw", L2=FIVE, terrain=HELD, agenda=["attack_phase"], dice=[2])
    odds = answers(view_of(t))
    assert list(odds) == t.options()
    survives = {
        answer: {marine: float(figure.chance) for marine, figure in way.survives.items()}
        for answer, way in odds.items()
    }
    assert survives["accept"] == {"gideon": 0, "leon": 1}
    assert survives["discard:artefact"] == {"gideon": 1, "leon": 0}
    assert survives["reroll"] == {"gideon": 1, "leon": 3 / 6}


def test_the_chance_of_a_reroll_is_that_of_this_attack_alone() -> None:
    t = stage("gideon< 1, leon<", L1="claw claw", L2=FIVE, agenda=["attack_phase"], dice=[2])
    assert reroll(view_of(t)).chance == Fraction(3, 6)
    t = stage("gideon< 1, leon<", L1="claw claw", terrain=HELD, agenda=["attack_phase"], dice=[2])
    assert reroll(view_of(t)).chance == Fraction(3, 6), "to use the Artefact is an answer of its own"
    t = stage("gideon>, leon<", L1="claw claw", terrain=HELD, agenda=["attack_phase"], dice=[2])
    with pytest.raises(NoOdds):
        reroll(view_of(t))


def test_where_nothing_is_asked_there_are_no_answers() -> None:
    with pytest.raises(NoOdds):
        answers(view_of(standing_still("gideon<, leon>", L1="claw")))


# ---------------------------------------------------------------------- against the engine

HELD = {"artefact": {"held_by": 1}}
LORDS = "lord_head_tail lord_claw_tongue"

SITUATIONS: dict[str, tuple[str, dict[str, object]]] = {
    "several swarms": ("gideon<, noctis>, leon<", {"L1": "claw", "R1": "tail tail", "R2": "head", "L3": "claw claw"}),
    "tokens": ("gideon< 2, noctis> 1, leon> 1", {"L1": "claw claw", "R1": "tail", "R2": "head", "L3": "claw claw"}),
    "block": ("gideon< 1, noctis>", {"L1": "claw claw claw claw", "R1": "tail tail", "standing": ["block"]}),
    "counter attack": (
        "deino>, lorenzo> 1, leon<",
        {"L2": "claw claw tail", "R2": "tail head", "R1": "head", "L3": "claw", "standing": ["counter_attack"]},
    ),
    "defensive stance": (
        "claudio< 1, goriel> 2, leon<",
        {"L1": "claw claw claw", "R2": "tail tail tail tail", "L2": "head", "standing": ["defensive_stance"]},
    ),
    "second wind": (
        "gideon<, lorenzo>",
        {"L2": "claw claw", "R2": "tail", "L1": "head", "effects": [{"card": "second_wind", "about": "lorenzo"}]},
    ),
    "second wind ends a counter attack": (
        "gideon<, lorenzo>",
        {
            "L2": "claw claw claw",
            "R2": "tail",
            "standing": ["counter_attack"],
            "effects": [{"card": "second_wind", "about": "lorenzo"}],
        },
    ),
    "artefact": (
        "gideon< 1, leon>, noctis>",
        {"L1": "claw claw", "R1": "tail", "R2": "head head", "L3": "tail", "terrain": HELD},
    ),
    "artefact of another": (
        "gideon<, leon>, noctis>, valencio<",
        {
            "players": 2,
            "teams": [["green"], ["red"]],
            "L1": "claw claw",
            "R1": "tail",
            "R2": "head head",
            "L3": "tail",
            "R3": "tail",
            "L4": "claw",
            "terrain": {"artefact": {"held_by": 2}},
        },
    ),
    "brood lords": (
        "gideon<, lorenzo>, leon<",
        {
            "L2": "lord_head_tail",
            "R2": "claw lord_claw_tongue",
            "L1": "head",
            "L3": "tail",
            "location": "genestealer_lair",
            "standing": ["counter_attack"],
        },
    ),
    "both lords at once": (
        "lorenzo<, leon<",
        {"L1": LORDS, "L2": "tail", "location": "genestealer_lair", "standing": ["counter_attack"]},
    ),
    "power field": (
        "gideon<, noctis> 1, leon<, deino>",
        {"L1": "claw", "R1": "claw", "R2": "tail tail", "R3": "head", "L3": "claw", "L4": "tail", "power_field": "R2"},
    ),
    "shifts up and down": (
        "gideon<, noctis> 1, leon>, valencio<, lorenzo> 1, deino<",
        {f"{side}{row}": f"{KINDS[row % 4]} {KINDS[(row + 1) % 4]}" for side in "LR" for row in range(1, 7)},
    ),
    "shifts with everything": (
        "lorenzo> 1, gideon> 2, claudio> 1, goriel< 1, noctis<, deino>",
        {
            **{f"L{row}": f"{KINDS[row % 2]} head" for row in range(1, 7)},
            **{f"R{row}": "tongue" for row in range(1, 7)},
            "standing": ["block", "defensive_stance", "counter_attack"],
            "terrain": HELD,
        },
    ),
    "the last stand": ("lorenzo<", {"L1": "claw claw", "R1": "tail", "standing": ["counter_attack"]}),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_engine_agrees(name: str) -> None:
    formation, position = SITUATIONS[name]
    t = standing_still(formation, phase="resolve", **position)
    odds = phase(view_of(t))
    ends = sample(t, ("attack_phase",), spends)
    alive = survivors(ends)
    for marine, figure in odds.survives.items():
        assert agrees(figure.chance, alive[marine]), (marine, float(figure.chance), alive[marine] / GAMES)
    assert agrees(odds.defeat.chance, sum(state.result == "loss" for state in ends))
    assert agrees(odds.victory.chance, sum(state.result == "win" for state in ends))
    assert odds.losses.number == pytest.approx(sum(1 - figure.chance for figure in odds.survives.values()))


def twelve(tokens: str) -> Stage:
    """Twelve Marines, all engaged on both sides; facing right those whose tokens matter longest."""
    formation = [f"{name}{'>' if place < 6 else '<'} {tokens[place]}" for place, name in enumerate(MARINE_NAMES)]
    swarms = {f"{side}{place + 1}": KINDS[place % 4] for side in "LR" for place in range(12)}
    return standing_still(
        ", ".join(formation),
        players=6,
        teams=SIX,
        phase="resolve",
        piles={"left": 2, "right": 2},
        standing=["block", "defensive_stance", "counter_attack"],
        terrain=HELD,
        **swarms,
    )


@pytest.mark.slow
def test_twelve_engaged_marines_agree_with_the_engine() -> None:
    t = twelve("111111111111")
    odds, alive = phase(view_of(t)), survivors(sample(t, ("attack_phase",), spends, 600))
    for marine, figure in odds.survives.items():
        assert agrees(figure.chance, alive[marine], 600), (marine, float(figure.chance), alive[marine] / 600)


# ---------------------------------------------------------------------- how long it takes


def seconds(t: Stage) -> float:
    view = view_of(t)
    began = process_time()
    phase(view)
    return process_time() - began


@pytest.mark.slow
@pytest.mark.parametrize("tokens", ["111111111111", "222222000000", "033330000000", "022222200000"])
def test_twelve_engaged_marines_take_less_than_2_seconds(tokens: str) -> None:
    assert seconds(twelve(tokens)) < 2
