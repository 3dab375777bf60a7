"""What a player should look at now, on positions whose odds can be counted on fingers."""

from collections.abc import Mapping

from tests.odds.sampling import standing_still, view_of
from voidlock.engine import Argument, Thing
from voidlock.games.angel.odds.matters import matters
from voidlock.odds.figure import Matter
from voidlock.texts import LANGUAGES, Words


def facts(formation: str, **position: object) -> dict[str, Matter]:
    found = matters(view_of(standing_still(formation, **position)))
    for language in LANGUAGES:
        for matter in found:
            assert Words(language).say(*matter.because)
    return {matter.because.id.removeprefix("matters-"): matter for matter in found}


def told(matter: Matter) -> Mapping[str, Argument]:
    return matter.because.arguments


def test_the_marine_who_dies_most_likely_comes_first() -> None:
    found = facts("leon<, gideon> 1, noctis>", L1="claw tail", R2="claw tail head")
    first = next(iter(found.values()))
    # against two in front, 0 to 2 slay Leon; a token would let Gideon roll once more.
    assert (first.because.id, told(first)["percent"], told(first)["front"]) == ("matters-danger", "50%", 2)
    assert first.at == (Thing("marine", "leon"), Thing("spot", "L1"))


def test_there_are_three_facts_and_the_same_for_everybody() -> None:
    t = standing_still("leon<, gideon>", players=2, teams=["red", "green"], L1="claw tail")
    assert matters(view_of(t, 1)) == matters(view_of(t, 2))
    assert len(matters(view_of(t, 1))) == 3


def test_without_a_swarm_nobody_is_in_danger_and_the_next_event_is_looked_at() -> None:
    found = facts("leon<, gideon>", terrain={"corridor": "L1"})
    assert "danger" not in found and {"pile", "travel"} <= found.keys()


def test_the_pile_that_runs_out_first() -> None:
    found = facts("leon<, gideon>", piles={"left": 1, "right": 6}, terrain={"corridor": "L1"})
    assert found["pile"].at == (Thing("pile", "left"),)
    assert told(found["pile"])["number"] == 1 and told(found["pile"])["certain"] == "maybe"


def test_a_game_that_is_over_has_no_facts() -> None:
    t = standing_still("leon<")
    view = view_of(t)
    assert matters({**view, "open": {**view["open"], "result": "loss"}}) == []
