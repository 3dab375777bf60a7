"""A look back at a mission: figures known by hand, and laws over random games."""

from __future__ import annotations

import json
import random
from fractions import Fraction

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.policies import MISSIONS, careful, play
from tests.hulk.stage import stage
from voidlock import hulk
from voidlock.engine import Json, Origin, Thing, new_game
from voidlock.games.hulk.events.marines import BlipCounted, BlipRemoved, MarineDied, StealerDied
from voidlock.games.hulk.numbers import Square
from voidlock.games.hulk.odds.review import Review, data, review, story
from voidlock.games.hulk.state import DEAD, LEFT, State
from voidlock.hulk import RULES
from voidlock.odds.review import story_of

SERGEANT, STEALER = Thing("terminator", "sgt"), Thing("stealer", "S1")


def told(*answers: str, dice: list[int], **position: Json) -> Review:
    """How a written position of Airlock Nine ended."""
    written: dict[str, Json] = {"mission": "airlock-nine", "turn": 3, "phase": "marines", **position}
    game = new_game(RULES, Origin("review", None, written), {"die": dice})
    for answer in answers:
        game.apply(1, answer)
    assert game.result, game.pending
    return review(game)


def test_a_shot_before_the_way_out() -> None:
    """A bolter hits with two dice on 6, 11 times in 36; then the second marine leaves, and the mission is won."""
    looked = told(
        "activate:sgt",
        "fire:S1",
        "move:20,5",
        "leave:E",
        dice=[6, 1],
        marines={"sgt": "19,5 E", "sb1": "left", "sb2": "dead"},
        aliens={"S1": "20,5 W"},
        agenda=["next_marine"],
    )
    (roll,) = looked.rolls
    assert roll[1:] == (3, "shot", SERGEANT, STEALER, "6 1", Fraction(11, 36), True)
    assert looked.lucky == (roll,)
    assert looked.story == story_of("squad_home", home=2, squad=3, condition=Thing("condition", "exited"))
    assert looked.luck["shot"][:3] == (1, 1, Fraction(11, 36))
    assert looked.statistics.marines[0] == (SERGEANT, 1, 0, 0, 1, (), 0)


def test_a_shot_of_the_flamer_counts_by_itself() -> None:
    """Suicide Mission is won when the flamer burns the launch room."""
    looked = told(
        "activate:flamer",
        "flame:21,3",
        dice=[],
        mission="suicide-mission",
        marines={"sgt": "dead", "flamer": "21,5 N", "sb1": "dead", "sb2": "dead", "sb3": "dead"},
        open=["21,4"],
        agenda=["next_marine"],
    )
    assert looked.result == "win"
    assert looked.story == story_of(
        "one_standing", terminator=Thing("terminator", "flamer"), lost=4, condition=Thing("condition", "flame_any")
    )
    assert (looked.statistics.shots, looked.statistics.flames, looked.statistics.powers) == (0, 1, 0)
    assert [deeds.flames for deeds in looked.statistics.marines] == [0, 1, 0, 0, 0]
    assert [[thing.id for thing in deeds.burned] for deeds in looked.statistics.marines] == [
        [],
        ["control_room"],
        [],
        [],
        [],
    ]
    (flamer,) = [deeds for deeds in data(looked)["statistics"]["marines"] if deeds["flames"]]  # type: ignore[index, call-overload, union-attr]
    assert flamer["burned"] == [["objective", "control_room"]]  # type: ignore[index, call-overload]


def test_a_blip_burned_unseen_counts_for_the_flamer() -> None:
    looked = told(
        "activate:flamer",
        "flame:8,12",
        dice=[6],
        mission="suicide-mission",
        marines={
            **dict.fromkeys(("sgt", "sb1", "sb2", "sb3"), "dead"),
            "flamer": {"at": "5,12", "facing": "E", "ammunition": 1},
        },
        aliens={"B1": "8,11 3"},
        open=["6,12"],
        agenda=["next_marine"],
    )
    assert [deeds.slain for deeds in looked.statistics.marines] == [0, 1, 0, 0, 0]


