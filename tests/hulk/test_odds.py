"""Exact chances of Space Hulk, against the figures of the rules and against many rolls."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import Stage, stage
from tests.saying import said
from tests.terminal.conversation import run
from voidlock.engine import Origin, new_game, save_file
from voidlock.games.hulk.odds.answers import promises
from voidlock.games.hulk.odds.assault import assault_odds
from voidlock.games.hulk.odds.shots import hit, overwatch
from voidlock.hulk import RULES
from voidlock.odds.figure import NoOdds

CANNON = "assault_cannon power_fist"


def shooter(weapons: str = "", stealer: str = "S1") -> Stage:
    return stage(AIRLOCK, {"a": f"5,5 E {weapons}"}, {stealer: "9,5 W"})


@pytest.mark.rule("SHT-4", "BRO-4")
@pytest.mark.parametrize(
    ("weapons", "stealer", "chance"),
    [
        ("", "S1", Fraction(11, 36)),
        ("aim=S1", "S1", Fraction(5, 9)),
        (CANNON, "S1", Fraction(19, 27)),
        (f"{CANNON} aim=S1", "S1", Fraction(7, 8)),
        ("", "broodlord", Fraction(1, 36)),
        ("aim=broodlord", "broodlord", Fraction(1, 9)),
        (CANNON, "broodlord", Fraction(7, 27)),
        (f"{CANNON} aim=broodlord", "broodlord", Fraction(1, 2)),
    ],
)
def test_the_chances_of_one_shot(weapons: str, stealer: str, chance: Fraction) -> None:
    assert hit(shooter(weapons, stealer).view, "a", stealer).chance == chance


def test_what_cannot_be_shot_at_has_no_odds() -> None:
    view = shooter("jammed").view
    with pytest.raises(NoOdds):
        hit(view, "a", "S1")
    with pytest.raises(NoOdds):
        overwatch(view, "a", 1)
    with pytest.raises(NoOdds):
        hit(shooter().view, "a", "17,5")
    with pytest.raises(NoOdds):
        hit(shooter().view, "nobody", "S1")


@pytest.mark.rule("SHT-1")
def test_a_closed_door_can_be_shot_at_and_an_empty_square_cannot() -> None:
    view = stage(AIRLOCK, {"a": "12,5 E"}).view
    assert hit(view, "a", "13,5").chance == Fraction(11, 36)
    with pytest.raises(NoOdds):
        hit(stage(AIRLOCK, {"a": "8,5 E"}).view, "a", "12,5")


@pytest.mark.rule("JAM-1")
def test_a_jam_is_one_in_six() -> None:
    assert overwatch(shooter("overwatch").view, "a", 1).jammed.chance == Fraction(1, 6)
    assert overwatch(shooter(f"{CANNON} overwatch").view, "a", 1).jammed.chance == 0


@pytest.mark.rule("OVW-2")
def test_overwatch_over_a_path() -> None:
    watch = overwatch(shooter("overwatch").view, "a", 2)
    first = Fraction(11, 36)
    going_on = Fraction(20, 36)  # neither hit nor doubled
    assert watch.dead[0].chance == first
    assert watch.dead[1].chance == first + going_on * Fraction(5, 9)
    assert watch.jammed.chance == Fraction(1, 6) + going_on * Fraction(1, 6)


def test_overwatch_agrees_with_played_games() -> None:
    """A stealer with three action points walks three squares in view, many times."""
    wanted = overwatch(shooter("overwatch").view, "a", 3)
    t = stage(
        AIRLOCK,
        {"a": "1,5 E overwatch"},
        {"S1": "6,5 W"},
        phase="aliens",
        brood=["S1"],
        acting={"alien": "S1", "ap": 3},
        agenda=["stealer_acts S1"],
        dice="1 2 " * 3,
    )
    assert len(t.told("shot_fired")) == 3
    position = t.game.origin.position
    games, dead, jammed = 1000, 0, 0
    for seed in range(games):
        played = new_game(RULES, Origin(str(seed), None, position), keep=False).state
        dead += played.place[0] < 0
        jammed += played.jammed
    assert abs(dead / games - float(wanted.dead[2].chance)) < 0.05
    assert abs(jammed / games - float(wanted.jammed.chance)) < 0.05


@pytest.mark.rule("CLS-2")
@pytest.mark.parametrize(
    ("weapons", "dies", "kills"),
    [
        ("", Fraction(95, 144), Fraction(25, 144)),
        ("sergeant thunder_hammer storm_shield", Fraction(29, 108), Fraction(7, 12)),
        ("lightning_claws", Fraction(181, 648), Fraction(4109, 7776)),
        ("librarian storm_bolter force_axe", Fraction(40, 81), Fraction(49, 144)),
    ],
)
def test_close_assault_from_the_front(weapons: str, dies: Fraction, kills: Fraction) -> None:
    found = assault_odds(stage(AIRLOCK, {"a": f"7,5 E {weapons}"}, {"S1": "8,5 W"}).view, "a", "S1")
    assert (found.dies.chance, found.kills.chance) == (dies, kills)


@pytest.mark.rule("CLS-2")
@pytest.mark.parametrize(("front_only", "dies"), [(True, Fraction(95, 144)), (False, Fraction(40, 81))])
def test_the_veteran_bonus_may_hold_against_the_rear(front_only: bool, dies: Fraction) -> None:
    """From behind a hammer is one plain die; under the other setting the sergeant still adds his 1."""
    t = stage(
        AIRLOCK,
        {"a": "7,5 W sergeant thunder_hammer storm_shield"},
        {"S1": "8,5 W"},
        settings={"veteran_bonus_front_only": front_only},
    )
    found = assault_odds(t.view, "a", "S1")
    assert (found.dies.chance, found.kills.chance) == (dies, 0)


@pytest.mark.rule("BRO-3")
def test_close_assault_with_the_broodlord_who_adds_his_lowest_die() -> None:
    found = assault_odds(stage(AIRLOCK, {"a": "7,5 E"}, {"broodlord": "8,5 W"}).view, "a", "broodlord")
    assert (found.dies.chance, found.kills.chance) == (Fraction(127, 144), Fraction(1, 18))


def test_guard_parry_and_the_rear() -> None:
    def dies(words: str) -> Fraction | float:
        return assault_odds(stage(AIRLOCK, {"a": f"7,5 {words}"}, {"S1": "8,5 W"}).view, "a", "S1").dies.chance

    assert dies("W") == dies("W lightning_claws") == dies("W storm_bolter power_sword") == Fraction(95, 144)
    assert dies("E guard") < dies("E")
    assert dies("E sergeant storm_bolter power_sword") < Fraction(40, 81)
    assert dies("E sergeant storm_bolter power_sword guard") < dies("E sergeant storm_bolter power_sword")
    with pytest.raises(NoOdds):
        assault_odds(shooter().view, "a", "S1")


def test_the_command(tmp_path: Path) -> None:
    t = stage(AIRLOCK, {"a": "5,5 E overwatch", "b": "10,5 W"}, {"S1": "9,5 W"})
    path = tmp_path / "game.json"
    save_file(t.game, path)
    told = run(tmp_path, "odds", str(path))
    assert told.returncode == 0
    assert f"31%: {said('odds-hulk-hit', terminator='a', target='S1', dice=2, needs=6)}" in told.stdout
    assert said("odds-hulk-dies", front=1, terminator="b", stealer="S1") in told.stdout
    data = json.loads(run(tmp_path, "odds", str(path), "--json").stdout)
    assert data["hulk-shots"][0]["value"] == pytest.approx(11 / 36)


# ---------------------------------------------------------------------- what answers promise

SWORD = "storm_bolter power_sword sergeant"


def promised(t: Stage) -> dict[str, tuple[str, Fraction]]:
    """The first promise of each answer."""
    return {text: (told[0].hope, told[0].chance) for text, told in promises(t.view, t.game.events_for(1)).items()}


@pytest.mark.rule("CLS-8")
@pytest.mark.parametrize(
    ("weapons", "chance"),
    [
        ("", Fraction(1, 6)),
        (SWORD, Fraction(1, 3)),
        ("lightning_claws", Fraction(5, 9)),
        ("assault_cannon chainfist", Fraction(1)),
    ],
)
def test_a_blow_at_a_door_promises_what_the_weapon_gives(weapons: str, chance: Fraction) -> None:
    t = stage(AIRLOCK, {"a": f"12,5 E {weapons}"}).answer("activate:a")
    assert promised(t)["assault:13,5"] == ("breaks", chance)


@pytest.mark.rule("OVW-2", "FLA-6", "CP-2")
def test_overwatch_flames_and_another_draw_promise_too() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E"}).answer("activate:a")
    assert promised(t)["overwatch"] == ("watches", Fraction(11, 36))
    t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer"}, {"S1": "15,5 W"}, open=["13,5"]).answer("activate:a")
    assert promised(t)["flame:14,5"] == ("kills", Fraction(5, 6))
    for others in ({}, {"broodlord": "15,5 W"}):
        t = stage(AIRLOCK, {"a": "12,5 E heavy_flamer"}, others, open=["13,5"]).answer("activate:a")
        assert "flame:14,5" not in promised(t)
    t = stage(AIRLOCK, {"a": "14,5 E"}, burning=["14,5", "15,5"]).answer("activate:a")
    assert promised(t)["move:15,5"] == ("lives", Fraction(1, 6))
    t = stage(AIRLOCK, {"a": f"5,5 E {SWORD}"}, phase="command", dice="4")
    assert promised(t) == {"redraw": ("more", Fraction(1, 3))}


@pytest.mark.rule("CP-5")
def test_a_reaction_promises_what_the_marine_can_hit() -> None:
    t = stage(AIRLOCK, {"a": "7,5 E", "b": "1,5 W", "c": "6,5 W"}, {"S1": "12,5 W"}, phase="aliens", command_points=2)
    assert t.asked.kind == "react"
    assert promised(t) == {"command:a": ("hits", Fraction(11, 36))}


@pytest.mark.rule("SHT-2")
def test_a_shot_at_the_same_target_promises_more_unless_he_moves() -> None:
    t = stage(AIRLOCK, {"a": "5,5 E aim=S1"}, {"S1": "9,5 W"}).act("a")
    assert promised(t)["fire:S1"] == ("hits", Fraction(5, 9))
    assert promised(t.answer("move:6,5"))["snap:S1"] == ("hits", Fraction(11, 36))


@pytest.mark.rule("CLS-2", "MOV-7")
@pytest.mark.parametrize("mark", ["", "guard"])
def test_an_assault_promises_a_kill_without_the_roll_on_guard(mark: str) -> None:
    t = stage(AIRLOCK, {"a": f"7,5 E {mark}"}, {"S1": "8,5 W"}).answer("activate:a")
    assert promises(t.view)["assault:S1"] == (("kills", Fraction(25, 144)), ("dies", Fraction(95, 144)))


@pytest.mark.rule("CLS-4", "CLS-6")
@pytest.mark.parametrize(("faces", "least"), [("W", (0.445, 0.353)), ("N", (0.483, 0.0))])
def test_an_assault_tells_the_kill_and_the_risk_with_the_parries_that_are_offered(
    faces: str, least: tuple[float, float]
) -> None:
    """He parries if he would die, and a tie of sixes, which a parry cannot make worse; from behind he risks nothing."""
    t = stage(AIRLOCK, {"a": f"7,5 E {SWORD}"}, {"S1": f"8,5 {faces}"}).answer("activate:a")
    kills, dies = promises(t.view)["assault:S1"]
    assert (round(float(kills.chance), 3), round(float(dies.chance), 3)) == least


@pytest.mark.rule("CLS-4", "CLS-6")
def test_who_attacks_from_behind_lives_whatever_the_dice_say() -> None:
    t = stage(AIRLOCK, {"a": f"7,5 E {SWORD}"}, {"S1": "8,5 N"}, dice="6 1 1 / 3").act("a", "assault:S1")
    found = promises(t.view, t.game.events_for(1))
    assert found["parry"] == (("kills", Fraction(3, 6)), ("lives", Fraction(1)))
    assert found["accept"] == (("kills", Fraction(0)), ("lives", Fraction(1)))


@pytest.mark.rule("CLS-6", "CLS-7")
def test_a_parry_and_and_a_roll_on_guard_promise_from_the_dice_that_lie_there() -> None:
    """The stealer has 6 4 2, the sergeant 3 and his bonus: he dies unless the six falls to 4 or less."""
    t = stage(AIRLOCK, {"a": f"7,5 E {SWORD} guard"}, {"S1": "8,5 W"}, phase="aliens", dice="6 4 2 3 5 1")
    assert t.asked.kind == "parry"
    # Parried: up to 4 ties, 5 and 6 are left to the roll on guard, which needs 4 or 5.
    once, six = Fraction(1, 2), Fraction(1, 3)
    assert promised(t) == {
        "parry": ("lives", Fraction(4, 6) + once / 6 + six / 6),
        "accept": ("lives", six),
    }
    kills = {text: told[1] for text, told in promises(t.view, t.game.events_for(1)).items()}
    # Parried: his 4 beats what is then 4, 2 and less in no case; on guard a five beats a 4, a six both.
    assert {text: hope for text, (hope, _) in kills.items()} == {"parry": "kills", "accept": "kills"}
    t.answer("parry")
    assert t.asked.kind == "guard_reroll"
    assert promised(t) == {"reroll_all": ("lives", once), "accept": ("lives", Fraction(0))}


@pytest.mark.rule("PSI-4", "BRO-5")
def test_storms_promise_and_the_broodlord_does_not_mind() -> None:
    librarian = {"a": "5,5 E librarian storm_bolter force_axe psi=20"}
    found = promised(stage(AIRLOCK, librarian, {"S1": "9,5 W"}).answer("activate:a"))
    assert found["storm:S1"] == ("kills", Fraction(5, 6))
    assert found["storm_section:S1"] == ("kills", Fraction(1, 2))
    found = promised(stage(AIRLOCK, librarian, {"broodlord": "9,5 W"}).answer("activate:a"))
    assert found["storm:broodlord"][1] == 0 and "storm_section:broodlord" not in found
    found = promised(stage(AIRLOCK, librarian, {"broodlord": "8,5 W", "S1": "9,5 W"}).answer("activate:a"))
    assert found["storm_section:broodlord"] == ("kills", Fraction(1, 2))
