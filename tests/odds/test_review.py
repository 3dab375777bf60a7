"""A look back at a game: figures known by hand."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from math import sqrt

import pytest

from tests.odds.looking_back import SIX, sixths, slayers, told
from tests.random_play.policies import careful
from voidlock import angel
from voidlock.engine import Thing
from voidlock.games.angel.odds.review import data, review

# ---------------------------------------------------------------------- attacks


def test_a_skull_hits_and_anything_else_misses() -> None:
    back = told(
        "leon<, gideon>",
        *["attack:leon:L1", "attack:leon:L2", "attack:leon:L1"],
        action="full_auto",
        dice=[0, 3, 1],
        L1="claw",
        L2="tail",
        round=7,
    )
    assert back.result == "win"
    assert sixths(back.rolls) == [(3, False), (3, True), (3, True)]
    first, second, third = back.rolls
    leon = Thing("marine", "leon")
    assert first[1:] == (7, "attack", leon, Thing("spot", "L1"), 1, 0, False, Thing("face", "0"), Fraction(1, 2), False)
    assert (second.card, third.card) == (Thing("spot", "L2"), Thing("spot", "L1"))
    luck = back.luck["attack"]
    assert luck[:3] == (3, 2, Fraction(3, 2))
    assert luck.deviation == pytest.approx(sqrt(3 / 4))
    assert luck.degree == "usual"
    assert not back.deaths and not back.lucky and not back.unlucky


def test_a_reroll_is_a_roll_of_its_own() -> None:
    back = told("leon< 2", "attack:leon:L1", "reroll", "reroll", action="full_auto", dice=[1, 4, 2], L1="claw")
    assert sixths(back.rolls) == [(3, True), (3, False), (3, True)]
    assert [roll.bought for roll in back.rolls] == [False, True, True]
    assert (back.statistics.attacks, back.statistics.tokens) == (1, 2)


def test_up_to_three_may_be_none_and_the_face_was_a_success_all_the_same() -> None:
    back = told("noctis<", "attack:noctis:L1", "enough", action="dead_aim", dice=[4, 1], L1=SIX)
    assert sixths(back.rolls) == [(4, True), (0, False)] and slayers(back) == {}


# ---------------------------------------------------------------------- defences


@pytest.mark.parametrize(("swarm", "faces"), [("claw", 4), ("claw tail", 3), ("claw tail head", 2), (SIX[:19], 1)])
def test_the_roll_must_be_higher_than_the_swarm(swarm: str, faces: int) -> None:
    back = told("leon>", dice=[5, 4], L1=swarm, R1=SIX)
    assert sixths(back.rolls) == [(faces, True), (0, False)]
    first = back.rolls[0]
    assert (first.kind, first.marine, first.card) == ("defence", Thing("marine", "leon"), Thing("spot", "L1"))
    assert first.size == len(swarm.split())
    assert back.luck["defence"][:3] == (2, 1, Fraction(faces, 6))
    assert back.lucky == ((first,) if faces < 3 else ())


def test_a_death_had_the_chance_of_all_rolls_that_led_to_it() -> None:
    back = told("leon> 2", "reroll", "reroll", dice=[2, 0, 1], R1="claw tail", round=3)
    assert sixths(back.rolls) == [(3, False)] * 3
    (death,) = back.deaths
    assert (death.marine, death.card, death.round) == (Thing("marine", "leon"), Thing("spot", "R1"), 3)
    assert (death.size, death.chance, death.rolls) == (2, 1 - Fraction(1, 2) ** 3, back.rolls)


def test_what_was_thrown_away_did_not_kill() -> None:
    """R-7.5: Lorenzo is safe and rolls again for a skull."""
    back = told("lorenzo> 1", "reroll", dice=[4, 0], R1="claw tail", standing=["counter_attack"])
    assert sixths(back.rolls) == [(5, True), (5, False)]
    (death,) = back.deaths
    assert death.rolls == back.rolls[1:] == back.unlucky and death.chance == Fraction(5, 6)


def test_the_artefact_saves_a_roll_that_failed() -> None:
    back = told("leon>", "discard:artefact", dice=[1, 1], L1="claw", R1=SIX, terrain={"artefact": {"held_by": 1}})
    assert sixths(back.rolls) == [(4, False), (0, False)]
    assert [death.card.id for death in back.deaths] == ["R1"]


# ---------------------------------------------------------------------- other rolls


def test_psychic_assault_is_a_peril_that_nothing_helps() -> None:
    back = told("leon> 2", dice=[1], phase="event", agenda=["event_phase"], events=["psychic_assault"], L1="claw")
    (roll,), (death,) = back.rolls, back.deaths
    card = Thing("event", "psychic_assault")
    assert roll[2:7] == ("peril", Thing("marine", "leon"), card, 0, 0)
    assert sixths(back.rolls) == [(4, False)]
    assert (death.card, death.chance, death.rolls) == (card, Fraction(4, 6), (roll,))
    assert back.luck["peril"][:3] == (1, 0, Fraction(2, 3)) and back.luck["defence"].rolls == 0
    assert back.statistics.events == (card,)


def test_the_teleportarium_rolls_for_each_marine() -> None:
    back = told(
        "gideon<, leon>",
        *["stop", "stop", "activate:gideon:control_panel"],
        action="run_and_gun",
        dice=[0, 0],
        location="teleportarium",
        terrain={"control_panel": "L1"},
        R1="claw",
    )
    assert sixths(back.rolls) == [(5, False), (5, False)]
    assert [(death.marine.id, death.card.id) for death in back.deaths] == [
        ("gideon", "teleportarium"),
        ("leon", "teleportarium"),
    ]


def test_the_launch_is_a_roll_that_succeeds_if_anything_comes_of_it() -> None:
    back = told(
        "gideon<",
        *["stop", "activate:gideon:control_panel", "roll"],
        action="run_and_gun",
        dice=[1],
        location="launch_control_room",
        location_tokens=1,
        terrain={"control_panel": "L1"},
        R1="claw",
    )
    assert back.result == "win"
    assert sixths(back.rolls) == [(2, True)]
    (roll,) = back.lucky
    assert (roll.kind, roll.marine, roll.card) == ("other", None, Thing("location", "launch_control_room"))
    assert {kind: luck[:3] for kind, luck in back.luck.items() if luck.rolls} == {"other": (1, 1, Fraction(1, 3))}


# ---------------------------------------------------------------------- statistics


def test_who_slew_what() -> None:
    """Goriel attacks, Claudio charges and pays with his life, the rest is for the swarms."""
    back = told(
        "claudio>, goriel<",
        *["attack:goriel:L2", "slay:L2:tail", "charge:claudio", "slay:L1:claw", "slay:R1:head", "enough"],
        action="heroic_charge",
        dice=[3, 0, 2],
        L1="claw",
        R1="head head",
        L2="tail claw claw claw claw claw",
    )
    assert slayers(back) == {"claudio": 2, "goriel": 1}
    assert [(roll.kind, roll.card.id) for roll in back.rolls] == [
        ("attack", "L2"),
        ("peril", "heroic_charge"),
        ("defence", "L1"),
    ]
    (yellow,) = back.statistics.teams
    assert yellow == (Thing("team", "yellow"), 1, 3, 0, 2)
    assert (back.statistics.attacks, back.statistics.slain, back.statistics.lost) == (1, 3, 2)


def test_what_cards_slew_is_their_own() -> None:
    back = told(
        "gideon<",
        *["stop", "activate:gideon:promethium_tank"],
        action="run_and_gun",
        dice=[0],
        location="main_corridor",
        piles={"left": 1, "right": 1},
        terrain={"promethium_tank": "L1"},
        L1="claw tail",
    )
    assert slayers(back) == {"promethium_tank": 2}
    assert back.statistics.cards == ((Thing("terrain", "promethium_tank"), 2),)


def test_counter_attack_is_lorenzos_deed() -> None:
    back = told("lorenzo>", "slay:L1:claw", dice=[1, 3], L1="claw tail", standing=["counter_attack"])
    assert back.result == "win" and slayers(back) == {"lorenzo": 2}


def test_a_position_can_begin_in_the_middle_of_an_event() -> None:
    back = told(
        "leon> 1",
        phase="event",
        agenda=["event_ability"],
        dice=[],
        R1="claw",
        event={"card": "rewarded_faith", "open": True, "readers": [1], "named": [4, 1, 2]},
    )
    assert back.result == "win" and slayers(back) == {"rewarded_faith": 1}


# ---------------------------------------------------------------------- as JSON, and refusals


def test_things_are_pairs_and_rolls_are_named_by_their_numbers() -> None:
    back = data(told("leon> 1", "reroll", dice=[1, 0], R1="claw", round=2))
    leon, spot = ["marine", "leon"], ["spot", "R1"]
    roll = {"round": 2, "kind": "defence", "marine": leon, "card": spot, "size": 1, "lords": 0, "chance": 2 / 3}
    assert json.loads(json.dumps(back)) == {
        "result": "loss",
        "rolls": [
            {**roll, "number": 2, "bought": False, "face": ["face", "1"], "success": False},
            {**roll, "number": 4, "bought": True, "face": ["face", "0"], "success": False},
        ],
        "deaths": [
            {
                **{"number": 5, "round": 2, "marine": leon, "card": spot, "size": 1, "lords": 0},
                **{"chance": 8 / 9, "rolls": [2, 4]},
            }
        ],
        "honours": [],
        "lucky": [],
        "unlucky": [2, 4],
        "luck": {
            "attack": {"rolls": 0, "had": 0, "promised": 0, "deviation": 0, "degree": "usual"},
            "defence": {"rolls": 2, "had": 0, "promised": 4 / 3, "deviation": 2 / 3, "degree": "bad"},
            "peril": {"rolls": 0, "had": 0, "promised": 0, "deviation": 0, "degree": "usual"},
            "other": {"rolls": 0, "had": 0, "promised": 0, "deviation": 0, "degree": "usual"},
        },
        "statistics": {
            **{"rounds": 1, "attacks": 0, "slain": 0, "tokens": 1, "lost": 1, "rescued": 0, "events": [], "cards": []},
            "locations": [["location", "toxin_pumping_station"]],
            "marines": [
                {"who": leon, "attacks": 0, "slain": 0, "tokens": 1, "lost": 1},
                {"who": ["marine", "valencio"], "attacks": 0, "slain": 0, "tokens": 0, "lost": 0},
            ],
            "teams": [{"who": ["team", "red"], "attacks": 0, "slain": 0, "tokens": 1, "lost": 1}],
        },
        "story": {
            "id": "against_the_odds",
            "about": {"marine": leon, "percent": "89%", "location": ["location", "toxin_pumping_station"]},
        },
        "squad": [{"who": leon, "home": False}],
    }


def test_a_game_that_goes_on_has_no_review() -> None:
    with pytest.raises(ValueError, match="not over"):
        review(angel.new(1, seed=1))


def test_a_game_that_kept_nothing_has_no_review() -> None:
    game = angel.new(1, seed=1, keep=False)
    rng = random.Random(1)
    while game.pending:
        game.play(careful(game.state, game.pending[0], rng))
    with pytest.raises(ValueError, match="without a record"):
        review(game)
