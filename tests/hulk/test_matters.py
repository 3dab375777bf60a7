"""What a player of a mission should look at now."""

from collections.abc import Mapping

from tests.hulk.boards import AIRLOCK, FORGE
from tests.hulk.stage import stage
from voidlock.engine import Argument, Json, Thing
from voidlock.games.hulk.odds.matters import matters
from voidlock.games.hulk.view_types import hulk_view
from voidlock.probability.figure import Matter
from voidlock.texts import LANGUAGES, Words


def facts(
    board: str, marines: Mapping[str, str], aliens: Mapping[str, Json] | None = None, win: str = "kills(9)"
) -> dict[str, Matter]:
    t = stage(board, marines, aliens, mission={"victory": f"win = {win}"})
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
    assert 40 < int(str(told(danger)["percent"])) < 80


def test_a_stealer_out_of_reach_is_no_danger_yet() -> None:
    assert "danger" not in facts(AIRLOCK, {"a": "2,5 E"}, {"S1": "15,5 W"})


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
