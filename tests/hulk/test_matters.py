"""What a player of a mission should look at now."""

from collections.abc import Mapping

import pytest

from tests.hulk.boards import AIRLOCK, FORGE
from tests.hulk.stage import stage
from voidlock.engine import Argument, Json, Thing
from voidlock.games.hulk.odds.matters import matters
from voidlock.games.hulk.view.types import hulk_view
from voidlock.odds.figure import Matter
from voidlock.texts import LANGUAGES, Words


def facts(
    board: str,
    marines: Mapping[str, str],
    aliens: Mapping[str, Json] | None = None,
    win: str = "kills(9)",
    **position: object,
) -> dict[str, Matter]:
    t = stage(board, marines, aliens, mission={"victory": f"win = {win}"}, **position)  # type: ignore[arg-type]  # fields
    found = matters(hulk_view(t.game.view(1)))
    for language in LANGUAGES:
        for matter in found:
            assert Words(language).say(*matter.because)
    return {matter.because.id.removeprefix("matters-hulk-"): matter for matter in found}


def told(matter: Matter) -> Mapping[str, Argument]:
    return matter.because.arguments


def test_the_marine_next_to_a_stealer_is_in_the_most_danger() -> None:
    found = facts(AIRLOCK, {"a": "7,5 E", "b": "5,5 W"}, {"S1": "8,5 W"})
    danger = found["danger"]
    assert next(iter(found)) == "danger"
    assert danger.at == (Thing("terminator", "a"), Thing("stealer", "S1"))
    # CLS-2: one die and a power fist against the best of three.
    assert (told(danger)["squares"], told(danger)["number"]) == (1, 1)
    assert 40 < int(str(told(danger)["percent"]).rstrip("%")) < 80


def test_a_stealer_out_of_reach_is_no_danger_yet() -> None:
    assert "danger" not in facts(AIRLOCK, {"a": "2,5 E"}, {"S1": "15,5 W"})


@pytest.mark.rule("ACT-1", "DOR-1")
@pytest.mark.parametrize(
    ("marine", "start", "opened", "reaches"),
    [
        ("3,5 E", "9,5 W", [], True),  # five steps and the attack
        ("3,5 E", "10,5 W", [], False),
        ("11,5 E", "16,5 W", [], True),  # four steps, a door and the attack
        ("10,5 E", "16,5 W", [], False),  # a door is a point too many
        ("10,5 E", "16,5 W", ["13,5"], True),
    ],
)
def test_a_stealer_reaches_what_its_points_pay_for(marine: str, start: str, opened: list[str], reaches: bool) -> None:
    assert ("danger" in facts(AIRLOCK, {"a": marine}, {"S1": start}, open=opened)) is reaches


@pytest.mark.parametrize("far", range(1, 5))
def test_the_marine_in_most_danger_and_the_nearest_stealer_are_named(far: int) -> None:
    """Two stealers reach b, one reaches a."""
    found = facts(AIRLOCK, {"a": "1,5 E", "b": f"{7 - far},5 E"}, {"S1": "7,5 W", "S2": "8,4 W"})
    assert told(found["danger"])["terminator"] == Thing("terminator", "b")
    assert (told(found["danger"])["squares"], told(found["danger"])["stealer"]) == (far, Thing("stealer", "S1"))


@pytest.mark.rule("BRD-8")
@pytest.mark.parametrize(("through", "blip"), [(True, ("B1", 3)), (False, ("B2", 6))])
def test_a_closed_door_breaks_the_distance_if_the_setting_says_so(through: bool, blip: tuple[str, int]) -> None:
    aliens: dict[str, Json] = {"B1": "14,5", "B2": "5,5"}
    found = facts(AIRLOCK, {"a": "11,5 E"}, aliens, settings={"distance_through_doors": through})
    assert (told(found["blip"])["blip"], told(found["blip"])["squares"]) == (Thing("blip", blip[0]), blip[1])


@pytest.mark.rule("BRD-8", "MOV-4")
def test_the_nearest_marine_is_named_with_the_steps_he_needs() -> None:
    """A diagonal step around the corner is one."""
    near = facts(AIRLOCK, {"a": "7,5 E", "b": "1,5 E"}, {"B1": "8,2"})
    assert (told(near["blip"])["terminator"], told(near["blip"])["squares"]) == (Thing("terminator", "a"), 3)


def test_the_nearest_blip_and_without_one_the_nearest_entry_area() -> None:
    near = facts(AIRLOCK, {"a": "7,5 E"}, {"B1": "8,2"})
    assert near["blip"].at[0] == Thing("blip", "B1") and "entry" not in near
    assert facts(AIRLOCK, {"a": "7,5 E"})["entry"].at[0].kind == "entry"


def test_what_the_mission_still_needs() -> None:
    out = facts(AIRLOCK, {"a": "7,5 E", "b": "5,5 E"}, win="exited(2)")["exited"]
    assert (told(out)["now"], told(out)["needed"], told(out)["terminator"]) == (0, 2, Thing("terminator", "a"))
    assert told(out)["squares"] == 13
    two = facts(FORGE, {"a": "7,5 E"}, win="operate_each(console_north,console_south)")["operate"]
    assert [thing.kind for thing in two.at] == ["objective", "objective", "terminator"]