def test_a_marine_who_falls_in_an_assault_might_have_lived() -> None:
    looked = review(stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 W"}, phase="aliens", dice="6 1 1 / 1").game)
    (roll,), (death,) = looked.rolls, looked.deaths
    assert (roll.kind, roll.success, roll.chance) == ("defence", False, Fraction(49, 144))
    assert (death.cause.id, death.chance) == ("assault", Fraction(49, 144))


@pytest.mark.parametrize(("phase", "answers"), [("aliens", ()), ("marines", ("activate:a", "assault:S1"))])
def test_the_winner_of_an_assault_has_slain_the_stealer(phase: str, answers: tuple[str, ...]) -> None:
    """Whichever of the two attacks."""
    won = {"victory": "win = kills(1)"}
    t = stage(AIRLOCK, {"a": "7,5 E"}, {"S1": "8,5 W"}, phase=phase, dice="1 1 1 / 6", mission=won)
    looked = review(t.answer(*answers).game)
    assert [roll.success for roll in looked.rolls] == [True]
    assert [(deeds.who.id, deeds.assaults, deeds.slain) for deeds in looked.statistics.marines] == [("a", 1, 1)]


@pytest.mark.rule("ACN-3")
def test_no_roll_decides_whether_a_marine_outlives_his_exploding_cannon() -> None:
    """Three twos miss, and his brother in the section dies on a four or more."""
    cannon = "5,5 E assault_cannon power_fist may_explode ammunition=5"
    t = stage(AIRLOCK, {"a": cannon, "b": "4,5 E"}, {"S1": "9,5 W"}, dice="2 2 2 / 6").act("a", "fire:S1")
    assert t.result == "loss"
    assert [(death.terminator.id, death.chance) for death in review(t.game).deaths] == [
        ("a", None),
        ("b", Fraction(1, 2)),
    ]


def ended(result: str, condition: str, *where: Square) -> State:
    """Airlock Nine, over, with its three marines here."""
    state = hulk.new("airlock-nine", seed="story").state.copy()
    state.result, state.ended_by, state.turn, state.where = result, condition, 7, list(where)
    return state


def test_the_story_of_a_mission() -> None:
    here, exited, late = Square(30), Thing("condition", "exited"), Thing("condition", "turn_limit")
    flames, many = (SERGEANT, Thing("cause", "flames")), {SERGEANT: 5}
    assert story(ended("win", "exited", here, LEFT, LEFT), many, None) == story_of(
        "squad_unhurt", number=3, condition=exited
    )
    assert story(ended("win", "exited", here, DEAD, DEAD), many, flames) == story_of(
        "one_standing", terminator=SERGEANT, lost=2, condition=exited
    )
    assert story(ended("win", "exited", here, LEFT, DEAD), many, flames) == story_of(
        "squad_slayer", terminator=SERGEANT, slain=5, condition=exited
    )
    assert story(ended("win", "exited", here, LEFT, DEAD), {SERGEANT: 4}, flames) == story_of(
        "squad_home", home=2, squad=3, condition=exited
    )
    assert story(ended("loss", "turn_limit", here, DEAD, DEAD), many, flames) == story_of(
        "too_late", home=1, squad=3, condition=late
    )
    assert story(ended("loss", "all_marines_dead", DEAD, DEAD, DEAD), many, flames) == story_of(
        "last_marine", terminator=flames[0], cause=flames[1], turn=7
    )


@pytest.mark.parametrize("mission", MISSIONS)
def test_laws_of_the_look_back(mission: str) -> None:
    """Every death and every alien slain counts once, the dice keep to their chances, and all of it can be written."""
    game = play(hulk.new(mission, seed="review"), careful, random.Random(mission))
    looked = review(game)
    happened = [event for _, event in game.events]
    assert [death.terminator for death in looked.deaths] == [
        event.terminator for event in happened if isinstance(event, MarineDied)
    ]
    dead = len([event for event in happened if isinstance(event, StealerDied | BlipRemoved)])
    counted = [event.number - 1 for event in happened if isinstance(event, BlipCounted)]
    assert looked.statistics.slain == dead + sum(counted)
    assert all(0 <= roll.chance <= 1 for roll in looked.rolls)
    assert not [roll for roll in looked.rolls if roll.success and not roll.chance]
    assert all(abs(luck.had - luck.promised) <= 4 * luck.deviation for luck in looked.luck.values())
    assert sum(luck.rolls for luck in looked.luck.values()) == len(looked.rolls)
    assert sum(deeds.slain for deeds in looked.statistics.marines) <= looked.statistics.slain
    assert json.loads(json.dumps(data(looked)))["result"] == game.result


def test_a_game_that_goes_on_is_not_looked_back_at() -> None:
    with pytest.raises(ValueError, match="not over"):
        review(hulk.new("airlock-nine", seed=1))
